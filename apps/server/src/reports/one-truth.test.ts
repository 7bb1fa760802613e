import { type SpaceOutcome, spaceOutcomes } from '@vezel/model/entities/asset/sub-asset.ts'
import { derive, type ReportFacts } from '@vezel/report/derive.ts'
import type { Dossier } from '@vezel/report/dossier.ts'
import { gaps } from '@vezel/report/gaps.ts'
import { renderReport } from '@vezel/report/report.tsx'
import { wordsOf } from '@vezel/report/texts/words.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAs } from '../graphql/run.ts'
import { testApi } from '../testing/api.ts'
import {
  type ChosenStatus,
  type DossierDraft,
  dossierWriter,
  type FindingDraft,
  type LocationDraft,
  type Outcome,
  type SampleDraft,
  type WrittenDossier,
} from '../testing/dossier.ts'
import { gather } from './gather.ts'

let api: Awaited<ReturnType<typeof testApi>>
let write: ReturnType<typeof dossierWriter>
beforeAll(async () => {
  api = await testApi()
  write = dossierWriter(api.services.pools.owner, api.inspector.organisationId)
})
afterAll(() => api.close())

const nl = wordsOf('nl')

interface Screen {
  readonly sources: readonly {
    id: string
    materiaal_status: { prioriteit: number } | null
    hoeveelheid_totaal: number | null
    toestand: string
    gevaarlijk: boolean
    in_onderzoek: boolean
    klasse_ontbreekt: boolean
    smart_risicoklasse: { value: string } | null
    locaties: readonly {
      id: string
      materiaal_status: { prioriteit: number } | null
      hoeveelheid: number | null
      toestand: string
      gevaarlijk: boolean
      in_onderzoek: boolean
      tegenspraak: boolean
      inventarisaties: readonly {
        id: string
        vastgestelde_status: { prioriteit: number } | null
        grond: string
        tegenspraak: boolean
      }[]
    }[]
  }[]
  readonly samples: readonly { id: string; materiaal_status: { prioriteit: number } | null; in_afwachting: boolean }[]
  readonly spaces: readonly { id: string; onderzocht: string; uitkomst: SpaceOutcome }[]
}

/** What the screens of the survey ask, for a day. */
async function screenOf({ survey, inventoryAsset, asset }: WrittenDossier, day: string | null): Promise<Screen> {
  const { data, errors } = await api.ask(
    `query($survey: ID!, $folder: ID!, $asset: ID!, $day: Date) {
      sources: bronnen(filter: { inventarisatie_asset: { eq: $folder } }, sort: [{ field: "nummer" }]) { id
        materiaal_status(onderzoek: $survey, dag: $day) { prioriteit } hoeveelheid_totaal(onderzoek: $survey, dag: $day)
        toestand(onderzoek: $survey, dag: $day) gevaarlijk(onderzoek: $survey, dag: $day) in_onderzoek(onderzoek: $survey, dag: $day)
        klasse_ontbreekt(onderzoek: $survey, dag: $day) smart_risicoklasse(onderzoek: $survey, dag: $day) { value }
        locaties { id materiaal_status(onderzoek: $survey, dag: $day) { prioriteit } hoeveelheid(onderzoek: $survey, dag: $day)
          toestand(onderzoek: $survey, dag: $day) gevaarlijk(onderzoek: $survey, dag: $day) in_onderzoek(onderzoek: $survey, dag: $day)
          tegenspraak(onderzoek: $survey, dag: $day)
          inventarisaties { id vastgestelde_status { prioriteit } grond tegenspraak } } }
      samples: monsters(filter: { onderzoek: { eq: $survey } }, limit: 1000) { id materiaal_status { prioriteit } in_afwachting }
      spaces: ruimtes(filter: { asset: { eq: $asset } }, limit: 1000) { id onderzocht(onderzoek: $survey, dag: $day) uitkomst(onderzoek: $survey, dag: $day) }
    }`,
    { survey, folder: inventoryAsset, asset, day },
  )
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'))
  return data as unknown as Screen
}

interface Told {
  readonly ids: WrittenDossier
  readonly dossier: Dossier
  readonly facts: ReportFacts
  readonly screen: Screen
}

/** A dossier as the report tells it and as the screens answer it on the same day. */
async function tell(draft: DossierDraft): Promise<Told> {
  const ids = await write(draft)
  const dossier = await gather(askAs(api.services, api.inspector), ids.report)
  return { ids, dossier, facts: derive(dossier, nl), screen: await screenOf(ids, draft.day) }
}

const kinds = ['found', 'suspected', 'unexamined', 'below', 'clean']
const kindOf = (status: { prioriteit: number } | null) => (status ? kinds[status.prioriteit - 1] : 'unexamined')
const outcomes = Object.keys(spaceOutcomes) as SpaceOutcome[]

/** What the report prints of sources, locations, samples, spaces and totals, from the answers of the API alone. */
function expectedOf({ sources, samples, spaces }: Screen) {
  const shown = sources.filter((source) => source.in_onderzoek)
  const there = shown.filter(({ toestand }) => isThere(toestand))
  const count = (prioriteit: number) => there.filter((s) => s.materiaal_status?.prioriteit === prioriteit).length
  const outcomeKinds = [...kinds, 'none']
  return {
    sources: shown.map((source) => ({
      id: source.id,
      kind: kindOf(source.materiaal_status),
      amount: source.toestand === 'verwijderd' ? null : source.hoeveelheid_totaal,
      presence: source.toestand,
      dangerous: source.gevaarlijk,
      class: source.klasse_ontbreekt ? '?' : (source.smart_risicoklasse?.value ?? '–'),
      locations: source.locaties
        .filter((location) => location.in_onderzoek || location.inventarisaties.length === 0)
        .map((location) => ({
          id: location.id,
          kind: kindOf(location.materiaal_status),
          amount: location.hoeveelheid,
          presence: location.toestand,
        })),
    })),
    samples: samples.map(({ id, in_afwachting }) => [id, in_afwachting]).sort(),
    spaces: spaces
      .map(({ id, onderzocht, uitkomst }) => ({
        id,
        kind: outcomeKinds[outcomes.indexOf(uitkomst)],
        surveyed: onderzocht === 'ja' || onderzocht === 'gedeeltelijk',
        partly: onderzocht === 'gedeeltelijk',
      }))
      .sort((a, b) => a.id.localeCompare(b.id)),
    counts: {
      sources: shown.length,
      found: count(1),
      suspected: count(2),
      clean: count(5),
      removed: shown.filter(({ toestand }) => toestand === 'verwijderd').length,
      inScope: spaces.filter(({ uitkomst }) => uitkomst !== 'buiten_onderzoek').length,
    },
    classes: there.filter((s) => s.gevaarlijk && (s.klasse_ontbreekt || s.smart_risicoklasse !== null)).length,
  }
}

