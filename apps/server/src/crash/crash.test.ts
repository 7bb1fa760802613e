import { createHash, randomInt } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { email, makeProduct, type Product, password, seedProduct, withOwner } from '../testing/product.ts'

/** Writes that must be acknowledged in each run, one in five of them an upload. */
const WRITES = 200
const WRITERS = 6
const KILLS = 3
const TEST_MS = 60_000

// A run that fails is tried again with `CRASH_SEED=…`: the same moments, as far as the machine allows.
const seed = Number(process.env.CRASH_SEED ?? randomInt(2 ** 31))
const random = generator(seed)

let dataDir: string
let product: Product
let token: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-crash-'))
  product = makeProduct(dataDir)
  await product.start()
  await withOwner(dataDir, seedProduct)
  const { login } = await ask<{ login: { access_token: string } }>(
    'mutation($input: LoginInput!) { login(input: $input) { access_token } }',
    { input: { username: email, password } },
  )
  token = login.access_token
}, TEST_MS)
afterAll(async () => {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}, TEST_MS)

interface Write {
  readonly id: string
  readonly type: 'Ruimte' | 'Bron' | 'BronLocatie' | 'OnderzoekBeperking' | 'BronLocatieFoto'
  readonly input: Record<string, unknown>
  readonly photo?: Buffer
}
interface Place {
  readonly survey: string
  readonly asset: string
  readonly location: string
  readonly source: string
}

const link = (id: string) => ({ connect: { id } })

/** Sends a request and answers its data; throws whatever goes wrong, so that the caller tries again. */
async function ask<T>(query: string, variables: Record<string, unknown> = {}, photo?: Buffer): Promise<T> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined
  const operations = JSON.stringify({ query, variables })
  let body: string | FormData = operations
  if (photo) {
    body = new FormData()
    body.append('operations', operations)
    body.append('map', JSON.stringify({ 0: ['variables.input.file'] }))
    body.append('0', new Blob([new Uint8Array(photo)]), 'foto.jpg')
  }
  const answer = await fetch(`${product.address}/graphql`, {
    method: 'POST',
    body,
    headers: { ...headers, ...(photo ? {} : { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(20_000),
  })
  const { data, errors } = (await answer.json()) as { data: T; errors?: { message: string; extensions: unknown }[] }
  if (!errors) return data
  const told = errors.map((e) => `${e.message} ${JSON.stringify(e.extensions)}`).join('\n')
  // A killed database is away for a moment, and says so.
  throw answer.status === 503 ? new Error(told) : new Refused(told)
}
class Refused extends Error {}

const create = (type: string, input: Record<string, unknown>, photo?: Buffer) =>
  ask<{ row: { id: string } }>(
    `mutation($input: Create${type}Input!) { row: create${type}(input: $input) { id } }`,
    { input },
    photo,
  )
const item = async (list: string, filter = '') =>
  (await ask<{ rows: { id: string }[] }>(`{ rows: ${list}(limit: 1 ${filter}) { id } }`)).rows[0]?.id ?? ''
const named = (value: string) => `filter: { value: { eq: "${value}" } }`

/** A survey of a building with one source at one place, for a run to write to. */
async function makePlace(): Promise<Place> {
  const asset = uuid()
  const survey = uuid()
  const source = uuid()
  const location = uuid()
  const address = { straatnaam: 'Kade', huisnummer: 1, postcode: '9988 AB', plaats: 'Oosterzijl' }
  await create('VastgoedAsset', { id: asset, ...address })
  const folder = await item('inventarisatieAssets', `filter: { asset: { eq: "${asset}" } }`)
  await create('Onderzoek', {
    id: survey,
    onderzoek_type: link(await item('onderzoek_types')),
    inventarisatie_asset: link(folder),
    startdatum: '2026-11-19',
    einddatum: '2026-11-20',
  })
  await create('Bron', { id: source, ...(await sourceInput(survey)) })
  const space = uuid()
  await create('Ruimte', { id: space, asset: link(asset), naam: 'Gang' })
  await create('BronLocatie', { id: location, bron: link(source), sub_asset: link(space) })
  return { survey, asset, source, location }
}
const sourceInput = async (survey: string) => ({
  onderzoek: link(survey),
  product: link(await item('producten', named('Leidingisolatie'))),
  toepassing: link(await item('toepassingen', named('Leidingisolatie'))),
})

/** The writes of a run: records with and without a number from a counter, and every fifth a photo. */
async function makeWrites(place: Place): Promise<Write[]> {
  const bron = await sourceInput(place.survey)
  const beperking = link(await item('beperkingen'))
  const space = await item('ruimtes', `filter: { asset: { eq: "${place.asset}" } }`)
  return Promise.all(
    Array.from({ length: WRITES }, async (_, n): Promise<Write> => {
      const id = uuid()
      if (n % 5 === 4)
        return {
          id,
          type: 'BronLocatieFoto',
          input: { bron_locatie: link(place.location), file: null },
          photo: await photo(),
        }
      if (n % 5 === 0) return { id, type: 'Ruimte', input: { asset: link(place.asset), naam: `Ruimte ${n}` } }
      if (n % 5 === 1) return { id, type: 'Bron', input: bron }
      if (n % 5 === 2) return { id, type: 'BronLocatie', input: { bron: link(place.source), sub_asset: link(space) } }
      return {
        id,
        type: 'OnderzoekBeperking',
        input: { onderzoek: link(place.survey), beperking, omschrijving: `${n}` },
      }
    }),
  )
}

/** A picture that no other upload has, wider than the smallest copy that is made of it. */
async function photo(): Promise<Buffer> {
  const [width, height] = [400, 300]
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, () => Math.floor(random() * 256)))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer()
}

