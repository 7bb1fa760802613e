import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EntityKey, model } from '@vezel/model'
import { limits } from '@vezel/model/limits.ts'
import type { PoolClient } from 'pg'
import { v7 as uuid } from 'uuid'
import type { Session } from '../../apps/server/src/access.ts'
import { sessionOf } from '../../apps/server/src/auth/session.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { insertRows } from '../../apps/server/src/db/bulk.ts'
import type { Values } from '../../apps/server/src/db/work.ts'
import { run } from '../../apps/server/src/graphql/run.ts'
import { openServices, type Services } from '../../apps/server/src/services.ts'
import { logIn } from '../../apps/server/src/testing/log-in.ts'
import { email, password, seedProduct } from '../../apps/server/src/testing/product.ts'
import { inTurn, median, type Row, spread } from '../measure.ts'
import { startServer } from '../start.ts'
import { fill } from './data.ts'

/** A call is some hundred functions of ours, the bare insert two of the driver: after three both are still being compiled. */
const TIMES = 9

/** Of each kind: many records with a relation each, made by one call, against the bare insert of the same rows and history. */
export async function bulkRows(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vezel-bench-bulk-'))
  await (await startServer(dataDir)).stop()
  const services = await openServices(readConfig({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' }))
  try {
    const { owner, serve } = services.pools
    await seedProduct(owner)
    const { organisation, survey } = await fill(owner)
    const { access_token } = await logIn(serve, { username: email, password }, { address: 'bench' })
    const session = await sessionOf(serve, access_token)
    if (!session) throw new Error('The bench cannot log in')
    const clients = await makeClients(services, organisation)
    return [
      ...(await measure(services, session, 'contact', (n) => ({ klant: clients[n] ?? '', achternaam: inLetters(n) }))),
      ...(await measure(services, session, 'remark', (n) => ({
        onderzoek: survey,
        titel: `Opmerking ${n}`,
        tekst: '<p>x</p>',
        volgorde: n,
      }))),
    ]
  } finally {
    await services.pools.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Another name each time, in which no digit may stand. */
const inLetters = (n: number) => `Naam ${String(n).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`

async function makeClients({ pools }: Services, organisation: number): Promise<string[]> {
  const client = await pools.owner.connect()
  try {
    const rows = Array.from({ length: limits.bulk }, (_, n) => ({ id: uuid(), naam: `Klant ${n}`, land: 'NL' }))
    return await insertRows(client, model.entity('client'), organisation, rows)
  } finally {
    client.release()
  }
}

async function measure(
  services: Services,
  session: Session,
  key: EntityKey,
  row: (n: number) => Values,
): Promise<Row[]> {
  const rows = Array.from({ length: limits.bulk }, (_, n) => row(n))
  const ms = await inTurn(
    { call: () => byCall(services, session, key, rows), bare: () => bare(services, session, key, rows) },
    TIMES,
  )
  return [
    {
      what: `${rows.length.toLocaleString('en')} of ${model.named(key).api.type} in one call`,
      value: median(ms.call),
      unit: 'ms',
      reference: { name: 'the bare insert', value: median(ms.bare) },
      goal: { atMost: 2 },
      note: `${(median(ms.call) / rows.length).toFixed(2)} ms a row, ± ${Math.round(spread(ms.call) * 100)} %`,
    },
  ]
}

/** Milliseconds of the call. The next one finds more rows, as the bare insert does. */
async function byCall(services: Services, session: Session, key: EntityKey, rows: readonly Values[]): Promise<number> {
  const entity = model.named(key)
  const sent = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        entity.fields[name] && 'target' in entity.fields[name] ? { connect: { id: value } } : value,
      ]),
    ),
  )
  const query = `mutation($rows: [Create${entity.api.type}Input!]!) { row: create${entity.api.type}Many(rows: $rows) { changed refused { message } } }`
  const caller = { services, session, locale: 'nl' as const, token: undefined, address: 'bench' }
  const began = performance.now()
  const { body } = await run({ query, variables: { rows: sent } }, caller, services.log)
  const took = performance.now() - began
  const answer = JSON.parse(body)
  if (answer.data?.row?.changed.length !== rows.length) throw new Error(body.slice(0, 500))
  return took
}

/** The same rows and their lines of history, as the serving role, in a statement each. */
async function bare(services: Services, session: Session, key: EntityKey, rows: readonly Values[]): Promise<number> {
  const client = await services.pools.serve.connect()
  try {
    const own = rows.map((row) => ({ id: uuid(), ...row }))
    const began = performance.now()
    await inBatch(client, session, key, own)
    return performance.now() - began
  } finally {
    client.release()
  }
}

async function inBatch(client: PoolClient, session: Session, key: EntityKey, rows: readonly Values[]): Promise<void> {
  const entity = model.named(key)
  await client.query(
    `begin; select set_config('app.org', '${session.organisationId}', true), set_config('app.user', '${session.userId}', true)`,
  )
  const ids = await insertRows(client, entity, session.organisationId, rows)
  const changes = rows.map(({ id: _, ...row }) =>
    JSON.stringify(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, [null, value]]))),
  )
  await client.query(
    `insert into "geschiedenis" ("organisatie_id", "user_id", "actie", "record_type", "record_id", "wijzigingen", "batch")
     select $1, $2, 'create', $3, n."id", n."changes"::jsonb, $6 from unnest($4::text[], $5::text[]) n("id", "changes")`,
    [session.organisationId, session.userId, entity.api.type, ids, changes, uuid()],
  )
  await client.query('commit')
}
