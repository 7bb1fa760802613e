import type { EntityKey } from '@vezel/model'
import { type GapCode, type GapField, type GapPage, gapPlaces } from '@vezel/model/gaps.ts'
import { isSuitable } from '@vezel/model/rules/suitability-contradictions.ts'
import type { ArgumentRow, Dossier } from '../dossier.ts'
import type { Words } from '../texts/words.ts'
import type { UnprintablePlace } from '../unprintable.ts'
import type { ContradictionFacts } from './contradictions.ts'
import { isUnlinked, provenBy } from './fibres.ts'
import { isAfter, type LocationFacts, placesNotSeen } from './locations.ts'
import { interviewsOf } from './research.ts'
import { isContentContradicted, validAnalyses } from './results.ts'
import type { SampleFacts } from './samples.ts'
import type { SourceBody } from './sources.ts'
import type { FloorFacts } from './spaces.ts'
import { spaceLabel } from './text.ts'

/** Something a report should hold and the dossier does not. */
export interface Gap {
  readonly code: GapCode
  /** The record to open, by its kind and its id. */
  readonly page: GapPage
  readonly id: string
  /** What the report calls it: `M12`, `B03.2`, `0.23 Stookruimte`. */
  readonly label: string
  /** What tells it from others of the same record, and from what it was before: `openExclusions U1 U2`; else empty. */
  readonly about: string
  /** The field to fill in, of that record or of one on its page. */
  readonly field: GapField
  /** Why it may be missing, and who says so; null as long as nobody did. */
  readonly argument: ArgumentRow | null
}

/** What an argument names its gap by: one record may lack several things, and an argument is for what was there. */
export function gapKey({ code, id, about }: Pick<Gap, 'code' | 'id' | 'about'>): string {
  return [code, id, about].filter(Boolean).join(' ')
}

interface GapMore {
  readonly about?: string
  /** Id of the record with the field, where that is not the one of the page. */
  readonly record?: string | undefined
  readonly at?: UnprintablePlace
}

type Make = (code: GapCode, id: string, label: string, more?: GapMore) => Gap

/** Makes gaps, each with the argument that somebody gave for it. */
export function gapMaker({ rapport }: Dossier): Make {
  const reasons = new Map((rapport.argumenten ?? []).map((row) => [row.gat, row]))
  return (code, id, label, { about = '', record, at } = {}) => {
    const { page, of, field } = gapPlaces[code]
    const own: EntityKey = at?.page ?? of
    return {
      code,
      page: at?.page ?? page,
      id,
      label,
      about,
      field: { entity: own, id: own === (at?.page ?? page) ? id : (record ?? null), name: at?.field ?? field },
      argument: reasons.get(gapKey({ code, id, about })) ?? null,
    }
  }
}

/** What is not to be printed may be left out, asbestos not without a word, and not at all from what says "suitable". */
export function leftOutGaps({ onderzoek }: Dossier, leftOut: readonly SourceBody[], make: Make): Gap[] {
  const code = onderzoek.geschiktheden.some(isSuitable) ? 'sourceLeftOutOfSuitable' : 'sourceLeftOut'
  return leftOut
    .filter(({ dangerous, unaccounted }) => dangerous || unaccounted)
    .map(({ row }) => make(code, row.id, row.nummer))
}

/** Results that are out, were rejected or cannot be, and analyses without a date. */
export function sampleGaps({ row, lines, pending, rejected }: SampleFacts, make: Make): Gap[] {
  const undated = validAnalyses(row).find(
    ({ geanalyseerd_op, resultaten }) => !geanalyseerd_op && resultaten.length > 0,
  )
  const impossible = validAnalyses(row)
    .flatMap(({ resultaten }) => resultaten)
    .find((result) => isContentContradicted(result, row))
  return [
    ...(impossible ? [make('contentContradicted', row.id, row.nummer, { record: impossible.id })] : []),
    ...(pending ? [make('sampleWithoutResult', row.id, row.nummer)] : []),
    ...(rejected ? [make('sampleRejected', row.id, row.nummer)] : []),
    ...(lines.some(({ analysed }) => analysed === null)
      ? [make('analysisWithoutDate', row.id, row.nummer, { record: undated?.id })]
      : []),
  ]
}

