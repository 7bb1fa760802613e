import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { email, otherEmail, password, seedProduct, withOwner } from '../apps/server/src/testing/product.ts'
import { median, type Row, timed } from './measure.ts'
import { startServer } from './start.ts'

/** Of each kind twice as many: the first half warms up, and memory is flat when the second adds nothing. */
const COUNT = 300
const AT_ONCE = 8
const KIND_MS = 30_000
/** What the other person sees at most, in quiet times: the sender of it all is on the same machine. */
const SLOWER_MOST = 25
/** Caches fill, and a heap is not given back at once. */
const GROWTH_MOST = 1.35
/** What one person has on the disk on the way: three requests of two files of 50 MB. */
const ON_THE_WAY_MB = 300
const LARGE_BYTES = 20_000_000

/** One request of a kind, never the same twice; whatever it is answered is right, as long as it is answered. */
type Abuse = (n: number) => Promise<unknown>

/** Distinct requests of every kind, many at a time: memory stays flat, and the `me` of somebody else is answered. */
export async function abuseRows(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vezel-bench-abuse-'))
  await (await startServer(dataDir)).stop()
  const branch = await withOwner(dataDir, async (owner) => {
    await seedProduct(owner)
    return String((await owner.query('select "id" from "vestiging"')).rows[0].id)
  })
  const server = await startServer(dataDir)
  try {
    const send = (query: string, variables: Record<string, unknown> = {}, token?: string) =>
      post(server.address, JSON.stringify({ query, variables }), {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      })
    const tokenOf = async (username: string) => {
      const answer = await send(login, { input: { username, password } })
      return (JSON.parse(answer) as { data: { login: { access_token: string } } }).data.login.access_token
    }
    const [eve, ben] = [await tokenOf(email), await tokenOf(otherEmail)]
    const me = () => timed(() => send('{ me { id name } }', {}, ben))
    for (let n = 0; n < 20; n++) await me()
    const quietMs: number[] = []
    for (let n = 0; n < 30; n++) quietMs.push(await me())
    const quiet = median(quietMs)
    const rows: Row[] = []
    for (const [name, abuse] of Object.entries(kinds({ address: server.address, send, eve, branch }))) {
      await many(abuse, 0)
      const before = await memory(server.pid, dataDir)
      const busy: number[] = []
      let isOver = false
      let onTheWay = 0
      const watching = (async () => {
        while (!isOver) {
          busy.push(await me())
          onTheWay = Math.max(onTheWay, await megabytesIn(join(dataDir, 'upload')))
          await sleep(20)
        }
      })()
      const sent = await many(abuse, COUNT)
      isOver = true
      await watching
      const after = await memory(server.pid, dataDir)
      rows.push(
        row(`${name}: server`, after.server, before.server, sent),
        row(`${name}: database`, after.database, before.database, sent),
        {
          what: `${name}: me of another`,
          value: median(busy),
          unit: 'ms',
          reference: { name: 'quiet', value: quiet },
          goal: { atMost: SLOWER_MOST },
          note: `worst ${Math.round(Math.max(...busy))} ms`,
        },
        ...(onTheWay > 0
          ? [{ what: `${name}: on the disk`, value: onTheWay, unit: 'MB', goal: { atMost: ON_THE_WAY_MB } }]
          : []),
      )
    }
    return rows
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const row = (what: string, value: number, before: number, sent: number): Row => ({
  what,
  value,
  unit: 'MB',
  reference: { name: 'before', value: before },
  goal: { atMost: GROWTH_MOST },
  note: `${sent} requests`,
})

const login = 'mutation($input: LoginInput!) { login(input: $input) { access_token } }'
const times = (count: number, one: (n: number) => string) => Array.from({ length: count }, (_, n) => one(n)).join(' ')

interface Target {
  readonly address: string
  readonly send: (query: string, variables?: Record<string, unknown>, token?: string) => Promise<string>
  /** The token of somebody who means no good. */
  readonly eve: string
  readonly branch: string
}
const kinds = ({ address, send, eve, branch }: Target): Record<string, Abuse> => ({
  'documents of 49 KB without a log-in': (n) => send(`{ ${times(4000, (i) => `a${n}x${i}`)} }`),
  'small documents without a log-in': (n) => send(`{ a${n}: __typename }`),
  'introspection by aliases': (n) =>
    send(`{ ${times(20, (i) => `a${n}x${i}: __schema { types { name } }`)} }`, {}, eve),
  'introspection that differs': (n) =>
    send(
      `query a${n} { __schema { types { name description fields { name description type { name kind } } } } }`,
      {},
      eve,
    ),
  'the same introspection': () =>
    send('{ __schema { types { name description fields { name description type { name kind } } } } }', {}, eve),
  'variables of 4 MB that are refused': (n) => giveZeros({ address, eve }, n, 1_900_000),
  'variables as large as they may be, and refused': (n) => giveZeros({ address, eve }, n, 310_000),
  'documents of a session': (n) => send(`{ me { ${times(250, (i) => `a${n}x${i}: name`)} } }`, {}, eve),
  'documents with a mistake': (n) => send(`{ me { ${times(1000, (i) => `a${n}x${i}`)} } }`, {}, eve),
  filters: (n) =>
    send(
      'query($filter: OnderzoekFilter) { onderzoeken(filter: $filter) { id } }',
      { filter: { or: Array.from({ length: 50 + (n % 150) }, (_, i) => ({ nummer: { eq: `${n}-${i}` } })) } },
      eve,
    ),
  'filters in documents': (n) =>
    send(`{ onderzoeken(filter: { nummer: { eq: "${n}" } }, limit: ${n}) { id } }`, {}, eve),
  searches: (n) => send('query($search: String) { onderzoeken(search: $search) { id } }', { search: `woord${n}` }, eve),
  'lists of lists in a circle': (n) =>
    send(
      `{ variableSets { ${times(3, (i) => `a${n}x${i}: condities { variable_set { producten { variable_set { toepassingen { id } } } } }`)} } }`,
      {},
      eve,
    ),
  'log-ins': (n) => send(login, { input: { username: `niemand-${n}`, password: `raad-${n}` } }),
  uploads: async (n) => {
    const photo = await sharp({
      create: { width: 300, height: 200, channels: 3, background: { r: n % 256, g: n >> 8, b: 9 } },
    })
      .jpeg()
      .toBuffer()
    return giveLogo({ address, eve, branch }, n, photo)
  },
  'large uploads': (n) => giveLogo({ address, eve, branch }, n, large(n)),
  'large uploads that are refused unread': (n) => giveLogo({ address, eve, branch }, n, large(n), `x${n}`),
})

/** A field that does not exist, of so many numbers. Written as text, so that the sender is not what takes the time. */
const giveZeros = ({ address, eve }: Pick<Target, 'address' | 'eve'>, n: number, count: number) =>
  post(
    address,
    `{"query":"mutation($input: CreateOpmerkingInput!) { createOpmerking(input: $input) { id } }","variables":{"input":{"x${n}":[${'0,'.repeat(count)}0]}}}`,
    { 'content-type': 'application/json', authorization: `Bearer ${eve}` },
  )

/** A file that is read and looked at, and then is no logo. */
const large = (n: number) => Buffer.alloc(LARGE_BYTES, `no picture ${n} `)

function giveLogo({ address, eve, branch }: Omit<Target, 'send'>, n: number, content: Buffer, field = 'id') {
  const form = new FormData()
  const query = `mutation($id: ID!, $input: UpdateVestigingInput!) { updateVestiging(id: $id, input: $input) { ${field} } }`
  form.append('operations', JSON.stringify({ query, variables: { id: branch, input: { logo: null } } }))
  form.append('map', JSON.stringify({ 0: ['variables.input.logo'] }))
  form.append('0', new Blob([new Uint8Array(content)]), `${n}.jpg`)
  return post(address, form, { authorization: `Bearer ${eve}` })
}

async function megabytesIn(folder: string): Promise<number> {
  const sizes = (await readdir(folder).catch(() => [])).map((name) =>
    stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1e6
}

/** To this bench's own server and nowhere else. */
async function post(address: string, body: string | FormData, headers: Record<string, string>): Promise<string> {
  const { hostname } = new URL(address)
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) throw new Error(`${address} is not this machine`)
  const answer = await fetch(`${address}/graphql`, { method: 'POST', headers, body })
  return answer.text()
}

/** Sends `COUNT` from a number on, a few at a time, within the time for a kind; answers how many. */
async function many(abuse: Abuse, from: number): Promise<number> {
  const end = Date.now() + KIND_MS
  let next = from
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < from + COUNT && Date.now() < end) await abuse(next++)
    }),
  )
  return next - from
}

/** Megabytes of the server's process and of all of PostgreSQL's in the data folder; what those share counts once. */
async function memory(pid: number, dataDir: string): Promise<{ server: number; database: number }> {
  // Let the answers of the last requests go.
  await sleep(500)
  const main = Number.parseInt(await readFile(join(dataDir, 'pg/data/postmaster.pid'), 'utf8'), 10)
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const database = await Promise.all(
    pids.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      return Number(name) === main || parent === main ? pssMb(Number(name)) : 0
    }),
  )
  return { server: await pssMb(pid), database: database.reduce((sum, mb) => sum + mb, 0) }
}

async function pssMb(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1000
}
