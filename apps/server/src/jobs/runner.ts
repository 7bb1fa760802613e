import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, run, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Services } from '../services.ts'
import { schedule, taskList } from './index.ts'

export interface JobRunner {
  /** Takes no more jobs and waits for those that run; after `STOP_MS` they are told to break off. */
  stop(): Promise<void>
  /** Fulfilled when the runner has stopped as asked; rejected when it ended by itself. */
  readonly ended: Promise<void>
}

/** Less than the time after which the process ends anyway. */
const STOP_MS = 15_000
/** The first half of the advisory locks by which workers know of each other; the second is the worker's name. */
const ALIVE = 7_341
const RECLAIM_MS = 30_000

/** Does the jobs of the queue, two at a time, until it is stopped. */
export async function startJobs(services: Services): Promise<JobRunner> {
  const { pools, log } = services
  const life = signOfLife(pools.owner)
  const events: WorkerEvents = new EventEmitter()
  // Jobs are locked in the name of the pool, not of one worker in it.
  events.on('pool:create', ({ workerPool }) => void life.add(workerPool.id))
  const runner = await run({
    pgPool: pools.owner,
    taskList: taskList(services),
    crontab: schedule,
    concurrency: 2,
    noHandleSignals: true,
    events,
    logger: new Logger(({ taskIdentifier, jobId }) => (level, message) => {
      // Its lesser messages tell every step of every job.
      const at = level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug'
      log[at]({ job: taskIdentifier, jobId }, message)
    }),
    preset: {
      // With a delay, even of nothing, it waits at its end until finished jobs are written down.
      worker: { gracefulShutdownAbortTimeout: STOP_MS, completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
  })
  const reclaim = async () => {
    if (await life.isHeld()) await freeLostJobs(pools.owner)
  }
  await reclaim()
  const timer = setInterval(() => {
    reclaim().catch((error) => log.error({ err: error }, 'jobs of a lost worker could not be taken over'))
  }, RECLAIM_MS)
  let isStopping = false
  return {
    ended: runner.promise.then(() => {
      if (!isStopping) throw new Error('The queue of jobs ended by itself')
    }),
    async stop() {
      isStopping = true
      clearInterval(timer)
      await runner.stop()
      await runner.promise
      life.end()
    },
  }
}

/** Locks that are held for as long as this process lives: those of a killed one are gone with its connection. */
function signOfLife(owner: pg.Pool) {
  const names = new Set<string>()
  let isEnded = false
  const hold = async (): Promise<pg.PoolClient> => {
    for (;;) {
      try {
        const client = await owner.connect()
        // The database was restarted: the locks are taken anew.
        client.once('end', () => {
          if (!isEnded) held = hold()
        })
        for (const name of names) await lock(client, name)
        return client
      } catch (error) {
        if (isEnded) throw error
        await sleep(1000)
      }
    }
  }
  const lock = (client: pg.PoolClient, name: string) =>
    client.query('select pg_advisory_lock($1, hashtext($2))', [ALIVE, name])
  let held = hold()
  return {
    async add(name: string) {
      names.add(name)
      // A connection that breaks is taken anew, with all names; one that nobody waits for any more needs none.
      await held.then((client) => lock(client, name)).catch(() => {})
    },
    isHeld: () => held.then(() => true),
    end() {
      isEnded = true
      held.then((client) => client.release(true)).catch(() => {})
    },
  }
}

/** Frees jobs of workers that were killed; the queue itself would wait four hours. */
async function freeLostJobs(owner: pg.Pool): Promise<void> {
  await owner.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct j."locked_by"))
     from graphile_worker._private_jobs j
     where j."locked_by" is not null and not exists (
       select 1 from pg_locks l
       where l.locktype = 'advisory' and l.granted and l.objsubid = 2
         and l.database = (select oid from pg_database where datname = current_database())
         and l.classid::bigint = $1 and l.objid::bigint = (hashtext(j."locked_by")::bigint & 4294967295)
     )`,
    [ALIVE],
  )
}
