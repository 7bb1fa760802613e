import { user } from '../entities/organisation/user.ts'
import { text } from '../kit/field.ts'
import { kindMessages } from '../rules/kind-messages.ts'
import { isEmail, isPassword } from '../rules/patterns.ts'
import type { Rule } from '../rules/rule.ts'
import { operation } from './operation.ts'

const email = text({
  label: { nl: 'E-mailadres', en: 'Email address', fr: 'Adresse e-mail' },
  inputType: 'email',
  required: true,
  rules: [isEmail],
})

/** Both entries are the same (§5). */
export const passwordsMatch: Rule = {
  name: 'passwordsMatch',
  args: [],
  message: kindMessages.passwordsMatch ?? { nl: '', en: '' },
  test: (value, draft) => value === draft.password,
}

/** Asking for a mail with a link. The answer never tells whether the address is known. */
export const forgotPassword = operation('forgotPassword', { email })

/** Choosing a new password with the link from that mail; address and token come from the link. */
export const updateForgottenPassword = operation('updateForgottenPassword', {
  email,
  token: text({ label: { nl: 'Code uit de mail', en: 'Code from the mail', fr: 'Code du courriel' }, required: true }),
  password: text({
    label: { nl: 'Nieuw wachtwoord', en: 'New password', fr: 'Nouveau mot de passe' },
    inputType: 'password',
    required: true,
    rules: [isPassword],
  }),
  password_confirmation: text({
    label: {
      nl: 'Herhaal het nieuwe wachtwoord',
      en: 'Repeat the new password',
      fr: 'Répétez le nouveau mot de passe',
    },
    inputType: 'password',
    required: true,
    rules: [passwordsMatch],
  }),
})

const { name, tussenvoegsel, achternaam, phone_number } = user.fields
/** What somebody says of himself with a first password; the account has it from then on. */
export const invitedPerson = operation('invitedPerson', { name, tussenvoegsel, achternaam, phone_number })

/** Accepting an invitation without an account yet: as whoever invited typed it, and as the person wants it. */
export const acceptInvitation = operation('updateForgottenPassword', {
  ...updateForgottenPassword.fields,
  ...invitedPerson.fields,
})
