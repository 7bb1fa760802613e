import type { RuledAnalysis, RuledSample } from './dossier.ts'
import { dayOf, isContentContradicted, isRejected, type Told, validAnalyses } from './facts.ts'
import { grounds } from './grounds.ts'
import { eachSample, place, rule } from './rule.ts'

/** An analysis that counts and says something. */
const telling = (sample: RuledSample) => validAnalyses(sample).filter(({ resultaten }) => resultaten.length > 0)

/** The same that was made on a day, where that day is wrong. */
const analysed = (sample: RuledSample, isWrong: (day: string, analysis: RuledAnalysis) => boolean) =>
  telling(sample).find((one) => one.geanalyseerd_op !== null && isWrong(dayOf(one.geanalyseerd_op), one))

const isEarly = (sample: RuledSample) => analysed(sample, (day) => day < dayOf(sample.genomen_op))
const isUnaccredited = (sample: RuledSample) =>
  analysed(
    sample,
    (day, { laboratorium }) =>
      !laboratorium.accreditatienummer?.trim() || (laboratorium.accreditatie_geldig_tot ?? day) < day,
  )
/** What was asked for and says nothing yet. */
const awaited = (sample: RuledSample) => validAnalyses(sample).find(({ resultaten }) => resultaten.length === 0)
const undated = (sample: RuledSample) => telling(sample).find(({ geanalyseerd_op }) => geanalyseerd_op === null)
const impossible = (sample: RuledSample) =>
  validAnalyses(sample)
    .flatMap(({ resultaten }) => resultaten)
    .find((result) => isContentContradicted(result, sample))

