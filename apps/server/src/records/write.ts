import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { clearHidden } from '@vezel/model/kit/model.ts'
import { Problem } from '@vezel/model/problems.ts'
import { v7 as uuid } from 'uuid'
import { demandFields, demandRight, demandRole, noteMade } from '../db/demand-right.ts'
import { remember, SENT } from '../db/history.ts'
import { takeCode } from '../db/item-code.ts'
import { demandMeaningKept } from '../db/meaning.ts'
import { idOf } from '../db/names.ts'
import { type Circumstances, demandWritable } from '../db/open.ts'
import { stayIssues } from '../db/same-asset.ts'
import type { Values, Work } from '../db/work.ts'
import { behaviours } from '../entities/index.ts'
import { replacedIssues } from './dropped.ts'
import { changesOf, conflict, fieldsToAsk } from './writing/changes.ts'
import type { Input } from './writing/input.ts'
import { demandOneAsset, namesToCheck, refuseInvalid } from './writing/issues.ts'
import { lock } from './writing/lock.ts'
import { boundNested, childrenOf } from './writing/nested.ts'
import { inputHash, isMadeAlready } from './writing/sent-before.ts'
import { defaults, takeLastPlace, takeNumber } from './writing/start.ts'
import { insert, writeLinks, writeRow } from './writing/store.ts'
import { type Sent, storeFiles, takeInput } from './writing/take.ts'
import { lockTrees, ringIssues } from './writing/trees.ts'

/**
 * Makes a record with its nested ones; answers its id. Sent again with the same id and the same input, it answers the
 * record of the first time. Throws `idUsed` for an id that stands for anything else.
 */
export async function create(work: Work, entity: Entity, input: Input, fixed: Values = {}, path = ''): Promise<string> {
  demandRole(work.session, entity, 'create')
  if (path === '') boundNested(entity, input)
  const sent = Object.keys(input).filter((name) => name !== 'id')
  if (sent.length === 0 && Object.keys(fixed).length === 0) throw new Problem('emptyCreate')
  const id = entity.id === 'uuid' ? (typeof input.id === 'string' ? idOf(entity, input.id) : uuid()) : undefined
  const hash = id && input.id ? inputHash(entity, input, fixed) : undefined
  if (id && hash && (await isMadeAlready(work, entity, id, hash))) return id

  const draft: Values = { ...(await defaults(work, entity)), ...fixed }
  await takeInput(entity, draft, input, { path, make: makerOf(work) })
  const taken: Values = { ...draft }
  const behaviour = behaviours[entity.key]
  await behaviour?.prepare?.(draft, work, input)
  await takeNumber(work, entity, draft)
  await takeCode(work, entity, draft)
  await takeLastPlace(work, entity, draft, { ...input, ...fixed })
  const clean: Values = { ...clearHidden(entity, draft) }
  await demandRight(work, entity, entity.access.create, { after: clean })
  await demandWritable(work, [{ entity, after: clean }])
  await storeFiles(work, entity, clean)
  const found = (await behaviour?.beforeSave?.(clean, work)) ?? []
  const stay = await stayIssues(work, entity, { after: clean })
  const replaced = replacedIssues(entity, input, taken, clean)
  await refuseInvalid(work, entity, clean, {
    names: Object.keys(entity.fields),
    found: [...found, ...stay, ...replaced],
    path,
  })

  const made = await insert(work, entity, id, clean)
  noteMade(work, entity, made)
  await writeLinks(work, entity, made, {}, clean)
  await demandOneAsset(work, entity, made, { after: clean, path })
  for (const inverse of model.inverses(entity)) {
    for (const [index, child] of childrenOf(input, inverse).entries()) {
      await create(work, inverse.from, child, { [inverse.field]: made }, `${path}${inverse.name}.${index}.`)
    }
  }
  await behaviour?.afterCreate?.(made, clean, work, create)
  await remember(work, 'create', entity, made, { ...changesOf(entity, {}, clean), ...(hash ? { [SENT]: hash } : {}) })
  return made
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
): Promise<{ readonly id: string; readonly isSame: boolean }> {
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
  const taken: Values = { ...draft }
  const clean: Values = { ...clearHidden(entity, draft) }
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
  const stay = await stayIssues(work, entity, { before, after: clean })
  await refuseInvalid(work, entity, clean, {
    names: namesToCheck(entity, before, clean, sent),
    found: [...found, ...rings, ...stay, ...replacedIssues(entity, sent, taken, clean)],
    before,
  })
  const changes = changesOf(entity, before, clean)
  if (Object.keys(changes).length === 0) return { id: made, isSame: true }
  await writeRow(work, entity, made, Object.keys(changes), clean)
  await writeLinks(work, entity, made, before, clean)
  await behaviour?.afterUpdate?.(made, clean, work, before)
  await demandOneAsset(work, entity, made, { before, after: clean })
  await remember(work, 'update', entity, made, changes)
  return { id: made, isSame: false }
}
