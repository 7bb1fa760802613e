import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** As in playwright.config.ts. */
const { E2E_DATA_DIR = 'node_modules/.cache/vezel-e2e' } = process.env
const folderOf = (dataDir: string) => join(dataDir, 'mail')
interface Which {
  /** How many mails have come since. */
  readonly of?: number
  readonly to?: string
  /** The data folder of another product than that of all journeys. */
  readonly dataDir?: string
}

/** The mails so far: without a mail server they lie in the data folder. */
export const mails = (dataDir = E2E_DATA_DIR) => readdir(folderOf(dataDir)).catch((): string[] => [])

/** What the pattern finds in the mail that has come since; of several, in the one to this address. */
export async function foundInMail(before: readonly string[], pattern: RegExp, which: Which = {}): Promise<string> {
  const { of = 1, to = '', dataDir = E2E_DATA_DIR } = which
  await expect.poll(async () => (await mails(dataDir)).length).toBe(before.length + of)
  const names = (await mails(dataDir)).filter((one) => !before.includes(one))
  let found = ''
  // The file is there before all that is written into it.
  await expect(async () => {
    const texts = await Promise.all(names.map((name) => readFile(join(folderOf(dataDir), name), 'utf8')))
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
