import { IconCamera, IconDroplet } from '@tabler/icons-react'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { type ChangeEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { useTo } from '../../page/place.ts'
import { useNewOne } from '../../resource/words.ts'
import type { Column } from '../../ui/data-table.tsx'
import { FileItems } from '../../ui/file-items.tsx'
import { Menu } from '../../ui/popover.tsx'
import { useCoarse } from '../../ui/table-size.ts'
import { useT } from '../../ui/texts.ts'
import { useOpenSurvey } from './open-survey.ts'
import { useFirstLabel, useLocationPhotos } from './photo-queue.ts'
import type { SourceRow } from './survey-sources.ts'

interface RowSteps {
  readonly columns: readonly Column<SourceRow>[]
  /** The photos that are on their way from rows. To be put below the list. */
  readonly photos: ReactNode
}

/** On a touch screen, behind the other columns: a sample or a photo of a location, without opening it first. */
export function useRowSteps(columns: readonly Column<SourceRow>[]): RowSteps {
  const t = useT(surveyAreas)
  const newOne = useNewOne()
  const to = useTo('surveys-survey')
  const { readOnly } = useOpenSurvey()
  const isOffered = useCoarse() && readOnly === null
  const { take, photos } = useCameraAt()
  const all = useMemo(() => {
    if (!isOffered) return columns
    const steps: Column<SourceRow> = {
      key: 'steps',
      title: t('rowSteps'),
      kind: 'action',
      narrow: true,
      sortable: false,
      value: () => null,
      text: () => '',
      render: ({ source, location }) =>
        location && (
          <Menu
            label={t('rowStepsAt', { name: location.nummer })}
            items={[
              {
                label: newOne('sample'),
                icon: <IconDroplet />,
                to: to(
                  'surveys-survey-sources-source-locations-location-samples',
                  { source: source.id, location: location.id },
                  { query: { new: 'sample' } },
                ),
              },
              { label: t('photo'), icon: <IconCamera />, onSelect: () => take(location.id) },
            ]}
          />
        ),
    }
    return [...columns, steps]
  }, [isOffered, columns, t, newOne, to, take])
  return { columns: all, photos: isOffered && photos }
}

/** Opens the camera of the device for a location; what it took is sent at once, and stands below the list until it is there. */
function useCameraAt() {
  const input = useRef<HTMLInputElement>(null)
  const adding = useRef<((files: readonly File[]) => void) | null>(null)
  const [places, setPlaces] = useState<readonly string[]>([])
  const [at, setAt] = useState<string | null>(null)
  const [take] = useState(() => (location: string) => {
    setPlaces((before) => (before.includes(location) ? before : [...before, location]))
    setAt(location)
    input.current?.click()
  })
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    adding.current?.([...(target.files ?? [])])
    // The same shot may be chosen again.
    target.value = ''
  }
  return {
    take,
    photos: (
      <>
        <input
          ref={input}
          type="file"
          hidden
          accept=".jpg,.jpeg,.png,image/jpeg,image/png"
          capture="environment"
          onChange={onChange}
        />
        {places.map((place) => (
          <Sending key={place} location={place} adding={place === at ? adding : null} />
        ))}
      </>
    ),
  }
}

interface SendingProps {
  location: string
  /** Where what adds photos is put, of the location that the camera is for. */
  adding: { current: ((files: readonly File[]) => void) | null } | null
}

function Sending({ location, adding }: SendingProps) {
  const queue = useLocationPhotos(location)
  const label = useFirstLabel()
  if (adding) adding.current = (files) => queue.add(files, label)
  return <FileItems items={queue.items} onCancel={queue.cancel} onRetry={queue.retry} />
}
