import { model } from '@vezel/model'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useCallback } from 'react'
import { useRows } from '../../api/rows.ts'
import type { DisplayProps } from '../../kinds/kind.ts'
import { itemOf, type Read } from '../../kinds/record.ts'
import { valueText } from '../../kinds/words.ts'
import { useAsked } from '../../resource/asked-field.ts'
import { rowClosedItself } from '../../resource/closed.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { useSearch } from '../../router/router.tsx'
import { CutWords } from '../../ui/cut-words.tsx'
import { TwoLines } from '../../ui/data-table.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { AddPhotos } from './add-photos.tsx'
import { knownIn, useOpenSurvey } from './open-survey.ts'
import { useFirstLabel, useLocationPhotos } from './photo-queue.ts'
import { LargePhoto, PhotoButton, PhotoViews, Viewed } from './photo-views.tsx'

const photoEntity = model.entity('sourcePhoto')
const surveyEntity = model.entity('survey')
const edited = [
  'bron_locatie_foto_label',
  'onderschrift',
  'verwijzingen',
  'waarnemingen',
  'genomen_op',
  'in_rapport',
] as const
const columns = ['file', 'bron_locatie_foto_label', 'in_rapport'] as const
const takenIn = {
  inventarisatie: { id: true, onderzoek: { id: true, nummer: true, onderzoek_status: { code: true } } },
} as const
const select = { foto_nummer: true, onderschrift: true, ...takenIn } as const

/** What of each photo is said when it is looked at. */
const viewed = {
  foto_nummer: true,
  onderschrift: true,
  bron_locatie_foto_label: itemOf('bron_locatie_foto_labels'),
  file: { id: true, url: true, filename: true, mime_type: true },
  ...takenIn,
} as const

/** The photos of a location in the order of the report: many at once, each with how far it is. */
export function LocationPhotos({ location }: { location: string }) {
  const t = useT(surveyAreas)
  const survey = useOpenSurvey()
  const { id, readOnly } = survey
  // A photo is part of the survey in which it was taken, and fixed once that is closed.
  const whyFixed = useCallback(
    (row: Read) => {
      const number = closedSurvey(row, id)
      return number === null ? null : t('photoOfOther', { number })
    },
    [id, t],
  )
  const ofSurvey = { filter: () => ({ onderzoek: { eq: id } }) }
  const count = (rows: readonly Read[], total: number) => {
    const others = rows.filter((row) => otherSurvey(row, id) !== null).length
    return others > 0 ? t('ofSurveys', { here: total - others, others }) : total
  }
  return (
    <PhotoViews look={(view) => <LocationPhotosInView location={location} {...view} />}>
      {readOnly === null && <AddLocationPhotos location={location} />}
      <RecordList
        of="sourcePhoto"
        route="surveys-survey-sources-source-locations-location-photos"
        where={{ bron_locatie: location }}
        filter={knownIn(survey)}
        columns={columns}
        select={select}
        cells={photoCells}
        kinds={photoKinds}
        lines={2}
        count={count}
        readOnly={readOnly}
        rowReadOnly={whyFixed}
        create={false}
        emptyWhy={t('photosEmptyWhy')}
        offers={{ verwijzingen: ofSurvey, waarnemingen: ofSurvey }}
        edit={{
          title: t('photo'),
          names: edited,
          select: takenIn,
          above: (row) => <LargePhoto row={row} />,
        }}
      />
    </PhotoViews>
  )
}

function AddLocationPhotos({ location }: { location: string }) {
  const t = useT(surveyAreas)
  const queue = useLocationPhotos(location)
  const first = useFirstLabel()
  const [, setSearch] = useSearch()
  useAsked('sourcePhoto.file', () => {
    setSearch({ field: null })
    document.querySelector<HTMLElement>('.add-photos input[type=file]')?.focus()
  })
  return <AddPhotos queue={queue} said={{ of: 'bron_locatie_foto_labels', label: t('photoLabel'), first }} />
}

/** All photos of the location, one at a time, from the one that was opened. */
function LocationPhotosInView({ location, first, onClose }: { location: string; first: string; onClose: () => void }) {
  const { locale } = useUiTexts()
  const survey = useOpenSurvey()
  const { rows } = useRows(photoEntity, viewed, {
    filter: { bron_locatie: { eq: location }, ...knownIn(survey) },
    sort: [{ field: 'volgorde' }],
  })
  const photos = rows.flatMap((row) => {
    const { id, file, foto_nummer, bron_locatie_foto_label: label, onderschrift } = row
    const mayTurn = survey.readOnly === null && closedSurvey(row, survey.id) === null
    const caption = [itemText(label, locale), onderschrift].filter(Boolean).join(', ')
    const turns = mayTurn ? { type: photoEntity.api.type, ...row } : undefined
    return file ? [{ id, file, title: foto_nummer, caption, turns }] : []
  })
  return <Viewed photos={photos} first={first} onClose={onClose} />
}

/** The survey a photo was taken in, when that is another one than `open`. */
function otherSurvey(photo: Read, open: string): Read | null {
  const taken = isRecord(photo.inventarisatie) ? photo.inventarisatie.onderzoek : null
  return isRecord(taken) && taken.id !== open ? taken : null
}

/** Its number when it is closed. */
function closedSurvey(photo: Read, open: string): string | null {
  const taken = otherSurvey(photo, open)
  if (taken === null) return null
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
const photoCells = { file: PhotoButton, bron_locatie_foto_label: LabelCell }
// Words with a caption below them: they take the room that is left.
const photoKinds = { bron_locatie_foto_label: 'text' } as const
