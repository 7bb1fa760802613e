import { useState } from 'react'
import type { Read } from '../kinds/record.ts'

/** A record that may be deleted, as long as the question about it is open. */
export interface Deletable<Row extends Read = Read> {
  /** What is shown: the record, also while it is hidden because its deletion has not been answered yet. */
  readonly shown: Row | null
  /** What is asked about, or null. */
  readonly asked: Row | null
  readonly ask: () => void
  readonly close: () => void
}

/** Keeps a card in place while its record is being deleted, so that a refusal has somewhere to stand. */
export function useDeletable<Row extends Read>(row: Row | null): Deletable<Row> {
  const [asked, setAsked] = useState<Row | null>(null)
  return { shown: row ?? asked, asked, ask: () => setAsked(row), close: () => setAsked(null) }
}
