import { text } from '../kit/field.ts'
import { operation } from './operation.ts'

/** Logging in, with the user name or the email address. An existing password is not held to today's rules. */
export const login = operation('login', {
  username: text({ label: { nl: 'Gebruikersnaam', en: 'Username', fr: "Nom d'utilisateur" }, required: true }),
  password: text({
    label: { nl: 'Wachtwoord', en: 'Password', fr: 'Mot de passe' },
    inputType: 'password',
    required: true,
  }),
})
