import { model } from '@vezel/model'
import { isRecord } from '@vezel/model/kit/record.ts'
import { Problem } from '@vezel/model/problems.ts'
import { demandRole } from '../db/demand-right.ts'
import { invalid } from '../db/invalid.ts'
import { demandWritable } from '../db/open.ts'
import type { Work } from '../db/work.ts'
import { attempt } from './many/attempt.ts'
import { boundRows, doneOf, type Outcome, type Refused, sorted, underBatch } from './many/outcome.ts'
import { changeAll, makeAll, type Row, removeAll } from './many.ts'
import { restore } from './restore.ts'
import { change, type Done } from './write.ts'
import { conflict } from './writing/changes.ts'
import { lock } from './writing/lock.ts'

const object = model.entity('planObject')
const plan = model.entity('surveyPlan')

/** What somebody drew on a plan since it was saved. */
export interface Drawn {
  readonly plan: string
  /** New objects, under ids that the page made; one that was deleted and is drawn again comes back. */
  readonly made: readonly Row[]
  /** Objects that are changed, with what of each at the same place. */
  readonly ids: readonly Row<string>[]
  readonly each: readonly Row[]
  /** Objects that go, in the version in which they were seen. */
  readonly gone: readonly { readonly id: string; readonly version: number | undefined }[]
}

/**
 * Saves what was drawn on one plan, under one batch: what goes, what changed and what is new, by the ordinary writes of
 * objects. What is refused, such as an object that somebody else has changed, stops nothing else. Throws `notFound` for a plan that is
 * not there, and `tooMuch` beyond `limits.bulk` objects.
 */
export async function saveDrawing(work: Work, drawn: Drawn, isPreview: boolean): Promise<Outcome> {
  if (drawn.made.length > 0) demandRole(work.session, object, 'create')
  if (drawn.ids.length > 0) demandRole(work.session, object, 'update')
  if (drawn.gone.length > 0) demandRole(work.session, object, 'delete')
  boundRows(drawn.made.length + drawn.ids.length + drawn.gone.length)
  if (drawn.each.length !== drawn.ids.length)
    throw invalid(object, [{ path: `each.${drawn.ids.length}`, rule: 'isExpected', args: [] }])
  // Two who save the same plan take turns, and a closed survey says so once, instead of at every object.
  const stands = await lock(work, plan, drawn.plan)
  await demandWritable(work, [{ entity: plan, before: stands, after: stands }])
  const id = String(stands.id)
  return underBatch(work, isPreview, async (within) => {
    const there = await objectsOf(within, id)
    const told = [
      ...(await takeAway(within, there, drawn.gone)),
      ...(await changeThere(within, there, drawn)),
      ...(await make(within, there, id, drawn.made)),
    ]
    return {
      ...sorted(told.flatMap(({ answer }) => doneOf(answer))),
      refused: told.flatMap(({ answer, ...row }) => (answer instanceof Problem ? [{ ...row, problem: answer }] : [])),
    }
  })
}

/** What became of one object, named by its id or, of a new one, by its place. */
interface Told extends Pick<Refused, 'id' | 'index'> {
  readonly answer: Done | Problem | undefined
}

/** The objects of a plan by id, those that were deleted included. */
async function objectsOf(work: Work, plan: string): Promise<ReadonlyMap<string, { readonly isGone: boolean }>> {
  const rows = await work.query<{ id: string; isGone: boolean }>(
    `select "id"::text, "deleted_at" is not null as "isGone" from "tekenobject"
     where "organisatie_id" = $1 and "onderzoek_plattegrond_id" = $2 and ("deleted_at" is null or "delete_batch" is not null)`,
    [work.session.organisationId, plan],
  )
  return new Map(rows.map(({ id, isGone }) => [id, { isGone }]))
}

type There = Awaited<ReturnType<typeof objectsOf>>

const isThere = (there: There, id: string) => there.get(id)?.isGone === false
const absent = () => new Problem('notFound', { entity: object.label })

async function takeAway(work: Work, there: There, gone: Drawn['gone']): Promise<Told[]> {
  const told: Told[] = []
  const going: string[] = []
  for (const { id, version } of new Map(gone.map((one) => [one.id, one])).values()) {
    const answer = isThere(there, id) ? await seenSince(work, id, version) : absent()
    if (answer) told.push({ id, answer })
    else going.push(id)
  }
  const answers = await removeAll(work, object, going)
  return [...told, ...going.map((id, at) => ({ id, answer: answers[at] }))]
}

/** The conflict with somebody who changed an object after it was seen in this version. */
async function seenSince(work: Work, id: string, version: number | undefined): Promise<Problem | undefined> {
  if (version === undefined) return undefined
  const stands = await lock(work, object, id)
  return stands.record_version === version ? undefined : conflict(work, object, id, version, stands, stands)
}

async function changeThere(work: Work, there: There, { ids, each }: Drawn): Promise<Told[]> {
  const inputs = new Map<string, Row>()
  const told: Told[] = []
  for (const [at, id] of ids.entries()) {
    if (id instanceof Problem) told.push({ index: at, answer: id })
    else if (!isThere(there, id)) told.push({ id, answer: absent() })
    else inputs.set(id, each[at] ?? {})
  }
  // In one order, so that two who change the same objects wait for each other.
  const known = [...inputs.keys()].sort()
  const answers = await changeAll(work, object, known, (id) => inputs.get(id) ?? {})
  return [...told, ...known.map((id, at) => ({ id, answer: answers[at] }))]
}

async function make(work: Work, there: There, plan: string, rows: readonly Row[]): Promise<Told[]> {
  const told: Told[] = []
  const fresh: { readonly index: number; readonly row: Row }[] = []
  for (const [index, row] of rows.entries()) {
    const id = row instanceof Problem ? undefined : row.id
    if (row instanceof Problem) fresh.push({ index, row })
    else if (isElsewhere(row.onderzoek_plattegrond, plan))
      told.push({ index, answer: invalid(object, [{ path: 'onderzoek_plattegrond', rule: 'isExpected', args: [] }]) })
    else if (typeof id === 'string' && there.get(id)?.isGone)
      told.push({ id, answer: await attempt(work, () => drawAgain(work, id, row)) })
    else fresh.push({ index, row: { ...row, onderzoek_plattegrond: { connect: { id: plan } } } })
  }
  const answers = await makeAll(
    work,
    object,
    fresh.map(({ row }) => row),
  )
  return [...told, ...fresh.map(({ index }, at) => ({ index, answer: answers[at] }))]
}

/** Whether a new object says that it lies on another plan. */
const isElsewhere = (link: unknown, plan: string): boolean =>
  link !== undefined && link !== null && !(isRecord(link) && isRecord(link.connect) && link.connect.id === plan)

/** An object that was deleted and drawn again: who takes a delete back wants that one, with its history. */
async function drawAgain(work: Work, id: string, { id: _, ...values }: Exclude<Row, Problem>): Promise<Done> {
  await restore(work, object, id)
  const { isSame: __, ...done } = await change(work, object, id, values)
  return done
}
