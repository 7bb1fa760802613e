import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, choice, computed, text } from '../../kit/field.ts'
import { maxLength } from '../../rules/lengths.ts'
import { hasNoNumbers, isEmail } from '../../rules/patterns.ts'

/** A person at a client. */
export const contact = entity({
  key: 'contact',
  api: { type: 'Contact', plural: 'contacten' },
  label: { nl: 'Contactpersoon', en: 'Contact', fr: 'Contact' },
  plural: { nl: 'Contactpersonen', en: 'Contacts', fr: 'Contacts' },
  fields: {
    klant: belongsTo('client', { required: true, inverse: 'contacten' }),
    aanhef: choice(
      {
        dhr: { nl: 'Dhr.', en: 'Mr', fr: 'M.' },
        mevr: { nl: 'Mevr.', en: 'Ms', fr: 'Mme' },
        geen: { nl: 'Geen', en: 'None', fr: 'Aucune' },
      },
      { personal: true, retention: 'contact', label: { nl: 'Aanhef', en: 'Salutation', fr: 'Civilité' } },
    ),
    voornaam: text({
      personal: true,
      retention: 'contact',
      label: { nl: 'Voornaam', en: 'First name', fr: 'Prénom' },
      rules: [hasNoNumbers],
    }),
    tussenvoegsel: text({
      personal: true,
      retention: 'contact',
      label: { nl: 'Tussenvoegsel', en: 'Name prefix', fr: 'Particule' },
      rules: [hasNoNumbers],
    }),
    achternaam: text({
      personal: true,
      retention: 'contact',
      label: { nl: 'Achternaam', en: 'Last name', fr: 'Nom' },
      required: true,
      rules: [hasNoNumbers],
    }),
    full_name: computed('string', { label: { nl: 'Naam', en: 'Name', fr: 'Nom complet' } }),
    functie: text({ personal: true, retention: 'contact', label: { nl: 'Functie', en: 'Job title', fr: 'Fonction' } }),
    email: text({
      personal: true,
      retention: 'contact',
      label: { nl: 'E-mailadres', en: 'Email address', fr: 'Adresse e-mail' },
      inputType: 'email',
      rules: [isEmail],
    }),
    telefoon: text({
      personal: true,
      retention: 'contact',
      label: { nl: 'Telefoon', en: 'Phone', fr: 'Téléphone' },
      inputType: 'tel',
      rules: [maxLength(30)],
    }),
    mobiel: text({
      personal: true,
      retention: 'contact',
      label: { nl: 'Mobiel', en: 'Mobile', fr: 'Mobile' },
      inputType: 'tel',
      rules: [maxLength(30)],
    }),
    rapport_ontvanger: boolean({
      label: { nl: 'Ontvangt rapporten', en: 'Receives reports', fr: 'Reçoit les rapports' },
      required: true,
      default: false,
    }),
  },
  title: ['full_name'],
  search: ['full_name', 'functie', 'email'],
  order: ['achternaam', 'voornaam'],
  table: { columns: ['full_name', 'functie', 'email', 'telefoon', 'rapport_ontvanger'] },
  form: [
    {
      title: { nl: 'Contactpersoon', en: 'Contact', fr: 'Contact' },
      fields: ['aanhef', 'voornaam', 'tussenvoegsel', 'achternaam', 'functie'],
    },
    {
      title: { nl: 'Bereikbaar', en: 'Contact details', fr: 'Coordonnées' },
      fields: ['email', 'telefoon', 'mobiel', 'rapport_ontvanger'],
    },
  ],
  mergeable: { within: 'klant' },
  access: { read: 'member', create: 'office', update: 'office', delete: 'manager' },
})
