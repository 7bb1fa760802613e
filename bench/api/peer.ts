import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbedded } from '../../apps/server/src/db/embedded.ts'
import { cache } from '../measure.ts'
import type { Sent } from './api.ts'
import type { BenchData } from './data.ts'
import { type Branch, ofTree, type QuestionName } from './queries.ts'

/** As PostGraphile calls tables and columns. */
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const folder = join(cache, 'peers')
const packages = { postgraphile: '5.1.5', graphql: '16.15.0' }

const program = `import { createServer } from 'node:http'
import { grafserv } from 'postgraphile/grafserv/node'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'

const preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: process.env.PEER_DATABASE, schemas: ['public'] })],
  grafserv: { graphiql: false, watch: false },
  grafast: { explain: false },
  // So that it can be asked for living rows in the order of their numbers; it would refuse columns without an index.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
}
const serving = postgraphile(preset).createServ(grafserv)
const server = createServer()
await serving.addTo(server)
server.listen(0, '127.0.0.1', () => console.log('ready at http://127.0.0.1:' + server.address().port))
process.on('SIGTERM', () => process.exit(0))
`

/** PostGraphile on the same tables, installed in a folder of its own; without log-in, and as the owner without row-level security. */
export async function startPostGraphile(dataDir: string, data: BenchData) {
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: packages }),
  )
  await writeFile(join(folder, 'server.mjs'), program)
  if (!existsSync(join(folder, 'node_modules/postgraphile')))
    await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
  const database = await startEmbedded(join(dataDir, 'pg'))
  const { host, user, database: name } = database.connection
  const child = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      GRAPHILE_ENV: 'production',
      PEER_DATABASE: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((done, fail) => {
    let said = ''
    child.stdout.on('data', (text) => {
      said += text
      const found = /ready at (http:\S+)/.exec(said)?.[1]
      if (found) done(found)
    })
    child.once('exit', () => fail(new Error(`PostGraphile ended: ${said}`)))
  })
  const url = `${address}/graphql`
  const send = (query: string): Sent => ({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const post = async (query: string) => {
    const sent = send(query)
    const answer = (await (
      await fetch(url, { method: 'POST', headers: sent.headers, body: sent.body ?? '' })
    ).json()) as {
      data: never
      errors?: { message: string }[]
    }
    if (answer.errors) throw new Error(`PostGraphile: ${answer.errors[0]?.message} in ${query.slice(0, 300)}`)
    return answer.data
  }
  /** Its names follow from those of the keys, so they are looked up: the field of `type` that ends at `target` by `column`. */
  const names = new Map<string, { name: string; type: string }[]>()
  const fieldOf = async (type: string, target: string, column: string): Promise<string> => {
    if (!names.has(type)) {
      const found = (await post(`{ __type(name: "${type}") { fields { name type { name ofType { name } } } } }`)) as {
        __type: { fields: { name: string; type: { name: string | null; ofType: { name: string } | null } }[] }
      }
      names.set(
        type,
        found.__type.fields.map((f) => ({ name: f.name, type: f.type.name ?? f.type.ofType?.name ?? '' })),
      )
    }
    const fields = names
      .get(type)
      ?.filter((f) => f.type === target && f.name.toLowerCase().includes(column.toLowerCase()))
    if (!fields?.[0]) throw new Error(`PostGraphile has no ${type} to ${target} by ${column}`)
    return fields[0].name
  }
  // The same question as ours: rows that are not deleted, by their number or else as they were made.
  const rows = (selection: string) =>
    `(condition: { deletedAt: null }, orderBy: [${/\bnummer\b/.test(selection) ? 'NUMMER_ASC' : 'CREATED_AT_ASC'}])`
  const children = async (type: string, target: string, column: string, selection: string) =>
    `${await fieldOf(type, `${target}Connection`, column)}${rows(selection.split('{')[0] ?? '')} { nodes { ${selection} } }`

  const below = async (type: string, lists: Readonly<Record<string, Branch>> = {}): Promise<string> => {
    const parts: string[] = []
    for (const { table, by, columns, lists: more } of Object.values(lists)) {
      const target = capital(camel(table))
      const own = columns.split(' ').map(camel).join(' ')
      parts.push(await children(type, target, camel(by), `rowId ${own} ${await below(target, more)}`))
    }
    return parts.join(' ')
  }

  async function tree(): Promise<string> {
    const root = await fieldOf('Query', 'Onderzoek', 'RowId')
    return `{ ${root}(organisatieId: ${data.organisation}, rowId: "${data.survey}") { rowId nummer startdatum prioriteit omschrijving ${await below('Onderzoek', ofTree)} } }`
  }
  async function list(): Promise<string> {
    const status = `${await fieldOf('Onderzoek', 'OnderzoekStatus', 'onderzoekStatusId')} { rowId value }`
    const branch = `${await fieldOf('Onderzoek', 'Vestiging', 'vestigingId')} { rowId naam }`
    const leader = `${await fieldOf('Onderzoek', 'InventarisatieUser', 'projectleiderId')} { rowId functie }`
    const root = await fieldOf('Query', 'OnderzoekConnection', 'onderzoek')
    return `{ ${root}(first: 100, condition: { deletedAt: null }, orderBy: [NUMMER_ASC]) { nodes { rowId nummer startdatum einddatum prioriteit omschrijving ${status} ${branch} ${leader} } } }`
  }
  return {
    async ask(name: QuestionName): Promise<Sent> {
      const query = name === 'tree' ? await tree() : await list()
      const rows = JSON.stringify(await post(query)).split('"rowId"').length - 1
      const expected = name === 'tree' ? data.rows : 400
      if (rows !== expected) throw new Error(`PostGraphile answers ${rows} rows of ${expected}`)
      return send(query)
    },
    async stop() {
      const gone = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await gone
      await database.stop()
    },
  }
}
