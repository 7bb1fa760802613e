import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PlanFault } from '@vezel/model/entities/asset/asset-plan.ts'
import sharp, { type Sharp } from 'sharp'
import type { PlanOrder, PlanResult } from './draw-plan.ts'

// A process of its own: what somebody uploaded may take any time and memory, and is ended from outside.

/** Up to this size a picture keeps every dot as it is; a scan of a photo is larger, and is stored as one. */
const EXACT_BYTES = 4_000_000
/** A drawing is read at these dots an inch. */
const SVG_DENSITY = 72

/** Why there is no picture, as far as the file itself is to blame. */
class Refused extends Error {
  readonly fault: PlanFault
  constructor(fault: PlanFault) {
    super(fault)
    this.fault = fault
  }
}

const order: PlanOrder = JSON.parse(process.argv[2] ?? '')
sharp.concurrency(1)
sharp.cache(false)

/** How many times as large a page of this size becomes: as large as a plan is at most. */
function scaleFor(width: number, height: number): number {
  const isSize = Number.isFinite(width) && Number.isFinite(height) && width > 0 && height > 0
  if (!isSize) throw new Refused('beschadigd')
  return Math.min(order.side / Math.max(width, height), Math.sqrt(order.dots / (width * height)))
}

async function ofPdf(): Promise<Sharp> {
  const lib = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const pdf = await lib.getDocument({
    data: new Uint8Array(await readFile(order.path)),
    standardFontDataUrl: join(folder, 'standard_fonts/'),
    cMapUrl: join(folder, 'cmaps/'),
    cMapPacked: true,
    wasmUrl: join(folder, 'wasm/'),
    verbosity: 0,
  }).promise
  if (order.page > pdf.numPages) throw new Refused('pagina')
  const page = await pdf.getPage(order.page)
  const size = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: scaleFor(size.width, size.height) })
  const factory = pdf.canvasFactory as { create: (width: number, height: number) => { canvas: Dots; context: unknown } }
  const [width, height] = [Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height))]
  const { canvas, context } = factory.create(width, height)
  await page.render({
    canvas: null,
    canvasContext: context as CanvasRenderingContext2D,
    viewport,
    background: '#fff',
  }).promise
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } })
}
interface Dots {
  data: () => Buffer
}

async function ofSvg(): Promise<Sharp> {
  const content = await readFile(order.path)
  const { width, height } = await sharp(content, { density: SVG_DENSITY, limitInputPixels: false }).metadata()
  const density = SVG_DENSITY * scaleFor(width, height)
  // Smaller than the reader can make it: as wide as a country, in dots.
  if (density < 1) throw new Refused('te_zwaar')
  return sharp(content, { density: Math.min(density, 100_000), limitInputPixels: order.dots * 2 })
}

async function ofPhoto(): Promise<Sharp> {
  // Turned by the camera's word first, which the rotation that somebody chose comes on top of.
  return sharp(
    await sharp(order.path, { limitInputPixels: order.dots * 12 })
      .autoOrient()
      .toBuffer(),
  )
}

async function draw(): Promise<PlanResult> {
  const read = order.extension === 'pdf' ? ofPdf : order.extension === 'svg' ? ofSvg : ofPhoto
  const upright = (await read()).flatten({ background: '#ffffff' }).toColourspace('srgb')
  const { data, info } = await upright.rotate(order.turn).raw().toBuffer({ resolveWithObject: true })
  const scale = Math.min(1, scaleFor(info.width, info.height))
  const sized = () =>
    sharp(data, { raw: info, limitInputPixels: order.dots * 12 }).resize({
      width: Math.max(1, Math.round(info.width * scale)),
      height: Math.max(1, Math.round(info.height * scale)),
      fit: 'fill',
    })
  const path = `${order.into}.png`
  const exact = await sized().png({ compressionLevel: 6 }).toFile(path)
  const { width, height } = exact
  if (exact.size <= EXACT_BYTES) return { kind: 'drawn', path, extension: 'png', width, height }
  const asPhoto = `${order.into}.jpg`
  await sized().jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toFile(asPhoto)
  return { kind: 'drawn', path: asPhoto, extension: 'jpg', width, height }
}

/** What is wrong with the file, in the words of the product. */
function faultOf(error: unknown): PlanResult {
  if (error instanceof Refused) return { kind: 'fault', fault: error.fault }
  const { name = '', message = '', code } = error as { name?: string; message?: string; code?: string }
  // A full disk is no fault of the file.
  if (code === 'ENOSPC' || code === 'EIO') return { kind: 'broken', message }
  if (name === 'PasswordException') return { kind: 'fault', fault: 'wachtwoord' }
  if (/pixel limit|memory|allocat/i.test(message)) return { kind: 'fault', fault: 'te_zwaar' }
  return { kind: 'fault', fault: 'beschadigd', why: [name, message].filter(Boolean).join(': ') || String(error) }
}

const result = await draw().catch(faultOf)
process.stdout.write(JSON.stringify(result), () => process.exit(0))
