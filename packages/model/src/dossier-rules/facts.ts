import { inLocale, type Label, type Locale } from '../kit/label.ts'
import { statusKindOf } from '../material-kind.ts'
import type { MeasuredKind } from '../rules/measured-codes.ts'
import { contentProblem, isUnitOfKind } from '../rules/measured-content.ts'
import { type RuledCode, ruledCodes } from '../rules/ruled-codes.ts'
import type {
  RuledAnalysis,
  RuledDossier,
  RuledFinding,
  RuledItem,
  RuledLocation,
  RuledPhoto,
  RuledResult,
  RuledSample,
  RuledSource,
  RuledSpace,
  RuledSurvey,
} from './dossier.ts'

// What rules and report read alike from a dossier.

/** Made once: one for each comparison costs a hundred times as much. */
const counting = new Intl.Collator('nl', { numeric: true })

/** Order of numbers as people count: `B2` before `B10`. */
export const byNumber = (a: string, b: string): number => counting.compare(a, b)

/** The numbers, with those that follow each other, from three on, told as `U1 t/m U4`. */
export function numberRuns(numbers: readonly string[], locale: Locale): string[] {
  const split = numbers.map((number) => /^(.*?)(\d+)$/.exec(number))
  const parts: string[] = []
  for (let first = 0; first < numbers.length; ) {
    let last = first
    const follows = () => {
      const [a, b] = [split[last], split[last + 1]]
      return a != null && b != null && a[1] === b[1] && Number(b[2]) === Number(a[2]) + 1
    }
    while (follows()) last += 1
    if (last - first >= 2) parts.push(`${numbers[first]}\u00a0${inLocale(through, locale)}\u00a0${numbers[last]}`)
    else parts.push(...numbers.slice(first, last + 1))
    first = last + 1
  }
  return parts
}
const through: Label = { nl: 't/m', en: 'to' }

/** `0.23 Stookruimte`, or the full name where rooms have no number. */
export function spaceLabel({ naam, nummer, volledige_naam }: RuledSpace): Label | string {
  if (naam === null) return volledige_naam || { nl: 'Onbekend', en: 'Unknown' }
  return nummer == null || nummer === '' ? volledige_naam : `${nummer} ${naam}`
}

export const isCode = (item: Pick<RuledItem, 'code'> | null | undefined, ...codes: readonly RuledCode[]): boolean =>
  codes.some((code) => code === item?.code)

/** Chromium-6 and the hazardous materials of a ship are no asbestos; a type that an organisation made itself may be of it. */
export const isOfAsbestos = ({
  onderzoek_type: type,
}: {
  readonly onderzoek_type: Pick<RuledItem, 'code'> | null
}): boolean => !isCode(type, ...ruledCodes.onderzoek_types)

/** The part of a day or moment that names the day; a day without one is never reached. */
export const dayOf = (moment: string): string => moment.slice(0, 10)

/** Whether something was still to come on the day that a report tells of; what has no day was not. */
export const isAfter = (moment: string | null, { peildatum }: RuledDossier['rapport']): boolean =>
  moment !== null && dayOf(moment) > dayOf(peildatum)

/** Whether the survey has begun: with its start come the lines of its spaces. */
export const isBegun = ({ onderzoek }: Pick<RuledDossier, 'onderzoek'>): boolean =>
  onderzoek.is_uitgevoerd || onderzoek.inventarisatie_ruimtes.length > 0

/** The analyses that count: what the laboratory or the firm rejected is not in the report. */
export const validAnalyses = <A extends Pick<RuledAnalysis, 'status'>>({
  analyses,
}: {
  readonly analyses: readonly A[]
}): A[] => analyses.filter(({ status }) => status !== 'afgekeurd')

/** A sample that was taken and has no result to wait for, because each of its analyses was rejected: the API's `vervallen`. */
export const isRejected = (sample: { readonly analyses: readonly Pick<RuledAnalysis, 'status'>[] }): boolean =>
  sample.analyses.length > 0 && validAnalyses(sample).length === 0

/** A measured value as the rules on content take it. */
export const measuredIn = ({
  waarde,
  eenheid,
  analyse_resultaat_hoeveelheid,
}: Pick<RuledResult, 'waarde' | 'eenheid' | 'analyse_resultaat_hoeveelheid'>) => ({
  value: waarde,
  unit: eenheid?.code ?? null,
  band: analyse_resultaat_hoeveelheid,
})

