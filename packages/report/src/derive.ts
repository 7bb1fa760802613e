import type { Presence } from '@vezel/model/entities/source/presence.ts'
import {
  type ClassWeight,
  classWeightOf,
  classWeights,
  outcomeKindOf,
  type StatusKind,
  statusKindOf,
} from '@vezel/model/material-kind.ts'
import {
  type SuitabilityContradiction,
  suitabilityContradictions,
} from '@vezel/model/rules/suitability-contradictions.ts'
import type {
  BehandelingRow,
  BevindingRow,
  BronLocatieRow,
  BronRow,
  DecidingSample,
  Dossier,
  FotoRow,
  InventarisatieRuimteRow,
  Item,
  MaatregelRow,
  MonsterRow,
  ResultaatRow,
  StrategieRow,
  SubAssetRow,
  UitsluitingRow,
} from './dossier.ts'
import { type Gap, type GapCode, gapKey } from './gaps.ts'
import { decimalsOf } from './page/measure.ts'
import { A4_ROOM, type PageRoom, planSheet, type SheetPlan } from './sheet.ts'
import { withoutTongues } from './texts/tongues.ts'
import type { TextKey, Words } from './texts/words.ts'
import type { UnprintablePlace } from './unprintable.ts'

export type { ClassWeight, Presence, StatusKind }

/** One line of the samples table: a fibre type with its content, or that nothing was shown. */
export interface ResultLine {
  readonly kind: StatusKind
  readonly fibre: string
  readonly content: string
  /** Letter of the analysis method in `ReportFacts.methods`. */
  readonly method: string
  readonly certificate: string
  /** Day of the analysis, `2026-03-16`; null when it was not recorded. */
  readonly analysed: string | null
}

export interface SampleFacts {
  readonly row: MonsterRow
  readonly source: string | null
  readonly space: string
  /** `0.23`, or the whole name where rooms have no number. */
  readonly spaceNumber: string
  readonly lines: readonly ResultLine[]
  /** It awaits a result. */
  readonly pending: boolean
}

export interface PhotoFacts {
  /** `F12`: given once, when the photo was taken in, and the same in every report. */
  readonly number: string
  readonly fileKey: string
  /** Source or exclusion it belongs to. */
  readonly owner: string
  /** What its caption starts with: the location of the source, or the exclusion. */
  readonly label: string
  readonly caption: string
}

export interface LocationFacts {
  readonly row: BronLocatieRow
  readonly space: string | null
  /** The finding of this survey that decides. */
  readonly finding: BevindingRow | null
  readonly kind: StatusKind
  readonly presence: Presence
  /** What a treatment calls it that says it is not there, without having removed it; empty otherwise. */
  readonly gone: string
  /** When and by what it was taken away, all or part, or said not to be there; empty otherwise. */
  readonly removal: string
  /** What is left of what was found. */
  readonly amount: number | null
  readonly place: string
  readonly damage: string
}

/** Measures that several locations share stand together. */
export interface MeasureFacts {
  readonly row: MaatregelRow
  readonly what: string
  readonly when: string
  /** `B06.1, B06.2` */
  readonly locations: string
}

/** A label and its text, which names locations where these differ. */
export type TextFact = readonly [label: TextKey, text: string]

export interface FibreFacts {
  readonly fibre: string
  readonly content: string
}

export interface SourceFacts {
  readonly row: BronRow
  readonly kind: StatusKind
  /** The name of another substance than asbestos, which has words of its own and no place in the counts; else empty. */
  readonly substance: string
  /** Asbestos or suspected, and still there: needs a class, advice and removal. */
  readonly dangerous: boolean
  /** Whether it is still there on the day of the report. What is not, counts in no total but that of what was removed. */
  readonly presence: Presence
  /** When and by what its locations were cleared, all or part; empty otherwise. */
  readonly removed: string
  /** The other survey, sample, fibre and content that its findings were taken over from. */
  readonly takenOver: readonly string[]
  readonly locations: readonly LocationFacts[]
  /** What is left of what this survey found, in the unit of the source; null when nothing was counted. */
  readonly amount: number | null
  readonly estimated: boolean
  readonly unit: string
  readonly place: string
  readonly fibres: readonly FibreFacts[]
  /** A sample that decides, its own or one it refers to, awaits a result. */
  readonly pending: boolean
  /** How it was established when no sample of its own shows it. */
  readonly basis: readonly string[]
  readonly samples: readonly SampleFacts[]
  readonly strategies: readonly StrategieRow[]
  readonly riskClass: { readonly weight: ClassWeight; readonly label: string }
  readonly advice: string
  readonly when: string
  /** Where something must be done at once; empty when nowhere. */
  readonly direct: string
  /** What to do there. */
  readonly directAdvice: string
  readonly particulars: readonly TextFact[]
  /** Advice and removal. */
  readonly removal: readonly TextFact[]
  /** What the inspector wrote of the source and its findings, in paragraphs. */
  readonly judgement: readonly string[]
  readonly measures: readonly MeasureFacts[]
  readonly treatments: readonly { readonly location: string; readonly row: BehandelingRow }[]
  readonly sheet: SheetPlan
  readonly gaps: readonly Gap[]
}

export interface SpaceFacts {
  readonly space: SubAssetRow
  readonly row: InventarisatieRuimteRow | null
  readonly surveyed: boolean
  /** Surveyed, but not all of it. */
  readonly partly: boolean
  /** Whether the space belongs to what this survey looks at. */
  readonly inScope: boolean
  readonly kind: StatusKind | 'none'
  readonly sources: readonly string[]
  /** Its parts that were left out; more than one may be. */
  readonly exclusions: readonly UitsluitingRow[]
}

export interface FloorFacts {
  readonly name: string
  readonly spaces: readonly SpaceFacts[]
}

export interface ClassTotal {
  readonly weight: ClassWeight
  readonly label: string
  readonly sources: readonly string[]
}

