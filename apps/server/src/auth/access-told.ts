import { model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { historyActions, setImported } from '@vezel/model/history.ts'
import { targetOf } from '@vezel/model/kit/kinds.ts'
import { inLocale, type Label, type Locale } from '@vezel/model/kit/label.ts'
import { type ProblemCode, problemKinds } from '@vezel/model/problems.ts'
import { columnOf } from '../db/names.ts'
import { dayLabel } from '../records/moment-label.ts'
import { deviceOf } from './own-sessions.ts'
import { type RightsKind, rightsKindOf } from './rights-told.ts'

// What the lines of the log of access say, in the language of who asks.

export const accessKinds = ['inloggen', 'rechten', 'inzage'] as const
/** What a line is about: coming in, rights, or what was seen of residents. */
export type AccessKind = (typeof accessKinds)[number]

/** Who came in or was refused, what of somebody's rights was changed, or who saw what of residents. */
export interface AccessLine {
  readonly id: string
  readonly op: string
  readonly soort: AccessKind
  readonly isGeweigerd: boolean
  /** What happened, in words. */
  readonly wat: string
  readonly door: string | null
  readonly over: string | null
  /** Of what was done to several items in one go, as an import does: what to each. */
  readonly regels: readonly string[]
}
export interface Row {
  readonly id: string
  readonly at: Date
  readonly action: string
  readonly type: string
  readonly record: string
  readonly changes: Values
  readonly by: string | null
  readonly about: string | null
  /** By which several items of a list were written in one go; such a line stands for all of them. */
  readonly batch: string | null
  /** A whole set was. */
  readonly isImport: boolean
  /** Of a line of rights: what the record said by then, by field, as far as its history tells, and what it says now, by column. */
  readonly told: Values | null
  readonly row: Values | null
}
export type Values = Readonly<Record<string, unknown>>

/** With what somebody logs in: that it was changed is told, and not into what. */
export const logInFields = ['password', 'username', 'email'] as const

/** What lines were written in one go with, by what they were and what was done to them. */
export const goneWith = ({ batch, type, action }: Row) => `${batch} ${type} ${action}`

/** From what to what a field was changed; undefined where it was not, or what it said was erased. */
export function pairOf({ changes }: Row, name: string): readonly [unknown, unknown] | undefined {
  const change = changes[name]
  return Array.isArray(change) ? [change[0], change[1]] : undefined
}
/** What a record said in a field by then. */
export function saidIn({ told, row }: Row, { entity }: RightsKind, name: string): unknown {
  const field = entity.fields[name]
  return told?.[name] ?? (field && row?.[columnOf(name, field)])
}

/** The variable set of a line about an item of a list. */
export function setOf(row: Row): string | undefined {
  const kind = rightsKindOf(row.type)
  const set = kind?.entity.isLookup ? saidIn(row, kind, 'variable_set') : undefined
  return set === undefined || set === null ? undefined : String(set)
}

/** What items of lists are called, by list and id. */
export type Items = ReadonlyMap<string, ReadonlyMap<string, Label>>
export type Titled = ReadonlyMap<string, string>
export type Titles = ReadonlyMap<string, Titled>

const yesNo = { true: { nl: 'ja', en: 'yes', fr: 'oui' }, false: { nl: 'nee', en: 'no', fr: 'non' } } as const

/** What lines are told with. */
export interface Known {
  readonly titles: Titles
  readonly items: Items
  readonly sets: Titled
  /** What was written in one go, by `goneWith`. */
  readonly along: ReadonlyMap<string, readonly Row[]>
}

export function lineOf(row: Row, locale: Locale, known: Known): AccessLine {
  const { id, at, action, type, by } = row
  const soort = action === 'read' ? 'inzage' : type === 'User' ? 'inloggen' : 'rechten'
  const words = { inloggen: logInWords, rechten: rightsWords, inzage: seenWords }
  const along = row.batch === null ? [] : (known.along.get(goneWith(row)) ?? [])
  const isOne = along.length > 1 || row.isImport
  return {
    id,
    op: dutchTime(at),
    soort,
    isGeweigerd: action === 'loginRefused',
    wat: isOne ? togetherWords(row, along.length, locale) : words[soort](row, locale, known),
    door: by,
    over: row.about ?? namedIn(row) ?? known.sets.get(setOf(row) ?? '') ?? null,
    regels: isOne ? along.map((one) => rightsWords(one, locale, known)) : [],
  }
}

/** Who is named in the record of a line itself, such as whoever was invited. */
function namedIn(row: Row): string | null {
  const kind = rightsKindOf(row.type)
  if (!kind || typeof kind.of === 'string') return null
  const names = kind.of.map((name) => saidIn(row, kind, name))
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ') || null
}

const seenLabel: Label = { nl: 'Ingezien', en: 'Seen', fr: 'Consulté' }

/** Which record was seen, by its name where it is still there. */
function seenWords({ type, record }: Row, locale: Locale, { titles }: Known): string {
  const entity = model.ofType(type)
  return [inLocale(seenLabel, locale), entity && inLocale(entity.label, locale), titles.get(type)?.get(record)]
    .filter(Boolean)
    .join(' · ')
}

const actionWords = (action: string, locale: Locale): string =>
  action in historyActions ? inLocale(historyActions[action as keyof typeof historyActions], locale) : action

const fieldWords = (name: (typeof logInFields)[number], locale: Locale): string =>
  inLocale(model.entity('user').fields[name].label ?? { nl: name, en: name }, locale)

/** Of a refusal why, as the person was told it, and on which device. */
function logInWords(row: Row, locale: Locale): string {
  const changed = logInFields.filter((name) => row.changes[name] !== undefined)
  if (row.action === 'update')
    return [actionWords('update', locale), ...changed.map((name) => fieldWords(name, locale))].join(' · ')
  const [reason, device] = ['reden', 'apparaat'].map((name) => pairOf(row, name)?.[1] ?? '')
  const isKnown = String(reason) in problemKinds
  const why = isKnown ? inLocale(problemKinds[reason as ProblemCode], locale).split(':')[0] : ''
  const { browser, systeem } = deviceOf(String(device))
  return [actionWords(row.action, locale), why, [browser, systeem].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · ')
}

/** What was done in one go to how many items of a list, and whether a whole set came in. */
function togetherWords({ type, action, isImport }: Row, count: number, locale: Locale): string {
  const entity = rightsKindOf(type)?.entity
  const what = `${entity ? inLocale(entity.plural, locale) : type} (${count})`
  return [actionWords(action, locale), what, ...(isImport ? [inLocale(setImported, locale)] : [])].join(' · ')
}

/** What was done to which record, with what it said: of one that was made all, of a change from what to what. */
function rightsWords(row: Row, locale: Locale, { items }: Known): string {
  const kind = rightsKindOf(row.type)
  if (!kind) return actionWords(row.action, locale)
  const { entity, told, named } = kind
  const worded = (name: string, value: unknown): string => {
    const field = entity.fields[name]
    if (value === null || value === undefined) return '–'
    if (field?.kind === 'date') return inLocale(dayLabel(String(value)), locale)
    const target = targetOf(field)
    const label = target ? items.get(target)?.get(String(value)) : yesNo[value === true ? 'true' : 'false']
    return label ? inLocale(label, locale) : '–'
  }
  const isNew = row.action === 'create'
  const fields = told.flatMap((name) => {
    const change = pairOf(row, name)
    const label = entity.fields[name]?.label ?? entity.label
    if (!change || (isNew && (named.includes(name) || change[1] === null))) return []
    const values = isNew ? worded(name, change[1]) : `${worded(name, change[0])} → ${worded(name, change[1])}`
    return [`${inLocale(label, locale)}: ${values}`]
  })
  const names = named.map((name) => worded(name, saidIn(row, kind, name)))
  const what = entity.isLookup ? entity.plural : entity.label
  return [actionWords(row.action, locale), inLocale(what, locale), ...names, ...fields].join(' · ')
}
