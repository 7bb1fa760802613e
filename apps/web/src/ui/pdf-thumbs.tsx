import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { openPdf } from './open-pdf.ts'
import { pdfPhrases } from './pdf-phrases.ts'
import type { PdfThumbsProps } from './pdf-thumbs-props.ts'
import { useT } from './texts.ts'
import './pdf-thumbs.css'

/** Width of a small picture in dots; on the screen it takes half of that at most. */
const WIDTH = 220

/** The pages of a PDF as small pictures, of which one is chosen. Drawn when they come into view; one page offers no choice. */
export function PdfThumbs({ data, page, onPage, onFailed, label, disabled }: PdfThumbsProps) {
  const t = useT(pdfPhrases)
  const pdf = useDocument(data, onFailed)
  if (pdf === null || pdf.numPages < 2) return null
  return (
    <div className="pdf-thumbs" role="radiogroup" aria-label={label}>
      {Array.from({ length: pdf.numPages }, (_, at) => at + 1).map((number) => (
        <label key={number} className="pdf-thumb" data-chosen={number === page || undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={label}
            checked={number === page}
            disabled={disabled}
            aria-label={t('page', { number, of: pdf.numPages })}
            onChange={() => onPage(number)}
          />
          <Thumb pdf={pdf} number={number} />
          <span aria-hidden="true">{number}</span>
        </label>
      ))}
    </div>
  )
}

/** The document, read; null until it is. What cannot be read is told once. */
function useDocument(data: Blob, onFailed: (() => void) | undefined): PDFDocumentProxy | null {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const failed = useRef(onFailed)
  failed.current = onFailed
  useEffect(() => {
    let gone = false
    let task: ReturnType<typeof openPdf> | undefined
    const open = async () => {
      const bytes = await data.arrayBuffer()
      if (gone) return
      task = openPdf(bytes)
      const read = await task.promise
      if (!gone) setPdf(read)
    }
    open().catch(() => gone || failed.current?.())
    return () => {
      gone = true
      setPdf(null)
      void task?.destroy()
    }
  }, [data])
  return pdf
}

function Thumb({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let stop = () => {}
    let isGone = false
    const draw = async () => {
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: WIDTH / Math.max(width, height) })
      element.width = Math.max(1, Math.floor(viewport.width))
      element.height = Math.max(1, Math.floor(viewport.height))
      const task = page.render({ canvas: element, viewport })
      stop = () => task.cancel()
      await task.promise
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      // A page that cannot be drawn is marked, with its number below it.
      draw().catch(() => {
        if (!isGone) element.dataset.failed = ''
      })
    })
    observer.observe(element)
    return () => {
      isGone = true
      observer.disconnect()
      stop()
    }
  }, [pdf, number])
  return <canvas ref={canvas} className="pdf-thumb-page" width={WIDTH} height={Math.round(WIDTH / 1.41)} />
}
