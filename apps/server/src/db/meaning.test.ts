import { type EntityKey, model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeItem } from '../testing/list-items.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
  await makeOneOfEach(api, await api.as('ada@eerste.test'))
}, 30_000)
afterAll(() => api.close())

const codeOf = (answer: Awaited<ReturnType<typeof api.ask>>) => answer.errors?.[0]?.extensions.code ?? 'ok'
const update = (key: string, id: string, input: Record<string, unknown>) => {
  const { type } = model.named(key).api
  return api.ask(
    `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
    { id, input },
    manager,
  )
}
const itemsOf = (list: Entity, filter: string) =>
  api.get(`{ ${list.api.plural}(filter: { ${filter} }, limit: 500) { id code } }`, {}, manager) as Promise<
    readonly { readonly id: string; readonly code: string }[]
  >
const remove = async (type: string, id: string) =>
  codeOf(await api.ask(`mutation($id: ID!) { delete${type}(id: $id) { id } }`, { id }, manager))
const other = (key: EntityKey, value: string) => api.item(key, value, manager)

describe('an item of a list that records use', () => {
  test('keeps what it means, and may be called otherwise', async () => {
    const open = await other('behandeling_statussen', 'Aanwezig')
    expect(codeOf(await update('behandeling_statussen', open, { is_open: false }))).toBe('meaningKept')
    expect(codeOf(await update('behandeling_statussen', open, { value: 'Nog aanwezig' }))).toBe('ok')
  })

  test('keeps it through the lists it is nested in', async () => {
    const { rows } = await api.services.pools.owner.query<{ outcome: string; status: string }>(
      `select distinct u."id"::text as "outcome", u."materiaal_status_id"::text as "status" from "resultaat" r
       join "analyse_resultaat" u on u."organisatie_id" = r."organisatie_id" and u."id" = r."analyse_resultaat_id"
       where r."organisatie_id" = $1 and r."deleted_at" is null and u."materiaal_status_id" is not null`,
      [manager.organisationId],
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { outcome, status } of rows) {
      expect(codeOf(await update('materiaal_statussen', status, { prioriteit: 99 }))).toBe('meaningKept')
      expect(codeOf(await update('analyse_resultaten', outcome, { materiaal_status: null }))).toBe('meaningKept')
    }
  })

  test('keeps its place where that says what it means, and others are moved as long as they pass none in use', async () => {
    const list = model.entity('materiaal_statussen')
    const [first, last] = [
      await makeItem(api, list, 'Voorlaatste', manager),
      await makeItem(api, list, 'Laatste', manager),
    ]
    const [{ materiaal_type }] = (await api.get(
      `{ materiaal_statussen(filter: { id: { eq: "${last}" } }) { materiaal_type { id } } }`,
      {},
      manager,
    )) as [{ materiaal_type: { id: string } }]
    const places = async () =>
      (await api.get(
        `{ materiaal_statussen(filter: { materiaal_type: { eq: "${materiaal_type.id}" } }, limit: 50) { id prioriteit } }`,
        {},
        manager,
      )) as readonly { readonly id: string; readonly prioriteit: number }[]
    const move = async (to: number, from: number) =>
      codeOf(
        await api.ask(
          `mutation { UpdateMateriaalStatusSortTable(id: "${last}", index_from: "${from}", index_to: "${to}") { id } }`,
          {},
          manager,
        ),
      )
    const before = await places()
    expect(before.slice(-2).map(({ id }) => id)).toEqual([first, last])
    expect(await move(0, before.length - 1)).toBe('meaningKept')
    expect(await places()).toEqual(before)
    // They stand in the order that decides which status a source shows, and a move changes just that.
    expect(await move(before.length - 2, before.length - 1)).toBe('ok')
    const after = await places()
    expect(after.slice(-2).map(({ id }) => id)).toEqual([last, first])
    expect(after.map(({ prioriteit }) => prioriteit)).toEqual(before.map(({ prioriteit }) => prioriteit))
  })

  test('means what is wanted as long as nothing uses it', async () => {
    const { rows } = await api.services.pools.owner.query<{ id: string }>(
      `select "id"::text from "smart_risicoklasse" where "organisatie_id" = $1 and "deleted_at" is null
       and "id" not in (select "smart_risicoklasse_id" from "saneringsstrategie" where "smart_risicoklasse_id" is not null) limit 1`,
      [manager.organisationId],
    )
    expect(codeOf(await update('smart_risicoklasses', rows[0]?.id ?? '', { prioriteit: 7 }))).toBe('ok')
  })
})

test('an item that the program relies on is not deleted and keeps what it means, used or not; its words may change', async () => {
  const lists = model.entities.filter((list) => list.known.length > 0)
  expect(lists.length).toBeGreaterThan(5)
  for (const list of lists) {
    const items = await itemsOf(list, `code: { in: ${JSON.stringify(list.known)} }`)
    expect([list.key, new Set(items.map(({ code }) => code))]).toEqual([list.key, new Set(list.known)])
    for (const { id, code } of items) {
      expect([list.key, code, await remove(list.api.type, id)]).toEqual([list.key, code, 'meaningKept'])
      expect(codeOf(await update(list.key, id, { value: `Ons woord voor ${code}` }))).toBe('ok')
    }
  }
  const revoked = (await itemsOf(model.entity('behandeling_statussen'), 'code: { eq: "vervallen" }'))[0]
  expect(codeOf(await update('behandeling_statussen', revoked?.id ?? '', { is_open: true }))).toBe('meaningKept')
})

test('whoever may only read changes nothing, by any road', async () => {
  await api.services.pools.owner.query(`update "inventarisatie_user" set "inventarisatie_rol_id" = 7 where "id" = $1`, [
    api.inspector.inspectionUserId,
  ])
  const reader = await api.as('ines@eerste.test')
  const surveys = (await api.get('{ onderzoeken(limit: 1) { id } }', {}, reader)) as { id: string }[]
  const id = surveys[0]?.id
  const tries = [
    ['mutation($id: ID!) { updateOnderzoek(id: $id, input: { projectnummer: "x" }) { id } }', { id }],
    ['mutation($id: ID!) { transitionOnderzoek(id: $id, event: "cancel") { id } }', { id }],
    ['mutation($id: ID!) { deleteOnderzoek(id: $id) { id } }', { id }],
    [
      'mutation($id: ID!) { createOpmerking(input: { onderzoek: { connect: { id: $id } }, titel: "x" }) { id } }',
      { id },
    ],
    ['mutation($id: ID!) { makeRapport(id: $id) { id } }', { id }],
    ['mutation($id: ID!) { cancelTaak(id: $id) { id } }', { id }],
  ] as const
  for (const [query, variables] of tries)
    expect([query, codeOf(await api.ask(query, variables, reader))]).toEqual([query, 'forbidden'])
})
