import { type SpaceOutcome, spaceOutcomes } from '@vezel/model/entities/asset/sub-asset.ts'
import { derive, type ReportFacts } from '@vezel/report/derive.ts'
import type { Dossier } from '@vezel/report/dossier.ts'
import { gaps } from '@vezel/report/gaps.ts'
import { renderReport } from '@vezel/report/report.tsx'
import { wordsOf } from '@vezel/report/texts/words.ts'
import type { Session } from '../../access.ts'
import { askAs } from '../../graphql/run.ts'
import { gather } from '../../reports/gather.ts'
import type { TestApi } from '../api.ts'
import { type DossierDraft, dossierWriter, type WrittenDossier } from '../dossier.ts'
import { isThere } from './rules.ts'

const nl = wordsOf('nl')

export interface Screen {
  readonly sources: readonly {
    id: string
    materiaal_status: { prioriteit: number } | null
    hoeveelheid_totaal: number | null
    toestand: string
    gevaarlijk: boolean
    in_onderzoek: boolean
    in_rapport: boolean
    klasse_ontbreekt: boolean
    smart_risicoklasse: { value: string } | null
    locaties: readonly {
      id: string
      materiaal_status: { prioriteit: number } | null
      hoeveelheid: number | null
      toestand: string
      gevaarlijk: boolean
      in_onderzoek: boolean
      ongezien_verdacht: boolean
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
  readonly spaces: readonly { id: string; onderzocht: string; uitkomst: SpaceOutcome; dekking: string }[]
}

/** What the screens of the survey ask, for a day. */
async function screenOf(
  api: TestApi,
  { survey, inventoryAsset, asset }: Pick<WrittenDossier, 'survey' | 'inventoryAsset' | 'asset'>,
  day: string | null,
): Promise<Screen> {
  const { data, errors } = await api.ask(
    `query($survey: ID!, $folder: ID!, $asset: ID!, $day: Date) {
      sources: bronnen(filter: { inventarisatie_asset: { eq: $folder } }, sort: [{ field: "nummer" }]) { id in_rapport
        materiaal_status(onderzoek: $survey, dag: $day) { prioriteit } hoeveelheid_totaal(onderzoek: $survey, dag: $day)
        toestand(onderzoek: $survey, dag: $day) gevaarlijk(onderzoek: $survey, dag: $day) in_onderzoek(onderzoek: $survey, dag: $day)
        klasse_ontbreekt(onderzoek: $survey, dag: $day) smart_risicoklasse(onderzoek: $survey, dag: $day) { value }
        locaties { id materiaal_status(onderzoek: $survey, dag: $day) { prioriteit } hoeveelheid(onderzoek: $survey, dag: $day)
          toestand(onderzoek: $survey, dag: $day) gevaarlijk(onderzoek: $survey, dag: $day) in_onderzoek(onderzoek: $survey, dag: $day) ongezien_verdacht(onderzoek: $survey, dag: $day)
          tegenspraak(onderzoek: $survey, dag: $day)
          inventarisaties { id vastgestelde_status { prioriteit } grond tegenspraak } } }
      samples: monsters(filter: { onderzoek: { eq: $survey } }, limit: 1000) { id materiaal_status { prioriteit } in_afwachting }
      spaces: ruimtes(filter: { asset: { eq: $asset } }, limit: 1000) { id onderzocht(onderzoek: $survey, dag: $day) uitkomst(onderzoek: $survey, dag: $day) dekking(onderzoek: $survey, dag: $day) }
    }`,
    { survey, folder: inventoryAsset, asset, day },
  )
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'))
  return data as unknown as Screen
}

export interface Told {
  readonly ids: WrittenDossier
  readonly dossier: Dossier
  readonly facts: ReportFacts
  readonly screen: Screen
}

/** Writes dossiers and tells them, on an API of a test's own. */
export function tellerOf(api: TestApi & { readonly inspector: Session }) {
  const write = dossierWriter(api.services.pools.owner, api.inspector.organisationId)
  /** A written dossier as the report tells it and as the screens answer it on a day; none: as they are opened. */
  const retell = async (ids: WrittenDossier, day: string | null): Promise<Told> => {
    const dossier = await gather(askAs(api.services, api.inspector), ids.report)
    return { ids, dossier, facts: derive(dossier, nl), screen: await screenOf(api, ids, day) }
  }
  return {
    retell,
    /** A dossier as the report tells it and as the screens answer it on the same day. */
    tell: async (draft: DossierDraft): Promise<Told> => retell(await write(draft), draft.day),
    screenOf: (ids: Pick<WrittenDossier, 'survey' | 'inventoryAsset' | 'asset'>, day: string | null) =>
      screenOf(api, ids, day),
  }
}

export const gapsOf = (dossier: Dossier) => gaps(dossier).map(({ code, label }) => `${code} ${label.nl}`)
export const pagesOf = (dossier: Dossier) =>
  renderReport({ dossier, fonts: '', policy: '', photoSrc: () => null, richText: (text) => text }).html

const kinds = ['found', 'suspected', 'unexamined', 'below', 'clean']
const kindOf = (status: { prioriteit: number } | null) => (status ? kinds[status.prioriteit - 1] : 'unexamined')
const outcomes = Object.keys(spaceOutcomes) as SpaceOutcome[]

const hasClass = ({ smart_risicoklasse: chosen }: Screen['sources'][number]) =>
  chosen !== null && chosen.value !== 'Niet van toepassing'

/** What the report prints of sources, locations, samples, spaces and totals, from the answers of the API alone. */
export function expectedOf({ sources, samples, spaces }: Screen) {
  const all = sources.filter((source) => source.in_onderzoek)
  // What is left out of the report counts all the same.
  const shown = all.filter((source) => source.in_rapport)
  const isUnaccounted = ({ locaties }: Screen['sources'][number]) =>
    locaties.some((row) => row.in_onderzoek && row.toestand === 'niet_aangetroffen' && row.materiaal_status !== null)
  const there = all.filter((source) => isThere(source.toestand) || isUnaccounted(source))
  const count = (prioriteit: number) => there.filter((s) => s.materiaal_status?.prioriteit === prioriteit).length
  const outcomeKinds = [...kinds, 'none']
  return {
    sources: shown.map((source) => ({
      id: source.id,
      kind: kindOf(source.materiaal_status),
      amount: source.toestand === 'verwijderd' ? null : source.hoeveelheid_totaal,
      presence: source.toestand,
      dangerous: source.gevaarlijk,
      class: source.klasse_ontbreekt ? '?' : hasClass(source) ? source.smart_risicoklasse?.value : '–',
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
      .map(({ id, onderzocht, uitkomst, dekking }) => ({
        id,
        coverage: dekking,
        kind: outcomeKinds[outcomes.indexOf(uitkomst)],
        surveyed: onderzocht === 'ja' || onderzocht === 'gedeeltelijk',
        partly: onderzocht === 'gedeeltelijk',
      }))
      .sort((a, b) => a.id.localeCompare(b.id)),
    counts: {
      sources: all.length,
      found: count(1),
      suspected: count(2),
      clean: count(5),
      removed: all.filter((source) => source.toestand === 'verwijderd' && !isUnaccounted(source)).length,
      inScope: spaces.filter(({ uitkomst }) => uitkomst !== 'buiten_onderzoek').length,
    },
    classes: there.filter((s) => s.in_rapport && s.gevaarlijk && (s.klasse_ontbreekt || hasClass(s))).length,
  }
}

export function printedOf(facts: ReportFacts) {
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
    samples: facts.samples.map(({ row, pending }) => [row.id, pending] as const).sort(),
    spaces: facts.floors
      .flatMap((floor) => floor.spaces)
      .map(({ space, kind, surveyed, partly }) => ({ id: space.id, coverage: space.dekking, kind, surveyed, partly }))
      .sort((a, b) => a.id.localeCompare(b.id)),
    counts: { sources, found, suspected, clean, removed, inScope },
    classes: facts.classTotals.reduce((total, { sources: numbers }) => total + numbers.length, 0),
  }
}