/** Everything the report says that is not literally in the dossier, computed once so that no two pages can disagree. */
export interface ReportFacts {
  /** Whether a visit has taken place; without one a report says nothing of safety. */
  readonly carriedOut: boolean
  /** Whether a visit has left anything to judge by: without it the report does not say that there is none of anything. */
  readonly recorded: boolean
  readonly sources: readonly SourceFacts[]
  readonly samples: readonly SampleFacts[]
  readonly floors: readonly FloorFacts[]
  readonly exclusionPhotos: readonly PhotoFacts[]
  /** Photos that are on no sheet: the photo appendix. */
  readonly otherPhotos: readonly PhotoFacts[]
  /** Analysis methods by the letter used in the tables. */
  readonly methods: readonly { readonly letter: string; readonly label: string }[]
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
    readonly photos: number
    /** Null when the product keeps no certificates of laboratories. */
    readonly certificates: number | null
  }
  /** What says "suitable" while something speaks against it, worded: stands at the top of the report. */
  readonly contradictions: readonly string[]
  readonly gaps: readonly Gap[]
}

export function derive(
  dossier: Dossier,
  words: Words,
  room: PageRoom = A4_ROOM,
  /** Places with letters that the report's fonts lack. */
  unprintable: readonly UnprintablePlace[] = [],
): ReportFacts {
  const { onderzoek, rapport } = dossier
  // A report tells what was so on its day, whenever it is printed.
  const day = rapport.peildatum
  const visits = new Set(onderzoek.inventarisaties.map((visit) => visit.id))
  const gaps: Gap[] = []
  const reasons = new Map((rapport.argumenten ?? []).map((row) => [row.gat, row]))
  const gap = (code: GapCode, type: Gap['type'], id: string, label: string, about = ''): Gap => {
    const made = { code, type, id, label, about, argument: reasons.get(gapKey({ code, id, about })) ?? null }
    gaps.push(made)
    return made
  }

  const precision = precisionOf(dossier)
  const methods = new Map<string, { letter: string; label: string }>()
  const methodLetter = (method: Item) => {
    const known = methods.get(method.id)
    if (known !== undefined) return known.letter
    const letter = String.fromCharCode(97 + methods.size)
    methods.set(method.id, { letter, label: words.item(method) })
    return letter
  }

  const ofSurvey = onderzoek.bronnen.filter((bron) => bron.in_onderzoek)
  // What is not to be printed may be left out, asbestos not without a word.
  for (const bron of ofSurvey)
    if (bron.in_rapport === false && bron.gevaarlijk) gap('sourceLeftOut', 'Bron', bron.id, bron.nummer)
  const shown = ofSurvey.filter((bron) => bron.in_rapport !== false).sort((a, b) => byNumber(a.nummer, b.nummer))

  const sourceOfFinding = new Map<string, string>()
  for (const bron of shown) {
    for (const finding of bron.locaties.flatMap((row) => row.inventarisaties))
      sourceOfFinding.set(finding.id, bron.nummer)
  }
  const locationOfFinding = new Map(
    shown.flatMap((bron) =>
      bron.locaties.flatMap((row) => row.inventarisaties.map((finding) => [finding.id, row] as const)),
    ),
  )

  const samples = [...onderzoek.monsters]
    .filter((row) => row.status !== 'vervallen')
    .sort((a, b) => byNumber(a.nummer, b.nummer))
    // Material samples first, then the others, each in the order of their numbers.
    .sort((a, b) => prefixRank(a.nummer) - prefixRank(b.nummer))
    .map((row): SampleFacts => {
      const finding = row.bron_locatie_inventarisatie?.id
      const space =
        row.sub_asset ?? (finding === undefined ? null : (locationOfFinding.get(finding)?.sub_asset ?? null))
      const lines = validAnalyses(row)
        .flatMap((analysis) =>
          linesOf(analysis.resultaten, words, precision).map((line) => ({
            ...line,
            method: methodLetter(analysis.analyse_methode),
            certificate: analysis.lab_certificaat?.nummer ?? '',
            analysed: analysis.geanalyseerd_op?.slice(0, 10) ?? null,
          })),
        )
        .sort((a, b) => a.method.localeCompare(b.method))
      const pending = row.in_afwachting
      // Beside the results of one analysis stands that another is still out.
      if (pending && lines.length > 0)
        lines.push({
          kind: 'suspected',
          fibre: words.t('resultMissing'),
          content: '',
          method: '',
          certificate: '',
          analysed: '',
        })
      if (pending) gap('sampleWithoutResult', 'Monster', row.id, row.nummer)
      if (lines.some(({ analysed }) => analysed === null)) gap('analysisWithoutDate', 'Monster', row.id, row.nummer)
      return {
        row,
        source: finding === undefined ? null : (sourceOfFinding.get(finding) ?? null),
        space: space === null ? '' : spaceLabel(space, words),
        spaceNumber: space === null ? '' : space.nummer || spaceLabel(space, words),
        lines,
        pending,
      }
    })

  const otherPhotos: PhotoFacts[] = []
  const sources = shown.map((row): SourceFacts => {
    const own: Gap[] = []
    const locations = [...row.locaties]
      .sort((a, b) => byNumber(a.nummer, b.nummer))
      .map((location) => ({
        row: location,
        space: location.sub_asset === null ? null : spaceLabel(location.sub_asset, words),
        finding: location.inventarisaties.find(({ id }) => id === location.bevinding?.id) ?? null,
        kind: statusKindOf(location.materiaal_status),
        presence: location.toestand,
        gone: location.toestand === 'niet_aangetroffen' ? words.item(removedBy(location)?.behandeling_status) : '',
        removal: removalOf(location, words),
        amount: location.hoeveelheid,
      }))
      .map((facts) => ({
        ...facts,
        place: [facts.row.plaats, facts.row.binnen_buiten === 'buiten' ? words.t('outside') : '']
          .filter(Boolean)
          .join(', '),
        damage: [
          words.item(facts.finding?.beschadiging),
          facts.finding?.beschadiging_percentage ? `${facts.finding.beschadiging_percentage} %` : '',
        ]
          .filter(Boolean)
          .join(' '),
      }))
      .filter(({ row: { in_onderzoek, inventarisaties } }) => in_onderzoek || inventarisaties.length === 0)
    const findings = locations.flatMap(({ finding }) => (finding === null ? [] : [finding]))
    const findingIds = new Set(
      locations.flatMap(({ row: { inventarisaties } }) =>
        inventarisaties.filter(({ inventarisatie }) => visits.has(inventarisatie.id)).map(({ id }) => id),
      ),
    )
    const ownSamples = samples.filter(({ row: sample }) => findingIds.has(sample.bron_locatie_inventarisatie?.id ?? ''))
    const kind = statusKindOf(row.materiaal_status)
    const dangerous = row.gevaarlijk
    const strategies = row.strategieen
      .filter(({ geldt }) => geldt)
      .sort((a, b) => Number(b.voorkeur) - Number(a.voorkeur) || (a.volgorde ?? 0) - (b.volgorde ?? 0))
    // How to remove what is gone is no longer to do.
    const toDo = isGone(row) ? [] : strategies
    const riskClass = classOf(row.smart_risicoklasse, row.klasse_ontbreekt, words)
    const urgent = locations.filter(({ row: { gevaarlijk }, finding }) => gevaarlijk && isUrgent(finding))

    if (findings.length === 0) own.push(gap('sourceWithoutFinding', 'Bron', row.id, row.nummer))
    for (const { row: location, finding } of locations) {
      if (location.sub_asset === null)
        own.push(gap('locationWithoutSpace', 'BronLocatie', location.id, location.nummer))
      if (finding === null) {
        if (findings.length > 0) own.push(gap('locationWithoutFinding', 'BronLocatie', location.id, location.nummer))
        continue
      }
      if (finding.te_controleren) own.push(gap('findingToCheck', 'BronLocatie', location.id, location.nummer))
      if (finding.bron_locatie_analysemethode.code === 'te_bemonsteren')
        own.push(gap('stillToSample', 'BronLocatie', location.id, location.nummer))
      if (location.tegenspraak) own.push(gap('statusContradicted', 'BronLocatie', location.id, location.nummer))
      if (isUnlinked(location)) own.push(gap('referenceUnlinked', 'BronLocatie', location.id, location.nummer))
      if (location.gevaarlijk && finding.aangetroffen !== 'niet_controleerbaar') {
        if (location.hoeveelheid === null)
          own.push(gap('findingWithoutAmount', 'BronLocatie', location.id, location.nummer))
        if (location.hoeveelheid === 0) own.push(gap('amountZero', 'BronLocatie', location.id, location.nummer))
      }
    }
    if (row.klasse_ontbreekt) own.push(gap('sourceWithoutClass', 'Bron', row.id, row.nummer))

    const measures = measuresOf(locations, onderzoek.id, day, words)
    const treatments = locations.flatMap(({ row: location }) =>
      location.behandelingen
        .filter((treatment) => treatment.datum.slice(0, 10) <= day)
        .map((treatment) => ({ location: location.nummer, row: treatment })),
    )
    const photos = locations.flatMap(({ row: location, space }): PhotoFacts[] =>
      [...location.fotos]
        .filter(
          (photo) =>
            photo.in_rapport !== false && (photo.inventarisatie === null || visits.has(photo.inventarisatie.id)),
        )
        .sort((a, b) => (a.volgorde ?? 0) - (b.volgorde ?? 0))
        .flatMap((photo) =>
          photo.file === null
            ? []
            : [
                {
                  number: photo.foto_nummer,
                  fileKey: photo.file.file_key,
                  owner: row.nummer,
                  label: location.nummer,
                  caption: captionOf(photo, space, words),
                },
              ],
        ),
    )
    if (photos.length === 0) own.push(gap('sourceWithoutPhoto', 'Bron', row.id, row.nummer))
    const advice = adviceOf(row, locations, words)
    if (dangerous && advice === '') own.push(gap('sourceWithoutAdvice', 'Bron', row.id, row.nummer))
    const when = byLocation(
      locations.filter(isStillThere).sort(soonest),
      (finding) => words.item(finding.behandelmoment),
      words,
    )
    own.push(...gaps.filter(({ type, id }) => type === 'Monster' && ownSamples.some((sample) => sample.row.id === id)))
    const parts = {
      row,
      gaps: own,
      kind,
      substance: row.materiaal_type.code === 'asbest' ? '' : words.item(row.materiaal_type),
      dangerous,
      locations,
      presence: row.toestand,
      removed: sentences(
        [...Map.groupBy(locations, ({ removal }) => removal)].map(([removal, rows]) =>
          removal === '' || (locations.length === 1 && !isPresent({ presence: row.toestand }))
            ? removal
            : `${removal} (${runs(
                rows.map(({ row: { nummer } }) => nummer),
                words,
              )})`,
        ),
      ),
      takenOver: distinct(locations.map((location) => takenOverOf(location, onderzoek.id, words, precision))),
      amount: row.toestand === 'verwijderd' ? null : row.hoeveelheid_totaal,
      estimated: locations.some(
        ({ presence, finding }) => presence !== 'verwijderd' && finding?.hoeveelheid_schatting === true,
      ),
      unit:
        row.eenheid.symbool.length > 2 || row.eenheid.symbool.startsWith('m')
          ? row.eenheid.symbool
          : words.item(row.eenheid),
      place: placeOf(locations, words),
      fibres: fibresOf(
        // What is not there any more says nothing of what is.
        isGone(row) ? locations : locations.filter(isPresent),
        ownSamples,
        words,
        precision,
      ),
      pending:
        ownSamples.some(({ pending }) => pending) ||
        locations.some(({ row: { bepalend_monster: sample } }) => sample?.in_afwachting === true),
      basis: basisOf(findings, ownSamples, onderzoek.id, words),
      samples: ownSamples,
      strategies,
      riskClass,
      advice,
      when,
      direct:
        urgent.length === 0 ? '' : words.list(distinct(urgent.map(({ space }) => space ?? words.t('spaceMissing')))),
      directAdvice: distinct(urgent.map(({ finding }) => words.item(finding?.bron_advies ?? row.bron_advies))).join(
        '; ',
      ),
      particulars: particularsOf(row, locations, onderzoek.id, words),
      removal: filled([
        ['advice', advice],
        ['when', when],
        [
          'riskAssessment',
          byLocation(locations.filter(isStillThere), (finding) => words.item(finding.asbestos_risk_assessment), words),
        ],
        ['removal', sentences(toDo.map((strategy) => words.item(strategy.sanerings_advies)))],
        ['conditions', sentences(toDo.map((strategy) => strategy.randvoorwaarden ?? ''))],
        ['smart', distinct(toDo.map((strategy) => strategy.smart_certificaat?.nummer ?? '')).join(', ')],
      ]),
      judgement: judgementOf(row, locations, onderzoek.id, words),
      measures,
      treatments,
    }
    const { onFirst, onSecond, ...plan } = planSheet(
      parts,
      photos.map(({ label, caption }) => `${label} ${caption}`),
      room,
    )
    otherPhotos.push(...photos.slice(onFirst + onSecond))
    const sheet = { ...plan, photos: photos.slice(0, onFirst), more: photos.slice(onFirst, onFirst + onSecond) }
    return { ...parts, sheet }
  })

  const exclusionPhotos = onderzoek.uitgesloten_ruimtes.flatMap((row): PhotoFacts[] =>
    row.file === null
      ? []
      : [
          {
            number: row.foto_nummer ?? '',
            fileKey: row.file.file_key,
            owner: row.nummer,
            label: row.nummer,
            caption: `${spaceLabel(row.sub_asset, words)}. ${words.item(row.beperking)}`,
          },
        ],
  )

  const floors = floorsOf(dossier, sources, words)
  const spaces = floors.flatMap((floor) => floor.spaces)
  const hindered = new Set(onderzoek.beperkingen.flatMap(({ sub_assets }) => sub_assets.map(({ id }) => id)))
  for (const { space, row, surveyed, exclusions } of spaces) {
    // A row comes with the survey's start; before that no space can be said to be forgotten.
    if (row === null || exclusions.length > 0) continue
    if (row.onderzocht === 'nee' && !surveyed)
      gap('spaceWithoutState', 'InventarisatieRuimte', row.id, spaceLabel(space, words))
    // Whoever saw a part says which part was not seen, or what hindered.
    if (row.onderzocht === 'gedeeltelijk' && !hindered.has(space.id))
      gap('partWithoutExclusion', 'InventarisatieRuimte', row.id, spaceLabel(space, words))
  }
  const carriedOut = onderzoek.is_uitgevoerd
  const inScope = spaces.filter((space) => space.inScope)
  const contradictions = contradictionsOf(dossier, sources, samples, words)
  for (const { id, text, about } of contradictions) gap('suitabilityContradicted', 'Geschiktheid', id, text, about)
  for (const { type, id, label } of unprintable) gap('textUnprintable', type, id, label)
  if (!carriedOut) gap('surveyNotCarriedOut', 'Onderzoek', onderzoek.id, onderzoek.nummer)
  if (onderzoek.vestiging.procescertificaat_nummer === null)
    gap('branchWithoutCertificate', 'Onderzoek', onderzoek.id, onderzoek.vestiging.naam)
  else if ((onderzoek.vestiging.certificaat_geldig_tot ?? '9999-12-31') < rapport.datum.slice(0, 10))
    gap('certificateExpired', 'Onderzoek', onderzoek.id, onderzoek.vestiging.naam)
  if (!onderzoek.onderzoek_klant?.klant) gap('clientMissing', 'Onderzoek', onderzoek.id, onderzoek.nummer)
  if (!onderzoek.onderzoek_asbest?.reikwijdte_tekst) gap('scopeMissing', 'Onderzoek', onderzoek.id, onderzoek.nummer)
  if (onderzoek.geschiktheden.length === 0) gap('suitabilityMissing', 'Onderzoek', onderzoek.id, onderzoek.nummer)

  const analyses = samples.flatMap(({ row }) => validAnalyses(row))
  const asbestosThere = sources.filter((source) => isPresent(source) && source.substance === '')
  const laboratories = new Map(analyses.map(({ laboratorium }) => [laboratorium.id, laboratorium]))
  return {
    carriedOut,
    recorded: carriedOut && (inScope.length === 0 ? sources.length > 0 : inScope.some(({ surveyed }) => surveyed)),
    contradictions: contradictions.map(({ text }) => text),
    sources,
    samples,
    floors,
    exclusionPhotos,
    otherPhotos,
    methods: [...methods.values()],
    norms: distinct(analyses.map(({ analyse_methode: method }) => method.norm ?? words.item(method))),
    laboratories: [...laboratories.values()],
    classTotals: classTotalsOf(sources),
    counts: {
      sources: sources.length,
      found: asbestosThere.filter(({ kind }) => kind === 'found').length,
      suspected: asbestosThere.filter(({ kind }) => kind === 'suspected').length,
      clean: asbestosThere.filter(({ kind }) => kind === 'clean').length,
      removed: sources.filter((source) => source.presence === 'verwijderd').length,
      locations: sum(sources.map((source) => source.locations.length)),
      samples: samples.length,
      analyses: analyses.length,
      results: sum(analyses.map((analysis) => analysis.resultaten.length)),
      spaces: spaces.length,
      inScope: inScope.length,
      surveyed: inScope.filter((space) => space.surveyed && !space.partly).length,
      partly: inScope.filter((space) => space.partly).length,
      unseen: inScope.filter((space) => !space.surveyed).length,
      photos:
        sum(sources.map(({ sheet }) => sheet.photos.length + sheet.more.length)) +
        exclusionPhotos.length +
        otherPhotos.length,
      certificates: analyses.every((analysis) => analysis.lab_certificaat === undefined)
        ? null
        : new Set(analyses.flatMap((analysis) => analysis.lab_certificaat?.nummer ?? [])).size,
    },
    gaps,
  }
}