function printedOf(facts: ReportFacts, voids: ReadonlySet<string>) {
  const { sources, found, suspected, clean, removed, inScope } = facts.counts
  return {
    sources: facts.sources.map((source) => ({
      id: source.row.id,
      kind: source.kind,
      amount: source.amount,
      presence: source.presence,
      dangerous: source.dangerous,
      class: source.riskClass.label,
      locations: source.locations.map(({ row, kind, amount, presence }) => ({ id: row.id, kind, amount, presence })),
    })),
    samples: [
      ...facts.samples.map(({ row, pending }) => [row.id, pending] as const),
      ...[...voids].map((id) => [id, false] as const),
    ].sort(),
    spaces: facts.floors
      .flatMap((floor) => floor.spaces)
      .map(({ space, kind, surveyed, partly }) => ({ id: space.id, kind, surveyed, partly }))
      .sort((a, b) => a.id.localeCompare(b.id)),
    counts: { sources, found, suspected, clean, removed, inScope },
    classes: facts.classTotals.reduce((total, { sources: numbers }) => total + numbers.length, 0),
  }
}

// ── What should hold, worked out once more in the plainest way, from the draft ────────────────────────────────────────

const weights: Record<Outcome, number> = { Aangetoond: 1, 'Niet te analyseren': 2, Sporen: 4, 'Niet aangetoond': 5 }
/** A status of the other substances than asbestos. */
const OTHER = 'Boven drempelwaarde'
const chosenWeights: Record<ChosenStatus | typeof OTHER, number> = {
  [OTHER]: 1,
  Asbesthoudend: 1,
  Asbestverdacht: 2,
  'Niet onderzocht': 3,
  'Onder 0,1%': 4,
  'Niet asbesthoudend': 5,
}
const leastOf = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => value !== null && value !== undefined)
  return known.length === 0 ? null : Math.min(...known)
}

function sampleHolds({ analyses }: SampleDraft) {
  const live = analyses.filter(({ isDeleted }) => !isDeleted)
  const valid = live.filter(({ status }) => status !== 'afgekeurd')
  return {
    isVoid: live.length > 0 && valid.length === 0,
    waits: live.length === 0 || valid.some((one) => one.outcomes.length === 0),
    weight: leastOf(valid.flatMap((one) => one.outcomes.slice(0, 2).map((value) => weights[value]))),
  }
}

function findingHolds(finding: FindingDraft, allSamples: readonly SampleDraft[]): number {
  const own = (finding.samples ?? []).map(sampleHolds).filter(({ isVoid }) => !isVoid)
  const chosen = finding.chosen ? chosenWeights[finding.chosen] : null
  const nothingKnown = ['aangenomen', 'omsloten', 'te_bemonsteren'].includes(finding.method)
  const counted = nothingKnown ? null : chosen
  const referred = finding.refersTo === undefined ? undefined : allSamples[finding.refersTo]
  const from = own.length > 0 ? own : referred ? [sampleHolds(referred)] : null
  if (from) {
    const result = leastOf(from.map(({ weight }) => weight))
    if (result !== null && !from.some(({ waits, isVoid }) => waits || isVoid)) return result
    return leastOf([result, counted, 2]) ?? 2
  }
  if (counted === null) return 2
  return ['eigen_monster', 'verwijzing_monster'].includes(finding.method) ? Math.min(counted, 2) : counted
}

