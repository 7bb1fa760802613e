import { updateForgottenPassword } from './forgotten-password.ts'
import { operation } from './operation.ts'

/** What a link of a mail says: address and token. */
const { email, token } = updateForgottenPassword.fields

/** Confirms the address to which the mail was sent: from then on it is the one of the log-in. */
export const confirmEmail = operation('confirmEmail', { email, token })

/** Refuses an invitation, for good. */
export const declineInvitation = operation('declineInvitation', { email, token })
