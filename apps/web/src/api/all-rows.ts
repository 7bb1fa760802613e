import { ask } from './connection.ts'
import { type RowsOptions, rowsQuestion } from './rows.ts'
import type { Checked, Definition, RowFor, SelectionFor } from './selection.ts'

export interface Progress {
  readonly done: number
  readonly of: number
}

/** Rows asked for at a time: often enough to tell how far it is, seldom enough to cost little. */
const atATime = 1000

/**
 * Every record that fits, a thousand at a time, also those beyond what a list shows. For a file of them: what is on the page
 * comes from `useRows`. A record that moves between two questions is there once.
 */
export async function allRows<const K extends string, const S extends SelectionFor<K>>(
  of: Definition<K>,
  selection: S & Checked<K, S>,
  options: NoInfer<RowsOptions<K>>,
  { onProgress, signal }: { onProgress?: (progress: Progress) => void; signal?: AbortSignal } = {},
): Promise<readonly RowFor<K, S>[]> {
  const found = new Map<string, RowFor<K, S>>()
  for (let offset = 0; ; offset += atATime) {
    const question = rowsQuestion(of, selection, { ...options, limit: atATime, offset })
    const { rows, total } = await ask<{ rows: readonly RowFor<K, S>[]; total: number }>(question, signal)
    for (const row of rows) found.set(row.id, row)
    onProgress?.({ done: found.size, of: total })
    if (rows.length < atATime || offset + atATime >= total) return [...found.values()]
  }
}
