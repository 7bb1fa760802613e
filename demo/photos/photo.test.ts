import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type PhotoRequest, renderPhoto } from './photo.ts'

const request: PhotoRequest = {
  motif: 'pipe',
  variant: 'flange',
  seed: 'S1/B04.1/1',
  look: 'S1/B04',
  view: 'detail',
  label: { source: 'B04.1', photo: 'F001' },
  takenAt: '2025-03-04 09:12:30',
}

/** The mean difference of two pictures in one colour of a pixel, of 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const left = await sharp(one).raw().toBuffer()
  const right = await sharp(other).raw().toBuffer()
  expect(left.length).toBe(right.length)
  return left.reduce((sum, value, i) => sum + Math.abs(value - right[i]!), 0) / left.length
}

/** Whether the image data points to a position: tag 0x8825, in either byte order. */
const hasPosition = (exif: Buffer | undefined) =>
  [Buffer.from([0x88, 0x25]), Buffer.from([0x25, 0x88])].some((tag) => exif?.includes(tag))

test('the same photo is drawn to the same bytes, another key to another picture', async () => {
  const [one, again, other] = await Promise.all([
    renderPhoto(request),
    renderPhoto(request),
    renderPhoto({ ...request, seed: 'S1/B04.1/2' }),
  ])
  expect(one.equals(again)).toBe(true)
  expect(await difference(one, other)).toBeGreaterThan(10)
})

test('a photo is a JPEG of 1600 by 1200 that says when and with what it was taken, and nothing of where', async () => {
  const photo = await renderPhoto(request)
  const data = await sharp(photo).metadata()
  expect(data).toMatchObject({ format: 'jpeg', width: 1600, height: 1200, orientation: 1 })
  expect(photo.length).toBeLessThan(1_500_000)
  expect(photo.includes('2025:03:04 09:12:30')).toBe(true)
  expect(photo.includes('Vezel demo')).toBe(true)
  expect(hasPosition(data.exif)).toBe(false)
})

test('a photo from a telephone on its side has its pixels on their side, and its position', async () => {
  const upright = await renderPhoto(request)
  const turned = await renderPhoto({ ...request, orientation: 6, position: { north: 53.2194, east: 6.5665 } })
  const data = await sharp(turned).metadata()
  expect(data).toMatchObject({ width: 1200, height: 1600, orientation: 6 })
  expect(hasPosition(data.exif)).toBe(true)
  expect(await difference(upright, await sharp(turned).autoOrient().toBuffer())).toBeLessThan(4)
})
