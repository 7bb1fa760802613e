import { IconPlus } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { useState } from 'react'
import { useRows } from '../../api/rows.ts'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { usePath } from '../../resource/paths.ts'
import { formSelection } from '../../resource/selection.ts'
import { useEscape } from '../../resource/use-escape.ts'
import { useNewOne } from '../../resource/words.ts'
import { Link, useNavigate } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { DetailCard } from '../../ui/detail-card.tsx'
import { EmptyState, Skeleton } from '../../ui/feedback.tsx'
import { Analyses } from './analyses.tsx'
import { useFindings } from './findings.ts'
import type { CardLocation, LocationFrame } from './location-frame.ts'
import { StatusCell } from './looks.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { newSampleNames, type SampleOfSurvey, SampleStatus, TakenIn, useOtherSurvey } from './sample-parts.tsx'
import { offerWithin } from './source-fields.ts'
import { useT } from './words.ts'

const sample = model.entity('sample')
const selection = formSelection('sample', { onderzoek: { id: true, nummer: true } })

interface LocationSamplesProps {
  frame: LocationFrame
  location: CardLocation
  source: CardLocation['bron']
}

/** The samples of a location with their analyses and results, all at once. */
export function LocationSamples({ frame, location, source }: LocationSamplesProps) {
  const t = useT()
  const newOne = useNewOne()
  const survey = useOpenSurvey()
  const path = usePath()
  const navigate = useNavigate()
  const [creating, setCreating] = useState(false)
  const { current, loading } = useFindings(location.id)
  const { rows: samples, status } = useRows(sample, selection, {
    filter: { bron_locatie_inventarisatie: { where: { bron_locatie: { eq: location.id } } } },
    sort: [{ field: 'nummer' }],
  })
  useEscape(() => navigate(frame.closeTo, { keepScroll: true }))
  const otherSurvey = useOtherSurvey()
  // What was taken in this survey comes first.
  const isOther = (one: SampleOfSurvey) => otherSurvey(one) !== null
  const rows = [...samples.filter((one) => !isOther(one)), ...samples.filter(isOther)]
  const mayAdd = survey.readOnly === null && current !== null
  const add = mayAdd && (
    <Button kind="primary" icon={<IconPlus />} onClick={() => setCreating(true)}>
      {newOne('sample')}
    </Button>
  )
  return (
    <DetailCard {...frame} footer={rows.length > 0 && (add || (survey.readOnly ?? t('samplesNeedFinding')))}>
      {status === 'loading' || loading ? (
        <Skeleton height={120} />
      ) : rows.length === 0 ? (
        <EmptyState
          title={survey.readOnly === null ? t('samplesEmpty') : t('none', { what: t('samples').toLocaleLowerCase() })}
          actions={add}
        >
          {survey.readOnly ?? (current ? t('samplesEmptyWhy') : t('samplesNeedFinding'))}
        </EmptyState>
      ) : (
        rows.map((one) => (
          <section key={one.id} className="sample-block">
            <header className="sample-head">
              <h3 className="sample-name">
                {isOther(one) ? (
                  one.nummer
                ) : (
                  <Link className="sample-link" to={path('surveys-survey-samples-sample', { sample: one.id })}>
                    {one.nummer}
                  </Link>
                )}
              </h3>
              <span className="line-name">{one.omschrijving}</span>
              {one.materiaal_status ? (
                <StatusCell status={one.materiaal_status} />
              ) : (
                <SampleStatus status={one.status} />
              )}
            </header>
            {isOther(one) && (
              <p className="sample-elsewhere">
                <TakenIn sample={one} />
              </p>
            )}
            <Analyses sample={one} />
          </section>
        ))
      )}
      {creating && current && (
        <CreateDialog
          of="sample"
          names={newSampleNames}
          values={{
            onderzoek: survey.id,
            bron_locatie_inventarisatie: current.id,
            inventarisatie: current.inventarisatie.id,
            sub_asset: location.sub_asset.id,
            materiaal_type: source.materiaal_type.id,
          }}
          offers={{ monster_soort: offerWithin('materiaal_type', 'materiaal_type') }}
          place={current.id}
          onClose={() => setCreating(false)}
        />
      )}
    </DetailCard>
  )
}