/** `0.23 Stookruimte`, or the full name where rooms have no number. */
export function spaceLabel(space: SubAssetRow, words: Words): string {
  if (space.naam === null) return space.volledige_naam || words.t('unnumbered')
  return space.nummer == null || space.nummer === '' ? space.volledige_naam : `${space.nummer} ${space.naam}`
}

export function floorName(space: SubAssetRow, words: Words): string {
  const floor = space.verdieping
  if (floor === null) return words.t('otherFloor')
  return floor.naam ?? (words.item(floor.verdieping_naam ?? floor.deck_name) || words.t('otherFloor'))
}

export function distinct(values: readonly string[]): string[] {
  return [...new Set(values.filter((value) => value !== ''))]
}

/** `U1 t/m U4, U7`: numbers that follow each other, from three on; the rest one by one. */
export function runs(numbers: readonly string[], words: Words): string {
  return runParts(numbers, words).join(', ')
}

/** The same inside a sentence: `U1 en U2`. */
export function runsInText(numbers: readonly string[], words: Words): string {
  return words.list(runParts(numbers, words))
}

function runParts(numbers: readonly string[], words: Words): string[] {
  const split = numbers.map((number) => /^(.*?)(\d+)$/.exec(number))
  const parts: string[] = []
  for (let first = 0; first < numbers.length; ) {
    let last = first
    const follows = () => {
      const [a, b] = [split[last], split[last + 1]]
      return a != null && b != null && a[1] === b[1] && Number(b[2]) === Number(a[2]) + 1
    }
    while (follows()) last += 1
    if (last - first >= 2) parts.push(`${numbers[first]}\u00a0${words.t('through')}\u00a0${numbers[last]}`)
    else parts.push(...numbers.slice(first, last + 1))
    first = last + 1
  }
  return parts
}