function locationHolds(location: LocationDraft, draft: DossierDraft, samples: readonly SampleDraft[]) {
  const seen = location.findings
    .filter(({ visit }) => draft.visits[visit]?.status !== 'geannuleerd')
    .map((finding) => ({ ...finding, aangetroffen: finding.aangetroffen ?? ('ja' as const) }))
  const own = seen.filter(({ visit }) => draft.visits[visit]?.survey === 'own').sort((a, b) => a.visit - b.visit)
  const dayOf = ({ visit }: FindingDraft) => draft.visits[visit]?.day ?? TODAY
  const hasOwnSample = (finding: FindingDraft) => (finding.samples ?? []).some((sample) => !sampleHolds(sample).isVoid)
  const isOpen = (finding: FindingDraft) =>
    !hasOwnSample(finding) &&
    finding.refersTo === undefined &&
    (finding.method === 'te_bemonsteren' ||
      (!finding.chosen && !['aangenomen', 'eerder_rapport'].includes(finding.method)))
  const isResult = (finding: FindingDraft) => {
    const referred = finding.refersTo === undefined ? undefined : samples[finding.refersTo]
    const from = hasOwnSample(finding)
      ? (finding.samples ?? []).map(sampleHolds).filter(({ isVoid }) => !isVoid)
      : referred
        ? [sampleHolds(referred)]
        : []
    return from.length > 0 && from.every(({ waits, isVoid }) => !waits && !isVoid)
  }
  const before = (finding: FindingDraft) =>
    seen
      .filter((one) => one.visit < finding.visit && one.aangetroffen !== 'niet_controleerbaar')
      .sort((a, b) => a.visit - b.visit)
      .at(-1)
  const inherited = (finding: (typeof seen)[number]) => {
    const previous =
      finding.aangetroffen === 'niet_controleerbaar' && isOpen(finding) && !finding.chosen ? before(finding) : undefined
    return previous?.aangetroffen === 'ja' ? previous : undefined
  }
  const holds = (finding: (typeof seen)[number]) => findingHolds(inherited(finding) ?? finding, samples)

  // A row "present" takes back what was written before it; an amount of nothing takes nothing.
  const byDay = (location.treatments ?? [])
    .filter(({ datum }) => datum <= draft.day)
    .sort((a, b) => a.datum.localeCompare(b.datum))
  const rows = byDay.slice(Math.max(0, byDay.map(({ status }) => status).lastIndexOf('aanwezig')))
  const isVoid = ({ status }: { status: string }) => ['niet_aangetroffen', 'vervallen'].includes(status)
  const done = rows.filter((row) =>
    isVoid(row) ? row.hoeveelheid === undefined : !(takes(row) && row.hoeveelheid === 0),
  )

  const isDanger = (finding: (typeof seen)[number]) => hasOwnSample(finding) && findingHolds(finding, samples) <= 2
  const latest = own.filter(({ aangetroffen }) => aangetroffen !== 'niet_controleerbaar').at(-1)
  const denied =
    latest?.aangetroffen === 'nee'
      ? own
          .filter((one) => one.visit <= latest.visit && (one.aangetroffen === 'ja' || isDanger(one)))
          .filter(
            (one) =>
              !done.some(
                ({ status, datum, hoeveelheid }) =>
                  status === 'vrijgegeven' &&
                  datum >= dayOf(one) &&
                  datum <= dayOf(latest) &&
                  (hoeveelheid === undefined ||
                    (one.aangetroffen === 'ja' && amountOf(one) > 0 && hoeveelheid >= amountOf(one))),
              ),
          )
          .at(-1)
      : undefined
  const isAbsent = latest?.aangetroffen === 'nee' && denied === undefined
  const decisive = denied ?? latest
  const later = own.filter((one) => one.aangetroffen === 'niet_controleerbaar' && one.visit > (latest?.visit ?? -1))
  const counted = own
    .filter((one) => one.aangetroffen !== 'nee' || isDanger(one))
    .filter((one) => !isAbsent || one.visit > latest.visit)
    .filter(
      (one) =>
        !isOpen(one) ||
        inherited(one) !== undefined ||
        !own.some((result) => result.visit > one.visit && result.aangetroffen !== 'nee' && isResult(result)),
    )
  const weight = leastOf(counted.map(holds))
  const isSampled = counted.some((one) => {
    const from = inherited(one) ?? one
    return holds(one) === weight && (hasOwnSample(from) || from.refersTo !== undefined)
  })

  const current = done.filter(({ datum }) => datum >= (decisive ? dayOf(decisive) : ''))
  const last = current.filter((row) => !isVoid(row)).at(-1)
  const isVoided = current.length > 0 && isVoid(current.at(-1) as { status: string })
  const sumOf = (statuses: readonly string[]) =>
    current.filter(({ status }) => statuses.includes(status)).reduce((total, one) => total + (one.hoeveelheid ?? 0), 0)
  const amount = decisive?.aangetroffen === 'ja' && decisive.hoeveelheid !== null ? amountOf(decisive) : null
  const [cleared, part] = [sumOf(['vrijgegeven']), sumOf(['deels_gesaneerd'])]
  const presence =
    isAbsent && later.length === 0
      ? 'niet_aangetroffen'
      : last?.status === 'vrijgegeven' &&
          (last.hoeveelheid === undefined || (amount !== null && amount > 0 && cleared >= amount))
        ? 'verwijderd'
        : isVoided && !(weight !== null && weight <= 2 && isSampled)
          ? 'niet_aangetroffen'
          : last && (takes(last) || cleared > 0 || part > 0)
            ? 'deels_verwijderd'
            : 'aanwezig'
  const stands = presence !== 'niet_aangetroffen'
  const said = (one: (typeof seen)[number]) => (one.chosen ? chosenWeights[one.chosen] : null)
  const isJudged = (one: FindingDraft) => !['aangenomen', 'omsloten', 'te_bemonsteren'].includes(one.method)
  return {
    isSeen: own.length > 0,
    weight: stands ? weight : null,
    presence,
    amount:
      presence === 'verwijderd' ? 0 : !stands || amount === null ? null : Math.max(0, amount - Math.max(cleared, part)),
    isContradicted:
      stands &&
      (denied !== undefined ||
        (isVoided && presence !== 'verwijderd') ||
        own.some((one) =>
          one.aangetroffen === 'nee'
            ? isDanger(one)
            : said(one) !== null &&
              ((said(one) !== holds(one) && !(said(one) === 1 && !isJudged(one))) ||
                (isJudged(one) && (said(one) as number) > (weight as number))),
        )),
  }
}

const isThere = (presence: string) => presence === 'aanwezig' || presence === 'deels_verwijderd'
const isGone = (presence: string) => presence === 'verwijderd' || presence === 'deels_verwijderd'
const isDangerous = (one: { weight: number | null; presence: string }) =>
  one.weight !== null && one.weight <= 2 && isThere(one.presence)

/** Heaviest first; what is still to be determined is no class yet. */
const classOrder = ['2A', '2', '1', 'Nog te bepalen']

function sourceHolds(source: DossierDraft['sources'][number], draft: DossierDraft, samples: readonly SampleDraft[]) {
  const places = source.locations.map((place) => locationHolds(place, draft, samples))
  const seen = places.filter((place) => place.isSeen)
  const [there, gone] = [seen.filter((p) => isThere(p.presence)), seen.filter((p) => isGone(p.presence))]
  const unseenPresence =
    places.length === 0 || places.some((p) => isThere(p.presence))
      ? 'aanwezig'
      : places.some((p) => isGone(p.presence))
        ? 'verwijderd'
        : 'niet_aangetroffen'
  const seenPresence =
    there.length > 0
      ? gone.length > 0
        ? 'deels_verwijderd'
        : 'aanwezig'
      : gone.length > 0
        ? 'verwijderd'
        : 'niet_aangetroffen'
  const presence = seen.length > 0 ? seenPresence : unseenPresence
  const isShown = seen.length > 0 || source.first === 'own'
  const weight =
    seen.length > 0 ? (leastOf(there.map((p) => p.weight)) ?? leastOf(seen.map((p) => p.weight))) : isShown ? 2 : null
  const left = places.filter((p) => p.presence !== 'verwijderd' && p.amount !== null)
  const dangerous = isDangerous({ weight, presence })
  const classes = (source.strategies ?? [])
    .filter((strategy) => {
      const meant = (strategy.locations ?? []).filter((n) => n < places.length)
      return meant.length === 0 || meant.some((n) => isDangerous(places[n] as (typeof places)[number]))
    })
    .map(({ klasse }) => klasse)
    .filter((klasse) => klasse !== null)
    .sort((a, b) => classOrder.indexOf(a) - classOrder.indexOf(b))
  const [heaviest = null] = dangerous ? classes : []
  return {
    isShown,
    weight,
    presence,
    amount:
      presence === 'verwijderd' ? 0 : left.length === 0 ? null : left.reduce((sum, p) => sum + (p.amount ?? 0), 0),
    dangerous,
    class: heaviest,
    classIsMissing: dangerous && (heaviest === null || heaviest === 'Nog te bepalen'),
  }
}

function spaceHolds(n: number, draft: DossierDraft, samples: readonly SampleDraft[]) {
  const { onderzocht, exclusion } = draft.spaces[n] as DossierDraft['spaces'][number]
  const examined = onderzocht === 'ja' && exclusion ? 'gedeeltelijk' : (onderzocht ?? 'nee')
  const inside = draft.sources
    .flatMap(({ locations }) => locations)
    .filter(({ space }) => space === n)
    .map((place) => locationHolds(place, draft, samples))
    .filter(({ isSeen, presence }) => isSeen && isThere(presence))
  const weight = leastOf([...inside.map((one) => one.weight), examined === 'ja' ? 5 : 3]) ?? 3
  const words = ['gevonden', 'verdacht', 'niet_onderzocht', 'onder_grens', 'geen_asbest']
  return { examined, outcome: examined === 'nvt' && inside.length === 0 ? 'buiten_onderzoek' : words[weight - 1] }
}