/** Sends all writes with several at once, each again with the same id until it is acknowledged. Counts what was sent anew. */
async function writeAll(writes: readonly Write[], onDone: () => void): Promise<number> {
  const queue = [...writes]
  let again = 0
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      for (let write = queue.shift(); write; write = queue.shift()) {
        for (;;) {
          try {
            const { row } = await create(write.type, { id: write.id, ...write.input }, write.photo)
            expect(row.id).toBe(write.id)
            onDone()
            break
          } catch (error) {
            // A refusal by a rule would be the same for ever; everything else is the crash.
            if (error instanceof Refused && !/internal|serviceUnavailable/.test(error.message)) throw error
            again += 1
            await sleep(30 + random() * 100)
          }
        }
      }
    }),
  )
  return again
}

describe.each([
  ['the server', () => product.killServer().then(() => product.start())],
  ['the database', () => product.killDatabase()],
  ['both at once', () => Promise.all([product.killDatabase(), product.killServer()]).then(() => product.start())],
] as const)(`kill -9 of %s (CRASH_SEED=${seed})`, (_, crash) => {
  test(
    'loses no acknowledged write, doubles none and leaves no half file',
    async () => {
      const place = await makePlace()
      const writes = await makeWrites(place)
      let done = 0
      const moments = Array.from({ length: KILLS }, (_unused, n) =>
        Math.floor(((n + 0.1 + random() * 0.8) * WRITES) / KILLS),
      )
      const crashes = (async () => {
        for (const moment of moments) {
          while (done < moment) await sleep(1)
          await sleep(random() * 15)
          await crash()
        }
      })()
      const again = await writeAll(writes, () => {
        done += 1
      })
      await crashes
      expect(done).toBe(WRITES)
      // Without one write caught halfway the run would prove nothing.
      expect(again).toBeGreaterThan(0)
      // Who never heard of the answer sends it once more, also after everything.
      await writeAll(
        writes.filter((_write, n) => n % 7 === 0),
        () => {},
      )
      await expectWhole(place, writes)
    },
    TEST_MS,
  )
})

