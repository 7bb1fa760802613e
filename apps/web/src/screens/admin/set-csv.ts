import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { isDrafted, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { inLocale, type Label, type Locale } from '@vezel/model/kit/label.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { importPhrases } from '@vezel/model/messages/import/index.ts'
import { roadOf } from '@vezel/model/nested-lists.ts'
import { unparse } from 'papaparse'
import type { SetItem, SetLists, SetRefusedRow } from '../../api/set-file.ts'
import { kindOfField } from '../../kinds/kinds.ts'
import { type Comma, readTable } from '../../kinds/table-file.ts'
import { speaking } from '../../kinds/words.ts'
import { fold } from '../../ui/fold.ts'

/** Why files are no set, as a key of the phrases with what it says. */
export type SetRefusal =
  | { readonly why: 'noSetFile' }
  | { readonly why: 'noListFile' | 'listTwice'; readonly file: string }
  | { readonly why: 'noColumn' | 'strangeColumn'; readonly file: string; readonly column: string }
  | { readonly why: 'noItemOfMapping'; readonly file: string; readonly row: number }

/** Thrown by whoever reads files of a set. */
export class SetRefused extends Error {
  readonly refusal: SetRefusal
  constructor(refusal: SetRefusal) {
    super(refusal.why)
    this.refusal = refusal
  }
}
const refuse = (refusal: SetRefusal): never => {
  throw new SetRefused(refusal)
}

/** The file of what items are called outside, beside one for each list. */
export const mappingsFile = 'koppelwaarden'
const mapping: Entity = model.entity('variableMapping')
const mappingFields = ['external_system', 'value', 'direction', 'priority', 'description', 'acknowledged']
const lists = model.entities.filter((entity) => entity.isLookup && entity.scope !== 'global')
const locales: readonly Locale[] = ['nl', 'en', 'fr']

/** The lists that an item stands in, the outermost first, and its own. */
function pathOf(list: Entity): readonly Entity[] {
  const road = roadOf(list)
  return road ? [...pathOf(road.above), list] : [list]
}
const deepest = Math.max(...lists.map((list) => pathOf(list).length))

/** A column of a file: what it is called, and how what it says is written in a cell and read from one. */
interface Column {
  readonly name: string
  readonly label: Label
  readonly field: Field | undefined
}
/** The columns that say where an item stands; the others are its fields. */
const codeColumn = (at: number) => `pad.${at}`
const placed = (label: Label, more: string): Label => ({
  nl: `${label.nl}${more}`,
  en: `${label.en}${more}`,
  fr: `${label.fr ?? label.nl}${more}`,
})
const labelOf = (name: string, field: Field): Label => {
  const label = field.label ?? (pointsAtOne(field) ? model.named(field.target).label : { nl: name, en: name })
  return pointsAtOne(field) ? placed(label, ' (code)') : label
}

/** The columns of the file of a list: the codes, then the fields in the order of the form. */
function columnsOf(list: Entity): readonly Column[] {
  const path = pathOf(list)
  const above = path.slice(0, -1).map((one, at) => ({
    name: codeColumn(at),
    label: placed(one.plural, ' (code)'),
    field: undefined,
  }))
  const { code, volgorde } = list.fields
  const own = { name: codeColumn(path.length - 1), label: code?.label ?? list.label, field: undefined }
  const parent = roadOf(list)?.name
  const fields = Object.entries(list.fields).flatMap(([name, field]) =>
    ['variable_set', 'code', 'volgorde', parent].includes(name) || !isDrafted(field)
      ? []
      : [{ name, label: labelOf(name, field), field }],
  )
  const place = { name: 'volgorde', label: volgorde?.label ?? list.label, field: volgorde }
  return named([...above, own, ...fields, place])
}

const codeLabel = lists[0]?.fields.code?.label ?? mapping.label
const mappingColumns: readonly Column[] = named([
  { name: 'lijst', label: { nl: 'Lijst', en: 'List', fr: 'Liste' }, field: undefined },
  ...Array.from({ length: deepest }, (_, at) => ({
    name: codeColumn(at),
    label: placed(codeLabel, ` ${at + 1}`),
    field: undefined,
  })),
  ...mappingFields.flatMap((name) => {
    const field = mapping.fields[name]
    return field ? [{ name, label: labelOf(name, field), field }] : []
  }),
])

/** Two columns of one name are told apart by that of their field. */
function named(columns: readonly Column[]): readonly Column[] {
  const isAlone = ({ label }: Column) => columns.filter((one) => one.label.nl === label.nl).length === 1
  return columns.map((one) => (isAlone(one) ? one : { ...one, label: placed(one.label, ` (${one.name})`) }))
}

// What a cell would lose at its ends, or a spreadsheet would run, stands behind an apostrophe; what begins with those, behind one more.
const guarded = /^'*(?:$|\s|[=+\-@]|[\s\S]*\s$)/

/** A value as a cell has it. */
function cellOf(field: Field | undefined, value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return ''
  const inFile = field && kindOfField(field).inFile
  if (field && inFile) return inFile.write(value, field, speaking[locale])
  const words = String(value)
  return guarded.test(words) ? `'${words}` : words
}

/** What a cell says; words that are no value of the field stay words, for the server to refuse with the row. */
function saidIn(field: Field | undefined, cell: string, comma: Comma): unknown {
  const words = cell.trim()
  if (words === '') return null
  const inFile = field && kindOfField(field).inFile
  if (!field || !inFile) return cell.startsWith("'") && guarded.test(cell) ? cell.slice(1) : words
  const read = inFile.read(words, field, { comma, idsOf: () => [] })
  return 'value' in read ? read.value : words
}
const codeIn = (cell: string) => String(saidIn(undefined, cell, ',') ?? '')

/** Why a row of a list, or of the mappings, is refused; nothing of one that is right. */
type WhyOf = (list: string, row: number) => string | undefined

/**
 * A file a list, by its name without extension, as Dutch Excel opens it; a list without items has none. With `whyOf` each row
 * says why it is refused.
 */
export function toFiles(items: SetLists, locale: Locale, whyOf?: WhyOf): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const why = whyOf ? [whyColumn] : []
  const told = (list: string, row: number) => ({ [whyColumn.name]: whyOf?.(list, row) })
  for (const list of lists) {
    const of = (items[list.key] ?? []).map((item, at) => ({
      ...itemValues(item),
      ...told(list.key, item.rij ?? at + 1),
    }))
    if (of.length > 0) files.set(list.key, written([...columnsOf(list), ...why], of, locale))
  }
  const mappings = lists.flatMap((list) =>
    (items[list.key] ?? []).flatMap(({ pad, rij, koppelwaarden = [] }, at) =>
      koppelwaarden.map((one) => ({
        ...codesOf(pad),
        lijst: list.key,
        ...one,
        ...told(mapping.key, Number(one.rij ?? rij ?? at + 1)),
      })),
    ),
  )
  // What is to be mended says as well that items are called nothing any more.
  const says = whyOf && Object.values(items).some((of) => of.some(({ koppelwaarden }) => koppelwaarden))
  if (mappings.length > 0 || says) files.set(mappingsFile, written([...mappingColumns, ...why], mappings, locale))
  return files
}

