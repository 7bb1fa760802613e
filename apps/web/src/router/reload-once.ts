import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { untilServerAnswers } from '../api/reach.ts'

const key = 'vezel-reloaded'
const patienceMs = 60_000

/**
 * Waits for a chunk. When it cannot be fetched although the server answers, a new version has usually replaced it, so
 * the page reloads (§8); once a minute, so that a chunk that is really gone ends on the error page and not in a loop.
 * While the server does not answer it waits: a page reloaded then would be the browser's own, white one.
 */
export async function orReload<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load().catch(async () => {
      await untilServerAnswers()
      return load()
    })
  } catch (cause) {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < patienceMs) throw cause
    sessionStorage.setItem(key, String(Date.now()))
    location.reload()
    return new Promise(() => {})
  }
}

/** A component in a chunk of its own, fetched when it is first shown. Needs a `<Suspense>` above it. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await orReload(load) }))
}
