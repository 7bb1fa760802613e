import { text } from '../kit/field.ts'
import { isEmail, isPassword } from '../rules/patterns.ts'
import { passwordsMatch } from './forgotten-password.ts'
import { operation } from './operation.ts'

/** Changing one's own log-in, with the present password. What is absent stays as it is. */
export const updateLogin = operation('updateLogin', {
  current_password: text({
    label: { nl: 'Huidig wachtwoord', en: 'Present password', fr: 'Mot de passe actuel' },
    inputType: 'password',
    required: true,
  }),
  email: text({
    label: { nl: 'E-mailadres', en: 'Email address', fr: 'Adresse e-mail' },
    inputType: 'email',
    rules: [isEmail],
  }),
  username: text({ label: { nl: 'Gebruikersnaam', en: 'Username', fr: "Nom d'utilisateur" } }),
  password: text({
    label: { nl: 'Nieuw wachtwoord', en: 'New password', fr: 'Nouveau mot de passe' },
    inputType: 'password',
    rules: [isPassword],
  }),
  password_confirmation: text({
    label: {
      nl: 'Herhaal het nieuwe wachtwoord',
      en: 'Repeat the new password',
      fr: 'Répétez le nouveau mot de passe',
    },
    inputType: 'password',
    rules: [passwordsMatch],
  }),
})
