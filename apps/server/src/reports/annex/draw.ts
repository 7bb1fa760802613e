import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { Drawn } from './pages.ts'

// Runs in a thread of its own: what somebody uploaded may take any time and memory, and is ended from outside.

/** Dots a point, and quality of the picture: as the specification asks of the pages of an appendix (section 2). */
const SCALE = 2
const QUALITY = 60
/** Pixels at most: a sheet of A2 at that scale. What is larger is drawn smaller. */
const MOST_PIXELS = 8_100_000

interface Asked {
  readonly pdf: Uint8Array
  readonly most: number
}

const { pdf, most } = workerData as Asked
const say = (drawn: Drawn, bytes?: Uint8Array) =>
  parentPort?.postMessage(drawn, bytes ? [bytes.buffer as ArrayBuffer] : [])

const lib = await import('pdfjs-dist/legacy/build/pdf.mjs')
const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const task = lib.getDocument({
  data: pdf,
  standardFontDataUrl: join(folder, 'standard_fonts/'),
  cMapUrl: join(folder, 'cmaps/'),
  cMapPacked: true,
  wasmUrl: join(folder, 'wasm/'),
  verbosity: 0,
})
const document = await task.promise
say({ kind: 'count', count: document.numPages })
const factory = document.canvasFactory as {
  create: (width: number, height: number) => { canvas: DrawnCanvas; context: unknown }
  destroy: (made: unknown) => void
}
interface DrawnCanvas {
  encode: (format: 'jpeg', quality: number) => Promise<Uint8Array>
}
for (let number = 1; number <= Math.min(document.numPages, most); number += 1) {
  const page = await document.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (width * height)))
  const viewport = page.getViewport({ scale })
  const made = factory.create(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)))
  await page.render({
    canvas: null,
    canvasContext: made.context as CanvasRenderingContext2D,
    viewport,
    background: '#fff',
  }).promise
  const bytes = new Uint8Array(await made.canvas.encode('jpeg', QUALITY))
  factory.destroy(made)
  page.cleanup()
  say({ kind: 'page', bytes, width, height }, bytes)
}
await task.destroy()
say({ kind: 'done' })
