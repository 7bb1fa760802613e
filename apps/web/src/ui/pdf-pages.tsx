import { IconArrowAutofitWidth, IconMinus, IconPlus, IconSearch } from '@tabler/icons-react'
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  RenderingCancelledException,
  TextLayer,
} from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { ErrorState, Skeleton } from './feedback.tsx'
import { TextInput } from './inputs.tsx'
import { PdfFind } from './pdf-find.tsx'
import { pdfPhrases } from './pdf-phrases.ts'
import { createDrawnText, type DrawnText } from './pdf-text.ts'
import type { PdfOutlineItem, PdfViewerProps } from './pdf-viewer-props.ts'
import { useT } from './texts.ts'
import './pdf-viewer.css'

GlobalWorkerOptions.workerSrc = workerUrl

const zooms = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]
/** Pages this far outside the window are drawn ahead. */
const ahead = '1000px'

interface Opened {
  document: PDFDocumentProxy
  /** Of each page: its number from 1, width and height at 96 to the inch. */
  sizes: { number: number; width: number; height: number }[]
}

/** The viewer itself. */
export function PdfPages({ data, title, page: wanted, onPage, onOpen }: PdfViewerProps) {
  const t = useT(pdfPhrases)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failed, setFailed] = useState(false)
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const [room, setRoom] = useState(0)
  const [zoom, setZoom] = useState<number | 'width'>('width')
  const [page, setPage] = useState(1)
  const [drawn] = useState(createDrawnText)
  /** How often somebody asked to search; 0 while nobody does. */
  const [finding, setFinding] = useState(0)
  const latest = useRef({ onPage, onOpen })
  latest.current = { onPage, onOpen }

  useEffect(() => {
    if (data === null) return
    let gone = false
    let task: ReturnType<typeof getDocument> | undefined
    setFailed(false)
    const open = async () => {
      // A copy: the worker takes what it is given.
      const bytes = data instanceof Blob ? await data.arrayBuffer() : data.slice(0)
      if (gone) return
      task = getDocument({ data: bytes, wasmUrl: '/pdfjs/wasm/', standardFontDataUrl: '/pdfjs/standard_fonts/' })
      const document = await task.promise
      const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)))
      if (gone) return
      const sizes = pages.map((each) => {
        const { width, height } = each.getViewport({ scale: 96 / 72 })
        return { number: each.pageNumber, width, height }
      })
      setOpened({ document, sizes })
      latest.current.onOpen?.({ pages: sizes.length, outline: await readOutline(document) })
    }
    open().catch(() => {
      if (!gone) setFailed(true)
    })
    return () => {
      gone = true
      setOpened(null)
      setFinding(0)
      void task?.destroy()
    }
  }, [data])

  useEffect(() => {
    if (!scroller) return
    const observer = new ResizeObserver(() => setRoom(scroller.clientWidth))
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [scroller])

  const widest = Math.max(1, ...(opened?.sizes.map((size) => size.width) ?? []))
  const scale = zoom === 'width' ? Math.min(2, Math.max(0.2, (room - 32) / widest)) : zoom

  const scaleBefore = useRef(scale)
  useLayoutEffect(() => {
    // What was in view stays in view when the pages grow or shrink.
    if (scroller) scroller.scrollTop *= scale / scaleBefore.current
    scaleBefore.current = scale
  }, [scale, scroller])

  const goTo = (number: number) => {
    scroller?.querySelector(`[data-page="${number}"]`)?.scrollIntoView({ block: 'start' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a page asked for anew moves the view.
  useEffect(() => {
    if (opened && wanted !== undefined && wanted !== page) goTo(wanted)
  }, [opened, wanted])

  const onScroll = () => {
    if (!scroller || !opened) return
    const middle = scroller.getBoundingClientRect().top + scroller.clientHeight / 3
    const at = [...scroller.querySelectorAll('[data-page]')].findIndex(
      (element) => element.getBoundingClientRect().bottom > middle,
    )
    const next = at < 0 ? opened.sizes.length : at + 1
    if (next === page) return
    setPage(next)
    latest.current.onPage?.(next)
  }
  const step = (by: 1 | -1) => {
    const next = by === 1 ? zooms.find((each) => each > scale + 0.01) : zooms.findLast((each) => each < scale - 0.01)
    if (next !== undefined) setZoom(next)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (opened === null || !(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'f') return
    event.preventDefault()
    setFinding(finding + 1)
  }

  if (failed) return <ErrorState title={t('pdfFailed')} />
  return (
    <section className="pdf" aria-label={title} onKeyDown={onKeyDown}>
      {opened && scroller && finding > 0 && (
        <PdfFind
          document={opened.document}
          page={page}
          drawn={drawn}
          scroller={scroller}
          asked={finding}
          onClose={() => {
            setFinding(0)
            scroller.focus({ preventScroll: true })
          }}
        />
      )}
      <div
        className="pdf-scroller"
        ref={setScroller}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: to scroll it with the keyboard.
        tabIndex={0}
        role="document"
        aria-label={title}
      >
        {opened === null ? (
          <div
            className="pdf-page"
            style={{ width: Math.max(200, Math.min(room - 32, 794)), aspectRatio: '210 / 297' }}
          >
            <Skeleton height="100%" radius={0} />
          </div>
        ) : (
          room > 0 &&
          opened.sizes.map((size) => (
            <PdfPage
              key={size.number}
              document={opened.document}
              number={size.number}
              width={size.width * scale}
              height={size.height * scale}
              scroller={scroller}
              drawn={drawn}
            />
          ))
        )}
      </div>
      {opened && (
        <div className="pdf-tools">
          <IconButton label={t('zoomOut')} icon={<IconMinus />} onClick={() => step(-1)} />
          <span className="pdf-zoom">{Math.round(scale * 100)}%</span>
          <IconButton label={t('zoomIn')} icon={<IconPlus />} onClick={() => step(1)} />
          <IconButton
            label={t('fitWidth')}
            icon={<IconArrowAutofitWidth />}
            pressed={zoom === 'width'}
            onClick={() => setZoom('width')}
          />
          <IconButton label={t('findInPdf')} icon={<IconSearch />} onClick={() => setFinding(finding + 1)} />
          <PageNumber page={page} of={opened.sizes.length} onGo={goTo} />
        </div>
      )}
    </section>
  )
}

function PageNumber({ page, of, onGo }: { page: number; of: number; onGo: (page: number) => void }) {
  const t = useT(pdfPhrases)
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <form
      className="pdf-number"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        const number = Number(typed)
        if (number >= 1 && number <= of) onGo(number)
        setTyped(null)
      }}
    >
      <TextInput
        aria-label={t('goToPage')}
        inputMode="numeric"
        value={typed ?? String(page)}
        onChange={setTyped}
        onBlur={() => setTyped(null)}
      />
      <span aria-hidden="true">/ {of}</span>
      <span className="visually-hidden" role="status">
        {t('page', { number: page, of })}
      </span>
    </form>
  )
}

function PdfPage({
  document: pdf,
  number,
  width,
  height,
  scroller,
  drawn,
}: {
  document: PDFDocumentProxy
  number: number
  width: number
  height: number
  scroller: HTMLElement | null
  drawn: DrawnText
}) {
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

async function readOutline(pdf: PDFDocumentProxy): Promise<PdfOutlineItem[]> {
  type Node = { title: string; dest: string | unknown[] | null; items: Node[] }
  const read = async (nodes: Node[], depth: number): Promise<PdfOutlineItem[]> => {
    const lists = nodes.map(async (node) => {
      const target = typeof node.dest === 'string' ? await pdf.getDestination(node.dest) : node.dest
      const place = target?.[0]
      const at =
        typeof place === 'number' ? place : place ? await pdf.getPageIndex(place as { num: number; gen: number }) : 0
      return [{ title: node.title, page: at + 1, depth }, ...(await read(node.items, depth + 1))]
    })
    return (await Promise.all(lists)).flat()
  }
  return read(((await pdf.getOutline()) ?? []) as Node[], 0)
}
