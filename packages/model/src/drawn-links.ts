/**
 * What an element of a plan may be linked to: the word that `koppeling` of its type says, and the field of a drawn object that
 * holds such a link. Both are names of the API.
 */
export const drawnLinks = {
  BronLocatie: 'bron_locatie',
  UitgeslotenRuimte: 'uitgesloten_ruimte',
  OutOfScope: 'out_of_scope',
  Monster: 'monster',
  Waarneming: 'waarneming',
  Foto: 'foto',
  InventarisatieRuimte: 'inventarisatie_ruimte',
  Ruimte: 'ruimte',
} as const

export type DrawnLinkKind = keyof typeof drawnLinks
export type DrawnLinkField = (typeof drawnLinks)[DrawnLinkKind]

export const drawnLinkFields: readonly DrawnLinkField[] = Object.values(drawnLinks)

export const isDrawnLinkKind = (word: string | null): word is DrawnLinkKind => word !== null && word in drawnLinks
