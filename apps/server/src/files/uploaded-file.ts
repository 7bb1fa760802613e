import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import { FairQueue } from '../fair-queue.ts'
import { makeFolder } from '../make-folder.ts'
import { cleanDrawing } from './clean-drawing.ts'
import { contentTypeOf } from './content-type.ts'
import { fileName } from './file-name.ts'
import { type ImageCopy, isPhoto, makeCopies, readImageFacts, removeCopies } from './images.ts'
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
  /**
   * Puts the content, with the copies of a photo, in the store of files. Doing it twice is doing it once. A photo is
   * decoded only here, where the right to keep it is known, one at a time for `who`. Throws `fileType` when it cannot be.
   */
  keep(organisation: number, who: string): Promise<void>
  /** In an answer it is its name. */
  toJSON(): string
  /** Removes the temporary copies, not the file it was read from. */
  discard(): Promise<void>
}

const uploaded = new WeakSet<object>()
export const isUploaded = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && uploaded.has(value)

/** Decoding takes a core and much memory for a moment. */
const decoding = new FairQueue({ most: 2, each: 1, waiting: 50, waitMs: 120_000 })

/** A drawing is read whole, while others wait. */
const DRAWING_MEGABYTES = 2

/** Of a drawing what draws, beside it. Throws `fileType` where that is nothing, `fileTooLarge` for more than is read whole. */
async function cleaned({ path, size }: LocalFile): Promise<LocalFile> {
  if (size > DRAWING_MEGABYTES * 1024 * 1024) throw new Problem('fileTooLarge', { max: DRAWING_MEGABYTES })
  const svg = await cleanDrawing(await readFile(path, 'utf8'))
  if (svg === null) throw new Problem('fileType')
  const content = Buffer.from(svg)
  const clean = `${path}.svg`
  await writeFile(clean, content, { mode: 0o600 })
  return { path: clean, size: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}

/**
 * Looks at a file on this machine whose hash and size are known; of a drawing only what draws is taken. Throws `fileType` for
 * a photo or drawing that cannot be read.
 */
export async function inspectFile(files: FileStore, given: LocalFile, filename: string): Promise<UploadedFile> {
  const type = await contentTypeOf(given.path, filename)
  const local = type.extension === 'svg' ? await cleaned(given) : given
  const photo = isPhoto(type.extension)
  const facts = photo ? await readImageFacts(local.path) : {}
  let copies: Promise<readonly ImageCopy[]> | undefined
  const file: UploadedFile = {
    ...local,
    ...type,
    ...facts,
    filename: fileName(filename, type.extension),
    async keep(organisation, who) {
      if (photo) copies ??= decoding.run(who, () => makeCopies(local.path))
      const made = (await copies) ?? []
      await Promise.all([
        files.put(objectKey(organisation, local.sha256), local),
        ...made.map((copy) => files.put(objectKey(organisation, local.sha256, copy.width), copy)),
      ])
    },
    toJSON: () => file.filename,
    async discard() {
      if (local !== given) await rm(local.path, { force: true })
      if (copies) await copies.then(() => removeCopies(local.path)).catch(() => {})
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
