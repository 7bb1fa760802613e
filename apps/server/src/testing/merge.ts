import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EntityKey, model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany } from '@vezel/model/kit/kinds.ts'
import { mappedLists } from '@vezel/model/lookups/mapped.ts'
import { v7 as uuid } from 'uuid'
import type { Session } from '../access.ts'
import { columnOf, linkTableOf, q, tableOf } from '../db/names.ts'
import type { Reference } from '../db/references.ts'
import { anyRecords } from './any-record.ts'
import { type GraphqlAnswer, testApi } from './api.ts'
import { setStateOfOne } from './closed.ts'
import { makeItem } from './list-items.ts'
import { makeOneOfEach } from './one-of-each.ts'
import { testServices } from './services.ts'

/** What a merge answers. */
export interface MergeAnswer {
  readonly batch: string | null
  readonly differs: readonly string[]
  readonly other: string
  readonly moved: readonly { type: string; count: number; titles: readonly string[] }[]
  readonly stays: readonly { type: string; count: number; titles: readonly string[] }[]
  readonly renumbered: readonly { from: string; to: string }[]
  readonly refused: readonly {
    id: string | null
    code: string
    message: string
    records: readonly { type: string; id: string }[]
  }[]
}
interface Given {
  readonly keep: string
  readonly other: string
  readonly take?: readonly string[]
  readonly preview?: boolean
  readonly key?: string
}

/** The kinds of record of which two can be merged. */
export const mergedKinds = model.entities.filter((entity) => entity.mergeable)
/** Those of which everything that points at one simply points at the other; what lies on an asset hangs together. */
export const linkedKinds = mergedKinds.filter(({ mergeable }) => mergeable?.into === undefined)

const document = ({ api }: Entity) =>
  `mutation($keep: ID!, $other: ID!, $take: [String!], $preview: Boolean, $key: String) {
     it: merge${api.type}(keep: $keep, other: $other, take: $take, preview: $preview, key: $key) {
       batch differs other moved { type count titles } stays { type count titles } renumbered { from to } refused { id code message records { type id } } } }`

export const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code ?? 'ok'

