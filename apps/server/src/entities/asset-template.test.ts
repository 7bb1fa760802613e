import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { makeEveryRole } from '../testing/roles.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof makeEveryRole>>['admin']
beforeAll(async () => {
  api = await testApi()
  admin = (await makeEveryRole(api, api.inspector.organisationId)).admin
})
afterAll(() => api.close())

const template = (naam: string, asset_soort = 'VastgoedAsset') =>
  api.create('assetTemplate', { naam, asset_soort }, admin)
const to = (id: string) => ({ connect: { id } })
const space = (of: string, input: Record<string, unknown>) =>
  api.create('assetTemplateSpace', { asset_template: to(of), ...input }, admin)
const issuesOf = async (type: string, id: string, input: Record<string, unknown>) => {
  const { errors } = await api.ask(
    `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
    { id, input },
    admin,
  )
  return errors?.[0]?.extensions.issues.map(({ path, rule }) => [path, rule]) ?? null
}
const countOf = async (id: string) =>
  (
    (await api.get('query($id: ID!) { assetTemplate(id: $id) { aantal_ruimten } }', { id }, admin)) as {
      aantal_ruimten: number
    }
  ).aantal_ruimten

test('a template counts the spaces that an asset gets, each copy with what lies in it', async () => {
  const school = await template('School')
  expect(await countOf(school)).toBe(0)
  const room = await space(school, { naam: 'Lokaal', aantal: 12 })
  const cupboard = await space(school, { naam: 'Kast', asset_template_ruimte: to(room), aantal: 2 })
  await space(school, { naam: 'Gang' })
  expect(await countOf(school)).toBe(12 + 24 + 1)
  await api.get('mutation($id: ID!) { deleteAssetTemplateRuimte(id: $id) { id } }', { id: cupboard }, admin)
  expect(await countOf(school)).toBe(13)
})

test('a space takes its name from the list, and is called after what it lies in', async () => {
  const house = await template('Woning')
  const hall = await space(house, { ruimte_naam: to(await api.item('ruimte_namen', 'Hal', admin)) })
  const meters = await space(house, { naam: 'Meterkast', asset_template_ruimte: to(hall) })
  expect(
    await api.get('query($id: ID!) { assetTemplateRuimte(id: $id) { volledige_naam } }', { id: meters }, admin),
  ).toEqual({ volledige_naam: 'Hal > Meterkast' })
})

test('a space lies in nothing of itself, and in no other template', async () => {
  const [house, farm] = [await template('Rijwoning'), await template('Hoeve')]
  const hall = await space(house, { naam: 'Hal' })
  const meters = await space(house, { naam: 'Meterkast', asset_template_ruimte: to(hall) })
  const stable = await space(farm, { naam: 'Stal' })
  const change = (id: string, input: Record<string, unknown>) => issuesOf('AssetTemplateRuimte', id, input)
  expect(await change(hall, { asset_template_ruimte: to(meters) })).toEqual([['asset_template_ruimte', 'noCycle']])
  expect(await change(stable, { asset_template_ruimte: to(hall) })).toEqual([['asset_template_ruimte', 'isOfTemplate']])
  expect(await change(hall, { asset_template: to(farm) })).toEqual([['asset_template', 'isOfTemplate']])
})

test('the kind of a template stays while it has spaces, and its name is its own', async () => {
  const ship = await template('Coaster', 'Vessel')
  await space(ship, { naam: 'Stuurhuis' })
  expect(await issuesOf('AssetTemplate', ship, { asset_soort: 'VastgoedAsset' })).toEqual([
    ['asset_soort', 'keepsKind'],
  ])
  const other = await template('Tanker', 'Vessel')
  expect(await issuesOf('AssetTemplate', other, { asset_soort: 'VastgoedAsset' })).toBeNull()
  expect(await issuesOf('AssetTemplate', other, { naam: 'coaster' })).toEqual([['naam', 'isUnique']])
})
