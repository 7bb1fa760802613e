import { photoNumber } from '@vezel/model/photo-number.ts'
import type { Work } from '../../db/work.ts'
import { isSamePicture } from '../../files/turned.ts'

/** What has a picture with a number: a photo of a source, an exclusion. */
interface Numbered {
  file?: string | null
  foto_nummer?: string | null
}

/**
 * Gives a record with a picture its number, `F12`: one row of numbers for all photos of an asset, those of exclusions
 * too, from a counter that is locked until the commit and never goes back. Whatever else changes the number stays, also when the
 * photo is turned; a new picture gets a new one, for a report that quotes the old number shows the old picture.
 */
export async function numberPhoto(
  draft: Numbered,
  before: Numbered | undefined,
  asset: unknown,
  work: Work,
): Promise<void> {
  if (!draft.file) draft.foto_nummer = null
  else if (!draft.foto_nummer || (draft.file !== before?.file && !isSamePicture(work, before?.file)))
    draft.foto_nummer = await nextPhotoNumber(work, asset)
}

async function nextPhotoNumber(work: Work, asset: unknown): Promise<string> {
  const [next] = await work.query<{ laatste: number }>(
    `insert into "teller" ("organisatie_id", "soort", "binnen", "laatste") values ($1, 'Foto.F', $2, 1)
     on conflict ("organisatie_id", "soort", "binnen") do update set "laatste" = "teller"."laatste" + 1 returning "laatste"`,
    [work.session.organisationId, String(asset)],
  )
  return photoNumber(next?.laatste ?? 1)
}