/** The text with most letters. */
export function longest(texts: readonly string[]): string {
  return texts.reduce((best, text) => (text.length > best.length ? text : best), '')
}

/** First letter as a capital, for a word that starts a cell or a heading. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Without the capital of its first word, inside a sentence; abbreviations and names further on keep theirs. */
export function uncapital(text: string): string {
  // A mark of another language may stand before it.
  return text.replace(
    /^([\ue000-\ue00f]?)(\p{Lu})(?=\p{Ll}|\s|$)/u,
    (_, mark: string, first: string) => mark + first.toLowerCase(),
  )
}

/** Whether any of a source or location is still there. */
export function isPresent({ presence }: { readonly presence: Presence }): boolean {
  return presence === 'aanwezig' || presence === 'deels_verwijderd'
}

function removedBy(location: BronLocatieRow): BehandelingRow | undefined {
  return location.behandelingen.find(({ id }) => id === location.verwijderd_door?.id)
}

/** Whether it was there once, or was looked for, and is not there now: nothing of it is left to do. */
export function isGone(of: { readonly toestand: Presence }): boolean {
  return !isPresent({ presence: of.toestand })
}

/** Taken over from a report that the product cannot show: neither its sample nor its survey is linked. */
function isUnlinked({ grond, bepalend_monster, overgenomen_van }: BronLocatieRow): boolean {
  return grond === 'overgenomen' && bepalend_monster === null && overgenomen_van === null
}

