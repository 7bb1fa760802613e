import { dropInvitationToken, newInvitationToken } from '../auth/accept-invitation.ts'
import { invitationMail } from '../integrations/mail/invitation-mail.ts'
import type { Job } from './job.ts'

/** Mails somebody the link with which an invitation is accepted; does nothing for one that was withdrawn or mailed. */
export const sendInvitation: Job<'send-invitation'> = async ({ organisation, invitation }, { config, pools, mail }) => {
  const found = await newInvitationToken(pools.owner, organisation, invitation)
  if (!found) return
  try {
    await mail.send(invitationMail(config.publicUrl, found))
  } catch (error) {
    await dropInvitationToken(pools.owner, found.token)
    throw error
  }
}
