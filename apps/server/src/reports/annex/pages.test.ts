import { schoolDossier } from '@vezel/report/fixture/school.ts'
import { annexedOf } from '@vezel/report/index.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { annexPagesOf } from './pages.ts'
import { pdfOf } from './pdf.fixture.ts'

const [first, second] = annexedOf(schoolDossier()).map(({ row }) => row.file?.file_key ?? '')
const loading = (bytes: Record<string, Uint8Array>) => async (key: string) => bytes[key] ?? null

test('draws every page of a document, at twice its points, as a picture of its own', async () => {
  const pdf = pdfOf([
    [595, 842],
    [1191, 842],
  ])
  const { annexes, pictures } = await annexPagesOf(schoolDossier(), loading({ [String(first)]: pdf }))
  expect(annexes.get(String(first))).toEqual({
    pages: [
      { key: `${first} 1`, width: 595, height: 842 },
      { key: `${first} 2`, width: 1191, height: 842 },
    ],
    left: 0,
  })
  const sizes = await Promise.all(
    [...pictures.values()].map(async (bytes) => {
      const { format, width, height } = await sharp(bytes).metadata()
      return [format, width, height]
    }),
  )
  expect(sizes).toEqual([
    ['jpeg', 1190, 1684],
    ['jpeg', 2382, 1684],
  ])
  // The page is not left blank: its bar of ink is there.
  const { channels } = await sharp(pictures.get(`${first} 1`)).stats()
  expect(channels[0]?.min).toBeLessThan(40)
  expect(channels[0]?.max).toBeGreaterThan(250)
  // Whose file is gone has no pages.
  expect(annexes.get(String(second))).toEqual({ pages: [], left: 0 })
})

test('a damaged document, and one that is no PDF, stop nothing', async () => {
  const damaged = pdfOf([[595, 842]]).subarray(0, 300)
  const picture = new Uint8Array(
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  )
  const { annexes, pictures } = await annexPagesOf(
    schoolDossier(),
    loading({ [String(first)]: damaged, [String(second)]: picture }),
  )
  expect(annexes.get(String(first))?.pages).toEqual([])
  expect(annexes.get(String(second))?.pages).toEqual([{ key: second, width: null, height: null }])
  expect(pictures.size).toBe(0)
})

test('of a page as large as a wall a picture is made that fits', async () => {
  const { pictures } = await annexPagesOf(schoolDossier(), loading({ [String(first)]: pdfOf([[14_000, 14_000]]) }))
  const { width = 0, height = 0 } = await sharp(pictures.get(`${first} 1`)).metadata()
  expect(width * height).toBeLessThan(8_200_000)
  expect(width).toBeGreaterThan(2000)
})

test('stops when it is told to', async () => {
  const stop = AbortSignal.timeout(1)
  const many = pdfOf(Array.from({ length: 60 }, () => [2000, 2000] as const))
  await expect(annexPagesOf(schoolDossier(), loading({ [String(first)]: many }), stop)).rejects.toThrow()
})
