import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, computed, datetime, list, text } from '../../kit/field.ts'
import { inventarisatieRollen } from '../../lookups/lists.ts'
import { maxLength } from '../../rules/lengths.ts'
import { isUpperCase } from '../../rules/upper-case.ts'

/**
 * A user within an organisation: the role, the branch, and the person whom records and reports name. Made by accepting an
 * invitation; the organisation ends it by making it inactive.
 */
export const inspectionUser = entity({
  key: 'inspectionUser',
  api: { type: 'InventarisatieUser', plural: 'inventarisatieUsers' },
  label: { nl: 'Medewerker', en: 'Staff member', fr: 'Collaborateur' },
  plural: { nl: 'Medewerkers', en: 'Staff', fr: 'Collaborateurs' },
  fields: {
    user: belongsTo('user', { required: true, readOnly: true, unique: true, inverse: 'inventarisatie_user' }),
    inventarisatie_organisatie: belongsTo('organisation', {
      required: true,
      readOnly: true,
      inverse: 'inventarisatie_users',
      onDelete: 'restrict',
    }),
    inventarisatie_rol: list(inventarisatieRollen, { label: { nl: 'Rol', en: 'Role', fr: 'Rôle' }, required: true }),
    vestiging: belongsTo('branch', { onDelete: 'null' }),
    functie: text({ personal: true, retention: 'staff', label: { nl: 'Functie', en: 'Job title', fr: 'Fonction' } }),
    initialen: text({
      personal: true,
      retention: 'staff',
      label: { nl: 'Initialen', en: 'Initials', fr: 'Initiales' },
      help: { nl: 'Staan op de monsters', en: 'Shown on samples', fr: 'Figurent sur les échantillons' },
      rules: [maxLength(6), isUpperCase],
    }),
    personeelsnummer: text({
      personal: true,
      retention: 'staff',
      label: { nl: 'Personeelsnummer', en: 'Staff number', fr: 'Matricule' },
      unique: true,
      access: { read: 'personal' },
      rules: [maxLength(20)],
    }),
    active: boolean({
      label: { nl: 'Actief', en: 'Active', fr: 'Actif' },
      help: {
        nl: 'Wie niet actief is, kan niet voor deze organisatie inloggen',
        en: 'Whoever is not active cannot log in for this organisation',
        fr: 'Une personne inactive ne peut pas se connecter pour cette organisation',
      },
      required: true,
      default: true,
    }),
    last_login_at: datetime({
      personal: true,
      retention: 'staff',
      label: { nl: 'Laatst ingelogd', en: 'Last login', fr: 'Dernière connexion' },
      readOnly: true,
      access: { read: 'personal' },
    }),
    /** Somebody may be asked to review a report; two see more than one, so others see it too. */
    mag_controleren: computed('boolean', {
      always: true,
      label: { nl: 'Mag rapporten controleren', en: 'May review reports', fr: 'Peut contrôler des rapports' },
    }),
    /** The code of an app is asked at the log-in as well. */
    tweede_factor: computed('boolean', {
      label: { nl: 'Tweede stap bij inloggen', en: 'Second step at login', fr: 'Deuxième étape' },
      access: { read: 'personal' },
    }),
    full_name: computed('string', { label: { nl: 'Naam', en: 'Name', fr: 'Nom complet' } }),
  },
  title: ['full_name'],
  search: ['full_name', 'initialen', 'user.email'],
  order: ['full_name'],
  table: {
    columns: ['full_name', 'inventarisatie_rol', 'vestiging', 'functie', 'initialen', 'last_login_at', 'active'],
  },
  form: [
    {
      title: { nl: 'Medewerker', en: 'Staff member', fr: 'Collaborateur' },
      fields: ['inventarisatie_rol', 'vestiging', 'functie', 'initialen', 'personeelsnummer', 'active'],
    },
  ],
  access: { read: 'member', create: 'nobody', update: 'manager', delete: 'manager' },
})
