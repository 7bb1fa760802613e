import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kinds } from '@vezel/model/kit/kinds.ts'
import { expect, test } from 'vitest'
import { files } from './import-graph.ts'

const names = Object.keys(kinds).join('|')
/** A line that asks whether a field is of one kind, or lists some, instead of asking a table what it has to know. */
const isAsked = new RegExp(
  `\\bkind\\b\\)?\\s*[!=]==?\\s*'(?:${names})'|'(?:belongsTo|manyToMany|computed|richText|textArea)'`,
)

test('a branch on a kind is found as it is written', () => {
  for (const line of [
    "if (field?.kind === 'file') return",
    "field.kind!=='computed'",
    "    case 'belongsTo':",
    "new Set(['text', 'textArea'])",
  ])
    expect(line).toMatch(isAsked)
  for (const line of ['questions[field.kind].is(values)', "column.kind === 'status'", "kind: 'date',"])
    expect(line).not.toMatch(isAsked)
})

test('the page asks of a field what its kind says, and nowhere which kind it is', () => {
  // `ui/` knows no fields: it has kinds of columns, which are its own.
  const asking = files.filter((file) => /^apps\/web\/src\/(?!ui\/).*(?<!\.test)\.tsx?$/.test(file))
  expect(asking.length).toBeGreaterThan(100)
  const found = asking.flatMap((file) =>
    readFileSync(join(import.meta.dirname, '..', file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (isAsked.test(line) ? [`${file}:${at + 1}`] : [])),
  )
  expect(found).toEqual([])
})
