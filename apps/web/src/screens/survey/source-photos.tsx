import { IconCamera } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { useMemo } from 'react'
import { useFileUrl } from '../../api/files.ts'
import { type RowFor, useRows } from '../../api/rows.ts'
import { fileSelection } from '../../kinds/record.ts'
import type { Column } from '../../ui/data-table.tsx'
import { useCoarse } from '../../ui/table-size.ts'
import { useT } from '../../ui/texts.ts'
import { isKnownIn, useOpenSurvey } from './open-survey.ts'
import type { SpaceRow } from './space-rows.ts'
import type { SourceRow } from './survey-sources.ts'

const photoEntity = model.entity('sourcePhoto')
const selection = {
  bron_locatie: { id: true, created_at: true, sub_asset: { id: true } },
  file: fileSelection,
} as const
const first = [{ field: 'volgorde' }] as const
type Photo = RowFor<'sourcePhoto', typeof selection>

/** What the rows of a list show a photo of. */
interface Pictured<Row> {
  readonly inPhoto: (photo: Photo) => string | undefined
  readonly inRow: (row: Row) => string | undefined
}
export const ofLocation: Pictured<SourceRow> = {
  inPhoto: ({ bron_locatie: location }) => location.id,
  inRow: ({ location }) => location?.id,
}
/** What was found in a space is what one knows it by. */
export const ofSpace: Pictured<SpaceRow> = {
  inPhoto: ({ bron_locatie: { sub_asset: space } }) => space?.id,
  inRow: ({ id }) => id,
}

/** On a touch screen, before the other columns: the first photo of each row. Asked once, after the rows themselves. */
export function useWithPhotos<Row>(
  columns: readonly Column<Row>[],
  isReady: boolean,
  { inPhoto, inRow }: Pictured<Row>,
): readonly Column<Row>[] {
  const t = useT(surveyAreas)
  const survey = useOpenSurvey()
  const isTouch = useCoarse()
  const { rows } = useRows(photoEntity, selection, {
    filter: { bron_locatie: { where: { bron: { where: { inventarisatie_asset: { eq: survey.inventoryAsset } } } } } },
    sort: first,
    limit: pageLimits.listMost,
    skip: !isTouch || !isReady,
  })
  return useMemo(() => {
    if (!isTouch) return columns
    const firsts = new Map<string, Photo['file']>()
    for (const one of rows) {
      const of = inPhoto(one)
      if (of !== undefined && !firsts.has(of) && isKnownIn(survey, one.bron_locatie)) firsts.set(of, one.file)
    }
    const photo: Column<Row> = {
      key: 'photo',
      title: t('photo'),
      kind: 'image',
      sortable: false,
      value: () => null,
      render: (row) => {
        const of = inRow(row)
        return of !== undefined && <Thumbnail file={firsts.get(of) ?? null} />
      },
    }
    return [photo, ...columns]
  }, [isTouch, columns, rows, t, inPhoto, inRow, survey])
}

function Thumbnail({ file }: { file: Photo['file'] | null }) {
  const src = useFileUrl(file, 320)
  return src ? (
    <img className="cell-photo" src={src} alt="" loading="lazy" />
  ) : (
    <span className="cell-photo cell-photo-none">{file === null && <IconCamera />}</span>
  )
}
