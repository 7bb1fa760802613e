import { isShownPhoto } from '@vezel/model/dossier-rules/facts.ts'
import type { Dossier, FotoRow, OnderzoekFotoRow } from '../dossier.ts'
import { withoutTongues } from '../texts/tongues.ts'
import type { Words } from '../texts/words.ts'
import type { LocationFacts } from './locations.ts'
import { spaceLabel } from './text.ts'

export interface PhotoFacts {
  /** `F12`: given once, when the photo was taken in, and the same in every report. */
  readonly number: string
  readonly fileKey: string
  /** Source or exclusion it belongs to. */
  readonly owner: string
  /** What its caption starts with: the location of the source with what is shown of it, or the exclusion. */
  readonly label: string
  readonly caption: string
}

/** The photos of a source that its report shows: of its locations in their order, taken in this survey or in none. */
export function photosOf(
  source: string,
  locations: readonly LocationFacts[],
  visits: ReadonlySet<string>,
  words: Words,
): PhotoFacts[] {
  return locations.flatMap(({ row, space }) =>
    row.fotos
      .filter((photo) => isShownPhoto(photo, visits))
      .sort((a, b) => (a.volgorde ?? 0) - (b.volgorde ?? 0))
      .flatMap((photo): PhotoFacts[] =>
        photo.file === null
          ? []
          : [
              {
                number: photo.foto_nummer,
                fileKey: photo.file.file_key,
                owner: source,
                label: [row.nummer, ...shownOn(photo)].join(', '),
                caption: captionOf(photo, space, words),
              },
            ],
      ),
  )
}

/** A photo of the survey as a whole, in the size that somebody chose for it. */
export interface SizedPhoto extends PhotoFacts {
  /** At most this wide and this high. */
  readonly widthMm: number
  readonly heightMm: number
}

/** What the report shows on its cover: the photo chosen for it, or the first that was given that size. */
export const coverOf = ({ onderzoek }: Dossier): { readonly file_key: string } | null =>
  onderzoek.frontfoto ?? onderzoek.onderzoek_fotos.find(isForCover)?.file ?? null

const isForCover = ({ plaats, onderzoek_foto_size: size }: OnderzoekFotoRow) =>
  plaats === 'rapport' && size.code === 'voorblad'

/** The photos of the survey as a whole that are used in a place, in their order; what is on the cover is not shown again. */
export function surveyPhotosOf(dossier: Dossier, place: OnderzoekFotoRow['plaats']): SizedPhoto[] {
  const cover = dossier.onderzoek.frontfoto === null ? coverOf(dossier)?.file_key : undefined
  return dossier.onderzoek.onderzoek_fotos
    .filter(({ plaats, file }) => plaats === place && file.file_key !== cover)
    .sort((a, b) => a.volgorde - b.volgorde)
    .map(({ foto_nummer, file, onderschrift, onderzoek_foto_size: size, monsters, waarnemingen }) => ({
      number: foto_nummer,
      fileKey: file.file_key,
      owner: '',
      label: shownOn({ verwijzingen: monsters, waarnemingen }).join(', '),
      caption: onderschrift ?? '',
      widthMm: size.breedte_mm ?? QUARTER.widthMm,
      heightMm: size.hoogte_mm ?? QUARTER.heightMm,
    }))
}

/** Of an item that says no size: a quarter of a page. */
const QUARTER = { widthMm: 86, heightMm: 110 }

/** The photos of excluded parts. */
export function exclusionPhotosOf({ onderzoek }: Dossier, words: Words): PhotoFacts[] {
  return onderzoek.uitgesloten_ruimtes.flatMap((row) =>
    row.file === null
      ? []
      : [
          {
            number: row.foto_nummer ?? '',
            fileKey: row.file.file_key,
            owner: row.nummer,
            label: row.nummer,
            caption: `${spaceLabel(row.sub_asset, words)}. ${words.item(row.beperking)}`,
          },
        ],
  )
}

/** The numbers of the samples and observations that a photo shows; dossiers that were kept before this was asked have none. */
const shownOn = ({ verwijzingen = [], waarnemingen = [] }: Partial<Pick<FotoRow, 'verwijzingen' | 'waarnemingen'>>) =>
  [...verwijzingen, ...waarnemingen].map(({ nummer }) => nummer)

/** What the photo shows, after its space. */
function captionOf(photo: FotoRow, space: string | null, words: Words): string {
  const shown = photo.onderschrift ?? words.item(photo.bron_locatie_foto_label)
  // Whoever typed the space into the caption does not see it twice.
  return space !== null && withoutTongues(shown).startsWith(withoutTongues(space))
    ? shown
    : [space, shown].filter(Boolean).join('. ')
}
