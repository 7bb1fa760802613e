import { model } from '@vezel/model'
import type { Change } from '@vezel/model/history.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { demandFields, demandRight } from '../../db/demand-right.ts'
import { ofNoField, UNDOES } from '../../db/history.ts'
import { isTorn, lyingOn } from '../../db/lying-on.ts'
import { ofTenant, q, tableOf } from '../../db/names.ts'
import { ofEach, type Question } from '../../db/wave.ts'
import { rowColumns, type Values, type Work } from '../../db/work.ts'
import { formerOf, inputOf } from '../history.ts'
import { momentLabel } from '../moment-label.ts'
import type { Removal } from '../remove.ts'
import { judgeRestoration, type Restoration, restore } from '../restore.ts'
import { type Changed, type Done, type Judged, judgeChange, writeChanges } from '../write.ts'
import { type Batch, variantOf } from '../writing/batch.ts'
import { lock } from '../writing/lock.ts'
import { boundRows, inTurn, type Outcome, type Refused, sorted, underBatch } from './outcome.ts'
import { changing, judgeUnlessGone, removing, restoring } from './sorts.ts'
import { inWaves } from './waves.ts'

/** What a step did to one record, by its lines of history. */
interface Step {
  readonly entity: Entity
  readonly id: string
  readonly actions: ReadonlySet<string>
  /** By field, from what the step found to what it left. */
  readonly changes: Readonly<Record<string, Change>>
  /** The newest of its lines. */
  readonly line: string
  /** The number of what it was done in. */
  readonly batch: string
  /** Whether all of it was done by whoever takes it back, who saw what stood there. */
  readonly isOwn: boolean
}

interface StepLine {
  readonly id: string
  readonly actie: string
  readonly type: string
  readonly record: string
  readonly wijzigingen: object
  readonly isOwn: boolean
}

/**
 * Takes back what was done in one go: what was made is deleted, what was deleted comes back, what was changed gets its
 * former values, each by the ordinary write with its rights and rules; what
 * somebody made goes by the right to make it as well, as long as nobody did anything with it since. A record that somebody changed since stays, with who
 * and when; so does one that was led along an event, which has steps back of its own. Throws `notUndoable` for a batch that is not
 * there, `tooMuch` for more records of a kind than one call takes beside what goes along with others.
 */
export async function undoBatch(
  work: Work,
  batch: string,
  { isPreview = false }: { readonly isPreview?: boolean } = {},
): Promise<Outcome> {
  const steps = await stepsOf(work, batch)
  if (steps.length === 0) throw notUndoable('stepGone')
  if (await isMergeUndone(work, steps, batch)) throw notUndoable('undoneAlready')
  const oneAsset = mergedAssets(steps)
  const asOne = oneAsset ? { oneAsset: [oneAsset.ids[0], oneAsset.ids[1]] as const } : {}
  return underBatch({ ...work, undoes: batch, namesAgain: true, ...asOne }, isPreview, async (within) => {
    const done: Done[] = []
    const refused: Refused[] = []
    const counts = new Map<Entity, number>()
    const along = new Set<string>()
    for (const run of runsOf(steps)) {
      // What went along with something else needs nothing more: no delete, no former values, no return.
      const gone = along.size > 0 ? await goneWith(within, run, along) : new Set<Step>()
      const [next, ...others] = run.filter((step) => !gone.has(step))
      const left = next ? ([next, ...others] as const) : []
      const count = (counts.get(run[0].entity) ?? 0) + left.length
      counts.set(run[0].entity, count)
      // A merge is taken back whole, however much it moved.
      if (!steps.some(isMerged)) boundRows(count)
      const answers = next ? await takeAllBack(within, [next, ...others]) : []
      done.push(...[...gone].map(({ id }) => ({ id })))
      for (const [at, { entity, id }] of left.entries()) {
        const answer = answers[at]
        if (answer instanceof Problem) refused.push({ entity, id, problem: answer })
        else if (answer) {
          done.push(answer)
          for (const one of answer.along ?? []) along.add(keyOf(one.entity, one.id))
        }
      }
    }
    if (oneAsset && refused.length === 0 && (await isTornApart(within, oneAsset))) throw notUndoable('tornApart')
    const [first] = refused
    if (!first || !steps.some(isMerged)) return { ...sorted(done), refused }
    // A merge is one thing, of which no half comes back.
    if (!isPreview) throw first.problem
    return { changed: [], same: [], refused }
  })
}

/** Whether a step merged this record with another. */
const isMerged = ({ actions }: Step) => actions.has('merge')

