import type { Entity } from '@vezel/model/kit/entity.ts'
import type { FileField } from '@vezel/model/kit/field.ts'
import { Problem } from '@vezel/model/problems.ts'
import { v7 as uuid } from 'uuid'
import type { Work } from '../db/work.ts'
import { areaOf } from './file-sight.ts'
import { objectKey } from './store.ts'
import type { UploadedFile } from './uploaded-file.ts'

export { isUploaded, type UploadedFile } from './uploaded-file.ts'

/**
 * Makes the row of a file for a field of a record, inside the transaction of its write; answers the id. The content is
 * in the store before the row is. Throws `fileType` or `fileTooLarge` when the field does not take it.
 */
export async function storeFile(
  work: Work,
  file: UploadedFile,
  { entity, field }: { readonly entity: Entity; readonly field: FileField },
): Promise<string> {
  const accepted = field.accept.map((extension) => extension.toLowerCase().replace(/^jpeg$/, 'jpg'))
  if (!accepted.includes(file.extension)) throw new Problem('fileType', { accept: accepted.join(', ') })
  if (file.size > field.maxMegabytes * 1024 * 1024) throw new Problem('fileTooLarge', { max: field.maxMegabytes })
  const { organisationId, inspectionUserId } = work.session
  // The night's clean-up does not remove the same content, found without a row, while this one's row is not yet there.
  await work.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [
    objectKey(organisationId, file.sha256),
  ])
  await file.keep(organisationId, `${organisationId} ${work.session.userId}`)
  const id = uuid()
  const ending = file.extension.length <= 4 ? `.${file.extension}` : ''
  await work.query(
    `insert into "file" ("organisatie_id", "id", "file_key", "filename", "mime_type", "size", "checksum", "breedte", "hoogte", "uploaded_by_id")
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      organisationId,
      id,
      `${areaOf(entity)}/${uuid()}${ending}`,
      file.filename,
      file.mime,
      file.size,
      file.sha256,
      file.width ?? null,
      file.height ?? null,
      inspectionUserId,
    ],
  )
  return id
}
