import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { clearHidden } from '@vezel/model/kit/model.ts'
import { Problem } from '@vezel/model/problems.ts'
import { v7 as uuid } from 'uuid'
import { demandFields, demandRole, noteMade } from '../db/demand-right.ts'
import { rememberAll, SENT } from '../db/history.ts'
import { demandMeaningKept } from '../db/meaning.ts'
import { idOf } from '../db/names.ts'
import { type Circumstances, demandWritable } from '../db/open.ts'
import { stayIssues } from '../db/same-asset.ts'
import { movedItemIssues } from '../db/same-set.ts'
import type { Values, Work } from '../db/work.ts'
import { behaviours } from '../entities/index.ts'
import { sealSecrets } from '../secrets/seal.ts'
import { replacedIssues } from './dropped.ts'
import { beginNew } from './writing/begin.ts'
import { lookBehind } from './writing/behind.ts'
import { changesOf, conflict, fieldsToAsk } from './writing/changes.ts'
import { followAgain } from './writing/follow.ts'
import type { Input } from './writing/input.ts'
import { demandTogether, namesToCheck, ownerIssues, refuseInvalid } from './writing/issues.ts'
import { lock } from './writing/lock.ts'
import { boundNested, childrenOf } from './writing/nested.ts'
import { demandSameSecrets, inputHash, isMadeAlready } from './writing/sent-before.ts'
import { insertAll, writeLinks, writeRows } from './writing/store.ts'
import { type Sent, storeFiles, takeInput } from './writing/take.ts'
import { lockTrees, ringIssues } from './writing/trees.ts'

/**
 * What becomes of a write once all that may refuse it has been asked, and nothing is written: it is done already, or this is
 * to be written. Several writes may be judged side by side, and written together (`many/waves.ts`).
 */
export type Judged<Write> = { readonly done: Done } | { readonly write: Write }

/** What became of one row: its id, and whether everything stood there already. */
export interface Done {
  readonly id: string
  readonly isSame?: boolean
  /** What was deleted along with it. */
  readonly along?: readonly Along[]
}

/** A record that goes with another. */
export interface Along {
  readonly entity: Entity
  readonly id: string
}

/** A new record as it is to be; the id is absent where the table counts them. */
export interface Fresh {
  readonly id: string | undefined
  readonly after: Values
  readonly input: Input
  readonly path: string
  readonly hash: string | undefined
}

/** A change as it is to be written. */
export interface Changed {
  readonly id: string
  readonly before: Values
  readonly after: Values
  readonly changes: ReturnType<typeof changesOf>
}

/**
 * Makes a record with its nested ones; answers its id. Sent again with the same id and the same input, it answers the
 * record of the first time. Throws `idUsed` for an id that stands for anything else.
 */
export async function create(work: Work, entity: Entity, input: Input, fixed: Values = {}, path = ''): Promise<string> {
  const judged = await judgeNew(work, entity, input, { fixed, path })
  const [done] = 'done' in judged ? [judged.done] : await writeNew(work, entity, [judged.write])
  return String(done?.id)
}

/** Judges a new record, as far as its own row goes: what is to come with it is judged when that is written. */
export async function judgeNew(
  work: Work,
  entity: Entity,
  input: Input,
  { fixed = {}, path = '' }: { readonly fixed?: Values; readonly path?: string } = {},
): Promise<Judged<Fresh>> {
  demandRole(work.session, entity, 'create')
  if (path === '') boundNested(entity, input)
  const sent = Object.keys(input).filter((name) => name !== 'id')
  if (sent.length === 0 && Object.keys(fixed).length === 0) throw new Problem('emptyCreate')
  const id = entity.id === 'uuid' ? (typeof input.id === 'string' ? idOf(entity, input.id) : uuid()) : undefined
  const hash = id && input.id ? inputHash(entity, input, fixed) : undefined
  if (id && hash && (await isMadeAlready(work, entity, id, hash))) {
    await demandSameSecrets(work, entity, id, input)
    return { done: { id } }
  }

  const { taken, clean } = await beginNew(work, entity, input, { fixed, path, make: makerOf(work) })
  const behaviour = behaviours[entity.key]
  await storeFiles(work, entity, clean)
  const found = (await behaviour?.beforeSave?.(clean, work)) ?? []
  const stay = await stayIssues(work, entity, { after: clean })
  const replaced = replacedIssues(entity, { sent: input, taken, clean, isAgain: work.namesAgain })
  await refuseInvalid(work, entity, clean, {
    names: Object.keys(entity.fields),
    found: [...found, ...stay, ...replaced],
    path,
    sent: input,
  })
  sealSecrets(entity, clean)
  return { write: { id, after: clean, input, path, hash } }
}

