import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { files } from './import-graph.ts'

/** A line that says of a value that it is of a type, instead of letting that follow. */
const isCast = (line: string) =>
  !/^\s*(?:\/\/|\/?\*|import\b|export (?:type )?[{*])/.test(line) &&
  // What is written between quotes or after `//` is no code.
  /[\w)\]}] as (?!const\b)[\w({]|[\w)\]]!(?:[.;,)\]([]|$)/.test(
    line.replace(/'[^']*'|`[^`]*`/g, "''").replace(/\/\/.*/, ''),
  )

test('a cast is found as it is written', () => {
  for (const line of [
    'rows as readonly Read[]',
    '(made as { id: string }).id',
    'first!.id',
    'x as unknown as Y',
    'f(a!)',
  ])
    expect(isCast(line), line).toBe(true)
  for (const line of [
    '} as const',
    "import { one as other } from './one.ts'",
    ' * as the server says',
    "t('as text')",
    'if (!one.id) return',
    'one !== other',
  ])
    expect(isCast(line), line).toBe(false)
})

// What the server answers is typed by what was asked, and keys are those of the model: a screen that casts has lost that.
test('the screens and what stands around them hold fewer than ten casts, and none of what was read', () => {
  const screens = files.filter((file) => /^apps\/web\/src\/(?:screens|frame|layouts|areas)\//.test(file))
  expect(screens.length).toBeGreaterThan(60)
  const found = screens.flatMap((file) =>
    readFileSync(join(import.meta.dirname, '..', file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (isCast(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(found.filter((line) => /\bas (?:readonly )?Read\b/.test(line))).toEqual([])
  expect(found.length, found.join('\n')).toBeLessThan(10)
})
