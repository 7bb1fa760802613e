import { model } from '@vezel/model'
import { expect, test } from 'vitest'
import { withinScope } from './scope.ts'

const scope = [
  ['asset', 'a'],
  ['inventoryAsset', 'i'],
  ['survey', 's'],
] as const

test('on the page of a survey those of its asset are offered, and of what nothing ties to it all', () => {
  const offered = (key: string) => withinScope(model.named(key), scope)
  expect(offered('subAsset')).toEqual({ asset: { eq: 'a' } })
  expect(offered('floor')).toEqual({ asset: { eq: 'a' } })
  // What other surveys found in the asset is shown as well.
  expect(offered('source')).toEqual({ inventarisatie_asset: { eq: 'i' } })
  expect(offered('location')).toEqual({ bron: { where: { inventarisatie_asset: { eq: 'i' } } } })
  expect(offered('sample')).toEqual({ onderzoek: { eq: 's' } })
  expect(offered('finding')).toEqual({ inventarisatie: { where: { onderzoek: { eq: 's' } } } })
  expect([offered('inspectionUser'), offered('laboratory'), offered('client')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(withinScope(model.entity('subAsset'), [])).toBeUndefined()
})
