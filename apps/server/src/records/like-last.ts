import { model } from '@vezel/model'
import { roadsOf } from '@vezel/model/closed.ts'
import { copiedFields } from '@vezel/model/kit/copying.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import { columnOf, ofTenant, q, tableOf, tenantColumn } from '../db/names.ts'
import { parentsOf } from '../db/siblings.ts'
import type { Values, Work } from '../db/work.ts'
import { kindOf } from '../kinds/index.ts'
import type { Input } from './writing/input.ts'

/**
 * What a new record takes over from the last one that this person made of its kind in the same place, as it would be sent,
 * with the id of that one; empty where there is none. Records that are gone since are left out.
 */
export async function likeLast(
  work: Work,
  entity: Entity,
  draft: Values,
): Promise<{ id: string | null; taken: Input }> {
  const id = await lastMade(work, entity, draft)
  const last = await work.findOf(entity, id)
  const taken: Record<string, unknown> = {}
  for (const name of last ? copiedFields(entity) : []) {
    const field = entity.fields[name]
    const held = field && (await stillThere(work, entity, name, last?.[name]))
    if (field && !isEmpty(held)) taken[name] = kindOf(field).take.again(held)
  }
  return { id, taken }
}

async function stillThere(work: Work, { fields }: Entity, name: string, held: unknown): Promise<unknown> {
  const field = fields[name]
  if (!pointsAtOne(field) || held === null) return held
  const target = await work.findOf(model.named(field.target), held)
  return target && target.active !== false ? held : null
}

/** The id of the last record of a kind that somebody made in the place of a draft; null where the place is not known. */
async function lastMade(work: Work, entity: Entity, draft: Values): Promise<string | null> {
  const road = roadToPlace(entity)
  const place = await follow(work, road, draft)
  if (road.length > 0 && place === null) return null
  const joins = road.slice(1).map(({ from }, at) => {
    const tenant = tenantColumn(from) ? ` and t${at + 1}."organisatie_id" = t${at || ''}."organisatie_id"` : ''
    return `join ${q(tableOf(from))} t${at + 1} on t${at + 1}."id" = t${at || ''}.${columnAt(road, at)}${tenant}`
  })
  const isThere =
    road.length > 0 ? `t${road.length - 1 || ''}.${columnAt(road, road.length - 1)}::text = $1` : '$1::text is null'
  const { organisationId, userId, inspectionUserId } = work.session
  // Who recorded it stands in the row, also where it was imported or was there before there was a history.
  const isMine = entity.recorded
    ? `t."inventarisatie_user_id" = try_uuid($3)`
    : `exists (select from "geschiedenis" g where g."organisatie_id" = $2 and g."record_type" = $4 and g."record_id" = t."id"::text
         and g."actie" = 'create' and g."user_id" = $3)`
  const [row] = await work.query<{ id: string }>(
    `select t."id"::text from ${q(tableOf(entity))} t ${joins.join(' ')}
     where ${isThere} and ${ofTenant(entity)} and t."deleted_at" is null and ${isMine}
     order by t."created_at" desc, t."id" desc limit 1`,
    entity.recorded ? [place, organisationId, inspectionUserId] : [place, organisationId, userId, entity.api.type],
  )
  return row?.id ?? null
}

/** A relation on the way up from a record. */
interface Step {
  readonly from: Entity
  readonly name: string
}

const columnAt = (road: readonly Step[], at: number): string => {
  const { from, name } = road[at] as Step
  return q(columnOf(name, from.fields[name] as Entity['fields'][string]))
}

/** The relations that lead from a record to the whole it is made in: the survey, else the asset or what else it goes with. */
export function roadToPlace(entity: Entity): readonly Step[] {
  const road: Step[] = []
  for (let from = entity; ; ) {
    const name = upFrom(from)
    const field = from.fields[name ?? '']
    if (name === undefined || !pointsAtOne(field) || road.some((step) => step.from === from)) return road
    road.push({ from, name })
    from = model.named(field.target)
  }
}

/** A survey is a whole by itself, whatever it is of. */
function upFrom(entity: Entity): string | undefined {
  const [road] = roadsOf(entity)
  if (road || entity.goesWith) return road?.name ?? entity.goesWith?.relation
  const isWhole = model.entities.some((other) => roadsOf(other).some(({ above }) => above === entity))
  return isWhole ? undefined : parentsOf(entity).find(({ name }) => entity.fields[name]?.required)?.name
}

async function follow(work: Work, road: readonly Step[], draft: Values): Promise<string | null> {
  let at: Values | undefined = draft
  let id: unknown = null
  for (const [index, { from, name }] of road.entries()) {
    id = at?.[name]
    if (isEmpty(id)) return null
    const field = from.fields[name]
    if (index < road.length - 1 && pointsAtOne(field)) at = await work.findOf(model.named(field.target), id)
  }
  return id === null ? null : String(id)
}
