import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { makeEveryRole } from '../testing/roles.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof makeEveryRole>>['admin']
let house: string
beforeAll(async () => {
  api = await testApi()
  admin = (await makeEveryRole(api, api.inspector.organisationId)).admin
  house = await api.create('assetTemplate', { naam: 'Rijwoning', asset_soort: 'VastgoedAsset' }, admin)
  const floor = async (name: string) => to(await api.item('verdieping_namen', name, admin))
  const hall = await space({ naam: 'Hal', verdieping_naam: await floor('Begane grond') })
  await space({ naam: 'Meterkast', asset_template_ruimte: to(hall) })
  await space({ naam: 'Slaapkamer', aantal: 3, verdieping_naam: await floor('Eerste verdieping') })
  await space({ naam: 'Tuin' })
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })
const space = (input: Record<string, unknown>) =>
  api.create('assetTemplateSpace', { asset_template: to(house), ...input }, admin)
const building = (huisnummer: number) =>
  api.create(
    'building',
    { straatnaam: 'Lijsterlaan', huisnummer, postcode: '9990 BD', plaats: 'Waterveen', land: 'NL' },
    admin,
  )

interface Answer {
  readonly batch: string | null
  readonly changed: readonly string[]
  readonly same: readonly string[]
  readonly refused: readonly { readonly message: string }[]
}
const document =
  'mutation($sjabloon: ID!, $asset: ID!, $verdieping: ID, $onderdeel_van: ID, $preview: Boolean) { gebruikSjabloon(sjabloon: $sjabloon, asset: $asset, verdieping: $verdieping, onderdeel_van: $onderdeel_van, preview: $preview) { batch changed same refused { message } } }'
const use = async (asset: string, more: Record<string, unknown> = {}) =>
  (await api.get(document, { sjabloon: house, asset, ...more }, admin)) as Answer
const refusalOf = async (input: Record<string, unknown>, as = admin) =>
  (await api.ask(document, { sjabloon: house, ...input }, as)).errors?.[0]?.extensions.code

const namesIn = async (asset: string) =>
  (
    (await api.get(
      'query($asset: ID!) { ruimtes(filter: { asset: { eq: $asset } }, sort: [{ field: "volledige_naam" }]) { volledige_naam } }',
      { asset },
      admin,
    )) as { volledige_naam: string }[]
  ).map((row) => row.volledige_naam)

const whole = [
  'Begane grond > Hal',
  'Begane grond > Hal > Meterkast',
  'Eerste verdieping > Slaapkamer 1',
  'Eerste verdieping > Slaapkamer 2',
  'Eerste verdieping > Slaapkamer 3',
  'Tuin',
]

test('an asset gets the spaces of a template with their floors, a preview leaves nothing, and one undo takes all of it', async () => {
  const asset = await building(1)
  expect(await use(asset, { preview: true })).toMatchObject({ batch: null, refused: [], same: [] })
  expect(await namesIn(asset)).toEqual([])
  const { batch, changed } = await use(asset)
  expect(changed).toHaveLength(6)
  expect(await namesIn(asset)).toEqual(whole)
  await api.get('mutation($batch: ID!) { undoBatch(batch: $batch) { refused { message } } }', { batch }, admin)
  expect(await namesIn(asset)).toEqual([])
  expect(
    await api.get('query($asset: ID!) { verdiepingen(filter: { asset: { eq: $asset } }) { id } }', { asset }, admin),
  ).toEqual([])
})

test('what is there already under its name and in its place is not made again', async () => {
  const asset = await building(3)
  const ground = await api.create(
    'floor',
    { asset: to(asset), verdieping_naam: to(await api.item('verdieping_namen', 'Begane grond', admin)) },
    admin,
  )
  await api.create('space', { asset: to(asset), verdieping: to(ground), naam: 'hal' }, admin)
  const { changed, same } = await use(asset)
  expect([changed.length, same.length]).toEqual([5, 1])
  expect(await namesIn(asset)).toEqual(whole.map((name) => name.replace('> Hal', '> hal')))
  const again = await use(asset)
  expect([again.batch, again.changed, again.same.length]).toEqual([null, [], 6])
})