/** `Gesaneerd en vrijgegeven, 24 juli 2026, VG-90120, Sanering Demo B.V.`: the treatment that took a place away. */
function removalOf(location: BronLocatieRow, words: Words): string {
  const by = removedBy(location)
  if (by === undefined) return ''
  return [words.item(by.behandeling_status), words.date(by.datum), by.referentie, by.uitvoerder]
    .filter(Boolean)
    .join(', ')
}

/** What other survey a finding was taken over from, with the sample, fibre types and contents that decide. */
function takenOverOf({ row, finding }: LocationFacts, survey: string, words: Words, precision: Precision): string {
  if (row.grond !== 'overgenomen' || finding === null) return ''
  const sample = row.bepalend_monster
  const number = (sample !== null && sample.onderzoek.id !== survey ? sample.onderzoek : row.overgenomen_van)?.nummer
  if (number === undefined)
    return [words.item(finding.bron_locatie_analysemethode), finding.verwijzing_tekst].filter(Boolean).join(': ')
  if (sample === null) return words.t('takenOver', { number })
  const lines = validAnalyses(sample).flatMap(({ resultaten }) => linesOf(resultaten, words, precision))
  return words.t('takenOverSample', {
    number,
    sample: sample.nummer,
    result:
      lines.length === 0
        ? words.t('resultMissing')
        : words.list(distinct(lines.map((line) => `${line.fibre} ${line.content}`.trim()))),
  })
}

/** What this survey's inspector wrote; what an earlier one wrote of the source stands as that survey's. */
function judgementOf(row: BronRow, locations: readonly LocationFacts[], survey: string, words: Words): string[] {
  const isOwn = row.onderzoek === null || row.onderzoek.id === survey
  return [
    row.omschrijving === null || row.omschrijving === '' || isOwn
      ? (row.omschrijving ?? '')
      : words.t('earlierJudgement', { number: row.onderzoek?.nummer ?? '', text: row.omschrijving }),
    // A finding that was copied holds the earlier remark until somebody has looked.
    ...locations.map(({ row: { nummer }, finding }) =>
      finding?.opmerking && !finding.te_controleren ? `${nummer}: ${finding.opmerking}` : '',
    ),
  ].filter((text) => text !== '')
}

const REASONS = {
  exclusions: 'contradictionExclusions',
  pendingSamples: 'contradictionPending',
  notCarriedOut: 'contradictionVisit',
  suspicions: 'contradictionSuspicions',
  hiddenSuspected: 'contradictionHidden',
  alsoUnsuitable: 'contradictionUnsuitable',
} as const satisfies Record<SuitabilityContradiction['reason'], TextKey>

