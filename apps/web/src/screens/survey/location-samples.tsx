import { IconPlus } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { noneOf } from '@vezel/model/kit/none-of.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { type RowFor, useRows } from '../../api/rows.ts'
import { useTo } from '../../page/place.ts'
import { unanswered } from '../../resource/answered.tsx'
import { CardFoot } from '../../resource/card-form.tsx'
import { RecordDialogs } from '../../resource/record-list.tsx'
import { RecordNotFound } from '../../resource/record-not-found.tsx'
import { useRowAddress } from '../../resource/row-address.ts'
import { formSelection } from '../../resource/selection.ts'
import { useNewOne } from '../../resource/words.ts'
import { Link } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState, Skeleton } from '../../ui/feedback.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { Analyses, type AnalysisRow, useAnalyses } from './analyses.tsx'
import type { CardLocation } from './card-location.ts'
import { useFindings } from './findings.ts'
import { StatusCell } from './looks.tsx'
import { knownIn, useOpenSurvey } from './open-survey.ts'
import { newSampleNames, type SampleOfSurvey, SampleStatus, TakenIn, useOtherSurvey } from './sample-parts.tsx'
import { offerWithin } from './source-fields.ts'

const sample = model.entity('sample')
const selection = formSelection('sample', { onderzoek: { id: true, nummer: true } })
type SampleRow = RowFor<'sample', typeof selection>

/** The samples of a location with their analyses and results, all at once. */
export function LocationSamples({ location }: { location: CardLocation }) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const newOne = useNewOne()
  const open = useOpenSurvey()
  const { id: survey, readOnly } = open
  const { current, asked: findings } = useFindings(location.id)
  const asked = useRows(sample, selection, {
    filter: { bron_locatie_inventarisatie: { where: { bron_locatie: { eq: location.id } } }, ...knownIn(open) },
    sort: [{ field: 'nummer' }],
  })
  const analyses = useAnalyses({ bron_locatie_inventarisatie: { where: { bron_locatie: { eq: location.id } } } })
  const address = useRowAddress('sample', 'surveys-survey-sources-source-locations-location-samples')
  const waiting = unanswered([asked, findings, analyses], <Skeleton height={120} />)
  if (waiting) return waiting
  const { rows } = asked
  if (address.selected && !rows.some(({ id }) => id === address.selected)) return <RecordNotFound of={sample} />
  const why = readOnly ?? (current === null ? t('samplesNeedFinding') : null)
  const add = why === null && (
    <Button kind="primary" icon={<IconPlus />} onClick={() => address.setCreating(true)}>
      {newOne('sample')}
    </Button>
  )
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState
          title={readOnly === null ? t('samplesEmpty') : t('none', { ...noneOf(sample, locale) })}
          actions={add}
        >
          {why ?? t('samplesEmptyWhy')}
        </EmptyState>
      ) : (
        <SampleBlocks samples={rows} analyses={analyses.rows} />
      )}
      {rows.length > 0 && <CardFoot>{add || why}</CardFoot>}
      {current && (
        <RecordDialogs
          of="sample"
          where={{ onderzoek: survey, bron_locatie_inventarisatie: current.id }}
          values={{
            sub_asset: location.sub_asset.id,
            materiaal_type: location.bron.materiaal_type.id,
          }}
          address={address}
          readOnly={readOnly}
          create={{ names: newSampleNames }}
          // A sample has its own page; here it is a block with its analyses.
          isEditing={false}
          onCreated={() => {}}
          offers={{
            monster_soort: offerWithin('materiaal_type', 'materiaal_type'),
            inventarisatie: { filter: () => ({ onderzoek: { eq: survey } }) },
          }}
        />
      )}
    </>
  )
}

/** One below the other, what was taken in this survey first; where others took some as well, it says which are which. */
function SampleBlocks({ samples, analyses }: { samples: readonly SampleRow[]; analyses: readonly AnalysisRow[] }) {
  const t = useT(surveyAreas)
  const otherSurvey = useOtherSurvey()
  const isOther = (one: SampleOfSurvey) => otherSurvey(one) !== null
  const own = samples.filter((one) => !isOther(one))
  const others = samples.filter(isOther)
  const blocks = (some: readonly SampleRow[], isElsewhere: boolean) =>
    some.map((one) => <SampleBlock key={one.id} {...{ one, isElsewhere, analyses }} />)
  if (others.length === 0) return blocks(own, false)
  return (
    <>
      <h3 className="samples-of">{t('ofThisSurvey', { n: own.length })}</h3>
      {blocks(own, false)}
      <h3 className="samples-of">{t('ofOtherSurveys', { n: others.length })}</h3>
      {blocks(others, true)}
    </>
  )
}

interface BlockProps {
  one: SampleRow
  /** It was taken in another survey. */
  isElsewhere: boolean
  analyses: readonly AnalysisRow[]
}

function SampleBlock({ one, isElsewhere, analyses }: BlockProps) {
  const to = useTo('surveys-survey')
  return (
    <section className="sample-block">
      <header className="sample-head">
        <h3 className="sample-name">
          {isElsewhere ? (
            one.nummer
          ) : (
            <Link className="sample-link" to={to('surveys-survey-samples-sample', { sample: one.id })}>
              {one.nummer}
            </Link>
          )}
        </h3>
        <span className="line-name">{one.omschrijving}</span>
        {one.materiaal_status ? <StatusCell status={one.materiaal_status} /> : <SampleStatus status={one.status} />}
      </header>
      {isElsewhere && (
        <p className="sample-elsewhere">
          <TakenIn sample={one} />
        </p>
      )}
      <Analyses sample={one} rows={analyses.filter(({ monster }) => monster.id === one.id)} />
    </section>
  )
}
