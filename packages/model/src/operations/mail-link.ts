import { updateForgottenPassword } from './forgotten-password.ts'
import { operation } from './operation.ts'

/** What a link of a mail says: address and token. */
const { email, token } = updateForgottenPassword.fields

/** Confirms the address to which the mail was sent: from then on it is the one of the log-in. */
export const confirmEmail = operation('confirmEmail', { email, token })

/** Refuses an invitation, for good. */
export const declineInvitation = operation('declineInvitation', { email, token })

/** What became of a link to choose a password with or to accept an invitation; of the first it is open or over. */
export const linkStates = [
  'open',
  'aangenomen',
  'afgeslagen',
  'ingetrokken',
  /** The invitation was mailed again: only the link of the last mail works. */
  'vervangen',
  /** Used, too old, or of nothing that is known. */
  'over',
] as const
export type LinkState = (typeof linkStates)[number]
