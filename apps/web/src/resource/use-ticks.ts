import { useEffect, useState } from 'react'
import { untilShown } from '../router/later.ts'
import { orReload } from '../router/reload-once.ts'
import type { Ticks } from './ticks.tsx'

/**
 * The boxes of a table, for `ticks` of `DataTable` and for the bar over it: null until they have come, which is after the
 * table has been drawn. Undefined, and no column for them, where `isOn` is false. `refusal` says of a row why nothing can
 * be done to it.
 */
export function useTicks(isOn: boolean, refusal?: (row: never) => string | null): Ticks | null | undefined {
  const [ticks, setTicks] = useState<Ticks | null>(null)
  useEffect(() => {
    if (!isOn) return
    let left = false
    const load = async () => {
      await untilShown()
      const module = await orReload(() => import('./ticks.tsx'))
      if (!left) setTicks((was) => was ?? new module.Ticks())
    }
    void load()
    return () => {
      left = true
    }
  }, [isOn])
  // What is asked of a row is of the type of its table.
  if (ticks && refusal) ticks.refusal = refusal as (row: unknown) => string | null
  return isOn ? ticks : undefined
}
