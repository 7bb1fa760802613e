import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { files } from './import-graph.ts'

/** Whether a text asks or changes something of the API. What is filled into a template may be any name. */
function isDocument(text: string): boolean {
  try {
    const document = parse(text.replace(/\$\{[^}]*\}/g, 'filled'))
    return document.definitions.some(
      // `{name}` is a place in a phrase.
      (one) =>
        one.kind === Kind.OPERATION_DEFINITION && (one.name !== undefined || one.selectionSet.selections.length > 1),
    )
  } catch {
    return false
  }
}
const texts = (source: string) =>
  [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(([, a, b, c]) => a ?? b ?? c ?? '')

/** The beginnings of documents that are put together: of a template within a template no whole text can be read. */
const beginnings = (source: string) => source.match(/['"`]\s*(?:query|mutation|subscription)\s*\w*\s*[({][^\n]*/g) ?? []

test('a document that is put together is known by its beginning', () => {
  const lines = [
    `const q = \`query found($q: String!, \${lists.map((l) => \`$f: \${l}Filter\`)}) { id }\``,
    "'mutation { a }'",
    '`query {`',
  ]
  for (const line of lines) expect(beginnings(line), line).toHaveLength(1)
  for (const line of ["t('query')", '`query of a name`', "kind: 'mutation',", '// a query (of one)'])
    expect(beginnings(line), line).toEqual([])
})

test('a document is known as it is written', () => {
  for (const text of [
    'query made($id: ID!) { row: onderzoek(id: $id) { id } }',
    `query a { rows: \${plural} { id } }`,
    '{ id nummer }',
  ])
    expect(isDocument(text), text).toBe(true)
  for (const text of ['{name}', 'Stap {at} van {of}', '../api/rows.ts', 'id nummer'])
    expect(isDocument(text), text).toBe(false)
})

// What is written by hand drifts from the definitions, and several calls for one action leave half of it behind.
test('no screen writes a document of its own: what is asked and saved follows from the definitions', () => {
  const screens = files.filter((file) => /^apps\/web\/src\/(?:screens|frame|layouts|areas|search)\//.test(file))
  expect(screens.length).toBeGreaterThan(60)
  const found = screens.flatMap((file) => {
    const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
    return [...texts(source).filter(isDocument), ...beginnings(source)].map((text) => `${file}: ${text}`)
  })
  expect(found).toEqual([])
})
