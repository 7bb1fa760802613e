import { placedAt } from '@vezel/plan/drawing.ts'
import { measured } from '@vezel/plan/measure.ts'
import { objectOf, typeCalled } from '@vezel/plan/testing/lists.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Awaited<ReturnType<Awaited<ReturnType<typeof testApi>>['as']>>
let ids: ReadonlyMap<string, string>
let plan: string
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
  ids = await makeOneOfEach(api, manager)
  plan = await api.create('surveyPlan', { onderzoek: to('survey'), plattegrond: to('assetPlan') }, manager)
})
afterAll(() => api.close())

const connect = (id: unknown) => ({ connect: { id } })
const to = (key: string) => connect(ids.get(key))
const element = async (name: string) => connect(await api.item('svg_element_types', name, manager))
const square = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]
const inputOf = async (name: string, more: Record<string, unknown>) => ({
  onderzoek_plattegrond: connect(plan),
  svg_element_type: await element(name),
  ...more,
})
const draw = async (name: string, more: Record<string, unknown> = {}) =>
  api.create('planObject', await inputOf(name, more), manager)
const issuesOf = async (name: string, more: Record<string, unknown>) => {
  const answer = await api.ask(
    'mutation($input: CreateTekenobjectInput!) { createTekenobject(input: $input) { id } }',
    { input: await inputOf(name, more) },
    manager,
  )
  return answer.errors?.flatMap((error) => error.extensions.issues.map(({ path, rule }) => `${path} ${rule}`))
}
const setScale = (schaal: number | null) =>
  api.get(
    'mutation($id: ID!, $schaal: Float) { updatePlattegrond(id: $id, input: { schaal: $schaal }) { id } }',
    { id: ids.get('assetPlan'), schaal },
    manager,
  )
const sizeOf = (id: string) =>
  api.get('query($id: ID!) { tekenobject(id: $id) { oppervlakte lengte } }', { id }, manager) as Promise<{
    oppervlakte: number | null
    lengte: number | null
  }>

test('an element is linked to what it names, and to nothing else', async () => {
  expect(await issuesOf('Bron, vlak', { punten: square })).toEqual(['bron_locatie isRequired'])
  expect(await issuesOf('Bron, vlak', { punten: square, bron_locatie: to('location'), monster: to('sample') })).toEqual(
    ['monster fitsElement'],
  )
  expect(await issuesOf('Trap', { monster: to('sample') })).toEqual(['monster fitsElement'])
  expect(await issuesOf('Monsterpunt', { monster: to('sample') })).toBeUndefined()
})

test('an element has the points, the pattern and the proportions that it can be drawn with', async () => {
  expect(await issuesOf('Wand', {})).toEqual(['punten hasPoints'])
  expect(await issuesOf('Wand', { punten: [[0, 0]] })).toEqual(['punten hasPoints'])
  expect(await issuesOf('Bron, vlak', { punten: square.slice(0, 2), bron_locatie: to('location') })).toEqual([
    'punten hasPoints',
  ])
  expect(await issuesOf('Trap', { punten: square })).toEqual(['punten fitsElement'])
  expect(
    await issuesOf('Wand', { punten: square, svg_pattern: connect(await api.item('svg_patterns', 'Golven', manager)) }),
  ).toEqual(['svg_pattern fitsElement'])
  expect(await issuesOf('Deur', { schaal_x: 2 })).toEqual(['schaal_y keepsProportions'])
  expect(await issuesOf('Schuifdeur', { schaal_x: 2 })).toBeUndefined()
})

test.each([
  ['no list', { x: 1 }],
  ['a text', 'M0 0'],
  [
    'points of three',
    [
      [0, 0, 0],
      [1, 1, 1],
    ],
  ],
  [
    'words',
    [
      ['0', '0'],
      ['1', '1'],
    ],
  ],
  [
    'too far',
    [
      [0, 0],
      [1e9, 0],
    ],
  ],
  ['too many', Array.from({ length: 2001 }, (_, n) => [n, 0])],
])('points that are %s are refused', async (_, punten) => {
  expect(await issuesOf('Wand', { punten })).toContain('punten isPoints')
})

test('what is drawn measures on the server what it measures on the screen', async () => {
  await setScale(12.5)
  const number = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((value) => value / 1000)
  const factor = fc.integer({ min: 100, max: 4000 }).map((value) => value / 1000)
  const point = fc.record({ x: number, y: number })
  const points = fc.array(point, { minLength: 3, maxLength: 12 })
  const cases = fc.sample(fc.tuple(points, factor, factor, fc.integer({ min: 0, max: 359 })), 25)
  for (const [corners, schaal_x, schaal_y, rotatie] of cases) {
    const shape = { ...placedAt(corners), schaal_x, schaal_y, rotatie }
    const area = await sizeOf(await draw('Bron, vlak', { ...shape, bron_locatie: to('location') }))
    const line = await sizeOf(await draw('Leiding', shape))
    const expected = (code: string) => measured(objectOf({ svg_element_type: code, ...shape }), typeCalled(code), 12.5)
    expect(area.lengte).toBeNull()
    expect(Math.abs((area.oppervlakte ?? 0) - (expected('bron_vlak').oppervlakte ?? -1))).toBeLessThanOrEqual(0.001)
    expect(line.oppervlakte).toBeNull()
    expect(Math.abs((line.lengte ?? 0) - (expected('leiding').lengte ?? -1))).toBeLessThanOrEqual(0.001)
  }
})