/** What samples, their analyses and results must say (regulation 1.4 and 1.12, 2, 5 and 6). */
export const sampleRules = {
  /** It waits for its result, or its analysis is rejected with the reason why. */
  sampleWithoutResult: rule({
    at: place('sample', 'analysis'),
    severity: 'blocks',
    ground: grounds.sampling,
    text: { nl: 'Monster zonder uitslag', en: 'Sample without result' },
    find: eachSample(
      ({ in_afwachting }) => in_afwachting,
      (sample) => awaited(sample)?.id,
    ),
  }),
  sampleRejected: rule({
    at: place('sample', 'analysis'),
    severity: 'warns',
    ground: grounds.sampling,
    text: {
      nl: 'Analyse afgekeurd: nieuw monster of nieuwe analyse nodig',
      en: 'Analysis rejected: a new sample or a new analysis is needed',
    },
    find: eachSample(isRejected),
  }),
  analysisWithoutDate: rule({
    at: place('sample', 'analysis', 'geanalyseerd_op'),
    severity: 'warns',
    ground: grounds.analysis,
    text: { nl: 'Monster zonder analysedatum', en: 'Sample without date of analysis' },
    find: eachSample(
      (sample) => undated(sample) !== undefined,
      (sample) => undated(sample)?.id,
    ),
  }),
  /** The laboratory cannot have had it before it was taken. */
  analysisBeforeSample: rule({
    at: place('sample', 'analysis', 'geanalyseerd_op'),
    severity: 'warns',
    ground: grounds.dossier,
    text: { nl: 'Monster geanalyseerd voordat het is genomen', en: 'Sample analysed before it was taken' },
    find: eachSample(
      (sample) => isEarly(sample) !== undefined,
      (sample) => isEarly(sample)?.id,
    ),
  }),
  analysisAfterReport: rule({
    at: place('sample', 'analysis', 'geanalyseerd_op'),
    severity: 'warns',
    ground: grounds.release,
    text: {
      nl: 'Monster geanalyseerd na de datum van het rapport',
      en: 'Sample analysed after the date of the report',
    },
    find: eachSample(
      (sample, told) => lateIn(sample, told.dossier.rapport.datum) !== undefined,
      (sample, told) => lateIn(sample, told.dossier.rapport.datum)?.id,
    ),
  }),
  sampleAfterReport: rule({
    at: place('sample', 'sample', 'genomen_op'),
    severity: 'warns',
    ground: grounds.release,
    text: { nl: 'Monster genomen na de datum van het rapport', en: 'Sample taken after the date of the report' },
    find: eachSample((sample, { dossier: { rapport } }) => dayOf(sample.genomen_op) > dayOf(rapport.datum)),
  }),
  /** The visit was moved after it was carried out, or the sample was laid at another. */
  sampleOutsideVisit: rule({
    at: place('sample', 'sample', 'genomen_op'),
    severity: 'warns',
    ground: grounds.dossier,
    text: {
      nl: 'Monster genomen op een andere dag dan het bezoek waarbij het hoort',
      en: 'Sample taken on another day than the visit that it belongs to',
    },
    find: eachSample(isOutsideVisit),
  }),
  /** It is found where its source location is: that was moved since, or another space was chosen. */
  sampleInOtherSpace: rule({
    at: place('sample', 'sample', 'sub_asset'),
    severity: 'warns',
    ground: grounds.dossier,
    text: {
      nl: 'Monster in een andere ruimte dan de bronlocatie waarvan het is genomen',
      en: 'Sample in another space than the source location of which it was taken',
    },
    find: (told, handed) => {
      const spaces = spacesOfFindings(told)
      return eachSample(({ sub_asset: own, bron_locatie_inventarisatie: finding }) => {
        const there = finding && spaces.get(finding.id)
        return own !== null && there != null && own.id !== there
      })(told, handed)
    },
  }),
  /** Whoever took it was not there, as the visit says. */
  samplerNotAtVisit: rule({
    at: place('sample', 'sample', 'genomen_door'),
    severity: 'warns',
    ground: grounds.inspectors,
    text: {
      nl: 'Monster genomen door iemand die geen inspecteur van het bezoek was',
      en: 'Sample taken by somebody who was no inspector of the visit',
    },
    find: eachSample(isTakenByAnother),
  }),
  laboratoryNotAccredited: rule({
    at: place('sample', 'analysis', 'laboratorium'),
    severity: 'warns',
    ground: grounds.accreditation,
    text: {
      nl: 'Laboratorium zonder geldige accreditatie op de dag van de analyse',
      en: 'Laboratory without a valid accreditation on the day of the analysis',
    },
    find: eachSample(
      (sample) => isUnaccredited(sample) !== undefined,
      (sample) => isUnaccredited(sample)?.id,
    ),
  }),
  contentContradicted: rule({
    at: place('sample', 'result', 'waarde'),
    // The report would tell something else than the laboratory found.
    severity: 'blocks',
    ground: grounds.analysis,
    text: {
      nl: 'Gemeten gehalte in strijd met de gehalteklasse, boven 100 % of in een eenheid die niet bij het monster hoort',
      en: 'Measured content outside its class, above 100 % or in a unit that does not fit the sample',
    },
    find: eachSample(
      (sample) => impossible(sample) !== undefined,
      (sample) => impossible(sample)?.id,
    ),
  }),
} as const

/** The space of the place of each finding, where that has one. */
const spacesOfFindings = ({ allSources }: Told): ReadonlyMap<string, string | undefined> =>
  new Map(
    allSources.flatMap(({ places }) =>
      places.flatMap(({ row }) => row.inventarisaties.map(({ id }) => [id, row.sub_asset?.id] as const)),
    ),
  )

function lateIn(sample: RuledSample, report: string) {
  return analysed(sample, (day) => day > dayOf(report))
}

/** Of a visit that was carried out; of one that is still planned the days say nothing yet. */
function isOutsideVisit({ genomen_op, inventarisatie: { id } }: RuledSample, { dossier }: Told): boolean {
  const visit = dossier.onderzoek.inventarisaties.find((one) => one.id === id)
  if (!visit?.start || visit.status !== 'uitgevoerd') return false
  const day = dayOf(genomen_op)
  return day < dayOf(visit.start) || day > dayOf(visit.eind ?? visit.start)
}

/** Of a visit that names nobody that is told by itself. */
function isTakenByAnother({ genomen_door: taker, inventarisatie: { id } }: RuledSample, { dossier }: Told): boolean {
  const people = dossier.onderzoek.inventarisaties.find((one) => one.id === id)?.inspecteurs ?? []
  return taker !== null && people.length > 0 && !people.some((person) => person.id === taker.id)
}
