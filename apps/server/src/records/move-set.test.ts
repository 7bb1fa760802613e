import { model } from '@vezel/model'
import { pointsAtMany, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { q, tableOf } from '../db/names.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { startSurvey } from '../testing/start-survey.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let ids: ReadonlyMap<string, string>
let first: string
let next: string
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, admin)
  first = await setOf(idOf('survey'))
  const made = (await api.get(
    'mutation($input: CreateVariableSetInput!) { createVariableSet(input: $input) { id } }',
    { input: { name: 'Volgende', geldig_van: '2099-01-01', vorige_set: { connect: { id: first } } } },
    admin,
  )) as { id: string }
  next = made.id
}, 60_000)
afterAll(() => api.close())

const idOf = (key: string) => ids.get(key) ?? ''
const setOf = async (survey: string) =>
  (
    (await api.get(`{ onderzoek(id: "${survey}") { variable_set { id } } }`, {}, admin)) as {
      variable_set: { id: string }
    }
  ).variable_set.id
interface Answer {
  readonly batch: string | null
  readonly changed: readonly string[]
  readonly same: readonly string[]
  readonly refused: readonly { readonly code: string; readonly message: string }[]
}
const move = (surveys: readonly string[], naar: string, preview = false, as = admin) =>
  api.ask(
    'mutation($ids: [ID!]!, $naar: ID!, $preview: Boolean) { verhuisOnderzoeken(ids: $ids, naar: $naar, preview: $preview) { batch changed same refused { code message } } }',
    { ids: surveys, naar, preview },
    as,
  )
const moved = async (surveys: readonly string[], naar: string, preview = false) => {
  const { data, errors } = await move(surveys, naar, preview)
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as { verhuisOnderzoeken: Answer }).verhuisOnderzoeken
}

/** Every row of what stands in a survey, as the database has it. */
async function standing(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const entity of model.entities) {
    if (entity.isLookup || entity.variantOf || (entity.partOf.length === 0 && entity.key !== 'survey')) continue
    const { rows } = await api.services.pools.owner.query(
      `select to_jsonb(t) - 'record_version' - 'updated_at' as "row" from ${q(tableOf(entity))} t where t."organisatie_id" = $1 order by t."id"`,
      [admin.organisationId],
    )
    found[entity.key] = rows.map(({ row }) => row)
  }
  return found
}

/** The sets of the items that the records of one survey name, by field. */
async function setsNamed(): Promise<Map<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>()
  for (const key of [
    'survey',
    'source',
    'limitation',
    'sanitationStrategy',
    'controlMeasure',
    'surveyAsbestos',
    'sample',
  ]) {
    const entity = model.named(key)
    for (const [name, field] of Object.entries(entity.fields)) {
      if (!(pointsAtOne(field) || pointsAtMany(field))) continue
      if (!model.named(field.target).fields.variable_set) continue
      const rows = (await api.get(
        `{ ${entity.api.plural}(filter: { id: { eq: "${idOf(key)}" } }) { ${name} { variable_set { id } } } }`,
        {},
        admin,
      )) as Record<string, unknown>[]
      const held = rows.flatMap((row) => (row[name] ?? []) as { variable_set: { id: string } }[])
      if (held.length > 0) found.set(`${key}.${name}`, [...new Set(held.map(({ variable_set }) => variable_set.id))])
    }
  }
  return found
}

test('an open survey is moved with all it names, by code, after a preview that writes nothing, and back to what it was', async () => {
  const before = await standing()
  expect(await moved([idOf('survey')], next, true)).toMatchObject({
    changed: [idOf('survey')],
    refused: [],
    batch: null,
  })
  expect(await standing()).toEqual(before)
  const { changed } = await moved([idOf('survey')], next)
  expect(changed).toEqual([idOf('survey')])
  expect(await setOf(idOf('survey'))).toBe(next)
  const named = await setsNamed()
  expect(named.size).toBeGreaterThan(5)
  for (const [field, sets] of named) expect([field, sets]).toEqual([field, [next]])
  expect(await moved([idOf('survey')], next)).toMatchObject({ changed: [], same: [idOf('survey')] })
  // What takes it back is the move to the set before.
  expect(await moved([idOf('survey')], first)).toMatchObject({ changed: [idOf('survey')], refused: [] })
  expect(await standing()).toEqual(before)
})

test('a survey that names an item without a match is refused whole, and told which', async () => {
  const { survey } = await makeSurvey(api, admin)
  const item = await api.create(
    'beperkingen',
    { value: 'Alleen in de eerste', variable_set: { connect: { id: first } } },
    admin,
  )
  await api.create(
    'limitation',
    { onderzoek: { connect: { id: survey } }, beperking: { connect: { id: item } }, omschrijving: 'Zo' },
    admin,
  )
  const before = await standing()
  const { changed, refused } = await moved([survey], next)
  expect([changed, refused.map(({ code }) => code)]).toEqual([[], ['noTwin']])
  expect(refused[0]?.message).toContain('Alleen in de eerste')
  expect(await standing()).toEqual(before)
})

test('a survey that looked at a source of another one is refused while that has another set', async () => {
  const type = await api.item('onderzoek_types', 'Asbestinventarisatie certificatieschema (NL)', admin)
  const method = await api.item('bron_locatie_analysemethodes', 'Eigen monster geanalyseerd', admin)
  const survey = await api.create(
    'survey',
    {
      onderzoek_type: { connect: { id: type } },
      inventarisatie_asset: { connect: { id: idOf('inventoryAsset') } },
      startdatum: '2026-11-23',
      einddatum: '2026-11-24',
    },
    admin,
  )
  await startSurvey(api, survey, admin)
  const { inventarisaties } = (await api.get(
    `{ onderzoek(id: "${survey}") { inventarisaties { id } } }`,
    {},
    admin,
  )) as { inventarisaties: { id: string }[] }
  await api.create(
    'finding',
    {
      inventarisatie: { connect: { id: inventarisaties[0]?.id } },
      bron_locatie: { connect: { id: idOf('location') } },
      hoeveelheid: 1,
      bron_locatie_analysemethode: { connect: { id: method } },
    },
    admin,
  )
  const before = await standing()
  expect((await moved([survey], next)).refused.map(({ code }) => code)).toEqual(['sharedElsewhere'])
  expect(await standing()).toEqual(before)
})

