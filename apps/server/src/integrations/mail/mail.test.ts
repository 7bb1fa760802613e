import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMail } from './client.ts'
import { resetMail } from './reset-mail.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-mail-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const message = resetMail('https://vezel.example', { email: 'samir@noordlicht.test', token: 'een-token', locale: 'nl' })
/** Undoes quoted-printable, in which long lines are broken. */
const plain = (mail: string) =>
  Buffer.from(
    mail
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
const link = 'https://vezel.example/reset-password?token=een-token&email=samir%40noordlicht.test'

test('goes through a mail server, with the link whole', async () => {
  const received: { to: string[]; content: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      text(stream).then((content) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), content: plain(content) })
        done()
      }, done)
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  const mail = makeMail(
    { smtpUrl: `smtp://127.0.0.1:${port}`, dataDir, publicUrl: 'https://vezel.example' },
    pino({ level: 'silent' }),
  )
  await mail.send(message)
  await new Promise<void>((closed) => server.close(() => closed()))
  expect(received[0]?.to).toEqual(['samir@noordlicht.test'])
  expect(received[0]?.content).toContain('From: Vezel <no-reply@vezel.example>')
  expect(received[0]?.content).toContain('Subject: Nieuw wachtwoord kiezen voor Vezel')
  expect(received[0]?.content).toContain(link)
})

test('fails when the mail server is not there, so that the job tries again', async () => {
  const mail = makeMail(
    { smtpUrl: 'smtp://127.0.0.1:1', dataDir, publicUrl: 'https://vezel.example' },
    pino({ level: 'silent' }),
  )
  await expect(mail.send(message)).rejects.toThrow('ECONNREFUSED')
})

test('without a mail server lies in a folder that the log names, and the log does not say for whom', async () => {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) })
  await makeMail({ smtpUrl: undefined, dataDir, publicUrl: 'http://localhost:3000' }, log).send(message)
  const [name = ''] = await readdir(join(dataDir, 'mail'))
  expect(plain(await readFile(join(dataDir, 'mail', name), 'utf8'))).toContain(link)
  // It may hold the link to a new password.
  const modes = [await stat(join(dataDir, 'mail')), await stat(join(dataDir, 'mail', name))].map(
    ({ mode }) => mode & 0o777,
  )
  expect(modes).toEqual([0o700, 0o600])
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ folder: join(dataDir, 'mail'), name })
  expect(lines[0]).not.toMatch(/samir|token/)
})
