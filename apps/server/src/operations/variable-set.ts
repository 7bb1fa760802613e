import { isDeepStrictEqual } from 'node:util'
import { model } from '@vezel/model'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import { type Difference, differenceOfSets, type Imaged } from '../db/set-image.ts'
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
          return rows.map((row) => ({
            lijst: row.lijst,
            pad: row.pad,
            waarde: String((row.nieuw ?? row.oud)?.velden.value ?? ''),
            soort: kindOf(row),
            wijzigingen: changesOf(row),
          }))
        },
        bounds,
      )
    },
  },
]
