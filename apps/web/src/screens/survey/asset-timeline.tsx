import { IconCheck, IconClipboardList, IconFileText, IconMicroscope, IconWalk } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { small } from '@vezel/model/kit/in-sentence.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { type ReactNode, useMemo } from 'react'
import { type RowFor, type Rows, useRows } from '../../api/rows.ts'
import { tags } from '../../i18n/texts.ts'
import { itemOf } from '../../kinds/record.ts'
import { valueText } from '../../kinds/words.ts'
import { useTo } from '../../page/place.ts'
import { Link, useSearch } from '../../router/router.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import type { KnownSource } from './asset-sources.tsx'
import { type NamedAsset, useOpenAsset } from './in-asset.tsx'
import './asset-page.css'

const selection = {
  id: true,
  nummer: true,
  startdatum: true,
  geldig_tot: true,
  onderzoek_status: itemOf('onderzoek_statussen'),
  onderzoek_type: itemOf('onderzoek_types'),
  inventarisatie_asset: { id: true },
  rapporten: { id: true, versie: true, status: true, vrijgegeven_op: true },
  inventarisaties: { id: true, nummer: true, status: true, start: true },
} as const
export type KnownSurvey = RowFor<'survey', typeof selection>

/** The surveys in these folders of an asset, the latest first. */
export const useKnownSurveys = (folders: readonly string[]): Rows<KnownSurvey> =>
  useRows(model.entity('survey'), selection, {
    filter: useMemo(() => ({ inventarisatie_asset: { in: folders } }), [folders]),
    sort: [{ field: 'startdatum', direction: 'desc' }],
  })

const answers = {
  id: true,
  geanalyseerd_op: true,
  conclusie: true,
  monster: { onderzoek: { id: true, nummer: true, inventarisatie_asset: { id: true } } },
} as const
export type KnownAnalysis = RowFor<'analysis', typeof answers>

/** What laboratories answered of samples of these folders of an asset, over all its surveys. */
export const useKnownAnalyses = (folders: readonly string[]): Rows<KnownAnalysis> =>
  useRows(model.entity('analysis'), answers, {
    filter: useMemo(
      () => ({
        status: { eq: 'gereed' as const },
        monster: { where: { onderzoek: { where: { inventarisatie_asset: { in: folders } } } } },
      }),
      [folders],
    ),
    limit: pageLimits.listMost,
  })

const kinds = ['survey', 'visit', 'results', 'report', 'removal'] as const
type EventKind = (typeof kinds)[number]
const icons: Readonly<Record<EventKind, ReactNode>> = {
  survey: <IconClipboardList />,
  visit: <IconWalk />,
  results: <IconMicroscope />,
  report: <IconFileText />,
  removal: <IconCheck />,
}

/** Something that was done at an asset. */
interface Event {
  readonly key: string
  readonly kind: EventKind
  readonly day: string
  readonly what: string
  readonly more: string
  readonly to: string
}

interface Told {
  surveys: readonly KnownSurvey[]
  sources: readonly KnownSource[]
  analyses: readonly KnownAnalysis[]
}

