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

/**
 * Reads an image and makes its copies (§9, `limits.imageWidths`) beside it: turned upright, sRGB, without metadata, so
 * without the place where it was taken. A smaller image is not enlarged. Throws `fileType` when it is no image.
 */
export async function readImage(path: string): Promise<ImageFacts & { readonly copies: readonly ImageCopy[] }> {
  const copies: ImageCopy[] = []
  try {
    const source = sharp(path, { limitInputPixels: PIXELS_MOST })
    const { autoOrient, exif } = await source.metadata()
    for (const width of limits.imageWidths) {
      const copy = copyPath(path, width)
      const content = await sharp(path, { limitInputPixels: PIXELS_MOST })
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
    const takenAt = exif && takenAtOf(exif)
    return { width: autoOrient.width, height: autoOrient.height, ...(takenAt ? { takenAt } : {}), copies }
  } catch (cause) {
    await Promise.all(limits.imageWidths.map((width) => rm(copyPath(path, width), { force: true })))
    // A full disk is no fault of the image.
    if (cause instanceof Error && 'code' in cause) throw cause
    throw new Problem('fileType', {}, [], { cause })
  }
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
