import type { Entity } from '@vezel/model/kit/entity.ts'
import { inSentence } from '@vezel/model/kit/in-sentence.ts'
import { itemLabel } from '@vezel/model/kit/item-words.ts'
import { targetOf } from '@vezel/model/kit/kinds.ts'
import { inEach, inLocale, type Label, type Locale } from '@vezel/model/kit/label.ts'
import { titleOfWords } from '@vezel/model/kit/title.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Values } from './work.ts'

/** So many records are named in a sentence; of more the number says it. */
export const NAMED_MOST = 5

/** What a stored field says in words: a choice by its label; nothing of a relation. */
export function saidOf({ fields }: Pick<Entity, 'fields'>, record: Values, name: string): Label[] {
  const field = fields[name]
  const value = targetOf(field) ? undefined : record[name]
  if (typeof value !== 'string' && typeof value !== 'number') return []
  const choice = field && 'choices' in field ? field.choices?.find((one) => one.value === value) : undefined
  return [choice?.label ?? { nl: String(value), en: String(value) }]
}

/**
 * What a stored record is called by itself: the stored fields of its title that are no relations, else the first text of its
 * list that somebody wrote. A choice names nothing: half of all records have the same one.
 */
export function plainTitle(entity: Entity, record: Values): string {
  const said = (name: string) => {
    const field = entity.fields[name]
    return field && 'choices' in field ? '' : (saidOf(entity, record, name)[0]?.nl ?? '')
  }
  return titleOfWords(entity, said) || (entity.table.columns.map(said).find(Boolean) ?? '')
}

/** What it is and what it is called, for a sentence: "Bron B16". An item of a list is its words. */
export function calledOf(entity: Entity, record: Values): Label {
  if (entity.isLookup) return itemLabel(record)
  const title = plainTitle(entity, record)
  return inEach((locale) => `${inLocale(entity.label, locale)} ${title}`.trim())
}

/** Records of a kind that point at another: how many, and those that are named. */
export interface Pointing {
  readonly of: Entity
  readonly count: number
  readonly first: readonly { readonly id: string; readonly name: Label }[]
}

const counted = ({ of, count }: Omit<Pointing, 'first'>, locale: Locale) =>
  `${count} ${inSentence(count === 1 ? of.label : of.plural, locale)}`

/**
 * The refusal to delete what other records still point at: in its sentence the first kind with names and the others by how
 * many they are, in its records the first of each; `wayOut` says what to do instead.
 */
export function inUse(called: Label, pointing: readonly Pointing[], wayOut: Label): Problem {
  const [told, ...others] = pointing
  if (!told) throw new Error('Nothing points at what is said to be in use')
  const { of, count, first } = told
  const noun = count === 1 ? of.label : of.plural
  const named = first.filter(({ name }) => name.nl !== '')
  const names = inEach((locale) => named.map(({ name }) => inLocale(name, locale)).join(', '))
  return new Problem('inUse', {
    entity: called,
    count,
    by: inEach((locale) => inSentence(noun, locale)),
    all: named.length === count ? names : null,
    some: named.length < count && named.length > 0 ? names : null,
    also: others.length > 0 ? inEach((locale) => others.map((one) => counted(one, locale)).join(', ')) : null,
    wayOut,
    records: pointing.flatMap((kind) =>
      kind.first.map(({ id, name }) => ({ type: kind.of.api.type, id, title: name.nl, among: kind.count })),
    ),
  })
}
