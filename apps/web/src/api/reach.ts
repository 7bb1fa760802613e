/** How the server can be reached, and whether something waits for it. The same object until that changes. */
export interface Reach {
  /** It was not reached the last time somebody tried. */
  readonly isLost: boolean
  /** It was reached, and somebody has been waiting for its answer for longer than people think nothing of. */
  readonly isSlow: boolean
  /** How many changes are on their way. */
  readonly saving: number
}

/** Between two looks whether the server is there, and how long one look waits: a server that hangs answers none. */
const lookMs = 2_000
const lookPatienceMs = 3_000
/** After this somebody who waits is told so. */
const slowMs = 2_000

let reach: Reach = { isLost: false, isSlow: false, saving: 0 }
const listeners = new Set<() => void>()
function set(next: Partial<Reach>) {
  const after = { ...reach, ...next }
  if (after.isLost === reach.isLost && after.isSlow === reach.isSlow && after.saving === reach.saving) return
  reach = after
  for (const listener of [...listeners]) listener()
}

/** How the server can be reached at this moment. */
export const reachNow = (): Reach => reach
export function onReach(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells whether the server was reached; looks by itself when it is back. */
export function setLost(isLost: boolean): void {
  if (isLost === reach.isLost) return
  set({ isLost })
  if (isLost) void untilServerAnswers()
}
// The device knows sooner than a request does.
globalThis.addEventListener?.('offline', () => setLost(true))

/** Counts a change as on its way until it is known what became of it. */
export async function whileSaving<Answer>(task: () => Promise<Answer>): Promise<Answer> {
  set({ saving: reach.saving + 1 })
  try {
    return await task()
  } finally {
    set({ saving: reach.saving - 1 })
  }
}

let slow = 0
/** Says that somebody waits once it has taken long; `goesOn` begins anew, as when a part of a file has arrived. */
export function watchWait(): { readonly goesOn: () => void; readonly end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isCounted = false
  const count = (by: 1 | -1) => {
    isCounted = by === 1
    slow += by
    set({ isSlow: slow > 0 })
  }
  const end = () => {
    clearTimeout(timer)
    if (isCounted) count(-1)
  }
  const goesOn = () => {
    end()
    timer = setTimeout(() => count(1), slowMs)
  }
  goesOn()
  return { goesOn, end }
}

/** Who waits for the next try. */
const waiting = new Set<() => void>()
let looking: Promise<void> | null = null
/** Asks every other second whether the server is there; who waits for another try (`pause`) then goes on at once. */
export function untilServerAnswers(): Promise<void> {
  const look = async () => {
    for (;;) {
      const answers = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(lookPatienceMs) }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (answers) break
      setLost(true)
      await pause(lookMs)
    }
    looking = null
    setLost(false)
    for (const goOn of [...waiting]) goOn()
  }
  looking ??= look()
  return looking
}

/** Waits, but no longer than until the server or the device says that it is connected again. Stops when `signal` aborts. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer)
      waiting.delete(finish)
      removeEventListener('online', finish)
      signal?.removeEventListener('abort', finish)
      done()
    }
    const timer = setTimeout(finish, ms)
    addEventListener('online', finish)
    waiting.add(finish)
    signal?.addEventListener('abort', finish)
  })
}