function contradictionsOf(
  { onderzoek }: Dossier,
  sources: readonly SourceFacts[],
  samples: readonly SampleFacts[],
  words: Words,
): { id: string; text: string; about: string }[] {
  const spaceOf = (sample: SampleFacts) => sample.row.sub_asset?.id ?? null
  return suitabilityContradictions(
    onderzoek.geschiktheden.map((row) => ({ ...row, space: row.sub_asset?.id ?? null })),
    {
      exclusions: onderzoek.uitgesloten_ruimtes.map((row) => ({ nummer: row.nummer, space: row.sub_asset.id })),
      pendingSamples: samples
        .filter(({ pending }) => pending)
        .map((sample) => ({ nummer: sample.row.nummer, space: spaceOf(sample) })),
      isCarriedOut: onderzoek.is_uitgevoerd,
      suspicions: [
        ...sources
          .filter(({ kind, dangerous }) => dangerous && kind === 'suspected')
          .map(({ row }) => ({ nummer: row.nummer, space: null })),
        ...onderzoek.inventarisatie_asset.asset.ruimtes
          .filter(({ onderzocht }) => onderzocht === 'gedeeltelijk')
          .map((space) => ({ nummer: space.nummer || spaceLabel(space, words), space: space.id })),
      ],
      isHiddenSuspected: onderzoek.onderzoek_asbest?.verborgen_asbest_vermoed === true,
    },
  ).map(({ suitability, reason, numbers }) => {
    const said = onderzoek.geschiktheden.find(({ id }) => id === suitability)
    const what = [
      said && words.t(said.klasse),
      said?.sub_asset && words.t('forPart', { part: spaceLabel(said.sub_asset, words) }),
    ]
    return {
      id: suitability,
      about: [reason, ...numbers].join(' '),
      text: words.t(REASONS[reason], {
        what: what.filter(Boolean).join(' '),
        n: numbers.length,
        numbers: runsInText(numbers, words),
      }),
    }
  })
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'nl', { numeric: true })
}

function prefixRank(number: string): number {
  return number.startsWith('M') ? 0 : 1
}

function sum(values: readonly number[]): number {
  // Amounts have at most three decimals; adding whole thousandths keeps 0,1 + 0,2 equal to 0,3.
  return values.reduce((total, value) => total + Math.round(value * 1000), 0) / 1000
}

/** Decimals of measured contents by their unit: one precision wherever they stand under each other. */
type Precision = ReadonlyMap<string, number>

function precisionOf({ onderzoek }: Dossier): Precision {
  const samples = [
    ...onderzoek.monsters,
    ...onderzoek.bronnen.flatMap(({ locaties }) => locaties.flatMap(({ bepalend_monster: sample }) => sample ?? [])),
  ]
  const decimals = new Map<string, number>()
  for (const { waarde, eenheid } of samples
    .flatMap((sample) => validAnalyses(sample))
    .flatMap((one) => one.resultaten)) {
    const unit = eenheid?.symbool ?? ''
    if (waarde !== null) decimals.set(unit, Math.max(decimals.get(unit) ?? 0, decimalsOf(waarde)))
  }
  return decimals
}

/** Content bands as the laboratory gives them, set with the report's own marks: `15 – 30 %`, `> 60 %`. */
function contentOf(result: ResultaatRow, words: Words, precision: Precision): string {
  const band = result.analyse_resultaat_hoeveelheid
  const unit = result.eenheid?.symbool ?? ''
  if (result.waarde !== null) return `${words.number(result.waarde, precision.get(unit))} ${unit}`.trim()
  if (band === null) return ''
  if (band.min === null || band.max === null) return words.item(band)
  if (band.min === 0) return `< ${words.number(band.max)} %`
  if (band.max === 100) return `> ${words.number(band.min)} %`
  return `${words.number(band.min)} – ${words.number(band.max)} %`
}

function linesOf(
  results: readonly ResultaatRow[],
  words: Words,
  precision: Precision,
): Pick<ResultLine, 'kind' | 'fibre' | 'content'>[] {
  const all = results.map((result) => ({
    kind: statusKindOf(result.materiaal_status),
    fibre: words.item(result.analyse_materiaal),
    content: contentOf(result, words, precision),
    outcome: words.item(result.analyse_resultaat),
    most: result.analyse_resultaat_hoeveelheid?.max ?? result.waarde ?? 0,
  }))
  all.sort((a, b) => b.most - a.most || a.fibre.localeCompare(b.fibre, 'nl'))
  const shown = all.filter((line) => line.kind !== 'clean').map(withoutFibre)
  const clean = all.find((line) => line.kind === 'clean')
  if (shown.length === 0)
    return clean === undefined ? [] : [{ kind: 'clean', fibre: uncapital(clean.outcome), content: '' }]
  // Fibre types that were only shown, without a content, share a line: "Chrysotiel, Amosiet".
  const bare = shown.filter((line) => line.content === '' && line.kind === 'found')
  const rest = shown.filter((line) => !bare.includes(line))
  const merged =
    bare.length === 0 ? [] : [{ kind: 'found' as const, fibre: bare.map((line) => line.fibre).join(', '), content: '' }]
  return [
    ...rest
      .filter((line, at) => isShownFibre(line) || rest.findIndex(({ fibre }) => fibre === line.fibre) === at)
      .map((line) => ({
        kind: line.kind,
        fibre: line.fibre,
        content: line.content || (isShownFibre(line) ? uncapital(line.outcome) : ''),
      })),
    ...merged,
  ]
}

/** Only what was shown, if in traces, is of a fibre type; what could not be analysed is not. */
function isShownFibre({ kind }: { readonly kind: StatusKind }): boolean {
  return kind === 'found' || kind === 'below'
}

function withoutFibre<Line extends { kind: StatusKind; fibre: string; content: string; outcome: string }>(
  line: Line,
): Line {
  return isShownFibre(line) ? line : { ...line, fibre: uncapital(line.outcome), content: '' }
}