test('nothing is measured without a scale, nor of a point', async () => {
  const [line, point] = [await draw('Leiding', { punten: square }), await draw('Trap')]
  await setScale(10)
  expect(await sizeOf(line)).toEqual({ oppervlakte: null, lengte: 3 })
  expect(await sizeOf(point)).toEqual({ oppervlakte: null, lengte: null })
  await setScale(null)
  expect(await sizeOf(line)).toEqual({ oppervlakte: null, lengte: null })
})

test('what is deleted takes its drawn objects along and brings them back, never the reverse', async () => {
  const location = await api.create('location', { bron: to('source'), sub_asset: to('space') }, manager)
  const drawn = await draw('Bron, punt', { bron_locatie: connect(location) })
  const question = (field: string) => `query($id: ID!) { ${field}(id: $id) { id } }`
  const read = (field: string, id: string) => api.get(question(field), { id }, manager)
  const act = (call: string, id: string) => api.get(`mutation($id: ID!) { ${call}(id: $id) { id } }`, { id }, manager)
  const isGone = async (field: string, id: string) => {
    const { data, errors } = await api.ask(question(field), { id }, manager)
    return data?.[field] === null || errors?.[0]?.extensions.code === 'notFound'
  }

  await act('deleteTekenobject', drawn)
  expect(await read('bronLocatie', location)).toEqual({ id: location })
  await act('restoreTekenobject', drawn)
  await act('deleteBronLocatie', location)
  expect(await isGone('tekenobject', drawn)).toBe(true)
  await act('restoreBronLocatie', location)
  expect(await read('tekenobject', drawn)).toEqual({ id: drawn })
})

test('a link is to what the survey of the plan recorded itself', async () => {
  const survey = await api.create(
    'survey',
    {
      onderzoek_type: connect(
        await api.item('onderzoek_types', 'Asbestinventarisatie certificatieschema (NL)', manager),
      ),
      inventarisatie_asset: to('inventoryAsset'),
    },
    manager,
  )
  const other = await api.create('outOfScope', { onderzoek: connect(survey), omschrijving: 'Schuur' }, manager)
  expect(await issuesOf('Buiten scope gebied', { punten: square, out_of_scope: connect(other) })).toEqual([
    'out_of_scope sameSurvey',
  ])
  const own = await api.create('outOfScope', { onderzoek: to('survey'), omschrijving: 'Schuur' }, manager)
  expect(await issuesOf('Buiten scope gebied', { punten: square, out_of_scope: connect(own) })).toBeUndefined()
})

test('a record tells where it is drawn', async () => {
  const sample = await api.create(
    'sample',
    { bron_locatie_inventarisatie: to('finding'), inventarisatie: to('visit'), omschrijving: 'Grijs' },
    manager,
  )
  const drawn = await draw('Monsterpunt', { monster: connect(sample) })
  expect(
    await api.get(
      'query($id: ID!) { monster(id: $id) { tekenobjecten { id } tekenobjectenTotal } }',
      { id: sample },
      manager,
    ),
  ).toEqual({ tekenobjecten: [{ id: drawn }], tekenobjectenTotal: 1 })
})

test('a plan of a survey is called as that of the asset, and a second one on it with a number', async () => {
  const background = await api.create('buildingPlan', { asset: to('asset'), naam: 'Vliering' }, manager)
  const make = async (naam?: string) => {
    const input = { onderzoek: to('survey'), plattegrond: connect(background), ...(naam && { naam }) }
    const id = await api.create('surveyPlan', input, manager)
    return (
      (await api.get('query($id: ID!) { onderzoekPlattegrond(id: $id) { naam } }', { id }, manager)) as { naam: string }
    ).naam
  }
  expect([await make(), await make(), await make('Onder de pannen'), await make()]).toEqual([
    'Vliering',
    'Vliering 2',
    'Onder de pannen',
    'Vliering 3',
  ])
})

test('the printed part of a plan is a box', async () => {
  const cropped = async (uitsnede: unknown) =>
    (
      await api.ask(
        'mutation($id: ID!, $uitsnede: JSON) { updateOnderzoekPlattegrond(id: $id, input: { uitsnede: $uitsnede }) { id } }',
        { id: plan, uitsnede },
        manager,
      )
    ).errors?.[0]?.extensions.issues.map(({ path, rule }) => `${path} ${rule}`)
  for (const wrong of [{}, [], [1, 2, 3, 4], { x: 0, y: 0, width: 0, height: 9 }, { x: 0, y: 0, width: 9 }, 'alles'])
    expect(await cropped(wrong), JSON.stringify(wrong)).toEqual(['uitsnede isCrop'])
  expect(await cropped({ x: 10, y: -5.5, width: 400, height: 300 })).toBeUndefined()
  expect(await cropped(null)).toBeUndefined()
})

test('a background on which a survey draws is not deleted', async () => {
  const answer = await api.ask(
    'mutation($id: ID!) { deletePlattegrond(id: $id) { id } }',
    { id: ids.get('assetPlan') },
    manager,
  )
  expect(answer.errors?.[0]?.extensions.code).toBe('inUse')
})

test('an element that is drawn somewhere stays an area, and stays linked to what it was', async () => {
  const type = await api.item('svg_element_types', 'Bron, vlak', manager)
  const change = async (input: Record<string, unknown>) =>
    (
      await api.ask(
        'mutation($id: ID!, $input: UpdateSvgElementTypeInput!) { updateSvgElementType(id: $id, input: $input) { id } }',
        { id: type, input },
        manager,
      )
    ).errors?.[0]?.extensions.code
  expect(await change({ is_area: false })).toBe('meaningKept')
  expect(await change({ koppeling: 'Monster' })).toBe('meaningKept')
  expect(await change({ value: 'Vlak van een bron' })).toBeUndefined()
})
