import { dropResetCode, newResetCode } from '../auth/second-factor.ts'
import { factorResetMail } from '../integrations/mail/factor-reset-mail.ts'
import type { Job } from './job.ts'

/** Mails somebody a code for the second step of the log-in; does nothing where there is no second step. */
export const sendFactorReset: Job<'send-factor-reset'> = async ({ user }, { config, pools, mail }) => {
  const { rows } = await pools.owner.query<{ email: string; locale: 'nl' | 'en' | 'fr' }>(
    `select "email", "locale" from "user" where "id" = $1 and "active" and "deleted_at" is null`,
    [user],
  )
  const [person] = rows
  const code = person && (await newResetCode(pools.owner, user))
  if (!person || !code) return
  try {
    await mail.send(factorResetMail(config.publicUrl, { ...person, code }))
  } catch (error) {
    await dropResetCode(pools.owner, user, code)
    throw error
  }
}
