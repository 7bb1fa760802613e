import type { assetNl } from './nl.ts'

export const assetFr: { readonly [Key in keyof typeof assetNl]?: string } = {
  space: 'Local',
  spaces: 'Locaux',
  sourceHere: 'Nouvelle source ici',
  nothingSuspect: 'Rien de suspect',
  spaceNumber: 'Numéro',
  area: 'Surface',
  noFloor: 'Sans étage',
  surveyed: 'Examiné',
}
