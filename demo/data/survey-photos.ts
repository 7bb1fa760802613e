import type { View } from '../photos/motifs/motif.ts'
import type { PhotoSubject } from '../photos/photo.ts'
import type { Moment } from './moments.ts'
import { FEMKE, SAMIR } from './people.ts'
import { drawnAs, type PhotoData } from './records.ts'

/** A photo of a survey as a whole: for its report, or of what was known beforehand. */
export type SurveyPhotoData = PhotoData & {
  onderzoek: string
  plaats: 'rapport' | 'deskresearch'
  onderschrift: string
  onderzoek_foto_size: string
  /** Keys of what is seen on it. */
  monsters: string[]
  waarnemingen: string[]
  volgorde: number
  inventarisatie_user: number
}

/** One on a line: its number among the photos of the asset, where it is used, its size, what is written below it and what it shows. */
interface Line {
  n: number
  plaats: SurveyPhotoData['plaats']
  size: string
  onderschrift: string
  subject: PhotoSubject
  view?: View
  monsters?: string[]
  waarnemingen?: string[]
}

const taken = (onderzoek: string, at: Moment, by: number, lines: readonly Line[]): SurveyPhotoData[] =>
  lines.map((line, index) => ({
    key: `${onderzoek}/${line.n}`,
    naam: `overzicht-${line.n}.jpg`,
    genomen_op: at,
    drawn: drawnAs(onderzoek, line.n, `${onderzoek}/${line.n}`, onderzoek, line.subject, line.view ?? 'overview', 0.1),
    onderzoek,
    plaats: line.plaats,
    onderschrift: line.onderschrift,
    onderzoek_foto_size: line.size,
    monsters: (line.monsters ?? []).map((nummer) => `${onderzoek}/${nummer}`),
    waarnemingen: (line.waarnemingen ?? []).map((nummer) => `${onderzoek}/${nummer}`),
    volgorde: index + 1,
    inventarisatie_user: by,
  }))

/** What reports show beside sources. */
export const surveyPhotos: readonly SurveyPhotoData[] = [
  ...taken('S1', { day: -400, time: '08:20' }, SAMIR, [
    {
      n: 101,
      plaats: 'rapport',
      size: 'Halve pagina',
      onderschrift: 'Voorgevel van het hoofdgebouw met de entree',
      subject: { motif: 'facade', variant: 'window' },
    },
    {
      n: 102,
      plaats: 'rapport',
      size: 'Kwart pagina',
      onderschrift: 'Fietsenstalling met golfplaten dak',
      subject: { motif: 'roof', variant: 'corrugated' },
      monsters: ['M17'],
    },
    {
      n: 103,
      plaats: 'rapport',
      size: 'Kwart pagina',
      onderschrift: 'Bitumen dak van het hoofdgebouw',
      subject: { motif: 'roof', variant: 'bitumen' },
      monsters: ['M20'],
    },
  ]),
  ...taken('S1', { day: -410, time: '10:15' }, SAMIR, [
    {
      n: 104,
      plaats: 'deskresearch',
      size: 'Kwart pagina',
      onderschrift: 'Typeplaat en pakkingen van de ketel, bij het ophalen van het logboek',
      subject: { motif: 'panel', variant: 'boiler' },
    },
  ]),
  ...taken('S3', { day: -48, time: '09:10' }, FEMKE, [
    {
      n: 31,
      plaats: 'rapport',
      size: 'Kwart pagina',
      onderschrift: 'Achtergevel met de kozijnen van 1974',
      subject: { motif: 'facade', variant: 'window' },
    },
  ]),
]
