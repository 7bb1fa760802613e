import type { Dossier } from './dossier.ts'
import { bySource, type Gap, gapsOf } from './facts/gaps.ts'
import { isReckoned } from './facts/locations.ts'
import { exclusionPhotosOf, type PhotoFacts, photosOf, type SizedPhoto, surveyPhotosOf } from './facts/photos.ts'
import { type PlanFacts, plansOf } from './facts/plans.ts'
import { precisionOf, validAnalyses } from './facts/results.ts'
import { type MethodFacts, type SampleFacts, samplesOf } from './facts/samples.ts'
import { type ClassTotal, classTotalsOf, type SourceBody, sourcesOf } from './facts/sources.ts'
import { type FloorFacts, floorsOf } from './facts/spaces.ts'
import { distinct, sum } from './facts/text.ts'
import { gapLabel } from './gaps.ts'
import { A4_ROOM, type PageRoom } from './room.ts'
import { type SheetPlan, sheetOf } from './sheet.ts'
import type { Words } from './texts/words.ts'
import type { UnprintablePlace } from './unprintable.ts'

/** A source with its sheet and what it lacks. */
export interface SourceFacts extends SourceBody {
  readonly sheet: SheetPlan
  /** The plans on which it is drawn. */
  readonly plans: readonly PlanFacts[]
  readonly gaps: readonly Gap[]
}

/** Everything the report says that is not literally in the dossier, computed once so that no two pages can disagree. */
export interface ReportFacts {
  /** Whether a visit has taken place; without one a report says nothing of safety. */
  readonly carriedOut: boolean
  /** Whether a visit has left anything to judge by: without it the report does not say that there is none of anything. */
  readonly recorded: boolean
  readonly sources: readonly SourceFacts[]
  /** Sources of the survey that are not printed. They count, speak against suitability, and the report names them. */
  readonly leftOut: readonly SourceBody[]
  readonly samples: readonly SampleFacts[]
  readonly floors: readonly FloorFacts[]
  /** The plans that are pages of the report, in their order. */
  readonly plans: readonly PlanFacts[]
  readonly exclusionPhotos: readonly PhotoFacts[]
  /** Photos of the survey as a whole: for its report, and of what was known beforehand. */
  readonly reportPhotos: readonly SizedPhoto[]
  readonly researchPhotos: readonly SizedPhoto[]
  /** Photos that are on no sheet: the photo appendix. */
  readonly otherPhotos: readonly PhotoFacts[]
  /** Analysis methods by the letter used in the tables. */
  readonly methods: readonly MethodFacts[]
  /** Standards of the analyses. */
  readonly norms: readonly string[]
  readonly laboratories: readonly { readonly naam: string; readonly accreditatienummer: string }[]
  readonly classTotals: readonly ClassTotal[]
  readonly counts: {
    readonly sources: number
    readonly found: number
    readonly suspected: number
    readonly clean: number
    /** No longer there on the day of the report. */
    readonly removed: number
    readonly locations: number
    readonly samples: number
    readonly analyses: number
    readonly results: number
    /** All spaces of the asset, and those that this survey looks at. */
    readonly spaces: number
    readonly inScope: number
    /** Seen whole, seen in part and not seen: together those that it looks at. */
    readonly surveyed: number
    readonly partly: number
    readonly unseen: number
    /** Of those not seen whole, the ones that no exclusion names. */
    readonly unexplained: number
    readonly photos: number
    /** Null when the product keeps no certificates of laboratories. */
    readonly certificates: number | null
  }
  /** What says "suitable" while something speaks against it, worded: stands at the top of the report. */
  readonly contradictions: readonly string[]
  readonly gaps: readonly Gap[]
}

