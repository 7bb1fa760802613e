import { dropResetToken, newResetToken } from '../auth/reset-password.ts'
import { resetMail } from '../integrations/mail/reset-mail.ts'
import type { Job } from './job.ts'

/** Mails somebody a link to choose a new password; does nothing for an address nobody has. */
export const sendResetMail: Job<'send-reset-mail'> = async ({ email }, { config, pools, mail }) => {
  const reset = await newResetToken(pools.serve, email)
  if (!reset) return
  try {
    await mail.send(resetMail(config.publicUrl, reset))
  } catch (error) {
    await dropResetToken(pools.serve, reset.token)
    throw error
  }
}
