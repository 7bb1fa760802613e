import { Problem, problemText } from '@vezel/model/problems.ts'
import { issueText } from '@vezel/model/rules/named.ts'
import type { StepOf, TaskKind } from '@vezel/model/tasks.ts'
import type { Session } from '../access.ts'
import { type EndedTask, notifyEnd } from '../db/notify.ts'
import { inTransaction, type Work } from '../db/work.ts'
import { outsideProblem } from '../outside-problem.ts'
import type { TaskPayload } from '../queue/payloads.ts'
import { sessionOfPerson } from '../reports/session-of.ts'
import type { Services } from '../services.ts'

/** How often it is looked whether somebody has taken the task back. */
const LOOK_MS = 500
const isOpen = `"status" in ('wacht', 'bezig')`
const ofTask = `"id"::text, "soort", "record_type", "record_id"`

/** A task that runs, as its job sees it. */
export interface RunningTask<K extends TaskKind> {
  /** Whoever asked for it. */
  readonly session: Session
  /** The id of the record it concerns; null: none. */
  readonly record: string | null
  /** Tells how far it is, from 0 to 1, and in which step. */
  readonly told: (share: number, step: StepOf<K>) => Promise<unknown>
  /** Aborted when somebody has taken it back, or the worker has to stop. */
  readonly signal: AbortSignal
  /**
   * Ends it, in the transaction that commits what it made: one that was taken back meanwhile rolls that back. What comes
   * of it is kept as its step, and whoever asked is told.
   */
  readonly end: (work: Work, result: string) => Promise<void>
}
/** Thrown by `end` when the task is no longer waited for. */
class Cancelled extends Error {}
/** The person who asked may no longer log in. */
class NoLongerHere extends Error {}

/**
 * Runs the job of a task. Its row tells how far it is and why it was refused; the word `geannuleerd` in it breaks the job
 * off, and nothing of it is kept. What a worker that has to stop leaves waits for the next one. `codeOf` names what went
 * wrong where the job knows better.
 */
export async function runTask<K extends TaskKind>(
  { task, organisation, user }: TaskPayload,
  services: Services,
  signal: AbortSignal,
  run: (task: RunningTask<K>) => Promise<void>,
  codeOf: (error: unknown) => string | undefined = () => undefined,
): Promise<void> {
  const { owner } = services.pools
  const row = taskRow(services, task)
  const cancel = new AbortController()
  const look = () =>
    row.open().then(
      (open) => open || cancel.abort(),
      // The database is away for a moment: the next look tells.
      () => {},
    )
  const timer = setInterval(() => void look(), LOOK_MS)
  let session: Session | undefined
  try {
    const open = await row.open()
    if (!open) return
    session = await sessionOfPerson(services, organisation, user)
    if (!session) throw new NoLongerHere()
    await run({
      session: { ...session, request: task },
      record: open.record,
      told: row.told,
      signal: AbortSignal.any([signal, cancel.signal]),
      async end(work, result) {
        const [ended] = await work.query<EndedTask>(
          `update "taak" set "status" = 'klaar', "voortgang" = 1, "stap" = $2, "updated_at" = now() where "id" = $1 and ${isOpen} returning ${ofTask}`,
          [task, result],
        )
        if (!ended) throw new Cancelled()
        await notifyEnd(work, 'taakKlaar', ended)
      },
    })
  } catch (error) {
    if (cancel.signal.aborted || error instanceof Cancelled) return
    if (signal.aborted) {
      await owner.query(
        `update "taak" set "status" = 'wacht', "voortgang" = 0 where "id" = $1 and "status" = 'bezig'`,
        [task],
      )
      throw error
    }
    if (error instanceof Problem) return void (await row.failed(error.code, explained(error, session), session))
    services.log.error({ err: error, task }, 'a task failed')
    const code = error instanceof NoLongerHere ? 'failed' : codeOf(error)
    await row.failed(code ?? outsideProblem(error)?.code ?? 'internal', null, session)
  } finally {
    clearInterval(timer)
  }
}

/** The row of a task, as the worker writes it; one that has ended stays as it is. */
export function taskRow({ pools: { owner, serve } }: Services, task: string) {
  const fail = `update "taak" set "status" = 'mislukt', "voortgang" = 0, "stap" = 'mislukt', "fout" = $2, "uitleg" = $3, "updated_at" = now() where "id" = $1 and ${isOpen} returning ${ofTask}`
  return {
    told: (share: number, step: string) =>
      owner.query(
        `update "taak" set "status" = 'bezig', "voortgang" = $2, "stap" = $3, "updated_at" = now() where "id" = $1 and ${isOpen}`,
        [task, share, step],
      ),
    /** Tells whoever asked as well; who may no longer log in hears nothing. */
    failed: async (code: string, why: string | null, session: Session | undefined) => {
      if (!session) return void (await owner.query(fail, [task, code, why]))
      await inTransaction(serve, session, async (work) => {
        const [ended] = await work.query<EndedTask>(fail, [task, code, why])
        if (ended) await notifyEnd(work, 'taakMislukt', ended)
      })
    },
    done: (result: string) =>
      owner.query(
        `update "taak" set "status" = 'klaar', "voortgang" = 1, "stap" = $2, "updated_at" = now() where "id" = $1 and ${isOpen}`,
        [task, result],
      ),
    /** What it concerns, while it is waited for; undefined once it has ended. */
    open: async () =>
      (
        await owner.query<{ record: string | null }>(
          `select "record_id" as "record" from "taak" where "id" = $1 and ${isOpen}`,
          [task],
        )
      ).rows[0],
  }
}

/** The sentence of a problem with those of its issues, in the language of who asked. */
function explained({ code, args, issues }: Problem, session: Session | undefined): string {
  const locale = session?.locale ?? 'nl'
  return [problemText(code, args, locale), ...issues.map((issue) => issueText(issue, locale))].join('\n')
}
