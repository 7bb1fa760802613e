import { model } from '@vezel/model'
import { isRecord } from '@vezel/model/kit/record.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useCallback, useState } from 'react'
import { newId } from '../../api/ids.ts'
import { ApiProblem } from '../../api/problem.ts'
import { type Upload, upload } from '../../api/save.ts'
import { Picture } from '../../kinds/file-kind.tsx'
import type { DisplayProps } from '../../kinds/kind.ts'
import { type Read, valueText } from '../../kinds/record.ts'
import { rowClosedItself } from '../../resource/closed.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { CutWords } from '../../ui/cut-words.tsx'
import { TwoLines } from '../../ui/data-table.tsx'
import { afterFirstColon } from '../../ui/dialog.tsx'
import { FileDrop, type FileItem } from '../../ui/file-drop.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { useOpenSurvey } from './open-survey.ts'
import { useLatestVisit } from './visits.ts'

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
export function LocationPhotos({ location }: { location: string }) {
  const t = useT(surveyAreas)
  const { id, readOnly } = useOpenSurvey()
  // A photo is part of the survey in which it was taken, and fixed once that is closed.
  const whyFixed = useCallback(
    (row: Read) => {
      const number = closedSurvey(row, id)
      return number === null ? null : t('photoOfOther', { number })
    },
    [id, t],
  )
  return (
    <>
      {readOnly === null && <AddPhotos location={location} />}
      <RecordList
        of="sourcePhoto"
        route="surveys-survey-sources-source-locations-location-photos"
        where={{ bron_locatie: location }}
        columns={columns}
        select={select}
        cells={photoCells}
        kinds={photoKinds}
        lines={2}
        readOnly={readOnly}
        rowReadOnly={whyFixed}
        create={false}
        emptyWhy={t('photosEmptyWhy')}
        offers={{ verwijzingen: { filter: () => ({ onderzoek: { eq: id } }) } }}
        edit={{
          title: t('photo'),
          names: ['bron_locatie_foto_label', 'onderschrift', 'verwijzingen', 'genomen_op', 'in_rapport'],
          select: takenIn,
          above: (row) => (
            <div className="photo-large">
              <p>{row.foto_nummer}</p>
              <Picture file={row.file} width={1600} fit="contain" />
            </div>
          ),
        }}
      />
    </>
  )
}

/** The place where photos are dropped, with those that are on their way. */
function AddPhotos({ location }: { location: string }) {
  const t = useT(surveyAreas)
  const { items, send, refuse, cancel } = useSending(location)
  return (
    <FileDrop
      aria-label={t('addPhotos')}
      accept=".jpg,.jpeg,.png"
      multiple
      items={items}
      onFiles={(files) => files.forEach(send)}
      onRefuse={refuse}
      onCancel={cancel}
    />
  )
}

/** The photos that are on their way to the server, and those that did not get there. */
function useSending(location: string) {
  const t = useT(surveyAreas)
  const { visit } = useLatestVisit()
  const [items, setItems] = useState<readonly Sending[]>([])
  const put = (id: string, change: Partial<Sending>) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, ...change } : item)))
  const drop = (id: string) => setItems((before) => before.filter((item) => item.id !== id))
  const list = ({ name, size }: File, error: string | null): string => {
    const id = newId()
    setItems((before) => [...before, { id, name, size, progress: 0, error, sent: null }])
    return id
  }
  const most = photoEntity.fields.file.maxMegabytes
  const send = (file: File) => {
    const tooLarge = file.size > most * 1_000_000
    const id = list(file, tooLarge ? t('photoTooLarge', { max: most }) : null)
    if (tooLarge) return
    const sent = upload(photoEntity, { id, bron_locatie: location, inventarisatie: visit, file }, (progress) =>
      put(id, { progress: Math.min(progress, 0.99) }),
    )
    put(id, { sent })
    sent.done.then(
      // It is in the list below: its line has nothing more to say.
      () => drop(id),
      (cause: unknown) => {
        const stopped = cause instanceof ApiProblem && cause.code === 'aborted'
        put(id, { error: stopped ? t('uploadStopped') : afterFirstColon(cause), sent: null })
      },
    )
  }
  return {
    items,
    send,
    refuse: (files: readonly File[], why: string) => {
      for (const file of files) list(file, why)
    },
    cancel: (id: string) => {
      items.find((item) => item.id === id)?.sent?.cancel()
      drop(id)
    },
  }
}

/** The number of the survey a photo was taken in, when that is another one than `open` and closed. */
function closedSurvey(photo: Read, open: string): string | null {
  const taken = isRecord(photo.inventarisatie) ? photo.inventarisatie.onderzoek : null
  if (!isRecord(taken) || taken.id === open) return null
  return rowClosedItself(surveyEntity, taken) === null ? null : String(taken.nummer)
}

/** The number and the label, and below them where the photo was taken, if not here, and what is written under it. */
function LabelCell({ field, value, row }: DisplayProps & { row: Read }) {
  const t = useT(surveyAreas)
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
