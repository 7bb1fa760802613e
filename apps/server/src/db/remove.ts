import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { Problem } from '@vezel/model/problems.ts'
import { v7 as uuid } from 'uuid'
import { demand } from '../access.ts'
import { behaviours } from '../entities/index.ts'
import { columnOf, q, tableOf } from './names.ts'
import { demandOpen } from './open.ts'
import type { Work } from './work.ts'
import { guarded, lock, remember } from './write.ts'

interface Doomed {
  readonly entity: Entity
  readonly ids: string[]
}

/**
 * Deletes a record softly, with its children, as one batch that can come back together. Throws `inUse` while a live
 * record that does not go along points at one of them.
 */
export async function remove(work: Work, entity: Entity, id: string): Promise<string> {
  demand(work.session, entity, 'delete')
  const record = await lock(work, entity, id)
  await demandOpen(work, entity, record)
  await behaviours[entity.key]?.beforeDelete?.(record, work)
  const doomed = await family(work, entity, id)
  await refuseWhileUsed(work, entity, doomed)
  const batch = uuid()
  for (const { entity: e, ids } of doomed) {
    await work.query(
      `update ${q(tableOf(e))} set "deleted_at" = now(), "delete_batch" = $2, "record_version" = "record_version" + 1 where "id"::text = any($1) and "deleted_at" is null`,
      [ids, batch],
    )
  }
  await remember(work, 'delete', entity, id, { batch })
  return id
}

/** Brings a deleted record back, with everything that went in the same batch. */
export async function restore(work: Work, entity: Entity, id: string): Promise<string> {
  demand(work.session, entity, 'delete')
  const [row] = await work.query<{ batch: string }>(
    `select "delete_batch"::text as "batch" from ${q(tableOf(entity))} where "id"::text = $1 and "deleted_at" is not null`,
    [id],
  )
  if (!row?.batch) throw new Problem('notFound', { entity: entity.label })
  for (const e of model.entities.filter((x) => !x.variantOf)) {
    await guarded(e, () =>
      work.query(
        `update ${q(tableOf(e))} set "deleted_at" = null, "delete_batch" = null, "record_version" = "record_version" + 1 where "delete_batch" = $1`,
        [row.batch],
      ),
    )
  }
  await demandOpen(work, entity, await lock(work, entity, id))
  await remember(work, 'restore', entity, id, {})
  return id
}

/** The record and every live record that goes with it by `cascade`. */
async function family(work: Work, entity: Entity, id: string): Promise<Doomed[]> {
  const doomed: Doomed[] = [{ entity: model.stored(entity), ids: [id] }]
  const seen = new Set([`${model.stored(entity).key}:${id}`])
  for (let i = 0; i < doomed.length; i++) {
    const { entity: parent, ids } = doomed[i] as Doomed
    for (const inverse of referringTo(parent)) {
      if (inverse.kind.onDelete !== 'cascade') continue
      const child = model.stored(inverse.from)
      const rows = await work.query<{ id: string }>(
        `select "id"::text from ${q(tableOf(child))} where ${q(columnOf(inverse.field, inverse.kind))}::text = any($1) and "deleted_at" is null for update`,
        [ids],
      )
      const fresh = rows.map((r) => r.id).filter((r) => !seen.has(`${child.key}:${r}`))
      for (const r of fresh) seen.add(`${child.key}:${r}`)
      if (fresh.length > 0) doomed.push({ entity: child, ids: fresh })
    }
  }
  return doomed
}

async function refuseWhileUsed(work: Work, entity: Entity, doomed: readonly Doomed[]): Promise<void> {
  const gone = new Map<string, string[]>()
  for (const { entity: e, ids } of doomed) gone.set(e.key, [...(gone.get(e.key) ?? []), ...ids])
  for (const { entity: target, ids } of doomed) {
    for (const inverse of referringTo(target)) {
      if (inverse.kind.onDelete !== 'restrict') continue
      const child = model.stored(inverse.from)
      const [row] = await work.query<{ n: number }>(
        `select count(*)::integer as "n" from ${q(tableOf(child))} where ${q(columnOf(inverse.field, inverse.kind))}::text = any($1) and "deleted_at" is null and not ("id"::text = any($2))`,
        [ids, gone.get(child.key) ?? []],
      )
      if (row && row.n > 0) {
        throw new Problem('inUse', {
          entity: entity.label,
          count: row.n,
          by: row.n === 1 ? inverse.from.label : inverse.from.plural,
        })
      }
    }
  }
}

/** Every relation field that points at an entity or one of its variants, with or without a name for the way back. */
function referringTo(target: Entity) {
  const keys = new Set([target.key, ...model.variants(target).map((v) => v.key)])
  return model.entities.flatMap((from) =>
    Object.entries(from.fields).flatMap(([field, kind]) => {
      const repeated = from.variantOf && model.entity(from.variantOf).fields[field]
      return kind.kind === 'belongsTo' && keys.has(kind.target) && !repeated ? [{ from, field, kind }] : []
    }),
  )
}
