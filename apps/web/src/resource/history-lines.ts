import { model } from '@vezel/model'
import { actionLabel } from '@vezel/model/history.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { inSentence } from '@vezel/model/kit/in-sentence.ts'
import { pointsAtMany, targetOf } from '@vezel/model/kit/kinds.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { speak } from '@vezel/model/kit/phrase.ts'
import { historyPhrases } from '@vezel/model/messages/history/index.ts'
import { bodyOf } from '../api/selection.ts'
import { formats } from '../i18n/formats.ts'
import { type Asked, fileSelection, type Read, titleSelection } from '../kinds/record.ts'

/** A line of history as the API answers it, the newest first. */
export interface HistoryLine {
  readonly id: string
  readonly actie: string
  readonly op: string
  readonly door: { readonly id: string; readonly full_name: string } | null
  /** What was done in one go carries one, by which it is taken back; with how many records there were. */
  readonly batch?: string | null
  readonly aantal?: number
  /** The step that it took back. */
  readonly draait_terug?: string | null
  /** Whether the server lets the role of whoever looks take the whole step back. */
  readonly mag_terug?: boolean
  /** What a delete took along. */
  readonly mee?: readonly { readonly type: string; readonly aantal: number }[]
  /** The record that was merged with this one: `kwam_hierin` when that went up in this one. */
  readonly met?: { readonly titel: string | null; readonly kwam_hierin: boolean } | null
  readonly wijzigingen: readonly HistoryChange[]
}
export interface HistoryChange {
  readonly veld: string
  readonly oud: unknown
  readonly nieuw: unknown
  readonly verborgen: boolean
  readonly gewist: boolean
}

export const historyDocument =
  'query geschiedenis($type: String!, $id: ID!, $voor: ID, $limit: Int) { lines: geschiedenis(type: $type, id: $id, voor: $voor, limit: $limit) { id actie op door { id full_name } batch draait_terug mag_terug aantal mee { type aantal } met { titel kwam_hierin } wijzigingen { veld oud nieuw verborgen gewist } } }'

/** What was done, in words; what took something back is told as that. */
export function actionText(
  entity: Entity,
  { actie: action, draait_terug: undone }: HistoryLine,
  locale: Locale,
): string {
  if (undone) return speak(historyPhrases, locale)('undone')
  const label = actionLabel(entity, action)
  return label ? inLocale(label, locale) : action
}

/** The steps that were taken back, by what these lines, the newest first, say. */
export function undoneIn(lines: readonly HistoryLine[]): ReadonlySet<string> {
  const undone = new Set<string>()
  // What took something back may have been taken back itself.
  for (const { batch, draait_terug: of } of lines) if (of && !undone.has(batch ?? '')) undone.add(of)
  return undone
}

/** So many of a kind, in words: `14 opmerkingen`. */
export function counted(type: string, n: number, locale: Locale): string {
  const entity = model.ofType(type)
  const number = formats(locale).number(n)
  return `${number} ${entity ? inSentence(n === 1 ? entity.label : entity.plural, locale) : type}`
}

/** A record that lines tell of, with what they say of its fields. */
export interface Told {
  readonly entity: Entity
  readonly changes: readonly HistoryChange[]
}

const idsOf = (value: unknown) => (Array.isArray(value) ? value : [value]).flatMap((id) => (id ? [String(id)] : []))

/** One question for what all records in these changes are called: the API answers those that may be seen. Null: none. */
export function namesQuery(told: readonly Told[]) {
  const wanted = new Map<string, Set<string>>()
  for (const { entity, changes } of told)
    for (const { veld, oud, nieuw } of changes) {
      const target = targetOf(entity.fields[veld])
      if (!target) continue
      const ids = wanted.get(target) ?? new Set<string>()
      for (const id of [...idsOf(oud), ...idsOf(nieuw)]) ids.add(id)
      wanted.set(target, ids)
    }
  return byIdQuery(
    [...wanted].map(([key, ids]) => {
      const asked = key === 'file' ? { ...fileSelection } : titleSelection(model.named(key))
      return { key, ids: [...ids], asked }
    }),
  )
}

/** One question for records of several kinds by their ids, answered by the keys of their entities. Null: of none. */
export function byIdQuery(wanted: readonly { key: string; ids: readonly string[]; asked: Asked }[]) {
  const asked = wanted.filter(({ ids }) => ids.length > 0)
  if (asked.length === 0) return null
  const parts = asked.map(
    ({ key, asked: fields }, at) =>
      `${key}: ${model.named(key).api.plural}(filter: $f${at}, limit: 500) { ${bodyOf(fields).text} }`,
  )
  const declared = asked.map(({ key }, at) => `$f${at}: ${model.named(key).api.type}Filter`)
  return {
    document: `query names(${declared.join(', ')}) { ${parts.join(' ')} }`,
    variables: Object.fromEntries(asked.map(({ ids }, at) => [`f${at}`, { id: { in: ids } }])),
  }
}

/** Records by the key of their entity, as `namesQuery` answers them. */
export type Names = Readonly<Record<string, readonly Read[]>>

/**
 * A value as a display takes it: relations as records, none while their names are on their way; `missing` of them are gone,
 * or not for whoever looks.
 */
export function shownValue(field: Field | undefined, value: unknown, names: Names | null) {
  const target = targetOf(field)
  if (!target) return { value, missing: 0, isComing: false }
  const ids = idsOf(value)
  if (!names) return { value: null, missing: 0, isComing: ids.length > 0 }
  const records = ids.flatMap((id) => (names[target] ?? []).find((record) => String(record.id) === id) ?? [])
  return {
    value: pointsAtMany(field) ? records : (records[0] ?? null),
    missing: ids.length - records.length,
    isComing: false,
  }
}

/**
 * What going back to a line would change: of each field from now to then. `lines` are all from the newest to that one.
 * What nobody changes by hand, was blanked, is hidden or is a place in a list stays as it is, as on the server.
 */
export function wayBack(entity: Entity, lines: readonly HistoryLine[], to: string): HistoryChange[] {
  const at = lines.findIndex(({ id }) => id === to)
  const now = new Map<string, unknown>()
  const found = new Map<string, HistoryChange>()
  for (const { actie, wijzigingen } of lines.slice(0, Math.max(at, 0))) {
    if (actie !== 'update') continue
    for (const change of wijzigingen) {
      const field = entity.fields[change.veld]
      if (!field || field.readOnly || field.writeOnly || entity.table.reorder === change.veld) continue
      if (!now.has(change.veld)) now.set(change.veld, change.nieuw)
      if (change.verborgen || change.gewist) found.delete(change.veld)
      else found.set(change.veld, { ...change, oud: now.get(change.veld), nieuw: change.oud })
    }
  }
  return [...found.values()].filter(({ oud, nieuw }) => JSON.stringify(oud) !== JSON.stringify(nieuw))
}
