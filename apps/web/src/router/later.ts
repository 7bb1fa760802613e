import { pageLimits } from '@vezel/model/page-limits.ts'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { isUnderway, untilAnswered } from '../api/underway.ts'
import { orReload } from './reload-once.ts'

/** Safari has no requestIdleCallback: there a moment has to do. */
const momentMs = 100
const idle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: pageLimits.prefetchIdleMs })
    else setTimeout(done, momentMs)
  })

/** A page that nobody looks at draws no frames, and one that has gone (that of a test which ended) is never shown. */
const frame = () =>
  new Promise<void>((done) => {
    const state = globalThis.document?.visibilityState
    if (state === 'visible') requestAnimationFrame(() => done())
    else if (state) done()
  })

/** Skeletons stand for the page or its rows: React may hold back for a moment what has been answered. */
const isPending = () => globalThis.document?.querySelector('main :is(.page-pending, table[aria-busy])') != null

/**
 * Resolves once what the page asked for has been answered and drawn, and the browser has nothing else to do: whatever is
 * fetched ahead or comes beside the page waits for this, so that the first rows wait for nothing.
 */
export async function untilShown(): Promise<void> {
  do {
    await untilAnswered()
    await frame()
    await idle()
  } while (isUnderway() || isPending())
  // What came while the browser was idle is drawn first.
  await frame()
}

/**
 * A component in a chunk of its own that comes after what the page shows first. Needs a `<Suspense>` above it that keeps
 * its place.
 */
export function laterPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await untilShown()
    return { default: await orReload(load) }
  })
}
