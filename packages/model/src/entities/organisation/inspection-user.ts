import { entity } from '../../kit/entity.ts'
import { belongsTo, computed, list, text } from '../../kit/field.ts'
import { inventarisatieRollen } from '../../lookups/lists.ts'
import { maxLength } from '../../rules/lengths.ts'
import { isUpperCase } from '../../rules/upper-case.ts'

/** A user within an organisation: the role, the branch, and the person whom records and reports name. */
export const inspectionUser = entity({
  key: 'inspectionUser',
  api: { type: 'InventarisatieUser', plural: 'inventarisatieUsers' },
  label: { nl: 'Medewerker', en: 'Staff member', fr: 'Collaborateur' },
  plural: { nl: 'Medewerkers', en: 'Staff', fr: 'Collaborateurs' },
  fields: {
    user: belongsTo('user', { required: true, unique: true, inverse: 'inventarisatie_user' }),
    inventarisatie_organisatie: belongsTo('organisation', {
      required: true,
      readOnly: true,
      inverse: 'inventarisatie_users',
      onDelete: 'restrict',
    }),
    inventarisatie_rol: list(inventarisatieRollen, { label: { nl: 'Rol', en: 'Role', fr: 'Rôle' }, required: true }),
    vestiging: belongsTo('branch', { onDelete: 'null' }),
    functie: text({ label: { nl: 'Functie', en: 'Job title', fr: 'Fonction' } }),
    initialen: text({
      label: { nl: 'Initialen', en: 'Initials', fr: 'Initiales' },
      help: { nl: 'Staan op de monsters', en: 'Shown on samples', fr: 'Figurent sur les échantillons' },
      rules: [maxLength(6), isUpperCase],
    }),
    personeelsnummer: text({
      label: { nl: 'Personeelsnummer', en: 'Staff number', fr: 'Matricule' },
      rules: [maxLength(20)],
    }),
    full_name: computed('string', { label: { nl: 'Naam', en: 'Name', fr: 'Nom complet' } }),
  },
  title: ['full_name'],
  search: ['full_name', 'initialen'],
  order: ['full_name'],
  table: { columns: ['full_name', 'inventarisatie_rol', 'vestiging', 'functie', 'initialen'] },
  form: [
    {
      title: { nl: 'Medewerker', en: 'Staff member', fr: 'Collaborateur' },
      fields: ['inventarisatie_rol', 'vestiging', 'functie', 'initialen', 'personeelsnummer'],
    },
  ],
  access: { read: 'member', create: 'manager', update: 'manager', delete: 'manager' },
})
