import { model } from '@vezel/model'
import { useCallback, useState } from 'react'
import { newId } from '../../api/ids.ts'
import { ApiProblem } from '../../api/problem.ts'
import { type Upload, upload } from '../../api/save.ts'
import { Picture } from '../../kinds/file-kind.tsx'
import type { DisplayProps } from '../../kinds/kind.ts'
import { isRead, type Read, valueText } from '../../kinds/record.ts'
import { rowClosedItself } from '../../resource/closed.ts'
import { EditDialog } from '../../resource/edit-dialog.tsx'
import { useHere, usePath } from '../../resource/paths.ts'
import { ResourceTable } from '../../resource/resource-table.tsx'
import { useEscape } from '../../resource/use-escape.ts'
import { useNavigate } from '../../router/router.tsx'
import { CutWords } from '../../ui/cut-words.tsx'
import { TwoLines } from '../../ui/data-table.tsx'
import { DetailCard } from '../../ui/detail-card.tsx'
import { afterFirstColon } from '../../ui/dialog.tsx'
import { FileDrop, type FileItem } from '../../ui/file-drop.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import type { LocationFrame } from './location-frame.ts'
import { useOpenSurvey } from './open-survey.ts'
import { useLatestVisit } from './visits.ts'
import { useT } from './words.ts'

const photoEntity = model.entity('sourcePhoto')
const surveyEntity = model.entity('survey')
const columns = ['file', 'bron_locatie_foto_label', 'in_rapport'] as const
const takenIn = {
  inventarisatie: { id: true, onderzoek: { id: true, nummer: true, onderzoek_status: { code: true } } },
} as const
const select = { foto_nummer: true, onderschrift: true, ...takenIn } as const

interface Sending extends FileItem {
  readonly sent: Upload | null
}

/** The photos of a location in the order of the report: many at once, each with how far it is. */
export function LocationPhotos({ frame, location }: { frame: LocationFrame; location: { readonly id: string } }) {
  const t = useT()
  const survey = useOpenSurvey()
  const path = usePath()
  const navigate = useNavigate()
  const { photo } = useHere()
  const { visit } = useLatestVisit()
  const [items, setItems] = useState<readonly Sending[]>([])
  const base = path('surveys-survey-sources-source-locations-location-photos')
  useEscape(() => navigate(frame.closeTo, { keepScroll: true }))

  const put = (id: string, change: Partial<Sending>) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, ...change } : item)))
  const most = photoEntity.fields.file.maxMegabytes
  const send = (file: File) => {
    const id = newId()
    const tooLarge = file.size > most * 1_000_000
    setItems((before) => [
      ...before,
      {
        id,
        name: file.name,
        size: file.size,
        progress: 0,
        error: tooLarge ? t('photoTooLarge', { max: most }) : null,
        sent: null,
      },
    ])
    if (tooLarge) return
    const sent = upload(photoEntity, { id, bron_locatie: location.id, inventarisatie: visit, file }, (progress) =>
      put(id, { progress: Math.min(progress, 0.99) }),
    )
    put(id, { sent })
    sent.done.then(
      // It is in the list below: its line has nothing more to say.
      () => setItems((before) => before.filter((item) => item.id !== id)),
      (cause: unknown) => {
        const stopped = cause instanceof ApiProblem && cause.code === 'aborted'
        put(id, { error: stopped ? t('uploadStopped') : afterFirstColon(cause), sent: null })
      },
    )
  }
  const editable = survey.readOnly === null
  // A photo is part of the survey in which it was taken, and fixed once that is closed.
  const fixed = useCallback((row: Read) => closedSurvey(row, survey.id) !== null, [survey.id])
  const whyFixed = (row: Read) => {
    const number = closedSurvey(row, survey.id)
    return number === null ? null : t('photoOfOther', { number })
  }
  return (
    <DetailCard {...frame} footer={survey.readOnly ?? undefined}>
      {editable && (
        <FileDrop
          aria-label={t('addPhotos')}
          accept=".jpg,.jpeg,.png"
          multiple
          items={items}
          onFiles={(files) => files.forEach(send)}
          onRefuse={(files, why) =>
            setItems((before) => [
              ...before,
              ...files.map((file) => ({
                id: newId(),
                name: file.name,
                size: file.size,
                progress: 0,
                error: why,
                sent: null,
              })),
            ])
          }
          onCancel={(id) => {
            items.find((item) => item.id === id)?.sent?.cancel()
            setItems((before) => before.filter((item) => item.id !== id))
          }}
        />
      )}
      <ResourceTable
        of="sourcePhoto"
        where={{ bron_locatie: location.id }}
        columns={columns}
        select={select}
        cells={photoCells}
        kinds={photoKinds}
        flow
        lines={2}
        readOnly={survey.readOnly}
        canDelete
        canReorder
        fixed={fixed}
        emptyWhy={t('photosEmptyWhy')}
        to={(id) => path('surveys-survey-sources-source-locations-location-photos-photo', { photo: id })}
      />
      {photo && (
        <EditDialog
          key={photo}
          of="sourcePhoto"
          id={photo}
          title={t('photo')}
          names={['bron_locatie_foto_label', 'onderschrift', 'verwijzingen', 'genomen_op', 'in_rapport']}
          offers={{ verwijzingen: { filter: () => ({ onderzoek: { eq: survey.id } }) } }}
          select={takenIn}
          readOnly={(row) => survey.readOnly ?? whyFixed(row)}
          canDelete
          onClose={() => navigate(base, { keepScroll: true })}
          above={(row) => (
            <div className="photo-large">
              <p>{row.foto_nummer}</p>
              <Picture file={row.file} width={1600} fit="contain" />
            </div>
          )}
        />
      )}
    </DetailCard>
  )
}

/** The number of the survey a photo was taken in, when that is another one than `open` and closed. */
function closedSurvey(photo: Read, open: string): string | null {
  const taken = isRead(photo.inventarisatie) ? photo.inventarisatie.onderzoek : null
  if (!isRead(taken) || taken.id === open) return null
  return rowClosedItself(surveyEntity, taken) === null ? null : String(taken.nummer)
}

/** The number and the label, and below them where the photo was taken, if not here, and what is written under it. */
function LabelCell({ field, value, row }: DisplayProps & { row: Read }) {
  const t = useT()
  const { locale } = useUiTexts()
  const number = closedSurvey(row, useOpenSurvey().id)
  const below = [number && t('fromSurvey', { number }), row.onderschrift].filter(Boolean)
  return (
    <TwoLines
      first={<CutWords>{[row.foto_nummer, valueText(field, value, locale)].filter(Boolean).join(' ')}</CutWords>}
      second={below.length > 0 && <CutWords>{below.join(', ')}</CutWords>}
    />
  )
}
const photoCells = { bron_locatie_foto_label: LabelCell }
// Words with a caption below them: they take the room that is left.
const photoKinds = { bron_locatie_foto_label: 'text' } as const
