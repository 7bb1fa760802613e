import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Measure } from './table-layout.ts'

const familyOfTables = () => getComputedStyle(document.documentElement).fontFamily
const fontOfTables = () => `13px ${familyOfTables()}`

/** Measures words in the font of tables, again once the font has come. */
export function useMeasure(coarse: boolean): Measure {
  // Where nothing was drawn in it yet no font is on its way either, and nothing is said to be awaited.
  const [ready, setReady] = useState(() => document.fonts.check(fontOfTables()))
  useEffect(() => {
    if (!ready) void document.fonts.load(fontOfTables()).then(() => setReady(true))
  }, [ready])
  return useMemo(() => {
    const context = document.createElement('canvas').getContext('2d')
    const family = familyOfTables()
    const size = coarse ? 16 : 13
    return {
      scale: size / 13,
      text: (words, bold) => {
        if (context === null || !ready) return words.length * size * 0.56
        context.font = `${bold ? 500 : 400} ${size}px ${family}`
        return context.measureText(words).width
      },
    }
  }, [coarse, ready])
}

/** Whether what points is a finger. */
export function useCoarse(): boolean {
  const [coarse, setCoarse] = useState(() => matchMedia('(pointer: coarse)').matches)
  useEffect(() => {
    const query = matchMedia('(pointer: coarse)')
    const listen = () => setCoarse(query.matches)
    query.addEventListener('change', listen)
    return () => query.removeEventListener('change', listen)
  }, [])
  return coarse
}

/** The inner width of an element in px, followed; 0 before there is one. */
export function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (element === null) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** How high the titles of the columns are in px. */
export const headHeight = (isCoarse: boolean): number => (isCoarse ? 44 : 32)

/** How high a line is in px: two lines of words, and a finger, need more. */
export function lineHeight(isCoarse: boolean, density: 'compact' | 'normal', lines: 1 | 2): number {
  if (isCoarse) return lines === 2 ? 72 : 56
  const [one, two] = density === 'compact' ? [28, 48] : [36, 58]
  return lines === 2 ? two : one
}
