import type { GapCode } from '@vezel/model/gaps.ts'
import { photoNumber } from '@vezel/model/photo-number.ts'
import type { View } from '../photos/motifs/motif.ts'
import type { PhotoDetails, PhotoRequest, PhotoSubject } from '../photos/photo.ts'
import { later, type Moment, momentOf } from './moments.ts'
import { type SpaceData, spaceIn } from './spaces.ts'
import { visits } from './surveys.ts'

export type SourceData = {
  key: string
  asset: string
  /** The survey that recorded it first. */
  onderzoek: string
  nummer: string
  naam: string
  materiaal_type: string
  product: string
  toepassing: string
  structuur: string
  /** Absent where the substance is bound by nothing, as lead in paint. */
  binding?: string
  eenheid: string
  kleur: string
  /** mm */
  dikte?: number
  afmeting?: string
  bron_advies: string
  omschrijving: string
  inventarisatie_user: number
}

export type LocationData = {
  key: string
  bron: string
  nummer: string
  sub_asset: string
  plaats: string
  binnen_buiten: 'binnen' | 'buiten'
  inventarisatie_user: number
}

/** What was seen, apart from where, how much and how that was established. */
export type ConditionData = {
  bevestiging: string
  conditie: string
  beschadiging: string
  beschadiging_percentage?: number
  bereikbaarheid: string
  afscherming: string
  blootstelling: string
  asbestos_risk_assessment: string
  bron_advies?: string
  reden_afwijkend_advies?: string
  behandelmoment: string
  hoeveelheid_schatting?: boolean
  opmerking?: string
}

export type FindingData = ConditionData & {
  key: string
  bron_locatie: string
  inventarisatie: string
  aangetroffen: 'ja' | 'nee' | 'niet_controleerbaar'
  hoeveelheid: number
  /** kg, of what the inventory of a ship lists. */
  ihm_massa?: number
  bron_locatie_analysemethode: string
  /** Key of the sample that stands for this place too. */
  verwijst_naar_monster?: string
  verwijzing_tekst?: string
  /** Chosen by hand; absent where results of an own sample decide. */
  materiaal_status?: string
  inventarisatie_user: number
}

export type StrategyData = {
  bron: string
  onderzoek: string
  sanerings_advies: string
  smart_risicoklasse?: string
  voorkeur: boolean
  werkomschrijving: string
  randvoorwaarden?: string
  volgorde: number
}

export type MeasureData = {
  bron_locatie: string
  onderzoek: string
  beheersmaatregel_type: string
  omschrijving: string
  behandelmoment: string
  verantwoordelijke: string
  /** Of one that is looked at again. */
  frequentie_maanden?: number
  gereed_op?: Moment
}

export type TreatmentData = {
  bron_locatie: string
  behandeling_status: string
  datum: Moment
  uitvoerder?: string
  referentie?: string
  /** Name of the clearance document. */
  vrijgavedocument?: string
  opmerking?: string
  inventarisatie_user: number
}

export type SampleData = {
  key: string
  onderzoek: string
  inventarisatie: string
  /** Key of the finding it was taken from. */
  bron_locatie_inventarisatie: string
  materiaal_type: string
  monster_soort: string
  nummer: string
  genomen_op: Moment
  genomen_door: number
  omschrijving: string
  plaats: string
  laag?: string
  afgewerkt: boolean
  /** cm² */
  oppervlak?: number
}

export type AnalysisData = {
  key: string
  monster: string
  analyse_methode: string
  laboratorium: string
  lab_monsternummer?: string
  status: 'aangemaakt' | 'verstuurd' | 'ontvangen' | 'gereed' | 'afgekeurd'
  geanalyseerd_op?: Moment
  materiaal_beschrijving_lab?: string
  opmerking?: string
}

export type ResultData = {
  analyse: string
  analyse_materiaal: string
  analyse_resultaat: string
  analyse_resultaat_hoeveelheid?: string
  waarde?: number
  eenheid?: string
  opmerking?: string
}

