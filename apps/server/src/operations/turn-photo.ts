import { rm, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { FileField } from '@vezel/model/kit/field.ts'
import { Problem } from '@vezel/model/problems.ts'
import { demandFields, demandRole } from '../db/demand-right.ts'
import { demandWritable } from '../db/open.ts'
import { inTransaction, type Values, type Work } from '../db/work.ts'
import { extensionOf } from '../files/file-name.ts'
import { isPhoto } from '../files/images.ts'
import { objectKey } from '../files/store.ts'
import { keepNumberOf } from '../files/turned.ts'
import { turnedPhoto } from '../files/turned-photo.ts'
import { uploadFolder } from '../files/upload-folder.ts'
import { inspectLocalFile, newUploadPath } from '../files/uploaded-file.ts'
import { entityOf } from '../records/history.ts'
import { update } from '../records/write.ts'
import { conflict } from '../records/writing/changes.ts'
import { lock } from '../records/writing/lock.ts'
import type { Operation, RequestContext } from './operation.ts'

/** The field of a kind of record that holds its photo; throws `badRequest` for a kind without one. */
function photoField({ api, fields }: Entity): { readonly name: string; readonly field: FileField } {
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'file' && field.accept.some((extension) => isPhoto(extension)) && !field.readOnly)
      return { name, field }
  throw new Problem('badRequest', { reason: api.type })
}

interface Stored {
  readonly key: string
  readonly checksum: string
  readonly filename: string
  readonly uploader: string | null
}

interface Asked {
  readonly type: string
  readonly id: string
  readonly quarters: number
  /** Of the record, as it was seen with the photo that lies on its side. */
  readonly version: number
}

/**
 * The photo of a record that whoever asks may change now, and as they saw it: nothing is fetched or turned for a call that
 * is refused. Throws `notFound`, `forbidden`, `readOnly` and `conflict` as an update does.
 */
async function photoOf(work: Work, entity: Entity, name: string, { id, version }: Asked): Promise<Stored | undefined> {
  const record = await lock(work, entity, id)
  await demandWritable(work, [{ entity, before: record, after: record }])
  await demandFields(work, entity, [name], { before: record, after: record })
  if (version !== record.record_version) throw await conflict(work, entity, id, version, record, record)
  const [file] = await work.query<Stored>(
    `select "file_key" as "key", "checksum", "filename", "uploaded_by_id"::text as "uploader" from "file" where "id" = try_uuid($1) and "deleted_at" is null`,
    [record[name]],
  )
  return file
}

async function turn({ services, session }: RequestContext, asked: Asked): Promise<Values> {
  if (!session) throw new Problem('unauthenticated')
  const { id, quarters, version } = asked
  const entity = entityOf(asked.type)
  demandRole(session, entity, 'update')
  const { name } = photoField(entity)
  const read = await inTransaction(services.pools.serve, session, (work) => photoOf(work, entity, name, asked))
  if (!read || !isPhoto(extensionOf(read.key))) throw new Problem('badRequest', { reason: name })
  const original = await services.files.get(objectKey(session.organisationId, read.checksum))
  if (!original) throw new Problem('notFound', { entity: entity.label })
  const path = await newUploadPath(uploadFolder(services.config))
  try {
    await writeFile(path, await turnedPhoto(await buffer(original), extensionOf(read.key), quarters), { flag: 'wx' })
    const file = await inspectLocalFile(services.files, path, read.filename)
    try {
      return await inTransaction(services.pools.serve, session, async (work) => {
        // Of the version that was judged, so that a picture which came in its place meanwhile is a conflict.
        keepNumberOf(work, (await lock(work, entity, id))[name])
        await update(work, entity, id, { [name]: file, record_version: version })
        const after = await work.findOf(entity, id)
        // Whoever took it stays who may have it as it was taken, with its place and camera.
        await work.query(`update "file" set "uploaded_by_id" = try_uuid($2) where "id" = try_uuid($1)`, [
          after?.[name],
          read.uploader,
        ])
        return { id, record_version: after?.record_version }
      })
    } finally {
      await file.discard()
    }
  } finally {
    await rm(path, { force: true })
  }
}

/** A photo that lies on its side is turned upright: the same picture, so under the same number, by the right to change it. */
export const turnPhotoOperations: readonly Operation[] = [
  {
    name: 'draaiFoto',
    kind: 'mutation',
    signature: '(type: String!, id: ID!, kwartslagen: Int!, record_version: Int!): GedraaideFoto!',
    types: `"A record whose photo was turned."
type GedraaideFoto {
  id: ID!
  "For the next turn."
  record_version: Int!
}`,
    run: ({ type, id, kwartslagen, record_version }, context) => {
      const quarters = ((Number(kwartslagen) % 4) + 4) % 4
      if (quarters === 0) throw new Problem('badRequest', { reason: 'kwartslagen' })
      return turn(context, { type: String(type), id: String(id), quarters, version: Number(record_version) })
    },
  },
]
