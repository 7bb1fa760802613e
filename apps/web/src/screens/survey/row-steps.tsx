import { IconCamera, IconDroplet, IconPlus } from '@tabler/icons-react'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { type ChangeEvent, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { useTo } from '../../page/place.ts'
import { useOwnRowMenu } from '../../resource/own-row-menu.tsx'
import { useRowMenu } from '../../resource/row-menu.tsx'
import { useNewOne } from '../../resource/words.ts'
import { lazyPart } from '../../router/reload-once.ts'
import type { Column } from '../../ui/data-table.tsx'
import { FileItems } from '../../ui/file-items.tsx'
import { useCoarse } from '../../ui/table-size.ts'
import { useT } from '../../ui/texts.ts'
import { CreateSource } from './create-source.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { useFirstLabel, useLocationPhotos } from './photo-queue.ts'
import type { SpaceRow } from './space-rows.ts'
import type { SourceRow } from './survey-sources.ts'

const CreateSample = lazyPart(async () => (await import('./create-sample.tsx')).CreateSample)

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
  const items = useMemo(() => {
    if (!isOffered) return
    return ({ source, location }: SourceRow) => {
      if (location === null) return []
      const samples = to(
        'surveys-survey-sources-source-locations-location-samples',
        { source: source.id, location: location.id },
        { query: { new: 'sample' } },
      )
      return [
        { label: newOne('sample'), icon: <IconDroplet />, to: samples },
        { label: t('photo'), icon: <IconCamera />, onSelect: () => take(location.id) },
      ]
    }
  }, [isOffered, t, newOne, to, take])
  return { columns: useRowMenu({ columns, items }), photos: isOffered && photos }
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

interface SpaceSteps {
  readonly columns: readonly Column<SpaceRow>[]
  /** The question or form that is open. To be put below the list. */
  readonly dialog: ReactNode
}

/** Behind the other columns of the list of spaces: what an inspector adds in one without opening it, and deleting it. */
export function useSpaceSteps(columns: readonly Column<SpaceRow>[], onDeleted: (id: string) => void): SpaceSteps {
  const t = useT(surveyAreas)
  const newOne = useNewOne()
  const [adding, setAdding] = useState<{ what: 'source' | 'sample'; space: string } | null>(null)
  const isOffered = useOpenSurvey().readOnly === null
  const { readOnly } = useOpenSurvey('planner')
  const items = useMemo(() => {
    if (!isOffered) return
    return ({ id }: SpaceRow) => [
      { label: t('sourceHere'), icon: <IconPlus />, onSelect: () => setAdding({ what: 'source', space: id }) },
      { label: newOne('sample'), icon: <IconDroplet />, onSelect: () => setAdding({ what: 'sample', space: id }) },
    ]
  }, [isOffered, t, newOne])
  const menu = useOwnRowMenu({ of: 'space', recordOf: readOf, readOnly, onDeleted, columns, items })
  const close = () => setAdding(null)
  return {
    columns: menu.columns,
    dialog: (
      <>
        {menu.dialog}
        {adding?.what === 'source' && <CreateSource space={adding.space} onClose={close} />}
        {adding?.what === 'sample' && (
          <Suspense fallback={null}>
            <CreateSample space={adding.space} finding={null} onClose={close} />
          </Suspense>
        )}
      </>
    ),
  }
}

const readOf = ({ read }: SpaceRow) => read
