import { entity } from '../../kit/entity.ts'
import { boolean, choice, computed, text } from '../../kit/field.ts'
import { maxLength } from '../../rules/lengths.ts'
import { hasNoNumbers, isEmail, isPassword } from '../../rules/patterns.ts'

/**
 * Somebody who can log in. Several organisations may share a person, so only that person changes this record; what
 * somebody is within an organisation stands in the inspection user. The log-in itself (email, username, password) is
 * changed with `updateLogin`, which asks for the present password.
 */
export const user = entity({
  key: 'user',
  api: { type: 'User', plural: 'users' },
  label: { nl: 'Gebruiker', en: 'User', fr: 'Utilisateur' },
  plural: { nl: 'Gebruikers', en: 'Users', fr: 'Utilisateurs' },
  id: 'integer',
  scope: 'person',
  fields: {
    email: text({
      personal: true,
      retention: 'staff',
      label: { nl: 'E-mailadres', en: 'Email address', fr: 'Adresse e-mail' },
      inputType: 'email',
      required: true,
      readOnly: true,
      rules: [isEmail],
    }),
    /** The email address when left empty. Both are log-in names: nobody else may have either of them. */
    username: text({
      personal: true,
      retention: 'staff',
      label: { nl: 'Gebruikersnaam', en: 'Username', fr: "Nom d'utilisateur" },
      readOnly: true,
    }),
    name: text({
      personal: true,
      retention: 'staff',
      label: { nl: 'Voornaam', en: 'First name', fr: 'Prénom' },
      required: true,
      rules: [hasNoNumbers],
    }),
    tussenvoegsel: text({
      personal: true,
      retention: 'staff',
      label: { nl: 'Tussenvoegsel', en: 'Name prefix', fr: 'Particule' },
      rules: [hasNoNumbers, maxLength(20)],
    }),
    achternaam: text({
      personal: true,
      retention: 'staff',
      label: { nl: 'Achternaam', en: 'Last name', fr: 'Nom' },
      required: true,
      rules: [hasNoNumbers],
    }),
    full_name: computed('string', { always: true, label: { nl: 'Naam', en: 'Name', fr: 'Nom complet' } }),
    password: text({
      personal: true,
      retention: 'staff',
      label: { nl: 'Wachtwoord', en: 'Password', fr: 'Mot de passe' },
      inputType: 'password',
      writeOnly: true,
      readOnly: true,
      rules: [isPassword],
    }),
    phone_number: text({
      personal: true,
      retention: 'staff',
      label: { nl: 'Telefoonnummer', en: 'Phone number', fr: 'Téléphone' },
      inputType: 'tel',
      rules: [maxLength(30)],
    }),
    locale: choice(
      {
        nl: { nl: 'Nederlands', en: 'Dutch', fr: 'Néerlandais' },
        en: { nl: 'Engels', en: 'English', fr: 'Anglais' },
        fr: { nl: 'Frans', en: 'French', fr: 'Français' },
      },
      { label: { nl: 'Taal', en: 'Language', fr: 'Langue' }, required: true, default: 'nl' },
    ),
    country: choice(
      {
        NL: { nl: 'Nederland', en: 'Netherlands', fr: 'Pays-Bas' },
        BE: { nl: 'België', en: 'Belgium', fr: 'Belgique' },
      },
      { label: { nl: 'Land', en: 'Country', fr: 'Pays' }, required: true, default: 'NL' },
    ),
    /** Whoever runs the installation can shut somebody out everywhere; an organisation ends its own link. */
    active: boolean({
      label: { nl: 'Actief', en: 'Active', fr: 'Actif' },
      required: true,
      readOnly: true,
      default: true,
    }),
    is_developer: computed('boolean', { label: { nl: 'Ontwikkelaar', en: 'Developer', fr: 'Développeur' } }),
  },
  title: ['full_name'],
  search: ['full_name', 'email', 'username'],
  order: ['achternaam', 'name'],
  table: { columns: ['full_name', 'email'] },
  form: [
    {
      title: { nl: 'Persoon', en: 'Person', fr: 'Personne' },
      fields: ['name', 'tussenvoegsel', 'achternaam', 'phone_number'],
    },
    { title: { nl: 'Voorkeuren', en: 'Preferences', fr: 'Préférences' }, fields: ['locale', 'country'] },
  ],
  access: { read: 'member', create: 'nobody', update: 'self', delete: 'nobody' },
})
