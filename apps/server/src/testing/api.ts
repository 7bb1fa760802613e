import type { EntityKey } from '@vezel/model'
import { model } from '@vezel/model'
import type { Session } from '../access.ts'
import { sessionOf } from '../auth/session.ts'
import { migrate } from '../db/migrate.ts'
import { keepClosedSurveys } from '../entities/shared/closed-surveys.ts'
import { run } from '../graphql/run.ts'
import { keepClosedDossiers } from '../jobs/keep-closed-dossiers.ts'
import { prepareJobs } from '../jobs/prepare.ts'
import { demoPassword, loadDemo } from '../seed/load-demo.ts'
import type { Services } from '../services.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { logIn } from './log-in.ts'
import { testServices } from './services.ts'
import { migrations, schema, testPassword } from './template.ts'

export interface GraphqlAnswer {
  readonly data: Record<string, unknown> | null
  readonly errors?: readonly {
    readonly message: string
    readonly extensions: {
      readonly code: string
      readonly args: Record<string, unknown>
      readonly issues: readonly { path: string; rule: string; message: string }[]
    }
  }[]
}

/** The API against a database of its own, for one test file: the whole path of a request but the HTTP. */
export interface TestApi {
  readonly services: Services
  /** Asks as somebody; `undefined` has no session. Never throws: look at `errors`. */
  readonly ask: (query: string, variables?: Record<string, unknown>, as?: Session) => Promise<GraphqlAnswer>
  /** As `ask`, but fails the test on an error, and answers the one root field. */
  readonly get: (query: string, variables?: Record<string, unknown>, as?: Session) => Promise<never>
  readonly as: (email: string) => Promise<Session>
  readonly create: (key: EntityKey, input: Record<string, unknown>, as?: Session) => Promise<string>
  readonly item: (list: EntityKey, value: string, as?: Session) => Promise<string>
  readonly close: () => Promise<void>
}

type Extra = Parameters<typeof testServices>[1]

/** Opens it; the one who asks is the inspector of the first organisation unless said otherwise. */
export async function testApi(extra: Extra = {}): Promise<TestApi & { readonly inspector: Session }> {
  const database = await testDatabase()
  return apiOn(database, servicesOn(database, extra), { email: 'ines@eerste.test', password: testPassword })
}

/** Opens it on the demonstration, filled as the product fills an empty database; who asks is its director unless said otherwise. */
export async function demoApi(extra: Extra = {}): Promise<TestApi & { readonly inspector: Session }> {
  const database = await testDatabase({ from: 'empty' })
  const services = servicesOn(database, extra)
  await migrate(database.owner, migrations, schema)
  await prepareJobs(database.owner)
  await loadDemo(services)
  await keepClosedSurveys(database.owner)
  await keepClosedDossiers(services)
  return apiOn(database, services, { email: 'marieke@noordlicht.test', password: demoPassword })
}

const servicesOn = (database: TestDatabase, extra: Extra): Services => ({
  ...testServices(database, extra),
  pools: { owner: database.owner, serve: database.serve, stop: database.drop, stopNow: database.drop },
})

async function apiOn(
  database: TestDatabase,
  services: Services,
  first: { readonly email: string; readonly password: string },
): Promise<TestApi & { readonly inspector: Session }> {
  const as = async (email: string): Promise<Session> => {
    const { access_token } = await logIn(
      database.serve,
      { username: email, password: first.password },
      { address: 'test' },
    )
    const session = await sessionOf(database.serve, access_token)
    if (!session) throw new Error(`${email} cannot log in`)
    return session
  }
  const inspector = await as(first.email)
  const log = {
    error: (details: unknown) => process.stderr.write(`${String((details as { err?: Error }).err?.stack)}\n`),
  }
  const ask: TestApi['ask'] = async (query, variables = {}, session = inspector) => {
    const context = { services, session, locale: 'nl' as const, token: undefined, address: 'test' }
    return JSON.parse((await run({ query, variables }, context, log)).body) as GraphqlAnswer
  }
  const get: TestApi['get'] = async (query, variables, session) => {
    const answer = await ask(query, variables, session)
    if (answer.errors)
      throw new Error(answer.errors.map((e) => `${e.message} ${JSON.stringify(e.extensions)}`).join('\n'))
    return Object.values(answer.data ?? {})[0] as never
  }
  return {
    services,
    inspector,
    ask,
    get,
    as,
    async create(key, input, session) {
      const { type } = model.named(key).api
      return (
        (await get(
          `mutation($input: Create${type}Input!) { create${type}(input: $input) { id } }`,
          { input },
          session,
        )) as { id: string }
      ).id
    },
    async item(list, value, session) {
      const entity = model.named(list)
      const rows = (await get(
        `query($value: String!) { ${entity.api.plural}(filter: { value: { eq: $value } }, limit: 1) { id } }`,
        { value },
        session,
      )) as { id: string }[]
      if (!rows[0]) throw new Error(`${list} has no ${value}`)
      return rows[0].id
    },
    close: database.drop,
  }
}
