import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { columnOf, q, tableOf } from '../../db/names.ts'
import type { Values, Work } from '../../db/work.ts'
import type { Input } from './input.ts'

/** Relations of a record to its own kind, such as a space that is part of another. */
const treesOf = (entity: Entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    pointsAtOne(field) && !field.readOnly && model.stored(model.named(field.target)) === model.stored(entity)
      ? [{ name, column: columnOf(name, field) }]
      : [],
  )

/** One at a time moves a record within a tree: two moves, each right by itself, can make a ring together. */
export async function lockTrees(work: Work, entity: Entity, sent: Input): Promise<void> {
  if (!treesOf(entity).some(({ name }) => name in sent)) return
  // Before the rows, so that whoever waits here holds nothing the other needs.
  await work.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `tree ${tableOf(entity)} ${work.session.organisationId}`,
  ])
}

/** The relations to its own kind by which a record would come to stand above itself. */
export async function ringIssues(work: Work, entity: Entity, before: Values, after: Values): Promise<Issue[]> {
  const issues: Issue[] = []
  for (const { name, column } of treesOf(entity)) {
    if (!after[name] || after[name] === before[name]) continue
    const found = await work.query(
      `with recursive "above" ("id") as (
         select ${idIn(entity, '$1')} union select t.${q(column)} from "above" a join ${q(tableOf(entity))} t on t."id" = a."id" and t."organisatie_id" = $3
       ) select 1 from "above" where "id" = ${idIn(entity, '$2')}`,
      [after[name], before.id, work.session.organisationId],
    )
    if (found.length > 0) issues.push({ path: name, rule: 'noCycle', args: [] })
  }
  return issues
}

/** A text as an id of that kind of record; null where it is none. */
const idIn = ({ id }: Entity, text: string) =>
  id === 'uuid' ? `try_uuid(${text})` : `substring(${text}::text from '^[0-9]{1,9}$')::integer`
