import { model } from '@vezel/model'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import type { RouteName } from '@vezel/model/route-paths.ts'
import { downloadFile } from '../../api/files.ts'
import { type RowFor, useRows } from '../../api/rows.ts'
import { fileSelection } from '../../kinds/record.ts'
import type { RowActions } from '../../resource/asked-actions.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { useT } from '../../ui/texts.ts'
import { AddPhotos } from './add-photos.tsx'
import { inAsset, useOpenAsset } from './in-asset.tsx'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { type AssetPhotoKey, photosOfAsset } from './photo-lines.ts'
import { usePhotoQueue } from './photo-queue.ts'
import { LargePhoto, nameOfPhoto, PhotoButton, PhotoViews, Viewed } from './photo-views.tsx'
import './survey.css'

const stored = { file: fileSelection } as const
const actions: RowActions<RowFor<'assetPhoto', typeof stored>> = { download: { run: ({ file }) => downloadFile(file) } }
const cells = { file: PhotoButton }
const names = ['omschrijving', 'sub_asset', 'genomen_op', 'is_voorblad'] as const
const card = {
  names,
  title: nameOfPhoto,
  above: (row: RowFor<'assetPhoto', typeof stored>) => <LargePhoto row={row} isTitled />,
}
const viewed = { ...stored, omschrijving: true } as const

/** The photos of the building or vessel that a survey is of. */
export const SurveyAssetPhotosScreen = inSurvey(function SurveyAssetPhotosScreen() {
  const { asset, readOnly } = useOpenSurvey('worker')
  return <AssetPhotos {...asset} readOnly={readOnly} route="surveys-survey-asset-photos" />
})

/** The photos of a building or vessel as the organisation keeps it. */
export const KeptAssetPhotosScreen = inAsset(function KeptAssetPhotosScreen() {
  const { id, isBuilding, whyReadOnly } = useOpenAsset()
  return (
    <AssetPhotos {...{ id, isBuilding }} readOnly={whyReadOnly('worker')} route="assetmanagement-assets-asset-photos" />
  )
})

interface AssetPhotosProps {
  id: string
  isBuilding: boolean
  readOnly: string | null
  route: Extract<RouteName, `${string}-photos`>
}

/** Photos of an asset as a whole: many at once, in an order, one of which is the main one. */
function AssetPhotos({ id, isBuilding, readOnly, route }: AssetPhotosProps) {
  const t = useT(assetPhrases)
  const of = isBuilding ? 'buildingPhoto' : 'vesselPhoto'
  const parts = {
    route,
    where: { asset: id },
    readOnly,
    select: stored,
    cells,
    actions,
    card,
    create: false,
    lines: 2,
    emptyWhy: t('assetPhotosEmptyWhy'),
    offers: { sub_asset: { filter: () => ({ asset: { eq: id } }) } },
  } as const
  return (
    <PhotoViews look={(view) => <PhotosInView {...{ of, readOnly }} asset={id} {...view} />}>
      {readOnly === null && (
        <div className="above-list">
          <AddAssetPhotos of={of} asset={id} />
        </div>
      )}
      {isBuilding ? <RecordList of="buildingPhoto" {...parts} /> : <RecordList of="vesselPhoto" {...parts} />}
    </PhotoViews>
  )
}

interface OfAsset {
  of: AssetPhotoKey
  asset: string
}

const AddAssetPhotos = ({ of, asset }: OfAsset) => <AddPhotos queue={usePhotoQueue(photosOfAsset(of, asset))} />

type InViewProps = OfAsset & { readOnly: string | null; first: string; onClose: () => void }

function PhotosInView({ of, asset, readOnly, ...view }: InViewProps) {
  const { rows } = useRows(model.entity('assetPhoto'), viewed, {
    filter: { asset: { eq: asset } },
    sort: [{ field: 'volgorde' }],
  })
  const { type } = model.entity(of).api
  const photos = rows.map((row) => ({
    id: row.id,
    file: row.file,
    title: nameOfPhoto(row),
    caption: '',
    turns: readOnly === null ? { type, ...row } : undefined,
  }))
  return <Viewed photos={photos} {...view} />
}
