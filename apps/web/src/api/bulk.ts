import { model } from '@vezel/model'
import type { NamedRecord } from '@vezel/model/problems.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { ask, change, type SendOptions, type Written } from './connection.ts'
import { newId } from './ids.ts'
import { changed, store } from './queries.ts'
import { toInput, toStored } from './save.ts'
import { rowKey } from './store.ts'

/** One thing that is done to many records of a kind. Fields as a form holds them: relations as ids. */
export type BulkStep =
  /** `each`: what one record gets beside that, in the order of the ids. */
  | { readonly kind: 'update'; readonly input: Draft; readonly each?: readonly Draft[] }
  | { readonly kind: 'delete' }
  /** One new record for each of the ids, which are those of what it is made for. */
  | { readonly kind: 'create'; readonly rows: readonly Draft[] }
  | { readonly kind: 'event'; readonly event: string; readonly input: Draft }
  /** Of an asset: it gets the spaces of a template that it lacks. */
  | { readonly kind: 'template'; readonly use: TemplateUse }
  /** Of surveys: from then on they offer the lists of another set. What takes it back is the move to the one before. */
  | { readonly kind: 'move'; readonly to: string }

/** A template, and where its spaces come. */
export interface TemplateUse {
  readonly sjabloon: string
  readonly asset: string
  /** Of those for which the template names none. */
  readonly verdieping: string | null
  readonly onderdeel_van: string | null
}

/** Why one record stays as it is, in the language of the page. */
export interface BulkRefusal {
  readonly id: string | null
  readonly title: string | null
  readonly code: string
  readonly message: string
  /** Records that stand in the way, as far as they are named. */
  readonly records: readonly NamedRecord[]
  /** The place among what was sent, of a row that has no id yet. */
  readonly index?: number | null
}

/** What a step did, or with a preview would do: ids of records that change, of those that are so already, and who is refused. */
export interface BulkAnswer {
  /** By which all of it is taken back; null of a preview, and where nothing changed. */
  readonly batch: string | null
  readonly changed: readonly string[]
  readonly same: readonly string[]
  readonly refused: readonly BulkRefusal[]
  /** What would be deleted along with the others; only of a preview. */
  readonly along: readonly NamedRecords[]
}

/** Records of a kind, with what the first of them are called. */
export interface NamedRecords {
  readonly type: string
  readonly count: number
  readonly titles: readonly string[]
}

const answered =
  'batch changed same refused { id index title code message records { type id title page field among } } along { type count titles }'

/** What the step would do, worked out by the server with all its rules; nothing is written. */
export async function previewBulk(
  of: string,
  ids: readonly string[],
  step: BulkStep,
  signal?: AbortSignal,
): Promise<BulkAnswer> {
  const { answer } = await ask<{ answer: BulkAnswer }>(requestOf(of, ids, step, true), signal)
  return forIds(answer, ids, step)
}

/** What is refused of what would be made has the id of what it is made for. */
const forIds = (answer: BulkAnswer, ids: readonly string[], { kind }: BulkStep): BulkAnswer =>
  kind === 'create'
    ? { ...answer, refused: answer.refused.map((one) => ({ ...one, id: ids[one.index ?? -1] ?? one.id })) }
    : answer

/** Does it, in one step. Records that are refused do not stop the others. */
export async function runBulk(
  of: string,
  ids: readonly string[],
  step: BulkStep,
  options?: SendOptions,
): Promise<BulkAnswer> {
  const { answer, written } = await change<{ answer: BulkAnswer }>(requestOf(of, ids, step, false), options)
  const keys = keysOf(of, answer.changed)
  if (step.kind === 'delete') for (const key of keys) store.setGone(key)
  void changed(keys, written)
  return answer
}

/** What taking a step back would do; nothing is written. */
export async function previewUndo(batch: string, signal?: AbortSignal): Promise<BulkAnswer> {
  const document = `mutation undo($batch: ID!) { answer: undoBatch(batch: $batch, preview: true) { ${answered} } }`
  return (await ask<{ answer: BulkAnswer }>({ document, variables: { batch }, isLong: true }, signal)).answer
}

