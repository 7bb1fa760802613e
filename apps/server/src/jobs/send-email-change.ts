import { dropEmailToken, newEmailToken } from '../auth/change-email.ts'
import { emailChangeMail, emailNoticeMail } from '../integrations/mail/email-change-mail.ts'
import type { Job } from './job.ts'

/**
 * Mails a link to the address that somebody wants, and a notice to the one there is; does nothing for a change that was
 * withdrawn or mailed. An address that somebody else has gets no link, and the notice does not tell.
 */
export const sendEmailChange: Job<'send-email-change'> = async ({ change }, { config, pools, mail }) => {
  const found = await newEmailToken(pools.serve, change)
  if (!found) return
  try {
    await mail.send(emailNoticeMail(config.publicUrl, found))
    if (!found.isTaken) await mail.send(emailChangeMail(config.publicUrl, found))
  } catch (error) {
    await dropEmailToken(pools.serve, found.token)
    throw error
  }
}
