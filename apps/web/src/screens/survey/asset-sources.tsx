import { model } from '@vezel/model'
import { amountOfPlace } from '@vezel/model/amount.ts'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { openMeasures } from '@vezel/model/entities/source/control-measure.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useMemo } from 'react'
import { type RowFor, type Rows, useRows } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { itemOf } from '../../kinds/record.ts'
import { useTo } from '../../page/place.ts'
import { Link } from '../../router/router.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Section } from '../../ui/field.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { amountText } from './amount-text.ts'
import { lastSeen } from './asset-known.ts'
import { isDangerous, isGone, PresentStatus, placeOf, Risk, spaceName, spaceNames } from './looks.tsx'
import { shownOn } from './open-survey.ts'

const selection = {
  id: true,
  nummer: true,
  naam: true,
  onderzoek: { id: true, nummer: true, onderzoek_status: itemOf('onderzoek_statussen') },
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

/** What is known of the material in an asset: where it is, how it stands, when it was seen, and what must be done. */
export function KnownSources({ asked }: { asked: Rows<KnownSource> }) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const to = useTo()
  const rows = useMemo(() => byDanger(asked.rows), [asked.rows])
  const columns = useColumns()
  return (
    <Section
      level={2}
      title={inLocale(model.entity('source').plural, locale)}
      aside={t('asOfToday', { n: rows.length })}
    >
      <DataTable
        flow
        label={inLocale(model.entity('source').plural, locale)}
        rows={rows}
        id={(row) => row.id}
        columns={columns}
        loading={asked.status === 'loading'}
        empty={<p className="table-note">{t('noSourcesKnown')}</p>}
        to={(row) => to('surveys-survey-sources-source', { survey: surveyOf(row)?.id ?? '', source: row.id })}
      />
    </Section>
  )
}

function useColumns(): Column<KnownSource>[] {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const to = useTo()
  return useMemo(() => {
    const unitOf = (row: KnownSource) => itemText(row.eenheid, locale)
    const amountOf = (row: KnownSource) => amountText(amountOfPlace(row.hoeveelheid_totaal, row), unitOf(row), locale)
    const fromOf = (row: KnownSource) => {
      const survey = underWay(row)
      return survey ? t('fromOpenSurvey', { number: survey.nummer }) : ''
    }
    const placesOf = ({ locaties }: KnownSource) => [
      ...new Set(locaties.map(({ sub_asset }) => spaceName(sub_asset)).filter(Boolean)),
    ]
    return [
      { key: 'source', title: t('source'), kind: 'code', value: (row) => row.nummer },
      { key: 'name', title: t('material'), value: (row) => row.naam },
      {
        key: 'place',
        title: t('place'),
        value: (row) => placesOf(row).join(', '),
        text: (row) => {
          const [first = '', ...others] = placesOf(row)
          return others.length === 0 ? first : t('placesMore', { first, n: others.length })
        },
      },
      {
        key: 'class',
        title: t('riskClass'),
        value: (row) => placeOf(row.smart_risicoklasse),
        text: (row) => (row.smart_risicoklasse ? itemText(row.smart_risicoklasse, locale) : ''),
        render: (row) => (isGone(row) ? null : <Risk item={row.smart_risicoklasse} isMissing={row.klasse_ontbreekt} />),
      },
      {
        key: 'status',
        title: t('materialStatus'),
        kind: 'status',
        value: rankOf,
        text: (row) =>
          [row.materiaal_status && itemText(row.materiaal_status, locale), fromOf(row)].filter(Boolean).join(', '),
        render: (row) => (
          <>
            <PresentStatus of={row} unit={unitOf(row)} isCell />
            {fromOf(row) && <small className="dim"> {fromOf(row)}</small>}
          </>
        ),
      },
      ...followUp(t, locale, to),
      { key: 'amount', title: t('amount'), kind: 'number', value: (row) => row.hoeveelheid_totaal, text: amountOf },
    ]
  }, [t, to, locale])
}

/** What must be done, when it was seen last, and in which survey. */
function followUp(
  t: ReturnType<typeof useT<typeof surveyAreas.nl>>,
  locale: Locale,
  to: ReturnType<typeof useTo>,
): Column<KnownSource>[] {
  const { date } = formats(locale)
  return [
    {
      key: 'measure',
      title: t('measure'),
      value: (row) => firstMeasure(row)?.due ?? null,
      text: (row) => {
        const first = isGone(row) ? null : firstMeasure(row)
        if (!first) return ''
        const what = itemText(first.type, locale)
        if (first.due === null) return what
        return t(first.isLate ? 'measureLate' : 'measureDue', { what, day: date(first.due) })
      },
    },
    {
      key: 'seen',
      title: t('lastSeen'),
      kind: 'date',
      value: (row) => seenOf(row)?.day ?? null,
      text: (row) => date(seenOf(row)?.day),
    },
    {
      key: 'survey',
      title: t('survey'),
      kind: 'code',
      value: (row) => surveyOf(row)?.nummer ?? '',
      render: (row) => {
        const survey = surveyOf(row)
        if (!survey) return null
        return (
          <Link className="link" to={to('surveys-survey-information-surveyinfo', { survey: survey.id })}>
            {survey.nummer}
          </Link>
        )
      },
    },
  ]
}

/** The measure that must be looked at first; those without a day come after those that have one. */
function firstMeasure({ locaties }: KnownSource) {
  const there = locaties.filter(({ verwijderd_door }) => verwijderd_door === null)
  const open = there
    .flatMap(({ beheersmaatregelen }) => beheersmaatregelen)
    .filter(({ stand }) => openMeasures.some((one) => one === stand))
  const due = open.map(({ beheersmaatregel_type: type, volgende_controle: day, stand }) => {
    return { type, due: day, isLate: stand === 'te_laat' }
  })
  return due.toSorted((a, b) => (a.due ?? '9999').localeCompare(b.due ?? '9999'))[0] ?? null
}