/** Beside what a row says, why it was refused: read past when the file comes back. */
const whyColumn: Column = {
  name: 'reden',
  label: { nl: importPhrases.nl.reason, en: importPhrases.en.reason, fr: importPhrases.fr.reason },
  field: undefined,
}
const isWhy = (header: string) => locales.some((locale) => fold(inLocale(whyColumn.label, locale)) === fold(header))

/**
 * A whole file with the reasons beside the rows that are refused. Mended it comes in as it would have, whether the rest of it
 * was imported meanwhile or not: without its other lists, what they change would be lost.
 */
export function toMend(
  items: SetLists,
  refused: readonly SetRefusedRow[],
  locale: Locale,
): ReadonlyMap<string, string> {
  const reasons = Map.groupBy(refused, ({ lijst, rij }) => `${lijst} ${rij}`)
  const whyOf: WhyOf = (list, row) =>
    reasons
      .get(`${list} ${row}`)
      ?.map(({ message }) => message)
      .join(' ')
  return toFiles(items, locale, whyOf)
}

/** The items that a file names; of one that lacks what an item has, what it does say, so that it can be mended. */
export function itemsIn(lijsten: Readonly<Record<string, unknown>>): SetLists {
  const itemIn = (row: unknown, at: number): SetItem => {
    const { rij, pad, volgorde, velden, koppelwaarden } = isRecord(row) ? row : {}
    return {
      rij: typeof rij === 'number' ? rij : at + 1,
      pad: Array.isArray(pad) ? pad.map(String) : [],
      volgorde,
      velden: isRecord(velden) ? velden : {},
      ...(Array.isArray(koppelwaarden) ? { koppelwaarden: koppelwaarden.filter(isRecord) } : {}),
    }
  }
  return Object.fromEntries(
    Object.entries(lijsten).map(([list, rows]) => [list, (Array.isArray(rows) ? rows : []).map(itemIn)]),
  )
}

const codesOf = (pad: readonly string[]) => Object.fromEntries(pad.map((code, at) => [codeColumn(at), code]))
const itemValues = ({ pad, velden, volgorde }: SetItem) => ({ ...codesOf(pad), ...velden, volgorde })

