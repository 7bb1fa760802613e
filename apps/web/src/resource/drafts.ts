import type { Draft } from '@vezel/model/rules/rule.ts'

/** What was typed and not saved, as it was kept on this device. */
export interface KeptDraft {
  /** Values by field name; chosen files cannot be kept. */
  readonly values: Draft
  /** Milliseconds since 1970. */
  readonly at: number
}

const prefix = 'vezel-draft '
const keptDays = 30

/** Where a person's draft of a record is kept: its type, its id or the place of a new one, and the version it was read in. */
export const draftKey = (person: string | undefined, type: string, id: string, version: number | 'new') =>
  `${prefix}${person} ${type} ${id} ${version}`

/** The draft kept under a key, or null; drafts of more than thirty days ago are thrown away. */
export function readDraft(key: string, storage: Storage = localStorage): KeptDraft | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as KeptDraft | null
    if (kept === null || Date.now() - kept.at < keptDays * 86_400_000) return kept
  } catch {
    // Not readable: as good as nothing.
  }
  storage.removeItem(key)
  return null
}

/** Keeps a draft, or forgets it when there is nothing in it. */
export function keepDraft(key: string, values: Draft, storage: Storage = localStorage): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)))
  try {
    if (Object.keys(kept).length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify({ values: kept, at: Date.now() } satisfies KeptDraft))
  } catch {
    // A full store loses the draft, not the form.
  }
}
