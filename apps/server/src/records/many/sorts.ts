import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany } from '@vezel/model/kit/kinds.ts'
import { columnOf, isId, linkTableOf, ofTenant, q, tableOf } from '../../db/names.ts'
import { ofEach } from '../../db/wave.ts'
import type { Work } from '../../db/work.ts'
import { behaviours } from '../../entities/index.ts'
import { isStored } from '../../kinds/index.ts'
import { judgeRemoval, type Removal, writeRemovals } from '../remove.ts'
import { type Restoration, writeRestorations } from '../restore.ts'
import { type Led, writeTransitions } from '../transition.ts'
import { type Changed, type Judged, writeChanges } from '../write.ts'
import { goingWith } from '../writing/batch.ts'
import type { Input } from '../writing/input.ts'
import type { Rows } from './waves.ts'

type Sort<Write> = Omit<Rows<Write>, 'judge'>

/** Changes of records of a kind. */
export const changing = (entity: Entity, ids: readonly string[]): Sort<Changed> => ({
  entity,
  ids,
  manner: 'change',
  isAlone: () => behaviours[entity.key]?.afterUpdate !== undefined,
  puts: ({ changes }) => Object.keys(changes).flatMap((name) => columnsOf(entity, name)),
  write: (work, changed) => writeChanges(work, entity, changed),
})

/** An event that leads several records on, with what is sent along to each. */
export interface Leading {
  readonly event: string
  readonly input: Input
  /** Asked of each that went, and may refuse it still. */
  readonly after?: ((id: string) => Promise<void>) | undefined
}

/** Records of a kind that one event leads on. */
export const leading = (entity: Entity, ids: readonly string[], { event, input, after }: Leading): Sort<Led> => {
  const follows = behaviours[entity.key]?.afterTransition?.[event]
  // What is sent along is written before the event is judged.
  const isSent = Object.keys(input).some((name) => name !== 'record_version')
  return {
    entity,
    ids,
    manner: 'change',
    also: follows?.writes?.map((key) => model.named(key)) ?? [],
    isAlone: () => isSent || after !== undefined || (follows !== undefined && !follows.writes),
    puts: ({ names }) => names.flatMap((name) => columnsOf(entity, name)),
    async write(work, led) {
      const done = await writeTransitions(work, entity, event, led)
      for (const { id } of done) await after?.(id)
      return done
    },
  }
}

/** Deletes of records of a kind. */
export const removing = (entity: Entity, ids: readonly string[]): Sort<Removal> => ({
  entity,
  ids,
  manner: 'takeAway',
  // What goes along is known only once it is asked.
  isAlone: () =>
    behaviours[entity.key]?.goesAlong !== undefined ||
    goingWith(entity).some(({ key }) => behaviours[key]?.afterDelete !== undefined),
  write: (work, removals) => writeRemovals(work, entity, removals),
})

/** Returns of deleted records of a kind. */
export const restoring = (entity: Entity, ids: readonly string[]): Sort<Restoration> => ({
  entity,
  ids,
  manner: 'nothing',
  isAlone: () => goingWith(entity).some(({ key }) => behaviours[key]?.afterRestore !== undefined),
  write: (work, restorations) => writeRestorations(work, entity, restorations),
})

/** Judges a delete of several, once `demand` lets it: what one before it took along has gone. */
export async function judgeUnlessGone(
  work: Work,
  entity: Entity,
  id: string,
  demand?: () => Promise<void>,
  demandOwn?: Parameters<typeof judgeRemoval>[3],
): Promise<Judged<Removal>> {
  if (await isGoneHere(work, entity, id)) return { done: { id } }
  await demand?.()
  return judgeRemoval(work, entity, id, demandOwn)
}

/** Whether a record has gone in this very transaction: its moment is that of the transaction. */
async function isGoneHere(work: Work, entity: Entity, id: string): Promise<boolean> {
  if (!isId(entity, id)) return false
  const sql = `select t."id"::text from ${q(tableOf(entity))} t where t."id" = any($1::${entity.id}[]) and ${ofTenant(entity)} and t."deleted_at" = now()`
  const question = {
    name: sql,
    async ask(query: Work['query'], ids: readonly string[]) {
      const rows = await query<{ id: string }>(sql, [ids, work.session.organisationId])
      const gone = new Set(rows.map((row) => row.id))
      return ids.map((one) => gone.has(one))
    },
  }
  return ofEach(work, question, id)
}

/** Where a value of a field is written: a column, as `table.column`, or a table of links. */
function columnsOf(entity: Entity, name: string): string[] {
  const field = entity.fields[name]
  if (!field) return []
  if (pointsAtMany(field)) return [linkTableOf(model.stored(entity), name)]
  return isStored(field) ? [`${tableOf(entity)}.${columnOf(name, field)}`] : []
}
