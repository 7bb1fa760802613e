import { useEffect, useState } from 'react'
import { type BulkAnswer, type BulkStep, previewBulk } from '../api/bulk.ts'

/** What a step would do. */
export interface Preview {
  /** The answer to this very step; null while it is asked. */
  readonly answer: BulkAnswer | null
  readonly problem: unknown
}

const pauseMs = 250

/** Asks the server what a step would do to these records, once somebody has stopped typing; asks nothing while it is null. */
export function usePreview(of: string, ids: readonly string[], step: BulkStep | null): Preview {
  const wanted = step && JSON.stringify([of, ids, step])
  const [known, setKnown] = useState<{ of: string; answer: BulkAnswer | null; problem: unknown } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all of it.
  useEffect(() => {
    if (!step || !wanted) return
    const stop = new AbortController()
    const ask = () =>
      previewBulk(of, ids, step, stop.signal).then(
        (answer) => setKnown({ of: wanted, answer, problem: null }),
        (problem: unknown) => stop.signal.aborted || setKnown({ of: wanted, answer: null, problem }),
      )
    // The first is asked at once: nobody has typed yet.
    const timer = setTimeout(() => void ask(), known === null ? 0 : pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted])
  return known && known.of === wanted ? known : { answer: null, problem: null }
}
