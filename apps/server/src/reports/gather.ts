import { model, type ResultOf } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { Problem } from '@vezel/model/problems.ts'
import { person } from '@vezel/report/dossier/person.ts'
import { location, type source, strategy } from '@vezel/report/dossier/source.ts'
import { particulars } from '@vezel/report/dossier/survey.ts'
import {
  type BronLocatieRow,
  type BronRow,
  type Dossier,
  dossier,
  type OnderzoekRow,
  type SpaceRow,
  type StrategieRow,
  type UserRow,
} from '@vezel/report/dossier.ts'
import type { Ask } from '../ask.ts'
import { keyOf } from '../db/names.ts'
import { questionOf, type Selected, withIds } from '../records/question.ts'
import { inShape, withoutBlanks } from './asked-shape.ts'
import { answerOf, laidOver, type Records, recordsIn } from './kept-records.ts'

const entity = model.entity('report')
/** For which survey and day the big question asks what holds: those of a report never change while it is made. */
const shownQuestion = questionOf(entity, {
  peildatum: true,
  bij_sluiten: true,
  onderzoek: { id: true, gesloten_op: true },
})
/** What a report needs of a survey. */
export const dossierQuestion = questionOf(entity, withIds(dossier), particulars)
/** The same with what only some assets have among the rest of their fields. */
const folded: Selected = {
  ...dossier,
  onderzoek: {
    ...dossier.onderzoek,
    inventarisatie_asset: {
      ...dossier.onderzoek.inventarisatie_asset,
      asset: { ...dossier.onderzoek.inventarisatie_asset.asset, ...particulars.building, ...particulars.vessel },
    },
  },
}
/** What a report is asked of a survey that has none yet. */
const surveyQuestion = questionOf(model.entity('survey'), withIds(dossier.onderzoek), particulars)
const personQuestion = questionOf(model.entity('inspectionUser'), person)

interface Shown {
  readonly row: {
    readonly peildatum: string
    readonly bij_sluiten: string | null
    readonly onderzoek: { readonly id: string; readonly gesloten_op: string | null }
  } | null
}
type AnsweredSource = ResultOf<'source', typeof source>
type AnsweredLocation = AnsweredSource['locaties'][number]
type Row = ResultOf<'report', typeof dossier> & {
  readonly onderzoek: { readonly inventarisatie_asset: { readonly asset: Particulars } }
}
interface Answer {
  readonly row: AnsweredRow | null
}
/** As it is answered: the particulars stand beside the asset. */
type AnsweredRow = ResultOf<'report', typeof dossier> & {
  readonly onderzoek: { readonly inventarisatie_asset: { readonly particulars: Particulars } }
}
/** What only a building has, or only a ship. */
interface Particulars
  extends Partial<ResultOf<'building', (typeof particulars)['building']>>,
    Partial<ResultOf<'vessel', (typeof particulars)['vessel']>> {}

/**
 * Everything the report of one survey needs, as it holds on the day of the report: one statement, so one snapshot, with the
 * rights of who asks. Of a version that was released as it then was, and of a survey that is closed as it was when it
 * closed (decision 0037). Throws `notFound`.
 */
export async function gather(ask: Ask, report: string): Promise<Dossier> {
  const { records, then } = await asked(ask, report)
  return dossierOf(laidOver(records, then), report)
}

/** The same as the survey says it by now: of a version that was released, what has become of its data since. */
export async function gatherSince(ask: Ask, report: string): Promise<Dossier> {
  const { records, then, isClosed } = await asked(ask, report)
  return dossierOf(isClosed ? laidOver(records, then) : records, report)
}

/** The dossier of a survey that has no report, as one that was begun today would ask it. Throws `notFound`. */
export async function gatherSurvey(ask: Ask, survey: string): Promise<Dossier> {
  const today = dutchTime().slice(0, 10)
  const about = { id: survey, onderzoek: survey, dag: today }
  const { row: onderzoek } = withoutBlanks(
    await ask<{ readonly row: AnsweredRow['onderzoek'] | null }>(surveyQuestion, about),
  )
  if (!onderzoek) throw new Problem('notFound', { entity: model.entity('survey').label })
  return dossierIn({ ...notBegun, datum: today, peildatum: today }, withParticulars(onderzoek))
}
/** A report of which nothing was said yet. */
const notBegun: Omit<Dossier['rapport'], 'datum' | 'peildatum'> = {
  id: '',
  naam: '',
  versie: 1,
  wijziging: null,
  status: 'concept',
  gecontroleerd_op: null,
  vrijgegeven_op: null,
  argumenten: [],
  opgesteld_door: null,
  gecontroleerd_door: null,
  vrijgegeven_door: null,
}

/** The same with all that it names as that is now, although the survey is closed. */
export const gatherNow = async (ask: Ask, report: string): Promise<Dossier> =>
  dossierOf(await recordsOf(ask, report), report)

function dossierOf(records: Records, report: string): Dossier {
  const { onderzoek, ...rapport } = answerOf(records, entity, keyOf(entity, report), folded) as Row
  return dossierIn(rapport, onderzoek)
}

function dossierIn(rapport: Dossier['rapport'], onderzoek: Row['onderzoek']): Dossier {
  const { inventarisatie_asset, gesloten_op, ...survey } = onderzoek
  const { bronnen, asset } = inventarisatie_asset
  return {
    vandaag: dutchTime().slice(0, 10),
    rapport,
    onderzoek: {
      ...survey,
      inventarisatie_asset: {
        id: inventarisatie_asset.id,
        asset: { ...asset, sub_assets: asset.sub_assets.filter(isInSurvey) },
      },
      bronnen: bronnen.filter(({ in_onderzoek }) => in_onderzoek).map((row) => sourceIn(survey, row, gesloten_op)),
      bekende_locaties: bronnen.filter(({ materiaal_type: { code } }) => code === 'asbest').flatMap(knownPlaces),
    },
  }
}

