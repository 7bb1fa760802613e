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
  assetKind: 'Type',
  assetsEmptyWhy:
    'Enregistrez ce qui existe, même avant tout examen. Examens, locaux et sources appartiennent à un bâtiment ou un navire.',
  sameAddress: '{n|Un bâtiment existe déjà à cette adresse :|# bâtiments existent déjà à cette adresse :}',
}
