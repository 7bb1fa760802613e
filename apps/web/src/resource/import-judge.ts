import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { check } from '@vezel/model/kit/model.ts'
import type { Translate } from '@vezel/model/kit/phrase.ts'
import type { importPhrases } from '@vezel/model/messages/import/index.ts'
import { issueText } from '@vezel/model/rules/named.ts'
import { type Draft, isEmpty } from '@vezel/model/rules/rule.ts'
import type { RowIn, RowRefusal } from '../api/rows-in.ts'
import type { Reading } from '../kinds/kind.ts'
import { kindOfField } from '../kinds/kinds.ts'
import { fieldLabel, type Read } from '../kinds/record.ts'
import type { Comma, ImportRow } from '../kinds/table-file.ts'
import { flatValue } from '../kinds/words.ts'
import { fold } from '../ui/fold.ts'
import { needed } from './import-columns.ts'
import type { Known } from './import-known.ts'

/** One thing that is wrong with a row. */
export interface RowIssue {
  /** The field; null of the row as a whole. */
  readonly name: string | null
  readonly message: string
  /** A required value is not there. */
  readonly isMissing?: boolean
}

/** A row of a file, as far as the page can tell before the server is asked. */
export interface JudgedRow {
  readonly line: number
  readonly cells: readonly string[]
  /** What the cells say, by field: values as a form holds them. Empty cells say nothing. */
  readonly values: Draft
  /** The record that it is, by the chosen field. */
  readonly before: Read | null
  /** Of a record that is there: the fields that it gets another value in. */
  readonly changes: readonly string[]
  readonly issues: readonly RowIssue[]
}

/** Everything a row is judged by. */
export interface Judging {
  readonly entity: Entity
  readonly where: Draft
  /** By column; null of one that is left out. */
  readonly columns: readonly (readonly [name: string, field: Field] | null)[]
  readonly headers: number
  /** The field by which a row is a record that is there; null: all rows are new. */
  readonly key: string | null
  readonly known: Known
  readonly comma: Comma
  readonly locale: Locale
  readonly t: Translate<typeof importPhrases.nl>
}

/** Reads and judges the rows of a file, each for itself and beside the others. */
export function judge(rows: readonly ImportRow[], judging: Judging): JudgedRow[] {
  const { key, entity, known } = judging
  const field = key === null ? undefined : entity.fields[key]
  const there = new Map<string, Read[]>()
  if (key !== null && field)
    for (const row of known.rows) {
      const said = wordOf(flatValue(field, row[key]))
      if (said !== '') there.set(said, [...(there.get(said) ?? []), row])
    }
  const judged = rows.map((row) => judgeOne(row, judging, there))
  return withTwice(judged, judging)
}

/** A value as it is compared with others. */
const wordOf = (value: unknown): string => (isEmpty(value) ? '' : fold(String(value).trim()))

function judgeOne(row: ImportRow, judging: Judging, there: ReadonlyMap<string, readonly Read[]>): JudgedRow {
  const { entity, where, key, t } = judging
  const { values, issues } = readCells(row, judging)
  const same = key === null ? [] : (there.get(wordOf(values[key])) ?? [])
  const [first] = same
  if (same.length > 1 && key !== null)
    issues.push({ name: key, message: t('unreadSeveral', { about: String(values[key]) }) })
  if (row.cells.length > judging.headers) issues.push({ name: null, message: t('tooWide') })
  const before = same.length === 1 && first ? first : null
  // A number that the server gives is that of a record, or of none.
  const given = Object.keys(values).filter((name) => same.length === 0 && entity.fields[name]?.readOnly)
  for (const name of given) issues.push({ name, message: t('unreadUnknown', { about: String(values[name]) }) })
  const changes = before ? changesOf(entity, values, before) : []
  const told = new Set(issues.map(({ name }) => name))
  const missing = before ? [] : needed(entity, where).filter((name) => isEmpty(values[name]) && !told.has(name))
  const absent = missing.map((name) => ({ name, message: requiredText(judging), isMissing: true }))
  return { line: row.line, cells: row.cells, values, before, changes, issues: [...issues, ...absent] }
}

const requiredText = ({ locale }: Judging) => issueText({ path: '', rule: 'isRequired', args: [] }, locale)

