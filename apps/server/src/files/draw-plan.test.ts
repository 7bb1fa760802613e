import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Region } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfOf } from '../reports/annex/pdf.fixture.ts'
import { drawPlan } from './draw-plan.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vezel-plans-'))
})
afterAll(() => rm(folder, { recursive: true }))

let made = 0
/** Draws this content as an upload of this type is drawn. */
async function drawn(
  content: string | Uint8Array,
  extension: string,
  { page = 1, turn = 0, ...bounds }: { page?: number; turn?: number; ms?: number; memoryBytes?: number } = {},
) {
  made += 1
  const path = join(folder, `${made}.${extension}`)
  await writeFile(path, content)
  return drawPlan({ path, extension, page, turn, into: join(folder, `${made}.drawn`) }, bounds)
}
const sizeOf = async (result: Awaited<ReturnType<typeof drawn>>) => {
  if (result.kind !== 'drawn') return result.fault
  const { width, height, format } = await sharp(result.path).metadata()
  expect([width, height]).toEqual([result.width, result.height])
  return [width, height, format]
}
/** How dark the darkest dot of a part is, from 0. */
const darkest = async (result: Awaited<ReturnType<typeof drawn>>, part: Region) => {
  if (result.kind !== 'drawn') throw new Error(result.fault)
  // `stats` looks at the whole picture unless the part is one of its own.
  const { channels } = await sharp(await sharp(result.path).extract(part).toBuffer()).stats()
  return channels[0]?.min ?? 255
}
const svg = (inside: string, size = 'width="400" height="280"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`
const wall = '<rect x="0" y="0" width="40" height="280" fill="black"/>'

test('draws the chosen page of a pdf as large as a plan is', async () => {
  const pdf = pdfOf([
    [595, 842],
    [1191, 842],
  ])
  expect(await sizeOf(await drawn(pdf, 'pdf'))).toEqual([2967, 4200, 'png'])
  const second = await drawn(pdf, 'pdf', { page: 2 })
  expect(await sizeOf(second)).toEqual([4200, 2969, 'png'])
  expect(await darkest(second, { left: 0, top: 1300, width: 4200, height: 200 })).toBeLessThan(40)
  expect(await darkest(second, { left: 0, top: 0, width: 4200, height: 200 })).toBeGreaterThan(250)
})

test('draws an svg sharp, however small it says to be, and turned as somebody chose', async () => {
  const upright = await drawn(svg(wall), 'svg')
  expect(await sizeOf(upright)).toEqual([4200, 2940, 'png'])
  expect(await darkest(upright, { left: 0, top: 0, width: 300, height: 2940 })).toBe(0)
  expect(await darkest(upright, { left: 440, top: 0, width: 3000, height: 2940 })).toBe(255)
  const turned = await drawn(svg(wall), 'svg', { turn: 90 })
  expect(await sizeOf(turned)).toEqual([2940, 4200, 'png'])
  expect(await darkest(turned, { left: 0, top: 0, width: 2940, height: 300 })).toBe(0)
  expect(await darkest(turned, { left: 0, top: 440, width: 2940, height: 3000 })).toBe(255)
})

test('draws a photo at its own size, and a larger one as large as a plan is', async () => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a0b0c0' } })
      .jpeg()
      .toBuffer()
  expect(await sizeOf(await drawn(await photo(300, 200), 'jpg'))).toEqual([300, 200, 'png'])
  expect(await sizeOf(await drawn(await photo(6000, 3000), 'jpg', { turn: 270 }))).toEqual([2100, 4200, 'png'])
})

test('of a page as large as a wall a picture is made that fits', async () => {
  expect(await sizeOf(await drawn(pdfOf([[14_000, 14_000]]), 'pdf'))).toEqual([3741, 3741, 'png'])
  expect(await sizeOf(await drawn(svg(wall, 'width="100000" height="70000" viewBox="0 0 400 280"'), 'svg'))).toEqual([
    expect.any(Number),
    expect.any(Number),
    'png',
  ])
  expect(await sizeOf(await drawn(svg(wall, 'width="10000000" height="10"'), 'svg'))).toBe('te_zwaar')
})

test('says what is wrong with a file, and leaves nothing of it', async () => {
  const damaged = pdfOf([[595, 842]]).subarray(0, 300)
  // With what went wrong: a mistake of ours looks the same.
  const broken = { kind: 'fault', fault: 'beschadigd', why: expect.stringMatching(/\w+/) }
  expect(await drawn(damaged, 'pdf')).toEqual(broken)
  expect(await drawn(pdfOf([[595, 842]]), 'pdf', { page: 3 })).toEqual({ kind: 'fault', fault: 'pagina' })
  expect(await drawn('<svg xmlns="http://www.w3.org/2000/svg"><g>', 'svg')).toEqual(broken)
  expect(await drawn(Buffer.from('no picture'), 'png')).toEqual(broken)
  expect((await readdir(folder)).filter((name) => name.startsWith(`${made}.drawn`))).toEqual([])
})

test('an entity that grows without end, and what leads out of a drawing, give nothing away', async () => {
  const lol = Array.from({ length: 12 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
  const bomb = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "lol">${lol}]>${svg('<text y="20">&l12;</text>')}`
  expect((await drawn(bomb, 'svg', { ms: 20_000 })).kind).toBe('fault')
  const outside = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text y="90" font-size="80">&x;</text>')}`
  const read = await drawn(outside, 'svg')
  if (read.kind === 'drawn') expect(await darkest(read, { left: 0, top: 0, width: 4200, height: 2940 })).toBe(255)
  const linked = svg('<image width="400" height="280" xlink:href="file:///etc/passwd"/>')
  const image = await drawn(linked, 'svg')
  if (image.kind === 'drawn') expect(await darkest(image, { left: 0, top: 0, width: 4200, height: 2940 })).toBe(255)
})

test('a pdf that points at itself ends, and so does what takes too long or too much', async () => {
  const loop = Buffer.from(pdfOf([[595, 842]]))
    .toString('latin1')
    .replace('/Kids [3 0 R]', '/Kids [2 0 R]')
  expect((await drawn(Buffer.from(loop, 'latin1'), 'pdf', { ms: 20_000 })).kind).toBe('fault')
  expect(await drawn(pdfOf([[595, 842]]), 'pdf', { ms: 1 })).toEqual({ kind: 'fault', fault: 'te_zwaar' })
  expect(await drawn(pdfOf([[14_000, 14_000]]), 'pdf', { memoryBytes: 1_000_000 })).toEqual({
    kind: 'fault',
    fault: 'te_zwaar',
  })
})

test('stops when it is told to', async () => {
  const path = join(folder, 'stop.pdf')
  await writeFile(path, pdfOf([[2000, 2000]]))
  const order = { path, extension: 'pdf', page: 1, turn: 0, into: join(folder, 'stop') }
  await expect(drawPlan(order, { signal: AbortSignal.timeout(20) })).rejects.toThrow()
})
