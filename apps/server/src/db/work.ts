import { AsyncLocalStorage } from 'node:async_hooks'
import type { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type EntityKey, model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany } from '@vezel/model/kit/kinds.ts'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import pg, { type Pool, type PoolClient } from 'pg'
import type { Session } from '../access.ts'
import { FairQueue } from '../fair-queue.ts'
import { isStored, kindOf } from '../kinds/index.ts'
import { columnOf, idOf, isId, linkTableOf, q, tableOf, tenantColumn } from './names.ts'
import { hasGrown } from './prepared.ts'
import { refusalOf } from './refusal.ts'
import type { StoredOf } from './stored.ts'
import { type Asking, ofEach, type Query, type Question } from './wave.ts'
import { noteWritten } from './written.ts'

/** A record as the write path holds it: values by field name, relations as ids in text (a list of them where there may be several), dates and moments as on the wire. */
export type Values = Record<string, unknown>

/** One transaction, narrowed to the organisation of the session by row-level security. */
export interface Work extends Asking {
  readonly session: Session
  /** Of a call that changes several records: what it writes in history carries this, and is undone by it in one go. */
  readonly batch?: string
  /** Of a call that takes another one back: the batch of that one. */
  readonly undoes?: string
  /** Of a call that writes again what records named before (puts back, merges, moves, imports): nobody chooses it now. */
  readonly namesAgain?: boolean
  /** Of a call that merges two assets, or takes that apart: what lies on either lies on one and the same meanwhile. */
  readonly oneAsset?: readonly [string, string]
  /** What was made in this transaction, as `key:id`. */
  readonly made: Set<string>
  /** A record by id, or undefined when it is not there, deleted or of another organisation. */
  readonly find: <K extends EntityKey>(key: K, id: unknown) => Promise<StoredOf<K> | undefined>
  /** The same of an entity that is only known when the program runs. */
  readonly findOf: (entity: Entity, id: unknown) => Promise<Values | undefined>
  /** Runs reads on the connection of the transaction, as it sees the data: they may take as long as those from inside. */
  readonly reading: <T>(task: (client: PoolClient) => Promise<T>) => Promise<T>
}

/** How long something may take, and whether anybody still waits for it. */
export interface Bounds {
  readonly ms?: number | undefined
  /** Aborted when the caller has hung up: what runs is then stopped. A write that has begun to commit goes on. */
  readonly signal?: AbortSignal | undefined
}

/** A deadlock, or a snapshot that another write has overtaken: PostgreSQL has undone all of it, and it may go again. */
const isCollision = (error: unknown) => ['40P01', '40001'].includes((error as { code?: string } | null)?.code ?? '')

/**
 * Runs `task` in one transaction. What it throws rolls everything back. When it collides with another one it runs again
 * from the start, so that it must do nothing that the rollback does not undo or that doing twice would spoil; throws
 * `busy` when that has not helped or when another holds what it needs, `tooHeavy` when all of it takes longer than `ms`.
 */
export async function inTransaction<T>(
  pool: Pool,
  session: Session,
  task: (work: Work) => Promise<T>,
  { ms = limits.writeMs, signal }: Bounds = {},
): Promise<T> {
  const began = performance.now()
  for (let tries = 1; ; tries += 1) {
    try {
      const left = tries === 1 ? ms : ms - (performance.now() - began)
      return await inOneTransaction(pool, session, task, { ms: Math.max(left, 1000), signal })
    } catch (error) {
      if (!isCollision(error)) throw error
      if (tries >= limits.writeTries) throw new Problem('busy', {}, [], { cause: error })
      // Two that collided do not start again side by side, nor before the other has what it waited for.
      await sleep((0.5 + Math.random() / 2) * 25 * 2 ** tries)
    }
  }
}

