import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
import { makeFolder } from '../../make-folder.ts'

export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
}
export interface Mail {
  /** Hands a message over; throws when the mail server does not take it. */
  send(message: MailMessage): Promise<void>
}

/** A mail server that does not answer is given up after this time; the job tries again later. */
const PATIENCE_MS = 20_000

/** Mail through SMTP_URL, or else into the folder `mail` of the data folder, which the log names. */
export function makeMail(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl'>, log: Log): Mail {
  const from = { name: 'Vezel', address: `no-reply@${new URL(config.publicUrl).hostname}` }
  if (config.smtpUrl) {
    const transport = createTransport({
      url: config.smtpUrl,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    })
    return {
      async send(message) {
        await transport.sendMail({ from, ...message })
      },
    }
  }
  const folder = join(config.dataDir, 'mail')
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(message) {
      const { message: eml } = await transport.sendMail({ from, ...message })
      await makeFolder(folder)
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      // A mail may hold the link to a new password.
      await writeFile(join(folder, name), eml as Buffer, { mode: 0o600 })
      log.info({ folder, name }, 'there is no mail server (SMTP_URL): the mail is in this folder')
    },
  }
}