/** What a source and its locations lack; what its samples lack comes with these. */
export function sourceGaps(source: SourceBody, photos: number, words: Words, make: Make): Gap[] {
  const { row, locations, advice, dangerous } = source
  const isSeen = locations.some(({ finding }) => finding !== null)
  return [
    ...(isSeen ? [] : [make('sourceWithoutFinding', row.id, row.nummer)]),
    ...locations.flatMap((location) =>
      locationGaps(location, { isSourceSeen: isSeen, substance: source.substance }, words, make),
    ),
    ...(row.klasse_ontbreekt
      ? [make('sourceWithoutClass', row.id, row.nummer, { record: row.strategieen[0]?.id })]
      : []),
    ...classGaps(source, make),
    ...(photos === 0 ? [make('sourceWithoutPhoto', row.id, row.nummer)] : []),
    ...(dangerous && advice === '' ? [make('sourceWithoutAdvice', row.id, row.nummer)] : []),
  ]
}

/** Regulation 1.4: what is there needs a class, and what is only assumed goes in the highest, unless somebody says why not. */
function classGaps({ row, dangerous, substance, riskClass, locations }: SourceBody, make: Make): Gap[] {
  if (!dangerous || substance !== '' || row.smart_risicoklasse === null || row.klasse_ontbreekt) return []
  const isAssumed = locations.some((location) => location.row.gevaarlijk && location.row.grond === 'aangenomen')
  const code =
    riskClass.weight === 'none' ? 'classNotApplicable' : riskClass.weight !== 'heavy' && isAssumed && 'classTooLight'
  if (!code) return []
  const strategy = row.strategieen.find(({ smart_risicoklasse: own }) => own?.id === row.smart_risicoklasse?.id)
  return [make(code, row.id, row.nummer, { record: strategy?.id })]
}

/** Regulation 1.5: what has to be known of asbestos to set its class, whoever found it. */
function lookGaps({ row, finding, kind }: LocationFacts, substance: string): readonly (GapCode | false)[] {
  if (!row.gevaarlijk || kind !== 'found' || substance !== '' || finding?.aangetroffen !== 'ja') return []
  return [
    finding.bevestiging === null && 'findingWithoutFixing',
    finding.conditie === null && 'findingWithoutCondition',
    finding.beschadiging === null && 'findingWithoutDamage',
    finding.bereikbaarheid === null && 'findingWithoutReach',
  ]
}

function locationGaps(
  location: LocationFacts,
  { isSourceSeen, substance }: { isSourceSeen: boolean; substance: string },
  words: Words,
  make: Make,
): Gap[] {
  const { row, finding, unaccounted } = location
  const { id, nummer } = row
  const space = row.sub_asset === null ? [make('locationWithoutSpace', id, nummer)] : []
  if (finding === null) return [...space, ...(isSourceSeen ? [make('locationWithoutFinding', id, nummer)] : [])]
  const isCounted = row.gevaarlijk && finding.aangetroffen !== 'niet_controleerbaar'
  const codes: readonly (GapCode | false)[] = [
    finding.te_controleren === true && 'findingToCheck',
    finding.bron_locatie_analysemethode.code === 'te_bemonsteren' && 'stillToSample',
    row.tegenspraak === true && 'statusContradicted',
    isUnlinked(row) && 'referenceUnlinked',
    isCounted && row.hoeveelheid === null && 'findingWithoutAmount',
    isCounted && row.hoeveelheid === 0 && 'amountZero',
    ...lookGaps(location, substance),
  ]
  const sample = unaccounted ? provenBy(location, words) : ''
  return [
    ...space,
    // An explanation is for this sample, not for what another survey proves later.
    ...(unaccounted
      ? [
          make('provenNotFound', id, `${nummer} (${sample})`, {
            record: finding.id,
            about: row.bepalend_monster?.id ?? '',
          }),
        ]
      : []),
    ...codes.flatMap((code) => (code === false ? [] : [make(code, id, nummer, { record: finding.id })])),
  ]
}

/** Places of asbestos that are known from another survey, in a space where this one looked. */
export function knownGaps(dossier: Dossier, make: Make): Gap[] {
  return placesNotSeen(dossier).map(({ id, nummer }) => make('placeNotSeen', id, nummer))
}

