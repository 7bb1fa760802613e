import type { assetNl } from './nl.ts'

export const assetEn: { readonly [Key in keyof typeof assetNl]: string } = {
  assetShared: 'These data belong to the asset: a change shows in every survey of it.',
  space: 'Space',
  spaces: 'Spaces',
  spaceNumber: 'Number',
  area: 'Area',
  spacesCount: '{done} of {n|1 space|# spaces} surveyed, {excluded} excluded',
  spacesFound: '{n|1 space|# spaces} found',
  searchSpaces: 'Search in spaces',
  spacesEmpty: 'There are no spaces yet',
  spacesEmptyWhy: 'Start with a floor and put the spaces in it. Sources, samples and exclusions refer to them.',
  noFloor: 'Without a floor',
  emptyFloors: 'Floors without spaces:',
  locationsHere: 'Source locations in this space',
  sourceHere: 'New source here',
  nothingSuspect: 'Nothing suspect',
  noLocationsHere: 'There are no source locations in this space yet.',
  noLocationsInSpace: 'There are no source locations in this space.',
  surveyed: 'Surveyed',
  assetKind: 'Kind',
  assetsEmptyWhy:
    'Record what there is, also before it is surveyed. Surveys, spaces and sources belong to a building or ship.',
  sameAddress: '{n|There is a building at this address already:|There are # buildings at this address already:}',
}