/** Asks the server to take a step back, and nothing of the page. */
export function takeBack(batch: string): Promise<{ readonly answer: BulkAnswer; readonly written: Written }> {
  const document = `mutation undo($batch: ID!, $key: String) { answer: undoBatch(batch: $batch, key: $key) { ${answered} } }`
  return change<{ answer: BulkAnswer }>({ document, variables: { batch, key: newId() }, isLong: true })
}

/**
 * Changes records in one step, each in its own way, and shows it at once: what is sent lies over the rows until the answer
 * has come. Rejects with an `ApiProblem`, or answers who was refused; then those are as they were.
 */
export async function changeAtOnce(of: string, changes: ReadonlyMap<string, Draft>): Promise<BulkAnswer> {
  const entity = model.named(of)
  const layers = [...changes].map(([id, patch]) => store.lay(rowKey(entity.api.type, id), toStored(entity, patch)))
  try {
    const ids = [...changes.keys()]
    const step = { kind: 'update', input: {}, each: [...changes.values()] } as const
    const { answer, written } = await change<{ answer: BulkAnswer }>(requestOf(of, ids, step, false))
    await changed(keysOf(of, answer.changed), written)
    return answer
  } finally {
    for (const layer of layers) store.lift(layer)
  }
}

/** Takes a step back: former values return where nobody changed them since, and what was deleted. */
export async function undoBulk(of: string, batch: string): Promise<BulkAnswer> {
  const { answer, written } = await takeBack(batch)
  const keys = keysOf(of, answer.changed)
  for (const key of keys) store.setGone(key, false)
  await changed(keys, written)
  return answer
}

/** The keys of records of a kind in the store. */
export const keysOf = (of: string, ids: readonly string[]) => ids.map((id) => rowKey(model.named(of).api.type, id))

function requestOf(of: string, ids: readonly string[], step: BulkStep, preview: boolean) {
  if (step.kind === 'move')
    return {
      document: `mutation move($ids: [ID!]!, $to: ID!, $preview: Boolean, $key: String) { answer: verhuisOnderzoeken(ids: $ids, naar: $to, preview: $preview, key: $key) { ${answered} } }`,
      variables: { ids, to: step.to, preview, key: preview ? undefined : newId() },
      isLong: true,
    }
  if (step.kind === 'template')
    return {
      document: `mutation use($sjabloon: ID!, $asset: ID!, $verdieping: ID, $onderdeel_van: ID, $preview: Boolean, $key: String) { answer: gebruikSjabloon(sjabloon: $sjabloon, asset: $asset, verdieping: $verdieping, onderdeel_van: $onderdeel_van, preview: $preview, key: $key) { ${answered} } }`,
      variables: { ...step.use, preview, key: preview ? undefined : newId() },
      isLong: true,
    }
  const entity = model.named(of)
  const { type } = entity.api
  if (step.kind === 'create')
    return {
      document: `mutation many($rows: [Create${type}Input!]!, $preview: Boolean, $key: String) { answer: create${type}Many(rows: $rows, preview: $preview, key: $key) { ${answered} } }`,
      variables: { rows: step.rows.map((row) => toInput(entity, row)), preview, key: preview ? undefined : newId() },
      isLong: true,
    }
  const input = step.kind === 'delete' ? {} : { input: toInput(entity, step.input) }
  const takesInput = step.kind === 'delete' ? '' : `, $input: Update${type}Input${step.kind === 'update' ? '!' : ''}`
  const takesEvent = step.kind === 'event' ? ', $event: String!' : ''
  const name = { update: 'update', delete: 'delete', event: 'transition' }[step.kind]
  const given = ['ids: $ids', 'preview: $preview', 'key: $key']
  if (step.kind === 'event') given.push('event: $event')
  if (step.kind !== 'delete') given.push('input: $input')
  const each = step.kind === 'update' ? step.each : undefined
  if (each) given.push('each: $each')
  return {
    document: `mutation many($ids: [ID!]!, $preview: Boolean, $key: String${takesEvent}${takesInput}${each ? `, $each: [Update${type}Input!]` : ''}) { answer: ${name}${type}Many(${given.join(', ')}) { ${answered} } }`,
    variables: {
      ids,
      preview,
      key: preview ? undefined : newId(),
      ...(step.kind === 'event' ? { event: step.event } : {}),
      ...input,
      ...(each ? { each: each.map((one) => toInput(entity, one)) } : {}),
    },
    isLong: true,
  }
}
