import { model } from '@vezel/model'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import { type AskedTask, type TaskDefinition, tasks } from '@vezel/model/tasks.ts'
import { v7 as uuid } from 'uuid'
import type { Work } from '../db/work.ts'
import type { RequestContext } from './operation.ts'

/** Kinds of which only one at a time runs on a record. */
const alone = Object.entries<TaskDefinition>(tasks).flatMap(([kind, { alone }]) => (alone ? [kind] : []))

/**
 * Writes a task with its job, for whoever asks: both are there when the transaction commits. `record` is the id of what it
 * concerns, which the caller has locked and judged; absent for a kind that is of none. Asked twice, done once: what still
 * waits or runs is the answer to the second request too, from another tab as well. Answers the id of the task. Throws
 * `recordBusy` while another that is alone runs on the record, `tooManyTasks` when this person waits for too many already.
 */
export async function startTask(
  { services }: Pick<RequestContext, 'services'>,
  work: Work,
  kind: AskedTask,
  record?: unknown,
): Promise<string> {
  const { of, job }: TaskDefinition & { readonly job: (typeof tasks)[AskedTask]['job'] } = tasks[kind]
  const { organisationId, inspectionUserId, userId } = work.session
  const type = of ? model.entity(of).api.type : null
  const id = of ? String(record) : null
  // Two tabs wait here for each other; of one record they have by then waited for its row.
  await work.query(`select pg_advisory_xact_lock(hashtext('taken van'), $1)`, [userId])
  const open = await work.query<{ id: string; soort: string; isOwn: boolean; isHere: boolean }>(
    `select "id"::text, "soort", "inventarisatie_user_id" is not distinct from $3::uuid as "isOwn",
       "record_type" is not distinct from $1 and "record_id" is not distinct from $2 as "isHere"
     from "taak" where "status" in ('wacht', 'bezig') and "deleted_at" is null order by "created_at" desc`,
    [type, id, inspectionUserId],
  )
  // What is on a record is the same for everybody; what is on none is of whoever asked.
  const here = open.filter(({ isOwn, isHere }) => isHere && (id !== null || isOwn))
  const same = here.find(({ soort }) => soort === kind)
  if (same) return same.id
  if (alone.includes(kind) && here.some(({ soort }) => alone.includes(soort))) throw new Problem('recordBusy')
  if (open.filter(({ isOwn }) => isOwn).length >= limits.tasksEach)
    throw new Problem('tooManyTasks', { max: limits.tasksEach })
  const task = uuid()
  await work.query(
    `insert into "taak" ("organisatie_id", "id", "soort", "record_type", "record_id", "status", "voortgang", "inventarisatie_user_id")
     values ($1, $2, $3, $4, $5, 'wacht', 0, $6)`,
    [organisationId, task, kind, type, id, inspectionUserId],
  )
  await services.jobs.enqueue(work, job, { task, organisation: organisationId, user: userId })
  return task
}
