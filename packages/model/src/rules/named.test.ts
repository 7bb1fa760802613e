import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
    return value(2, 5)
  } catch {
    return undefined
  }
}
const isPlain = (value: unknown): value is Rule =>
  typeof value === 'object' && value !== null && 'message' in value && 'test' in value

test('every rule there is finds its sentence by its name, so that an answer of the server is read', async () => {
  const rules = (await exported()).map(made).filter(isPlain)
  expect(rules.length).toBeGreaterThan(20)
  for (const { name, args, message } of rules)
    expect([name, issueText({ path: 'x', rule: name, args }, 'nl')]).toEqual([name, message.nl])
})
