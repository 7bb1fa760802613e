import { dutchTime } from '@vezel/model/dutch-time.ts'
import type pg from 'pg'
import type { Session } from './access.ts'
import type { Log } from './log.ts'

/** A record of which somebody saw what is told of a resident; without an id where a condition found none. */
export interface SeenRecord {
  readonly type: string
  readonly id: string
}

interface Line extends SeenRecord {
  readonly organisation: number
  readonly user: number
  readonly day: string
}

/** How long lines wait, so that those of a page are written in one statement. */
const WAIT_MS = 2_000
/** So many of a day are known to be written already; of more the database says so. */
const KNOWN_MOST = 50_000

/**
 * Who saw what of residents: a line a person, a record and a day. It is told of an answer that has been sent, and written a moment
 * later, so that no read waits for it; a process that is killed meanwhile loses those two seconds.
 */
export class KeptReads {
  readonly #owner: pg.Pool
  readonly #log: Log
  readonly #known = new Set<string>()
  #waiting: Line[] = []
  #timer: NodeJS.Timeout | undefined

  /** `owner` owns the tables: who serves may read these lines and add none. */
  constructor(owner: pg.Pool, log: Log) {
    this.#owner = owner
    this.#log = log
  }

  /** Remembers what somebody saw; it is written with what comes within two seconds. */
  note({ organisationId, userId }: Session, seen: readonly SeenRecord[], now = new Date()): void {
    const day = dutchTime(now).slice(0, 10)
    if (this.#known.size > KNOWN_MOST) this.#known.clear()
    for (const { type, id } of seen) {
      const key = `${day} ${organisationId} ${userId} ${type} ${id}`
      if (this.#known.has(key)) continue
      this.#known.add(key)
      this.#waiting.push({ organisation: organisationId, user: userId, day, type, id })
    }
    if (this.#waiting.length > 0) this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref()
  }

  /** Writes what waits; what could not be written waits on. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const lines = this.#waiting
    if (lines.length === 0) return
    this.#waiting = []
    try {
      await this.#owner.query(
        `insert into "inzage" ("organisatie_id", "user_id", "dag", "record_type", "record_id")
         select r."organisation", r."user", r."day", r."type", r."id"
         from jsonb_to_recordset($1::jsonb) r("organisation" integer, "user" integer, "day" date, "type" text, "id" text)
         on conflict do nothing`,
        [JSON.stringify(lines)],
      )
    } catch (error) {
      // Bounded: what is read goes on, and the database may be away for long.
      this.#waiting = [...lines, ...this.#waiting].slice(0, KNOWN_MOST)
      this.#log.error({ err: error }, 'who saw what of residents could not be written; it is tried with the next')
    }
  }
}
