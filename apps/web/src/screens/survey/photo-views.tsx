import { model } from '@vezel/model'
import { isRecord } from '@vezel/model/kit/record.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { createContext, type ReactNode, Suspense, useContext, useState } from 'react'
import { PhotoCell, Picture } from '../../kinds/file.tsx'
import type { DisplayProps } from '../../kinds/kind.ts'
import type { ViewedPhoto } from '../../kinds/photos-in-view.tsx'
import { dash } from '../../kinds/plain.tsx'
import type { Read } from '../../kinds/record.ts'
import { lazyPart } from '../../router/reload-once.ts'
import { useT } from '../../ui/texts.ts'
import './survey.css'

const PhotosInView = lazyPart(async () => (await import('../../kinds/photos-in-view.tsx')).PhotosInView)
const { file } = model.entity('sourcePhoto').fields

/** Opens a photo of this list over the whole window. */
const ViewContext = createContext<(photo: string) => void>(() => {})

interface PhotoViewsProps {
  /** Draws what is over the window: `Viewed`, with all photos of the list in their order. */
  look: (view: { readonly first: string; readonly onClose: () => void }) => ReactNode
  children: ReactNode
}

/** A list of photos that open large, one at a time. */
export function PhotoViews({ look, children }: PhotoViewsProps) {
  const [first, setFirst] = useState<string | null>(null)
  return (
    <ViewContext value={setFirst}>
      {children}
      {first !== null && look({ first, onClose: () => setFirst(null) })}
    </ViewContext>
  )
}

interface ViewedProps {
  photos: readonly ViewedPhoto[]
  first: string
  onClose: () => void
}

/** The photos over the whole window, from the one that was opened; nothing until they have come. */
export const Viewed = (props: ViewedProps) =>
  props.photos.length > 0 && (
    <Suspense fallback={null}>
      <PhotosInView {...props} />
    </Suspense>
  )

/** What a photo is known by: its number, or what is written of it. */
export const nameOfPhoto = (row: Read): string =>
  String(row.foto_nummer ?? row.omschrijving ?? (isRecord(row.file) ? row.file.filename : ''))

/** The photo of a row, which opens large; one that needs none may have none. */
export function PhotoButton({ value, row, speaking }: DisplayProps & { row: Read }) {
  const t = useT(surveyAreas)
  const view = useContext(ViewContext)
  if (!value) return dash
  return (
    <button
      type="button"
      className="photo-button"
      aria-label={t('viewPhoto', { number: nameOfPhoto(row) })}
      onClick={(event) => {
        event.stopPropagation()
        view(String(row.id))
      }}
    >
      <PhotoCell field={file} value={value} speaking={speaking} />
    </button>
  )
}

interface LargePhotoProps {
  row: { readonly id: string; readonly foto_nummer?: string; readonly file: Read }
  /** The title above it names its number. */
  isTitled?: boolean
}

/** The photo of a form, above its fields. */
export function LargePhoto({ row, isTitled = false }: LargePhotoProps) {
  const view = useContext(ViewContext)
  return (
    <div className="photo-large">
      {!isTitled && row.foto_nummer && <p>{row.foto_nummer}</p>}
      <Picture file={row.file} width={1600} fit="contain" onOpen={() => view(row.id)} />
    </div>
  )
}
