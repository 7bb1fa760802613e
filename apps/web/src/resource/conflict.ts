import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { type FormStore, isSame } from './form-store.ts'

/** A field that two people changed: what one typed and what stands there now, relations as ids. */
export interface ConflictField {
  readonly name: string
  readonly yours: unknown
  readonly theirs: unknown
}

/** What somebody else saved first, as the server tells it. */
export interface Conflict {
  readonly fields: readonly ConflictField[]
  /** The version that now stands. */
  readonly version: number
  readonly by: string | null
  readonly at: string | null
}

/**
 * Reads a refusal. Only fields that the other person really changed are left: what still stands as it was read is no
 * conflict, and one's own value goes through.
 */
export function readConflict(args: Readonly<Record<string, unknown>>, store: FormStore): Conflict {
  const sent = (args.fields ?? {}) as Record<string, { yours: unknown; theirs: unknown }>
  const fields = Object.entries(sent)
    .map(([name, { theirs }]) => ({ name, yours: store.field(name).value, theirs: asId(store, name, theirs) }))
    .filter(({ name, theirs, yours }) => !isSame(theirs, store.field(name).was) && !isSame(theirs, yours))
  return {
    fields,
    version: Number(args.current),
    by: typeof args.by === 'string' && args.by !== '' ? args.by : null,
    at: typeof args.at === 'string' ? args.at : null,
  }
}

/** Ids of lists are numbers in the database and text everywhere else. */
function asId(store: FormStore, name: string, value: unknown): unknown {
  return pointsAtOne(store.entity.fields[name]) && value !== null ? String(value) : value
}

/** What the form holds after the choice: of each field in conflict mine or theirs. */
export function settle(store: FormStore, conflict: Conflict, mine: readonly string[]): Draft {
  const theirs = conflict.fields.filter(({ name }) => !mine.includes(name))
  for (const { name, theirs: value } of theirs) store.set(name, value)
  return store.draft()
}