function isUrgent(finding: BevindingRow | null): boolean {
  return finding?.behandelmoment?.termijn_dagen === 0
}

/** A place of which something is left that this survey has seen, or could not check. */
function isStillThere(location: LocationFacts): boolean {
  return location.finding !== null && isPresent(location)
}

type Sampled = Pick<DecidingSample, 'id' | 'monster_soort' | 'analyses'>

/** Each fibre type once, with the highest content found in the material itself: its own samples and those it refers to. */
function fibresOf(
  locations: readonly LocationFacts[],
  own: readonly SampleFacts[],
  words: Words,
  precision: Precision,
): FibreFacts[] {
  const deciding = locations.flatMap(({ row: { bepalend_monster: sample } }) => (sample === null ? [] : [sample]))
  const findings = new Set(locations.flatMap(({ row }) => row.inventarisaties.map(({ id }) => id)))
  const ownRows = own.map(({ row }) => row).filter((row) => findings.has(row.bron_locatie_inventarisatie?.id ?? ''))
  const samples: readonly Sampled[] = [
    ...new Map([...ownRows, ...deciding].map((sample) => [sample.id, sample])).values(),
  ]
  const best = new Map<string, { content: string; max: number }>()
  let isClean = false
  for (const sample of samples) {
    // Adhesive and air samples say that fibres lie around, not how much the material holds.
    if (sample.monster_soort.id !== samples[0]?.monster_soort.id) continue
    for (const result of validAnalyses(sample).flatMap(({ resultaten }) => resultaten)) {
      if (statusKindOf(result.materiaal_status) === 'clean') {
        isClean = true
        continue
      }
      const kind = statusKindOf(result.materiaal_status)
      const outcome = words.item(result.analyse_resultaat)
      if (!isShownFibre({ kind })) {
        best.set(outcome, { content: '', max: -1 })
        continue
      }
      const fibre = words.item(result.analyse_materiaal)
      const most = result.analyse_resultaat_hoeveelheid?.max ?? result.waarde
      // Traces weigh less than what was found, with a content or without.
      const max = kind === 'below' ? (most ?? 0) / 1e6 : (most ?? 1e-3)
      const content = contentOf(result, words, precision) || (kind === 'below' ? uncapital(outcome) : '')
      if ((best.get(fibre)?.max ?? -1) < max) best.set(fibre, { content, max })
    }
  }
  const fibres = [...best].map(([fibre, { content, max }]) => ({ fibre, content, max })).sort((a, b) => b.max - a.max)
  if (fibres.length > 0) return fibres
  return isClean ? [{ fibre: capital(words.t('notDetected')), content: '' }] : []
}

/** `M10`, or of another survey `M10 van onderzoek 2025-0412`: sample numbers start again in every survey. */
function referralOf(
  { verwijst_naar_monster: to, verwijzing_tekst }: BevindingRow,
  survey: string,
  words: Words,
): string {
  if (to === null) return verwijzing_tekst ?? ''
  return to.onderzoek === undefined || to.onderzoek.id === survey
    ? to.nummer
    : words.t('sampleOfSurvey', { sample: to.nummer, number: to.onderzoek.nummer })
}

function basisOf(
  findings: readonly BevindingRow[],
  samples: readonly SampleFacts[],
  survey: string,
  words: Words,
): string[] {
  if (samples.some((sample) => !sample.pending)) return []
  if (samples.length > 0) return [capital(words.t('resultMissing'))]
  return distinct(
    findings.map((finding) => {
      return referralOf(finding, survey, words) || words.item(finding.bron_locatie_analysemethode)
    }),
  )
}

/** The advice of a finding overrules that of the source; of what is gone there is none. */
function adviceOf(source: BronRow, locations: readonly LocationFacts[], words: Words): string {
  if (isGone(source)) return ''
  const own = byLocation(
    locations.filter(isStillThere),
    (finding) => words.item(finding.bron_advies ?? source.bron_advies),
    words,
  )
  return own || words.item(source.bron_advies)
}

/** What findings say: once where all agree, else each with its locations: `Direct (B06.1, B06.2); Binnen een jaar (B06.3)`. */
function byLocation(
  locations: readonly LocationFacts[],
  pick: (finding: BevindingRow) => string,
  words: Words,
): string {
  const said = new Map<string, string[]>()
  for (const { row, finding } of locations) {
    const value = finding === null ? '' : pick(finding)
    if (value !== '') said.set(value, [...(said.get(value) ?? []), row.nummer])
  }
  if (said.size <= 1) return [...said.keys()].join('')
  return [...said].map(([value, numbers]) => `${value} (${runs(numbers, words)})`).join('; ')
}

function soonest(a: LocationFacts, b: LocationFacts): number {
  const term = ({ finding }: LocationFacts) => finding?.behandelmoment?.termijn_dagen ?? 1e9
  return term(a) - term(b)
}

/** Texts that people typed one after another: as sentences where they are, else with a semicolon between. */
function sentences(texts: readonly string[]): string {
  return distinct(texts.map((text) => text.trim())).reduce(
    (joined, text) => (joined === '' ? text : `${joined}${withoutTongues(joined).endsWith('.') ? '' : ';'} ${text}`),
    '',
  )
}

function filled(facts: readonly TextFact[]): TextFact[] {
  return facts.filter(([, text]) => text !== '')
}

function particularsOf(row: BronRow, locations: readonly LocationFacts[], survey: string, words: Words): TextFact[] {
  const look = [row.kleur ?? '', row.dikte === null ? '' : `${words.number(row.dikte)} mm`, row.afmeting ?? '']
  return filled([
    ['material', words.item(row.product)],
    ['binder', words.item(row.binding)],
    // Whoever typed the thickness with the colour does not see it twice.
    [
      'look',
      distinct(
        look.filter((part, index) => !look.some((other, at) => at < index && other.includes(withoutTongues(part)))),
      ).join(', '),
    ],
    ['fixing', byLocation(locations, (finding) => words.item(finding.bevestiging), words)],
    ['established', byLocation(locations, (finding) => words.item(finding.bron_locatie_analysemethode), words)],
    ['referral', byLocation(locations, (finding) => referralOf(finding, survey, words), words)],
    ['shielding', byLocation(locations, (finding) => words.item(finding.afscherming), words)],
    ['exposure', byLocation(locations, (finding) => words.item(finding.blootstelling), words)],
  ])
}

