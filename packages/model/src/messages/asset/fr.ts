import type { assetNl } from './nl.ts'

export const assetFr: { readonly [Key in keyof typeof assetNl]?: string } = {
  space: 'Local',
  spaces: 'Locaux',
  spaceNumber: 'Numéro',
  area: 'Surface',
  noFloor: 'Sans étage',
  surveyed: 'Examiné',
}
