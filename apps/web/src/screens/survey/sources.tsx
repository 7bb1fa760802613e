import { IconPlus } from '@tabler/icons-react'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useMemo, useState } from 'react'
import { formats } from '../../i18n/formats.ts'
import { itemText } from '../../kinds/record.ts'
import { useHere, useTo } from '../../page/place.ts'
import { ExportPart } from '../../resource/export-part.tsx'
import { useSearch } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { ColumnChooser } from '../../ui/column-chooser.tsx'
import { type Column, DataTable, type Grouping, useTableView } from '../../ui/data-table.tsx'
import { Split } from '../../ui/detail-card.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { SearchInput, Toolbar } from '../../ui/toolbar.tsx'
import { WhyNot } from '../../ui/why-not.tsx'
import { CreateSource } from './create-source.tsx'
import { inSurvey } from './in-survey.tsx'
import { LocationCard } from './location-card.tsx'
import { Gone, PresentStatus, placeOf, Risk, spaceName } from './looks.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { SourceCard } from './source-card.tsx'
import { type SourceRow, useSources } from './survey-sources.ts'
import './survey.css'

/** The sources of the survey, each with its locations below it. */
export const SourcesScreen = inSurvey(function SourcesScreen() {
  const t = useT(surveyAreas)
  const survey = useOpenSurvey()
  const to = useTo('surveys-survey')
  const { source, location } = useHere()
  const [{ q = '', all }, setSearch] = useSearch()
  const [creating, setCreating] = useState(false)
  const [view, setView] = useTableView('survey sources')
  const { sources, inSurvey: own, elsewhere, status, problem, reload } = useSources()
  const rows = useMemo(
    () => (all || own.length === 0 ? [...own, ...elsewhere].sort(bySource) : own),
    [own, elsewhere, all],
  )
  const columns = useColumns()
  const grouping = useGrouping(survey.id)
  const editable = survey.readOnly === null
  const add = editable && (
    <Button kind="primary" icon={<IconPlus />} onClick={() => setCreating(true)}>
      {t('newSource')}
    </Button>
  )
  if (status === 'failed') {
    return (
      <ErrorState title={t('loadFailed')} actions={<Button onClick={() => void reload()}>{t('tryAgain')}</Button>}>
        {problem?.message}
      </ErrorState>
    )
  }
  const shown = source ? sources.find((one) => one.id === source) : undefined
  const elsewhereCount = new Set(elsewhere.map((row) => row.source.id)).size
  const card =
    source === undefined ? null : location ? (
      <LocationCard key={location} id={location} source={shown ?? null} isLoading={status === 'loading'} />
    ) : (
      <SourceCard key={source} id={source} summary={shown ?? null} />
    )
  return (
    <Split card={card}>
      <Toolbar
        title={t('sources')}
        count={
          status === 'ready' &&
          t('sourcesCount', {
            sources: new Set(own.map((row) => row.source.id)).size,
            findings: own.filter((row) => row.isFound).length,
          })
        }
      >
        {rows.length > 5 && (
          <SearchInput label={t('searchSources')} value={q} onChange={(typed) => setSearch({ q: typed })} />
        )}
        <ColumnChooser columns={columns} view={view} onView={setView} />
        <ExportPart
          title={t('sources')}
          rows={rows}
          columns={columns}
          view={view}
          query={q}
          grouping={view.sort === null ? grouping : undefined}
          groupTitle={t('source')}
        />
        {(status !== 'ready' || rows.length > 0) && (add || <WhyNot>{survey.readOnly}</WhyNot>)}
      </Toolbar>
      <DataTable
        label={t('sources')}
        rows={rows}
        id={(row) => row.id}
        columns={columns}
        view={view}
        onView={setView}
        query={q}
        selected={location ?? source}
        to={(row) =>
          row.location
            ? to('surveys-survey-sources-source-locations-location-details', {
                source: row.source.id,
                location: row.id,
              })
            : to('surveys-survey-sources-source', { source: row.source.id })
        }
        grouping={view.sort === null ? grouping : undefined}
        loading={status === 'loading'}
        empty={
          <EmptyState
            title={editable ? t('sourcesEmpty') : t('none', { what: t('sources').toLocaleLowerCase() })}
            actions={add}
          >
            {survey.readOnly ?? t('sourcesEmptyWhy')}
          </EmptyState>
        }
        foot={
          own.length > 0 &&
          elsewhereCount > 0 && (
            <p className="table-foot">
              <Button kind="quiet" aria-pressed={Boolean(all)} onClick={() => setSearch({ all: all ? null : '1' })}>
                {all ? t('hideElsewhere', { n: elsewhereCount }) : t('showElsewhere', { n: elsewhereCount })}
              </Button>
            </p>
          )
        }
      />
      {creating && <CreateSource onClose={() => setCreating(false)} />}
    </Split>
  )
})

