import { isDeepStrictEqual } from 'node:util'
import { model } from '@vezel/model'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { PoolClient } from 'pg'
import { listsInOrder } from '../db/fill-list.ts'
import { type Difference, differenceOfSets, type Imaged, imageOf } from '../db/set-image.ts'
import { inSnapshot } from '../db/work.ts'
import type { Operation } from './operation.ts'

/** What becomes of an item from one set to the next. One that is out of use there is retired, as one that is gone. */
function kindOf({ oud, nieuw }: Difference): 'toegevoegd' | 'gewijzigd' | 'vervallen' {
  if (!oud) return 'toegevoegd'
  if (!nieuw || (oud.velden.active === true && nieuw.velden.active === false)) return 'vervallen'
  return 'gewijzigd'
}

/** What an item says, its mappings as one more field. */
const saidBy = (item: Imaged | null): Readonly<Record<string, unknown>> =>
  item ? { ...item.velden, variable_mappings: item.koppelwaarden } : {}

const isNothing = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** The fields in which an item differs; of one that only one set has those that say something. */
function changesOf({ oud, nieuw }: Difference) {
  const [old, now] = [saidBy(oud), saidBy(nieuw)]
  return Object.keys({ ...old, ...now }).flatMap((veld) => {
    const [before, after] = [old[veld] ?? null, now[veld] ?? null]
    const isAlike = isDeepStrictEqual(before, after) || (isNothing(before) && isNothing(after))
    return isAlike ? [] : [{ veld, oud: before, nieuw: after }]
  })
}

/** Differences as they are told. */
export const toldDifferences = (rows: readonly Difference[]) =>
  rows.map((row) => ({
    lijst: row.lijst,
    pad: row.pad,
    waarde: String((row.nieuw ?? row.oud)?.velden.value ?? ''),
    soort: kindOf(row),
    wijzigingen: changesOf(row),
  }))

/** How many of each kind there are. */
export function countedKinds(rows: readonly Difference[]) {
  const counts = { toegevoegd: 0, gewijzigd: 0, vervallen: 0 }
  for (const row of rows) counts[kindOf(row)] += 1
  return counts
}

/** What a file of a set begins with, for whoever opens it and for what reads it later. */
const fileHead = { soort: 'variabelenset', versie: 1 } as const

/** A row of an image of a set. */
interface ImagedItem extends Imaged {
  readonly lijst: string
  readonly pad: readonly string[]
  readonly volgorde: number
}

/** What concerns a variable set as a whole. */
export const variableSetOperations: readonly Operation[] = [
  {
    name: 'vergelijkVariabelensets',
    kind: 'query',
    signature: '(id: ID!, met: ID): [VariabelensetVerschil!]!',
    types: `"An item in which a variable set differs from the one before it, or from another."
type VariabelensetVerschil {
  "The list, by its name."
  lijst: String!
  "The codes of what it stands in, the outermost first, and its own."
  pad: [String!]!
  waarde: String!
  soort: VariabelensetVerschilSoort!
  wijzigingen: [VariabelensetWijziging!]!
}

enum VariabelensetVerschilSoort {
  toegevoegd
  gewijzigd
  vervallen
}

"A field from and to; other items by their code."
type VariabelensetWijziging {
  veld: String!
  oud: JSON
  nieuw: JSON
}`,
    run: async ({ id, met }, { services, session, budget, signal }) => {
      if (!session) throw new Problem('unauthenticated')
      const bounds = { ms: budget.left(limits.readMs), signal }
      return inSnapshot(
        services.pools.serve,
        session,
        async (client) => {
          const known = await client.query<{ id: string; before: string | null }>(
            `select "id"::text, "vorige_set_id"::text as "before" from "variable_set" where "organisatie_id" = $1 and "id"::text = any($2) and "deleted_at" is null`,
            [session.organisationId, [id, met].map(String)],
          )
          const set = known.rows.find((row) => row.id === id)
          const other = met === null || met === undefined ? set?.before : known.rows.find((row) => row.id === met)?.id
          if (!set || other === undefined)
            throw new Problem('notFound', { entity: model.entity('variableSet').api.type })
          if (other === null) return []
          const { rows } = await client.query<Difference>(differenceOfSets(), [
            session.organisationId,
            Number(other),
            Number(set.id),
          ])
          return toldDifferences(rows)
        },
        bounds,
      )
    },
  },
  {
    name: 'variabelensetBestand',
    kind: 'query',
    // Without an id, so that an import makes the same of it anywhere.
    signature: '(id: ID!): JSON!',
    run: async ({ id }, { services, session, budget, signal }) => {
      if (!session) throw new Problem('unauthenticated')
      const { organisationId } = session
      const set = model.entity('variableSet')
      const task = async (client: PoolClient) => {
        const [found] = (
          await client.query<{ id: number; naam: string; geldig_van: string | null; geldig_tot: string | null }>(
            `select "id", "name" as "naam", "geldig_van"::text, "geldig_tot"::text from "variable_set" where "organisatie_id" = $1 and "id"::text = $2 and "deleted_at" is null`,
            [organisationId, String(id)],
          )
        ).rows
        if (!found) throw new Problem('notFound', { entity: set.api.type })
        const { rows } = await client.query<ImagedItem>(
          `select i.* from (${imageOf('$2', '$1')}) i order by cardinality(i."pad"), i."volgorde", i."pad"`,
          [organisationId, found.id],
        )
        const lijsten = Object.fromEntries(
          listsInOrder().map(({ key }) => [key, rows.flatMap(({ lijst, ...item }) => (lijst === key ? [item] : []))]),
        )
        const { id: _, ...says } = found
        return { ...fileHead, ...says, lijsten }
      }
      return inSnapshot(services.pools.serve, session, task, { ms: budget.left(limits.readMs), signal })
    },
  },
]
