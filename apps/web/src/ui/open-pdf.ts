import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Reads a PDF, of which only what draws is used (decision 46); the bytes are the reader's from then on. */
export const openPdf = (data: ArrayBuffer) =>
  getDocument({ data, wasmUrl: '/pdfjs/wasm/', standardFontDataUrl: '/pdfjs/standard_fonts/' })