async function expectWhole(place: Place, writes: readonly Write[]): Promise<void> {
  const idsOf = (type: Write['type']) => writes.flatMap((w) => (w.type === type ? [w.id] : [])).sort()
  // As a user sees it: every record once, and none that nobody sent.
  const listed = await ask<Record<string, { id: string; nummer?: string }[]>>(
    `query($asset: ID!, $survey: ID!, $source: ID!, $location: ID!) {
      Ruimte: ruimtes(filter: { asset: { eq: $asset } }) { id } Bron: bronnen(filter: { onderzoek: { eq: $survey } }) { id nummer }
      BronLocatie: bronLocaties(filter: { bron: { eq: $source } }) { id nummer }
      OnderzoekBeperking: onderzoekBeperkingen(filter: { onderzoek: { eq: $survey } }) { id }
      BronLocatieFoto: bronLocatieFotos(filter: { bron_locatie: { eq: $location } }) { id } }`,
    { ...place },
  )
  for (const [type, rows] of Object.entries(listed)) {
    const own = idsOf(type as Write['type'])
    const before = type === 'Ruimte' || type === 'Bron' || type === 'BronLocatie' ? 1 : 0
    expect(
      rows
        .filter((row) => own.includes(row.id))
        .map((row) => row.id)
        .sort(),
      type,
    ).toEqual(own)
    expect(rows.length, type).toBe(own.length + before)
    const numbers = rows.flatMap((row) => row.nummer ?? [])
    expect(new Set(numbers).size, `numbers of ${type}`).toBe(numbers.length)
  }

  await withOwner(dataDir, async (owner) => {
    const ids = writes.map((w) => w.id)
    const { rows: history } = await owner.query(
      `select "record_id", count(*)::integer as "n" from "geschiedenis" where "actie" = 'create' and "record_id" = any($1) group by 1`,
      [ids],
    )
    expect(history.filter((line) => line.n !== 1)).toEqual([])
    expect(history).toHaveLength(ids.length)

    // Every photo has the content that was sent, and every file of the store is whole.
    const { rows: files } = await owner.query(
      `select p."id"::text, f."checksum", f."size", f."organisatie_id", f."file_key" from "bron_locatie_foto" p
       join "file" f on f."organisatie_id" = p."organisatie_id" and f."id" = p."file_id" where p."id" = any($1)`,
      [idsOf('BronLocatieFoto')],
    )
    expect(new Set(files.map((file) => file.file_key)).size).toBe(idsOf('BronLocatieFoto').length)
    const sent = new Map(writes.flatMap((w) => (w.photo ? [[w.id, sha256(w.photo)] as const] : [])))
    for (const file of files) expect(file.checksum).toBe(sent.get(file.id))
    const { rows: rest } = await owner.query(
      `select count(*)::integer as "n" from "file" f where not exists (select from "bron_locatie_foto" p where p."file_id" = f."id")`,
    )
    expect(rest).toEqual([{ n: 0 }])

    const stored = await storedFiles()
    for (const { checksum } of files) {
      expect(stored.has(checksum), checksum).toBe(true)
      expect(stored.has(`${checksum}.320.jpg`), checksum).toBe(true)
    }
    for (const [name, path] of stored) {
      if (name.endsWith('.jpg')) expect((await sharp(path).stats()).channels).toHaveLength(3)
      else expect(await hashOf(path)).toBe(name)
    }
    const [one] = files
    const answer = await fetch(`${product.address}/file/${one.file_key}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(one.checksum)
  })
}

/** What lies in the store of files by name; a draft that a crash left is not a file. */
async function storedFiles(): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.draft'))
      .map((entry) => [basename(entry.name), join(entry.parentPath, entry.name)]),
  )
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

/** Numbers from 0 to 1 that follow from a seed. */
function generator(start: number): () => number {
  let state = start >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
