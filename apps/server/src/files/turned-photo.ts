import sharp from 'sharp'
import { PIXELS_MOST } from './images.ts'

/** By the words of EXIF: what a picture that is seen in one way is after a quarter to the right; also where it is mirrored. */
const AFTER_A_QUARTER: Readonly<Record<number, number>> = { 1: 6, 6: 3, 3: 8, 8: 1, 2: 7, 7: 4, 4: 5, 5: 2 }
const ORIENTATION = 0x0112

/**
 * A photo turned by so many quarters to the right, from 1 to 3. Of a JPEG only the word changes by which it is held upright:
 * its pixels stay as the camera wrote them, with everything else it says, so that turning back gives the same file. Other
 * photos are written anew, without loss.
 */
export async function turnedPhoto(content: Buffer, extension: string, quarters: number): Promise<Buffer> {
  const turned = extension === 'jpg' ? withOrientation(content, quarters) : undefined
  if (turned) return turned
  const image = sharp(content, { limitInputPixels: PIXELS_MOST })
    .autoOrient()
    .rotate(90 * quarters)
    .keepMetadata()
    .withMetadata({ orientation: 1 })
  if (extension === 'png') return image.png().toBuffer()
  if (extension === 'webp') return image.webp({ lossless: true }).toBuffer()
  return image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** The same bytes with another orientation; undefined where the JPEG has a place for none and cannot be given one as it is. */
function withOrientation(content: Buffer, quarters: number): Buffer | undefined {
  const turn = (orientation: number) => {
    let turned = orientation
    for (let quarter = 0; quarter < quarters; quarter++) turned = AFTER_A_QUARTER[turned] ?? 6
    return turned
  }
  const exif = exifOf(content)
  if (exif === undefined) return undefined
  if (exif === null) {
    // After the first segment where that says it is JFIF, as readers expect it.
    const at = content.readUInt16BE(2) === 0xffe0 ? 4 + content.readUInt16BE(4) : 2
    return Buffer.concat([content.subarray(0, at), exifWith(turn(1)), content.subarray(at)])
  }
  const copy = Buffer.from(content)
  if (exif.isLittle) copy.writeUInt16LE(turn(copy.readUInt16LE(exif.at)), exif.at)
  else copy.writeUInt16BE(turn(copy.readUInt16BE(exif.at)), exif.at)
  return copy
}

/** Where a JPEG says how it is held; null where it has no EXIF at all, undefined where that says nothing of it or is broken. */
function exifOf(content: Buffer): { readonly at: number; readonly isLittle: boolean } | null | undefined {
  try {
    for (let at = 2; content[at] === 0xff; at += 2 + content.readUInt16BE(at + 2)) {
      const marker = content.readUInt16BE(at)
      // The picture begins.
      if (marker === 0xffda) return null
      if (marker !== 0xffe1 || content.toString('latin1', at + 4, at + 10) !== 'Exif\0\0') continue
      const head = at + 10
      const isLittle = content.toString('latin1', head, head + 2) === 'II'
      const word = (from: number) => (isLittle ? content.readUInt16LE(from) : content.readUInt16BE(from))
      const first = head + (isLittle ? content.readUInt32LE(head + 4) : content.readUInt32BE(head + 4))
      for (let entry = 0; entry < word(first); entry++) {
        const field = first + 2 + 12 * entry
        if (word(field) === ORIENTATION) return { at: field + 8, isLittle }
      }
      return undefined
    }
  } catch {
    // It says to be longer than it is.
  }
  return undefined
}

/** A segment that says nothing but how the picture is held. */
function exifWith(orientation: number): Buffer {
  const segment = Buffer.alloc(36)
  segment.writeUInt16BE(0xffe1, 0)
  segment.writeUInt16BE(34, 2)
  segment.write('Exif\0\0MM\0*', 4, 'latin1')
  segment.writeUInt32BE(8, 14)
  segment.writeUInt16BE(1, 18)
  segment.writeUInt16BE(ORIENTATION, 20)
  segment.writeUInt16BE(3, 22)
  segment.writeUInt32BE(1, 24)
  segment.writeUInt16BE(orientation, 28)
  return segment
}
