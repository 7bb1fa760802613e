import { type PDFDocumentProxy, type PDFPageProxy, RenderingCancelledException, TextLayer } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { pdfPhrases } from './pdf-phrases.ts'
import type { DrawnText } from './pdf-text.ts'
import { useT } from './texts.ts'

/** Pages this far outside the window are drawn ahead. */
const ahead = '1000px'

interface PdfPageProps {
  document: PDFDocumentProxy
  /** From 1. */
  number: number
  /** In pixels, like the height. */
  width: number
  height: number
  /** What it is scrolled in. */
  scroller: HTMLElement | null
  drawn: DrawnText
}

/** One page, drawn while it is near the window. */
export function PdfPage({ document: pdf, number, width, height, scroller, drawn }: PdfPageProps) {
  const t = useT(pdfPhrases)
  const frame = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: scroller,
      rootMargin: ahead,
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [scroller])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    if (!near) {
      // A long report would keep every page that was ever in view.
      element.replaceChildren()
      return
    }
    let stop = () => {}
    let gone = false
    // A moment of quiet first: while zooming and leafing no page is drawn for nothing.
    const timer = setTimeout(async () => {
      const page = await pdf.getPage(number)
      if (!gone) stop = draw(page, element, width, (pieces) => drawn.set(number, pieces))
    }, 60)
    return () => {
      gone = true
      clearTimeout(timer)
      stop()
    }
  }, [near, pdf, number, width, drawn])

  return (
    <section
      ref={frame}
      data-page={number}
      className="pdf-page"
      style={{ width, height }}
      aria-label={t('page', { number, of: pdf.numPages })}
    />
  )
}

/** Draws a page and its text into `frame`, tells the elements of the text, and gives the way to stop. */
function draw(
  page: PDFPageProxy,
  frame: HTMLElement,
  width: number,
  onText: (pieces: readonly HTMLElement[] | null) => void,
): () => void {
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  const sharpness = Math.min(devicePixelRatio, 2)
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width * sharpness)
  canvas.height = Math.floor(viewport.height * sharpness)
  canvas.ariaHidden = 'true'
  const text = document.createElement('div')
  text.className = 'pdf-text'
  text.style.setProperty('--total-scale-factor', String(scale))
  const task = page.render({
    canvas,
    viewport,
    transform: sharpness === 1 ? undefined : [sharpness, 0, 0, sharpness, 0, 0],
  })
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport })
  const stopped = (cause: unknown) => {
    // Stopping on purpose is no failure; a page that cannot be drawn stays white beside those that can.
    if (!(cause instanceof RenderingCancelledException)) frame.dataset.failed = ''
  }
  const shown = task.promise.then(() => frame.replaceChildren(canvas, text))
  shown.catch(stopped)
  Promise.all([shown, layer.render()]).then(
    () => onText(layer.textDivs as HTMLElement[]),
    () => {},
  )
  return () => {
    onText(null)
    task.cancel()
    layer.cancel()
  }
}