/** A photo and how it is drawn: everything but the moment, which follows from the day of seeding. */
export type PhotoData = {
  key: string
  /** Name of the stored file. */
  naam: string
  genomen_op: Moment
  drawn: PhotoSubject & Omit<PhotoDetails, 'takenAt'>
}

export type SourcePhotoData = PhotoData & {
  bron_locatie: string
  inventarisatie: string
  bron_locatie_foto_label: string
  onderschrift: string
  /** Keys of samples seen on it. */
  verwijzingen: string[]
  in_rapport: boolean
  volgorde: number
  inventarisatie_user: number
}

export type ExclusionData = {
  onderzoek: string
  nummer: string
  sub_asset: string
  deel?: string
  beperking: string
  omschrijving: string
  asbest_vermoed: 'ja' | 'nee' | 'onbekend'
  advies: string
  file?: PhotoData
  inventarisatie_user: number
}

export type LimitationData = {
  onderzoek: string
  nummer: string
  beperking: string
  sub_assets: string[]
  omschrijving: string
  gevolg: string
  advies: string
  in_rapport: boolean
  inventarisatie_user: number
}

export type SurveySpaceData = {
  onderzoek: string
  sub_asset: string
  onderzocht: 'ja' | 'gedeeltelijk' | 'nee' | 'nvt'
  onderzocht_op?: Moment
  vloer?: string
  wand?: string
  plafond?: string
  installaties?: string
  opmerking?: string
  inventarisatie_user: number
}

export type RemarkData = { onderzoek: string; titel: string; tekst: string; in_rapport: boolean; volgorde: number }

export type ReportData = {
  onderzoek: string
  rapport_template: string
  versie: number
  wijziging?: string
  datum: Moment
  status: 'concept' | 'ter_controle' | 'vrijgegeven' | 'vervallen'
  opgesteld_door: number
  aangeboden_door?: number
  gecontroleerd_door?: number
  gecontroleerd_op?: Moment
  vrijgegeven_door?: number
  vrijgegeven_op?: Moment
  /** Why something may be missing: the gap by its code and the key of its record, and who says so. */
  toelichtingen?: { code: GapCode; of: 'surveySpace'; key: string; reden: string; inventarisatie_user: number }[]
}

/** Everything that one survey recorded. */
export type SurveyRecords = {
  sources: SourceData[]
  locations: LocationData[]
  findings: FindingData[]
  strategies: StrategyData[]
  measures: MeasureData[]
  treatments: TreatmentData[]
  samples: SampleData[]
  analyses: AnalysisData[]
  results: ResultData[]
  photos: SourcePhotoData[]
  exclusions: ExclusionData[]
  limitations: LimitationData[]
  surveySpaces: SurveySpaceData[]
  remarks: RemarkData[]
  reports: ReportData[]
}

/** The photo as the drawing code asks for it; `today` is the day of seeding, `YYYY-MM-DD`. */
export const photoRequest = ({ drawn, genomen_op }: PhotoData, today: string): PhotoRequest => ({
  ...drawn,
  takenAt: momentOf(today, genomen_op),
})

/** One analysis of a sample: the method and what came out, or nothing yet. */
type AnalysisDraft = {
  analyse_methode: string
  /** When not that of the survey. */
  laboratorium?: string
  status?: AnalysisData['status']
  geanalyseerd_op?: Moment
  lab_monsternummer?: string
  materiaal_beschrijving_lab?: string
  opmerking?: string
  results: Omit<ResultData, 'analyse'>[]
}

export type SampleDraft = {
  nummer: string
  /** Sequence of the location in its source. */
  at: number
  omschrijving: string
  plaats: string
  monster_soort?: string
  laag?: string
  oppervlak?: number
  /** Visit, moment and person, when not those of the finding. */
  genomen?: { inventarisatie: string; op: Moment; door: number }
  analyses: AnalysisDraft[]
}

