/** Where a JPEG says that it carries EXIF, and the tags that lead to the moment of the exposure. */
const app1 = 0xffe1
const exifIfd = 0x8769
const dateTimeOriginal = 0x9003
const dateTimeDigitized = 0x9004
const dateTime = 0x0132
const asciiLength = 19

/**
 * When a camera says that it took a photo, as `2026:11:19 14:05:00`, which sorts as time does; null where it does not say.
 * Only the head of the file is read. The same moment as the server keeps (`files/images.ts`); why by our own hand: decision 38.
 */
export async function takenAt(photo: Blob): Promise<string | null> {
  const head = new DataView(await photo.slice(0, 256 * 1024).arrayBuffer())
  try {
    const tiff = tiffOf(head)
    return tiff && momentIn(tiff)
  } catch (cause) {
    // A block that points outside itself says nothing.
    if (cause instanceof RangeError) return null
    throw cause
  }
}

/** The block that EXIF stands in, past the segments before it. */
function tiffOf(file: DataView): DataView | null {
  if (file.byteLength < 4 || file.getUint16(0) !== 0xffd8) return null
  for (let at = 2; at + 10 < file.byteLength && file.getUint8(at) === 0xff; at += 2 + file.getUint16(at + 2)) {
    // 'Exif', and not the other things that a camera writes in the same segment.
    if (file.getUint16(at) === app1 && file.getUint32(at + 4) === 0x45786966)
      return new DataView(file.buffer, at + 10, Math.min(file.getUint16(at + 2) - 8, file.byteLength - at - 10))
  }
  return null
}

function momentIn(tiff: DataView): string | null {
  const isLittle = tiff.getUint16(0) === 0x4949
  /** Where the value of a tag stands in a directory. */
  const find = (directory: number, tag: number): number | null => {
    const count = tiff.getUint16(directory, isLittle)
    for (let index = 0; index < count; index++) {
      const entry = directory + 2 + index * 12
      if (tiff.getUint16(entry, isLittle) === tag) return tiff.getUint32(entry + 8, isLittle)
    }
    return null
  }
  const first = tiff.getUint32(4, isLittle)
  const directory = find(first, exifIfd)
  const place =
    (directory && (find(directory, dateTimeOriginal) ?? find(directory, dateTimeDigitized))) || find(first, dateTime)
  if (!place) return null
  const text = String.fromCharCode(...new Uint8Array(tiff.buffer, tiff.byteOffset + place, asciiLength))
  return /^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/.test(text) ? text : null
}

/** Photos in the order in which they were taken; those that do not say when come last, as they were given. */
export async function inOrderTaken<Photo extends Blob>(photos: readonly Photo[]): Promise<Photo[]> {
  const known = await Promise.all(photos.map(async (photo) => ({ photo, at: (await takenAt(photo)) ?? '~' })))
  return known.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)).map(({ photo }) => photo)
}
