import { useState } from 'react'
import type { Read } from '../kinds/record.ts'

/** A record that may be deleted, as long as the question about it is open. */
export interface Deletable {
  /** What is shown: the record, also while it is hidden because its deletion has not been answered yet. */
  readonly shown: Read | null
  /** What is asked about, or null. */
  readonly asked: Read | null
  readonly ask: () => void
  readonly close: () => void
}

/** Keeps a card in place while its record is being deleted, so that a refusal has somewhere to stand. */
export function useDeletable(row: Read | null): Deletable {
  const [asked, setAsked] = useState<Read | null>(null)
  return { shown: row ?? asked, asked, ask: () => setAsked(row), close: () => setAsked(null) }
}