/** What speaks against a survey that says "suitable": what was left out, own samples that are out, and what is suspected or seen in part. */
function againstSuitable(draft: DossierDraft): string[] {
  if (draft.suitable !== true) return []
  const own = draft.sources
    .flatMap(({ locations }) => locations.flatMap(({ findings }) => findings))
    .filter(({ visit }) => draft.visits[visit]?.survey === 'own')
    .flatMap((found) => found.samples ?? [])
    .map(sampleHolds)
  const pendingOnes = own.flatMap(({ waits, isVoid }, n) =>
    waits && !isVoid ? [`M${String(n + 1).padStart(2, '0')}`] : [],
  )
  const excluded = draft.spaces.flatMap(({ exclusion }, n) => (exclusion ? [`U${n + 1}`] : []))
  const suspected = draft.sources.flatMap((source, n) => {
    const { isShown, weight, dangerous } = sourceHolds(source, draft, samplesOf(draft))
    return isShown && dangerous && weight === 2 ? [`B${String(n + 1).padStart(2, '0')}`] : []
  })
  const partly = draft.spaces.flatMap((_, n) =>
    spaceHolds(n, draft, samplesOf(draft)).examined === 'gedeeltelijk' ? [`Ruimte ${n}`] : [],
  )
  return [
    ...(excluded.length > 0 ? [['exclusions', ...excluded].join(' ')] : []),
    ...(pendingOnes.length > 0 ? [['pendingSamples', ...pendingOnes].join(' ')] : []),
    ...(suspected.length + partly.length > 0 ? [['suspicions', ...suspected, ...partly].join(' ')] : []),
  ]
}
const amountOf = ({ hoeveelheid }: FindingDraft): number => (hoeveelheid === undefined ? 10 : (hoeveelheid ?? 0))
const takes = ({ status }: { readonly status: string }) => status === 'vrijgegeven' || status === 'deels_gesaneerd'
/** The day on which the test's records are made. */
const TODAY = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Amsterdam' })

// ── Random dossiers ───────────────────────────────────────────────────────────────────────────────────────────────────

