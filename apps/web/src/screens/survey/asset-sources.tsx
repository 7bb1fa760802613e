import { model } from '@vezel/model'
import { amountOfPlace } from '@vezel/model/amount.ts'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { openMeasures } from '@vezel/model/entities/source/control-measure.ts'
import { asksClosing } from '@vezel/model/immediate-danger.ts'
import { small } from '@vezel/model/kit/in-sentence.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { type RowFor, type Rows, useRows } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { itemOf } from '../../kinds/record.ts'
import { valueText } from '../../kinds/words.ts'
import { useTo } from '../../page/place.ts'
import { searchedColumns } from '../../resource/search-covers.ts'
import { useShownColumns } from '../../resource/shown-columns.ts'
import { Link, useSearch } from '../../router/router.tsx'
import { ColumnChooser } from '../../ui/column-chooser.tsx'
import { type Column, DataTable, type Grouping, standardView, useTableView } from '../../ui/data-table.tsx'
import { SignedWord, WarningSign } from '../../ui/signs.tsx'
import { ProgressSign } from '../../ui/state-signs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { SearchInput, Toolbar } from '../../ui/toolbar.tsx'
import { tooltip } from '../../ui/tooltip.ts'
import { amountText } from './amount-text.ts'
import { lastFinding, lastSeen } from './asset-known.ts'
import type { NamedAsset } from './in-asset.tsx'
import { isDangerous, isGone, PresentStatus, placeOf, Risk, spaceName, spaceNames, useStatusWords } from './looks.tsx'
import { shownOn } from './open-survey.ts'

const selection = {
  id: true,
  nummer: true,
  naam: true,
  onderzoek: { id: true, nummer: true, onderzoek_status: itemOf('onderzoek_statussen') },
  inventarisatie_asset: { id: true },
  bron_advies: itemOf('bron_adviezen'),
  eenheid: itemOf('eenheden'),
  materiaal_status: itemOf('materiaal_statussen'),
  smart_risicoklasse: itemOf('smart_risicoklasses'),
  klasse_ontbreekt: true,
  hoeveelheid_totaal: true,
  gevaarlijk: true,
  toestand: true,
  verwijderd_op: true,
  locaties: {
    id: true,
    nummer: true,
    plaats: true,
    sub_asset: spaceNames,
    verwijderd_door: { datum: true, referentie: true, behandeling_status: itemOf('behandeling_statussen') },
    inventarisaties: {
      id: true,
      bron_advies: itemOf('bron_adviezen'),
      inventarisatie: {
        start: true,
        status: true,
        onderzoek: { id: true, nummer: true, onderzoek_status: itemOf('onderzoek_statussen') },
      },
    },
    beheersmaatregelen: {
      id: true,
      beheersmaatregel_type: itemOf('beheersmaatregel_types'),
      volgende_controle: true,
      stand: true,
    },
  },
} as const
export type KnownSource = RowFor<'source', typeof selection>

/** Through the folder, so that each place is judged once for all that is asked of it. */
const ofFolder = { id: true, bronnen: { record_version: true, ...selection } } as const

/** The sources in these folders of an asset, over all surveys, as they stand today. */
export function useKnownSources(folders: readonly string[]): Rows<KnownSource> {
  const today = dutchTime().slice(0, 10)
  const asked = useRows(model.entity('inventoryAsset'), ofFolder, {
    filter: useMemo(() => ({ id: { in: folders } }), [folders]),
    args: useMemo(() => shownOn(today, 'inventoryAsset', ofFolder), [today]),
  })
  const rows = useMemo(() => asked.rows.flatMap(({ bronnen }) => bronnen), [asked.rows])
  return { ...asked, rows }
}

/** Sources that are there first: the most dangerous, then those of which nothing is known yet. */
const byDanger = (sources: readonly KnownSource[]): KnownSource[] =>
  sources.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || (placeOf(a.materiaal_status) ?? 0) - (placeOf(b.materiaal_status) ?? 0),
  )
function rankOf(source: KnownSource): number {
  if (isGone(source)) return 3
  if (source.materiaal_status === null) return 1
  return isDangerous(source.materiaal_status) ? 0 : 2
}

/** The survey under way that saw it last, which may still say otherwise; null once it is completed. */
const underWay = (source: KnownSource) => {
  const survey = surveyOf(source)
  return survey?.onderzoek_status.code === 'actief' && !isGone(source) ? survey : null
}

const seenOf = ({ locaties }: KnownSource) => lastSeen(locaties.flatMap(({ inventarisaties }) => inventarisaties))
const surveyOf = (source: KnownSource) => seenOf(source)?.survey ?? source.onderzoek

/** The places that may not be entered until what is there is handled. */
export const dangerousPlaces = (source: KnownSource) =>
  isGone(source)
    ? []
    : source.locaties.filter(
        ({ verwijderd_door, inventarisaties }) =>
          verwijderd_door === null &&
          asksClosing(lastFinding(inventarisaties)?.bron_advies ?? null, source.bron_advies),
      )

