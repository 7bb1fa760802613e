import { entity } from '../../kit/entity.ts'
import { boolean, choice, computed, datetime, text } from '../../kit/field.ts'
import { maxLength } from '../../rules/lengths.ts'
import { hasNoNumbers, isEmail, isPassword } from '../../rules/patterns.ts'

/** Somebody who can log in. What they are within an organisation stands in their inspection user. */
export const user = entity({
  key: 'user',
  api: { type: 'User', plural: 'users' },
  label: { nl: 'Gebruiker', en: 'User', fr: 'Utilisateur' },
  plural: { nl: 'Gebruikers', en: 'Users', fr: 'Utilisateurs' },
  id: 'integer',
  scope: 'global',
  fields: {
    email: text({
      label: { nl: 'E-mailadres', en: 'Email address', fr: 'Adresse e-mail' },
      inputType: 'email',
      required: true,
      unique: true,
      rules: [isEmail],
    }),
    /** The email address when left empty. */
    username: text({ label: { nl: 'Gebruikersnaam', en: 'Username', fr: "Nom d'utilisateur" }, unique: true }),
    name: text({ label: { nl: 'Voornaam', en: 'First name', fr: 'Prénom' }, required: true, rules: [hasNoNumbers] }),
    tussenvoegsel: text({
      label: { nl: 'Tussenvoegsel', en: 'Name prefix', fr: 'Particule' },
      rules: [hasNoNumbers, maxLength(20)],
    }),
    achternaam: text({
      label: { nl: 'Achternaam', en: 'Last name', fr: 'Nom' },
      required: true,
      rules: [hasNoNumbers],
    }),
    full_name: computed('string', { label: { nl: 'Naam', en: 'Name', fr: 'Nom complet' } }),
    password: text({
      label: { nl: 'Wachtwoord', en: 'Password', fr: 'Mot de passe' },
      inputType: 'password',
      writeOnly: true,
      rules: [isPassword],
    }),
    phone_number: text({
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
    active: boolean({ label: { nl: 'Actief', en: 'Active', fr: 'Actif' }, required: true, default: true }),
    last_login_at: datetime({
      label: { nl: 'Laatst ingelogd', en: 'Last login', fr: 'Dernière connexion' },
      readOnly: true,
    }),
    is_developer: computed('boolean', { label: { nl: 'Ontwikkelaar', en: 'Developer', fr: 'Développeur' } }),
  },
  title: ['full_name'],
  search: ['full_name', 'email', 'username'],
  order: ['achternaam', 'name'],
  table: { columns: ['full_name', 'email', 'last_login_at', 'active'] },
  form: [
    {
      title: { nl: 'Persoon', en: 'Person', fr: 'Personne' },
      fields: ['name', 'tussenvoegsel', 'achternaam', 'phone_number'],
    },
    { title: { nl: 'Inloggen', en: 'Log in', fr: 'Connexion' }, fields: ['email', 'username', 'password', 'active'] },
    { title: { nl: 'Voorkeuren', en: 'Preferences', fr: 'Préférences' }, fields: ['locale', 'country'] },
  ],
  access: { read: 'member', create: 'manager', update: 'self', delete: 'manager' },
})
