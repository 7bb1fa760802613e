import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inOrderTaken, takenAt } from './taken-at.ts'

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
/** A photo as a camera writes it. */
async function photo(name: string, moment: string | null): Promise<File> {
  const said: Record<string, string> = moment ? { DateTimeOriginal: moment } : {}
  return new File(
    [
      new Uint8Array(
        await picture()
          .withExif({ IFD0: { Make: 'Camera' }, IFD2: said })
          .jpeg()
          .toBuffer(),
      ),
    ],
    name,
  )
}

test('reads when the camera took a photo, and nothing where it does not say', async () => {
  expect(await takenAt(await photo('a.jpg', '2026:11:19 14:05:00'))).toBe('2026:11:19 14:05:00')
  expect(await takenAt(await photo('a.jpg', null))).toBeNull()
  expect(await takenAt(new Blob([new Uint8Array(await picture().png().toBuffer())]))).toBeNull()
  expect(await takenAt(new Blob([]))).toBeNull()
})

test('where it says no more than when it was stored, that counts, as it does on the server', async () => {
  const said = async (exif: Parameters<ReturnType<typeof picture>['withExif']>[0]) =>
    takenAt(new Blob([new Uint8Array(await picture().withExif(exif).jpeg().toBuffer())]))
  const [original, digitized, stored] = ['2026:11:19 14:05:00', '2026:11:19 14:06:00', '2026:11:19 14:07:00']
  const all = { IFD0: { DateTime: stored }, IFD2: { DateTimeOriginal: original, DateTimeDigitized: digitized } }
  expect(await said(all)).toBe(original)
  expect(await said({ ...all, IFD2: { DateTimeDigitized: digitized } })).toBe(digitized)
  expect(await said({ IFD0: { DateTime: stored } })).toBe(stored)
})

test('a photo that is cut off anywhere is no error', async () => {
  const whole = new Uint8Array(await (await photo('a.jpg', '2026:11:19 14:05:00')).arrayBuffer())
  for (let length = 0; length < Math.min(whole.length, 600); length++)
    expect([null, '2026:11:19 14:05:00']).toContain(await takenAt(new Blob([whole.slice(0, length)])))
})

test('photos come in the order in which they were taken, and those that do not say after them as chosen', async () => {
  const chosen = [
    await photo('third', '2026:11:19 14:06:00'),
    await photo('silent 1', null),
    await photo('first', '2026:11:18 23:59:59'),
    await photo('silent 2', null),
    await photo('second', '2026:11:19 14:05:00'),
  ]
  expect((await inOrderTaken(chosen)).map(({ name }) => name)).toEqual([
    'first',
    'second',
    'third',
    'silent 1',
    'silent 2',
  ])
})
