import { useEffect, useMemo } from 'react'
import type { TableLayout, WordWidths } from './table-layout.ts'

/** What a device knows of a table before its rows have come. */
interface Known {
  readonly words: WordWidths
  /** How far its deepest row is indented, in px. */
  readonly indented: number
}

const nothing: Known = { words: {}, indented: 0 }
const keyOf = (name: string) => `vezel-widths ${name}`

/** How wide a table was when it last had rows on this device: its columns stand there before they come. */
export function useKnownWidths(name: string): Known {
  return useMemo(() => {
    try {
      return { ...nothing, ...(JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}') as Partial<Known>) }
    } catch {
      return nothing
    }
  }, [name])
}

/** Keeps how wide a table is that has rows. */
export function useKeepWidths(name: string, { words }: TableLayout<never>, indented: number, hasRows: boolean): void {
  useEffect(() => {
    if (hasRows) localStorage.setItem(keyOf(name), JSON.stringify({ words, indented }))
  }, [name, words, indented, hasRows])
}
