import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { grantOf, policies, type Role, roles } from '@vezel/model/rights.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { single } from '../kinds/sdl-names.ts'
import { type GraphqlAnswer, testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { makeEveryRole, roleNames } from '../testing/roles.ts'
import { interfaceRoots } from './sdl.ts'

let api: Awaited<ReturnType<typeof testApi>>
let ids: ReadonlyMap<string, string>
let people: Readonly<Record<Role, Session>>
beforeAll(async () => {
  api = await testApi()
  const administrator = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, administrator)
  people = await makeEveryRole(api, administrator.organisationId)
}, 60_000)
afterAll(() => api.close())

const codes = (answer: GraphqlAnswer) => (answer.errors ?? []).map((e) => e.extensions.code)
const outcome = (entity: Entity, role: Role) => (grantOf(entity.access.read, roles[role]) === 'no' ? ['forbidden'] : [])

test('the matrix has a row for every role under every policy', () => {
  for (const [policy, row] of Object.entries(policies))
    expect(Object.keys(row).sort(), policy).toEqual([...roleNames].sort())
})

describe.each(roleNames)('the %s', (role) => {
  test('reads one, a list and a total of every kind of record as the matrix says', async () => {
    for (const entity of model.entities) {
      const id = ids.get(entity.key)
      const { plural, type } = entity.api
      const calls = [
        `${plural}(limit: 1) { id }`,
        `${plural}Total`,
        ...(id ? [`${single(entity)}(id: "${id}") { id }`] : []),
      ]
      for (const call of calls) {
        const answer = await api.ask(`{ ${call} }`, {}, people[role])
        expect(codes(answer), `${type}: ${call}`).toEqual(outcome(entity, role))
      }
    }
  })

  test('reads the lists of an interface as the matrix says of what they hold', async () => {
    for (const { list, entity, beside } of interfaceRoots) {
      // One that may not be read at all is not left out in silence.
      const refused = [entity, ...beside].flatMap((kind) => outcome(kind, role)).slice(0, 1)
      for (const call of [`${list}(limit: 1) { id }`, `${list}Total`])
        expect(codes(await api.ask(`{ ${call} }`, {}, people[role])), call).toEqual(refused)
    }
  })

  test('sees of people what is personal only where the matrix says so, in rows, filters and sorts', async () => {
    const { owner } = api.services.pools
    await owner.query(`update "inventarisatie_user" set "personeelsnummer" = 'P-' || "user_id"`)
    const isFree = grantOf('personal', roles[role]) === 'yes'
    const rows = (await api.get(
      '{ inventarisatieUsers(sort: [{ field: "personeelsnummer", direction: "desc" }]) { id personeelsnummer } }',
      {},
      people[role],
    )) as { id: string; personeelsnummer: string | null }[]
    const own = people[role].inspectionUserId
    expect(rows.length).toBeGreaterThan(roleNames.length)
    for (const row of rows) expect(row.personeelsnummer !== null, row.id).toBe(isFree || row.id === own)
    // What one cannot read does not sort either.
    if (!isFree) expect(rows[0]?.id).toBe(own)

    const total = (filter: string) =>
      api.get(`{ inventarisatieUsersTotal(filter: ${filter}) }`, {}, people[role]) as Promise<number>
    expect(await total('{ personeelsnummer: { contains: "P-" } }')).toBe(isFree ? rows.length : 1)
    expect(await total('{ personeelsnummer: { empty: true } }')).toBe(isFree ? 0 : rows.length - 1)
  })
})
