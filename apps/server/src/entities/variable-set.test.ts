import { model } from '@vezel/model'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { imageOf } from '../db/set-image.ts'
import { testApi } from '../testing/api.ts'
import { makeItem } from '../testing/list-items.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
let admin: Session
let first: string
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
  admin = await api.as('ada@eerste.test')
  const [set] = (await api.get('{ variableSets(limit: 1, sort: [{ field: "id" }]) { id } }', {}, manager)) as {
    id: string
  }[]
  first = set?.id ?? ''
}, 30_000)
afterAll(() => api.close())

const ask = (input: object, as = manager) =>
  api.ask('mutation($input: CreateVariableSetInput!) { createVariableSet(input: $input) { id } }', { input }, as)
type Made = { readonly createVariableSet: { readonly id: string } }
const made = async (input: object) => ((await ask(input)).data as Made).createVariableSet.id
const version = async (name: string, from: string, vorige = first) => {
  const { data, errors } = await ask({ name, geldig_van: from, vorige_set: { connect: { id: vorige } } })
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as Made).createVariableSet.id
}
const update = (type: string, id: string, input: object) =>
  api.ask(
    `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
    { id, input },
    manager,
  )
const issuesOf = ({ errors }: Awaited<ReturnType<typeof ask>>) =>
  (errors?.[0]?.extensions.issues as { path: string; rule: string }[] | undefined)?.map(({ path, rule }) => [
    path,
    rule,
  ])
const compare = (id: string, met?: string, as = manager) =>
  api.ask(
    'query($id: ID!, $met: ID) { vergelijkVariabelensets(id: $id, met: $met) { lijst pad waarde soort wijzigingen { veld oud nieuw } } }',
    { id, met },
    as,
  )
const imaged = async (set: string) => {
  const { rows } = await api.services.pools.owner.query(
    `select i.* from (${imageOf('$2', '$1')}) i order by i."lijst", i."pad"`,
    [manager.organisationId, Number(set)],
  )
  return rows
}

test('a set that ends before it begins is refused at the field', async () => {
  const input = { name: 'Andersom', geldig_van: '2027-03-01', geldig_tot: '2027-02-01' }
  const answer = await api.ask(
    'mutation($input: CreateVariableSetInput!) { createVariableSet(input: $input) { id } }',
    { input },
    manager,
  )
  expect(issuesOf(answer)).toEqual([['geldig_tot', 'notBefore']])
})

test('an organisation is given only a set that holds today', async () => {
  const own = String(manager.organisationId)
  const take = async (id: string) => {
    const answer = await update('InventarisatieOrganisatie', own, { variable_set: { connect: { id } } })
    return answer.errors ? issuesOf(answer) : 'taken'
  }
  const holds = async (id: string) =>
    ((await api.get(`{ variableSet(id: "${id}") { is_geldig } }`, {}, manager)) as { is_geldig: boolean }).is_geldig
  const { rows } = await api.services.pools.owner.query<{ today: string; before: string; after: string }>(
    `select vandaag()::text as "today", (vandaag() - 1)::text as "before", (vandaag() + 1)::text as "after"`,
  )
  const { today, before, after } = rows[0] ?? { today: '', before: '', after: '' }
  const past = await made({ name: 'Voorbij', geldig_tot: before })
  const ahead = await made({ name: 'Straks', geldig_van: after })
  const out = await made({ name: 'Buiten gebruik', active: false })
  for (const id of [past, ahead, out]) {
    expect(await take(id)).toEqual([['variable_set', 'isHeldToday']])
    expect(await holds(id)).toBe(false)
  }
  const now = await made({ name: 'Vandaag', geldig_van: today, geldig_tot: today })
  expect(await holds(now)).toBe(true)
  const valid = (await api.get(
    '{ variableSets(filter: { is_geldig: { eq: true } }, limit: 500) { id } }',
    {},
    manager,
  )) as {
    id: string
  }[]
  expect(valid.map(({ id }) => id)).toContain(now)
  for (const id of [past, ahead, out]) expect(valid.map((set) => set.id)).not.toContain(id)
  expect(await take(now)).toBe('taken')
  // What it has may run out, and other fields are still saved.
  await api.services.pools.owner.query(`update "variable_set" set "active" = false where "id" = $1`, [now])
  expect((await update('InventarisatieOrganisatie', own, { telefoon: '010-1234567' })).errors).toBeUndefined()
  expect(await take(first)).toBe('taken')
})

test('a new version is a copy, with nested lists, codes and mappings, and the one before ends the day before', async () => {
  const condition = await makeItem(api, model.named('condities'), 'Uit de eerste', manager)
  const status = await makeItem(api, model.named('materiaal_statussen'), 'Ingesloten', manager)
  const [system] = (await api.get(
    `{ external_systems(filter: { variable_set: { eq: "${first}" }, code: { eq: "lavs" } }) { id } }`,
    {},
    manager,
  )) as { id: string }[]
  for (const of of [{ condities: condition }, { materiaal_statussen: status }])
    await api.get(
      'mutation($input: CreateVariableMappingInput!) { createVariableMapping(input: $input) { id } }',
      {
        input: {
          ...Object.fromEntries(Object.entries(of).map(([list, id]) => [list, { connect: { id } }])),
          external_system: { connect: { id: system?.id } },
          value: 'LX',
          acknowledged: true,
        },
      },
      manager,
    )
  const copy = await version('Versie 2027', '2027-01-01')
  const [was, is] = [await imaged(first), await imaged(copy)]
  expect(was.length).toBeGreaterThan(900)
  expect(is).toEqual(was)
  expect(is.filter(({ koppelwaarden }) => koppelwaarden.length > 0)).toHaveLength(2)
  expect(await api.get(`{ variableSet(id: "${first}") { geldig_tot } }`, {}, manager)).toEqual({
    geldig_tot: '2026-12-31',
  })
  expect(await api.get(`{ variableSet(id: "${copy}") { vorige_set { id } } }`, {}, manager)).toEqual({
    vorige_set: { id: first },
  })
  expect((await compare(copy)).data?.vergelijkVariabelensets).toEqual([])
})

test('a set is compared with the one before it: added, changed and retired, also of a nested list', async () => {
  const line = { id: await made({ name: 'Vergeleken' }) }
  const inLine = async (list: string, input: object) =>
    (
      (await api.get(
        `mutation($input: Create${model.named(list).api.type}Input!) { create${model.named(list).api.type}(input: $input) { id } }`,
        { input },
        manager,
      )) as { id: string }
    ).id
  const set = { connect: { id: line.id } }
  await inLine('condities', { value: 'Blijft', variable_set: set })
  await inLine('condities', { value: 'Wijzigt', variable_set: set })
  await inLine('condities', { value: 'Vervalt', variable_set: set })
  await inLine('condities', { value: 'Verdwijnt', variable_set: set })
  const substance = await inLine('materiaal_types', { value: 'Stof', variable_set: set })
  await inLine('materiaal_statussen', {
    value: 'Status',
    prioriteit: 1,
    color: '#112233',
    materiaal_type: { connect: { id: substance } },
  })
  const next = await version('Vergeleken 2', '2028-01-01', line.id)
  const rows = (await api.get(
    `{ condities(filter: { variable_set: { eq: "${next}" } }, limit: 50) { id value } }`,
    {},
    manager,
  )) as { id: string; value: string }[]
  const id = (value: string) => rows.find((row) => row.value === value)?.id ?? ''
  await update('Conditie', id('Wijzigt'), { score: 2, value_en: 'Changes' })
  await update('Conditie', id('Vervalt'), { active: false })
  await api.get(`mutation { deleteConditie(id: "${id('Verdwijnt')}") { id } }`, {}, manager)
  await inLine('condities', { value: 'Nieuw', variable_set: { connect: { id: next } } })
  const [status] = (await api.get(
    `{ materiaal_statussen(filter: { materiaal_type: { where: { variable_set: { eq: "${next}" } } } }) { id } }`,
    {},
    manager,
  )) as { id: string }[]
  await update('MateriaalStatus', status?.id ?? '', { color: '#445566' })
  const found = (await compare(next)).data?.vergelijkVariabelensets as {
    lijst: string
    waarde: string
    soort: string
    pad: string[]
    wijzigingen: object[]
  }[]
  expect(found.map(({ lijst, waarde, soort }) => [lijst, waarde, soort]).toSorted()).toEqual([
    ['condities', 'Nieuw', 'toegevoegd'],
    ['condities', 'Verdwijnt', 'vervallen'],
    ['condities', 'Vervalt', 'vervallen'],
    ['condities', 'Wijzigt', 'gewijzigd'],
    ['materiaal_statussen', 'Status', 'gewijzigd'],
  ])
  expect(found.find(({ waarde }) => waarde === 'Wijzigt')?.wijzigingen).toEqual([
    { veld: 'score', oud: null, nieuw: 2 },
    { veld: 'value_en', oud: null, nieuw: 'Changes' },
  ])
  const nested = found.find(({ waarde }) => waarde === 'Status')
  expect(nested?.pad).toEqual(['eigen_stof', 'eigen_status'])
  expect(nested?.wijzigingen).toEqual([{ veld: 'color', oud: '#112233', nieuw: '#445566' }])
  // The one before stays as it was.
  expect((await compare(line.id)).data?.vergelijkVariabelensets).toEqual([])
})

test('the set of the organisation is not switched off or ended, but where a next version goes on', async () => {
  const own = await made({ name: 'Eigen set' })
  const take = (id: string) =>
    update('InventarisatieOrganisatie', String(manager.organisationId), { variable_set: { connect: { id } } })
  await take(own)
  for (const [input, path] of [
    [{ active: false }, 'active'],
    [{ geldig_tot: '2040-12-31' }, 'geldig_tot'],
    [{ geldig_tot: '2020-12-31' }, 'geldig_tot'],
    [{ geldig_van: '2040-12-31' }, 'geldig_van'],
  ] as const)
    expect(issuesOf(await update('VariableSet', own, input))).toEqual([[path, 'isOwnSet']])
  expect((await update('VariableSet', own, { name: 'Eigen set 2' })).errors).toBeUndefined()
  const next = await version('Eigen set 2041', '2041-01-01', own)
  expect((await update('VariableSet', own, { geldig_tot: '2040-12-31' })).errors).toBeUndefined()
  expect(issuesOf(await update('VariableSet', own, { geldig_tot: '2040-06-01' }))).toEqual([['geldig_tot', 'isOwnSet']])
  await take(first)
  expect((await update('VariableSet', own, { active: false })).errors).toBeUndefined()
  await api.get(`mutation { deleteVariableSet(id: "${next}") { id } }`, {}, admin)
})

test('without the version that ended it a set holds on, and with it back it ends again', async () => {
  const base = await made({ name: 'Open' })
  const end = async () =>
    ((await api.get(`{ variableSet(id: "${base}") { geldig_tot } }`, {}, manager)) as { geldig_tot: string | null })
      .geldig_tot
  const next = await version('Open 2', '2050-01-01', base)
  expect(await end()).toBe('2049-12-31')
  await api.get(`mutation { deleteVariableSet(id: "${next}") { id } }`, {}, admin)
  expect(await end()).toBeNull()
  await api.get(`mutation { restoreVariableSet(id: "${next}") { id } }`, {}, admin)
  expect(await end()).toBe('2049-12-31')
  // An end that somebody chose stays.
  await update('VariableSet', base, { geldig_tot: '2045-12-31' })
  await api.get(`mutation { deleteVariableSet(id: "${next}") { id } }`, {}, admin)
  expect(await end()).toBe('2045-12-31')
  // Another one that holds meanwhile keeps it away.
  await update('VariableSet', base, { geldig_tot: null })
  await version('Open 3', '2049-06-01', base)
  const back = await api.ask(`mutation { restoreVariableSet(id: "${next}") { id } }`, {}, admin)
  expect(issuesOf(back)).toEqual([['geldig_van', 'isFreeOfVersions']])
})

test('a set goes with all its lists as long as nothing uses it, and otherwise says what does', async () => {
  const remove = async (id: string, as = admin) => {
    const { errors } = await api.ask(`mutation { deleteVariableSet(id: "${id}") { id } }`, {}, as)
    return [errors?.[0]?.extensions.code ?? 'ok', errors?.[0]?.message ?? '']
  }
  const former = await made({ name: 'Wordt gevolgd' })
  const next = await version('Volgt', '2060-01-01', former)
  expect((await remove(next, manager))[0]).toBe('forbidden')
  expect(await remove(former)).toEqual(['inUse', expect.stringContaining('Volgt')])
  expect((await remove(next))[0]).toBe('ok')
  // Neither does that of the organisation go, nor that of a survey.
  const own = String(manager.organisationId)
  const take = (id: string) => update('InventarisatieOrganisatie', own, { variable_set: { connect: { id } } })
  expect((await take(former)).errors).toBeUndefined()
  expect(await remove(former)).toEqual(['inUse', expect.stringContaining('organisatie')])
  expect((await take(first)).errors).toBeUndefined()
  const { survey } = await makeSurvey(api)
  await api.services.pools.owner.query(`update "onderzoek" set "variable_set_id" = $1 where "id"::text = $2`, [
    former,
    survey,
  ])
  expect(await remove(former)).toEqual(['inUse', expect.stringContaining('onderzoek')])
  await api.services.pools.owner.query(`update "onderzoek" set "variable_set_id" = $1 where "id"::text = $2`, [
    first,
    survey,
  ])
  expect((await remove(former))[0]).toBe('ok')
})

test('two versions of a set never hold on one day, and what a set was copied from stays true', async () => {
  const base = await made({ name: 'Lijn' })
  const from = { vorige_set: { connect: { id: base } } }
  expect(issuesOf(await ask({ name: 'Lijn 2', ...from }))).toEqual([['geldig_van', 'isRequired']])
  const second = await version('Lijn 2', '2030-01-01', base)
  expect(issuesOf(await ask({ name: 'Lijn 3', geldig_van: '2029-06-01', ...from }))).toEqual([
    ['geldig_van', 'isFreeOfVersions'],
  ])
  expect(issuesOf(await update('VariableSet', base, { geldig_tot: '2030-01-01' }))).toEqual([
    ['geldig_van', 'isFreeOfVersions'],
  ])
  expect(issuesOf(await update('VariableSet', second, { vorige_set: { connect: { id: first } } }))).toEqual([
    ['vorige_set', 'isFollowing'],
  ])
  // Out of use it holds on no day; another line has days of its own.
  expect(issuesOf(await update('VariableSet', second, { active: false }))).toBeUndefined()
  expect(issuesOf(await update('VariableSet', base, { geldig_tot: '2030-06-01' }))).toBeUndefined()
  expect(issuesOf(await update('VariableSet', second, { active: true }))).toEqual([['geldig_van', 'isFreeOfVersions']])
  expect(issuesOf(await ask({ name: 'Andere lijn', geldig_van: '2030-02-01' }))).toBeUndefined()
})

test('whoever is of another organisation compares nothing, and copies nothing', async () => {
  const stranger = await api.as('bea@tweede.test')
  expect((await compare(first, undefined, stranger)).errors?.[0]?.extensions.code).toBe('notFound')
  const [own] = (await api.get('{ variableSets(limit: 1) { id } }', {}, stranger)) as { id: string }[]
  expect((await compare(own?.id ?? '', first, stranger)).errors?.[0]?.extensions.code).toBe('notFound')
  const answer = await ask(
    { name: 'Gestolen', geldig_van: '2027-01-01', vorige_set: { connect: { id: first } } },
    stranger,
  )
  expect(answer.errors?.length).toBe(1)
})

test.each(['abc', '999999', '9'.repeat(30)])('a version of a set that is nowhere (%s) is refused', async (id) => {
  const input = { name: `Versie van ${id}`, geldig_van: '2027-01-01', vorige_set: { connect: { id } } }
  expect(['notFound', 'invalid', 'badValue']).toContain((await ask(input)).errors?.[0]?.extensions.code)
  expect((await compare(id)).errors?.[0]?.extensions.code).toBe('notFound')
})

test('a survey keeps the set it was opened with when the organisation takes another', async () => {
  const { survey } = await makeSurvey(api)
  const setOf = async (id: string) =>
    (
      (await api.get(`{ onderzoek(id: "${id}") { variable_set { id } } }`, {}, manager)) as {
        variable_set: { id: string }
      }
    ).variable_set.id
  const before = await setOf(survey)
  const other = await made({ name: 'Voortaan' })
  await update('InventarisatieOrganisatie', String(manager.organisationId), {
    variable_set: { connect: { id: other } },
  })
  expect(await setOf(survey)).toBe(before)
  await update('InventarisatieOrganisatie', String(manager.organisationId), {
    variable_set: { connect: { id: first } },
  })
})