/** Works out everything a report says; what was so on its day, in these words, on sheets of this room. */
export function derive(
  dossier: Dossier,
  words: Words,
  room: PageRoom = A4_ROOM,
  /** Places with letters that the report's fonts lack. */
  unprintable: readonly UnprintablePlace[] = [],
): ReportFacts {
  const { onderzoek } = dossier
  const gaps = gapsOf(dossier, unprintable)
  const precision = precisionOf(dossier)
  const { samples, methods } = samplesOf(dossier, words, precision)
  const all = sourcesOf(dossier, samples, words, precision)
  const bodies = all.filter(({ row }) => row.in_rapport !== false)
  const leftOut = all.filter(({ row }) => row.in_rapport === false)
  const floors = floorsOf(dossier, all, words)
  const plans = plansOf(dossier, { sources: all, samples, floors, words })
  const sheets = sheetsOf(dossier, bodies, gaps, { words, room, plans })
  const sources = sheets.map(({ source }) => source)
  const exclusionPhotos = exclusionPhotosOf(dossier, words)
  const reportPhotos = surveyPhotosOf(dossier, 'rapport')
  const researchPhotos = surveyPhotosOf(dossier, 'deskresearch')
  const otherPhotos = sheets.flatMap(({ others }) => others)
  const analyses = samples.flatMap(({ row }) => validAnalyses(row))
  const inScope = floors.flatMap((floor) => floor.spaces).filter((space) => space.inScope)
  const carriedOut = onderzoek.is_uitgevoerd
  return {
    carriedOut,
    recorded: carriedOut && (inScope.length === 0 ? all.length > 0 : inScope.some(({ surveyed }) => surveyed)),
    contradictions: gaps.filter(isContradiction).map((gap) => gapLabel(gap, words)),
    sources,
    leftOut,
    samples,
    floors,
    plans,
    exclusionPhotos,
    reportPhotos,
    researchPhotos,
    otherPhotos,
    methods,
    norms: distinct(analyses.map(({ analyse_methode: method }) => method.norm ?? words.item(method))),
    laboratories: [...new Map(analyses.map(({ laboratorium }) => [laboratorium.id, laboratorium])).values()],
    classTotals: classTotalsOf(sources),
    counts: countsOf({
      ...{ sources, leftOut, samples, floors },
      photos: [...exclusionPhotos, ...reportPhotos, ...researchPhotos, ...otherPhotos],
    }),
    gaps,
  }
}

/** What says "suitable" while something speaks against it, which the report tells at its top. */
export const isContradiction = ({ code }: Pick<Gap, 'code'>): boolean =>
  code === 'suitabilityContradicted' || code === 'suitabilityExcluded'

/** Each source with its sheet, the photos for which that has no room, and what it lacks with its places and samples. */
function sheetsOf(
  { onderzoek }: Dossier,
  bodies: readonly SourceBody[],
  gaps: readonly Gap[],
  { words, room, plans }: { words: Words; room: PageRoom; plans: readonly PlanFacts[] },
): { source: SourceFacts; others: readonly PhotoFacts[] }[] {
  const gapsOfRecords = bySource(gaps)
  const visits = new Set(onderzoek.inventarisaties.map((visit) => visit.id))
  return bodies.map((body) => {
    const photos = photosOf(body.row.nummer, body.locations, visits, words)
    const records = [body, ...body.locations, ...body.samples].map(({ row }) => row.id)
    const source = {
      ...body,
      gaps: gapsOfRecords(records),
      plans: plans.filter(({ sources: shown }) => shown.some(({ source: { row } }) => row.id === body.row.id)),
    }
    const { sheet, others } = sheetOf(source, photos, room)
    return { source: { ...source, sheet }, others }
  })
}

function countsOf({ sources, leftOut, samples, floors, photos }: Counted): ReportFacts['counts'] {
  const analyses = samples.flatMap(({ row }) => validAnalyses(row))
  const all = [...sources, ...leftOut]
  const asbestosThere = all.filter((source) => isReckoned(source) && source.substance === '')
  const spaces = floors.flatMap((floor) => floor.spaces)
  const inScope = spaces.filter((space) => space.inScope)
  return {
    sources: all.length,
    found: asbestosThere.filter(({ kind }) => kind === 'found').length,
    suspected: asbestosThere.filter(({ kind }) => kind === 'suspected').length,
    clean: asbestosThere.filter(({ kind }) => kind === 'clean').length,
    removed: all.filter((source) => source.presence === 'verwijderd' && !source.unaccounted).length,
    locations: sum(all.map((source) => source.locations.length)),
    samples: samples.length,
    analyses: analyses.length,
    results: sum(analyses.map((analysis) => analysis.resultaten.length)),
    spaces: spaces.length,
    inScope: inScope.length,
    surveyed: inScope.filter((space) => space.surveyed && !space.partly).length,
    partly: inScope.filter((space) => space.partly).length,
    unseen: inScope.filter((space) => !space.surveyed).length,
    unexplained: inScope.filter((space) => (!space.surveyed || space.partly) && space.exclusions.length === 0).length,
    photos: photos.length + sum(sources.map(({ sheet }) => sheet.photos.length + sheet.more.length)),
    certificates: analyses.every((analysis) => analysis.lab_certificaat === undefined)
      ? null
      : new Set(analyses.flatMap((analysis) => analysis.lab_certificaat?.nummer ?? [])).size,
  }
}

interface Counted extends Pick<ReportFacts, 'sources' | 'leftOut' | 'samples' | 'floors'> {
  readonly photos: readonly PhotoFacts[]
}
