import { model } from '@vezel/model'
import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { countStatements } from '../testing/statements.ts'
import { readRoots, schema } from './schema.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let ids: ReadonlyMap<string, string>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  // The roles are global, so no organisation makes one.
  ids = new Map([...(await makeOneOfEach(api, admin)), ['inventarisatie_rollen', '3']])
}, 30_000)
afterAll(() => api.close())

const queries = (schema.getQueryType() as GraphQLObjectType).getFields()

/** Everything of a type, and everything of what it is related to, down to the given number of levels. */
function everything(type: unknown, levels: number): string {
  const named = getNamedType(type as GraphQLField<unknown, unknown>['type'])
  if (!isObjectType(named) && !isInterfaceType(named)) return ''
  if (levels === 0) return ' { __typename id }'
  const fields = Object.values(named.getFields()).map((f) => `${f.name}${everything(f.type, levels - 1)}`)
  const variants = isInterfaceType(named) ? schema.getPossibleTypes(named) : []
  const more = variants.map((v) => `...on ${v.name} { ${v.name}_id: id created_at }`)
  return ` { __typename ${[...fields, ...more].join(' ')} }`
}

test.each(Object.values(queries).map((f) => [f.name, f] as const))(
  '%s, with everything it is related to, is one statement',
  async (name, field) => {
    const root = readRoots.get(name)
    // Calls that are not a read of records may gather what they need; each has a test of its own.
    if (!root) return
    const key = root.entity.key
    const own = ids.get(key) ?? ids.get(model.variants(root.entity)[0]?.key ?? '') ?? ''
    // Every list item reaches its set, and a set all lists: a second level would answer them all each time.
    const all = everything(field.type, root.entity.isLookup || key === 'variableSet' ? 1 : 2)
    const needsId = field.args.some((a) => isNonNullType(a.type))
    const query = needsId ? `query($id: ID!) { ${name}(id: $id)${all} }` : `{ ${name}${all} }`
    const { answer, statements } = await countStatements(api.services.pools.serve, () =>
      api.get(query, needsId ? { id: own } : {}, admin),
    )
    expect(statements).toHaveLength(1)
    if (root.kind === 'one') expect(answer).toMatchObject({ id: own })
    if (root.kind === 'list') expect((answer as unknown[]).length).toBeGreaterThan(0)
    if (root.kind === 'total') expect(answer).toBeGreaterThan(0)
  },
)

test('a tree of seven levels with filters, totals and computed values is one statement', async () => {
  const query = `query($id: ID!, $survey: ID) { onderzoek(id: $id) { nummer rapportenTotal eerst_vastgelegde_bronnen(sort: [{ field: "product.value" }]) {
    nummer materiaal_status(onderzoek: $survey) { value } locaties(filter: { nummer: { contains: "B" } }) { nummer sub_asset { volledige_naam }
      inventarisaties { hoeveelheid monsters { nummer analyses { status resultaten { waarde analyse_materiaal { value materiaal_type { value } } } } } } } } } }`
  const survey = ids.get('survey')
  const { answer, statements } = await countStatements(api.services.pools.serve, () =>
    api.get(query, { id: survey, survey }, admin),
  )
  expect(answer).toMatchObject({
    eerst_vastgelegde_bronnen: [
      { locaties: [{ inventarisaties: [{ monsters: [{ analyses: [{ resultaten: [{}] }] }] }] }] },
    ],
  })
  expect(statements).toHaveLength(1)
})

test('a request with several reads is one statement for each', async () => {
  const query = '{ me { name } onderzoeken { nummer } again: onderzoeken { id } onderzoekenTotal }'
  const { statements } = await countStatements(api.services.pools.serve, () => api.ask(query, {}, admin))
  expect(statements).toHaveLength(4)
})

test('what is kept of a request for oneself is not of the one who asked first', async () => {
  const query = '{ me { id name } }'
  const people = [admin, await api.as('mo@eerste.test'), await api.as('ines@eerste.test')]
  for (const who of [...people, ...people.map((one) => ({ ...one, roleId: admin.roleId }))])
    expect(await api.get(query, {}, who)).toMatchObject({ id: String(who.userId) })
})