export type LocationDraft = {
  /** Key of the space without that of the asset. */
  space: string
  plaats: string
  hoeveelheid: number
  ihm_massa?: number
  /** Key of the sample of another survey that stands for this place. */
  verwijst_naar_monster?: string
  /** What differs from the rest of the source. */
  condition?: Partial<ConditionData>
  /** What the photos show, when not what the source shows. */
  subject?: PhotoSubject
  /** Photos beside the overview and the detail. */
  extraPhotos?: { label: string; onderschrift: string; view: View; verwijzingen?: string[] }[]
  /** False leaves the photos out. */
  photos?: boolean
}

export type SourceDraft = Pick<
  SourceData,
  | 'nummer'
  | 'product'
  | 'toepassing'
  | 'structuur'
  | 'binding'
  | 'eenheid'
  | 'kleur'
  | 'dikte'
  | 'afmeting'
  | 'bron_advies'
  | 'omschrijving'
> & {
  /** Asbestos when absent. */
  materiaal_type?: string
  /** Status of the places without a sample of their own. */
  materiaal_status: string
  /** How places without a sample of their own were established, when not by another sample. */
  established?: { bron_locatie_analysemethode: string; verwijzing_tekst: string }
  condition: ConditionData
  subject: PhotoSubject
  /** What an overview and a detail show, in words. */
  shown: { overview: string; detail: string; detailLabel: string }
  locations: LocationDraft[]
  samples: SampleDraft[]
  strategies: Pick<StrategyData, 'sanerings_advies' | 'smart_risicoklasse' | 'werkomschrijving' | 'randvoorwaarden'>[]
}

/** A space as far as records of sources name it: those of a ship have no number and no kind. */
export type SeenSpace = Pick<SpaceData, 'key' | 'verdieping' | 'naam'> &
  Partial<Pick<SpaceData, 'nummer' | 'ruimte_naam'>>

const isOutside = ({ verdieping, ruimte_naam = '' }: SeenSpace): boolean =>
  ['Balkon', 'Galerij'].includes(ruimte_naam) ||
  (/\/(dak|gevel|buitenterrein)$/.test(verdieping) && ruimte_naam !== 'Liftmachinekamer')

/** As a caption calls it: with its number, where it has one. */
const spaceTitle = ({ nummer, naam }: SeenSpace): string => (nummer === undefined ? naam : `${nummer} ${naam}`)

/** As a name goes on after a comma; what begins with an abbreviation keeps it. */
const midSentence = (text: string): string => text.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase())

/** Dust says what lies on a material, other samples what is in it. */
const isOfMaterial = ({ monster_soort }: SampleDraft): boolean => monster_soort !== 'Kleefmonster'

const BROKEN: Record<string, number> = { Geen: 0, Licht: 0.3, Matig: 0.65, Ernstig: 0.95, Onbekend: 0 }
/** How broken a photo shows a damage that is named by its kind. */
const SOME_DAMAGE = 0.4

const photoKey = (n: number): string => `F${String(n).padStart(3, '0')}`

/** Somewhere in the invented Oosterzijl, which is near all that is surveyed. */
const HERE = { north: 53.2871, east: 6.7432 }
/** One in so many photos was taken with the telephone on its side, and one in so many tells where it was taken. */
const TURNED = 17
const PLACED = 9

/** How a photo is drawn that is the `n`th of a survey. */
export const drawnAs = (
  survey: string,
  n: number,
  look: string,
  source: string,
  subject: PhotoSubject,
  view: View,
  damage: number,
  photosBefore = 0,
): PhotoData['drawn'] => ({
  ...subject,
  seed: `${survey}/${photoKey(n)}`,
  look,
  view,
  damage,
  label: { source, photo: photoNumber(photosBefore + n) },
  ...(n % TURNED === 0 && { orientation: 6 }),
  ...(n % PLACED === 0 && { position: { north: HERE.north + (n % 7) * 1e-5, east: HERE.east + (n % 5) * 2e-5 } }),
})

/** Where and by whom a survey was done. */
export interface Site<Space extends SeenSpace = SpaceData> {
  readonly survey: string
  readonly asset: string
  readonly spaces: readonly Space[]
  readonly laboratory: string
  /** The visit in which a space was seen, and who saw it. */
  readonly visitOf: (space: Space) => string
  readonly doneBy: (space: Space) => number
  /** Its photos are numbered on from here, for the surveys of an asset share their numbers. */
  readonly photosBefore?: number
}

