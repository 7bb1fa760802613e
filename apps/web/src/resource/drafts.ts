import type { Draft } from '@vezel/model/rules/rule.ts'

/** What was typed and not saved, as it was kept on this device. */
export interface KeptDraft {
  /** Of the form it was typed in: each has one, and somebody may leave several behind. */
  readonly id: string
  /** Values by field name; chosen files cannot be kept. */
  readonly values: Draft
  /** What stood in those fields when they were typed in, to see afterwards what somebody else changed since. */
  readonly was: Draft
  /** The versions of the records of the form; 0 of a new one. */
  readonly versions: readonly number[]
  /** Milliseconds since 1970. */
  readonly at: number
}

const prefix = 'vezel-draft '
const keptDays = 30
/** How many of one record are kept: the oldest make room. */
const keptOfOne = 5

/** Where a person's drafts of a record are kept: its type, and its id or the place of a new one. */
export const draftKey = (person: string | undefined, type: string, id: string) => `${prefix}${person} ${type} ${id}`

/** The drafts kept under a key, the last one first; those of more than thirty days ago are thrown away. */
export function readDrafts(key: string, storage: Storage = localStorage): readonly KeptDraft[] {
  const kept = shelf(key, storage)
  const young = kept.filter(({ at }) => Date.now() - at < keptDays * 86_400_000)
  if (young.length < kept.length || kept.length === 0) put(key, young, storage)
  return young
}

/** Keeps a draft in place of the one with its id, or forgets it when there is nothing in it. */
export function keepDraft(key: string, draft: Omit<KeptDraft, 'at'>, storage: Storage = localStorage): void {
  const values = Object.fromEntries(Object.entries(draft.values).filter(([, value]) => !(value instanceof File)))
  const others = shelf(key, storage).filter(({ id }) => id !== draft.id)
  const own = Object.keys(values).length === 0 ? [] : [{ ...draft, values, at: Date.now() }]
  put(key, [...own, ...others].slice(0, keptOfOne), storage)
}

/** Throws drafts away. */
export function forgetDrafts(key: string, ids: readonly string[], storage: Storage = localStorage): void {
  const kept = shelf(key, storage).filter(({ id }) => !ids.includes(id))
  put(key, kept, storage)
}

function shelf(key: string, storage: Storage): readonly KeptDraft[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isDraft) : []
  } catch {
    // Not readable: as good as nothing.
    return []
  }
}

const isDraft = (one: unknown): one is KeptDraft =>
  typeof one === 'object' && one !== null && 'id' in one && 'values' in one && 'was' in one && 'versions' in one

function put(key: string, drafts: readonly KeptDraft[], storage: Storage): void {
  try {
    if (drafts.length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(drafts))
  } catch {
    // A full store loses the draft, not the form.
  }
}
