import { useEffect, useRef, useState } from 'react'

/** Where the row of a record stands in a table that shows it. */
type Place = (id: string) => { readonly went: () => void } | undefined
const tables = new Set<Place>()

/**
 * Told that a record is about to be deleted, while its row still has its place; what it answers is called once it is gone.
 * In every table that showed it the keyboard then goes on at the row that took its place, wherever the record was deleted
 * from: its row, its card or its dialog.
 */
export function rowLeaves(id: string): () => void {
  const places = [...tables].flatMap((place) => place(id) ?? [])
  return () => {
    for (const { went } of places) went()
  }
}

/** Where a row of a table was that has just gone; `at` finds its place by the id of its record, -1 where there is none. */
export function useGoneRow(at: (id: string) => number): { readonly at: number } | null {
  const [gone, setGone] = useState<{ at: number } | null>(null)
  const latest = useRef(at)
  latest.current = at
  useEffect(() => {
    const place: Place = (id) => {
      const here = latest.current(id)
      return here < 0 ? undefined : { went: () => setGone({ at: here }) }
    }
    tables.add(place)
    return () => void tables.delete(place)
  }, [])
  return gone
}