/** Two assets that a step merged. */
interface MergedAssets {
  readonly entity: Entity
  readonly ids: readonly [string, string]
}

function mergedAssets(steps: readonly Step[]): MergedAssets | undefined {
  const [one, other] = steps.filter((step) => isMerged(step) && step.entity.mergeable?.into !== undefined)
  return one && other && { entity: one.entity, ids: [one.id, other.id] }
}

/** Whether something was recorded since, on one of the two, that names what goes back to the other. */
async function isTornApart(work: Work, { entity, ids }: MergedAssets): Promise<boolean> {
  for (const id of ids) if (await isTorn(work, (await lyingOn(work, entity, id)).keys())) return true
  return false
}

/**
 * Whether a merge was taken back already, and not merged again by taking that back: all of it, since no half of it comes
 * back, so that any of its records tells.
 */
async function isMergeUndone(work: Work, steps: readonly Step[], batch: string): Promise<boolean> {
  const merged = steps.filter(isMerged)
  if (merged.length === 0) return false
  const lines = await work.query<{ batch: string; undoes: string }>(
    `select g."batch"::text, g."wijzigingen"->>'${UNDOES}' as "undoes" from unnest($2::text[], $3::text[], $4::bigint[]) s("type", "id", "line")
     join "geschiedenis" g on g."organisatie_id" = $1 and g."record_type" = s."type" and g."record_id" = s."id" and g."id" > s."line"
     where g."wijzigingen" ? '${UNDOES}' order by g."id" desc`,
    [
      work.session.organisationId,
      merged.map(({ entity }) => entity.api.type),
      merged.map(({ id }) => id),
      merged.map(({ line }) => line),
    ],
  )
  const undone = new Set<string>()
  for (const line of lines) if (!undone.has(line.batch)) undone.add(line.undoes)
  return undone.has(batch)
}

/** What takes a step back: its former values, its delete, its return; or, of what a merge made of one, more than one of these. */
type Way = 'putBack' | 'takeAway' | 'bringBack' | 'takeApart' | 'nothing' | 'ledAlong'

function wayBack({ actions }: Step): Way {
  if (actions.has('merge')) return 'takeApart'
  if (actions.has('create')) return 'takeAway'
  if (actions.has('delete')) return actions.has('restore') ? 'nothing' : 'bringBack'
  if (actions.has('restore')) return 'takeAway'
  return [...actions].every((action) => action === 'update') ? 'putBack' : 'ledAlong'
}

/** Steps that follow each other and are taken back alike. */
function runsOf(steps: readonly Step[]): [Step, ...Step[]][] {
  const runs: [Step, ...Step[]][] = []
  for (const step of steps) {
    const last = runs.at(-1)
    if (last?.[0].entity === step.entity && wayBack(last[0]) === wayBack(step)) last.push(step)
    else runs.push([step])
  }
  return runs
}

const keyOf = (entity: Entity, id: unknown) => `${model.stored(entity).key}:${id}`

/** Those of a run of which the record went along with another, or hangs on one that did and cannot come back to it. */
async function goneWith(
  work: Work,
  run: readonly [Step, ...Step[]],
  along: ReadonlySet<string>,
): Promise<ReadonlySet<Step>> {
  const [{ entity }] = run
  const went = run.filter(({ id }) => along.has(keyOf(entity, id)))
  if (wayBack(run[0]) !== 'bringBack') return new Set(went)
  const above = Object.entries(entity.fields).flatMap(([name, field]) =>
    pointsAtOne(field) && field.onDelete === 'cascade' ? [{ name, target: model.named(field.target) }] : [],
  )
  const stored = model.stored(entity)
  const rows = await work.query<Values>(
    `select ${rowColumns(stored, 't')} from ${q(tableOf(stored))} t where t."id" = any($1::${stored.id}[]) and ${ofTenant(stored)}`,
    [run.map(({ id }) => id), work.session.organisationId],
  )
  const lost = new Set(
    rows.flatMap((row) =>
      above.some(({ name, target }) => along.has(keyOf(target, row[name]))) ? [String(row.id)] : [],
    ),
  )
  return new Set([...went, ...run.filter(({ id }) => lost.has(id))])
}

