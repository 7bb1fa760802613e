import { type ResultOf, select } from '@vezel/model'
import type { NotKept } from './not-kept.ts'
import { person, type UserRow } from './person.ts'
import { item, space, status } from './shared.ts'

export const result = select('result', {
  id: true,
  waarde: true,
  materiaal_status: status,
  eenheid: { ...item, symbool: true },
  analyse_materiaal: item,
  analyse_resultaat: item,
  analyse_resultaat_hoeveelheid: { ...item, min: true, max: true, eenheid: true },
})
export interface ResultaatRow extends ResultOf<'result', typeof result> {}

export const analysis = select('analysis', {
  id: true,
  status: true,
  geanalyseerd_op: true,
  analyse_methode: { ...item, norm: true },
  laboratorium: { id: true, naam: true, accreditatienummer: true, accreditatie_geldig_tot: true },
  resultaten: result,
})
export interface AnalyseRow extends ResultOf<'analysis', typeof analysis>, NotKept<'analysis'> {}

export const sample = select('sample', {
  id: true,
  nummer: true,
  genomen_op: true,
  genomen_door: person,
  omschrijving: true,
  plaats: true,
  in_afwachting: true,
  bron_locatie_inventarisatie: { id: true },
  inventarisatie: { id: true },
  sub_asset: space,
  monster_soort: item,
  analyses: analysis,
})
export interface MonsterRow extends Omit<ResultOf<'sample', typeof sample>, 'genomen_door'> {
  readonly genomen_door: UserRow | null
  readonly analyses: readonly AnalyseRow[]
}

/** The sample that decides what a place is, of this survey or another. */
export const decidingSample = select('sample', {
  id: true,
  nummer: true,
  in_afwachting: true,
  onderzoek: { id: true, nummer: true },
  monster_soort: item,
  analyses: analysis,
})
export interface DecidingSample extends ResultOf<'sample', typeof decidingSample> {
  readonly analyses: readonly AnalyseRow[]
}
