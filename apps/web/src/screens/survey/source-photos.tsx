import { IconCamera } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { limits } from '@vezel/model/limits.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useMemo } from 'react'
import { useFileUrl } from '../../api/files.ts'
import { type RowFor, useRows } from '../../api/rows.ts'
import { fileSelection } from '../../kinds/record.ts'
import type { Column } from '../../ui/data-table.tsx'
import { useCoarse } from '../../ui/table-size.ts'
import { useT } from '../../ui/texts.ts'
import { useOpenSurvey } from './open-survey.ts'
import type { SourceRow } from './survey-sources.ts'

const photoEntity = model.entity('sourcePhoto')
const selection = { bron_locatie: { id: true }, file: fileSelection } as const
const first = [{ field: 'volgorde' }] as const
type Photo = RowFor<'sourcePhoto', typeof selection>

/** On a touch screen, before the other columns: the first photo of each location. Asked after the rows themselves. */
export function useWithPhotos(columns: readonly Column<SourceRow>[], isReady: boolean): readonly Column<SourceRow>[] {
  const t = useT(surveyAreas)
  const { inventoryAsset } = useOpenSurvey()
  const isTouch = useCoarse()
  const { rows } = useRows(photoEntity, selection, {
    filter: { bron_locatie: { where: { bron: { where: { inventarisatie_asset: { eq: inventoryAsset } } } } } },
    sort: first,
    limit: limits.listMost,
    skip: !isTouch || !isReady,
  })
  return useMemo(() => {
    if (!isTouch) return columns
    const firsts = new Map<string, Photo['file']>()
    for (const { bron_locatie: location, file } of rows) if (!firsts.has(location.id)) firsts.set(location.id, file)
    const photo: Column<SourceRow> = {
      key: 'photo',
      title: t('photo'),
      kind: 'image',
      sortable: false,
      value: () => null,
      render: ({ location }) => location && <Thumbnail file={firsts.get(location.id) ?? null} />,
    }
    return [photo, ...columns]
  }, [isTouch, columns, rows, t])
}

function Thumbnail({ file }: { file: Photo['file'] | null }) {
  const src = useFileUrl(file, 320)
  return src ? (
    <img className="cell-photo" src={src} alt="" loading="lazy" />
  ) : (
    <span className="cell-photo cell-photo-none">{file === null && <IconCamera />}</span>
  )
}