/** Takes steps of one kind back, all in one way: as any write of many records. */
function takeAllBack(work: Work, steps: readonly [Step, ...Step[]]): Promise<(Done | Problem)[]> {
  const [{ entity }] = steps
  const ids = steps.map(({ id }) => id)
  const stepAt = (at: number) => steps[at] ?? steps[0]
  switch (wayBack(steps[0])) {
    case 'putBack':
      return inWaves<Changed>(work, {
        ...changing(entity, ids),
        judge: (beside, at) => judgeBack(beside, stepAt(at)),
      })
    case 'takeAway':
      return inWaves<Removal>(work, {
        ...removing(entity, ids),
        judge: (beside, at) => judgeTakeAway(beside, stepAt(at)),
      })
    case 'bringBack':
      return inWaves<Restoration>(work, {
        ...restoring(entity, ids),
        judge: (beside, at) => judgeRestoration(beside, entity, stepAt(at).id),
      })
    case 'takeApart':
      return inTurn(work, steps, (step) => takeApart(work, step))
    case 'nothing':
      return Promise.resolve(steps.map(({ id }) => ({ id, isSame: true })))
    case 'ledAlong':
      return Promise.resolve(steps.map(() => notUndoable('ledAlong')))
  }
}

/** The records of a step, the last one it touched first: what came with another then comes after it. */
async function stepsOf(work: Work, batch: string): Promise<Step[]> {
  const lines = await work.query<StepLine>(
    `select "id"::text, "actie", "record_type" as "type", "record_id" as "record", "wijzigingen", "user_id" is not distinct from $3::integer as "isOwn" from "geschiedenis"
     where "organisatie_id" = $1 and "batch" = try_uuid($2) order by "geschiedenis"."id" desc`,
    [work.session.organisationId, batch, work.session.userId],
  )
  const steps = new Map<string, Step>()
  for (const { id, actie, type, record, wijzigingen, isOwn } of lines) {
    const entity = model.ofType(type)
    if (!entity) continue
    const key = `${type}:${record}`
    const later = steps.get(key)
    steps.set(key, {
      entity,
      id: record,
      actions: new Set([...(later?.actions ?? []), actie]),
      changes: { ...later?.changes, ...(actie === 'update' ? together(fieldsOf(wijzigingen), later?.changes) : {}) },
      line: later?.line ?? id,
      isOwn: isOwn && later?.isOwn !== false,
      batch,
    })
  }
  return [...steps.values()]
}

const fieldsOf = (changes: object) =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !ofNoField.includes(name)))

/** Of two changes of a field one after the other: from what the first found to what the second left. */
function together(earlier: object, later: Step['changes'] = {}): Record<string, Change> {
  return Object.fromEntries(
    Object.entries(earlier as Record<string, Change>).map(([name, change]): [string, Change] => {
      const next = later[name]
      return [name, Array.isArray(change) && Array.isArray(next) ? [change[0], next[1]] : change]
    }),
  )
}

/** Gives one of two that were merged back what it was, as long as nobody did anything with it since. */
async function takeApart(work: Work, step: Step): Promise<Done> {
  const { entity, id, actions } = step
  if (actions.has('delete')) {
    await restore(work, entity, id)
    // It went without what the one that stays took of its own.
    return actions.has('update') ? putBack(work, step) : { id }
  }
  const before = await lock(work, entity, id)
  await demandRight(work, entity, entity.access.update, { before })
  const later = await laterOf(work, step)
  if (later) throw later
  return actions.has('update') ? putBack(work, step) : { id, isSame: true }
}

/** Judges the delete of what the step made or brought back, as long as it is what the step left. */
async function judgeTakeAway(work: Work, step: Step): Promise<Judged<Removal>> {
  const { entity, id, isOwn, actions, batch } = step
  const isOwnMaking = isOwn && actions.has('create')
  const demandUntouched = async () => {
    // Held before it is asked who came after: whoever saves at this moment is waited for, and found.
    const before = await lock(work, entity, id)
    // Who came after is for whoever may do it at all.
    if (!isOwnMaking) await demandRight(work, entity, entity.access.delete, { before })
    const later = await laterOf(work, step)
    if (later) throw later
  }
  return judgeUnlessGone(
    work,
    entity,
    id,
    demandUntouched,
    isOwnMaking ? (family) => demandOfBatch(work, batch, family) : undefined,
  )
}

/** Throws `changedSince` when anybody did something with one of these records in another step than this. */
async function demandOfBatch(work: Work, batch: string, family: Batch): Promise<void> {
  const named = family.flatMap(({ entity, rows }) =>
    rows.map((row) => [variantOf(entity, row).api.type, String(row.id)] as const),
  )
  const [later] = await work.query<{ by: string; at: string }>(
    `select concat_ws(' ', u."name", u."tussenvoegsel", u."achternaam") as "by",
       to_char(g."created_at" at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI:SS') as "at"
     from unnest($2::text[], $3::text[]) n("type", "id")
     join "geschiedenis" g on g."organisatie_id" = $1 and g."record_type" = n."type" and g."record_id" = n."id"
     left join "user" u on u."id" = g."user_id"
     where g."batch" is distinct from $4::uuid and g."batch" is distinct from $5::uuid and g."actie" not in ('login', 'logout', 'download', 'blank')
     order by g."id" desc limit 1`,
    [work.session.organisationId, named.map(([type]) => type), named.map(([, id]) => id), batch, work.batch ?? null],
  )
  if (later) throw new Problem('changedSince', { by: later.by, at: momentLabel(later.at) })
}