/** Whether what was measured cannot be: more than everything, outside its own class, or in a unit that is not of its kind of sample. */
export const isContentContradicted = (
  result: Pick<RuledResult, 'waarde' | 'eenheid' | 'analyse_resultaat_hoeveelheid'>,
  { monster_soort: kind }: Pick<RuledSample, 'monster_soort'>,
): boolean =>
  contentProblem(measuredIn(result)) !== null ||
  (result.waarde !== null && !isUnitOfKind(result.eenheid?.code ?? null, kind.code))

/** The sources of this survey, those that are left out of the report too, in the order of their numbers. */
export const sourcesOfSurvey = <S extends Pick<RuledSource, 'in_onderzoek' | 'nummer'>>({
  bronnen,
}: {
  readonly bronnen: readonly S[]
}): S[] => bronnen.filter(({ in_onderzoek }) => in_onderzoek).sort((a, b) => byNumber(a.nummer, b.nummer))

/** The places of a source that this survey has seen or that nobody has looked at, in the order of their numbers. */
export const placesOfSource = <
  L extends Pick<RuledLocation, 'in_onderzoek' | 'nummer'> & { readonly inventarisaties: readonly unknown[] },
>({
  locaties,
}: {
  readonly locaties: readonly L[]
}): L[] =>
  locaties
    .filter(({ in_onderzoek, inventarisaties }) => in_onderzoek || inventarisaties.length === 0)
    .sort((a, b) => byNumber(a.nummer, b.nummer))

/** The finding of this survey that decides. */
export const decidingFinding = <F extends { readonly id: string }>({
  inventarisaties,
  bevinding,
}: {
  readonly inventarisaties: readonly F[]
  readonly bevinding: { readonly id: string } | null
}): F | null => inventarisaties.find(({ id }) => id === bevinding?.id) ?? null

/** An earlier survey proved it by a sample, this one did not find it, and nobody says what became of it: it is suspected. */
export const isUnaccounted = ({
  toestand,
  materiaal_status,
}: Pick<RuledLocation, 'toestand'> & { readonly materiaal_status: unknown }): boolean =>
  toestand === 'niet_aangetroffen' && materiaal_status !== null

/** Whether any of a source or location is still there. */
export const isThere = ({ toestand }: Pick<RuledLocation, 'toestand'>): boolean =>
  toestand === 'aanwezig' || toestand === 'deels_verwijderd'

/** Taken over from a report that the product cannot show: neither its sample nor its survey is linked. */
export const isUnlinked = ({
  grond,
  bepalend_monster,
  overgenomen_van,
}: {
  readonly grond: string | null
  readonly bepalend_monster: unknown
  readonly overgenomen_van: unknown
}): boolean => grond === 'overgenomen' && bepalend_monster === null && overgenomen_van === null

/** A photo that the report of a survey with these visits shows: of this survey or of none. */
export const isShownPhoto = (
  { in_rapport, inventarisatie }: Pick<RuledPhoto, 'in_rapport' | 'inventarisatie'>,
  visits: ReadonlySet<string>,
) => in_rapport !== false && (inventarisatie === null || visits.has(inventarisatie.id))

/** A place of asbestos that others left suspected and this survey did not see, in a space that it did see. */
export interface PlaceNotSeen {
  readonly id: string
  readonly nummer: string
  readonly space: string
}

/** What an earlier survey knew of asbestos stays known: a space in which nobody looked at it again is not free of it. */
export function placesNotSeen({ onderzoek }: Pick<RuledDossier, 'onderzoek'>): PlaceNotSeen[] {
  const seen = new Set(
    onderzoek.inventarisatie_asset.asset.sub_assets
      .filter(({ onderzocht }) => onderzocht === 'ja' || onderzocht === 'gedeeltelijk')
      .map(({ id }) => id),
  )
  return onderzoek.bekende_locaties
    .flatMap(({ id, nummer, sub_asset: space }) =>
      space && seen.has(space.id) ? [{ id, nummer, space: space.id }] : [],
    )
    .sort((a, b) => byNumber(a.nummer, b.nummer))
}

/** A place with what the rules ask of it. */
export interface ToldPlace {
  readonly row: RuledLocation
  readonly source: ToldSource
  readonly finding: RuledFinding | null
  readonly isUnaccounted: boolean
}
export interface ToldSource {
  readonly row: RuledSource
  readonly isAsbestos: boolean
  readonly isPrinted: boolean
  readonly places: readonly ToldPlace[]
  readonly isUnaccounted: boolean
}