test('what the template puts on no floor comes on the one that is chosen, all of it in the space that is', async () => {
  const asset = await building(5)
  const attic = await api.create('floor', { asset: to(asset), naam: 'Vliering' }, admin)
  const dwelling = await api.create('space', { asset: to(asset), verdieping: to(attic), naam: 'Woning 4' }, admin)
  await use(asset, { verdieping: attic, onderdeel_van: dwelling })
  expect(await namesIn(asset)).toContain('Vliering > Woning 4 > Tuin')
  expect(await namesIn(asset)).toContain('Eerste verdieping > Woning 4 > Slaapkamer 2')
})

test('a ship gets the spaces of a template with its decks and names of the list, each copy with its own', async () => {
  const coaster = await api.create('assetTemplate', { naam: 'Kustvaarder', asset_soort: 'Vessel' }, admin)
  const make = async (input: Record<string, unknown>) =>
    api.create('assetTemplateSpace', { asset_template: to(coaster), ...input }, admin)
  const deck = async (name: string) => to(await api.item('deck_names', name, admin))
  const hold = await make({ naam: 'Ruim', aantal: 2, deck_name: await deck('Hoofddek') })
  await make({ naam: 'Kokerluik', asset_template_ruimte: to(hold) })
  const [name] = (await api.get('{ location_names(limit: 1) { id value } }', {}, admin)) as {
    id: string
    value: string
  }[]
  await make({ location_name: to(name?.id ?? '') })
  const vessel = await api.create('vessel', { naam: 'Noordvaarder', imo_nummer: '9999993' }, admin)
  const { batch } = await use(vessel, { sjabloon: coaster })
  const read = async () =>
    (await api.get(
      'query($asset: ID!) { vesselRuimtes(filter: { asset: { eq: $asset } }, sort: [{ field: "volledige_naam" }]) { volledige_naam verdieping { deck_name { value } } location_name { value } } }',
      { asset: vessel },
      admin,
    )) as object[]
  const onDeck = { verdieping: { deck_name: { value: 'Hoofddek' } }, location_name: null }
  expect(await read()).toEqual(
    [
      { volledige_naam: 'Hoofddek > Ruim 1', ...onDeck },
      { volledige_naam: 'Hoofddek > Ruim 1 > Kokerluik', ...onDeck },
      { volledige_naam: 'Hoofddek > Ruim 2', ...onDeck },
      { volledige_naam: 'Hoofddek > Ruim 2 > Kokerluik', ...onDeck },
      { volledige_naam: name?.value, verdieping: null, location_name: { value: name?.value } },
    ].sort((a, b) => (String(a.volledige_naam) < String(b.volledige_naam) ? -1 : 1)),
  )
  expect(await use(vessel, { sjabloon: coaster })).toMatchObject({ batch: null, changed: [] })
  expect(await refusalOf({ asset: vessel })).toBe('invalid')
  await api.get('mutation($batch: ID!) { undoBatch(batch: $batch) { refused { message } } }', { batch }, admin)
  expect(await read()).toEqual([])
})

test('a template of ships is not for a building, and one of nobody or of others is not there', async () => {
  const asset = await building(7)
  const ship = await api.create('assetTemplate', { naam: 'Coaster', asset_soort: 'Vessel' }, admin)
  expect(await refusalOf({ sjabloon: ship, asset })).toBe('invalid')
  expect(await refusalOf({ sjabloon: asset, asset })).toBe('notFound')
  expect(await refusalOf({ asset: house })).toBe('notFound')
  const other = await api.as('bea@tweede.test')
  expect(await refusalOf({ asset }, other)).toBe('notFound')
})

test('more than one call may make is refused, with how many that is', async () => {
  const many = await api.create('assetTemplate', { naam: 'Hotel', asset_soort: 'VastgoedAsset' }, admin)
  const make = (input: Record<string, unknown>) =>
    api.create('assetTemplateSpace', { asset_template: to(many), aantal: 100, ...input }, admin)
  await make({ naam: 'Kast', asset_template_ruimte: to(await make({ naam: 'Kamer' })) })
  expect(await refusalOf({ sjabloon: many, asset: await building(9) })).toBe('tooMuch')
})
