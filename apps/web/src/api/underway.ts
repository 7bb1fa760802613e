let count = 0
const waiting = new Set<() => void>()

/** Counts a request among those that wait for an answer, until it has one or fails. */
export async function underway<Answer>(request: Promise<Answer>): Promise<Answer> {
  count += 1
  try {
    return await request
  } finally {
    count -= 1
    if (count === 0) for (const goOn of [...waiting]) goOn()
  }
}

/** Whether some request waits for an answer. */
export const isUnderway = (): boolean => count > 0

/** Resolves once no request waits for an answer any more. */
export function untilAnswered(): Promise<void> {
  if (count === 0) return Promise.resolve()
  return new Promise((done) => {
    const goOn = () => {
      waiting.delete(goOn)
      done()
    }
    waiting.add(goOn)
  })
}
