import { type EntityKey, model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Session } from '../../access.ts'
import type { TestApi } from '../api.ts'

/** Under this word stands the survey of the vessel, beside that of the building which is the survey of nearly everything. */
export const VESSEL_SURVEY = 'survey of the vessel'
/** Under which word the survey stands that the record of a kind is part of. */
export const surveyOf = ({ key }: Entity): string => (key === 'vscpEntry' ? VESSEL_SURVEY : 'survey')

interface Link {
  readonly connect: { readonly id: string }
}

/** What the files of the areas make their records with. */
export interface Making {
  readonly api: TestApi
  readonly as: Session
  /** What there is one of, by key: an area finds here what the areas before it made. */
  readonly ids: Map<string, string>
  /** Makes one through the API, and remembers it. */
  readonly make: (key: EntityKey, input: Record<string, unknown>) => Promise<void>
  /** A relation to the one that was made. */
  readonly to: (key: EntityKey | typeof VESSEL_SURVEY) => Link
  /** A relation to the item of a list that has this value. */
  readonly item: (list: EntityKey, value: string) => Promise<Link>
  /** A relation to any item of a list. */
  readonly firstItem: (list: EntityKey) => Promise<Link>
  /** What only the product itself makes, as the owner of the tables; the statement lacks its `returning`. */
  readonly insert: (key: EntityKey, sql: string, values: readonly unknown[]) => Promise<void>
}

/** Begins with nothing made; `inputs` gets what each was made with. */
export function beginMaking(api: TestApi, as: Session, inputs: Map<string, Record<string, unknown>>): Making {
  const ids = new Map<string, string>()
  const linkTo = (id: string | undefined): Link => ({ connect: { id: id ?? '' } })
  return {
    api,
    as,
    ids,
    make: async (key, input) => {
      ids.set(key, await api.create(key, input, as))
      inputs.set(key, input)
    },
    to: (key) => linkTo(ids.get(key)),
    item: async (list, value) => linkTo(await api.item(list, value, as)),
    firstItem: async (list) => {
      const rows = (await api.get(`{ ${model.named(list).api.plural}(limit: 1) { id } }`, {}, as)) as { id: string }[]
      return linkTo(rows[0]?.id)
    },
    insert: async (key, sql, values) => {
      const made = await api.services.pools.owner.query(`${sql} returning "id"::text`, [as.organisationId, ...values])
      ids.set(key, String(made.rows[0].id))
    },
  }
}
