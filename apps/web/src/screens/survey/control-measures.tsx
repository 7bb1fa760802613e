import { useState } from 'react'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { EditDialog } from '../../resource/edit-dialog.tsx'
import { useHere, usePath } from '../../resource/paths.ts'
import { ResourceTable } from '../../resource/resource-table.tsx'
import { useEscape } from '../../resource/use-escape.ts'
import { useNavigate } from '../../router/router.tsx'
import { DetailCard } from '../../ui/detail-card.tsx'
import type { LocationFrame } from './location-frame.ts'
import { useOpenSurvey } from './open-survey.ts'
import { useT } from './words.ts'

/** What this survey advises to do at a location while the material stays. */
export function ControlMeasures({ frame, location }: { frame: LocationFrame; location: { readonly id: string } }) {
  const t = useT()
  const survey = useOpenSurvey()
  const path = usePath()
  const navigate = useNavigate()
  const { controlmeasure } = useHere()
  const [creating, setCreating] = useState(false)
  const where = { bron_locatie: location.id, onderzoek: survey.id }
  const base = path('surveys-survey-sources-source-locations-location-controlmeasures')
  useEscape(() => navigate(frame.closeTo, { keepScroll: true }))
  return (
    <DetailCard {...frame} footer={survey.readOnly ?? undefined}>
      <ResourceTable
        of="controlMeasure"
        where={where}
        flow
        readOnly={survey.readOnly}
        canDelete
        onCreate={() => setCreating(true)}
        emptyWhy={t('measuresEmptyWhy')}
        to={(id) =>
          path('surveys-survey-sources-source-locations-location-controlmeasures-controlmeasure', {
            controlmeasure: id,
          })
        }
      />
      {creating && (
        <CreateDialog of="controlMeasure" values={where} place={location.id} onClose={() => setCreating(false)} />
      )}
      {controlmeasure && (
        <EditDialog
          key={controlmeasure}
          of="controlMeasure"
          id={controlmeasure}
          readOnly={survey.readOnly}
          canDelete
          onClose={() => navigate(base, { keepScroll: true })}
        />
      )}
    </DetailCard>
  )
}
