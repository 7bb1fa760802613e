import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, choice, computed, date, text } from '../../kit/field.ts'
import { maxLength } from '../../rules/lengths.ts'
import { isEmail } from '../../rules/patterns.ts'

/** An accredited laboratory that analyses samples. Belgian laboratories report no content. */
export const laboratory = entity({
  key: 'laboratory',
  api: { type: 'Laboratorium', plural: 'laboratoria' },
  label: { nl: 'Laboratorium', en: 'Laboratory', fr: 'Laboratoire' },
  plural: { nl: 'Laboratoria', en: 'Laboratories', fr: 'Laboratoires' },
  fields: {
    naam: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' }, required: true }),
    land: choice(
      {
        NL: { nl: 'Nederland', en: 'Netherlands', fr: 'Pays-Bas' },
        BE: { nl: 'België', en: 'Belgium', fr: 'Belgique' },
      },
      { label: { nl: 'Land', en: 'Country', fr: 'Pays' }, isCountry: true, required: true, default: 'NL' },
    ),
    accreditatienummer: text({
      label: { nl: 'Accreditatienummer', en: 'Accreditation number', fr: "Numéro d'accréditation" },
      required: true,
    }),
    accreditatie_geldig_tot: date({
      label: { nl: 'Accreditatie geldig tot', en: 'Accreditation valid until', fr: "Accréditation valable jusqu'au" },
    }),
    email: text({
      label: { nl: 'E-mailadres', en: 'Email address', fr: 'Adresse e-mail' },
      help: {
        nl: 'Hierheen gaan opdrachten zonder koppeling',
        en: 'Orders without a connection go here',
        fr: 'Les commandes sans liaison sont envoyées ici',
      },
      inputType: 'email',
      required: true,
      rules: [isEmail],
    }),
    telefoon: text({
      label: { nl: 'Telefoon', en: 'Phone', fr: 'Téléphone' },
      inputType: 'tel',
      rules: [maxLength(30)],
    }),
    contactpersoon: text({
      personal: true,
      retention: 'contact',
      label: { nl: 'Contactpersoon', en: 'Contact', fr: 'Contact' },
    }),
    adres: belongsTo('address', { unique: true, onDelete: 'null' }),
    aantal_mogelijkheden: computed('integer', {
      label: { nl: 'Aantal mogelijkheden', en: 'Possibilities', fr: 'Possibilités' },
    }),
    active: boolean({ label: { nl: 'Actief', en: 'Active', fr: 'Actif' }, required: true, default: true }),
  },
  title: ['naam'],
  order: ['naam'],
  table: { columns: ['naam', 'land', 'accreditatienummer', 'aantal_mogelijkheden', 'active'] },
  form: [
    {
      title: { nl: 'Laboratorium', en: 'Laboratory', fr: 'Laboratoire' },
      fields: ['naam', 'land', 'accreditatienummer', 'accreditatie_geldig_tot', 'active'],
    },
    {
      title: { nl: 'Bereikbaar', en: 'Contact details', fr: 'Coordonnées' },
      fields: ['email', 'telefoon', 'contactpersoon'],
    },
  ],
  mergeable: { retire: 'active' },
  access: { read: 'member', create: 'manager', update: 'manager', delete: 'manager' },
})
