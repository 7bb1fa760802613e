import { SAMIR } from './people.ts'

/** A part that the order of a survey never covered. */
export type OutOfScopeData = {
  key: string
  onderzoek: string
  nummer: string
  sub_asset?: string
  omschrijving: string
  inventarisatie_user: number
}

const beside = (onderzoek: string, nummer: string, omschrijving: string, sub_asset?: string): OutOfScopeData => ({
  key: `${onderzoek}/${nummer}`,
  onderzoek,
  nummer,
  ...(sub_asset && { sub_asset }),
  omschrijving,
  inventarisatie_user: SAMIR,
})

/** The four parts: of the school one for each survey, of the flats two. */
export const outOfScope: readonly OutOfScopeData[] = [
  beside('S1', 'OS1', 'Ondergrondse leidingen buiten de gevellijn'),
  beside('S2', 'OS1', 'Buitenberging; die staat buiten het werk van de aannemer', 'A1/buitenberging'),
  beside('S7', 'OS1', 'Individuele bergingen; van de onderbouw horen alleen de gangen bij de opdracht'),
  beside('S7', 'OS2', 'Inrichting en losse spullen van bewoners'),
]
