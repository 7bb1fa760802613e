import { toProblem } from '../api/problem.ts'
import { type RowsAnswer, sendRows } from '../api/rows-in.ts'
import { type ShownRow, toSend, withAnswer } from './import-judge.ts'
import type { ImportPlace } from './use-import.ts'

/** What an import has done. */
export interface Imported {
  readonly added: number
  readonly changed: number
  /** How many rows were to go in. */
  readonly total: number
  /** Rows that stay behind, each with its reason. */
  readonly left: readonly ShownRow[]
  /** Rows that the trial let pass and the server then refused. */
  readonly late: number
  /** By which all of it is undone. */
  readonly batches: readonly string[]
  readonly isStopped: boolean
  /** Why it ended before the end. */
  readonly why: string | null
}

interface Running {
  readonly signal: AbortSignal
  readonly onProgress: (done: number) => void
}

/**
 * Writes the rows in which nothing is wrong. It never rejects: what was written before it was stopped or failed is told, for
 * that is written, and can be undone.
 */
export async function runImport(place: ImportPlace, rows: readonly ShownRow[], running: Running): Promise<Imported> {
  const good = rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
  const wrong = rows.filter(({ outcome }) => outcome === 'wrong')
  const sent = toSend(good, { ...place.values, ...place.where })
  let written: RowsAnswer = { refused: new Map(), same: new Set(), handled: new Set(), batches: [], ids: [] }
  let why: string | null = null
  const onWritten = (answer: RowsAnswer) => {
    written = answer
  }
  try {
    const options = { ...running, isTrial: false, onWritten }
    written = await sendRows(
      place.of,
      sent.map(({ row }) => row),
      options,
    )
  } catch (cause) {
    why = toProblem(cause).message
  }
  const late = withAnswer(good, placed(written, sent), written.same).filter(({ outcome }) => outcome === 'wrong')
  const unsent = sent.flatMap(({ at }, place) => (written.handled.has(place) ? [] : (good[at] ?? [])))
  const ids = new Set(written.ids)
  const changed = sent.filter(({ row }) => row.id !== null && ids.has(row.id)).length
  return {
    added: written.ids.length - changed,
    changed,
    total: sent.length,
    left: [...wrong, ...late, ...unsent],
    late: late.length,
    batches: written.batches,
    isStopped: why === null && unsent.length > 0,
    why,
  }
}

const placed = ({ refused }: RowsAnswer, sent: readonly { readonly at: number }[]) =>
  new Map([...refused].map(([at, refusal]) => [sent[at]?.at ?? -1, refusal]))