/**
 * The measures of this survey; what was done after the day of the report is still to do in it. Of what is gone only those
 * that were done.
 */
function measuresOf(locations: readonly LocationFacts[], survey: string, day: string, words: Words): MeasureFacts[] {
  const merged = new Map<string, { row: MaatregelRow; what: string; when: string; numbers: string[] }>()
  for (const { row: location } of locations) {
    for (const row of location.beheersmaatregelen.filter((measure) => measure.onderzoek.id === survey)) {
      const done = row.gereed_op !== null && row.gereed_op.slice(0, 10) <= day
      if (isGone(location) && !done) continue
      const what = [words.item(row.beheersmaatregel_type), row.omschrijving].filter(Boolean).join('. ')
      const when = [
        words.item(row.behandelmoment),
        done && row.gereed_op !== null ? words.t('doneOn', { date: words.date(row.gereed_op) }) : '',
      ]
        .filter(Boolean)
        .join(', ')
      const key = [what, when, row.verantwoordelijke].join('|')
      const known = merged.get(key)
      if (known === undefined) merged.set(key, { row, what, when, numbers: [location.nummer] })
      else known.numbers.push(location.nummer)
    }
  }
  return [...merged.values()].map(({ numbers, ...measure }) => ({
    ...measure,
    locations: runs(distinct(numbers), words),
  }))
}

/** The analyses that count: what the laboratory or the firm rejected is not in the report. */
function validAnalyses({ analyses }: Pick<MonsterRow, 'analyses'>) {
  return analyses.filter(({ status }) => status !== 'afgekeurd')
}

/** A removal class as it is printed: `?` where one is needed and missing, a dash where none is. */
export function classOf(
  riskClass: BronRow['smart_risicoklasse'],
  isMissing: boolean,
  words: Words,
): SourceFacts['riskClass'] {
  const weight = isMissing ? 'open' : riskClass === null ? 'none' : classWeightOf(riskClass)
  return { weight, label: weight === 'open' ? '?' : weight === 'none' ? '–' : words.item(riskClass) }
}

function classTotalsOf(sources: readonly SourceFacts[]): ClassTotal[] {
  return classWeights.flatMap((weight) => {
    if (weight === 'none') return []
    const inClass = sources.filter((source) => source.riskClass.weight === weight)
    const first = inClass[0]
    if (first === undefined) return []
    return [{ weight, label: first.riskClass.label, sources: inClass.map((source) => source.row.nummer) }]
  })
}

/** Up to three spaces by name, more as a number for each floor. */
function placeOf(locations: readonly LocationFacts[], words: Words): string {
  const spaces = new Map(
    locations.flatMap(({ row, space }) => (row.sub_asset === null ? [] : [[space ?? '', row.sub_asset]])),
  )
  if (spaces.size === 0) return words.t('spaceMissing')
  if (spaces.size <= 2) return [...spaces.keys()].join(', ')
  const floors = new Map<string, number>()
  for (const space of spaces.values()) {
    const floor = uncapital(floorName(space, words))
    floors.set(floor, (floors.get(floor) ?? 0) + 1)
  }
  return [...floors]
    .map(([floor, n], index) => (index === 0 ? words.t('spacesOnFloor', { n, floor }) : `${n} ${floor}`))
    .join(', ')
}

function captionOf(photo: FotoRow, space: string | null, words: Words): string {
  const shown = photo.onderschrift ?? words.item(photo.bron_locatie_foto_label)
  // Whoever typed the space into the caption does not see it twice.
  return space !== null && withoutTongues(shown).startsWith(withoutTongues(space))
    ? shown
    : [space, shown].filter(Boolean).join('. ')
}

function floorsOf(dossier: Dossier, sources: readonly SourceFacts[], words: Words): FloorFacts[] {
  const { onderzoek } = dossier
  const rows = new Map(onderzoek.inventarisatie_ruimtes.map((row) => [row.sub_asset.id, row]))
  const sourcesIn = new Map<string, SourceFacts[]>()
  for (const source of sources) {
    for (const { row } of source.locations) {
      if (row.sub_asset === null || !isPresent({ presence: row.toestand })) continue
      const known = sourcesIn.get(row.sub_asset.id) ?? []
      if (!known.includes(source)) sourcesIn.set(row.sub_asset.id, [...known, source])
    }
  }
  const excluded = Map.groupBy(onderzoek.uitgesloten_ruimtes, (row) => row.sub_asset.id)
  const floors = new Map<string, { name: string; level: number; spaces: SpaceFacts[] }>()
  const all = [...onderzoek.inventarisatie_asset.asset.ruimtes].sort(
    (a, b) => (a.volgorde ?? 0) - (b.volgorde ?? 0) || byNumber(a.volledige_naam, b.volledige_naam),
  )
  for (const space of all) {
    const row = rows.get(space.id) ?? null
    const inside = sourcesIn.get(space.id) ?? []
    const surveyed = space.onderzocht === 'ja' || space.onderzocht === 'gedeeltelijk'
    const kind = outcomeKindOf(space.uitkomst)
    const key = space.verdieping?.id ?? ''
    const floor = floors.get(key) ?? {
      name: floorName(space, words),
      level: space.verdieping?.niveau ?? 1e9,
      spaces: [],
    }
    floors.set(key, floor)
    floor.spaces.push({
      space,
      row,
      surveyed,
      partly: space.onderzocht === 'gedeeltelijk',
      inScope: kind !== 'none',
      kind,
      sources: inside.map((source) => source.row.nummer),
      exclusions: excluded.get(space.id) ?? [],
    })
  }
  return [...floors.values()].sort((a, b) => a.level - b.level)
}
