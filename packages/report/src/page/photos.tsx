import type { PhotoFacts } from '../facts/photos.ts'
import { useReport } from './context.ts'

/** Photos beside each other, two or three on a row, in boxes of 4:3, whole: never cropped. */
export function PhotoRow({ photos, across, alt, anchors }: PhotoRowProps) {
  const rows = []
  for (let first = 0; first < photos.length; first += across) rows.push(photos.slice(first, first + across))
  return rows.map((row) => (
    <div key={row[0]?.number} className={`photos across-${across}`}>
      {row.map((photo) => (
        <Photo key={photo.number} photo={photo} alt={alt} anchor={anchors?.get(photo)} />
      ))}
    </div>
  ))
}

interface PhotoRowProps {
  photos: readonly PhotoFacts[]
  across: 2 | 3
  alt: 'photoAlt' | 'exclusionPhotoAlt'
  /** Ids of the photos that something points at. */
  anchors?: ReadonlyMap<PhotoFacts, string>
}

/**
 * Not a `figure`: Chromium makes one of the picture itself, with its text for who cannot see it, and would put that in
 * another without any.
 */
function Photo({ photo, alt, anchor }: { photo: PhotoFacts; alt: PhotoRowProps['alt']; anchor: string | undefined }) {
  const { words, photoSrc } = useReport()
  const src = photoSrc(photo.fileKey)
  const text = words.t(alt, {
    number: photo.number,
    location: photo.label,
    exclusion: photo.label,
    caption: photo.caption,
  })
  return (
    <div className="photo" id={anchor}>
      {src === null ? <div className="no-photo">{photo.number}</div> : <img src={src} alt={text} />}
      <p className="caption">
        <b>{photo.number}</b>{' '}
        <span>
          <b>{photo.label}</b> {photo.caption}
        </span>
      </p>
    </div>
  )
}