/** What was done at an asset and when, the latest first, down to when it was built; each leads to where it is told; where no survey was made yet, what begins one. */
export function AssetTimeline({ add, ...told }: Told & { add: ReactNode }) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const { id, row } = useOpenAsset()
  const to = useTo()
  const [search] = useSearch()
  const shown = kinds.find((kind) => kind === search.timeline)
  const events = useEvents(told)
  const words = {
    ...{ survey: t('survey'), visit: t('visit'), results: t('laboratoryResults') },
    ...{ report: inLocale(model.entity('report').label, locale), removal: t('removal') },
  }
  const tabs = [undefined, ...kinds]
    .map((kind) => ({
      to: to('assetmanagement-assets-asset-information', { asset: id }, { query: { ...search, timeline: kind } }),
      label: kind ? words[kind] : t('allOfThem'),
      count: events.filter((event) => !kind || event.kind === kind).length,
      active: kind === shown,
    }))
    .filter(({ count, active }) => count > 0 || active)
  const ofKind = events.filter(({ kind }) => !shown || kind === shown)
  const years = [...Map.groupBy(ofKind, ({ day }) => day.slice(0, 4))]
  return (
    <section className="timeline" aria-label={t('timeline')}>
      <h2>{t('timeline')}</h2>
      {tabs.length > 2 && <Tabs size="card" label={t('timeline')} items={tabs} />}
      {told.surveys.length === 0 ? (
        <EmptyState title={t('neverSurveyed')} actions={add}>
          {t('nothingDone')}
        </EmptyState>
      ) : (
        events.length === 0 && <p className="dim">{t('nothingDone')}</p>
      )}
      {years.map(([year, ofYear]) => (
        <section key={year} aria-label={year}>
          <h3>{year}</h3>
          <ol>
            {ofYear.map((event) => (
              <TimelineEvent key={`${event.kind} ${event.key}`} event={event} />
            ))}
          </ol>
        </section>
      ))}
      {typeof row.bouwjaar === 'number' && <h3>{t('builtIn', { year: String(row.bouwjaar) })}</h3>}
    </section>
  )
}

function TimelineEvent({ event: { kind, day, what, more, to } }: { event: Event }) {
  const { locale } = useUiTexts()
  return (
    <li>
      <Link className="timeline-event" to={to}>
        <span className="timeline-day">{dayAndMonth(day, locale)}</span>
        {icons[kind]}
        <span>
          <span className="timeline-what">{what}</span>
          <span className="dim">{more}</span>
        </span>
      </Link>
    </li>
  )
}

/** The year stands above it. */
const dayAndMonth = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))

const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? null
/** The report that was released last with its survey, which says until when it holds. */
export function newestValid(surveys: readonly KnownSurvey[]) {
  const [newest] = surveys
    .filter(({ geldig_tot }) => geldig_tot !== null)
    .flatMap((survey) =>
      survey.rapporten.flatMap(({ id, status, vrijgegeven_op: at }) =>
        status === 'vrijgegeven' && at ? [{ survey, report: id, at }] : [],
      ),
    )
    .toSorted((a, b) => b.at.localeCompare(a.at))
  return newest ?? null
}

/** What was done, the latest first. Of a complex each tells at which part. */
function useEvents({ surveys, sources, analyses }: Told): readonly Event[] {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const to = useTo()
  const { parts } = useOpenAsset()
  return useMemo(() => {
    const telling: Telling = { t, to, locale, at: (folder) => partTitle(parts, folder) }
    const events = [
      ...surveys.flatMap((survey) => [
        ...startOf(survey, telling),
        ...visitsOf(survey, telling),
        ...reportsOf(survey, telling),
      ]),
      ...resultsOf(analyses, telling),
      ...removalsOf(sources, telling),
    ]
    return events.toSorted((a, b) => b.day.localeCompare(a.day))
  }, [surveys, sources, analyses, parts, t, to, locale])
}

/** What the words of an event are made with. */
interface Telling {
  readonly t: ReturnType<typeof useT<typeof surveyAreas.nl>>
  readonly to: ReturnType<typeof useTo>
  readonly locale: Locale
  /** At which part of a complex, by its folder. */
  readonly at: (folder: { readonly id: string }) => string | null | undefined
}

function startOf(survey: KnownSurvey, { t, to, locale, at }: Telling): readonly Event[] {
  const { id, nummer, startdatum, onderzoek_type, onderzoek_status, inventarisatie_asset } = survey
  const day = dayOf(startdatum)
  const kinds = [onderzoek_type, onderzoek_status].map((item) => item && itemText(item, locale))
  const leads = to('surveys-survey-information-surveyinfo', { survey: id })
  const more = joined(at(inventarisatie_asset), ...kinds)
  return day ? [{ key: id, kind: 'survey', day, what: t('surveyStarted', { number: nummer }), more, to: leads }] : []
}

