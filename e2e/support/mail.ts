import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** As in playwright.config.ts. */
const { E2E_DATA_DIR = 'node_modules/.cache/vezel-e2e' } = process.env
const folder = join(E2E_DATA_DIR, 'mail')
interface Which {
  /** How many mails have come since. */
  readonly of?: number
  readonly to?: string
}

/** The mails so far: without a mail server they lie in the data folder. */
export const mails = () => readdir(folder).catch((): string[] => [])

/** What the pattern finds in the mail that has come since; of several, in the one to this address. */
export async function foundInMail(before: readonly string[], pattern: RegExp, which: Which = {}): Promise<string> {
  const { of = 1, to = '' } = which
  await expect.poll(async () => (await mails()).length).toBe(before.length + of)
  const names = (await mails()).filter((one) => !before.includes(one))
  let found = ''
  // The file is there before all that is written into it.
  await expect(async () => {
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    // Quoted-printable: long lines are broken, and the equals sign is written in full.
    const text = (texts.find((one) => one.includes(`To: ${to}`)) ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    found = pattern.exec(text)?.[0] ?? ''
    expect(found, text).not.toBe('')
  }).toPass()
  return found
}

/** The path of the link in the mail that has come since. */
export async function linkOf(before: readonly string[], which?: Which): Promise<string> {
  const { pathname, search } = new URL(await foundInMail(before, /https?:\/\/\S+(?=\s)/, which))
  return pathname + search
}
