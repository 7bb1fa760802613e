import { setTimeout as sleep } from 'node:timers/promises'

/** A program that dies at once each time is started again ever more slowly, and one that ran a while anew. */
const restartMs = { first: 500, longest: 30_000 }
/** A program that lives no longer than this has died at once. */
const aliveMs = 30_000

/**
 * Keeps a program running: `start` starts it and answers its child process. When it dies, `tell` says so and it is
 * started again after a pause, which grows to half a minute and stays so: what it needs may be away for a while. The promise
 * ends with its exit code when it never was ready (`isReady`), for then it has said itself what is wrong and would not live
 * the next time either, or when `stopping` is aborted.
 */
export function keepRunning({ name, start, tell, stopping, isReady = () => true, waits = restartMs }) {
  let deaths = 0
  return new Promise((done) => {
    const run = () => {
      if (stopping.aborted) return done(0)
      const began = Date.now()
      start().once('exit', (code, signal) => {
        if (stopping.aborted || !isReady()) return done(signal ? 1 : code)
        deaths = Date.now() - began > aliveMs ? 1 : deaths + 1
        const how = signal ? `was ended by ${signal}` : `ended with code ${code}`
        const waitMs = Math.min(waits.first * 2 ** (deaths - 1), waits.longest)
        tell(`the ${name} ${how}; it starts again in ${waitMs / 1000} s`)
        sleep(waitMs, undefined, { signal: stopping }).then(run, () => done(0))
      })
    }
    run()
  })
}