const compact = { ...standardView, density: 'compact' } as const

interface KnownSourcesProps {
  sources: readonly KnownSource[]
  /** How many surveys tell of them. */
  surveys: number
  /** The parts of a complex, by their folder. */
  parts: ReadonlyMap<string, NamedAsset>
  /** What begins a new survey. */
  add: ReactNode
}

/** What is known of the material in an asset, by how it stands: where it is, when it was seen, and what must be done. */
export function KnownSources({ sources, surveys, parts, add }: KnownSourcesProps) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const to = useTo()
  const [{ q = '' }, setSearch] = useSearch()
  const [found, setFound] = useState(sources.length)
  const [view, onView] = useTableView('asset sources', compact)
  const shown = useShownColumns()
  const rows = useMemo(() => byDanger(sources), [sources])
  const columns = useColumns(parts)
  const title = inLocale(model.entity('source').plural, locale)
  return (
    <>
      <Toolbar
        title={title}
        count={q ? t('sourcesFound', { n: found }) : t('sourcesFromSurveys', { n: rows.length, surveys })}
      >
        {rows.length > 0 && (
          <SearchInput
            label={t('searchIn', { what: small(title, locale) })}
            covers={t('searches', { what: searchedColumns(columns) })}
            value={q}
            onChange={(value) => setSearch({ q: value })}
            ofLines
          />
        )}
        <ColumnChooser columns={columns} view={view} shownNow={shown.now} onView={onView} />
        {add}
      </Toolbar>
      <DataTable
        flow
        label={title}
        rows={rows}
        id={(row) => row.id}
        columns={columns}
        view={view}
        onView={onView}
        query={q}
        onCount={setFound}
        onColumns={shown.tell}
        grouping={useStatusGroups()}
        empty={<p className="table-note">{t('noSourcesKnown')}</p>}
        to={(row) => to('surveys-survey-sources-source', { survey: surveyOf(row)?.id ?? '', source: row.id })}
      />
    </>
  )
}

/** What has the same status stands together, below a row that says it. */
function useStatusGroups(): Grouping<KnownSource> {
  const { locale } = useUiTexts()
  const words = useStatusWords()
  return useMemo(
    () => ({
      of: statusKey,
      name: (_, [first]) => (first ? statusText(first, words, locale) : ''),
      cells: (_, members) => ({
        source: (
          <>
            {members[0] && <PresentStatus of={members[0]} unit="" isCell />}{' '}
            <span className="count-after">{members.length.toLocaleString(locale)}</span>
          </>
        ),
      }),
    }),
    [words, locale],
  )
}

const statusKey = (source: KnownSource): string =>
  isGone(source) ? (source.toestand ?? '') : (source.materiaal_status?.id ?? '')
const statusText = (source: KnownSource, words: ReturnType<typeof useStatusWords>, locale: Locale): string =>
  isGone(source)
    ? valueText(model.entity('location').fields.toestand, source.toestand, locale)
    : words(source.materiaal_status)

function useColumns(parts: ReadonlyMap<string, NamedAsset>): Column<KnownSource>[] {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const to = useTo()
  const words = useStatusWords()
  return useMemo(
    () => [
      ...materialColumns({ t, locale, words, parts }),
      ...seenColumns(t, locale, to),
      ...measureColumns(t, locale),
    ],
    [t, to, locale, words, parts],
  )
}

interface Told {
  t: ReturnType<typeof useT<typeof surveyAreas.nl>>
  locale: Locale
  words: ReturnType<typeof useStatusWords>
  parts: ReadonlyMap<string, NamedAsset>
}

