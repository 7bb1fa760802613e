import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { model } from '../index.ts'
import type { Field, Fields } from '../kit/field.ts'
import { inLocale, locales } from '../kit/label.ts'
import { fill, placesIn } from '../kit/phrase.ts'
import { issueText } from './named.ts'
import type { Rule } from './rule.ts'

/** What the files of rules export, but for the one that names them. */
async function exported(): Promise<readonly unknown[]> {
  const files = readdirSync(import.meta.dirname).filter((file) => /^(?!named\.)[\w-]+\.ts$/.test(file))
  const modules = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file)) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((one) => Object.values(one))
}
/** The rule that a function makes of some arguments; nothing of one that makes none. */
function made(value: unknown): unknown {
  if (typeof value !== 'function') return value
  try {
    const rule = value(2, 5)
    // One that is made of its sentences.
    return typeof rule?.message?.nl === 'number' ? value('Twee', 'Two', 'Deux') : rule
  } catch {
    return undefined
  }
}
const isPlain = (value: unknown): value is Rule =>
  typeof value === 'object' && value !== null && 'message' in value && 'test' in value

test('the sentence of a rule takes what the rule was made with, in each language', async () => {
  for (const { name, args, message } of (await exported()).map(made).filter(isPlain))
    for (const locale of locales) {
      expect([name, locale, message[locale]?.trim()]).toEqual([name, locale, expect.stringMatching(/./)])
      expect([name, placesIn(inLocale(message, locale))]).toEqual([name, placesIn(message.nl)])
      expect(placesIn(message.nl).filter((at) => !(at in args))).toEqual([])
    }
})

test('every rule there is finds its sentence by its name, so that an answer of the server is read', async () => {
  const rules = (await exported()).map(made).filter(isPlain)
  expect(rules.length).toBeGreaterThan(20)
  for (const { name, args, message } of rules)
    expect([name, issueText({ path: 'x', rule: name, args }, 'nl')]).toEqual([
      name,
      fill(message.nl, { ...args }, 'nl'),
    ])
})

test('a certificate that ends too early says before which day, by the name of that field', () => {
  for (const key of ['userCertificate', 'equipmentCertificate'] as const) {
    const { fields } = model.entity(key)
    const [{ args = [] } = {}] = fields.geldig_tot.rules
    const field: Field | undefined = (fields as Fields)[String(args[0])]
    const text = issueText({ path: 'geldig_tot', rule: 'notBeforeIssue', args }, 'en')
    expect(text).toBe(`The validity ends before the date in "${field?.label?.en}"`)
  }
})
