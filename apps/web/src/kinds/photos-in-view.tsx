import { IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { useFileUrl } from '../api/files.ts'
import { IconButton } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'
import { PhotoViewer } from '../ui/photo-viewer.tsx'
import { reasonOf } from '../ui/reason.ts'
import { useT } from '../ui/texts.ts'
import { kindPhrases } from './phrases.ts'
import type { Read } from './record.ts'

/** A stored photo with what is said of it. */
export interface ViewedPhoto {
  readonly id: string
  readonly file: Read
  readonly title: string
  readonly caption?: string
  /** The record that it is turned of; absent where it cannot be changed. */
  readonly turns?: Turned | undefined
}
interface Turned {
  readonly type: string
  readonly id: string
  /** As it was read. */
  readonly record_version: number
}

interface PhotosInViewProps {
  photos: readonly ViewedPhoto[]
  /** The id of the one to begin with. */
  first: string
  onClose: () => void
}

/** Stored photos one at a time over the whole window; whoever looks closer gets the original. */
export function PhotosInView({ photos, first, onClose }: PhotosInViewProps) {
  const [at, setAt] = useState(
    Math.max(
      0,
      photos.findIndex(({ id }) => id === first),
    ),
  )
  const [close, setClose] = useState<number | null>(null)
  const [failed, setFailed] = useState<number | null>(null)
  const photo = photos[at]
  const fitted = useFileUrl(photo?.file, 1600, () => setFailed(at))
  const original = useFileUrl(close === at ? photo?.file : null)
  const turning = useTurning(photo)
  if (!photo) return null
  return (
    <PhotoViewer
      title={photo.title}
      caption={turning.problem ? <Message tone="error">{turning.problem}</Message> : photo.caption}
      tools={turning.tools}
      keyed={turning.keyed}
      src={original ?? fitted ?? (failed === at ? null : undefined)}
      alt={[photo.title, photo.caption].filter(Boolean).join(', ')}
      at={at}
      of={photos.length}
      onGo={setAt}
      onZoom={() => setClose(at)}
      onClose={onClose}
    />
  )
}

/** The buttons and keys that turn a photo: where it may be changed, one turn after another. */
function useTurning(photo: ViewedPhoto | undefined) {
  const t = useT(kindPhrases)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ of: string; reason: string } | null>(null)
  // What the last turn of each answered, until its row is read again.
  const versions = useRef(new Map<string, number>())
  const turned = photo?.turns
  if (!photo || !turned) return { problem: null, tools: null, keyed: () => undefined }
  const go = async (quarters: number) => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    const { type, id, record_version: read } = turned
    const version = Math.max(read, versions.current.get(id) ?? 0)
    await call('draaiFoto', { type, id, kwartslagen: quarters, record_version: version })
      .then((answer) => versions.current.set(id, answer.record_version))
      .catch((cause) => setProblem({ of: photo.id, reason: reasonOf(cause) }))
    setBusy(false)
  }
  const quarters: Readonly<Record<string, number>> = { r: 1, l: -1 }
  return {
    problem: problem?.of === photo.id ? problem.reason : null,
    tools: (
      <>
        <IconButton label={t('turnLeft')} icon={<IconRotate2 />} aria-busy={busy} onClick={() => void go(-1)} />
        <IconButton
          label={t('turnRight')}
          icon={<IconRotateClockwise2 />}
          aria-busy={busy}
          onClick={() => void go(1)}
        />
      </>
    ),
    keyed: (key: string) => {
      const by = quarters[key.toLowerCase()]
      return by === undefined ? undefined : () => void go(by)
    },
  }
}
