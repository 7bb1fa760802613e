import { type ResultOf, select } from '@vezel/model'
import type { Presence } from '@vezel/model/presence.ts'
import type { NotKept } from './not-kept.ts'
import { type DecidingSample, decidingSample } from './sample.ts'
import { file, item, type SubAssetRow, space, status } from './shared.ts'

export const finding = select('finding', {
  id: true,
  aangetroffen: true,
  hoeveelheid: true,
  hoeveelheid_schatting: true,
  verwijzing_tekst: true,
  beschadiging_percentage: true,
  te_controleren: true,
  opmerking: true,
  inventarisatie: { id: true },
  bron_locatie_analysemethode: item,
  verwijst_naar_monster: { id: true, nummer: true, onderzoek: { id: true, nummer: true } },
  bevestiging: item,
  conditie: item,
  beschadiging: item,
  bereikbaarheid: item,
  afscherming: item,
  blootstelling: item,
  asbestos_risk_assessment: item,
  bron_advies: item,
  reden_afwijkend_advies: true,
  behandelmoment: { ...item, termijn_dagen: true },
})
export interface BevindingRow extends ResultOf<'finding', typeof finding> {}

export const measure = select('controlMeasure', {
  id: true,
  omschrijving: true,
  verantwoordelijke: true,
  gereed_op: true,
  onderzoek: { id: true },
  beheersmaatregel_type: item,
  behandelmoment: item,
})
export interface MaatregelRow extends ResultOf<'controlMeasure', typeof measure> {}

export const treatment = select('treatment', {
  id: true,
  created_at: true,
  datum: true,
  hoeveelheid: true,
  uitvoerder: true,
  referentie: true,
  behandeling_status: item,
})
/** When it was written decides whether a closed survey knew of it, and says no more (`gather.ts`). */
export interface BehandelingRow extends Omit<ResultOf<'treatment', typeof treatment>, 'created_at'> {}

export const photo = select('sourcePhoto', {
  id: true,
  foto_nummer: true,
  onderschrift: true,
  in_rapport: true,
  volgorde: true,
  file,
  inventarisatie: { id: true },
  bron_locatie_foto_label: item,
  verwijzingen: { id: true, nummer: true },
  waarnemingen: { id: true, nummer: true },
})
export interface FotoRow extends ResultOf<'sourcePhoto', typeof photo> {}

export const location = select('location', {
  id: true,
  nummer: true,
  plaats: true,
  binnen_buiten: true,
  sub_asset: space,
  materiaal_status: status,
  hoeveelheid: true,
  toestand: true,
  verwijderd_door: { id: true },
  gevaarlijk: true,
  in_onderzoek: true,
  is_ongezien: true,
  ongezien_verdacht: true,
  overgenomen_bij_sluiten: true,
  bevinding: { id: true },
  grond: true,
  overgenomen_van: { id: true, nummer: true },
  tegenspraak: true,
  bepalend_monster: decidingSample,
  inventarisaties: finding,
  beheersmaatregelen: measure,
  behandelingen: treatment,
  fotos: photo,
})

export const strategy = select('sanitationStrategy', {
  id: true,
  geldt: true,
  voorkeur: true,
  werkomschrijving: true,
  randvoorwaarden: true,
  volgorde: true,
  onderzoek: { id: true },
  bron_locaties: { id: true, nummer: true },
  sanerings_advies: item,
  smart_risicoklasse: { ...item, prioriteit: true },
})
export interface StrategieRow extends ResultOf<'sanitationStrategy', typeof strategy>, NotKept<'strategy'> {
  readonly geldt: boolean
}

export const source = select('source', {
  id: true,
  nummer: true,
  naam: true,
  eigen_naam: true,
  kleur: true,
  dikte: true,
  afmeting: true,
  omschrijving: true,
  in_rapport: true,
  onderzoek: { id: true, nummer: true, rapporttaal: true },
  materiaal_type: item,
  materiaal_status: status,
  smart_risicoklasse: { ...item, prioriteit: true },
  klasse_ontbreekt: true,
  hoeveelheid_totaal: true,
  toestand: true,
  gevaarlijk: true,
  in_onderzoek: true,
  product: item,
  toepassing: item,
  structuur: item,
  binding: item,
  eenheid: { ...item, symbool: true },
  bron_advies: item,
  strategieen_bij_sluiten: true,
  strategieen: strategy,
  locaties: location,
})

/** By what survey and closing `gather.ts` chooses: the report tells nothing of it. */
type Choosing = 'is_ongezien' | 'ongezien_verdacht' | 'overgenomen_bij_sluiten' | 'strategieen_bij_sluiten'

/** A place of a source. What is worked out for a survey and a day is always there: a dossier asks it of both. */
export interface BronLocatieRow
  extends Omit<ResultOf<'location', typeof location>, Choosing | 'behandelingen' | 'sub_asset'> {
  readonly toestand: Presence
  readonly gevaarlijk: boolean
  readonly in_onderzoek: boolean
  /** Null once it is gone, which a report tells as a gap. */
  readonly sub_asset: SubAssetRow | null
  readonly bepalend_monster: DecidingSample | null
  readonly inventarisaties: readonly BevindingRow[]
  readonly behandelingen: readonly BehandelingRow[]
}

/** A source, with its places and strategies in this survey; of what is worked out the same holds. */
export interface BronRow extends Omit<ResultOf<'source', typeof source>, Choosing | 'locaties' | 'strategieen'> {
  readonly toestand: Presence
  readonly gevaarlijk: boolean
  readonly in_onderzoek: boolean
  readonly klasse_ontbreekt: boolean
  readonly locaties: readonly BronLocatieRow[]
  readonly strategieen: readonly StrategieRow[]
}
