import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { cache, inTurn, median, type Row, root, spread, timed } from './measure.ts'

export interface Running {
  readonly address: string
  /** Milliseconds from the start of the process to the first answer of the API. */
  readonly startMs: number
  /** Of the process that answers. */
  readonly pid: number
  stop(): Promise<void>
}

/** Starts a server program of the repository and waits for its first answer. */
export async function startServer(
  dataDir: string,
  { program = 'apps/server/src/main.ts', imports = [] as readonly string[], env = {} as Record<string, string> } = {},
): Promise<Running> {
  const began = performance.now()
  const hooks = ['./apps/server/src/tsx-hook.ts', ...imports].flatMap((path) => ['--import', path])
  const child = spawn(process.execPath, [...hooks, program], {
    cwd: root,
    // As the product is started: compiled code is kept between starts.
    env: {
      NODE_COMPILE_CACHE: join(cache, 'compiled'),
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '0',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await addressOf(child)
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ __typename }"}',
  })
  if (!(await answer.text()).includes('Query')) throw new Error('The server answers, but not as the API')
  const startMs = performance.now() - began
  return {
    address,
    startMs,
    pid: child.pid ?? 0,
    async stop() {
      const gone = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await gone
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = ''
    child.stdout?.on('data', (text) => {
      said += text
      const address = /ready at (http:\S+)/.exec(said)?.[1]
      if (address) done(address)
    })
    child.once('exit', () => fail(new Error(`The server ended: ${said}`)))
  })
}

/** Start to first answer, on a new data folder with the demonstration data and on an existing one. */
export async function startRows(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vezel-bench-start-'))
  let count = 0
  const next = (name: string) => join(folder, `${name}-${count++}`)
  const existing = next('existing')
  try {
    await (await startServer(existing, { env: { DEMO: '1' } })).stop()
    const bare = next('bare')
    await (await startEmbedded(bare)).stop()
    const started = async (dir: string) => {
      const server = await startServer(dir, { env: { DEMO: '1' } })
      await server.stop()
      return server.startMs
    }
    const postgres = async (dir: string) => {
      let stop = async () => {}
      const ms = await timed(async () => {
        const server = await startEmbedded(dir)
        stop = server.stop
      })
      await stop()
      return ms
    }
    const ms = await inTurn({
      existing: () => started(existing),
      bare: () => postgres(bare),
      new: () => started(next('new')),
      bareNew: () => postgres(next('bare')),
    })
    const row = (what: string, values: number[], reference: number[], atMost: number): Row[] => [
      {
        what,
        value: median(values) / 1000,
        unit: 's',
        goal: { atMost },
        note: `± ${Math.round(spread(values) * 100)} %`,
      },
      {
        what: `${what}, against PostgreSQL alone`,
        value: median(values) / 1000,
        unit: 's',
        reference: { name: 'PostgreSQL starts', value: median(reference) / 1000 },
      },
    ]
    return [
      ...row('start on existing data to first answer', ms.existing, ms.bare, 1),
      ...row('start on a new folder, with the demonstration data', ms.new, ms.bareNew, 4),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
