import type { PhotoFacts } from '../derive.ts'
import { useReport } from './context.ts'

/** Photos beside each other, two or three on a row, in boxes of 4:3, whole: never cropped. */
export function PhotoRow({ photos, across, showOwner, alt }: PhotoRowProps) {
  const rows = []
  for (let first = 0; first < photos.length; first += across) rows.push(photos.slice(first, first + across))
  return rows.map((row) => (
    <div key={row[0]?.number} className={`photos across-${across}`}>
      {row.map((photo) => (
        <Photo key={photo.number} photo={photo} showOwner={showOwner ?? false} alt={alt} />
      ))}
    </div>
  ))
}

interface PhotoRowProps {
  photos: readonly PhotoFacts[]
  across: 2 | 3
  showOwner?: boolean
  alt: 'photoAlt' | 'exclusionPhotoAlt'
}

function Photo({ photo, showOwner, alt }: { photo: PhotoFacts; showOwner: boolean; alt: PhotoRowProps['alt'] }) {
  const { words, photoSrc } = useReport()
  const src = photoSrc(photo.fileKey)
  const text = words.t(alt, {
    number: photo.number,
    source: photo.owner,
    exclusion: photo.owner,
    caption: photo.caption,
  })
  return (
    <figure>
      {src === null ? <div className="no-photo">{photo.number}</div> : <img src={src} alt={text} />}
      <figcaption>
        <b>{photo.number}</b>{' '}
        <span>
          {showOwner && <b>{photo.owner} </b>}
          {photo.caption}
        </span>
      </figcaption>
    </figure>
  )
}