/** Spaces of which nobody says why they were not seen, all or part, or of which what is said cannot be. */
export function spaceGaps({ onderzoek }: Dossier, floors: readonly FloorFacts[], words: Words, make: Make): Gap[] {
  // What is not printed tells no reader why.
  const printed = onderzoek.beperkingen.filter(({ in_rapport }) => in_rapport !== false)
  const hindered = new Set(printed.flatMap(({ sub_assets }) => sub_assets.map(({ id }) => id)))
  // A row comes with the survey's start; before that no space can be said to be forgotten.
  const hasStarted = onderzoek.is_uitgevoerd || onderzoek.inventarisatie_ruimtes.length > 0
  return floors
    .flatMap(({ spaces }) => spaces)
    .flatMap(({ space, row, surveyed, exclusions, wasSeen }) => {
      const label = spaceLabel(space, words)
      if (row === null) return hasStarted ? [make('spaceUnlisted', space.id, label)] : []
      if (wasSeen && (row.onderzocht === 'nee' || row.onderzocht === 'nvt'))
        return [make('spaceContradicted', row.id, label)]
      if (exclusions.length > 0) return []
      if (row.onderzocht === 'nee' && !surveyed) return [make('spaceWithoutState', row.id, label)]
      // Whoever saw a part says which part was not seen, or what hindered.
      return row.onderzocht === 'gedeeltelijk' && !hindered.has(space.id)
        ? [make('partWithoutExclusion', row.id, label)]
        : []
    })
}

/** Contradictions of the suitability, and texts in letters that the report cannot print. */
export function textGaps(
  contradictions: readonly ContradictionFacts[],
  unprintable: readonly UnprintablePlace[],
  make: Make,
): Gap[] {
  return [
    ...contradictions.map(({ id, text, about }) => make('suitabilityContradicted', id, text, { about })),
    ...unprintable.map((at) => make('textUnprintable', at.id, at.label, { at })),
  ]
}

/** Visits that say what they saw while nobody recorded that they took place, or that were still to come on the day of the report. */
export function visitGaps({ onderzoek, rapport }: Dossier, words: Words, make: Make): Gap[] {
  return onderzoek.inventarisaties
    .filter(({ status, bevindingen }) => status !== 'geannuleerd' && bevindingen.length > 0)
    .flatMap(({ id, nummer, start, status }) => {
      const label = words.t('visitN', { n: nummer })
      if (isAfter(start, rapport)) return [make('visitToCome', id, label)]
      return status === 'uitgevoerd' ? [] : [make('visitNotCarriedOut', id, label)]
    })
}

/** Interviews of people of whom it is not said what they have to do with the asset. */
export const interviewGaps = (dossier: Dossier, make: Make): Gap[] =>
  interviewsOf(dossier).flatMap(({ id, naam, functie }) =>
    functie === null ? [make('interviewWithoutRole', id, naam)] : [],
  )

/** What a report tells of at least: what was looked at and how, and where nothing was found, whether anything is suspected. */
export function workGaps(
  { onderzoek }: Dossier,
  floors: readonly FloorFacts[],
  sources: readonly SourceBody[],
  make: Make,
): Gap[] {
  const { id, nummer, uitvoering, onderzoek_asbest: asbestos, monsters } = onderzoek
  const isSeen = sources.some(({ locations }) => locations.some(({ finding }) => finding !== null))
  const isAnySurveyed = floors.some(({ spaces }) => spaces.some(({ surveyed }) => surveyed))
  const isNothingFound = sources.length === 0 && monsters.length === 0
  return [
    ...(isSeen || isAnySurveyed ? [] : [make('nothingSurveyed', id, nummer)]),
    ...(uitvoering?.methode?.trim() ? [] : [make('methodMissing', id, nummer)]),
    ...(isNothingFound && asbestos?.verborgen_asbest_vermoed !== false ? [make('suspicionOpen', id, nummer)] : []),
  ]
}

/** What the survey as a whole lacks. */
export function surveyGaps({ onderzoek, rapport, vandaag }: Dossier, make: Make): Gap[] {
  const { id, nummer, vestiging, onderzoek_klant: client, onderzoek_asbest: asbestos } = onderzoek
  // Under it the work was done and the report is released: it holds on both days (§1.12, rule 6).
  const released = (rapport.vrijgegeven_op ?? vandaag ?? rapport.datum).slice(0, 10)
  const latest = released > rapport.datum ? released : rapport.datum.slice(0, 10)
  const isExpired = (vestiging.certificaat_geldig_tot ?? '9999-12-31') < latest
  const certificate =
    vestiging.procescertificaat_nummer === null ? 'branchWithoutCertificate' : isExpired && 'certificateExpired'
  return [
    ...(onderzoek.is_uitgevoerd ? [] : [make('surveyNotCarriedOut', id, nummer)]),
    ...(certificate ? [make(certificate, id, vestiging.naam, { record: vestiging.id })] : []),
    ...(client?.klant ? [] : [make('clientMissing', id, nummer)]),
    ...(asbestos?.reikwijdte_tekst ? [] : [make('scopeMissing', id, nummer)]),
    ...(onderzoek.geschiktheden.length > 0 ? [] : [make('suitabilityMissing', id, nummer)]),
  ]
}