const material: MeasuredKind = 'materiaal'
/** Samples of material first, then the others. */
const kindRank = ({ monster_soort }: RuledSample) => (monster_soort.code === material ? 0 : 1)

/** A space of the asset, with what the survey says of it. */
export interface ToldSpace {
  readonly row: RuledSurvey['inventarisatie_asset']['asset']['sub_assets'][number]
  /** The line that says how far the survey came in it; null where there is none. */
  readonly line: RuledSurvey['inventarisatie_ruimtes'][number] | null
  readonly isSurveyed: boolean
  /** Something was found in it: somebody has been inside. */
  readonly wasSeen: boolean
  readonly isExcluded: boolean
}

/** A dossier as the rules read it: what several of them look for is looked for once. */
export interface Told {
  readonly dossier: RuledDossier
  /** All sources of the survey, and those that its report tells of. */
  readonly allSources: readonly ToldSource[]
  readonly sources: readonly ToldSource[]
  /** Places of the sources that the report tells of. */
  readonly places: readonly ToldPlace[]
  readonly samples: readonly RuledSample[]
  readonly notSeen: readonly PlaceNotSeen[]
  /** From the lowest floor up. */
  readonly spaces: readonly ToldSpace[]
  readonly visits: ReadonlySet<string>
  /** The day on which the report is released: that of now as long as it is not. */
  readonly releasedOn: string
}

export function toldOf(dossier: RuledDossier): Told {
  const { onderzoek, rapport, vandaag } = dossier
  const allSources = sourcesOfSurvey(onderzoek).map(toldSource)
  const sources = allSources.filter(({ isPrinted }) => isPrinted)
  return {
    dossier,
    allSources,
    sources,
    places: sources.flatMap(({ places }) => places),
    samples: [...onderzoek.monsters].sort((a, b) => kindRank(a) - kindRank(b) || byNumber(a.nummer, b.nummer)),
    notSeen: placesNotSeen(dossier),
    spaces: spacesOf(dossier, allSources),
    visits: new Set(onderzoek.inventarisaties.map(({ id }) => id)),
    releasedOn: dayOf(rapport.vrijgegeven_op ?? vandaag ?? rapport.datum),
  }
}

function spacesOf({ onderzoek }: RuledDossier, sources: readonly ToldSource[]): ToldSpace[] {
  const lines = new Map(onderzoek.inventarisatie_ruimtes.map((line) => [line.sub_asset.id, line]))
  const excluded = new Set(onderzoek.uitgesloten_ruimtes.map(({ sub_asset }) => sub_asset.id))
  const seen = new Set(
    sources
      .flatMap(({ places }) => places)
      .flatMap(({ row, finding }) => (finding?.aangetroffen === 'ja' && row.sub_asset ? [row.sub_asset.id] : [])),
  )
  const floor = ({ verdieping }: ToldSpace['row']) => verdieping?.niveau ?? 1e9
  return [...onderzoek.inventarisatie_asset.asset.sub_assets]
    .sort(
      (a, b) =>
        floor(a) - floor(b) || (a.volgorde ?? 0) - (b.volgorde ?? 0) || byNumber(a.volledige_naam, b.volledige_naam),
    )
    .map((row) => ({
      row,
      line: lines.get(row.id) ?? null,
      isSurveyed: row.onderzocht === 'ja' || row.onderzocht === 'gedeeltelijk',
      wasSeen: seen.has(row.id),
      isExcluded: excluded.has(row.id),
    }))
}

function toldSource(row: RuledSource): ToldSource {
  const places: ToldPlace[] = []
  const source: ToldSource = {
    row,
    isAsbestos: row.materiaal_type.code === 'asbest',
    isPrinted: row.in_rapport !== false,
    places,
    isUnaccounted: row.locaties.length > 0 && placesOfSource(row).some(isUnaccounted),
  }
  for (const place of placesOfSource(row))
    places.push({ row: place, source, finding: decidingFinding(place), isUnaccounted: isUnaccounted(place) })
  return source
}

/** Whether it is there as proven, by what the server says of it. */
export const isFound = ({ materiaal_status }: Pick<RuledLocation, 'materiaal_status'>): boolean =>
  statusKindOf(materiaal_status) === 'found'
