import { isRecord } from '@vezel/model/kit/record.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { textFile, textOf } from '../ui/text-file.ts'

/** What was typed and not saved, as it was kept on this device. */
export interface KeptDraft {
  /** Of the form it was typed in: each has one, and somebody may leave several behind. */
  readonly id: string
  /** Values by field name; chosen files cannot be kept, what was drawn here can. */
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
  return young.map((draft) => ({ ...draft, values: mapped(draft.values, withFile) }))
}

/** Keeps a draft in place of the one with its id, or forgets it when there is nothing in it. */
export function keepDraft(key: string, draft: Omit<KeptDraft, 'at'>, storage: Storage = localStorage): void {
  const values = mapped(draft.values, asText)
  const others = shelf(key, storage).filter(({ id }) => id !== draft.id)
  const own = Object.keys(values).length === 0 ? [] : [{ ...draft, values, at: Date.now() }]
  put(key, [...own, ...others].slice(0, keptOfOne), storage)
}

/** Values by name as `to` makes them; without those of which it makes nothing. */
const mapped = (values: Draft, to: (value: unknown) => unknown): Draft =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const made = to(value)
      return made === undefined ? [] : [[name, made]]
    }),
  )

/** A file that was made here stands in a draft as its text. */
function asText(value: unknown): unknown {
  if (!(value instanceof File)) return value
  const text = textOf(value)
  return text === undefined ? undefined : { fileOf: text, name: value.name, type: value.type }
}

const withFile = (value: unknown): unknown =>
  isRecord(value) && typeof value.fileOf === 'string'
    ? textFile(value.fileOf, String(value.name), String(value.type))
    : value

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