/** Writes new records of a kind with what comes with each of them; answers them in order. */
export async function writeNew(work: Work, entity: Entity, fresh: readonly Fresh[]): Promise<Done[]> {
  const ids = await insertAll(work, entity, fresh)
  const rows = fresh.map((one, at) => ({ ...one, id: String(ids[at]), before: {} }))
  for (const { id } of rows) noteMade(work, entity, id)
  await writeLinks(work, entity, rows)
  await demandTogether(
    work,
    entity,
    rows.map(({ id, after, path }) => ({ id, after, path })),
  )
  const behaviour = behaviours[entity.key]
  for (const { id, after, input, path } of rows) {
    for (const inverse of model.inverses(entity)) {
      for (const [index, child] of childrenOf(input, inverse).entries()) {
        await create(work, inverse.from, child, { [inverse.field]: id }, `${path}${inverse.name}.${index}.`)
      }
    }
    await behaviour?.afterCreate?.(id, after, work, create)
  }
  await behaviour?.afterCreateOfAll?.(rows, work)
  const lines = rows.map(({ id, after, hash }) => ({
    id,
    changes: { ...changesOf(entity, {}, after), ...(hash ? { [SENT]: hash } : {}) },
  }))
  await rememberAll(work, 'create', entity, lines)
  return rows.map(({ id }) => ({ id }))
}

/** Makes the records that come with another, in the same transaction. */
const makerOf =
  (work: Work): Sent['make'] =>
  (target, input, path) =>
    create(work, target, input, {}, path)

/**
 * Changes the fields that are sent. With `record_version`, refuses when somebody else was first, with both values. Where
 * nothing differs from what stands there, nothing is written: no version, no line of history, and no conflict. What an
 * event of its table takes along is written although the record is still in the state that it leaves.
 */
export async function update(
  work: Work,
  entity: Entity,
  id: string,
  input: Input,
  circumstances: Pick<Circumstances, 'isTransition'> = {},
): Promise<string> {
  return (await change(work, entity, id, input, circumstances)).id
}

/** As `update`; answers as well whether everything stood there already. */
export async function change(
  work: Work,
  entity: Entity,
  id: string,
  input: Input,
  circumstances: Pick<Circumstances, 'isTransition'> = {},
): Promise<Done> {
  const judged = await judgeChange(work, entity, id, input, circumstances)
  const [done] = 'done' in judged ? [judged.done] : await writeChanges(work, entity, [judged.write])
  return done as Done
}

/** Judges a change of a record, which it locks. */
export async function judgeChange(
  work: Work,
  entity: Entity,
  id: string,
  input: Input,
  circumstances: Pick<Circumstances, 'isTransition'> = {},
): Promise<Judged<Changed>> {
  demandRole(work.session, entity, 'update')
  const { record_version: version, ...sent } = input as Input & { record_version?: number }
  if (Object.keys(sent).length === 0) throw new Problem('emptyUpdate')
  boundNested(entity, input)
  await lockTrees(work, entity, sent)
  const before = await lock(work, entity, id)
  const made = String(before.id)
  const draft: Values = { ...before }
  await demandWritable(work, [{ entity, before, after: before }], circumstances)
  await takeInput(entity, draft, sent, { path: '', make: makerOf(work) })
  await followAgain(work, entity, draft, before)
  const taken: Values = { ...draft }
  const clean: Values = { ...clearHidden(entity, await lookBehind(work, entity, draft)) }
  const asked: Values = { ...clean }
  await demandFields(work, entity, fieldsToAsk(entity, before, asked, sent), { before, after: asked })
  if (typeof version === 'number' && version !== before.record_version) {
    if (Object.keys(changesOf(entity, before, draft)).length > 0)
      throw await conflict(work, entity, made, version, before, draft)
  }
  const behaviour = behaviours[entity.key]
  await demandWritable(work, [{ entity, before, after: asked }], circumstances)
  await storeFiles(work, entity, clean)
  const found = (await behaviour?.beforeSave?.(clean, work, before)) ?? []
  // What the behaviour made of it is a change as well.
  if (Object.keys(changesOf(entity, asked, clean)).length > 0)
    await demandWritable(work, [{ entity, before, after: clean }], circumstances)
  await demandMeaningKept(work, entity, before, clean)
  const rings = await ringIssues(work, entity, before, clean)
  const stay = [
    ...(await stayIssues(work, entity, { before, after: clean })),
    ...(await movedItemIssues(work, entity, before, clean)),
  ]
  await refuseInvalid(work, entity, clean, {
    names: namesToCheck(entity, before, clean, sent),
    found: [
      ...found,
      ...rings,
      ...stay,
      ...ownerIssues(entity, before, clean),
      ...replacedIssues(entity, { sent, taken, clean, before, isAgain: work.namesAgain }),
    ],
    before,
    sent,
  })
  sealSecrets(entity, clean, before)
  const changes = changesOf(entity, before, clean)
  if (Object.keys(changes).length === 0) return { done: { id: made, isSame: true } }
  return { write: { id: made, before, after: clean, changes } }
}

/** Writes changes of records of a kind; answers them in order. */
export async function writeChanges(work: Work, entity: Entity, rows: readonly Changed[]): Promise<Done[]> {
  for (const alike of Map.groupBy(rows, ({ changes }) => Object.keys(changes).join(' ')).values())
    await writeRows(work, entity, Object.keys(alike[0]?.changes ?? {}), alike)
  await writeLinks(work, entity, rows)
  for (const { id, before, after } of rows) await behaviours[entity.key]?.afterUpdate?.(id, after, work, before)
  await demandTogether(work, entity, rows)
  await rememberAll(work, 'update', entity, rows)
  return rows.map(({ id }) => ({ id, isSame: false }))
}