/** What it is, where, how much, and how bad. */
function materialColumns({ t, locale, words, parts }: Told): Column<KnownSource>[] {
  const amountOf = (row: KnownSource) =>
    amountText(amountOfPlace(row.hoeveelheid_totaal, row), itemText(row.eenheid, locale), locale)
  const placesOf = ({ locaties }: KnownSource) => [
    ...new Set(locaties.map(({ sub_asset }) => spaceName(sub_asset)).filter(Boolean)),
  ]
  const placeText = (row: KnownSource) => {
    const [first = '', ...others] = placesOf(row)
    return others.length === 0 ? first : t('placesMore', { first, n: others.length })
  }
  const partOf = (row: KnownSource) => parts.get(row.inventarisatie_asset.id)?.title ?? ''
  const part: Column<KnownSource> = { key: 'part', title: t('part'), value: partOf, under: partOf, wanted: 110 }
  return [
    { key: 'source', title: t('source'), kind: 'code', narrow: true, value: (row) => row.nummer },
    {
      key: 'name',
      title: t('material'),
      narrow: true,
      wanted: 235,
      value: (row) => row.naam,
      // With its status, so that it is found by that as well.
      text: (row) => `${row.naam} ${statusText(row, words, locale)}`,
      seen: (row) => row.naam ?? '',
      render: (row) => row.naam,
    },
    ...(parts.size > 0 ? [part] : []),
    {
      key: 'place',
      title: t('place'),
      wanted: 110,
      value: (row) => placesOf(row).join(', '),
      text: (row) => placesOf(row).join(', '),
      seen: placeText,
      render: placeText,
      under: placeText,
    },
    {
      key: 'amount',
      title: t('amount'),
      kind: 'number',
      narrow: true,
      value: (row) => row.hoeveelheid_totaal,
      text: amountOf,
    },
    {
      key: 'class',
      title: t('riskClass'),
      width: 62,
      value: (row) => placeOf(row.smart_risicoklasse),
      text: (row) => (row.smart_risicoklasse ? itemText(row.smart_risicoklasse, locale) : ''),
      render: (row) => (isGone(row) ? null : <Risk item={row.smart_risicoklasse} isMissing={row.klasse_ontbreekt} />),
      under: (row) =>
        row.smart_risicoklasse && !isGone(row)
          ? `${small(t('riskClass'), locale)} ${itemText(row.smart_risicoklasse, locale)}`
          : '',
    },
  ]
}

/** When it was seen last, and in which survey; of one under way that too. */
function seenColumns(t: Told['t'], locale: Locale, to: ReturnType<typeof useTo>): Column<KnownSource>[] {
  const { date } = formats(locale)
  const fromOf = (row: KnownSource) => {
    const survey = underWay(row)
    return survey ? t('fromOpenSurvey', { number: survey.nummer }) : ''
  }
  return [
    {
      key: 'seen',
      title: t('lastSeen'),
      kind: 'date',
      value: (row) => seenOf(row)?.day ?? null,
      text: (row) => date(seenOf(row)?.day),
      under: (row) => {
        const seen = seenOf(row)
        return seen ? `${small(t('lastSeen'), locale)} ${date(seen.day)}` : ''
      },
    },
    {
      key: 'survey',
      title: t('survey'),
      kind: 'code',
      value: (row) => surveyOf(row)?.nummer ?? '',
      text: (row) => fromOf(row) || (surveyOf(row)?.nummer ?? ''),
      seen: (row) => `${surveyOf(row)?.nummer ?? ''}${underWay(row) ? ' ◐◐' : ''}`,
      render: (row) => {
        const survey = surveyOf(row)
        if (!survey) return null
        return (
          <span className="survey-seen">
            <Link className="link" to={to('surveys-survey-information-surveyinfo', { survey: survey.id })}>
              {survey.nummer}
            </Link>
            {fromOf(row) && (
              <span className="survey-under-way" {...tooltip(fromOf(row))}>
                <ProgressSign step={2} label={fromOf(row)} />
              </span>
            )}
          </span>
        )
      },
      under: (row) => fromOf(row) || (surveyOf(row)?.nummer ?? ''),
    },
  ]
}

/** What must be done first, and by when. */
function measureColumns(t: Told['t'], locale: Locale): Column<KnownSource>[] {
  const { date } = formats(locale)
  const first = (row: KnownSource) => (isGone(row) ? null : firstMeasure(row))
  const what = (row: KnownSource) => itemText(first(row)?.type, locale)
  const when = (row: KnownSource) => date(first(row)?.due)
  return [
    { key: 'measure', title: t('measure'), wanted: 130, value: what, under: what },
    {
      key: 'due',
      title: t('dueBy'),
      kind: 'date',
      value: (row) => first(row)?.due ?? null,
      text: when,
      render: (row) =>
        first(row)?.isLate ? <SignedWord sign={<WarningSign label={t('late')} />}>{when(row)}</SignedWord> : when(row),
      under: (row) => {
        const measure = first(row)
        if (!measure?.due) return ''
        return t(measure.isLate ? 'wasDue' : 'isDue', { day: date(measure.due) })
      },
    },
  ]
}

/** The measures still to be carried out or looked at again where the material is there. */
export const openMeasuresOf = (source: KnownSource) =>
  isGone(source)
    ? []
    : source.locaties
        .filter(({ verwijderd_door }) => verwijderd_door === null)
        .flatMap(({ beheersmaatregelen }) => beheersmaatregelen)
        .filter(({ stand }) => openMeasures.some((one) => one === stand))

/** The one that must be looked at first; those without a day come after those that have one. */
function firstMeasure(source: KnownSource) {
  const due = openMeasuresOf(source).map(({ beheersmaatregel_type: type, volgende_controle: day, stand }) => {
    return { type, due: day, isLate: stand === 'te_laat' }
  })
  return due.toSorted((a, b) => (a.due ?? '9999').localeCompare(b.due ?? '9999'))[0] ?? null
}
