import { model } from '@vezel/model'
import { type BulkAnswer, type BulkRefusal, keysOf, type NamedRecords, takeBack } from './bulk.ts'
import { ask, change, type SendOptions } from './connection.ts'
import { newId } from './ids.ts'
import { changed, store } from './queries.ts'

/** Two records that turn out to be one: ids, and the fields of which the one that stays takes the value of the other. */
export interface Merging {
  readonly keep: string
  readonly other: string
  readonly take: readonly string[]
}

/** What a merge did, or would do. */
export interface MergeAnswer {
  readonly batch: string | null
  readonly differs: readonly string[]
  readonly moved: readonly NamedRecords[]
  /** What something closed keeps where it is. */
  readonly stays: readonly NamedRecords[]
  /** What gets another number where it goes. */
  readonly renumbered: readonly { readonly id: string; readonly from: string; readonly to: string }[]
  readonly other: 'deleted' | 'retired'
  readonly refused: readonly BulkRefusal[]
}

const answered =
  'batch differs other moved { type count titles } stays { type count titles } renumbered { id from to } refused { id title code message records { type id title } }'

const documentOf = (of: string) =>
  `mutation merge($keep: ID!, $other: ID!, $take: [String!], $preview: Boolean, $key: String) { answer: merge${model.named(of).api.type}(keep: $keep, other: $other, take: $take, preview: $preview, key: $key) { ${answered} } }`

/** What merging would do, worked out by the server with all its rules; nothing is written. */
export async function previewMerge(of: string, merging: Merging, signal?: AbortSignal): Promise<MergeAnswer> {
  const variables = { ...merging, preview: true }
  return (await ask<{ answer: MergeAnswer }>({ document: documentOf(of), variables, isLong: true }, signal)).answer
}

/** Merges two records in one step. */
export async function runMerge(of: string, merging: Merging, options?: SendOptions): Promise<MergeAnswer> {
  const variables = { ...merging, key: newId() }
  const { answer, written } = await change<{ answer: MergeAnswer }>(
    { document: documentOf(of), variables, isLong: true },
    options,
  )
  if (answer.other === 'deleted') for (const key of keysOf(of, [merging.other])) store.setGone(key)
  void changed(keysOf(of, [merging.keep, merging.other]), written)
  return answer
}

/** Takes a merge back: both are again what they were. Rejects once one of them was changed. */
export async function undoMerge(of: string, batch: string, merging: Merging): Promise<BulkAnswer> {
  const { answer, written } = await takeBack(batch)
  const keys = keysOf(of, [merging.keep, merging.other])
  for (const key of keys) store.setGone(key, false)
  await changed(keys, written)
  return answer
}