const bySource = (a: SourceRow, b: SourceRow) => a.source.nummer.localeCompare(b.source.nummer, 'nl', { numeric: true })

function useColumns(): Column<SourceRow>[] {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  return useMemo(() => {
    const { number } = formats(locale)
    const unit = (row: SourceRow) => itemText(row.source.eenheid, locale)
    const amount = (row: SourceRow) => row.location?.hoeveelheid ?? null
    const columns: Column<SourceRow>[] = [
      {
        key: 'number',
        title: t('number'),
        kind: 'code',
        width: 84,
        narrow: true,
        value: (row) => row.location?.nummer ?? row.source.nummer,
      },
      {
        key: 'name',
        title: t('materialAndSpace'),
        narrow: true,
        value: (row) => spaceOf(row),
        // The words of its source, so that searching for a material finds its locations.
        text: (row) => `${spaceOf(row)} ${row.location?.plaats ?? ''} ${row.source.naam} ${row.source.nummer}`,
        render: (row) =>
          row.location === null ? (
            <span className="dim">{t('noLocationYet')}</span>
          ) : (
            <span className={row.isFound ? undefined : 'dim'}>
              {spaceOf(row)}
              {row.isToCheck && <span className="mark-word"> {t('toCheck')}</span>}{' '}
              <Gone of={row.location} unit={unit(row)} />
            </span>
          ),
      },
      {
        key: 'status',
        title: t('materialStatus'),
        kind: 'status',
        narrow: true,
        value: (row) => placeOf(row.location?.materiaal_status),
        text: (row) => itemText(row.location?.materiaal_status, locale),
        render: (row) => row.location && <PresentStatus of={row.location} unit={unit(row)} isCell />,
      },
      {
        key: 'class',
        title: t('riskClass'),
        width: 68,
        value: (row) => placeOf(row.source.smart_risicoklasse),
        text: (row) => itemText(row.source.smart_risicoklasse, locale),
        under: (row) => {
          const value = itemText(row.source.smart_risicoklasse, locale)
          return value && `${t('riskClass').toLocaleLowerCase(locale)} ${value}`
        },
        render: () => null,
      },
      {
        key: 'amount',
        title: t('amount'),
        kind: 'number',
        value: amount,
        text: (row) => number(amount(row), unit(row)),
        under: (row) => number(amount(row), unit(row)),
      },
      {
        key: 'samples',
        title: t('samples'),
        kind: 'number',
        value: (row) => row.location?.aantal_monsters ?? null,
        // None is a number too: a dash is for what nobody can know.
        text: (row) => String(row.location?.aantal_monsters ?? ''),
      },
      {
        key: 'application',
        title: t('application'),
        hidden: true,
        value: (row) => itemText(row.source.toepassing, locale),
      },
      {
        key: 'treatment',
        title: t('treatmentStatus'),
        hidden: true,
        value: (row) => itemText(row.location?.behandeling_status, locale),
      },
    ]
    return columns
  }, [locale, t])
}

function useGrouping(survey: string): Grouping<SourceRow> {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const to = useTo('surveys-survey')
  return useMemo(
    () => ({
      of: (row) => row.source.id,
      name: (_, [row]) => `${row?.source.nummer} ${row?.source.naam}`,
      to: (group) => to('surveys-survey-sources-source', { source: group }),
      cells: (_, [row]) => {
        if (!row) return {}
        const { source } = row
        const isNew = source.onderzoek?.id === survey
        return {
          number: source.nummer,
          name: (
            <>
              {source.naam}
              {isNew && <span className="mark-word"> {t('new')}</span>}{' '}
              <Gone of={source} unit={itemText(source.eenheid, locale)} />
            </>
          ),
          status: <PresentStatus of={source} unit={itemText(source.eenheid, locale)} isCell />,
          class: <Risk item={source.smart_risicoklasse} />,
          amount: formats(locale).number(source.hoeveelheid_totaal, itemText(source.eenheid, locale)),
          application: itemText(source.toepassing, locale),
        }
      },
    }),
    [to, survey, t, locale],
  )
}

const spaceOf = (row: SourceRow) => spaceName(row.location?.sub_asset)
