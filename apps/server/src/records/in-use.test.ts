import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { takesInUse } from '@vezel/model/kit/retiring.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { q, tableOf } from '../db/names.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let ids: ReadonlyMap<string, string>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, admin)
  // A second one of each, for what has named the only one there is.
  await api.create('client', { naam: 'Tweede klant', land: 'NL' }, admin)
  await api.create('laboratory', { naam: 'Tweede lab', accreditatienummer: 'L 2', email: 'lab@tweede.test' }, admin)
  await api.create('port', { naam: 'Tweede haven', land: 'NL' }, admin)
  await api.create('variableSet', { name: 'Volgende', geldig_van: '2099-01-01' }, admin)
}, 60_000)
afterAll(() => api.close())

const idOf = (key: string) => {
  const id = ids.get(key)
  if (!id) throw new Error(`Nothing of ${key} was made`)
  return id
}
const single = ({ api: { type } }: Entity) => type.charAt(0).toLowerCase() + type.slice(1)

/** Every relation that takes only what is in use. */
const asked = model.entities
  .filter((entity) => !entity.abstract && entity.access.update !== 'nobody')
  .flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) =>
      (pointsAtOne(field) || pointsAtMany(field)) && takesInUse(model, field, entity.key)
        ? [[`${entity.key}.${name}`, entity, name, field] as const]
        : [],
    ),
  )

test('is asked of lists, people, equipment, clients, laboratories, ports, templates and sets', () => {
  const targets = new Set(asked.map(([, , , { target }]) => target))
  const others = [...targets].filter((key) => !model.named(key).isLookup).sort()
  expect(others).toEqual([
    'client',
    'equipment',
    'inspectionUser',
    'laboratory',
    'port',
    'reportTemplate',
    'variableSet',
  ])
  expect(targets.size).toBeGreaterThan(40)
})

/** Relations of which something else is said first, or that do not belong to what was made. */
const otherwise: Readonly<Record<string, string>> = {
  'analyse_resultaten.materiaal_status': 'meaningKept',
  'analysis.analyse_methode': 'isOffered',
  'assetTemplateSpace.location_name': 'belongsHere',
  'assetTemplateSpace.deck_name': 'belongsHere',
  'document.vessel_document_type': 'ofOtherAssets',
  'inspectionUser.inventarisatie_rol': 'lastAdministrator',
  'organisation.variable_set': 'isHeldToday',
  'result.analyse_resultaat_hoeveelheid': 'belongsHere',
  'result.eenheid': 'belongsHere',
  'sample.materiaal_type': 'ofSource',
  'sample.monster_soort': 'ofAnalysedKind',
  'source.materiaal_type': 'ofSamples',
  'survey.ihm_scope': 'belongsHere',
  // It says what is followed.
  'vessel.eigen_asbest_status': 'none',
  'survey.locatie': 'belongsHere',
}

const heldBy = async (entity: Entity, name: string) => {
  const row = (await api.get(
    `query($id: ID!) { ${single(entity)}(id: $id) { ${name} { id } } }`,
    { id: idOf(entity.key) },
    admin,
  )) as Record<string, { id: string } | { id: string }[] | null>
  return [row[name]].flat().flatMap((one) => (one ? [one.id] : []))
}
const run = (sql: string, values: unknown[]) => api.services.pools.owner.query(sql, values)

describe.each(asked)('%s', (title, entity, name, field) => {
  const target = model.named(field.target)
  let retired: string
  /** One that the record does not name, out of use. */
  beforeEach(async () => {
    const named = await heldBy(entity, name)
    const { rows } = await run(
      `select t."id"::text from ${q(tableOf(target))} t where not t."id"::text = any($1) and t."deleted_at" is null
       ${target.scope === 'global' ? '' : 'and t."organisatie_id" = $2'} order by t."id" limit 1`,
      target.scope === 'global' ? [named] : [named, admin.organisationId],
    )
    retired = rows[0]?.id
    expect(retired).toBeDefined()
    await run(`update ${q(tableOf(target))} set "active" = false where "id" = $1`, [retired])
    return () => run(`update ${q(tableOf(target))} set "active" = true where "id" = $1`, [retired])
  })

  test('takes nothing that is out of use', async () => {
    const input = { [name]: pointsAtMany(field) ? { connect: [{ id: retired }] } : { connect: { id: retired } } }
    const answer = await api.ask(
      `mutation($id: ID!, $input: Update${entity.api.type}Input!) { update${entity.api.type}(id: $id, input: $input) { id } }`,
      { id: idOf(entity.key), input },
      admin,
    )
    const { code, issues = [] } = answer.errors?.[0]?.extensions ?? {}
    const rule = issues.find(({ path }) => path === name)?.rule ?? code ?? 'none'
    expect(rule).toBe(otherwise[title] ?? 'isInUse')
    expect(await heldBy(entity, name)).not.toContain(retired)
  })
})

describe('what a record names already', () => {
  const limitation = model.entity('limitation')
  const items = async () => {
    const { rows } = await run(
      `select t."id"::text from ${q(tableOf(model.entity('beperkingen')))} t where t."organisatie_id" = $1 order by t."id" limit 2`,
      [admin.organisationId],
    )
    return rows.map(({ id }) => String(id)) as [string, string]
  }
  const setActive = (id: string, isActive: boolean) =>
    run(`update ${q(tableOf(model.entity('beperkingen')))} set "active" = $2 where "id" = $1`, [id, isActive])
  const change = (input: Record<string, unknown>) =>
    api.get(
      'mutation($ids: [ID!]!, $input: UpdateOnderzoekBeperkingInput!) { updateOnderzoekBeperkingMany(ids: $ids, input: $input) { batch refused { message } } }',
      { ids: [idOf(limitation.key)], input },
      admin,
    ) as Promise<{ batch: string; refused: unknown[] }>

  test('it keeps, sent once more as well, and gets back by undo', async () => {
    const [one, other] = await items()
    await change({ beperking: { connect: { id: one } } })
    await setActive(one, false)
    expect(await change({ beperking: { connect: { id: one } }, omschrijving: 'Nog steeds' })).toMatchObject({
      refused: [],
    })
    const { batch } = await change({ beperking: { connect: { id: other } } })
    expect((await change({ beperking: { connect: { id: one } } })).refused).toHaveLength(1)
    const back = await api.get(
      'mutation($batch: ID!) { undoBatch(batch: $batch) { refused { message } } }',
      { batch },
      admin,
    )
    expect(back).toEqual({ refused: [] })
    expect(await heldBy(limitation, 'beperking')).toEqual([one])
    await setActive(one, true)
  })
})
