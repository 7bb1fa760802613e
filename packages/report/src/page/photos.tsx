import type { PhotoFacts, SizedPhoto } from '../facts/photos.ts'
import { type PageRoom, photoWidth } from '../room.ts'
import { usePages } from './context.ts'

/** Photos beside each other, two or three on a row, in boxes of 4:3, whole: never cropped. */
export function PhotoRow({ photos, across, alt, anchors }: PhotoRowProps) {
  const { room } = usePages()
  const rows = []
  for (let first = 0; first < photos.length; first += across) rows.push(photos.slice(first, first + across))
  return rows.map((row) => (
    <div key={row[0]?.number} className={`photos across-${across}`}>
      {row.map((photo) => (
        <Photo
          key={photo.number}
          photo={photo}
          alt={alt}
          anchor={anchors?.get(photo)}
          widthMm={photoWidth(across, room)}
        />
      ))}
    </div>
  ))
}

/** Between photos that stand beside each other. */
const GAP_MM = 4
/** Of the height of a page, what a photo may take: its heading and caption stand on it as well. */
const SHARE_OF_PAGE = 0.85

/** Photos in sizes of their own, as many beside each other as there is room for, whole: never cropped. */
export function SizedPhotos({ photos }: { photos: readonly SizedPhoto[] }) {
  const { room } = usePages()
  return rowsOf(photos, room).map((row) => (
    <div key={row[0]?.number} className="photos sized">
      {row.map((photo) => (
        <Photo key={photo.number} photo={photo} alt="surveyPhotoAlt" anchor={undefined} {...sizeIn(photo, room)} />
      ))}
    </div>
  ))
}

const sizeIn = ({ widthMm, heightMm }: SizedPhoto, { width, height }: PageRoom) => ({
  widthMm: Math.min(widthMm, width),
  heightMm: Math.min(heightMm, height * SHARE_OF_PAGE),
})

function rowsOf(photos: readonly SizedPhoto[], room: PageRoom): SizedPhoto[][] {
  const rows: SizedPhoto[][] = []
  let left = 0
  for (const photo of photos) {
    const { widthMm } = sizeIn(photo, room)
    const row = rows.at(-1)
    if (row && widthMm + GAP_MM <= left) {
      row.push(photo)
      left -= widthMm + GAP_MM
    } else {
      rows.push([photo])
      left = room.width - widthMm
    }
  }
  return rows
}

interface PhotoRowProps {
  photos: readonly PhotoFacts[]
  across: 2 | 3
  alt: 'photoAlt' | 'exclusionPhotoAlt'
  /** Ids of the photos that something points at. */
  anchors?: ReadonlyMap<PhotoFacts, string>
}

interface PhotoProps {
  photo: PhotoFacts
  alt: PhotoRowProps['alt'] | 'surveyPhotoAlt'
  anchor: string | undefined
  /** At most. */
  widthMm: number
  /** At most, of one in a size of its own; another has a box of 4:3. */
  heightMm?: number
}

/**
 * Not a `figure`: Chromium makes one of the picture itself, with its text for who cannot see it, and would put that in
 * another without any.
 */
function Photo({ photo, alt, anchor, widthMm, heightMm }: PhotoProps) {
  const { words, photoSrc } = usePages()
  const src = photoSrc(photo.fileKey, widthMm)
  const text = words.t(alt, {
    number: photo.number,
    location: photo.label,
    exclusion: photo.label,
    shown: photo.label,
    caption: photo.caption,
  })
  return (
    <div className="photo" id={anchor} style={heightMm === undefined ? undefined : { width: `${widthMm}mm` }}>
      {src === null ? (
        <div className="no-photo">{photo.number}</div>
      ) : (
        <img src={src} alt={text} style={heightMm === undefined ? undefined : { maxHeight: `${heightMm}mm` }} />
      )}
      <p className="caption">
        <b>{photo.number}</b>{' '}
        <span>
          {photo.label !== '' && <b>{photo.label} </b>}
          {photo.caption}
        </span>
      </p>
    </div>
  )
}
