import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import readExif from 'exif-reader'
import sharp from 'sharp'
import type { LocalFile } from './store.ts'

// One thread an image keeps the event loop free: at most 10 ms late, against 167 ms with the default.
sharp.concurrency(1)
sharp.cache(false)

/** Types of which smaller copies are made. */
export const photoTypes: readonly string[] = ['jpg', 'png', 'webp']
export const isPhoto = (extension: string): boolean => photoTypes.includes(extension)

/** A decoder's guard against a small file that unpacks to gigabytes. */
export const PIXELS_MOST = 150_000_000
/** A JPEG is made smaller while it is read; of the others a decoder holds all pixels. */
const pixelsMost = (format: string | undefined) => (format === 'jpeg' ? PIXELS_MOST : PIXELS_MOST / 3)

export interface ImageFacts {
  /** Pixels, as seen: the rotation that the camera noted is applied. */
  readonly width: number
  readonly height: number
  /** `YYYY-MM-DD HH:mm:ss` on the clock of the camera. */
  readonly takenAt?: string
}
export interface ImageCopy extends LocalFile {
  readonly width: number
}

/** Reads what the head of an image says, without decoding it. Throws `fileType` when it is no image, or unpacks too large. */
export async function readImageFacts(path: string): Promise<ImageFacts> {
  const { autoOrient, exif, format } = await sharp(path).metadata().catch(noImage)
  if (autoOrient.width * autoOrient.height > pixelsMost(format)) throw new Problem('fileType')
  const takenAt = exif && takenAtOf(exif)
  return { width: autoOrient.width, height: autoOrient.height, ...(takenAt ? { takenAt } : {}) }
}

/**
 * Makes the copies of an image (§9, `limits.imageWidths`) beside it: turned upright, sRGB, without metadata, so without
 * the place where it was taken. A smaller image is not enlarged. Throws `fileType` when it cannot be decoded.
 */
export async function makeCopies(path: string): Promise<readonly ImageCopy[]> {
  const copies: ImageCopy[] = []
  try {
    const { format } = await sharp(path).metadata()
    for (const width of limits.imageWidths) {
      const copy = copyPath(path, width)
      const content = await sharp(path, { limitInputPixels: pixelsMost(format) })
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality: 82, progressive: true })
        .toBuffer()
      await writeFile(copy, content)
      copies.push({
        width,
        path: copy,
        size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      })
    }
    return copies
  } catch (cause) {
    await removeCopies(path)
    return noImage(cause)
  }
}

/** Removes what `makeCopies` has made. */
export const removeCopies = (path: string): Promise<unknown> =>
  Promise.all(limits.imageWidths.map((width) => rm(copyPath(path, width), { force: true })))

function noImage(cause: unknown): never {
  // A full disk is no fault of the image.
  if (cause instanceof Error && 'code' in cause) throw cause
  throw new Problem('fileType', {}, [], { cause })
}

const copyPath = (path: string, width: number) => `${path}.${width}.jpg`

/** When the camera says the photo was taken; a block that cannot be read says nothing. */
function takenAtOf(exif: Buffer): string | undefined {
  try {
    const { Photo, Image } = readExif(exif)
    const moment = Photo?.DateTimeOriginal ?? Photo?.DateTimeDigitized ?? Image?.DateTime
    if (!(moment instanceof Date) || Number.isNaN(moment.getTime())) return undefined
    return moment.toISOString().slice(0, 19).replace('T', ' ')
  } catch {
    return undefined
  }
}