function inOneTransaction<T>(
  pool: Pool,
  session: Session,
  task: (work: Work) => Promise<T>,
  { ms, signal }: { readonly ms: number; readonly signal: AbortSignal | undefined },
): Promise<T> {
  return withClient(pool, session, { begin: 'begin', ms, signal, isRead: false }, async (client, clock) => {
    const query: Query = async <R>(sql: string, values: readonly unknown[] = []) => {
      // What stops a statement finds none between two of them.
      signal?.throwIfAborted()
      if (clock.isOver()) throw new Problem('tooHeavy')
      noteWritten(sql)
      return (await client.query(sql, values as unknown[])).rows as R[]
    }
    const reading: Work['reading'] = async (read) => {
      const goOn = clock.pause()
      await client.query(`${settingsOf(limits.insideMs)}, ${readSettings}`)
      try {
        return await read(client)
      } catch (error) {
        throw refusalOf(error) ?? error
      } finally {
        goOn()
        // One that failed has ended the transaction as well.
        await client.query(settingsOf(ms)).catch(() => {})
      }
    }
    return task({ session, query, made: new Set(), ...finding({ query }, session), reading })
  })
}

/** How records are found by whoever asks. */
export function finding(asking: Asking, session: Session): Pick<Work, 'find' | 'findOf'> {
  const findOf: Work['findOf'] = (entity, id) => findRow(asking, session, entity, id)
  const find = <K extends EntityKey>(key: K, id: unknown) =>
    // A cast, because the columns are made from the definition that the type is made from.
    findOf(model.named(key), id) as Promise<StoredOf<K> | undefined>
  return { find, findOf }
}

/** Runs reads in one transaction that sees one snapshot and cannot write; together they may take `ms`. */
export const inSnapshot = <T>(
  pool: Pool,
  session: Session,
  task: (client: PoolClient) => Promise<T>,
  { ms = limits.readMs, signal }: Bounds = {},
): Promise<T> => withClient(pool, session, { begin: beginSnapshot, ms, signal, isRead: true }, task)

/**
 * The same of one statement, which `send` sends before it waits for anything: what begins the transaction, the statement and
 * what ends it go out in one piece (docs/decisions/0002).
 */
export const inOwnSnapshot = <T>(
  pool: Pool,
  session: Session,
  send: (client: PoolClient) => Promise<T>,
  { ms = limits.readMs, signal }: Bounds = {},
): Promise<T> => withClient(pool, session, { begin: beginSnapshot, ms, signal, isRead: true, isOne: true }, send)

const beginSnapshot = 'begin isolation level repeatable read read only'

const settingsOf = (ms: number) => `select set_config('statement_timeout', '${Math.trunc(ms)}', true)`
/** A read of many small subqueries runs in less time than PostgreSQL takes to compile it, where its settings are not ours. */
const readSettings = `set_config('lezing.bytes', '0', true), set_config('jit', 'off', true)`

/** Each person has a share of the connections of a pool, and the log-in and whoever comes new find one free. */
const shares = new WeakMap<Pool, FairQueue>()
function shareOf(pool: Pool): FairQueue {
  const known = shares.get(pool)
  if (known) return known
  const most = Math.max(1, (pool.options.max ?? 10) - 2)
  const share = new FairQueue({
    most,
    each: Math.min(limits.userConnections, most),
    waiting: limits.userWaiting,
    waitMs: limits.userWaitMs,
  })
  shares.set(pool, share)
  return share
}

interface Span {
  readonly begin: string
  readonly ms: number
  readonly signal?: AbortSignal | undefined
  readonly isRead: boolean
  /** All that is asked is sent at once, and so is the end. */
  readonly isOne?: boolean
}

/** The time that a transaction has. */
interface Clock {
  readonly isOver: () => boolean
  /** Stops it for what has a limit of its own; call the answer to let it go on. */
  readonly pause: () => () => void
}

/** The pool of whose connections this task holds one. */
const holding = new AsyncLocalStorage<Pool>()