/** The records of the dossier of a report as they are now. Throws `notFound`. */
export const recordsOf = async (ask: Ask, report: string): Promise<Records> => (await asked(ask, report)).records

/** The records of now, and those that were kept when the version was released or the survey closed. */
async function asked(ask: Ask, report: string): Promise<{ records: Records; then: Records; isClosed: boolean }> {
  const shown = (await ask<Shown>(shownQuestion, { id: report })).row
  const about = { id: report, onderzoek: shown?.onderzoek.id, dag: shown?.peildatum }
  const { row } = withoutBlanks(await ask<Answer>(dossierQuestion, about))
  if (!row) throw new Problem('notFound', { entity: entity.label })
  const then: Records = shown?.bij_sluiten ? JSON.parse(shown.bij_sluiten) : {}
  return {
    records: recordsIn(entity, { ...row, onderzoek: withParticulars(row.onderzoek) }),
    then,
    isClosed: shown?.onderzoek.gesloten_op != null,
  }
}

function withParticulars(onderzoek: AnsweredRow['onderzoek']): Row['onderzoek'] {
  const { particulars, ...folder } = onderzoek.inventarisatie_asset
  return { ...onderzoek, inventarisatie_asset: { ...folder, asset: { ...folder.asset, ...particulars } } }
}

/** A space that was made after a survey closed has no outcome in it. */
const isInSurvey = <Row extends { readonly uitkomst: unknown }>(space: Row): space is Row & SpaceRow =>
  space.uitkomst !== null

/** The places of a source that others left suspected and this survey did not see. */
const knownPlaces = ({ locaties }: AnsweredSource): OnderzoekRow['bekende_locaties'] =>
  locaties
    .filter(({ ongezien_verdacht: isSuspected }) => isSuspected === true)
    .map(({ id, nummer, sub_asset }) => ({ id, nummer, sub_asset: sub_asset && { id: sub_asset.id } }))

/**
 * A source in a survey: with the places that this survey saw, those that nobody saw yet, its own findings, and its own
 * strategies before those that it takes over. The same before and after closing, so that closing changes no fingerprint.
 */
function sourceIn(
  survey: Pick<OnderzoekRow, 'id' | 'inventarisaties'>,
  { strategieen_bij_sluiten: kept, locaties, strategieen, ...row }: AnsweredSource,
  closedAt: string | null,
): BronRow {
  const visits = new Set(survey.inventarisaties.map(({ id }) => id))
  const isOwn = ({ onderzoek }: StrategieRow) => onderzoek.id === survey.id
  const all = strategieen.map((one) => ({ ...one, geldt: told(one.geldt) }))
  const taken = kept === null ? all.filter((one) => one.geldt && !isOwn(one)) : strategiesOf(kept)
  return {
    ...row,
    ...standing(row),
    klasse_ontbreekt: told(row.klasse_ontbreekt),
    strategieen: [...all.filter(isOwn), ...[...taken].sort(byOrder)],
    locaties: locaties
      .filter(({ in_onderzoek, is_ongezien }) => in_onderzoek || is_ongezien)
      .map((place) => ({
        ...asKept(place, closedAt),
        inventarisaties: place.inventarisaties.filter(({ inventarisatie }) => visits.has(inventarisatie.id)),
      })),
  }
}

/** Strategies of several surveys, in the one order that is the same now and kept. */
const byOrder = (a: StrategieRow, b: StrategieRow) => (a.volgorde ?? 0) - (b.volgorde ?? 0) || (a.id < b.id ? -1 : 1)

/** A place, with what its survey kept when it closed for what stands there now, and the treatments that were known by then. */
function asKept(
  { is_ongezien: _, ongezien_verdacht: _known, overgenomen_bij_sluiten: kept, behandelingen, ...row }: AnsweredLocation,
  closedAt: string | null,
): BronLocatieRow {
  const { bepalend_monster, overgenomen_van } = kept === null ? row : locationOf(kept)
  return {
    ...row,
    ...standing(row),
    bepalend_monster,
    overgenomen_van,
    behandelingen: behandelingen
      .filter(({ created_at }) => closedAt === null || created_at <= closedAt)
      .map(({ created_at: _written, ...treatment }) => treatment),
  }
}

// What a survey kept when it closed, as the question answers it of one that is open. The selection decides the fields: what
// was kept may hold more of them, or less of before a field was asked, and would else be other data.
const strategiesOf = (kept: string) => inShape(JSON.parse(kept), strategy) as readonly StrategieRow[]
const locationOf = (kept: string) => inShape(JSON.parse(kept), location) as BronLocatieRow

/** What holds of a source or a place; asked for a survey and a day there is always an answer. */
const standing = <Row extends Standing>({ toestand, gevaarlijk, in_onderzoek }: Row) => ({
  toestand: told<NonNullable<Row['toestand']>>(toestand),
  gevaarlijk: told(gevaarlijk),
  in_onderzoek: told(in_onderzoek),
})
type Standing = Pick<AnsweredLocation, 'toestand' | 'gevaarlijk' | 'in_onderzoek'>

function told<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Nothing is told of what holds in the survey')
  return value
}

/** Somebody as a report names them. Throws `notFound`. */
export async function gatherPerson(ask: Ask, id: string): Promise<UserRow> {
  const { row } = await ask<{ readonly row: UserRow | null }>(personQuestion, { id })
  if (!row) throw new Problem('notFound', { entity: model.entity('inspectionUser').label })
  return row
}