function written(
  columns: readonly Column[],
  rows: readonly Readonly<Record<string, unknown>>[],
  locale: Locale,
): string {
  const lines = rows.map((row) => columns.map(({ name, field }) => cellOf(field, row[name], locale)))
  const titles = columns.map(({ label }) => inLocale(label, locale))
  return `\uFEFF${unparse([titles, ...lines], { delimiter: ';', newline: '\r\n' })}\r\n`
}

/** A text file of a set, with its name. */
export interface NamedText {
  readonly name: string
  readonly text: string
}

/** The items that files say, each with its row. Throws `SetRefused`, and `ImportRefused` for what is no table. */
export function fromFiles(files: readonly NamedText[]): SetLists {
  const items = new Map<string, SetItem[]>()
  const mappings = files.find(({ name }) => baseOf(name) === mappingsFile)
  for (const file of files) {
    if (file === mappings) continue
    const list = lists.find(({ key }) => key === baseOf(file.name))
    if (!list) return refuse({ why: 'noListFile', file: file.name })
    if (items.has(list.key)) return refuse({ why: 'listTwice', file: file.name })
    const depth = pathOf(list).length
    items.set(
      list.key,
      rowsOf(file, columnsOf(list), codeNames(depth)).map(({ line, says }): SetItem => {
        const { volgorde, ...velden } = withoutCodes(says)
        return { rij: line, pad: codesIn(says, depth), ...(volgorde === undefined ? {} : { volgorde }), velden }
      }),
    )
  }
  if (mappings) return withMappings(items, mappings)
  return Object.fromEntries(items)
}

/** The name of a file without its folder, extension and what a browser adds for a second one: `condities (1).csv`. */
const baseOf = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/\.\w+$/, '')
    .replace(/\s*\(\d+\)$/, '')
    .trim()
    .toLowerCase()

const codeNames = (depth: number) => Array.from({ length: depth }, (_, at) => codeColumn(at))
const codesIn = (says: Readonly<Record<string, unknown>>, depth: number) =>
  codeNames(depth).map((name) => String(says[name] ?? ''))
const withoutCodes = (says: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(says).filter(([name]) => !name.startsWith('pad.')))

interface SaidRow {
  readonly line: number
  readonly says: Readonly<Record<string, unknown>>
}
/** The rows of a file by the names of its columns, which stand above them in one of our languages or as their field is called. */
function rowsOf({ name: file, text }: NamedText, columns: readonly Column[], needed: readonly string[]): SaidRow[] {
  const { headers, rows, comma } = readTable(text, ',', { isExact: true })
  const found = headers.map((header) => {
    const column = columns.find(
      ({ name, label }) =>
        fold(header) === fold(name) || locales.some((locale) => fold(inLocale(label, locale)) === fold(header)),
    )
    return column ?? (header === '' || isWhy(header) ? null : refuse({ why: 'strangeColumn', file, column: header }))
  })
  for (const name of needed) {
    const column = columns.find((one) => one.name === name)
    if (column && !found.includes(column)) return refuse({ why: 'noColumn', file, column: column.label.nl })
  }
  return rows.map(({ line, cells }) => ({
    line,
    says: Object.fromEntries(
      found.flatMap((column, at): [string, unknown][] => {
        const value = column && saidIn(column.field, cells[at] ?? '', comma)
        // What has a default is left to it where somebody fills nothing in.
        return column && !(value === null && column.field?.default !== undefined) ? [[column.name, value]] : []
      }),
    ),
  }))
}

/** The items with what they are called outside: those of the other files, so that each says all of its own. */
function withMappings(items: ReadonlyMap<string, readonly SetItem[]>, file: NamedText): SetLists {
  const of = new Map<SetItem, Record<string, unknown>[]>()
  const byPath = new Map<string, SetItem>()
  for (const [key, rows] of items)
    for (const item of rows) {
      of.set(item, [])
      byPath.set([key, ...item.pad].join('\n'), item)
    }
  for (const { line, says } of rowsOf(file, mappingColumns, ['lijst', codeColumn(0)])) {
    const { lijst, ...fields } = withoutCodes(says)
    const list = lists.find(({ key, plural }) =>
      [key, ...locales.map((locale) => inLocale(plural, locale))].some(
        (word) => fold(word) === fold(codeIn(String(lijst ?? ''))),
      ),
    )
    const item = list && byPath.get([list.key, ...codesIn(says, pathOf(list).length)].join('\n'))
    if (!item) return refuse({ why: 'noItemOfMapping', file: file.name, row: line })
    of.get(item)?.push({ rij: line, ...fields })
  }
  return Object.fromEntries(
    [...items].map(([key, rows]) => [key, rows.map((item) => ({ ...item, koppelwaarden: of.get(item) ?? [] }))]),
  )
}
