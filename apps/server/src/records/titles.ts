import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { targetOf } from '@vezel/model/kit/kinds.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { titleOfWords } from '@vezel/model/kit/title.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Ask } from '../ask.ts'
import { momentLabel } from './moment-label.ts'

type Read = Readonly<Record<string, unknown>>

/** What records are called, by id, as far as who asks may read them: the words that stand in a table of them. */
export async function titlesOf(
  ask: Ask,
  entity: Entity,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { type, plural } = entity.api
  const query = `query($ids: [ID!], $limit: Int) { rows: ${plural}(filter: { id: { in: $ids } }, limit: $limit) ${titleSelection(entity)} }`
  try {
    const { rows } = await ask<{ rows: Read[] }>(query, { ids, limit: ids.length })
    return new Map(rows.map((row) => [String(row.id), titleOf(entity, row, locale)]))
  } catch (error) {
    // Who may write a kind of record and not read it is told no names.
    if (error instanceof Problem) return new Map()
    throw new Error(`No titles of ${type}`, { cause: error })
  }
}

/** So many records of a kind are named; of more the number says it. */
const TITLES = 5

/** Records of a kind: how many, and those that are named. */
export interface OfKind {
  readonly key: string
  readonly count: number
  readonly ids: readonly string[]
}

/** Records sorted by their kinds. */
export function byKind(records: readonly { readonly entity: Entity; readonly id: string }[]): OfKind[] {
  const kinds = Map.groupBy(records, ({ entity }) => entity.key)
  return [...kinds].map(([key, of]) => ({ key, count: of.length, ids: of.slice(0, TITLES).map(({ id }) => id) }))
}

/** The same in words, as `NamedRecords` of the API. */
export const inTitles = (ask: Ask, kinds: readonly OfKind[], locale: Locale) =>
  Promise.all(
    kinds.map(async ({ key, count, ids }) => {
      const titles = await titlesOf(ask, model.named(key), ids, locale)
      return { type: model.named(key).api.type, count, titles: ids.flatMap((id) => titles.get(id) ?? []) }
    }),
  )

function titleSelection(entity: Entity): string {
  const words = entity.isLookup ? ['value', 'value_en', 'value_fr'] : entity.title.map((name) => named(entity, name))
  return `{ id ${words.join(' ')} }`
}

function named(entity: Entity, name: string): string {
  const target = targetOf(entity.fields[name])
  return target ? `${name} ${titleSelection(model.named(target))}` : name
}

function titleOf(entity: Entity, row: Read, locale: Locale): string {
  if (entity.isLookup) return itemText(row, locale)
  return titleOfWords(entity, (name) => textOf(entity.fields[name], row[name], locale))
}

function textOf(field: Field | undefined, value: unknown, locale: Locale): string {
  if (!field || value === null || value === undefined) return ''
  const target = targetOf(field)
  if (target)
    return [value]
      .flat()
      .map((one) => titleOf(model.named(target), one as Read, locale))
      .join(', ')
  const choice = 'choices' in field ? field.choices?.find((one) => one.value === value) : undefined
  if (choice) return inLocale(choice.label, locale)
  const isMoment = field.kind === 'datetime' && typeof value === 'string'
  return isMoment ? inLocale(momentLabel(value), locale) : String(value)
}
