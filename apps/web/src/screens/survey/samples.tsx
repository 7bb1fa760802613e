import { IconTag } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { sampleLabel } from '@vezel/model/sample-label.ts'
import { useMemo } from 'react'
import type { RowFor } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { itemOf } from '../../kinds/record.ts'
import { valueText } from '../../kinds/words.ts'
import { useTo } from '../../page/place.ts'
import type { Overrides } from '../../resource/form-part.ts'
import { recordCardOf } from '../../resource/record-card.tsx'
import { RecordList } from '../../resource/record-list.tsx'
import { formSelection } from '../../resource/selection.ts'
import type { MoreColumn } from '../../resource/table-props.ts'
import { Link } from '../../router/router.tsx'
import { Section } from '../../ui/field.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toast.tsx'
import { AnalysesOf, inShortSelection, resultInShort } from './analyses.tsx'
import { inSurvey } from './in-survey.tsx'
import { placeOf, StatusCell, StatusChip, spaceName, spaceNames } from './looks.tsx'
import { DerivedFrom } from './material-ground.tsx'
import { OnPlans, useOnPlans } from './on-plans.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { SampleStatus, TakenIn, useSampleReadOnly } from './sample-parts.tsx'
import { offerWithin } from './source-fields.ts'
import './survey.css'

const sample = model.entity('sample')
const tableSelection = {
  nummer: true,
  sub_asset: spaceNames,
  status: true,
  materiaal_status: itemOf('materiaal_statussen'),
  bron_locatie_inventarisatie: { bron_locatie: { id: true, nummer: true } },
  analyses: inShortSelection,
} as const
type SampleRow = RowFor<'sample', typeof tableSelection>
const cardSelection = formSelection('sample', {
  onderzoek: { id: true, nummer: true },
  genomen_door: { id: true, full_name: true, initialen: true },
  sub_asset: spaceNames,
  bron_locatie_inventarisatie: {
    bron_locatie: {
      id: true,
      nummer: true,
      sub_asset: { id: true, volledige_naam: true },
      bron: { id: true, naam: true },
    },
  },
})
const SampleRecordCard = recordCardOf('sample', cardSelection)

type CardRow = RowFor<'sample', typeof cardSelection>

/** Where a sample may be taken and of what: choices that depend on each other. */
function useSampleOverrides(): Overrides<'sample'> {
  const survey = useOpenSurvey()
  return useMemo(
    () => ({
      offers: {
        monster_soort: offerWithin('materiaal_type', 'materiaal_type'),
        bron_locatie_inventarisatie: {
          filter: () => ({ inventarisatie: { where: { onderzoek: { eq: survey.id } } } }),
        },
        sub_asset: { filter: () => ({ asset: { eq: survey.asset.id } }) },
        inventarisatie: { filter: () => ({ onderzoek: { eq: survey.id } }) },
      },
    }),
    [survey.id, survey.asset.id],
  )
}

/** All samples of the survey with what was found in them. */
export const SamplesScreen = inSurvey(function SamplesScreen() {
  const t = useT(surveyAreas)
  const { id, readOnly } = useOpenSurvey()
  const count = (rows: readonly SampleRow[], total: number) => {
    const results = rows.flatMap(({ analyses }) => analyses).flatMap(({ resultaten }) => resultaten)
    return t('samplesCount', { samples: total, results: results.length })
  }
  return (
    <RecordList
      of="sample"
      route="surveys-survey-samples"
      where={{ onderzoek: id }}
      readOnly={readOnly}
      {...useSampleOverrides()}
      select={tableSelection}
      columns={columnNames}
      hidden={hiddenColumns}
      labels={{ nummer: t('number') }}
      more={useColumns()}
      sort={byNumber}
      count={count}
      emptyWhy={t('samplesEmptyWhy')}
      actions={actions}
      open={(sample) => <SampleCard key={sample} id={sample} />}
    />
  )
})

const columnNames = [
  'nummer',
  'bron_locatie_inventarisatie',
  'sub_asset',
  'materiaal_status',
  'omschrijving',
  'monster_soort',
  'genomen_op',
] as const
const actions = { delete: 'chosen' } as const
const hiddenColumns = ['monster_soort', 'genomen_op'] as const
const byNumber = [{ field: 'nummer' }] as const

