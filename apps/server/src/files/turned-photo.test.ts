import readExif from 'exif-reader'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { turnedPhoto } from './turned-photo.ts'

/** Twice as wide as high: red on the left, blue on the right. */
const drawn = () =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: '#e00' } }).composite([
    { input: { create: { width: 32, height: 32, channels: 3, background: '#00e' } }, left: 32, top: 0 },
  ])
/** Where the red is, as somebody sees it. */
async function redOf(photo: Buffer): Promise<string> {
  const { data, info } = await sharp(photo).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const red = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 128
  const middle = [info.width >> 1, info.height >> 1] as const
  const at = {
    left: red(2, middle[1]) && !red(info.width - 3, middle[1]),
    right: !red(2, middle[1]) && red(info.width - 3, middle[1]),
    top: red(middle[0], 2) && !red(middle[0], info.height - 3),
    bottom: !red(middle[0], 2) && red(middle[0], info.height - 3),
  }
  return Object.entries(at)
    .flatMap(([name, is]) => (is ? [name] : []))
    .join()
}

const jpeg = () => drawn().jpeg({ quality: 95 }).toBuffer()
const held = (orientation: number) =>
  drawn()
    .jpeg({ quality: 95 })
    .withExif({ IFD2: { DateTimeOriginal: '2026:03:02 10:11:12' }, IFD0: { Model: 'Proef' } })
    .withMetadata({ orientation })
    .toBuffer()

test.each([
  ['jpg', jpeg],
  ['jpg', () => held(1)],
  ['png', () => drawn().png().toBuffer()],
  ['webp', () => drawn().webp({ lossless: true }).toBuffer()],
] as const)('a %s is seen turned to the right, by as many quarters as are asked', async (extension, made) => {
  const photo = await made()
  const seen = async (quarters: number) => redOf(await turnedPhoto(photo, extension, quarters))
  expect([await redOf(photo), await seen(1), await seen(2), await seen(3)]).toEqual(['left', 'top', 'right', 'bottom'])
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a photo that was held as %d turns as it is seen, and back to the same bytes',
  async (how) => {
    const photo = await held(how)
    const order = ['left', 'top', 'right', 'bottom']
    const before = order.indexOf(await redOf(photo))
    const turned = await turnedPhoto(photo, 'jpg', 1)
    expect(await redOf(turned)).toBe(order[(before + 1) % 4])
    expect((await turnedPhoto(turned, 'jpg', 3)).equals(photo)).toBe(true)
  },
)

test('keeps what the camera says of it, and the pixels as they are', async () => {
  const photo = await held(1)
  const turned = await turnedPhoto(photo, 'jpg', 1)
  const { exif } = await sharp(turned).metadata()
  expect(exif && readExif(exif).Photo?.DateTimeOriginal?.toISOString()).toBe('2026-03-02T10:11:12.000Z')
  const pixels = (content: Buffer) => sharp(content).raw().toBuffer()
  expect((await pixels(turned)).equals(await pixels(photo))).toBe(true)
})

test('turns a JPEG whose head breaks off as well, or refuses what is none', async () => {
  const photo = await held(1)
  const broken = Buffer.from(photo)
  // The block of EXIF says that its list begins past its end.
  broken.writeUInt32BE(0xffff, broken.indexOf('Exif') + 10)
  expect(await redOf(await turnedPhoto(broken, 'jpg', 1))).toBe('top')
  await expect(turnedPhoto(Buffer.from('geen foto'), 'jpg', 1)).rejects.toThrow()
})
