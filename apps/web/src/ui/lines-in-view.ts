import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Lines beyond those in view that are drawn: at rest, and while somebody scrolls and the next ones are wanted soon. */
const AT_REST = 4
const SCROLLING = 15
/** Without a scroll for so long the lines are at rest again. */
const REST_MS = 150

interface Lines {
  readonly count: number
  /** Of each, in px: all are as high. */
  readonly height: number
  /** What covers the top of the scroller, in px, and stands above the first line. */
  readonly head: number
  readonly scroller: HTMLElement | null
}

/** The first line and the one behind the last. */
interface Span {
  readonly from: number
  readonly to: number
}

/** How far a scroller was scrolled and how high it is, in px, when it was last looked at, and how many lines beyond were drawn. */
interface Seen {
  readonly top: number
  readonly room: number
  readonly more: number
}

const spanSeen = (lines: Lines, seen: Seen | null): Span =>
  seen ? spanOf(lines, seen.top, seen.room, seen.more) : { from: 0, to: 0 }

/** The lines in view with `more` on either side. */
export function spanOf(
  { count, height, head }: Omit<Lines, 'scroller'>,
  top: number,
  room: number,
  more: number,
): Span {
  const from = Math.floor(top / height) - more
  const to = Math.ceil((top + Math.max(0, room - head)) / height) + more
  return { from: Math.max(0, Math.min(from, count)), to: Math.max(0, Math.min(to, count)) }
}

/** Where a scroller that stands at `top` goes so that a line is in view: nowhere when it is. */
export function topFor(
  { height, head }: Pick<Lines, 'height' | 'head'>,
  at: number,
  top: number,
  room: number,
): number {
  const start = at * height
  return Math.min(start, Math.max(top, start + height + head - room))
}

/**
 * Which lines of one height are drawn, and a way to bring one into view. Every table is such a list, so it needs
 * no measuring: a scroll draws anew only when it nears the edge of what is drawn.
 */
export function useLinesInView(lines: Lines): Span & { readonly bring: (at: number) => void } {
  const { count, height, scroller } = lines
  const [seen, setSeen] = useState<Seen | null>(null)
  const now = useRef(lines)
  now.current = lines
  const look = useRef((more: number) => {
    const { scroller } = now.current
    if (!scroller) return
    const after: Seen = { top: scroller.scrollTop, room: scroller.clientHeight, more }
    setSeen((before) => {
      if (!before) return after
      const drawn = spanSeen(now.current, before)
      const needed = spanSeen(now.current, { ...after, more: AT_REST })
      if (more === SCROLLING && drawn.from <= needed.from && drawn.to >= needed.to) return before
      const wanted = spanSeen(now.current, after)
      return wanted.from === drawn.from && wanted.to === drawn.to ? before : after
    })
  }).current
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when the lines are others, or of another height.
  useLayoutEffect(() => look(AT_REST), [count, height, scroller])
  useEffect(() => {
    if (!scroller) return
    let resting: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(resting)
      resting = setTimeout(() => look(AT_REST), REST_MS)
      look(SCROLLING)
    }
    const room = new ResizeObserver(() => look(AT_REST))
    room.observe(scroller)
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(resting)
      room.disconnect()
      scroller.removeEventListener('scroll', onScroll)
    }
  }, [scroller, look])
  return {
    // Rows that come are drawn at once where the ones before them stood: only then it is looked where that is now.
    ...spanSeen(lines, seen),
    bring: (at) => {
      if (scroller) scroller.scrollTop = topFor(lines, at, scroller.scrollTop, scroller.clientHeight)
    },
  }
}
