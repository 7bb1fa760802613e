import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { model } from '@vezel/model'
import defaults from '@vezel/model/lookups/defaults.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { files } from './import-graph.ts'

interface Item {
  readonly code: string
  readonly value: string
}
const isItems = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.length > 0 && typeof value[0] === 'object' && 'code' in value[0]

/** The default items of all lists, by the list; those of a nested one together. */
const byList = new Map<string, Item[]>()
function gather(of: object): void {
  for (const [list, items] of Object.entries(of)) {
    if (!isItems(items)) continue
    byList.set(list, [...(byList.get(list) ?? []), ...items])
    for (const item of items) gather(item)
  }
}
gather(defaults)

const words = new Set([...byList.values()].flat().map(({ value }) => value.toLowerCase()))

/** Whether a line lets what an item is called decide: its words beside a comparison, or a question by its words. */
function goesByWords(line: string): boolean {
  if (/"value" *(?:=|<>|!=|in\b|i?like\b)|\."value" *~/.test(line) || /\bvalue: \{ (?:where|eq|in|ne)\b/.test(line))
    return true
  if (/\b(?:nummer|number|prefix)\??\.(?:startsWith|charAt|at)\(/.test(line)) return true
  const compared = /(?:(?:===|!==|<>|\beq:|\bcase|\bin \(|includes\(|\[) *)'([^']+)'|'([^']+)' *(?:===|!==)/g
  return [...line.matchAll(compared)].some(([, after, before]) => {
    const word = after ?? before ?? ''
    // A word in small letters is a code or a choice.
    return /^\p{Lu}/u.test(word) && words.has(word.toLowerCase())
  })
}

test('a line that goes by what an item is called is found as it is written', () => {
  for (const line of [
    `if (item.value === 'Asbest') return`,
    `where s."value" = 'Regulier'`,
    `bool_or(u."value" ilike 'niet te analyseren%')`,
    `filter: { onderzoek_soort: { where: { value: { in: values } } } }`,
    `['Kleefmonster', 'x'].includes(kind.value)`,
    `return number.startsWith('M') ? 0 : 1`,
  ])
    expect(goesByWords(line), line).toBe(true)
  for (const line of [
    `if (item.code === 'asbest') return`,
    `s."code" in ('actief', 'afgerond')`,
    `options.value === value`,
  ])
    expect(goesByWords(line), line).toBe(false)
})

const product = [
  ...files.filter(
    (file) =>
      /^(?:apps|packages)\/\w+\/src\//.test(file) && !/\.test\.tsx?$|\/(?:testing|fixture|seed|crash)\//.test(file),
  ),
  'apps/server/src/db/system.sql',
]
const linesOf = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8').split('\n')

test('the product goes by the code of an item, never by its words or the number it begins', () => {
  expect(product.length).toBeGreaterThan(400)
  const found = product.flatMap((file) =>
    linesOf(file).flatMap((line, at) => (goesByWords(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

const knownCodes = new Set(model.entities.flatMap(({ known }) => known))
const codes = new Set([...byList.values()].flat().map(({ code }) => code))

/** The codes of default items with which a line compares that of an item, and that no list declares as known. */
function unknownCodes(line: string): string[] {
  const compared = /(?:\.code|"code") *(?:===|!==|=|<>|in|not in) *(\([^)]*\)|'[^']*')/g
  const named = [...line.matchAll(compared)].flatMap(([, list = '']) => [...list.matchAll(/'([^']*)'/g)])
  return named.flatMap(([, code = '']) => (codes.has(code) && !knownCodes.has(code) ? [code] : []))
}

test('a line that compares with a code that no list knows is found as it is written', () => {
  expect(unknownCodes(`if (item.code === 'visueel') return`)).toEqual(['visueel'])
  expect(unknownCodes(`where s."code" in ('vrijgegeven', 'visueel')`)).toEqual(['visueel'])
  expect(unknownCodes(`if (item.code === 'asbest' && problem.code === 'notFound') return`)).toEqual([])
})

test('the product compares with codes that a list declares as known', () => {
  const found = product.flatMap((file) => linesOf(file).flatMap(unknownCodes))
  expect(found).toEqual([])
})

test('what the model names of a list is the code of a default item', () => {
  for (const entity of model.entities) {
    const codesOf = (list: string) => byList.get(list)?.map(({ code }) => code) ?? []
    expect(codesOf(entity.key)).toEqual(expect.arrayContaining([...entity.known]))
    for (const field of Object.values(entity.fields))
      if (field.kind === 'belongsTo' && field.isLookup && field.default !== undefined)
        expect(codesOf(field.target)).toContain(field.default)
    const state = entity.transitions && entity.fields[entity.transitions.field]
    if (state?.kind === 'belongsTo')
      expect(model.named(state.target).known).toEqual(
        expect.arrayContaining(Object.keys(entity.transitions?.states ?? {})),
      )
  }
})
