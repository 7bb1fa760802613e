import { model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { useMemo } from 'react'
import { type RowFor, useRows } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { itemOf } from '../../kinds/record.ts'
import { valueText } from '../../kinds/words.ts'
import { useTo } from '../../page/place.ts'
import { Link } from '../../router/router.tsx'
import { Section } from '../../ui/field.tsx'
import { Message } from '../../ui/message.tsx'
import { CardSkeleton } from '../../ui/progress.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { type KnownSource, KnownSources, useKnownSources } from './asset-sources.tsx'
import './survey.css'

const selection = {
  id: true,
  nummer: true,
  startdatum: true,
  geldig_tot: true,
  onderzoek_status: itemOf('onderzoek_statussen'),
  onderzoek_type: itemOf('onderzoek_types'),
  rapporten: { id: true, versie: true, status: true, vrijgegeven_op: true },
} as const
type KnownSurvey = RowFor<'survey', typeof selection>

/** What is known of an asset over all its surveys: its material as it stands today, and what was done when. */
export function KnownOfAsset({ folders }: { folders: readonly string[] }) {
  const sources = useKnownSources(folders)
  const surveys = useRows(model.entity('survey'), selection, {
    filter: useMemo(() => ({ inventarisatie_asset: { in: folders } }), [folders]),
    sort: [{ field: 'startdatum', direction: 'desc' }],
  })
  const problem = sources.problem ?? surveys.problem
  if (problem) return <Message tone="error">{problem.message}</Message>
  if (sources.status === 'loading' || surveys.status === 'loading') return <CardSkeleton />
  return (
    <>
      <KnownSources asked={sources} />
      <Timeline surveys={surveys.rows} sources={sources.rows} />
    </>
  )
}

/** Something that was done at an asset. */
interface Event {
  readonly key: string
  readonly day: string
  readonly what: string
  readonly more: string
  readonly to: string
}

function Timeline({ surveys, sources }: { surveys: readonly KnownSurvey[]; sources: readonly KnownSource[] }) {
  const t = useT(assetPhrases)
  const { locale } = useUiTexts()
  const { date } = formats(locale)
  const events = useEvents(surveys, sources)
  const valid = newestValid(surveys)
  const isOver = (valid?.geldig_tot ?? '') < dutchTime().slice(0, 10)
  return (
    <Section level={2} title={t('timeline')} aside={events.length}>
      {valid && (
        <p>{t(isOver ? 'reportWasValid' : 'reportValid', { day: date(valid.geldig_tot), number: valid.nummer })}</p>
      )}
      {events.length === 0 && <p className="dim">{t('nothingDone')}</p>}
      <ul className="line-list">
        {events.map(({ key, day, what, more, to }) => (
          <li key={key}>
            <Link className="line-link" to={to}>
              <span className="line-amount">{date(day)}</span>
              <span className="line-name">{what}</span>
              <span className="dim">{more}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? null
const releasedOn = ({ rapporten }: KnownSurvey) =>
  rapporten
    .flatMap(({ status, vrijgegeven_op: at }) => (status === 'vrijgegeven' && at ? [at] : []))
    .toSorted()
    .at(-1) ?? ''

/** The survey of the report that was released last, which says until when it holds. */
const newestValid = (surveys: readonly KnownSurvey[]) =>
  surveys
    .filter((survey) => survey.geldig_tot !== null && releasedOn(survey) !== '')
    .toSorted((a, b) => releasedOn(b).localeCompare(releasedOn(a)))[0]

/** What was done, the latest first; each leads to where it is told. */
function useEvents(surveys: readonly KnownSurvey[], sources: readonly KnownSource[]): readonly Event[] {
  const t = useT(assetPhrases)
  const { locale } = useUiTexts()
  const to = useTo()
  return useMemo(() => {
    const started = surveys.flatMap(({ id, nummer, startdatum, onderzoek_type, onderzoek_status }): Event[] => {
      const day = dayOf(startdatum)
      const more = [onderzoek_type, onderzoek_status].map((item) => item && itemText(item, locale)).filter(Boolean)
      const at = to('surveys-survey-information-surveyinfo', { survey: id })
      return day ? [{ key: id, day, what: t('surveyStarted', { number: nummer }), more: more.join(', '), to: at }] : []
    })
    const released = surveys.flatMap(({ id: survey, nummer, rapporten }) =>
      rapporten.flatMap(({ id, versie, status, vrijgegeven_op }): Event[] => {
        // Of a version that no longer holds its state is said beside it.
        const state = status === 'vrijgegeven' ? '' : valueText(model.entity('report').fields.status, status, locale)
        const more = [nummer, state].filter(Boolean).join(', ')
        const day = dayOf(vrijgegeven_op)
        const at = to('surveys-survey-reports-report', { survey, report: id })
        return day ? [{ key: id, day, what: t('reportReleased', { version: versie ?? 1 }), more, to: at }] : []
      }),
    )
    const removed = sources.flatMap(({ id: source, naam, onderzoek, locaties }) =>
      locaties.flatMap(({ id, nummer, verwijderd_door: removal }): Event[] => {
        if (!removal || !onderzoek) return []
        const at = to('surveys-survey-sources-source-locations-location-details', {
          ...{ survey: onderzoek.id, source, location: id },
        })
        const more = [removal.behandeling_status && itemText(removal.behandeling_status, locale), removal.referentie]
        const what = `${nummer} ${naam}`
        return [{ key: id, day: removal.datum.slice(0, 10), what, more: more.filter(Boolean).join(', '), to: at }]
      }),
    )
    return [...started, ...released, ...removed].toSorted((a, b) => b.day.localeCompare(a.day))
  }, [surveys, sources, t, to, locale])
}
