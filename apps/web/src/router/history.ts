/** A place in the history of this tab. */
export interface Location {
  readonly pathname: string
  /** With its `?`, or empty. */
  readonly search: string
  readonly hash: string
  /** Given along with a move; lost with the tab. */
  readonly state: unknown
  /** Its own, also when the address is the same. */
  readonly key: string
}
/** How one came here: `POP` is back, forward, or the first page. */
export type Move = 'POP' | 'PUSH' | 'REPLACE'
export interface Going {
  readonly location: Location
  readonly move: Move
}
interface Kept {
  readonly key: string
  readonly at: number
  readonly state: unknown
}

/** Says whether a move is held. */
export type Hold = (from: Location, to: Location) => boolean
/** A move that is held: let it go, or stay. */
export interface Held {
  /** Who asks. */
  readonly by: Hold
  readonly proceed: () => void
  readonly reset: () => void
}

/**
 * The history of the tab. Each entry carries its place in a row, so that a move back or forward that is held can be
 * undone at once: the address stays what it was. `arrive` is told where somebody goes.
 */
export function createHistory(arrive: (going: Going) => void, onHeld: (held: Held | null) => void) {
  let here: Location = read()
  let at = kept()?.at ?? 0
  const holds: Hold[] = []
  const heldFrom = (next: Location) => holds.findLast((hold) => hold(here, next))
  /** Moves of the history that we made ourselves, to be let through. */
  let passing = 0
  const ask = asking(onHeld)
  if (kept() === null) history.replaceState({ key: here.key, at, state: null } satisfies Kept, '')

  function kept(): Kept | null {
    const state: unknown = history.state
    return typeof state === 'object' && state !== null && 'key' in state && 'at' in state ? (state as Kept) : null
  }
  function read(): Location {
    const { pathname, search, hash } = location
    return { pathname, search, hash, state: kept()?.state ?? null, key: kept()?.key ?? newKey() }
  }
  function settle(next: Location, place: number, move: Move) {
    here = next
    at = place
    arrive({ location: next, move })
  }

  const onPop = () => {
    const next = read()
    const place = kept()?.at ?? at
    const by = passing > 0 || place === at ? undefined : heldFrom(next)
    if (passing > 0) {
      passing -= 1
      // Undone by us: we are back where the page already is.
      if (next.key === here.key) return
    } else if (by) {
      const way = place - at
      passing += 1
      history.go(-way)
      ask(by, () => {
        passing += 1
        history.go(way)
      })
      return
    }
    settle(next, place, 'POP')
  }
  addEventListener('popstate', onPop)

  const go = (
    to: string | number,
    { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
    free = false,
  ): void => {
    if (typeof to === 'number') {
      history.go(to)
      return
    }
    const url = new URL(to, location.href)
    // Elsewhere is no page of ours.
    if (url.origin !== location.origin) {
      location.assign(url)
      return
    }
    const next: Location = { pathname: url.pathname, search: url.search, hash: url.hash, state, key: newKey() }
    const by = free ? undefined : heldFrom(next)
    if (by) {
      ask(by, () => go(to, { replace, state }, true))
      return
    }
    const place = replace ? at : at + 1
    const entry: Kept = { key: next.key, at: place, state }
    if (replace) history.replaceState(entry, '', url)
    else history.pushState(entry, '', url)
    settle(next, place, replace ? 'REPLACE' : 'PUSH')
  }

  return {
    here: () => here,
    go: (to: string | number, options?: { replace?: boolean; state?: unknown }) => go(to, options),
    /** Asks before every move, the last one first; gives the way to let go. */
    hold: (hold: Hold) => {
      holds.push(hold)
      return () => {
        holds.splice(holds.indexOf(hold), 1)
        onHeld(null)
      }
    },
    stop: () => removeEventListener('popstate', onPop),
  }
}
export type TabHistory = ReturnType<typeof createHistory>

/** Tells of a move that is held, and lets it go on when somebody says so. */
const asking = (onHeld: (held: Held | null) => void) => (by: Hold, goOn: () => void) => {
  const reset = () => onHeld(null)
  const proceed = () => {
    reset()
    goOn()
  }
  onHeld({ by, proceed, reset })
}

const newKey = () => Math.random().toString(36).slice(2, 10)