const visits: DossierDraft['visits'] = [
  { survey: 'earlier', status: 'uitgevoerd', day: '2025-06-02' },
  { survey: 'own', status: 'uitgevoerd', day: '2026-03-02' },
  { survey: 'own', status: 'geannuleerd', day: '2026-03-04' },
  { survey: 'own', status: 'uitgevoerd', day: '2026-03-06' },
  { survey: 'own', status: 'uitgevoerd', day: '2026-03-09' },
]
const sample: fc.Arbitrary<SampleDraft> = fc.record({
  analyses: fc.array(
    fc.record({
      status: fc.constantFrom('verstuurd' as const, 'gereed' as const, 'gereed' as const, 'afgekeurd' as const),
      isDeleted: fc.constantFrom(false, false, false, true),
      outcomes: fc.array(fc.constantFrom(...(Object.keys(weights) as Outcome[])), { maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
})
const finding = (visit: number): fc.Arbitrary<FindingDraft | null> =>
  fc.option(
    fc.record({
      visit: fc.constant(visit),
      aangetroffen: fc.constantFrom('ja' as const, 'ja' as const, 'nee' as const, 'niet_controleerbaar' as const),
      hoeveelheid: fc.constantFrom(null, 0, 4, 10, 12.5),
      method: fc.constantFrom(
        'eigen_monster',
        'verwijzing_monster',
        'documentatie',
        'aangenomen',
        'te_bemonsteren',
        'visueel',
        'eerder_rapport',
      ),
      chosen: fc.option(
        fc.constantFrom(...(Object.keys(chosenWeights).filter((value) => value !== OTHER) as ChosenStatus[])),
        { nil: null },
      ),
      samples: fc.array(sample, { maxLength: 2 }),
      refers: fc.option(fc.nat(50), { nil: null }),
    }),
    { nil: null, freq: 3 },
  ) as fc.Arbitrary<FindingDraft | null>
const location: fc.Arbitrary<LocationDraft> = fc.record({
  space: fc.nat(3),
  findings: fc
    .tuple(finding(0), finding(1), finding(2), finding(3), finding(4))
    .map((all) => all.filter((one) => one !== null)),
  treatments: fc
    .uniqueArray(
      fc.record({
        status: fc.constantFrom(
          'te_saneren',
          'aanwezig',
          'deels_gesaneerd',
          'gesaneerd',
          'vrijgegeven',
          'vrijgegeven',
          'niet_aangetroffen',
          'vervallen',
        ),
        datum: fc.constantFrom('2025-08-01', '2026-03-05', '2026-03-06', '2026-04-01', '2026-05-01', '2026-07-24'),
        hoeveelheid: fc.constantFrom(undefined, undefined, 0, 3, 10),
      }),
      { selector: ({ datum }) => datum, maxLength: 3 },
    )
    .map((all) => all.map(({ hoeveelheid, ...one }) => (hoeveelheid === undefined ? one : { ...one, hoeveelheid }))),
})
const random: fc.Arbitrary<DossierDraft> = fc
  .record({
    visits: fc.constant(visits),
    sources: fc.array(
      fc.record({
        first: fc.constantFrom('own' as const, 'own' as const, 'earlier' as const),
        locations: fc.array(location, { maxLength: 3 }),
        strategies: fc.array(
          fc.record({
            klasse: fc.constantFrom('1', '2', '2A', 'Nog te bepalen', null),
            locations: fc.constantFrom([], [], [0], [1]),
          }),
          { maxLength: 2 },
        ),
      }),
      { minLength: 26, maxLength: 34 },
    ),
    spaces: fc.array(
      fc.record({
        onderzocht: fc.constantFrom(
          'ja' as const,
          'ja' as const,
          'gedeeltelijk' as const,
          'nee' as const,
          'nvt' as const,
          null,
        ),
        exclusion: fc.constantFrom(undefined, undefined, 'whole' as const, 'part' as const),
      }),
      { minLength: 4, maxLength: 4 },
    ),
    suitable: fc.constantFrom(true, true, false),
    day: fc.constantFrom('2026-03-31', '2026-04-15', '2026-08-01'),
  })
  .map((draft) => {
    // A reference points at a sample there is.
    const all = samplesOf(draft as DossierDraft)
    const sources = draft.sources.map((source) => ({
      ...source,
      locations: source.locations.map((one) => ({
        ...one,
        findings: one.findings.map((found) => {
          const { refers, ...rest } = found as FindingDraft & { refers: number | null }
          return refers === null || all.length === 0 ? rest : { ...rest, refersTo: refers % all.length }
        }),
      })),
    }))
    return { ...draft, sources } as DossierDraft
  })

const samplesOf = (draft: DossierDraft): SampleDraft[] =>
  draft.sources.flatMap((source) =>
    source.locations.flatMap((one) => one.findings.flatMap((found) => found.samples ?? [])),
  )

test('the report prints what the API answers, and the API what the rules say, of random dossiers', async () => {
  await fc.assert(
    fc.asyncProperty(random, async (draft) => {
      const { ids, facts, screen } = await tell(draft)
      const all = samplesOf(draft)
      const voids = new Set(ids.samples.filter((_, n) => sampleHolds(all[n] as SampleDraft).isVoid))
      const ownVoids = new Set(screen.samples.map(({ id }) => id).filter((id) => voids.has(id)))
      expect(printedOf(facts, ownVoids)).toEqual(expectedOf(screen))

      const answered = new Map(screen.sources.flatMap(({ locaties }) => locaties.map((one) => [one.id, one])))
      const places = draft.sources.flatMap(({ locations }) => locations)
      expect(
        places.map((_, n) => {
          const one = answered.get(ids.locations[n] ?? '')
          return {
            isSeen: one?.in_onderzoek,
            weight: one?.materiaal_status?.prioriteit ?? null,
            presence: one?.toestand,
            amount: one?.hoeveelheid,
            isContradicted: one?.tegenspraak,
          }
        }),
      ).toEqual(places.map((place) => locationHolds(place, draft, all)))

      const sources = new Map(screen.sources.map((source) => [source.id, source]))
      expect(
        ids.sources.map((id) => {
          const source = sources.get(id)
          return {
            isShown: source?.in_onderzoek,
            weight: source?.materiaal_status?.prioriteit ?? null,
            presence: source?.toestand,
            amount: source?.hoeveelheid_totaal,
            dangerous: source?.gevaarlijk,
            class: source?.smart_risicoklasse?.value ?? null,
            classIsMissing: source?.klasse_ontbreekt,
          }
        }),
      ).toEqual(draft.sources.map((source) => sourceHolds(source, draft, all)))

      const spaces = new Map(screen.spaces.map((space) => [space.id, space]))
      expect(
        ids.spaces.map((id) => ({ examined: spaces.get(id)?.onderzocht, outcome: spaces.get(id)?.uitkomst })),
      ).toEqual(draft.spaces.map((_, n) => spaceHolds(n, draft, all)))

      const contradicted = facts.gaps.filter(({ code }) => code === 'suitabilityContradicted')
      expect(contradicted.map(({ about }) => about)).toEqual(againstSuitable(draft))
      expect(facts.contradictions).toHaveLength(contradicted.length)
    }),
    // Making a dossier smaller takes minutes: with `endOnFailure: false` and a longer time-out, when one fails.
    { numRuns: 3, endOnFailure: true },
  )
}, 30_000)

// ── The decisions, by hand (0023) ─────────────────────────────────────────────────────────────────────────────────────

const result = (...values: Outcome[]): SampleDraft => ({ analyses: [{ status: 'gereed', outcomes: values }] })
const pending: SampleDraft = { analyses: [{ status: 'verstuurd', outcomes: [] }] }
const one = (found: Partial<FindingDraft>, more: Partial<LocationDraft> = {}): LocationDraft => ({
  space: 0,
  findings: [{ visit: 1, method: 'eigen_monster', ...found }],
  ...more,
})
const dossierOf = (locations: readonly LocationDraft[], more: Partial<DossierDraft> = {}): DossierDraft => ({
  visits,
  sources: [{ first: 'own', locations, strategies: [{ klasse: '2' }] }],
  spaces: [{ onderzocht: 'ja' }],
  day: '2026-03-31',
  ...more,
})
const gapsOf = (dossier: Dossier) => gaps(dossier).map(({ code, label }) => `${code} ${label}`)
const pagesOf = (dossier: Dossier) =>
  renderReport({ dossier, fonts: '', policy: '', photoSrc: () => null, richText: (text) => text }).html

test('a finding that refers to a sample with asbestos is found, on the screen and in print', async () => {
  const { facts, screen } = await tell(
    dossierOf([one({ samples: [result('Aangetoond')] }), one({ method: 'verwijzing_monster', refersTo: 0 })]),
  )
  expect(screen.sources[0]?.locaties.map((row) => row.materiaal_status?.prioriteit)).toEqual([1, 1])
  expect(screen.sources[0]?.locaties[1]?.inventarisaties[0]?.grond).toBe('verwijzing')
  expect(facts.sources[0]?.locations.map(({ kind }) => kind)).toEqual(['found', 'found'])
})

test('own results win over a status chosen by hand, and the contradiction is named', async () => {
  const { dossier, facts, screen } = await tell(
    dossierOf([one({ samples: [result('Niet aangetoond')], chosen: 'Asbesthoudend' })]),
  )
  expect([screen.sources[0]?.materiaal_status?.prioriteit, facts.sources[0]?.kind]).toEqual([5, 'clean'])
  expect(gapsOf(dossier)).toContain('statusContradicted B01.1')
})

test.each([
  ['suspected while nothing was chosen', pending, null, 'suspected'],
  ['suspected when somebody chose clean', pending, 'Niet asbesthoudend', 'suspected'],
  ['found when somebody chose asbestos', pending, 'Asbesthoudend', 'found'],
  [
    'suspected while a second analysis is out, whatever the first found',
    {
      analyses: [
        { status: 'gereed', outcomes: ['Niet aangetoond'] },
        { status: 'verstuurd', outcomes: [] },
      ],
    },
    null,
    'suspected',
  ],
] as const)('what awaits a result is %s', async (_, sampleDraft, chosen, kind) => {
  const { facts } = await tell(dossierOf([one({ samples: [sampleDraft as SampleDraft], chosen })]))
  expect(facts.sources[0]?.kind).toBe(kind)
  expect(facts.samples[0]?.pending).toBe(true)
})

test('rejected and deleted analyses count nowhere', async () => {
  const rejected: SampleDraft = {
    analyses: [
      { status: 'afgekeurd', outcomes: ['Aangetoond'] },
      { status: 'gereed', isDeleted: true, outcomes: ['Aangetoond'] },
      { status: 'gereed', outcomes: ['Niet aangetoond'] },
    ],
  }
  const { facts, screen } = await tell(dossierOf([one({ samples: [rejected] })]))
  expect([screen.sources[0]?.materiaal_status?.prioriteit, screen.samples[0]?.materiaal_status?.prioriteit]).toEqual([
    5, 5,
  ])
  expect([facts.sources[0]?.kind, facts.samples[0]?.lines.length, facts.counts.results]).toEqual(['clean', 1, 1])
})

test('an amount is that of the latest visit that could check the place', async () => {
  const found = (
    visit: number,
    aangetroffen: FindingDraft['aangetroffen'],
    hoeveelheid: number | null,
  ): FindingDraft => ({
    visit,
    method: 'documentatie',
    chosen: 'Asbesthoudend',
    aangetroffen: aangetroffen ?? 'ja',
    hoeveelheid,
  })
  const { facts, screen } = await tell(
    dossierOf([
      { space: 0, findings: [found(1, 'ja', 10), found(3, 'ja', 4)] },
      {
        space: 0,
        findings: [found(1, 'ja', 10), found(3, 'nee', null)],
        treatments: [{ status: 'vrijgegeven', datum: '2026-03-05' }],
      },
      {
        space: 0,
        findings: [
          found(1, 'ja', 10),
          { visit: 3, method: 'te_bemonsteren', aangetroffen: 'niet_controleerbaar', hoeveelheid: 99 },
        ],
      },
      { space: 0, findings: [found(1, 'ja', 10), found(2, 'ja', 50)] },
    ]),
  )
  expect(screen.sources[0]?.locaties.map((row) => row.hoeveelheid)).toEqual([4, null, 10, 10])
  expect(screen.sources[0]?.locaties.map((row) => row.toestand)).toEqual([
    'aanwezig',
    'niet_aangetroffen',
    'aanwezig',
    'aanwezig',
  ])
  expect(screen.sources[0]?.locaties[2]?.materiaal_status?.prioriteit).toBe(1)
  expect(facts.sources[0]?.amount).toBe(24)
})

const positive = result('Aangetoond')
const bySight: Partial<FindingDraft> = { method: 'visueel', chosen: 'Niet asbesthoudend' }

test.each<readonly [string, Partial<FindingDraft>, number | null, boolean]>([
  ['clean by sight', bySight, 4, true],
  ['not sampled', { method: 'te_bemonsteren' }, 4, false],
  ['with a clean sample', { samples: [result('Niet aangetoond')] }, 4, false],
  ['not there', { method: 'visueel', aangetroffen: 'nee', hoeveelheid: null }, 10, true],
])(
  'what the laboratory found stays found when a later visit of the survey says %s',
  async (_, later, amount, named) => {
    const { dossier, facts, screen } = await tell(
      dossierOf([
        {
          space: 0,
          findings: [
            { visit: 1, method: 'eigen_monster', samples: [positive] },
            { visit: 3, method: 'eigen_monster', hoeveelheid: 4, ...later },
          ],
        },
      ]),
    )
    expect(screen.sources[0]).toMatchObject({
      materiaal_status: { prioriteit: 1 },
      toestand: 'aanwezig',
      gevaarlijk: true,
    })
    expect(facts.sources[0]).toMatchObject({ kind: 'found', dangerous: true, amount })
    expect(facts.sources[0]?.fibres.map(({ fibre }) => fibre)).toEqual(['Chrysotiel'])
    expect(facts.counts.found).toBe(1)
    expect(screen.spaces[0]?.uitkomst).toBe('gevonden')
    expect(gapsOf(dossier).includes('statusContradicted B01.1')).toBe(named)
  },
)

test('"not there" beside an own sample with asbestos stays, and is named', async () => {
  const { dossier, facts } = await tell(
    dossierOf([one({ aangetroffen: 'nee', hoeveelheid: null, samples: [positive] })]),
  )
  expect(facts.sources[0]).toMatchObject({ kind: 'found', presence: 'aanwezig', dangerous: true })
  expect(gapsOf(dossier)).toContain('statusContradicted B01.1')
})

test('"to be sampled" gives way to the result of a later visit', async () => {
  const { facts } = await tell(
    dossierOf([
      {
        space: 0,
        findings: [
          { visit: 1, method: 'te_bemonsteren' },
          { visit: 3, method: 'eigen_monster', samples: [result('Niet aangetoond')] },
        ],
      },
    ]),
  )
  expect(facts.sources[0]?.kind).toBe('clean')
})

test('what a visit without a start saw again after a clearance is there again', async () => {
  const { screen } = await tell(
    dossierOf(
      [
        {
          space: 0,
          findings: [{ visit: 1, method: 'eigen_monster', samples: [positive] }],
          treatments: [{ status: 'vrijgegeven', datum: '2026-04-01' }],
        },
        {
          space: 0,
          findings: [{ visit: 5, method: 'eigen_monster', samples: [positive] }],
          treatments: [{ status: 'vrijgegeven', datum: '2026-04-01' }],
        },
      ],
      { day: '2026-08-01', visits: [...visits, { survey: 'own', status: 'uitgevoerd', day: null }] },
    ),
  )
  expect(screen.sources[0]?.locaties.map(({ toestand }) => toestand)).toEqual(['verwijderd', 'aanwezig'])
})

test('"not found again" and "entered in error" are no removal, and nothing when a sample says otherwise', async () => {
  const row = (status: string) => ({ treatments: [{ status, datum: '2026-04-01' }] })
  const chosen = { method: 'documentatie', chosen: 'Asbesthoudend' } as const
  const { dossier, facts, screen } = await tell(
    dossierOf(
      [
        one(chosen, row('niet_aangetroffen')),
        one(chosen, row('vervallen')),
        one({ samples: [positive] }, row('niet_aangetroffen')),
      ],
      { day: '2026-08-01' },
    ),
  )
  expect(screen.sources[0]?.locaties.map(({ toestand, gevaarlijk }) => [toestand, gevaarlijk])).toEqual([
    ['niet_aangetroffen', false],
    ['niet_aangetroffen', false],
    ['aanwezig', true],
  ])
  expect(facts.sources[0]?.removed).toMatch(/^Niet aangetroffen bij herinspectie, .*Vervallen \(foutieve invoer\), /)
  expect(pagesOf(dossier)).not.toContain('Verwijderd')
  expect(gapsOf(dossier).filter((gap) => gap.startsWith('statusContradicted'))).toEqual(['statusContradicted B01.3'])
})

test('a wrong clearance is taken back by a later "present", and a clearance of nothing takes nothing', async () => {
  const { screen } = await tell(
    dossierOf(
      [
        one(
          { samples: [positive] },
          {
            treatments: [
              { status: 'vrijgegeven', datum: '2026-04-01', hoeveelheid: 4 },
              { status: 'aanwezig', datum: '2026-04-02' },
            ],
          },
        ),
        one({ samples: [positive] }, { treatments: [{ status: 'vrijgegeven', datum: '2026-04-01', hoeveelheid: 0 }] }),
        one(
          { samples: [positive], hoeveelheid: 0 },
          { treatments: [{ status: 'vrijgegeven', datum: '2026-04-01', hoeveelheid: 0 }] },
        ),
      ],
      { day: '2026-08-01' },
    ),
  )
  expect(screen.sources[0]?.locaties.map(({ hoeveelheid, toestand }) => [hoeveelheid, toestand])).toEqual([
    [10, 'aanwezig'],
    [10, 'aanwezig'],
    [0, 'aanwezig'],
  ])
})

test('a class of another survey holds when that one was earlier and had it by then, in print and on the screen', async () => {
  const withClass = (first: 'earlier' | 'own', seenIn: number): DossierDraft['sources'][number] => ({
    first,
    locations: [
      {
        space: 0,
        findings: [0, 1].map((visit) => ({ visit, method: 'documentatie', chosen: 'Asbesthoudend' as const })),
      },
    ],
    strategies: [{ klasse: '2A', survey: seenIn === 0 ? 'earlier' : 'own' }],
  })
  const { ids, facts, screen } = await tell(
    dossierOf([], { sources: [withClass('earlier', 0), withClass('earlier', 1)] }),
  )
  // What the earlier survey had holds in this one; what this one added says nothing of the earlier one.
  expect(screen.sources.map((row) => row.smart_risicoklasse?.value)).toEqual(['2A', '2A'])
  expect(facts.sources.map(({ strategies }) => strategies.length)).toEqual([1, 1])
  const earlier = await screenOf({ ...ids, survey: ids.earlier }, null)
  expect(earlier.sources.map((row) => [row.smart_risicoklasse?.value, row.klasse_ontbreekt])).toEqual([
    ['2A', false],
    [undefined, true],
  ])
})

test('another substance is no asbestos: not in its counts and words, in its class nor in the outcome of a space', async () => {
  const { dossier, facts, screen } = await tell(
    dossierOf([], {
      sources: [
        {
          first: 'own',
          stof: 'lood',
          locations: [one({ method: 'documentatie', chosen: OTHER })],
        },
      ],
    }),
  )
  expect(screen.sources[0]).toMatchObject({ materiaal_status: { prioriteit: 1 }, gevaarlijk: true })
  expect(screen.sources[0]).toMatchObject({ klasse_ontbreekt: false, smart_risicoklasse: null })
  expect(screen.spaces[0]?.uitkomst).toBe('geen_asbest')
  expect(facts.counts).toMatchObject({ sources: 1, found: 0, suspected: 0 })
  const html = pagesOf(dossier)
  expect(html).toContain('Lood: boven drempelwaarde')
  // The legend alone speaks of it.
  const saying = (text: string) => text.match(/asbest aangetroffen/gi)?.length ?? 0
  expect(saying(html)).toBe(saying(pagesOf((await tell(dossierOf([], { sources: [] }))).dossier)))
})

test('a mixed source names the outcome of each location, and its heading counts those that are found', async () => {
  const { dossier } = await tell(
    dossierOf([one({ samples: [positive] }), one({ samples: [result('Niet aangetoond')] })]),
  )
  const html = pagesOf(dossier)
  expect(html).toContain('1 bron, 1 locatie')
  expect(html).toMatch(/B01\.1(?:(?!B01\.2).)*asbest aangetroffen(?:(?!B01\.1).)*B01\.2.*?geen asbest/s)
})

test.each<readonly [string, Partial<FindingDraft>, readonly string[], boolean]>([
  [
    'a fibre type of what could not be analysed',
    { samples: [result('Niet te analyseren')] },
    ['Niet te analyseren'],
    false,
  ],
  ['traces as found', { samples: [result('Sporen')] }, ['Chrysotiel sporen'], false],
  ['"not sampled" where a sample is out', { method: 'verwijzing_monster', refersTo: 0 }, [], true],
])('the column of fibre types never names %s', async (_, found, fibres, isOut) => {
  const { dossier, facts } = await tell(
    dossierOf([], {
      sources: [
        { first: 'own', locations: [one({ samples: isOut ? [pending] : [positive] })] },
        { first: 'own', locations: [one(found)] },
      ],
    }),
  )
  const [, second] = facts.sources
  expect(second?.fibres.map(({ fibre, content }) => `${fibre} ${content}`.trim())).toEqual(fibres)
  expect(second?.pending).toBe(isOut)
  expect(
    second?.samples.flatMap(({ lines }) => lines.map((line) => `${line.fibre} ${line.content}`.trim().toLowerCase())),
  ).toEqual(fibres.map((line) => line.toLowerCase()))
  expect(pagesOf(dossier)).not.toContain('Niet bemonsterd')
})

const assumed = one({ method: 'aangenomen', chosen: 'Asbesthoudend' })

test('what is assumed is never printed as found', async () => {
  const { dossier, facts } = await tell(dossierOf([assumed]))
  expect(facts.sources[0]).toMatchObject({ kind: 'suspected', dangerous: true })
  expect([facts.counts.found, facts.counts.suspected]).toEqual([0, 1])
  expect(gapsOf(dossier)).not.toContain('statusContradicted B01.1')
})

test('a place that an earlier survey saw, and this one could not check, keeps its status and names that survey', async () => {
  const { facts, screen } = await tell(
    dossierOf([
      {
        space: 0,
        findings: [
          { visit: 0, method: 'eigen_monster', samples: [result('Aangetoond')] },
          { visit: 1, method: 'te_bemonsteren', aangetroffen: 'niet_controleerbaar', hoeveelheid: null },
        ],
      },
    ]),
  )
  expect(screen.sources[0]?.locaties[0]?.materiaal_status?.prioriteit).toBe(1)
  expect(facts.sources[0]?.takenOver[0]).toMatch(/^Overgenomen uit onderzoek E-\d+, monster M01: Chrysotiel/)
})

test('what was taken over names survey, sample and fibre, and neither its judgement nor "not sampled" is this one’s', async () => {
  const { dossier, facts } = await tell(
    dossierOf([], {
      sources: [
        {
          first: 'earlier',
          omschrijving: 'Zwaar beschadigd, direct ingrijpen',
          locations: [
            {
              space: 0,
              findings: [
                { visit: 0, method: 'eigen_monster', samples: [result('Aangetoond')], opmerking: 'Destijds nat' },
                { visit: 1, method: 'verwijzing_monster', refersTo: 0 },
              ],
            },
          ],
        },
      ],
    }),
  )
  const [source] = facts.sources
  expect(source?.kind).toBe('found')
  expect(source?.takenOver).toEqual([
    expect.stringMatching(/^Overgenomen uit onderzoek E-\d+, monster M01: Chrysotiel/),
  ])
  expect(source?.fibres.map(({ fibre }) => fibre)).toEqual(['Chrysotiel'])
  expect(source?.judgement).toEqual([expect.stringMatching(/^Uit onderzoek E-\d+: Zwaar beschadigd/)])
  const html = pagesOf(dossier)
  expect(html).not.toContain('Niet bemonsterd')
  expect(html).not.toContain('Destijds nat')
})

test.each([
  ['seen in part', { onderzocht: 'gedeeltelijk' }, 'unexamined'],
  ['with a part left out', { onderzocht: 'ja', exclusion: 'part' }, 'unexamined'],
  ['not seen', { onderzocht: 'nee' }, 'unexamined'],
  ['seen wholly', { onderzocht: 'ja' }, 'clean'],
] as const)('a space %s, in which nothing but clean material lies, is %s', async (_, space, kind) => {
  const clean = [one({ samples: [result('Niet aangetoond')] })]
  const { facts } = await tell(dossierOf(clean, { spaces: [space] }))
  expect(facts.floors[0]?.spaces[0]?.kind).toBe(kind)
})

test('an amount of nothing, of what was found, is missing', async () => {
  const { dossier } = await tell(dossierOf([one({ samples: [result('Aangetoond')], hoeveelheid: 0 })]))
  expect(gapsOf(dossier)).toContain('amountZero B01.1')
})

const cleared = [{ status: 'vrijgegeven', datum: '2026-07-24' }]

test('what was cleared counts as removed from that day on, keeps its line, and says when and by what', async () => {
  const draft = dossierOf([one({ samples: [result('Aangetoond')] }, { treatments: cleared })], { day: '2026-08-01' })
  const { ids, dossier, facts, screen } = await tell(draft)
  expect(screen.sources[0]).toMatchObject({
    toestand: 'verwijderd',
    gevaarlijk: false,
    smart_risicoklasse: null,
    hoeveelheid_totaal: 0,
  })
  expect(screen.spaces[0]?.uitkomst).toBe('geen_asbest')
  expect(facts.counts).toMatchObject({ sources: 1, found: 0, removed: 1 })
  expect(facts.classTotals).toEqual([])
  expect(facts.sources[0]?.removed).toBe('Gesaneerd en vrijgegeven, 24 juli 2026, VG-0-0, Sanering B.V.')
  expect(pagesOf(dossier)).toContain('24 juli 2026, VG-0-0')
  const before = await screenOf(ids, '2026-07-23')
  expect(before.sources[0]).toMatchObject({
    toestand: 'aanwezig',
    gevaarlijk: true,
    smart_risicoklasse: { value: '2' },
  })
  // A screen asks no day: an open survey is shown as it is today.
  expect((await screenOf(ids, null)).sources[0]?.toestand).toBe('verwijderd')
})

test('a closed survey is shown as on its last day', async () => {
  const found: LocationDraft = {
    space: 0,
    findings: [{ visit: 0, method: 'eigen_monster', samples: [result('Aangetoond')] }],
    treatments: [{ status: 'vrijgegeven', datum: '2025-08-01' }],
  }
  const { ids } = await tell(dossierOf([found], { day: '2026-08-01' }))
  expect((await screenOf({ ...ids, survey: ids.earlier }, null)).sources[0]?.toestand).toBe('aanwezig')
})

test('what could not be checked is not removed by what is left of an earlier "not found"', async () => {
  const { screen } = await tell(
    dossierOf([
      {
        space: 0,
        findings: [
          { visit: 1, method: 'visueel', aangetroffen: 'nee', hoeveelheid: 4 },
          { visit: 3, method: 'te_bemonsteren', aangetroffen: 'niet_controleerbaar', hoeveelheid: null },
        ],
        treatments: [{ status: 'vrijgegeven', datum: '2026-03-10', hoeveelheid: 10 }],
      },
    ]),
  )
  expect(screen.sources[0]?.locaties[0]).toMatchObject({ toestand: 'deels_verwijderd', gevaarlijk: true })
})

test('a part that was cleared is less, and what a later visit saw again is there again', async () => {
  const { facts, screen } = await tell(
    dossierOf(
      [
        one(
          { samples: [result('Aangetoond')] },
          { treatments: [{ status: 'vrijgegeven', datum: '2026-04-01', hoeveelheid: 4 }] },
        ),
        one(
          { visit: 3, samples: [result('Aangetoond')] },
          { treatments: [{ status: 'vrijgegeven', datum: '2026-03-05' }] },
        ),
        one({ samples: [result('Aangetoond')] }, { treatments: [{ status: 'gesaneerd', datum: '2026-04-01' }] }),
      ],
      { day: '2026-08-01' },
    ),
  )
  expect(screen.sources[0]?.locaties.map(({ hoeveelheid, toestand }) => [hoeveelheid, toestand])).toEqual([
    [6, 'deels_verwijderd'],
    [10, 'aanwezig'],
    [10, 'aanwezig'],
  ])
  expect(facts.sources[0]).toMatchObject({ amount: 26, presence: 'deels_verwijderd', dangerous: true })
})

test('suitable beside an exclusion, a sample that is out or no visit is named, at the top of the report too', async () => {
  const { dossier, facts } = await tell(
    dossierOf([one({ samples: [pending] })], {
      visits: visits.map((visit) => ({ ...visit, status: 'concept' as const })),
      spaces: [{ onderzocht: 'ja', exclusion: 'part' }],
      suitable: true,
    }),
  )
  expect(facts.contradictions).toEqual([
    'Volledige renovatie of totaalsloop, terwijl U1 is uitgesloten',
    'Volledige renovatie of totaalsloop, terwijl de uitslag van M01 ontbreekt',
    'Volledige renovatie of totaalsloop, terwijl B01 en Ruimte 0 verdacht of maar gedeeltelijk onderzocht zijn',
    'Volledige renovatie of totaalsloop, terwijl het onderzoek nog niet is uitgevoerd',
  ])
  expect(gapsOf(dossier).filter((gap) => gap.startsWith('suitabilityContradicted'))).toHaveLength(4)
  expect(pagesOf(dossier)).toContain('De geschiktheid is in tegenspraak met dit rapport')
})
