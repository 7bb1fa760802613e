import { model } from '@vezel/model'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import type { ReactNode } from 'react'
import { downloadFile } from '../../api/files.ts'
import { type RowFor, useRows } from '../../api/rows.ts'
import { fileSelection } from '../../kinds/record.ts'
import type { RowActions } from '../../resource/asked-actions.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { useT } from '../../ui/texts.ts'
import { AddPhotos } from './add-photos.tsx'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { type PhotoUse, photosOfSurvey } from './photo-lines.ts'
import { useFirstOf, usePhotoQueue } from './photo-queue.ts'
import { LargePhoto, PhotoButton, PhotoViews, Viewed } from './photo-views.tsx'
import './survey.css'

const photoEntity = model.entity('surveyPhoto')
const stored = { foto_nummer: true, file: fileSelection } as const
const viewed = { ...stored, onderschrift: true } as const
const actions: RowActions<RowFor<'surveyPhoto', typeof stored>> = {
  download: { run: ({ file }) => downloadFile(file) },
}
const cells = { file: PhotoButton }
const names = ['onderschrift', 'onderzoek_foto_size', 'monsters', 'waarnemingen'] as const
const edit = {
  names,
  select: stored,
  above: (row: RowFor<'surveyPhoto', typeof stored>) => <LargePhoto row={row} isTitled />,
}

/** What the report shows of a survey beside its sources: many at once, in the order and the size that they are printed in. */
export const ReportPhotosScreen = inSurvey(function ReportPhotosScreen() {
  const t = useT(surveyAreas)
  const { readOnly } = useOpenSurvey('writer')
  return (
    <Looked use="rapport">
      {readOnly === null && (
        <div className="above-list">
          <AddSurveyPhotos use="rapport" />
        </div>
      )}
      <RecordList
        of="surveyPhoto"
        route="surveys-survey-information-reportphotos"
        {...useListOf('rapport')}
        emptyWhy={t('photosEmptyWhy')}
        card={edit}
      />
    </Looked>
  )
})

/** Photos of what was read and seen before the visits, below the documents. */
export function ResearchPhotos() {
  const t = useT(surveyAreas)
  const { readOnly } = useOpenSurvey('writer')
  return (
    <Looked use="deskresearch">
      <RecordList
        of="surveyPhoto"
        route="surveys-survey-deskresearch-onderzoekfoto-onderzoekfoto"
        {...useListOf('deskresearch')}
        emptyWhy={t('researchPhotosEmptyWhy')}
        edit={edit}
        flow
      />
      {readOnly === null && <AddSurveyPhotos use="deskresearch" />}
    </Looked>
  )
}

/** What both lists have in common. */
function useListOf(use: PhotoUse) {
  const { id, readOnly } = useOpenSurvey('writer')
  const ofSurvey = { filter: () => ({ onderzoek: { eq: id } }) }
  return {
    where: { onderzoek: id, plaats: use },
    cells,
    select: stored,
    actions,
    readOnly,
    create: false,
    lines: 2,
    offers: { monsters: ofSurvey, waarnemingen: ofSurvey },
  } as const
}

function AddSurveyPhotos({ use }: { use: PhotoUse }) {
  const t = useT(surveyAreas)
  const { id } = useOpenSurvey()
  const queue = usePhotoQueue(photosOfSurvey(id, use))
  const first = useFirstOf('onderzoek_foto_sizes', photoEntity.fields.onderzoek_foto_size.default)
  return <AddPhotos queue={queue} said={{ of: 'onderzoek_foto_sizes', label: t('photoSize'), first }} />
}

const Looked = ({ use, children }: { use: PhotoUse; children: ReactNode }) => (
  <PhotoViews look={(view) => <SurveyPhotosInView use={use} {...view} />}>{children}</PhotoViews>
)

function SurveyPhotosInView({ use, ...view }: { use: PhotoUse; first: string; onClose: () => void }) {
  const { id: survey, readOnly } = useOpenSurvey('writer')
  const { rows } = useRows(photoEntity, viewed, {
    filter: { onderzoek: { eq: survey }, plaats: { eq: use } },
    sort: [{ field: 'volgorde' }],
  })
  const photos = rows.map((row) => ({
    id: row.id,
    file: row.file,
    title: row.foto_nummer,
    caption: row.onderschrift ?? '',
    turns: readOnly === null ? { type: photoEntity.api.type, ...row } : undefined,
  }))
  return <Viewed photos={photos} {...view} />
}
