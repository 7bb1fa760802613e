import { Worker } from 'node:worker_threads'
import { cleanSvg } from '../clean-svg.ts'
import { FairQueue } from '../fair-queue.ts'

/** A signature or a plain logo: cleaned at once, in some milliseconds at most. */
const AT_ONCE_CHARACTERS = 30_000
/** How long a thread may take for a large one, of which the largest takes a second or two. */
const THREAD_MS = 20_000

/** Each takes a core. */
const cleaning = new FairQueue({ most: 1, each: 1, waiting: 50, waitMs: 60_000 })

/** As `cleanSvg`, beside the thread that answers everybody; null as well for what takes too long or too much memory. */
export function cleanDrawing(svg: string): Promise<string | null> {
  return svg.length > AT_ONCE_CHARACTERS ? cleaning.run('', () => inThread(svg)) : Promise.resolve(cleanSvg(svg))
}

function inThread(svg: string): Promise<string | null> {
  return new Promise((done) => {
    const worker = new Worker(new URL('./clean-svg-thread.ts', import.meta.url), {
      workerData: svg,
      // Without what the process itself was started with, which reads reports.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    const end = (clean: string | null) => {
      clearTimeout(timer)
      void worker.terminate()
      done(clean)
    }
    const timer = setTimeout(() => end(null), THREAD_MS)
    worker.once('message', end)
    worker.once('error', () => end(null))
  })
}
