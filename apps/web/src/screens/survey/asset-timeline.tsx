import { IconCheck, IconClipboardList, IconFileText } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { type ReactNode, useMemo } from 'react'
import { type RowFor, type Rows, useRows } from '../../api/rows.ts'
import { tags } from '../../i18n/texts.ts'
import { itemOf } from '../../kinds/record.ts'
import { valueText } from '../../kinds/words.ts'
import { useTo } from '../../page/place.ts'
import { Link, useSearch } from '../../router/router.tsx'
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
} as const
export type KnownSurvey = RowFor<'survey', typeof selection>

/** The surveys in these folders of an asset, the latest first. */
export const useKnownSurveys = (folders: readonly string[]): Rows<KnownSurvey> =>
  useRows(model.entity('survey'), selection, {
    filter: useMemo(() => ({ inventarisatie_asset: { in: folders } }), [folders]),
    sort: [{ field: 'startdatum', direction: 'desc' }],
  })

const kinds = ['survey', 'report', 'removal'] as const
type EventKind = (typeof kinds)[number]
const icons: Readonly<Record<EventKind, ReactNode>> = {
  survey: <IconClipboardList />,
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

/** What was done at an asset and when, the latest first, down to when it was built; each leads to where it is told. */
export function AssetTimeline({
  surveys,
  sources,
}: {
  surveys: readonly KnownSurvey[]
  sources: readonly KnownSource[]
}) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const { id, row } = useOpenAsset()
  const to = useTo()
  const [search] = useSearch()
  const shown = kinds.find((kind) => kind === search.timeline)
  const events = useEvents(surveys, sources)
  const words = { survey: t('survey'), report: inLocale(model.entity('report').label, locale), removal: t('removal') }
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
      {events.length === 0 && <p className="dim">{t('nothingDone')}</p>}
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
function useEvents(surveys: readonly KnownSurvey[], sources: readonly KnownSource[]): readonly Event[] {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const to = useTo()
  const { parts } = useOpenAsset()
  return useMemo(() => {
    const at = (folder: { readonly id: string } | null) => partTitle(parts, folder)
    const started = surveys.flatMap((survey): Event[] => {
      const { id, nummer, startdatum, onderzoek_type, onderzoek_status, inventarisatie_asset } = survey
      const day = dayOf(startdatum)
      const more = joined(
        at(inventarisatie_asset),
        ...[onderzoek_type, onderzoek_status].map((item) => item && itemText(item, locale)),
      )
      const leads = to('surveys-survey-information-surveyinfo', { survey: id })
      return day
        ? [{ key: id, kind: 'survey', day, what: t('surveyStarted', { number: nummer }), more, to: leads }]
        : []
    })
    const released = surveys.flatMap(({ id: survey, nummer, rapporten, inventarisatie_asset }) =>
      rapporten.flatMap(({ id, versie, status, vrijgegeven_op }): Event[] => {
        // Of a version that no longer holds its state is said beside it.
        const state = status === 'vrijgegeven' ? '' : valueText(model.entity('report').fields.status, status, locale)
        const day = dayOf(vrijgegeven_op)
        const what = t('reportReleased', { version: versie ?? 1 })
        const leads = to('surveys-survey-reports-report', { survey, report: id })
        const more = joined(at(inventarisatie_asset), nummer, state)
        return day ? [{ key: id, kind: 'report', day, what, more, to: leads }] : []
      }),
    )
    const removed = sources.flatMap(({ id: source, naam, onderzoek, inventarisatie_asset, locaties }) =>
      locaties.flatMap(({ id, nummer, verwijderd_door: removal }): Event[] => {
        if (!removal || !onderzoek) return []
        const leads = to('surveys-survey-sources-source-locations-location-details', {
          ...{ survey: onderzoek.id, source, location: id },
        })
        const how = removal.behandeling_status && itemText(removal.behandeling_status, locale)
        const more = joined(at(inventarisatie_asset), how, removal.referentie)
        return [
          { key: id, kind: 'removal', day: removal.datum.slice(0, 10), what: `${nummer} ${naam}`, more, to: leads },
        ]
      }),
    )
    return [...started, ...released, ...removed].toSorted((a, b) => b.day.localeCompare(a.day))
  }, [surveys, sources, parts, t, to, locale])
}

const partTitle = (parts: ReadonlyMap<string, NamedAsset>, folder: { readonly id: string } | null) =>
  folder && parts.get(folder.id)?.title
const joined = (...words: readonly (string | null | undefined)[]) => words.filter(Boolean).join(', ')
