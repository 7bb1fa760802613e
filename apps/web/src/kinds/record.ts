import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { kindOf, points, pointsAtFile, targetOf } from '@vezel/model/kit/kinds.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import type { FileSelection, ItemSelection, LookupKey } from '../api/typed.ts'
import type { Speaking } from './words/kind.ts'
import { wordsOf } from './words.ts'

/** A record as a selection answers it; relations are records themselves. */
export type Read = Readonly<Record<string, unknown>>

/** What is asked of the server, field by field. */
export interface Asked {
  readonly [name: string]: unknown
}

/** The fields with which a record is named: those of its title, through relations; of a list its words. */
export function titleSelection(entity: Entity): Asked {
  if (entity.isLookup) {
    const own = Object.entries(entity.fields).filter(([, field]) => kindOf(field).isSign)
    return {
      id: true,
      value: true,
      value_en: true,
      value_fr: true,
      code: true,
      active: true,
      ...Object.fromEntries(own.map(([name]) => [name, true])),
    }
  }
  const named = entity.title.map((name) => [name, askFor(entity.fields[name])])
  return { id: true, ...Object.fromEntries(named) }
}

/** What is asked of an item of a list, to show its words and its sign: `materiaal_status: itemOf('materiaal_statussen')`. */
export function itemOf<const K extends LookupKey>(key: K): ItemSelection<K>
export function itemOf(key: string): Asked {
  return titleSelection(model.named(key))
}

/** What to ask of a field so that it can be shown. */
export function askFor(field: Field | undefined): unknown {
  if (pointsAtFile(field)) return fileSelection
  const target = targetOf(field)
  return target ? titleSelection(model.named(target)) : true
}

/** Words beside the title of a record that tell it from another of the same name. */
const mostHints = 2
/** The columns of its table that say more of a record than its title does. */
export function hintNames(entity: Entity): readonly string[] {
  const isTelling = (name: string) => {
    const field = entity.fields[name]
    return field !== undefined && !pointsAtFile(field) && !entity.title.includes(name) && tellingKinds.has(field.kind)
  }
  return entity.isLookup ? [] : entity.table.columns.filter(isTelling).slice(0, mostHints)
}
const tellingKinds: ReadonlySet<string> = new Set(['text', 'date', 'datetime', 'integer', 'belongsTo'])

/** What tells a record from another of the same name, in one line; empty where nothing does. */
export const hintOf = (entity: Entity, record: Read, locale: Locale): string =>
  hintNames(entity)
    .map((name) => valueText(entity.fields[name], record[name], locale))
    .filter(Boolean)
    .join(', ')

/** What is needed of a file to show, name and fetch it. */
export const fileSelection: FileSelection = {
  id: true,
  file_key: true,
  filename: true,
  url: true,
  mime_type: true,
  size: true,
  breedte: true,
  hoogte: true,
}

/** What a record is called, from the fields of its title. */
export function titleOf(entity: Entity, record: unknown, locale: Locale): string {
  if (!isRecord(record)) return ''
  if (entity.isLookup) return itemText(record, locale)
  return entity.title
    .map((name) => valueText(entity.fields[name], record[name], locale))
    .filter(Boolean)
    .join(' ')
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** A value as people read it; empty is ''. Relations as records, not as ids. */
export function valueText(field: Field | undefined, value: unknown, locale: Locale): string {
  // A hidden text is kept as a single space, which is no content (§4).
  if (!field || isBlank(value)) return ''
  return wordsOf(field).text(value, field, speaking[locale])
}

const speakingIn = (locale: Locale): Speaking => ({
  locale,
  titleOf: (target, record) => titleOf(model.named(target), record, locale),
})
const speaking = { nl: speakingIn('nl'), en: speakingIn('en'), fr: speakingIn('fr') }

/** A read value as a form holds it: relations and files as ids. */
export function flatValue(field: Field | undefined, value: unknown): unknown {
  return field ? wordsOf(field).held(value) : (value ?? null)
}

/** The name of a field; of a relation without one of its own, what it points at. */
export function fieldLabel(field: Field, locale: Locale): string {
  if (field.label) return inLocale(field.label, locale)
  return points(field) ? inLocale(model.named(field.target).label, locale) : ''
}
