import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { targetOf } from '@vezel/model/kit/kinds.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Ask } from '../ask.ts'

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
  return entity.title
    .map((name) => textOf(entity.fields[name], row[name], locale))
    .filter(Boolean)
    .join(' ')
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
  return choice ? inLocale(choice.label, locale) : String(value)
}
