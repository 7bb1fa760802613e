import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { points } from '@vezel/model/kit/kinds.ts'
import { locales } from '@vezel/model/kit/label.ts'
import { pageLimits } from '@vezel/model/page-limits.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { ask } from '../api/connection.ts'
import { itemsOfSet } from '../api/lookups.ts'
import { type AnySelection, bodyOf } from '../api/selection.ts'
import { type Asked, askFor, type Read, titleSelection } from '../kinds/record.ts'
import { titleOf, valueText } from '../kinds/words.ts'
import { fold } from '../ui/fold.ts'

/** What the rows of a file are compared with: the records they may name, and those of the list itself. */
export interface Known {
  /** The ids of the records of a definition that are called so. */
  readonly idsOf: (target: string, name: string) => readonly string[]
  /** The records that a row may name, by id, as they are shown. */
  readonly named: ReadonlyMap<string, Read>
  /** The records of the list, with every field that a column can fill. */
  readonly rows: readonly Read[]
}

export interface KnownFrom {
  /** What the list stands in. */
  readonly where: Draft
  /** What the form of the list offers of a relation, where that is not all. */
  readonly offered: (name: string) => Asked | undefined
  /** The variable set whose items can be chosen. */
  readonly set: string | null
}

/** Fetches what the columns may name, of each kind as far as the list offers it, and the records of the list. Throws `ApiProblem`. */
export async function fetchKnown(
  entity: Entity,
  fields: readonly (readonly [string, Field])[],
  { where, offered, set }: KnownFrom,
  signal: AbortSignal,
): Promise<Known> {
  const relations = fields.flatMap(([name, field]) => (points(field) ? [{ name, target: field.target }] : []))
  const filters = new Map(
    relations.map(({ name, target }) => [target, offered(name) ?? filterOf(entity, target, where, set)]),
  )
  const fetched = await Promise.all(
    [...filters].map(async ([key, filter]) => {
      const target = model.named(key)
      return [key, await fetchAll(target, namingSelection(target), filter, signal)] as const
    }),
  )
  const own = { id: true, ...Object.fromEntries(fields.map(([name, field]) => [name, askFor(field)])) }
  const rows = await fetchAll(entity, own, equalTo(where), signal)
  const ids = new Map(fetched.map(([key, found]) => [key, idsByName(model.named(key), found)]))
  return {
    idsOf: (target, name) => ids.get(target)?.get(fold(name)) ?? [],
    named: new Map(fetched.flatMap(([, found]) => found.map((row) => [String(row.id), row]))),
    rows,
  }
}

/** Relations as conditions: `{ onderzoek: id }` asks for its rows. */
const equalTo = (where: Draft): Asked =>
  Object.fromEntries(Object.entries(where).map(([name, value]) => [name, { eq: value }]))

/** Records that share what the list stands in, such as the asset of its spaces; of a list the items of the organisation's own set. */
function filterOf(entity: Entity, target: string, where: Draft, set: string | null): Asked {
  const pointed = model.named(target)
  if (pointed.isLookup) return { active: { eq: true }, ...itemsOfSet(pointed, set) }
  const shared = Object.entries(where).filter(([name]) => {
    const [here, there] = [entity.fields[name], pointed.fields[name]]
    return points(here) && points(there) && here.target === there.target
  })
  return equalTo(Object.fromEntries(shared))
}

const namingOf = (entity: Entity): string[] => [
  ...new Set([...entity.title, ...(entity.numbered ? [entity.numbered.field] : []), ...entity.search]),
]

/** What a record may be called by in a file: its title, its number, what is searched of it. */
function namingSelection(entity: Entity): Asked {
  if (entity.isLookup) return titleSelection(entity)
  const named = namingOf(entity).flatMap((name) => {
    const field = entity.fields[name]
    return field ? [[name, askFor(field)]] : []
  })
  return { ...titleSelection(entity), ...Object.fromEntries(named) }
}

function namesOf(entity: Entity, row: Read): string[] {
  const titles = locales.map((locale) => titleOf(entity, row, locale))
  if (entity.isLookup) return [...titles, String(row.code ?? '')]
  const single = namingOf(entity).map((name) => valueText(entity.fields[name], row[name], locales[0]))
  return [...titles, ...single]
}

/** By folded name; a full title goes before a part of one, so that a number that is another's name is no doubt. */
function idsByName(entity: Entity, rows: readonly Read[]): ReadonlyMap<string, readonly string[]> {
  const found = collected(rows, (row) => namesOf(entity, row))
  for (const [title, ids] of collected(rows, (row) => [titleOf(entity, row, locales[0])]))
    if (ids.length === 1) found.set(title, ids)
  return found
}

function collected(rows: readonly Read[], called: (row: Read) => readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const row of rows)
    for (const name of new Set(called(row).map(fold).filter(Boolean)))
      found.set(name, [...(found.get(name) ?? []), String(row.id)])
  return found
}

async function fetchAll(
  entity: Entity,
  selection: AnySelection,
  filter: Asked,
  signal: AbortSignal,
): Promise<readonly Read[]> {
  const { type, plural } = entity.api
  const { text } = bodyOf(selection)
  const { rows } = await ask<{ rows: Read[] }>(
    {
      document: `query known($filter: ${type}Filter) { rows: ${plural}(filter: $filter, limit: ${pageLimits.listMost}) { ${text} } }`,
      variables: { filter },
    },
    signal,
  )
  return rows
}
