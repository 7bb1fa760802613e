import { beforeEach, expect, test, vi } from 'vitest'

// An address whose area was not fetched cannot be made: the page that leads there would fail.
beforeEach(() => vi.resetModules())

test.each([
  ['the search', () => import('../search/search-dialog.tsx'), 'assetmanagement-assets-asset-information'],
  ['an address that is taken', () => import('../asset/same-address.tsx'), 'assetmanagement-assets-asset-information'],
  ['the analyses of a laboratory', () => import('../screens/admin/laboratories.tsx'), 'surveys-survey-samples-sample'],
] as const)('%s brings the addresses along to which it leads', async (_, fetched, name) => {
  await fetched()
  const { routeOf } = await import('@vezel/model/routes/known.ts')
  expect(() => routeOf(name)).not.toThrow()
})
