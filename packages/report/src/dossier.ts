import { type ResultOf, select } from '@vezel/model'
import { person, type UserRow } from './dossier/person.ts'
import { type OnderzoekRow, survey } from './dossier/survey.ts'

export type { UserRow } from './dossier/person.ts'
export type { AnalyseRow, DecidingSample, MonsterRow, ResultaatRow } from './dossier/sample.ts'
export type { FileRow, Item, StatusRow, SubAssetRow } from './dossier/shared.ts'
export type {
  BehandelingRow,
  BevindingRow,
  BronLocatieRow,
  BronRow,
  FotoRow,
  MaatregelRow,
  StrategieRow,
} from './dossier/source.ts'
export type {
  BeperkingRow,
  DocumentRow,
  GeschiktheidRow,
  Geschiktheidsklasse,
  InterviewRow,
  InventarisatieRow,
  InventarisatieRuimteRow,
  OnderzoekFotoRow,
  OnderzoekPlattegrondRow,
  OnderzoekRow,
  OudRapportRow,
  OutOfScopeRow,
  SpaceRow,
  TekenobjectRow,
  UitsluitingRow,
  VscpRow,
  WaarnemingRow,
} from './dossier/survey.ts'

/** Why something may be missing, by the gap: its code and the id of its record. */
const argument = select('gapArgument', {
  id: true,
  gat: true,
  reden: true,
  telt: true,
  created_at: true,
  inventarisatie_user: person,
})
export interface ArgumentRow extends Omit<ResultOf<'gapArgument', typeof argument>, 'inventarisatie_user' | 'telt'> {
  /** Absent in what was kept before it was asked. */
  readonly telt?: boolean | null
  readonly inventarisatie_user: UserRow | null
}

/**
 * What a report is asked: the fields of the API, each record's in its file of `dossier/`. Statuses, amounts, classes and
 * what became of a source are asked for this survey and the day of the report (decision 0023).
 */
export const dossier = select('report', {
  id: true,
  naam: true,
  versie: true,
  wijziging: true,
  datum: true,
  peildatum: true,
  status: true,
  gecontroleerd_op: true,
  vrijgegeven_op: true,
  argumenten: argument,
  opgesteld_door: person,
  gecontroleerd_door: person,
  vrijgegeven_door: person,
  onderzoek: survey,
})

type Named = 'opgesteld_door' | 'gecontroleerd_door' | 'vrijgegeven_door'
export interface RapportRow
  extends Omit<ResultOf<'report', typeof dossier>, Named | 'onderzoek' | 'argumenten' | 'gecontroleerd_op'> {
  readonly opgesteld_door: UserRow | null
  readonly gecontroleerd_door: UserRow | null
  readonly gecontroleerd_op?: string | null
  readonly vrijgegeven_door: UserRow | null
  readonly argumenten?: readonly ArgumentRow[]
}

/**
 * Everything a report needs of one survey, as `dossier` asks it. Days are `YYYY-MM-DD`, moments `YYYY-MM-DD HH:mm:ss` in
 * Dutch time, amounts are numbers. `derive.ts` words and groups what the API answers, and works none of it out.
 */
export interface Dossier {
  /** The day on which it was gathered: that of release, were it released now. No part of the fingerprint. */
  readonly vandaag?: string
  readonly rapport: RapportRow
  readonly onderzoek: OnderzoekRow
}