/** Writes the values that stood there before the step. */
async function putBack(work: Work, step: Step): Promise<Done> {
  const judged = await judgeBack(work, step)
  const [done] = 'done' in judged ? [judged.done] : await writeChanges(work, step.entity, [judged.write])
  return done as Done
}

/** Judges the change to the values that stood there before the step, where those of the step stand there still. */
async function judgeBack(work: Work, step: Step): Promise<Judged<Changed>> {
  const { entity, id, changes } = step
  // Held before it is compared: what somebody saves at this moment is waited for, and seen.
  const current = await lock(work, entity, id)
  const into = entity.mergeable?.into ?? ''
  const was = changes[into]
  if (Array.isArray(was)) {
    const after = { ...current, [into]: was[0] ?? null }
    return { write: { id, before: current, after, changes: { [into]: [current[into] ?? null, was[0] ?? null] } } }
  }
  const names = Object.keys(changes).filter((name) => entity.fields[name] && !entity.fields[name].readOnly)
  await demandFields(work, entity, names, { before: current, after: current })
  const values: Values = {}
  for (const [name, change] of Object.entries(changes)) {
    const field = entity.fields[name]
    if (!field || !Array.isArray(change)) throw notUndoable('valueGone')
    // What the product works out itself follows from what is put back.
    if (field.readOnly) continue
    const former = formerOf(work.session, entity, id, { name, change, isOwn: step.isOwn })
    if (former === 'notKept') throw notUndoable('valueGone')
    if (former === 'hidden') throw notUndoable('valueHidden')
    if (JSON.stringify(current[name] ?? null) !== JSON.stringify(change[1] ?? null))
      throw (await laterOf(work, step)) ?? notUndoable('valueGone')
    values[name] = former.value
  }
  if (Object.keys(changes).length > 0 && Object.keys(changes).every((name) => entity.fields[name]?.readOnly))
    return { done: { id, isSame: true } }
  const input = await inputOf(work, entity, values)
  if (Object.keys(input).length === 0) throw notUndoable('valueGone')
  return judgeChange(work, entity, id, input)
}

/** The problem that somebody did something with the record after the step, its history aside; undefined when nobody did. */
async function laterOf(work: Work, { entity, id, line }: Step): Promise<Problem | undefined> {
  const last = await ofEach(work, lastAfter(work), { type: entity.api.type, id, line })
  return last && new Problem('changedSince', { by: last.by, at: momentLabel(last.at) })
}

/** A record, and a line of its history. */
interface Since {
  readonly type: string
  readonly id: string
  readonly line: string
}

/** By whom and when something was last done with a record after a line, other than by this call; undefined where nothing was. */
const lastAfter = ({ session, batch }: Work): Question<Since, { by: string; at: string } | undefined> => ({
  name: 'last after a line',
  async ask(query, since) {
    const rows = await query<{ n: number; by: string; at: string }>(
      `select distinct on (s."n") s."n"::integer as "n", concat_ws(' ', u."name", u."tussenvoegsel", u."achternaam") as "by",
         to_char(g."created_at" at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI:SS') as "at"
       from unnest($2::text[], $3::text[], $4::bigint[]) with ordinality s("type", "id", "line", "n")
       join "geschiedenis" g on g."organisatie_id" = $1 and g."record_type" = s."type" and g."record_id" = s."id" and g."id" > s."line"
       left join "user" u on u."id" = g."user_id"
       where g."batch" is distinct from $5::uuid and g."actie" not in ('login', 'logout', 'download', 'blank')
       order by s."n", g."id" desc`,
      [
        session.organisationId,
        since.map(({ type }) => type),
        since.map(({ id }) => id),
        since.map(({ line }) => line),
        batch ?? null,
      ],
    )
    const found = new Map(rows.map(({ n, by, at }) => [n, { by, at }]))
    return since.map((_, index) => found.get(index + 1))
  },
})

const notUndoable = (why: keyof typeof reasons) => new Problem('notUndoable', { reason: reasons[why] })
