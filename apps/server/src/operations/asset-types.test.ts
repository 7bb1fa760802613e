import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('says which types a building may have, each of which it takes', async () => {
  const types = (await api.get('{ vastgoedAssetTypes { value label } }')) as { value: string; label: string }[]
  expect(types).toHaveLength(18)
  expect(types).toContainEqual({ value: 'religieus gebouw', label: 'Religieus gebouw' })
  for (const { value } of types)
    await api.create('building', {
      ...{ straatnaam: 'Kade', huisnummer: 7, postcode: '9990 AA', plaats: 'Waterveen' },
      vastgoed_asset_type: value,
    })
})
