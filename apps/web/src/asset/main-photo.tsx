import { model } from '@vezel/model'
import { Suspense, useState } from 'react'
import { useRows } from '../api/rows.ts'
import { Picture } from '../kinds/file.tsx'
import { fileSelection } from '../kinds/record.ts'
import { lazyPart } from '../router/reload-once.ts'
import './main-photo.css'

const PhotosInView = lazyPart(async () => (await import('../kinds/photos-in-view.tsx')).PhotosInView)
const selection = { file: fileSelection, omschrijving: true } as const

/** The photo by which one knows an asset; not ready until it is known whether there is one. */
export function useMainPhoto(asset: string) {
  const { rows, status } = useRows(model.entity('assetPhoto'), selection, {
    filter: { asset: { eq: asset }, is_voorblad: { eq: true } },
    limit: 1,
  })
  return { photo: rows[0] ?? null, isReady: status !== 'loading' }
}
export type Main = NonNullable<ReturnType<typeof useMainPhoto>['photo']>

/** The main photo of an asset, which opens large. */
export function MainPhoto({ photo: { id, file, omschrijving } }: { photo: Main }) {
  const [isViewed, setViewed] = useState(false)
  const title = omschrijving ?? file.filename
  return (
    <div className="main-photo">
      <Picture file={file} width={800} caption={omschrijving} onOpen={() => setViewed(true)} />
      {isViewed && (
        <Suspense fallback={null}>
          <PhotosInView photos={[{ id, file, title }]} first={id} onClose={() => setViewed(false)} />
        </Suspense>
      )}
    </div>
  )
}
