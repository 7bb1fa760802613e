import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { titleOfWords } from '@vezel/model/kit/title.ts'
import type { Speaking } from './kind.ts'
import { kindOfField } from './kinds.ts'

/** What a record is called, from the fields of its title. */
export function titleOf(entity: Entity, record: unknown, locale: Locale): string {
  if (!isRecord(record)) return ''
  if (entity.isLookup) return itemText(record, locale)
  return titleOfWords(entity, (name) => valueText(entity.fields[name], record[name], locale))
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** A value as people read it; empty is ''. Relations as records, not as ids. */
export function valueText(field: Field | undefined, value: unknown, locale: Locale): string {
  // A hidden text is kept as a single space, which is no content (§4).
  if (!field || isBlank(value)) return ''
  return kindOfField(field).text(value, field, speaking[locale])
}

const speakingIn = (locale: Locale): Speaking => ({
  locale,
  textOf: (field, value) => valueText(field, value, locale),
  titleOf: (target, record) => titleOf(model.named(target), record, locale),
})
/** What every kind is handed to put values into words with: a kind that asked the table of all kinds would be asked by it. */
export const speaking: Readonly<Record<Locale, Speaking>> = {
  nl: speakingIn('nl'),
  en: speakingIn('en'),
  fr: speakingIn('fr'),
}

/** A read value as a form holds it: relations and files as ids. */
export function flatValue(field: Field | undefined, value: unknown): unknown {
  return field ? kindOfField(field).held(value) : (value ?? null)
}
