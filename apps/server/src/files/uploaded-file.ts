import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@vezel/model/limits.ts'
import { makeFolder } from '../make-folder.ts'
import { contentTypeOf } from './content-type.ts'
import { fileName } from './file-name.ts'
import { type ImageCopy, isPhoto, readImage } from './images.ts'
import { type FileStore, type LocalFile, objectKey } from './store.ts'

/** A file that has arrived and been looked at, before a record refers to it: the value of an `Upload`. */
export interface UploadedFile extends LocalFile {
  /** As the person named it, without a path. */
  readonly filename: string
  /** By its content. */
  readonly mime: string
  /** By its content, without a dot. */
  readonly extension: string
  /** Pixels; images only. */
  readonly width?: number
  readonly height?: number
  /** `YYYY-MM-DD HH:mm:ss`; photos only. */
  readonly takenAt?: string
  /** Puts the content, with the copies of a photo, in the store of files. Doing it twice is doing it once. */
  keep(organisation: number): Promise<void>
  /** Removes the temporary copies, not the file it was read from. */
  discard(): Promise<void>
}

const uploaded = new WeakSet<object>()
export const isUploaded = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && uploaded.has(value)

/** Looks at a file on this machine whose hash and size are known. Throws `fileType` for a photo that cannot be read. */
export async function inspectFile(files: FileStore, local: LocalFile, filename: string): Promise<UploadedFile> {
  const type = await contentTypeOf(local.path, filename)
  const image = isPhoto(type.extension) ? await readImage(local.path) : undefined
  const { copies = [], ...facts } = image ?? {}
  const file: UploadedFile = {
    ...local,
    ...type,
    ...facts,
    filename: fileName(filename, type.extension),
    async keep(organisation) {
      await Promise.all([
        files.put(objectKey(organisation, local.sha256), local),
        ...copies.map((copy: ImageCopy) => files.put(objectKey(organisation, local.sha256, copy.width), copy)),
      ])
    },
    async discard() {
      await Promise.all(copies.map((copy) => rm(copy.path, { force: true })))
    },
  }
  uploaded.add(file)
  return file
}

/** A file that the product made itself, such as a report, ready to be stored. Throws as `inspectFile`. */
export async function inspectLocalFile(files: FileStore, path: string, filename: string): Promise<UploadedFile> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  const { size } = await stat(path)
  return inspectFile(files, { path, size, sha256: hash.digest('hex') }, filename)
}

/** A name that no file has yet, in the folder for uploads. */
export async function newUploadPath(folder: string): Promise<string> {
  await makeFolder(folder)
  return join(folder, randomUUID())
}

/** What a killed process left in the folder for uploads; younger ones may be another process's. */
export async function removeOldUploads(folder: string): Promise<void> {
  await makeFolder(folder)
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > limits.abandonedHours * 60 * 60 * 1000) await rm(path, { force: true })
  }
}