async function withClient<T>(
  pool: Pool,
  session: Session,
  span: Span,
  task: (client: PoolClient, clock: Clock) => Promise<T>,
): Promise<T> {
  // Some who each hold one and wait for another would wait for ever: a defect that is to show at the first try.
  if (holding.getStore() === pool) throw new Error('A transaction asks for a second connection: read within it')
  return shareOf(pool).run(
    `${session.organisationId} ${session.userId}`,
    () => holding.run(pool, () => withConnection(pool, session, span, task)),
    span.signal,
  )
}

async function withConnection<T>(
  pool: Pool,
  session: Session,
  { begin, ms, signal, isRead, isOne = false }: Span,
  task: (client: PoolClient, clock: Clock) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  // One clock for all statements, which also stops them when nobody waits any longer.
  const stopper = stopperOf(pool, client, ms, signal)
  let ending: Promise<unknown> | undefined
  const end = async (how: 'commit' | 'rollback') => {
    try {
      const wasStopped = await stopper.end()
      // What was told to stop may not half know it: nothing of it is kept, and whoever waits hears it.
      if (wasStopped && how === 'commit' && !isRead) throw signal?.aborted ? signal.reason : new Problem('tooHeavy')
      await (ending ?? client.query(how))
      // A late word to stop must not reach whoever gets the connection next.
      client.release(wasStopped || hasGrown(client))
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  let answer: T
  try {
    // All values are whole numbers of our own.
    const setUp = `${begin}; ${settingsOf(ms)}, set_config('app.org', '${Math.trunc(session.organisationId)}', true), set_config('app.user', '${Math.trunc(session.userId)}', true), ${isRead ? readSettings : `set_config('lock_timeout', '${limits.lockMs}', true)`}`
    if (isRead) {
      // A read does not await it: its statement goes out with it.
      const asked = inOnePiece(client, () => {
        const begun = client.query(setUp)
        const answered = task(client, stopper)
        if (isOne) ending = client.query('commit')
        return Promise.all([answered, begun])
      })
      // Whoever waits for the end hears of it; the answer may fail before.
      ending?.catch(() => {})
      ;[answer] = await asked
    } else {
      await client.query(setUp)
      answer = await task(client, stopper)
    }
  } catch (error) {
    await end('rollback').catch(() => {})
    throw signal?.aborted ? error : (refusalOf(error) ?? error)
  }
  const ended = end('commit')
  // Nothing depends on the end of a read, so its answer does not wait for it.
  if (isRead) ended.catch(() => {})
  else await ended
  return answer
}

/** Sends in one piece what a task asks before it waits for anything: each piece costs the system more than what is in it. */
function inOnePiece<T>(client: PoolClient, send: () => T): T {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  stream.cork()
  try {
    return send()
  } finally {
    stream.uncork()
  }
}

/** Stops what a connection is doing, from another one, when the time is over or the signal aborts. */
function stopperOf(
  pool: Pool,
  client: PoolClient,
  ms: number,
  signal: AbortSignal | undefined,
): Clock & { readonly end: () => Promise<boolean> } {
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= stopBackend(pool, client).catch(() => {
      // The connection's own time-out ends the statement.
    })
  }
  let ends = performance.now() + ms
  let timer = setTimeout(stop, ms)
  signal?.addEventListener('abort', stop, { once: true })
  if (signal?.aborted) stop()
  return {
    isOver: () => performance.now() > ends,
    pause() {
      clearTimeout(timer)
      const left = ends - performance.now()
      ends = Number.POSITIVE_INFINITY
      return () => {
        ends = performance.now() + left
        timer = setTimeout(stop, left)
      }
    },
    /** Answers whether the connection was told to stop. */
    async end(): Promise<boolean> {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      await stopping
      return stopping !== undefined
    },
  }
}

async function stopBackend(pool: Pool, client: PoolClient): Promise<void> {
  const { processID } = client as unknown as { processID: number }
  const other = new pg.Client({ ...pool.options, connectionTimeoutMillis: 5000 })
  other.on('error', () => {})
  await other.connect()
  try {
    await other.query('select pg_cancel_backend($1)', [processID])
  } finally {
    await other.end()
  }
}

/** The fields of an entity that have a column, those of an abstract entity's variants included. */
export function storedFieldsOf(entity: Entity): [name: string, field: Entity['fields'][string]][] {
  const all = [entity, ...model.variants(entity)].flatMap((e) =>
    Object.entries(e.fields).filter(([, f]) => isStored(f)),
  )
  return [...new Map(all).entries()]
}

/** The ids of the records that a row names through a link table, in their order; deleted ones are not there. */
function linkedIds(entity: Entity, name: string, target: Entity, t: string): string {
  const tenant = tenantColumn(target) ? ' and x."organisatie_id" = l."organisatie_id"' : ''
  return `array(select l."naar_id"::text from ${q(linkTableOf(model.stored(entity), name))} l
    join ${q(tableOf(target))} x on x."id" = l."naar_id"${tenant} and x."deleted_at" is null
    where l."organisatie_id" = ${t}."organisatie_id" and l."van_id" = ${t}."id" order by l."volgorde")`
}

/** The columns of a record as the write path reads them. */
export function rowColumns(entity: Entity, t: string): string {
  const fields = storedFieldsOf(entity).map(([name, field]) => {
    const column = `${t}.${q(columnOf(name, field))}`
    return `${kindOf(field).read.held(column)} as ${q(name)}`
  })
  const links = Object.entries(entity.fields).flatMap(([name, field]) =>
    pointsAtMany(field) ? [`${linkedIds(entity, name, model.named(field.target), t)} as ${q(name)}`] : [],
  )
  const recorded = entity.recorded ? [`${t}."inventarisatie_user_id"::text as "inventarisatie_user"`] : []
  const soort = model.variants(entity).length > 0 ? [`${t}."variant"`] : []
  return [`${t}."id"::text`, `${t}."record_version"`, ...soort, ...recorded, ...fields, ...links].join(', ')
}

/** The conditions under which a row is there for a session; `$1` is the id, `$2` the organisation. */
export const rowWhere = (entity: Entity, t: string): string =>
  thereWhere(entity, t, `${t}."id" = ${entity.id === 'uuid' ? 'try_uuid($1)' : 'try_int($1)'}`)

/** The same of several rows; `$1` are ids that `isId` lets pass. */
export const rowsWhere = (entity: Entity, t: string): string =>
  thereWhere(entity, t, `${t}."id" = any($1::${entity.id}[])`)

function thereWhere(entity: Entity, t: string, isIt: string): string {
  const tenant = tenantColumn(entity)
  return [
    isIt,
    tenant ? `${t}.${q(tenant)} = $2::integer` : '$2::integer is not null',
    `${t}."deleted_at" is null`,
    ...(entity.variantOf ? [`${t}."variant" = '${entity.api.type}'`] : []),
  ].join(' and ')
}

/** Asks for live rows of the organisation by their ids, in the order of those; `how` ends the statement, such as `for update`. */
export function rowsById(
  entity: Entity,
  organisation: number,
  { columns, how = '' }: { readonly columns?: string; readonly how?: string } = {},
): Question<string, Values | undefined>['ask'] {
  return async (query, ids) => {
    // Here, because of many who ask together one is sent.
    const sql = `select ${columns ?? rowColumns(entity, 't')} from ${q(tableOf(entity))} t where ${rowsWhere(entity, 't')}${how ? ` order by t."id" ${how}` : ''}`
    const rows = new Map((await query<Values>(sql, [ids, organisation])).map((row) => [String(row.id), row]))
    return ids.map((id) => rows.get(id))
  }
}

async function findRow(asking: Asking, session: Session, entity: Entity, given: unknown): Promise<Values | undefined> {
  const id = idOf(entity, given ?? '')
  if (!isId(entity, id)) return undefined
  asking.wave?.demandSettled(entity, id)
  return ofEach(asking, { name: `find ${entity.key}`, ask: rowsById(entity, session.organisationId) }, id)
}