/**
 * The records of a survey that follow from its sources: what was found where, samples, analyses, results and photos. A
 * known source (`recorded: false`) gets findings only.
 */
export function recordSources<Space extends SeenSpace>(
  { survey, asset, spaces, laboratory, visitOf, doneBy, photosBefore = 0 }: Site<Space>,
  drafts: { source: SourceDraft; recorded: boolean; numbers?: number[] }[],
): Pick<
  SurveyRecords,
  'sources' | 'locations' | 'findings' | 'strategies' | 'samples' | 'analyses' | 'results' | 'photos'
> {
  const sources: SourceData[] = []
  const locations: LocationData[] = []
  const findings: FindingData[] = []
  const strategies: StrategyData[] = []
  const samples: SampleData[] = []
  const analyses: AnalysisData[] = []
  const results: ResultData[] = []
  const photos: Omit<SourcePhotoData, 'genomen_op'>[] = []

  for (const { source, recorded, numbers } of drafts) {
    const bron = `${asset}/${source.nummer}`
    const { condition, subject, shown, locations: places, samples: taken, strategies: ways, ...own } = source
    const { materiaal_type = 'Asbest', materiaal_status, established, ...fields } = own
    if (recorded) {
      sources.push({
        ...fields,
        key: bron,
        asset,
        onderzoek: survey,
        naam:
          source.product === source.toepassing
            ? source.product
            : `${source.toepassing}, ${midSentence(source.product)}`,
        materiaal_type,
        inventarisatie_user: doneBy(spaceIn(spaces, `${asset}/${places[0]?.space}`)),
      })
    }
    const suspected = materiaal_type === 'Asbest' ? 'Asbestverdacht' : 'Verdacht'
    ways.forEach((way, i) => {
      strategies.push({ ...way, bron, onderzoek: survey, voorkeur: i === 0, volgorde: i + 1 })
    })
    places.forEach((place, i) => {
      const sequence = numbers?.[i] ?? i + 1
      const nummer = `${source.nummer}.${sequence}`
      const space = spaceIn(spaces, `${asset}/${place.space}`)
      const inventarisatie = visitOf(space)
      const inventarisatie_user = doneBy(space)
      const key = `${survey}/${nummer}`
      const here = taken.filter((sample) => sample.at === i + 1)
      const seen: ConditionData = { ...condition, ...place.condition }
      const ownSample = here.some(isOfMaterial)
      const answered = here.some((sample) => sample.analyses.some((analysis) => analysis.results.length > 0))
      if (recorded) {
        locations.push({
          key: `${asset}/${nummer}`,
          bron,
          nummer,
          sub_asset: space.key,
          plaats: place.plaats,
          binnen_buiten: isOutside(space) ? 'buiten' : 'binnen',
          inventarisatie_user,
        })
      }
      findings.push({
        ...seen,
        key,
        bron_locatie: `${asset}/${nummer}`,
        inventarisatie,
        aangetroffen: 'ja',
        hoeveelheid: place.hoeveelheid,
        ...(place.ihm_massa && { ihm_massa: place.ihm_massa }),
        ...(ownSample
          ? { bron_locatie_analysemethode: 'Eigen monster geanalyseerd' }
          : (established ?? {
              bron_locatie_analysemethode: 'Verwijzing naar monster op andere locatie',
              verwijst_naar_monster: `${survey}/${taken[0]?.nummer}`,
            })),
        ...(place.verwijst_naar_monster && { verwijst_naar_monster: place.verwijst_naar_monster }),
        // What waits for its own result is not known, whatever the other places are.
        ...(!answered && { materiaal_status: ownSample ? suspected : materiaal_status }),
        inventarisatie_user,
      })
      for (const sample of here) {
        const sampleKey = `${survey}/${sample.nummer}`
        samples.push({
          key: sampleKey,
          onderzoek: survey,
          inventarisatie: sample.genomen?.inventarisatie ?? inventarisatie,
          bron_locatie_inventarisatie: key,
          materiaal_type,
          monster_soort: sample.monster_soort ?? 'Materiaalmonster',
          nummer: sample.nummer,
          // Taken when the photo of its place was; filled in below.
          genomen_op: sample.genomen?.op ?? { day: 0 },
          genomen_door: sample.genomen?.door ?? inventarisatie_user,
          omschrijving: sample.omschrijving,
          plaats: sample.plaats,
          ...(sample.laag && { laag: sample.laag }),
          afgewerkt: isOfMaterial(sample),
          ...(sample.oppervlak && { oppervlak: sample.oppervlak }),
        })
        sample.analyses.forEach(({ results: outcome, status = 'gereed', ...analysis }, j) => {
          const analyse = `${sampleKey}/${j + 1}`
          analyses.push({ laboratorium: laboratory, ...analysis, key: analyse, monster: sampleKey, status })
          results.push(...outcome.map((result) => ({ ...result, analyse })))
        })
      }
      if (place.photos === false) return
      const material = here.filter((sample) => !sample.genomen)
      const pictured: NonNullable<LocationDraft['extraPhotos']> = [
        { label: 'Overzichtsfoto', onderschrift: `${spaceTitle(space)}. ${shown.overview}`, view: 'overview' },
        material.length > 0
          ? {
              label: 'Monsterlocatie',
              onderschrift: `Detail met monsterplek ${material.map((sample) => sample.nummer).join(' en ')}: ${source.kleur}`,
              view: 'detail',
              verwijzingen: material.map((sample) => `${survey}/${sample.nummer}`),
            }
          : {
              label: shown.detailLabel,
              onderschrift: `${spaceTitle(space)}. ${shown.detail}`,
              view: 'detail',
            },
        ...(place.extraPhotos ?? []),
      ]
      pictured.forEach(({ label, onderschrift, view, verwijzingen = [] }, volgorde) => {
        const n = photos.length + 1
        photos.push({
          key: `${survey}/${photoKey(n)}`,
          naam: `${nummer}-${photoKey(n)}.jpg`,
          bron_locatie: `${asset}/${nummer}`,
          inventarisatie,
          bron_locatie_foto_label: label,
          onderschrift,
          verwijzingen,
          in_rapport: true,
          volgorde: volgorde + 1,
          inventarisatie_user,
          drawn: drawnAs(
            survey,
            n,
            bron,
            nummer,
            place.subject ?? subject,
            view,
            BROKEN[seen.beschadiging] ?? SOME_DAMAGE,
            photosBefore,
          ),
        })
      })
    })
  }

  const timed = spread(photos)
  return {
    sources,
    locations,
    findings,
    strategies,
    samples: takenWith(samples, timed),
    analyses,
    results,
    photos: timed,
  }
}

