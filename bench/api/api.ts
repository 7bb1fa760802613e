import { deepEqual } from 'node:assert'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { email, password, seedProduct, withOwner } from '../../apps/server/src/testing/product.ts'
import { inTurn, median, type Row, spread } from '../measure.ts'
import { type Running, startServer } from '../start.ts'
import { type BenchData, fill } from './data.ts'
import { startPostGraphile } from './peer.ts'
import { type QuestionName, questions } from './queries.ts'

const SECONDS = 3
/** At most this many times the statement by hand. */
const goals: Record<QuestionName, number> = { tree: 1.15, list: 1.2, lists: 1.3, asset: 1.2 }

/** How a question is sent: to the API, to the route with the statement by hand, or to another server. */
export interface Sent {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  readonly body?: string
}

/** The API under load against the same rows passed through as PostgreSQL made them, and with `peers` against PostGraphile. */
export async function apiRows({ peers }: { readonly peers: boolean }): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vezel-bench-api-'))
  let server: Running | undefined
  let peer: Awaited<ReturnType<typeof startPostGraphile>> | undefined
  try {
    await (await startServer(dataDir)).stop()
    const data = await withOwner(dataDir, async (owner) => {
      await seedProduct(owner)
      return fill(owner)
    })
    server = await startServer(dataDir, { program: 'bench/api/server.ts' })
    peer = peers ? await startPostGraphile(dataDir, data) : undefined
    const token = await logIn(server.address)
    const rows: Row[] = []
    for (const name of ['tree', 'list', 'lists', 'asset'] as const)
      rows.push(...(await measure(name, data, server.address, token, peer)))
    return rows
  } finally {
    await peer?.stop()
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const titles: Record<QuestionName, (data: BenchData) => string> = {
  tree: ({ rows }) => `survey tree of ${rows.toLocaleString('en')} rows`,
  list: () => 'list of 100 surveys with 3 relations',
  lists: () => 'me with organisation and variable set',
  asset: () => 'asset of 12 surveys and 400 sources',
}

async function measure(
  name: QuestionName,
  data: BenchData,
  address: string,
  token: string,
  peer: Awaited<ReturnType<typeof startPostGraphile>> | undefined,
): Promise<Row[]> {
  const { graphql } = questions[name]
  const about = name === 'asset' ? data.folder : data.survey
  const variables = { survey: about }
  const json = { 'content-type': 'application/json' }
  const api: Sent = {
    url: `${address}/graphql`,
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: graphql, variables }),
  }
  const raw: Sent = {
    url: `${address}/bench/${name}?organisation=${data.organisation}&survey=${about}`,
    method: 'GET',
    headers: {},
  }
  const [ours, byHand] = [await once(api), await once(raw)]
  deepEqual(JSON.parse(ours), JSON.parse(byHand))
  const other = name === 'lists' || name === 'asset' ? undefined : await peer?.ask(name)
  const title = titles[name](data)
  const rows: Row[] = []
  for (const connections of [1, 32]) {
    const load = (sent: Sent) => () => msPerAnswer(sent, connections)
    const ms = await inTurn({ api: load(api), raw: load(raw), peer: other && load(other) })
    rows.push({
      what: `${title}, ${connections} connection${connections > 1 ? 's' : ''}`,
      value: median(ms.api),
      unit: 'ms an answer',
      reference: { name: 'one statement by hand', value: median(ms.raw) },
      goal: { atMost: goals[name] },
      note: `${Math.round(1000 / median(ms.api))}/s, ± ${Math.round(spread(ms.api) * 100)} %`,
    })
    if (other)
      rows.push({
        what: `${title}, ${connections} connection${connections > 1 ? 's' : ''}`,
        value: 1000 / median(ms.api),
        unit: 'a second',
        reference: { name: 'PostGraphile', value: 1000 / median(ms.peer) },
        ...(connections > 1 ? { goal: { atLeast: 2.2 } } : {}),
      })
  }
  const bytes = Buffer.from(ours)
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
  rows.push({
    what: `${title}, size`,
    value: bytes.length / 1000,
    unit: 'KB',
    note: `brotli as sent ${(brotli / 1000).toFixed(1)} KB, gzip ${(gzipSync(bytes, { level: 4 }).length / 1000).toFixed(1)} KB`,
  })
  return rows
}

/** Milliseconds of the server for each answer, as many as it gives with these connections. */
async function msPerAnswer(sent: Sent, connections: number): Promise<number> {
  const { requests, duration, errors, non2xx } = await autocannon({ ...sent, connections, duration: SECONDS })
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} answers of ${sent.url} failed`)
  return (1000 * duration) / requests.total
}

async function once({ url, ...request }: Sent): Promise<string> {
  const answer = await fetch(url, request)
  const text = await answer.text()
  if (!answer.ok || text.includes('"errors"')) throw new Error(`${url} answers ${text.slice(0, 500)}`)
  return text
}

async function logIn(address: string): Promise<string> {
  const query = 'mutation($input: LoginInput!) { login(input: $input) { access_token } }'
  const text = await once({
    url: `${address}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { username: email, password } } }),
  })
  return JSON.parse(text).data.login.access_token
}