/** Where it was taken, what was found in it, and what that makes of the material. */
function useColumns(): readonly MoreColumn<SampleRow>[] {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  return useMemo(
    () => [
      {
        key: 'bron_locatie_inventarisatie',
        title: t('source'),
        kind: 'code',
        narrow: false,
        value: (row) => row.bron_locatie_inventarisatie?.bron_locatie.nummer ?? '',
      },
      {
        key: 'sub_asset',
        title: t('space'),
        groupable: true,
        narrow: true,
        value: (row) => spaceName(row.sub_asset),
      },
      {
        key: 'result',
        title: t('result'),
        before: 'materiaal_status',
        value: (row) => resultInShort(row.analyses, locale),
        under: (row) => resultInShort(row.analyses, locale),
      },
      {
        key: 'materiaal_status',
        title: t('materialStatus'),
        kind: 'status',
        narrow: true,
        groupable: true,
        value: (row) => placeOf(row.materiaal_status),
        text: (row) =>
          row.materiaal_status
            ? itemText(row.materiaal_status, locale)
            : valueText(sample.fields.status, row.status, locale),
        render: (row) =>
          row.materiaal_status ? <StatusCell status={row.materiaal_status} /> : <SampleStatus status={row.status} />,
      },
    ],
    [locale, t],
  )
}

/** One sample: its analyses and results first, then how it was taken. */
function SampleCard({ id }: { id: string }) {
  const t = useT(surveyAreas)
  const { id: survey } = useOpenSurvey()
  const readOnly = useSampleReadOnly()
  const copyLabel = useCopyLabel()
  const onPlans = useOnPlans('Monster', id)
  return (
    <SampleRecordCard
      id={id}
      also={[onPlans]}
      isHere={(row) => row.onderzoek.id === survey}
      route="surveys-survey-samples-sample"
      {...useSampleOverrides()}
      readOnly={readOnly}
      title={(row) => `${row.nummer} ${row.omschrijving ?? ''}`}
      context={(row) => <SampleContext sample={row} />}
      badges={(row) => (
        <>
          {row.materiaal_status !== null && (
            <>
              <StatusChip status={row.materiaal_status} />
              <DerivedFrom ground={t('fromResults')} />
            </>
          )}
          <SampleStatus status={row.status} />
        </>
      )}
      menu={(row) => [{ label: t('copyLabel'), icon: <IconTag />, onSelect: () => void copyLabel(row) }]}
      above={(row) => (
        <>
          <OnPlans of="Monster" id={row.id} />
          <Section title={t('analysesAndResults')}>
            <AnalysesOf sample={row} />
          </Section>
        </>
      )}
    />
  )
}

/** Puts the text for the label of a sample on the clipboard, as a label printer takes it, and shows what it is. */
function useCopyLabel(): (sample: CardRow) => Promise<void> {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  return async (row) => {
    const text = sampleLabel({
      survey: row.onderzoek.nummer,
      number: row.nummer,
      initials: row.genomen_door?.initialen ?? null,
      taken: formats(locale).dateTime(row.genomen_op),
      location: row.bron_locatie_inventarisatie?.bron_locatie.nummer ?? null,
      space: spaceName(row.sub_asset) || null,
    })
    await navigator.clipboard.writeText(text)
    toast({ text: t('labelCopied', { label: text.replaceAll('\n', ', ') }), icon: <IconTag /> })
  }
}

/** Where a sample was taken, by whom and when. */
function SampleContext({ sample: row }: { sample: CardRow }) {
  const { locale } = useUiTexts()
  const to = useTo('surveys-survey')
  const location = row.bron_locatie_inventarisatie?.bron_locatie
  const taken = [row.genomen_door?.full_name, formats(locale).dateTime(row.genomen_op)]
  return (
    <>
      {location && (
        <Link
          to={to('surveys-survey-sources-source-locations-location-samples', {
            source: location.bron.id,
            location: location.id,
          })}
        >
          {`${location.nummer} ${location.bron.naam}`}
        </Link>
      )}{' '}
      {taken.filter(Boolean).join(', ')} <TakenIn sample={row} />
    </>
  )
}
