import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { Work } from '../db/work.ts'

/** A real transaction that stops before a statement, so that a test can do the opposite in the meantime. */
export interface Pause {
  /** The work to give to the write. */
  readonly within: (work: Work) => Work
  /** Resolves when it stands still. */
  readonly reached: Promise<void>
  readonly go: () => void
}

/** Pauses once, before the first statement that matches. */
export function pauseBefore(statement: RegExp): Pause {
  const reached = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  return {
    reached: reached.promise,
    go: () => gone.resolve(),
    within: (work) => ({
      ...work,
      query: async (sql, values) => {
        if (statement.test(sql)) {
          reached.resolve()
          await gone.promise
        }
        return work.query(sql, values)
      },
    }),
  }
}

/** Resolves when a connection of the database waits for a lock of another; throws when none does within two seconds. */
export async function untilOneWaits(owner: pg.Pool): Promise<void> {
  for (const until = Date.now() + 2000; Date.now() < until; await setTimeout(3)) {
    const { rows } = await owner.query(
      `select 1 from pg_stat_activity where "datname" = current_database() and "wait_event_type" = 'Lock'`,
    )
    if (rows.length > 0) return
  }
  throw new Error('nobody waits')
}
