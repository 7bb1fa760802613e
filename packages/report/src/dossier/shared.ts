import { type ResultOf, select } from '@vezel/model'

// What several records of a dossier are asked alike.

/** One item of a lookup list: every list has these. */
export const item = { id: true, value: true, value_en: true, value_fr: true, code: true } as const
export interface Item extends ResultOf<'producten', typeof item> {}

/** What holds of material, with its place among the others. */
export const status = select('materiaal_statussen', { ...item, prioriteit: true })
export interface StatusRow extends ResultOf<'materiaal_statussen', typeof status> {}

export const file = select('file', { id: true, file_key: true })
export interface FileRow extends ResultOf<'file', typeof file> {}

/** A space or part, by its names and its floor. */
export const space = select('subAsset', {
  id: true,
  naam: true,
  nummer: true,
  volledige_naam: true,
  volgorde: true,
  verdieping: { id: true, niveau: true, naam: true, verdieping_naam: item, deck_name: item },
})
export interface SubAssetRow extends ResultOf<'subAsset', typeof space> {}
