import { model } from '@vezel/model'
import { ask } from '../../api/connection.ts'
import { type RowsOptions, rowsQuestion } from '../../api/rows.ts'
import { type Upload, upload } from '../../api/save.ts'

const sourcePhoto = model.entity('sourcePhoto')
const surveyPhoto = model.entity('surveyPhoto')

/** A photo that is to be added, with what was said of it when it was chosen: its label, or its size, or nothing. */
export interface NewPhoto {
  readonly id: string
  readonly file: File
  readonly said: string | null
  /** The server's choice when undefined. */
  readonly volgorde: number | undefined
}

/** Photos that stand in one order: those of a location, of a report, of desk research. */
export interface PhotoLine {
  /** The same for the same line. */
  readonly key: string
  /** Of one photo. */
  readonly mostMegabytes: number
  /** The last place that is taken; 0 where there are none. */
  readonly lastKept: () => Promise<number>
  readonly send: (photo: NewPhoto, onProgress: (fraction: number) => void) => Upload
}

/** The photos of a location, taken on a visit. */
export const photosOfLocation = (location: string, visit: string | null): PhotoLine => ({
  key: `location ${location}`,
  mostMegabytes: sourcePhoto.fields.file.maxMegabytes,
  lastKept: () =>
    lastOf(rowsQuestion(sourcePhoto, { volgorde: true }, { ...last, filter: { bron_locatie: { eq: location } } })),
  send: ({ said, ...photo }, onProgress) =>
    upload(
      sourcePhoto,
      { ...photo, bron_locatie: location, inventarisatie: visit, bron_locatie_foto_label: said },
      onProgress,
    ),
})

/** Where a photo of a survey as a whole is used. */
export type PhotoUse = 'rapport' | 'deskresearch'

/** The photos of a survey as a whole. */
export const photosOfSurvey = (survey: string, plaats: PhotoUse): PhotoLine => ({
  key: `${plaats} ${survey}`,
  mostMegabytes: surveyPhoto.fields.file.maxMegabytes,
  lastKept: () =>
    lastOf(
      rowsQuestion(
        surveyPhoto,
        { volgorde: true },
        { ...last, filter: { onderzoek: { eq: survey }, plaats: { eq: plaats } } },
      ),
    ),
  send: ({ said, ...photo }, onProgress) =>
    // One that was chosen before the sizes had come takes what the definition begins with.
    upload(
      surveyPhoto,
      { ...photo, onderzoek: survey, plaats, ...(said !== null && { onderzoek_foto_size: said }) },
      onProgress,
    ),
})

/** What a photo is of: a building or a vessel. */
export type AssetPhotoKey = 'buildingPhoto' | 'vesselPhoto'

/** The photos of an asset as a whole. */
export const photosOfAsset = (key: AssetPhotoKey, asset: string): PhotoLine => ({
  key: `asset ${asset}`,
  mostMegabytes: model.entity(key).fields.file.maxMegabytes,
  lastKept: () =>
    lastOf(rowsQuestion(model.entity('assetPhoto'), { volgorde: true }, { ...last, filter: { asset: { eq: asset } } })),
  send: ({ said: _, ...photo }, onProgress) => upload(model.entity(key), { ...photo, asset }, onProgress),
})

const last = { sort: [{ field: 'volgorde', direction: 'desc' }], limit: 1 } as const satisfies RowsOptions

async function lastOf(question: Parameters<typeof ask>[0]): Promise<number> {
  const { rows } = await ask<{ readonly rows: readonly { readonly volgorde: number }[] }>(question)
  return rows[0]?.volgorde ?? 0
}
