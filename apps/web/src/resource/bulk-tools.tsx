import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../router/reload-once.ts'
import type { BulkOptions } from './bulk-options.ts'
import type { Chosen, Ticks } from './ticks.tsx'

const BulkBar = lazyPart(async () => (await import('./bulk-bar.tsx')).BulkBar)
const never = () => () => {}
const nobody: Chosen = { ids: [], of: 0 }

interface BulkToolsProps<K extends string> extends BulkOptions<K> {
  /** As `useTicks` gives them. */
  ticks: Ticks | null | undefined
  /** The toolbar, whose place the bar takes while rows are chosen. */
  children: ReactNode
}

/** The toolbar of a table, or while rows are chosen the bar that says how many and what can be done to them. */
// What it is given is checked by the key; what it does is the same for every entity.
export const BulkTools = AnyTools as unknown as <const K extends string>(props: BulkToolsProps<K>) => ReactNode

function AnyTools({ ticks, children, ...options }: BulkToolsProps<string>) {
  const { ids } = useSyncExternalStore(ticks?.subscribe ?? never, ticks?.chosen ?? (() => nobody))
  if (!ticks || ids.length === 0) return children
  return (
    <Suspense fallback={children}>
      <BulkBar ticks={ticks} {...options} />
    </Suspense>
  )
}
