import { useState } from 'react'
import type { Sorting } from '../ui/table-rows.ts'

/** How a list that does not fit on the page is asked for. */
export interface Cut {
  /** There are more rows than the page has: the server searches and sorts. Until then the page does, at every key. */
  readonly isCut: boolean
  /** What the server is asked to search for. */
  readonly search: string | undefined
  /** What the server is asked to sort by first: the order that somebody chose. */
  readonly sorting: Sorting | null
  readonly limit: number
  /** Told how many rows there are. */
  readonly learn: (total: number) => void
}

/** Follows whether a list fits on the page. `most`: as many rows as the table searches and sorts itself. */
export function useCut(query: string, sorting: Sorting | null, most: number): Cut {
  const [isCut, setCut] = useState(false)
  return {
    isCut,
    search: isCut && query ? query : undefined,
    sorting: isCut ? sorting : null,
    limit: most,
    learn: (total) => {
      // Of a list that is searched the total says nothing of all of it.
      if (total > most ? !isCut : isCut && !query) setCut(total > most)
    },
  }
}
