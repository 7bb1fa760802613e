import { survey } from '@vezel/model/entities/survey/survey.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { stepOf } from '@vezel/model/kit/states.ts'
import { routeOf } from '@vezel/model/route-paths.ts'
import { Suspense, useMemo } from 'react'
import { isManager, useMe } from '../../api/me.ts'
import { type RowFor, type Rows, useCounts, useRows } from '../../api/rows.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { useTo } from '../../page/place.ts'
import { inState, surveyStateNames, surveyStates } from '../../page/survey-states.ts'
import { useFormats, useLabel, useLocale } from '../../page/texts.tsx'
import { lazyPart } from '../../router/reload-once.ts'
import { Link } from '../../router/router.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { type Column, DataTable, TwoLines } from '../../ui/data-table.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback.tsx'
import { Section } from '../../ui/field.tsx'
import { SignedWord } from '../../ui/signs.tsx'
import { ProgressSign } from '../../ui/state-signs.tsx'
import { useT } from '../../ui/texts.ts'
import './home.css'

const FirstSteps = lazyPart(async () => (await import('./first-steps.tsx')).FirstSteps)
const ExpiringCertificates = lazyPart(async () => (await import('./expiring-certificates.tsx')).ExpiringCertificates)

const selection = {
  nummer: true,
  einddatum: true,
  inventarisatie_asset: { asset: { id: true, title: true, adres: true } },
  onderzoek_status: { value: true, value_en: true, value_fr: true, code: true },
} as const

/** The start page: the surveys somebody is busy with, and how many there are in each state; of a firm without any, what to do first. */
export function HomeScreen() {
  const t = useT(pagePhrases)
  const { me } = useMe()
  const user = me?.inventarisatie_user?.id ?? null
  const mine = useRows(survey, selection, {
    filter: {
      onderzoek_status: { where: { or: [{ code: { eq: 'gepland' } }, { code: { eq: 'actief' } }] } },
      or: [{ projectleider: { eq: user } }, { inventarisaties: { where: { inspecteurs: { eq: user } } } }],
    },
    sort: [{ field: 'einddatum' }],
    skip: user === null,
  })
  const counts = useCounts(countedStates)
  const surveys = (
    <Section level={2} title={t('homeMine')}>
      <MySurveys {...mine} />
    </Section>
  )
  if (isManager(me) && surveyStateNames.every((name) => counts[name] === 0)) {
    // Another page than the one with surveys, so that nothing of that moves when it is known to be this one.
    return (
      <Suspense key="new" fallback={null}>
        <div className="page-flow">
          <FirstSteps />
          {surveys}
          <Counts counts={counts} />
        </div>
      </Suspense>
    )
  }
  return (
    <div className="page-flow">
      {surveys}
      {/* Below rows of which nobody knows yet how many there are. */}
      {mine.status !== 'loading' && <Counts counts={counts} />}
      {mine.status !== 'loading' && (
        <Suspense fallback={null}>
          <ExpiringCertificates />
        </Suspense>
      )}
    </div>
  )
}

/** How many surveys there are in each state. */
function Counts({ counts }: { counts: Readonly<Record<string, number | undefined>> }) {
  const t = useT(pagePhrases)
  const to = useTo()
  const label = useLabel()
  return (
    <Section level={2} title={t('homeCounts')}>
      <ul className="home-counts">
        {surveyStateNames.map((name) => (
          <li key={name}>
            <Link to={to(surveyStates[name].route)} className="home-count">
              <strong>{counts[name] ?? '…'}</strong>
              <SignedWord sign={<ProgressSign step={stepOf(survey, surveyStates[name].code)} />}>
                {label(routeOf(surveyStates[name].route).label)}
              </SignedWord>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const countedStates = Object.fromEntries(surveyStateNames.map((name) => [name, { of: survey, filter: inState(name) }]))

function MySurveys({ rows, status, problem, reload }: Rows<RowFor<'survey', typeof selection>>) {
  const t = useT(pagePhrases)
  const to = useTo()
  const locale = useLocale()
  const { date, shortDate, fromNow } = useFormats()
  const columns = useMemo((): Column<(typeof rows)[number]>[] => {
    // What is shown is also what is measured.
    const stateOf = ({ onderzoek_status: state }: (typeof rows)[number]) => itemText(state, locale)
    return [
      { key: 'nummer', title: label(survey.fields.nummer.label), kind: 'code', value: (row) => row.nummer },
      {
        key: 'asset',
        title: t('stepAsset'),
        value: (row) => row.inventarisatie_asset.asset.title,
        above: (row) => row.inventarisatie_asset.asset.title ?? '',
        render: (row) => (
          <TwoLines first={row.inventarisatie_asset.asset.title} second={row.inventarisatie_asset.asset.adres} />
        ),
      },
      {
        key: 'status',
        title: label(survey.fields.onderzoek_status.label),
        kind: 'status',
        value: stateOf,
        render: (row) => (
          <SignedWord sign={<ProgressSign step={stepOf(survey, row.onderzoek_status.code)} />}>
            {stateOf(row)}
          </SignedWord>
        ),
      },
      {
        key: 'einddatum',
        title: label(survey.fields.einddatum.label),
        kind: 'date',
        value: (row) => row.einddatum,
        text: (row) => (row.einddatum ? `${date(row.einddatum)}\n${fromNow(row.einddatum)}` : ''),
        under: (row) => shortDate(row.einddatum),
        render: (row) =>
          row.einddatum ? (
            <TwoLines first={date(row.einddatum)} second={fromNow(row.einddatum)} />
          ) : (
            <span className="dim">–</span>
          ),
      },
    ]
    function label(words: { nl: string; en: string; fr?: string } | undefined) {
      return words?.[locale] ?? words?.nl ?? ''
    }
  }, [t, locale, date, shortDate, fromNow])
  if (status === 'failed')
    return (
      <ErrorState
        title={t('failedTitle')}
        actions={
          <ButtonLink to={to('index')} onClick={() => void reload()}>
            {t('retry')}
          </ButtonLink>
        }
      >
        {problem?.message}
      </ErrorState>
    )
  return (
    <DataTable
      flow
      label={t('homeMine')}
      rows={rows}
      id={(row) => row.id}
      columns={columns}
      lines={2}
      loading={status === 'loading'}
      to={(row) => to('surveys-survey-information-surveyinfo', { survey: row.id })}
      empty={
        <EmptyState
          title={t('homeMineNone')}
          actions={<ButtonLink to={to('surveys-active')}>{t('homeAllActive')}</ButtonLink>}
        >
          {t('homeMineNoneWhy')}
        </EmptyState>
      }
    />
  )
}
