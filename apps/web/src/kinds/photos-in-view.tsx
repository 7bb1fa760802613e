import { useState } from 'react'
import { useFileUrl } from '../api/files.ts'
import { PhotoViewer } from '../ui/photo-viewer.tsx'
import type { Read } from './record.ts'

/** A stored photo with what is said of it. */
export interface ViewedPhoto {
  readonly id: string
  readonly file: Read
  readonly title: string
  readonly caption?: string
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
  if (!photo) return null
  return (
    <PhotoViewer
      title={photo.title}
      caption={photo.caption}
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