test('a closed survey never changes', async () => {
  const { survey } = await makeSurvey(api, admin)
  await api.get(
    'mutation($id: ID!) { transitionOnderzoek(id: $id, event: "cancel", input: { annuleer_reden: "Niet meer nodig" }) { id } }',
    { id: survey },
    admin,
  )
  const before = await standing()
  const { changed, refused } = await moved([survey], next)
  expect([changed, refused.map(({ code }) => code)]).toEqual([[], ['readOnly']])
  expect(await standing()).toEqual(before)
})

test('nobody of another organisation and nobody who is no manager moves anything', async () => {
  const { survey } = await makeSurvey(api, admin)
  expect((await move([survey], next, false, api.inspector)).errors?.[0]?.extensions.code).toBe('forbidden')
  const stranger = await api.as('bea@tweede.test')
  expect((await move([survey], next, false, stranger)).errors?.[0]?.extensions.code).toBe('notFound')
  for (const set of ['abc', '999999', '9'.repeat(30)])
    expect((await move([survey], set)).errors?.[0]?.extensions.code).toBe('notFound')
  expect((await moved(['abc'], next)).refused.map(({ code }) => code)).toEqual(['notFound'])
  expect(await setOf(survey)).toBe(first)
})

test('a record of before the rule comes back with what it named, until its survey has moved', async () => {
  const { survey } = await makeSurvey(api, admin)
  const itemOf = async (set: string) => {
    const { rows } = await api.services.pools.owner.query(
      'select "id"::text from "beperking" where "variable_set_id" = $1 and "deleted_at" is null order by "id" limit 1',
      [set],
    )
    return String(rows[0].id)
  }
  const input = {
    onderzoek: { connect: { id: survey } },
    omschrijving: 'Oud',
    beperking: { connect: { id: await itemOf(first) } },
  }
  const id = await api.create('limitation', input, admin)
  await api.services.pools.owner.query('update "onderzoek_beperking" set "beperking_id" = $2 where "id" = $1', [
    id,
    await itemOf(next),
  ])
  const call = async (name: string) => {
    const { errors } = await api.ask(`mutation($id: ID!) { ${name}OnderzoekBeperking(id: $id) { id } }`, { id }, admin)
    return errors?.[0]?.extensions?.issues?.map(({ path, rule }) => [path, rule]) ?? 'done'
  }
  expect([await call('delete'), await call('restore')]).toEqual(['done', 'done'])
  await call('delete')
  await moved([survey], next)
  expect(await call('restore')).toBe('done')
  await call('delete')
  await moved([survey], first)
  expect(await call('restore')).toEqual([['beperking', 'isOfSet']])
})

test('a sample is taken of a source that an earlier survey recorded in another set', async () => {
  const old = await makeSurvey(api, admin)
  const source = await api.create(
    'source',
    {
      onderzoek: { connect: { id: old.survey } },
      product: { connect: { id: await api.item('producten', 'Leidingisolatie', admin) } },
      toepassing: { connect: { id: await api.item('toepassingen', 'Leidingisolatie', admin) } },
    },
    admin,
  )
  const location = await api.create(
    'location',
    { bron: { connect: { id: source } }, sub_asset: { connect: { id: old.space } } },
    admin,
  )
  const survey = await api.create(
    'survey',
    {
      inventarisatie_asset: { connect: { id: old.inventoryAsset } },
      onderzoek_type: {
        connect: { id: await api.item('onderzoek_types', 'Asbestinventarisatie certificatieschema (NL)', admin) },
      },
    },
    admin,
  )
  expect((await moved([survey], next)).changed).toContain(survey)
  const visit = await api.create(
    'visit',
    { onderzoek: { connect: { id: survey } }, start: '2026-11-20 08:00:00' },
    admin,
  )
  const [method] = (await api.get(
    'query($set: ID!) { bron_locatie_analysemethodes(filter: { variable_set: { eq: $set }, code: { eq: "te_bemonsteren" } }) { id } }',
    { set: next },
    admin,
  )) as { id: string }[]
  const finding = await api.create(
    'finding',
    {
      bron_locatie: { connect: { id: location } },
      inventarisatie: { connect: { id: visit } },
      hoeveelheid: 1,
      bron_locatie_analysemethode: { connect: { id: method?.id } },
    },
    admin,
  )
  const sample = await api.create(
    'sample',
    {
      bron_locatie_inventarisatie: { connect: { id: finding } },
      omschrijving: 'Grijs',
      genomen_op: '2026-11-20 09:00:00',
    },
    admin,
  )
  const { materiaal_type: substance, monster_soort: kind } = (await api.get(
    'query($id: ID!) { monster(id: $id) { materiaal_type { code variable_set { id } } monster_soort { materiaal_type { variable_set { id } } } } }',
    { id: sample },
    admin,
  )) as {
    materiaal_type: { code: string; variable_set: { id: string } }
    monster_soort: { materiaal_type: { variable_set: { id: string } } }
  }
  expect([substance, kind.materiaal_type]).toEqual([
    { code: 'asbest', variable_set: { id: next } },
    { variable_set: { id: next } },
  ])
})