/** What was planned and not made is no event. */
function visitsOf({ id: survey, nummer, inventarisaties, inventarisatie_asset }: KnownSurvey, { t, to, at }: Telling) {
  const more = joined(at(inventarisatie_asset), nummer)
  return inventarisaties.flatMap(({ id, status, start, nummer: number }): Event[] => {
    const day = status === 'uitgevoerd' ? dayOf(start) : null
    const leads = to('surveys-survey-inventarisations-inventarisation-information', { survey, inventarisation: id })
    return day ? [{ key: id, kind: 'visit', day, what: t('visitMade', { number }), more, to: leads }] : []
  })
}

function reportsOf(survey: KnownSurvey, { t, to, locale, at }: Telling): readonly Event[] {
  return survey.rapporten.flatMap(({ id, versie, status, vrijgegeven_op }): Event[] => {
    // Of a version that no longer holds its state is said beside it.
    const state = status === 'vrijgegeven' ? '' : valueText(model.entity('report').fields.status, status, locale)
    const day = dayOf(vrijgegeven_op)
    const what = t('reportReleased', { version: versie ?? 1 })
    const leads = to('surveys-survey-reports-report', { survey: survey.id, report: id })
    const more = joined(at(survey.inventarisatie_asset), survey.nummer, state)
    return day ? [{ key: id, kind: 'report', day, what, more, to: leads }] : []
  })
}

/** What laboratories answered: of one survey those of a day are one event. */
function resultsOf(analyses: readonly KnownAnalysis[], { t, to, locale, at }: Telling): readonly Event[] {
  const answered = analyses.flatMap(({ geanalyseerd_op: moment, conclusie, monster: { onderzoek } }) => {
    const day = dayOf(moment)
    return day ? [{ day, conclusie, survey: onderzoek }] : []
  })
  const days = Map.groupBy(answered, ({ day, survey }) => `${day} ${survey.id}`)
  return [...days].flatMap(([key, ofDay]): Event[] => {
    const [first] = ofDay
    if (!first) return []
    const { day, survey } = first
    const outcomes = Map.groupBy(ofDay, ({ conclusie }) => conclusie)
    const counts = [...outcomes].map(
      ([outcome, { length: n }]) => outcome && `${n} ${small(outcomeOf(outcome, locale), locale)}`,
    )
    const what = t('resultsReceived', { n: ofDay.length })
    const more = joined(at(survey.inventarisatie_asset), survey.nummer, ...counts)
    return [{ key, kind: 'results', day, what, more, to: to('surveys-survey-samples', { survey: survey.id }) }]
  })
}

const outcomeOf = (outcome: string, locale: Locale) =>
  valueText(model.entity('analysis').fields.conclusie, outcome, locale)

function removalsOf(sources: readonly KnownSource[], { to, locale, at }: Telling): readonly Event[] {
  return sources.flatMap(({ id: source, naam, onderzoek, inventarisatie_asset, locaties }) =>
    locaties.flatMap(({ id, nummer, verwijderd_door: removal }): Event[] => {
      if (!removal || !onderzoek) return []
      const leads = to('surveys-survey-sources-source-locations-location-details', {
        ...{ survey: onderzoek.id, source, location: id },
      })
      const how = removal.behandeling_status && itemText(removal.behandeling_status, locale)
      const more = joined(at(inventarisatie_asset), how, removal.referentie)
      const day = removal.datum.slice(0, 10)
      return [{ key: id, kind: 'removal', day, what: `${nummer} ${naam}`, more, to: leads }]
    }),
  )
}

const partTitle = (parts: ReadonlyMap<string, NamedAsset>, folder: { readonly id: string }) =>
  parts.get(folder.id)?.title
const joined = (...words: readonly (string | null | undefined)[]) => words.filter(Boolean).join(', ')
