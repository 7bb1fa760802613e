import { IconCamera, IconDroplet, IconPlus } from '@tabler/icons-react'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { type ChangeEvent, useState } from 'react'
import { useTo } from '../../page/place.ts'
import { CardFoot } from '../../resource/card-form.tsx'
import { useNewOne } from '../../resource/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FileItems } from '../../ui/file-items.tsx'
import { useCoarse } from '../../ui/table-size.ts'
import { useT } from '../../ui/texts.ts'
import type { CardLocation } from './card-location.ts'
import { CreateLocation } from './create-source.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { useFirstLabel, useLocationPhotos } from './photo-queue.ts'
import './next-steps.css'

/** On a touch screen, below a location: what an inspector does next there. */
export function NextSteps({ location }: { location: CardLocation }) {
  const { readOnly } = useOpenSurvey()
  const isTouch = useCoarse()
  return isTouch && readOnly === null ? <Steps location={location} /> : null
}

function Steps({ location }: { location: CardLocation }) {
  const t = useT(surveyAreas)
  const newOne = useNewOne()
  const to = useTo('surveys-survey')
  const [adding, setAdding] = useState(false)
  const photos = useLocationPhotos(location.id)
  const label = useFirstLabel()
  const samples = to(
    'surveys-survey-sources-source-locations-location-samples',
    { source: location.bron.id, location: location.id },
    { query: { new: 'sample' } },
  )
  return (
    <>
      <FileItems items={photos.items} onCancel={photos.cancel} onRetry={photos.retry} />
      <CardFoot>
        <div className="next-steps">
          <ButtonLink to={samples} icon={<IconDroplet />} keepScroll>
            {newOne('sample')}
          </ButtonLink>
          <Camera onFiles={(files) => photos.add(files, label)} />
          <Button icon={<IconPlus />} onClick={() => setAdding(true)}>
            {t('addLocation')}
          </Button>
        </div>
      </CardFoot>
      {adding && <CreateLocation source={location.bron} onClose={() => setAdding(false)} />}
    </>
  )
}

/** Opens the camera of the device at once; what it took is sent at once. */
function Camera({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useT(surveyAreas)
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // The same shot may be chosen again.
    target.value = ''
  }
  return (
    <label className="button button-secondary next-camera">
      <input
        type="file"
        className="file-drop-input"
        accept=".jpg,.jpeg,.png,image/jpeg,image/png"
        capture="environment"
        onChange={take}
      />
      <IconCamera />
      <span className="button-text">{t('photo')}</span>
    </label>
  )
}
