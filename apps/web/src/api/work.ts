import { useSyncExternalStore } from 'react'
import { ask } from './connection.ts'
import { onChanged, onForget } from './queries.ts'

/** Long work that waits or runs, as the bar shows it. */
export interface RunningTask {
  readonly id: string
  readonly soort: string
  readonly stap: string | null
  /** From 0 to 1. */
  readonly voortgang: number
  /** Seconds; null while it is too early to tell. */
  readonly resterend: number | null
  readonly record_id: string | null
  readonly inventarisatie_user: { readonly id: string } | null
}
/** What goes on beside the page: how many own notices are open, and the long work of the organisation. */
export interface Work {
  readonly open: number
  readonly tasks: readonly RunningTask[]
}

/** Long enough not to burden the server; while something runs, short enough to see it move. */
const LOOK_MS = 60_000
const RUNNING_MS = 3_000

const question =
  'query work($open: BerichtFilter, $running: TaakFilter) { open: berichtenTotal(filter: $open) tasks: taken(filter: $running, limit: 20) { id soort stap voortgang resterend record_id inventarisatie_user { id } } }'
const variables = { open: { klaar_op: { empty: true } }, running: { status: { in: ['wacht', 'bezig'] } } }

const nothing: Work = { open: 0, tasks: [] }
let work = nothing
let timer: ReturnType<typeof setTimeout> | undefined
let asked = 0
const listeners = new Set<() => void>()

function show(next: Work) {
  if (JSON.stringify(next) === JSON.stringify(work)) return
  work = next
  for (const listener of [...listeners]) listener()
}

/** Asks both in one request, and plans the next look. A page that nobody looks at asks nothing. */
async function look(): Promise<void> {
  clearTimeout(timer)
  if (listeners.size === 0 || globalThis.document.visibilityState === 'hidden') return
  asked += 1
  const mine = asked
  try {
    const answer = await ask<Work>({ document: question, variables })
    if (mine === asked) show(answer)
  } catch {
    // The next look tells; what was known stays.
  }
  if (mine !== asked || listeners.size === 0) return
  clearTimeout(timer)
  timer = setTimeout(() => void look(), work.tasks.length > 0 ? RUNNING_MS : LOOK_MS)
}

globalThis.document?.addEventListener('visibilitychange', () => void look())
const looksAt = ['notice', 'task'].map((of) => ({ of, selection: {} }))
onChanged((_, isTouched) => looksAt.some(isTouched) && void look())
onForget(() => show(nothing))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) void look()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearTimeout(timer)
  }
}

/** What goes on beside the page; everybody who shows some of it shares one request. */
export const useWork = (): Work => useSyncExternalStore(subscribe, () => work)