/** Each sample just before its photo was; without one, spread over its visit as photos are. */
function takenWith(samples: readonly SampleData[], photos: readonly SourcePhotoData[]): SampleData[] {
  const moments = new Map([
    ...spread(samples).map(({ key, genomen_op }) => [key, genomen_op] as const),
    ...photos.flatMap(({ verwijzingen, genomen_op }) => verwijzingen.map((key) => [key, genomen_op] as const)),
  ])
  return samples.map((sample) => {
    const moment = moments.get(sample.key)
    return moment && sample.genomen_op.day === 0 ? { ...sample, genomen_op: later(moment, -2) } : sample
  })
}

/** Spreads what was done in each visit over its hours, in its order. */
function spread<Row extends { readonly inventarisatie: string }>(
  rows: readonly Row[],
): (Row & { genomen_op: Moment })[] {
  return rows.map((row) => {
    const visit = visits.find(({ key }) => key === row.inventarisatie)
    if (!visit) throw new Error(`There is no visit ${row.inventarisatie}`)
    const same = rows.filter((other) => other.inventarisatie === row.inventarisatie)
    const minutes = (time = '00:00') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    const room = minutes(visit.eind.time) - minutes(visit.start.time) - 40
    return { ...row, genomen_op: later(visit.start, 20 + Math.floor((room * same.indexOf(row)) / same.length)) }
  })
}
