import '../page/survey-routes.ts'
import { openMeasures } from '@vezel/model/entities/source/control-measure.ts'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import type { RowFor } from '../api/rows.ts'
import type { DisplayProps } from '../kinds/kind.ts'
import { useTo } from '../page/place.ts'
import { ResourceTable } from '../resource/resource-table.tsx'
import type { MoreColumn } from '../resource/table-props.ts'
import { Link } from '../router/router.tsx'
import { ErrorSign, SignedWord, WarningSign } from '../ui/signs.tsx'
import { useT } from '../ui/texts.ts'
import { CheckButton, useMayCheck } from './measure-checks.tsx'

const signs: Readonly<Record<string, ReactElement>> = { te_laat: <ErrorSign />, binnenkort: <WarningSign /> }

/** How a measure stands: what is late, or soon is, with a sign. */
function MeasureState({ value, field, speaking }: DisplayProps) {
  const words = speaking.textOf(field, value)
  const sign = typeof value === 'string' ? signs[value] : undefined
  return sign ? <SignedWord sign={sign}>{words}</SignedWord> : words
}
const cells = { stand: MeasureState }
const kinds = { stand: 'status' } as const
const columns = [
  'stand',
  'volgende_controle',
  'beheersmaatregel_type',
  'bron_locatie',
  'verantwoordelijke',
  'laatste_controle',
  'uitkomst',
] as const
/** What the last check found is with the measure itself. */
const hidden = ['uitkomst'] as const

const select = {
  onderzoek: { id: true, nummer: true },
  bron_locatie: {
    id: true,
    nummer: true,
    bron: { id: true, inventarisatie_asset: { asset: { id: true, title: true } } },
  },
} as const
type Measure = RowFor<'controlMeasure', typeof select>

/** Measures still to be carried out or looked at again, at material that is there. */
const isOpen = {
  stand: { in: openMeasures },
  onderzoek: { where: { onderzoek_status: { where: { code: { in: ['gepland', 'actief', 'afgerond'] } } } } },
} as const
const isThere = { or: [{ toestand: { in: ['aanwezig', 'deels_verwijderd'] } }, { toestand: { empty: true } }] } as const

/** Those that ask something: of one asset by the folders of its surveys, else of all that the organisation keeps. */
export function dueMeasures(folders?: readonly string[]) {
  const ofAsset = folders ? { bron: { where: { inventarisatie_asset: { in: folders } } } } : {}
  return { ...isOpen, bron_locatie: { where: { ...isThere, ...ofAsset } } }
}

interface DueMeasuresProps {
  /** Those of one asset: the folders of its surveys. */
  folders?: readonly string[]
  /** Between the search and the view. */
  tools?: ReactNode
}

/** The control measures of an asset, or of all that the organisation keeps, that ask something: what is due first at the top. */
export function DueMeasures({ folders, tools }: DueMeasuresProps) {
  const t = useT(assetPhrases)
  const to = useTo()
  const filter = useMemo(() => dueMeasures(folders), [folders])
  const mayCheck = useMayCheck()
  const more = useMemo(
    () => [...(folders ? [] : [assetColumn(t, to)]), surveyColumn(t, to), ...(mayCheck ? [checkColumn(t)] : [])],
    [folders, t, to, mayCheck],
  )
  return (
    <ResourceTable
      of="controlMeasure"
      title={t('measures')}
      filter={filter}
      sort={[{ field: 'volgende_controle' }]}
      columns={columns}
      hidden={hidden}
      cells={cells}
      kinds={kinds}
      select={select}
      more={more}
      bulk={false}
      readOnly={t('measuresReadOnly')}
      emptyWhy={t('measuresEmptyWhy')}
      tools={tools}
      to={(_, row) => measureTo(to, row as Measure)}
    />
  )
}

type Told = ReturnType<typeof useT<typeof assetPhrases.nl>>
type To = ReturnType<typeof useTo>

/** Where it is kept: in the survey that advises it, at its place. */
const measureTo = (to: To, { id, onderzoek, bron_locatie: { id: location, bron } }: Measure) =>
  to('surveys-survey-sources-source-locations-location-controlmeasures-controlmeasure', {
    ...{ survey: onderzoek.id, source: bron.id, location, controlmeasure: id },
  })

const assetOf = ({ bron_locatie: { bron } }: Measure) => bron.inventarisatie_asset.asset

const assetColumn = (t: Told, to: To): MoreColumn<Measure> => ({
  key: 'asset',
  before: 'beheersmaatregel_type',
  title: t('asset'),
  value: (row) => assetOf(row).title,
  render: (row) => (
    <Link className="link" to={to('assetmanagement-assets-asset-information', { asset: assetOf(row).id })}>
      {assetOf(row).title}
    </Link>
  ),
})

/** Where it is told that somebody looked: the survey that advises the measure may be closed long since. */
const checkColumn = (t: Told): MoreColumn<Measure> => ({
  key: 'check',
  title: t('tellCheck'),
  kind: 'action',
  narrow: true,
  sortable: false,
  value: () => null,
  text: () => '',
  render: ({ id }) => <CheckButton measure={id} inRow />,
})

const surveyColumn = (t: Told, to: To): MoreColumn<Measure> => ({
  key: 'survey',
  title: t('survey'),
  kind: 'code',
  value: (row) => row.onderzoek.nummer,
  render: (row) => (
    <Link className="link" to={to('surveys-survey-information-surveyinfo', { survey: row.onderzoek.id })}>
      {row.onderzoek.nummer}
    </Link>
  ),
})
