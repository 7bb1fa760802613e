import { setTimeout as sleep } from 'node:timers/promises'
import { limits } from '@vezel/model/limits.ts'
import { ByteCache } from '../byte-cache.ts'
import { FairQueue } from '../fair-queue.ts'

/** What the schema answers follows from the document alone: by its text, and the operation in it. */
const answers = new ByteCache<string, string>(limits.introspectionBytes)
/** The schema is worked out in one go, during which nobody else is answered: so one at a time, and then a rest. */
const asking = new FairQueue({ most: 1000, each: 1, waiting: limits.userWaiting, waitMs: limits.userWaitMs })

/** How a request that looks at the schema is answered. */
interface Looking<T> {
  /** The text of the document with the name of the operation; undefined where the answer follows from more than that. */
  readonly key: string | undefined
  /** For whom it counts. */
  readonly who: string
  readonly signal?: AbortSignal | undefined
  /** Works the answer out. */
  readonly answer: () => Promise<T>
}

/**
 * Answers a look at the schema: from memory where the same was asked before, else in the turn of whoever asks, who then
 * waits many times as long as it took before his next. Throws what `answer` throws, and `tooManyRequests`.
 */
export async function lookAtSchema<T extends { readonly status: number; readonly body: string }>({
  key,
  who,
  signal,
  answer,
}: Looking<T>): Promise<T | { readonly status: number; readonly body: string }> {
  const known = key === undefined ? undefined : answers.get(key)
  if (known !== undefined) return { status: 200, body: known }
  return new Promise((done, fail) => {
    const worked = async () => {
      const began = performance.now()
      try {
        const made = await answer()
        if (key !== undefined && made.status === 200) answers.set(key, made.body, key.length + made.body.length)
        done(made)
      } catch (error) {
        fail(error)
      }
      await sleep((performance.now() - began) * limits.introspectionRest)
    }
    asking.run(who, worked, signal).catch(fail)
  })
}