/** An organisation with one of every record below a survey that is closed, and below one that is open, where two are merged. */
export async function mergeApi() {
  const folder = await mkdtemp(join(tmpdir(), 'vezel-merge-'))
  const api = await testApi()
  Object.assign(api.services, testServices(api.services.pools, { dataDir: folder }))
  const admin = await api.as('ada@eerste.test')
  const { owner } = api.services.pools
  const shut = await makeOneOfEach(api, admin)
  await owner.query(`update "rapport_template" set "naam" = 'Eerste'`)
  const open = await makeOneOfEach(api, admin)
  const any = anyRecords(api, open, folder)
  // Of a kind whose every relation shows: what a condition hides is cleared by the next write.
  await owner.query(`update "monster" m set "monster_soort_id" = (
    select k."id" from "monster_soort" k where k."organisatie_id" = m."organisatie_id" and k."code" = 'grond' order by k."id" limit 1)`)
  await owner.query(`update "onderzoek" o set
    "onderzoek_type_id" = (select t."id" from "onderzoek_type" t
      where t."organisatie_id" = o."organisatie_id" and t."code" = 'ihm_onderzoek_schip' order by t."id" limit 1),
    "ihm_scope_id" = (select s."id" from "ihm_scope" s
      where s."organisatie_id" = o."organisatie_id" and s."variable_set_id" = o."variable_set_id" order by s."id" limit 1)`)
  await setStateOfOne(owner, model.entity('survey'), shut, 'afgerond')

  const make = async (entity: Entity) =>
    entity.isLookup
      ? makeItem(api, entity, `Dubbel ${uuid()}`, admin)
      : api.create(entity.key as EntityKey, await any.wholeInputFor(entity), admin)
  const ask = (entity: Entity, given: Given, as: Session = admin) => api.ask(document(entity), { ...given }, as)

  return {
    api,
    admin,
    owner,
    /** Ids by key of what lies below the closed survey, and below the open one. */
    shut,
    open,
    make,
    two: async (entity: Entity) => {
      const [keep, other] = [await make(entity), await make(entity)]
      const { reorder } = entity.table
      // Where the place in the list decides, two mean the same at one place only.
      if (reorder && entity.decides.includes(reorder))
        await owner.query(
          `update ${q(tableOf(entity))} o set ${q(reorder)} = k.${q(reorder)} from ${q(tableOf(entity))} k
           where k."id"::text = $1 and o."id"::text = $2`,
          [keep, other],
        )
      return { keep, other }
    },
    ask,
    merge: (entity: Entity, given: Given) => api.get(document(entity), { ...given }, admin) as Promise<MergeAnswer>,
    undo: (batch: string | null) =>
      api.ask(
        'mutation($batch: ID!) { undoBatch(batch: $batch) { changed refused { code message } } }',
        { batch },
        admin,
      ),

    /** Lets a row point at a record, as if it had been saved so; answers what puts it back. */
    async point({ from, field, kind }: Reference, row: string, to: string): Promise<() => Promise<unknown>> {
      if (pointsAtMany(kind)) {
        const table = q(linkTableOf(model.stored(from), field))
        await owner.query(
          `insert into ${table} ("organisatie_id", "van_id", "naar_id", "volgorde") values ($1, $2, $3, 9)`,
          [admin.organisationId, row, to],
        )
        return () => owner.query(`delete from ${table} where "van_id"::text = $1 and "volgorde" > 0`, [row])
      }
      const table = q(tableOf(from))
      // A template of buildings names no place on board, and one of ships no floor.
      if (from.key === 'assetTemplateSpace')
        await owner.query(`update "asset_template" set "asset_soort" = $1`, [
          field === 'location_name' || field === 'deck_name' ? 'Vessel' : 'VastgoedAsset',
        ])
      // What departs from what it follows says why, and a mapping is of one item: of another list it names none meanwhile.
      const reason = [from, ...model.variants(from)].find((one) => one.overrides[field])?.overrides[field]?.reason
      const isMapping = from.key === 'variableMapping' && mappedLists.some((key) => key === field)
      const given: Record<string, unknown> = {
        ...(isMapping ? Object.fromEntries(mappedLists.map((key) => [`${key}_id`, null])) : {}),
        ...(reason ? { [reason]: 'Wijkt af' } : {}),
        [columnOf(field, kind)]: to,
      }
      const names = Object.keys(given).map(q).join(', ')
      const put = (values: unknown) =>
        owner.query(
          `update ${table} set (${names}) = (select ${names} from jsonb_populate_record(null::${table}, $2)) where "id"::text = $1`,
          [row, values],
        )
      const { rows } = await owner.query(`select to_jsonb(t) as "old" from ${table} t where "id"::text = $1`, [row])
      await put(given)
      return () => put(rows[0].old)
    },

    /** The ids that a row names by a relation. */
    async named({ from, field, kind }: Reference, row: string): Promise<string[]> {
      const sql = pointsAtMany(kind)
        ? `select "naar_id"::text as "id" from ${q(linkTableOf(model.stored(from), field))} where "van_id"::text = $1`
        : `select ${q(columnOf(field, kind))}::text as "id" from ${q(tableOf(from))} where "id"::text = $1`
      return (await owner.query<{ id: string }>(sql, [row])).rows.map(({ id }) => id)
    },

    async isThere(entity: Entity, id: string): Promise<boolean> {
      const sql = `select 1 from ${q(tableOf(entity))} where "id"::text = $1 and "deleted_at" is null`
      return (await owner.query(sql, [id])).rows.length > 0
    },

    async close() {
      await api.close()
      await rm(folder, { recursive: true })
    },
  }
}
export type MergeApi = Awaited<ReturnType<typeof mergeApi>>
