import { model } from '@vezel/model'
import { pageLimits } from '@vezel/model/page-limits.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { type BulkRefusal, keysOf, takeBack } from './bulk.ts'
import { change, type Written } from './connection.ts'
import { newId } from './ids.ts'
import { changed, store } from './queries.ts'
import { toInput } from './save.ts'

/** A row to write: a new record, or with an `id` what changes in that one. Fields as a form holds them: relations as ids. */
export interface RowIn {
  readonly id: string | null
  readonly fields: Draft
}

/** Why a row is refused, in the language of the page. */
export interface RowRefusal {
  readonly message: string
  readonly issues: readonly { readonly path: string; readonly rule: string; readonly message: string }[]
}

/** What became of rows, or in a trial would become of them. */
export interface RowsAnswer {
  /** By the place of the row among those that were sent. */
  readonly refused: ReadonlyMap<number, RowRefusal>
  /** Places of rows of which everything stood there already. */
  readonly same: ReadonlySet<number>
  /** Places of the rows that were judged: all of them, unless it was stopped or failed. */
  readonly handled: ReadonlySet<number>
  /** By which it is taken back, in the order in which it was done. */
  readonly batches: readonly string[]
  /** What was made or changed. */
  readonly ids: readonly string[]
}

interface Answer {
  readonly batch: string | null
  readonly changed: readonly string[]
  readonly same: readonly string[]
  readonly refused: readonly (RowRefusal & { readonly id: string | null; readonly index: number | null })[]
}
const answered = 'batch changed same refused { id index message issues { path rule message } }'

interface SendRows {
  /** The server does and checks everything, and takes it back. */
  readonly isTrial: boolean
  /** Told how many rows have been judged. */
  readonly onProgress?: (done: number) => void
  /** Stops before the next call; what was written stays written. */
  readonly signal?: AbortSignal
  /** Told what each call wrote, so that it can be taken back also when a later one fails. */
  readonly onWritten?: (answer: RowsAnswer) => void
}

/**
 * Writes rows of a kind in as few calls as fit, each of which is one step by itself. Rows that are refused stop nothing.
 * Rejects with an `ApiProblem` when a call as a whole is refused or does not arrive.
 */
export async function sendRows(of: string, rows: readonly RowIn[], options: SendRows): Promise<RowsAnswer> {
  const refused = new Map<number, RowRefusal>()
  const same = new Set<number>()
  const batches: string[] = []
  const ids: string[] = []
  const handled = new Set<number>()
  let all: Written = new Set()
  try {
    for (const part of parts(of, rows)) {
      if (options.signal?.aborted) break
      const { answer, written } = await change<{ answer: Answer }>(
        requestOf(of, part, options.isTrial),
        isLate(options),
      )
      for (const { id, index, message, issues } of answer.refused)
        for (const { at } of id === null
          ? part.rows.slice(index ?? 0, (index ?? 0) + 1)
          : part.rows.filter((one) => one.row.id === id))
          refused.set(at, { message, issues })
      for (const { row, at } of part.rows) if (row.id !== null && answer.same.includes(row.id)) same.add(at)
      if (answer.batch !== null) batches.push(answer.batch)
      ids.push(...answer.changed)
      all = together(all, written)
      for (const { at } of part.rows) handled.add(at)
      options.onProgress?.(handled.size)
      if (!options.isTrial) options.onWritten?.({ refused, same, handled, batches, ids })
    }
  } finally {
    // Also when a later call failed: what the former ones wrote stands.
    if (!options.isTrial && ids.length > 0) void changed(keysOf(of, ids), all)
  }
  return { refused, same, handled, batches, ids }
}
/** A trial may be left in the middle; what writes is waited for, or nobody would know what it wrote. */
const isLate = ({ isTrial, signal }: SendRows) => (isTrial ? { signal } : {})

/** Takes steps back, the last one first: what was made goes, what was changed gets its former values. Answers who stays, and why. */
export async function undoRows(of: string, batches: readonly string[]): Promise<readonly BulkRefusal[]> {
  const refused: BulkRefusal[] = []
  const keys: string[] = []
  let all: Written = new Set()
  for (const batch of batches.toReversed()) {
    const { answer, written } = await takeBack(batch)
    refused.push(...answer.refused)
    keys.push(...keysOf(of, answer.changed))
    all = together(all, written)
  }
  for (const key of keys) if (store.get(key) === undefined) store.setGone(key, false)
  await changed(keys, all)
  return refused
}

/** What two calls wrote; null where one of them does not say. */
const together = (one: Written, other: Written): Written => one && other && new Set([...one, ...other])

interface Part {
  readonly isNew: boolean
  readonly rows: readonly { readonly row: RowIn; readonly at: number; readonly input: unknown }[]
}

/** New records and changed ones go in calls of their own, of as many rows as one takes. */
function parts(of: string, rows: readonly RowIn[]): Part[] {
  const entity = model.named(of)
  const made: { isNew: boolean; rows: { row: RowIn; at: number; input: unknown }[]; bytes: number }[] = []
  for (const isNew of [true, false]) {
    for (const [at, row] of rows.entries()) {
      if ((row.id === null) !== isNew) continue
      const input = toInput(entity, row.fields)
      const bytes = new TextEncoder().encode(JSON.stringify(input)).length + 40
      let last = made.at(-1)
      if (
        last?.isNew !== isNew ||
        last.rows.length >= pageLimits.importCall ||
        last.bytes + bytes > pageLimits.importCallBytes
      ) {
        last = { isNew, rows: [], bytes: 0 }
        made.push(last)
      }
      last.rows.push({ row, at, input })
      last.bytes += bytes
    }
  }
  return made
}

function requestOf(of: string, { isNew, rows }: Part, isTrial: boolean) {
  const { type } = model.named(of).api
  const inputs = rows.map(({ input }) => input)
  const shared = { preview: isTrial, key: isTrial ? undefined : newId() }
  if (isNew) {
    const document = `mutation rowsIn($rows: [Create${type}Input!]!, $preview: Boolean, $key: String) { answer: create${type}Many(rows: $rows, preview: $preview, key: $key) { ${answered} } }`
    return { document, variables: { rows: inputs, ...shared }, isLong: true }
  }
  const document = `mutation rowsIn($ids: [ID!]!, $each: [Update${type}Input!], $preview: Boolean, $key: String) { answer: update${type}Many(ids: $ids, input: {}, each: $each, preview: $preview, key: $key) { ${answered} } }`
  return { document, variables: { ids: rows.map(({ row }) => row.id), each: inputs, ...shared }, isLong: true }
}
