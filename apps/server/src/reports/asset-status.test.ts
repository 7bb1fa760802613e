import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import type { LocationDraft } from '../testing/dossier.ts'
import { dossierOf, one, positive, result } from '../testing/truth/drafts.ts'
import { tellerOf } from '../testing/truth/told.ts'

// The asbestos status of an asset is the worst of what is there, until somebody gives it its own with a reason.
let api: Awaited<ReturnType<typeof testApi>>
let teller: ReturnType<typeof tellerOf>
beforeAll(async () => {
  api = await testApi()
  teller = tellerOf(api)
})
afterAll(() => api.close())

const address = { straatnaam: 'Dorpsstraat', postcode: '9988 AB', plaats: 'Oosterzijl' }
const clean: LocationDraft = {
  space: 0,
  findings: [{ visit: 1, method: 'eigen_monster', samples: [result('Niet aangetoond')] }],
}
const gone = one({ samples: [positive] }, { treatments: [{ status: 'vrijgegeven', datum: '2026-04-01' }] })
const suspected = one({ method: 'documentatie', chosen: 'Asbestverdacht' })

/** The asset of a survey with these places. */
async function assetWith(places: LocationDraft[]): Promise<string> {
  const { ids } = await teller.tell(dossierOf(places, { day: '2026-08-01' }))
  const folder = await api.get(
    'query($id: ID!) { inventarisatieAsset(id: $id) { asset { id } } }',
    { id: ids.inventoryAsset },
    api.inspector,
  )
  return (folder as { asset: { id: string } }).asset.id
}
async function statusOf(id: string): Promise<string | null> {
  const row = await api.get('query($id: ID!) { asset(id: $id) { asbest_status { code } } }', { id }, api.inspector)
  return (row as { asbest_status: { code: string } | null }).asbest_status?.code ?? null
}

test.each([
  ['asbestos beside what is clean', [clean, one({ samples: [positive] })], 'asbesthoudend'],
  ['what is suspected beside what is clean', [clean, suspected], 'verdacht'],
  ['what was all taken away', [gone], 'gesaneerd'],
  ['what is left clean beside what was taken away', [gone, clean], 'niet_asbesthoudend'],
  ['nothing, which says nothing of what nobody looked at,', [], null],
] as const)('of %s an asset has the worst that is there', async (_, places, status) => {
  expect(await statusOf(await assetWith([...places]))).toBe(status)
})

test('what nobody has surveyed yet is not surveyed', async () => {
  expect(await statusOf(await api.create('building', { ...address, huisnummer: 1 }, api.inspector))).toBe(
    'niet_onderzocht',
  )
})

test('a complex has the worst of its parts, and lists filter by what follows', async () => {
  const [part, block] = [await assetWith([one({ samples: [positive] })]), await assetWith([clean])]
  expect(await statusOf(block)).toBe('niet_asbesthoudend')
  await api.services.pools.owner.query('update "asset" set "parent_asset_id" = $1 where "id" = $2', [block, part])
  expect(await statusOf(block)).toBe('asbesthoudend')
  const found = await api.get(
    '{ vastgoedAssets(filter: { asbest_status: { where: { code: { eq: "asbesthoudend" } } } }) { id } }',
    {},
    api.inspector,
  )
  expect((found as { id: string }[]).map(({ id }) => id)).toEqual(expect.arrayContaining([part, block]))
})
