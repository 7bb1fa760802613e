import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { StartProblem } from '../start-problem.ts'
import { ensureServingRole, SERVING_ROLE } from './app-role.ts'
import { startEmbedded } from './embedded.ts'

/** Interfaces and composite foreign keys need what PostgreSQL 15 has. */
const OLDEST_MAJOR = 15

export interface Pools {
  /** Owns the tables: migrations, the job queue, the demonstration data. */
  owner: pg.Pool
  /** Owns nothing, so row-level security holds for it: every request of a user. */
  serve: pg.Pool
  /** Closes both pools and leaves the embedded server. */
  stop(): Promise<void>
  /** Leaves the embedded server without waiting for what still runs, which ends with it. */
  stopNow(): Promise<void>
}

/**
 * Connects to DATABASE_URL, or to the embedded server in DATA_DIR, which it starts or adopts.
 * `onError` hears of connections that broke while idle; the pool replaces them by itself.
 * Throws a StartProblem when the database cannot be used.
 */
export async function openPools(
  config: Pick<Config, 'databaseUrl' | 'databaseAppUrl' | 'dataDir'> & Partial<Pick<Config, 'preparedStatements'>>,
  onError: (error: Error) => void = () => {},
): Promise<Pools> {
  if (config.databaseUrl) {
    const owner = makePool({ connectionString: config.databaseUrl, max: 8 }, onError)
    const serve = makeServingPool(
      { connectionString: config.databaseAppUrl ?? asServingRole(config.databaseUrl) },
      onError,
    )
    if (config.preparedStatements === false) dropNames(serve)
    await checkServer(owner).catch(async (error) => {
      await Promise.all([owner.end(), serve.end()])
      throw error
    })
    return { owner, serve, stop: () => endAll(owner, serve), stopNow: async () => {} }
  }
  const server = await startEmbedded(join(config.dataDir, 'pg'))
  const owner = makePool({ ...server.connection, max: 8 }, onError)
  const serve = makeServingPool({ ...server.connection, user: SERVING_ROLE }, onError)
  await ensureServingRole(owner, { login: true }).catch(async (error) => {
    await endAll(owner, serve)
    await server.stop()
    throw error
  })
  return {
    owner,
    serve,
    async stop() {
      await endAll(owner, serve)
      await server.stop()
    },
    stopNow: () => server.stop(),
  }
}

/** A pool that outlives a broken connection: without a listener Node would end the process. */
export function makePool(options: pg.PoolConfig, onError: (error: Error) => void = () => {}): pg.Pool {
  const pool = new pg.Pool({ max: 16, connectionTimeoutMillis: 15_000, keepAlive: true, ...options })
  pool.on('error', onError)
  // A job that holds a connection hears of its end by the failing query, not by this event.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The pool of requests, whose connections take the next statement while one is still answered (docs/decisions/0002). */
export const makeServingPool: typeof makePool = (options, onError) => makePool({ ...options, pipeline: true }, onError)

/** A proxy that lends a connection per transaction, such as an older PgBouncer, knows no prepared statements (DB_PREPARED=0). */
function dropNames(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const unnamed = (first: unknown, ...rest: unknown[]) =>
      query(
        typeof first === 'object' && first !== null && 'name' in first ? { ...first, name: undefined } : first,
        ...rest,
      )
    client.query = unnamed as typeof client.query
  })
}

/** The same log-in, which takes the role that owns nothing before its first statement. */
function asServingRole(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  const options = [url.searchParams.get('options'), `-c role=${SERVING_ROLE}`].filter(Boolean).join(' ')
  url.searchParams.set('options', options)
  return url.href
}

async function checkServer(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query(`select current_setting('server_version_num')::int as version`).catch((cause) => {
    throw new StartProblem(`The database of DATABASE_URL cannot be used (${reason(cause)}): check the address.`, {
      cause,
    })
  })
  const major = Math.floor(rows[0].version / 10_000)
  if (major < OLDEST_MAJOR) {
    throw new StartProblem(`DATABASE_URL is PostgreSQL ${major}: use PostgreSQL ${OLDEST_MAJOR} or later.`)
  }
}

/** A failed connection to a name with several addresses has an empty message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ')
  return error instanceof Error ? error.message : String(error)
}

async function endAll(...pools: pg.Pool[]): Promise<void> {
  await Promise.all(pools.map((pool) => pool.end()))
}
