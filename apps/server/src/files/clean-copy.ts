import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Problem } from '@vezel/model/problems.ts'
import sharp from 'sharp'
import { makeFolder } from '../make-folder.ts'
import { PIXELS_MOST } from './images.ts'
import { cleanKey, type FileStore, objectKey } from './store.ts'

/** A photo is unpacked whole for this, so they wait for each other. */
let last: Promise<unknown> = Promise.resolve()

interface Photo {
  readonly organisation: number
  readonly checksum: string
  readonly extension: string
}

/**
 * The key of a photo as others may have it: the same pixels, upright, without place, camera, serial number or any other
 * word that it carries. Made when it is first asked for; `folder` is where it waits until it is stored.
 */
export async function cleanCopy(files: FileStore, photo: Photo, folder: string): Promise<string> {
  const key = cleanKey(photo.organisation, photo.checksum, photo.extension)
  if ((await files.size(key)) !== undefined) return key
  const turn = last.then(() => make(files, photo, key, folder))
  last = turn.catch(() => {})
  await turn
  return key
}

async function make(files: FileStore, { organisation, checksum, extension }: Photo, key: string, folder: string) {
  if ((await files.size(key)) !== undefined) return
  const original = await files.get(objectKey(organisation, checksum))
  if (!original) throw new Error(`The store of files has no ${objectKey(organisation, checksum)}`)
  const content = await rewritten(await buffer(original), extension)
  await makeFolder(folder)
  const path = join(folder, randomUUID())
  try {
    await writeFile(path, content, { flag: 'wx', mode: 0o600 })
    await files.put(key, { path, size: content.length, sha256: createHash('sha256').update(content).digest('hex') })
  } finally {
    await rm(path, { force: true })
  }
}

/** Made anew from its pixels, so that nothing stays that no reader of metadata knows, such as what follows the image. */
async function rewritten(content: Buffer, extension: string): Promise<Buffer> {
  const image = sharp(content, { limitInputPixels: PIXELS_MOST }).autoOrient()
  try {
    if (extension === 'png') return await image.png().toBuffer()
    if (extension === 'webp') return await image.webp({ quality: 95 }).toBuffer()
    return await image.toColourspace('srgb').jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
  } catch (cause) {
    throw new Problem('fileType', {}, [], { cause })
  }
}
