import { type EntityKey, model } from '@vezel/model'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { q, tableOf } from './names.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let ids: ReadonlyMap<string, string>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, admin)
}, 30_000)
afterAll(() => api.close())

const words = model.entities.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'choice' ? field.notOffered.map((word) => [entity.key, name, word] as const) : [],
  ),
)

test('a report is made in no language that has no texts', () => {
  expect(words).toContainEqual(['survey', 'rapporttaal', 'fr'])
})

test.each(words)('%s.%s cannot become %s, and a row that is so stays as it is', async (key, name, word) => {
  const { type } = model.named(key).api
  const single = type.charAt(0).toLowerCase() + type.slice(1)
  const id = ids.get(key as EntityKey)
  const update = (input: Record<string, unknown>) =>
    api.ask(
      `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { ${name} } }`,
      { id, input },
      admin,
    )
  const refused = await update({ [name]: word })
  expect(refused.errors?.[0]?.extensions.issues.map((issue) => [issue.path, issue.rule])).toEqual([[name, 'isChoice']])
  await api.services.pools.owner.query(
    `update ${q(tableOf(model.named(key)))} set ${q(name)} = $2 where "id"::text = $1`,
    [id, word],
  )
  expect(await api.get(`query($id: ID!) { ${single}(id: $id) { ${name} } }`, { id }, admin)).toEqual({ [name]: word })
  expect((await update({ [name]: word })).errors).toBeUndefined()
})
