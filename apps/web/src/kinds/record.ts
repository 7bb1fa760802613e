import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import type { FileSelection, ItemSelection, LookupKey } from '../api/typed.ts'
import { formats } from '../i18n/formats.ts'

/** A record as a selection answers it; relations are records themselves. */
export type Read = Readonly<Record<string, unknown>>

/** What is asked of the server, field by field. */
export interface Asked {
  readonly [name: string]: unknown
}

const isRead = (value: unknown): value is Read => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields with which a record is named: those of its title, through relations; of a list its words. */
export function titleSelection(entity: Entity): Asked {
  if (entity.isLookup) {
    const own = Object.entries(entity.fields).filter(([, field]) => field.kind === 'color' || field.kind === 'integer')
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
  if (!field) return true
  if (field.kind === 'file') return fileSelection
  if (field.kind === 'belongsTo' || field.kind === 'manyToMany') return titleSelection(model.named(field.target))
  if (field.kind === 'computed' && field.type === 'record' && field.target)
    return titleSelection(model.named(field.target))
  return true
}

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

/** The words of a list's item in a language; Dutch where there are none. */
export function itemText(item: Read, locale: Locale): string {
  const own = locale === 'nl' ? null : item[`value_${locale}`]
  return String(own || item.value || '')
}

/** What a record is called, from the fields of its title. */
export function titleOf(entity: Entity, record: unknown, locale: Locale): string {
  if (!isRead(record)) return ''
  if (entity.isLookup) return itemText(record, locale)
  return entity.title
    .map((name) => valueText(entity.fields[name], record[name], locale))
    .filter(Boolean)
    .join(' ')
}

/** A value as people read it; empty is ''. Relations as records, not as ids. */
export function valueText(field: Field | undefined, value: unknown, locale: Locale): string {
  if (!field || value === null || value === undefined || value === '') return ''
  const { date, dateTime, number } = formats(locale)
  switch (field.kind) {
    case 'computed': {
      if (field.choices) return choiceText(field.choices, value, locale)
      if (field.type === 'record') return field.target ? titleOf(model.named(field.target), value, locale) : ''
      if (field.type === 'integer') return wholeText(Number(value), field.unit, locale)
      if (field.type === 'decimal') return number(Number(value), field.unit)
      if (field.type === 'date') return date(String(value))
      if (field.type === 'datetime') return dateTime(String(value))
      if (field.type === 'boolean') return yesNo(value, locale)
      return String(value)
    }
    case 'belongsTo':
      return titleOf(model.named(field.target), value, locale)
    case 'manyToMany':
      return Array.isArray(value)
        ? value.map((record) => titleOf(model.named(field.target), record, locale)).join(', ')
        : ''
    case 'choice':
      return choiceText(field.choices, value, locale)
    case 'integer':
      return wholeText(Number(value), field.unit, locale)
    case 'decimal':
      return number(Number(value), field.unit, field.decimals)
    case 'boolean':
      return yesNo(value, locale)
    case 'date':
      return date(String(value))
    case 'datetime':
      return dateTime(String(value))
    case 'file':
      return isRead(value) ? String(value.filename ?? '') : ''
    case 'richText':
      return String(value)
        .replace(/<[^>]*>/g, ' ')
        .replace(/&nbsp;/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    case 'json':
      return JSON.stringify(value)
    default:
      return String(value)
  }
}

function choiceText(
  choices: readonly { value: string; label: { nl: string; en: string } }[],
  value: unknown,
  locale: Locale,
) {
  const found = choices.find((choice) => choice.value === value)
  return found ? inLocale(found.label, locale) : String(value)
}

/** Without a unit it is a year, a number or a count, which is not written with a point. */
const wholeText = (value: number, unit: string | undefined, locale: Locale) =>
  unit ? formats(locale).number(value, unit, 0) : String(value)

const words = { nl: ['Ja', 'Nee'], en: ['Yes', 'No'], fr: ['Oui', 'Non'] } as const
const yesNo = (value: unknown, locale: Locale) => words[locale][value ? 0 : 1]

/** A read value as a form holds it: relations and files as ids. */
export function flatValue(field: Field | undefined, value: unknown): unknown {
  const idOf = (record: unknown) => (isRead(record) ? String(record.id) : (record ?? null))
  if (field?.kind === 'manyToMany') return Array.isArray(value) ? value.map(idOf) : []
  if (field?.kind === 'belongsTo' || field?.kind === 'file') return idOf(value)
  return value ?? null
}

/** The name of a field; of a relation without one of its own, what it points at. */
export function fieldLabel(field: Field, locale: Locale): string {
  if (field.label) return inLocale(field.label, locale)
  return field.kind === 'belongsTo' || field.kind === 'manyToMany'
    ? inLocale(model.named(field.target).label, locale)
    : ''
}
