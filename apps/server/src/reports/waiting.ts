/** What a promise answers, unless it takes longer than `ms`: then it throws. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error(`no answer within ${ms} ms`)), ms)
  try {
    return await untilAborted(late.signal, promise)
  } finally {
    clearTimeout(timer)
  }
}

/** What a promise answers, unless the signal aborts first: then it throws its reason. */
export async function untilAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  let stop = () => {}
  const aborted = new Promise<never>((_, fail) => {
    stop = () => fail(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