/** What the cells say, and of which nothing can be read or a rule is broken. */
export function readCells(
  { cells }: Pick<ImportRow, 'cells'>,
  judging: Pick<Judging, 'entity' | 'columns' | 'locale' | 'comma' | 'known' | 't'>,
): { values: Draft; issues: RowIssue[] } {
  const { entity, columns, locale } = judging
  const values: Record<string, unknown> = {}
  const issues: RowIssue[] = []
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? ''
    if (column === null || cell === '') continue
    const [name, field] = column
    const read = kindOfField(field).read?.(cell, field, { comma: judging.comma, idsOf: judging.known.idsOf })
    if (read && 'value' in read) values[name] = read.value
    else if (read) issues.push({ name, message: unreadText(read, judging) })
  }
  const wrong = check(entity, values, Object.keys(values)).filter(({ rule }) => rule !== 'isRequired')
  return {
    values,
    issues: [...issues, ...wrong.map((issue) => ({ name: issue.path, message: issueText(issue, locale) }))],
  }
}

function unreadText(
  { unreadable, about, offered = [] }: Exclude<Reading, { value: unknown }>,
  { t, locale }: Pick<Judging, 't' | 'locale'>,
) {
  if (unreadable === 'Choice')
    return t('unreadChoice', { about, offered: offered.map(({ label }) => inLocale(label, locale)).join(', ') })
  return t(`unread${unreadable}`, { about })
}

/** The fields of a record that a row gives another value. */
function changesOf(entity: Entity, values: Draft, before: Read): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = entity.fields[name]
    if (!field || field.readOnly) return []
    const held = flatValue(field, before[name])
    return comparable(held) === comparable(value) ? [] : [name]
  })
}
const comparable = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.map(String).sort() : (value ?? null))

/** What may be there once, and stands in an earlier row already. */
function withTwice(rows: readonly JudgedRow[], { entity, where, key, t }: Judging): JudgedRow[] {
  // Within a parent that the rows do not share it may be there more often: the server knows.
  const isOnce = (unique: boolean | string | undefined) =>
    unique === true || (typeof unique === 'string' && unique in where)
  const once = Object.entries(entity.fields).flatMap(([name, { unique }]) => (isOnce(unique) ? [name] : []))
  const names = [...new Set([...(key === null ? [] : [key]), ...once])]
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const issues = names.flatMap((name): RowIssue[] => {
      const said = wordOf(row.values[name])
      if (said === '') return []
      const first = seen.get(`${name} ${said}`)
      if (first === undefined) {
        seen.set(`${name} ${said}`, row.line)
        return []
      }
      return [{ name, message: t('twice', { about: String(row.values[name]), row: first }) }]
    })
    return issues.length === 0 ? row : { ...row, issues: [...row.issues, ...issues] }
  })
}

/** What becomes of a row. */
export type Outcome = 'new' | 'changed' | 'same' | 'wrong'

/** A row as the page shows it: with what the server says of it. */
export interface ShownRow extends JudgedRow {
  readonly outcome: Outcome
}

/** What is sent of the rows in which the page found nothing wrong, and their places among all rows. */
export function toSend(rows: readonly JudgedRow[], where: Draft): { readonly at: number; readonly row: RowIn }[] {
  return rows.flatMap((row, at): { at: number; row: RowIn }[] => {
    if (row.issues.length > 0 || (row.before && row.changes.length === 0)) return []
    const changes = Object.fromEntries(row.changes.map((name) => [name, row.values[name]]))
    return row.before
      ? [{ at, row: { id: String(row.before.id), fields: changes } }]
      : [{ at, row: { id: null, fields: { ...where, ...row.values } } }]
  })
}

/** The rows with what the server refused, by their places. */
export function withAnswer(
  rows: readonly JudgedRow[],
  refused: ReadonlyMap<number, RowRefusal>,
  same: ReadonlySet<number>,
): ShownRow[] {
  return rows.map((row, at) => {
    const refusal = refused.get(at)
    const issues = refusal ? [...row.issues, ...issuesOf(refusal)] : row.issues
    const isSame = same.has(at) || (row.before !== null && row.changes.length === 0)
    return { ...row, issues, outcome: issues.length > 0 ? 'wrong' : isSame ? 'same' : row.before ? 'changed' : 'new' }
  })
}

const issuesOf = ({ message, issues }: RowRefusal): RowIssue[] =>
  issues.length === 0
    ? [{ name: null, message: message.slice(message.indexOf(':') + 1).trim() }]
    : issues.map(({ path, rule, message: why }) => ({
        name: path.split('.')[0] ?? null,
        message: why,
        isMissing: rule.startsWith('isRequired'),
      }))

/** The reason of a row in a sentence, each beginning with the name of its field. */
export function reasonOf(row: JudgedRow, entity: Entity, locale: Locale): string {
  return row.issues
    .map(({ name, message }) => {
      const field = name === null ? undefined : entity.fields[name]
      return field ? `${fieldLabel(field, locale)}: ${message}` : message
    })
    .join(' ')
}
