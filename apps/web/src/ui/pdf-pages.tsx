import { IconArrowAutofitWidth, IconMinus, IconPlus, IconSearch } from '@tabler/icons-react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from './button.tsx'
import { ErrorState, Skeleton } from './feedback.tsx'
import { TextInput } from './inputs.tsx'
import { openPdf } from './open-pdf.ts'
import { PdfFind } from './pdf-find.tsx'
import { PdfPage } from './pdf-page.tsx'
import { pdfPhrases } from './pdf-phrases.ts'
import { createDrawnText } from './pdf-text.ts'
import type { PdfOutlineItem, PdfViewerProps } from './pdf-viewer-props.ts'
import { useT } from './texts.ts'
import './pdf-viewer.css'

const zooms = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]
interface Opened {
  document: PDFDocumentProxy
  /** Of each page: its number from 1, width and height at 96 to the inch. */
  sizes: { number: number; width: number; height: number }[]
}

/** The viewer itself. */
export function PdfPages({ data, title, page: wanted, onPage, onOpen }: PdfViewerProps) {
  const t = useT(pdfPhrases)
  /** How often somebody asked to search; 0 while nobody does. */
  const [finding, setFinding] = useState(0)
  const { opened, failed } = useOpened(data, onOpen, () => setFinding(0))
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const room = useWidth(scroller)
  const { scale, step, fit, isFitting } = useZoom(opened, scroller, room)
  const { page, goTo, onScroll } = usePageInView(opened, scroller, wanted, onPage)
  const [drawn] = useState(createDrawnText)
  const find = () => setFinding(finding + 1)

  const onKeyDown = (event: KeyboardEvent) => {
    if (opened === null || !(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'f') return
    event.preventDefault()
    find()
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
        {opened === null && room > 0 && <EmptyPage room={room} />}
        {opened && room > 0 && <AllPages opened={opened} scale={scale} scroller={scroller} drawn={drawn} />}
      </div>
      {opened && (
        <PdfTools scale={scale} step={step} fit={fit} isFitting={isFitting} onFind={find}>
          <PageNumber page={page} of={opened.sizes.length} onGo={goTo} />
        </PdfTools>
      )}
    </section>
  )
}

/** The document, read; null until it is, and again as soon as there is another, of which `onLeave` is told. */
function useOpened(data: PdfViewerProps['data'], onOpen: PdfViewerProps['onOpen'], onLeave: () => void) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failed, setFailed] = useState(false)
  const latest = useRef({ onOpen, onLeave })
  latest.current = { onOpen, onLeave }
  useEffect(() => {
    if (data === null) return
    let gone = false
    let task: ReturnType<typeof openPdf> | undefined
    setFailed(false)
    const open = async () => {
      // A copy: the worker takes what it is given.
      const bytes = data instanceof Blob ? await data.arrayBuffer() : data.slice(0)
      if (gone) return
      task = openPdf(bytes)
      const document = await task.promise
      const sizes = await sizesOf(document)
      if (gone) return
      setOpened({ document, sizes })
      latest.current.onOpen?.({ pages: sizes.length, outline: await readOutline(document) })
    }
    open().catch(() => {
      if (!gone) setFailed(true)
    })
    return () => {
      gone = true
      setOpened(null)
      latest.current.onLeave()
      void task?.destroy()
    }
  }, [data])
  return { opened, failed }
}

async function sizesOf(document: PDFDocumentProxy): Promise<Opened['sizes']> {
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)))
  return pages.map((each) => {
    const { width, height } = each.getViewport({ scale: 96 / 72 })
    return { number: each.pageNumber, width, height }
  })
}

/** How wide an element is inside, in pixels; 0 before it is known. */
function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0)
  // Known before it is painted first.
  useLayoutEffect(() => {
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return width
}

interface Zoom {
  /** 1 is 96 pixels to the inch. */
  scale: number
  step: (by: 1 | -1) => void
  /** As wide as there is room. */
  fit: () => void
  isFitting: boolean
}

/** How large pages are shown: as wide as there is room, until somebody chooses. */
function useZoom(opened: Opened | null, scroller: HTMLElement | null, room: number): Zoom {
  const [zoom, setZoom] = useState<number | 'width'>('width')
  const widest = Math.max(1, ...(opened?.sizes.map((size) => size.width) ?? []))
  const scale = zoom === 'width' ? Math.min(2, Math.max(0.2, (room - 32) / widest)) : zoom

  const scaleBefore = useRef(scale)
  useLayoutEffect(() => {
    // What was in view stays in view when the pages grow or shrink.
    if (scroller) scroller.scrollTop *= scale / scaleBefore.current
    scaleBefore.current = scale
  }, [scale, scroller])

  const step = (by: 1 | -1) => {
    const next = by === 1 ? zooms.find((each) => each > scale + 0.01) : zooms.findLast((each) => each < scale - 0.01)
    if (next !== undefined) setZoom(next)
  }
  return { scale, step, fit: () => setZoom('width'), isFitting: zoom === 'width' }
}

/** Which page is in view, from 1; one that is `wanted` anew is brought there. */
function usePageInView(
  opened: Opened | null,
  scroller: HTMLElement | null,
  wanted: number | undefined,
  onPage: PdfViewerProps['onPage'],
) {
  const [page, setPage] = useState(1)
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
    onPage?.(next)
  }
  return { page, goTo, onScroll }
}

interface AllPagesProps extends Pick<ComponentProps<typeof PdfPage>, 'scroller' | 'drawn'> {
  opened: Opened
  scale: number
}

function AllPages({ opened, scale, ...rest }: AllPagesProps) {
  return opened.sizes.map(({ number, width, height }) => (
    <PdfPage
      key={number}
      document={opened.document}
      number={number}
      width={width * scale}
      height={height * scale}
      {...rest}
    />
  ))
}

/** The first page, while the document is read. */
function EmptyPage({ room }: { room: number }) {
  return (
    <div className="pdf-page" style={{ width: Math.max(200, Math.min(room - 32, 794)), aspectRatio: '210 / 297' }}>
      <Skeleton height="100%" radius={0} />
    </div>
  )
}

interface PdfToolsProps extends Zoom {
  onFind: () => void
  /** The number of the page in view. */
  children: ReactNode
}

function PdfTools({ scale, step, fit, isFitting, onFind, children }: PdfToolsProps) {
  const t = useT(pdfPhrases)
  return (
    <div className="pdf-tools">
      <IconButton label={t('zoomOut')} icon={<IconMinus />} onClick={() => step(-1)} />
      <span className="pdf-zoom">{Math.round(scale * 100)}%</span>
      <IconButton label={t('zoomIn')} icon={<IconPlus />} onClick={() => step(1)} />
      <IconButton label={t('fitWidth')} icon={<IconArrowAutofitWidth />} pressed={isFitting} onClick={fit} />
      <IconButton label={t('findInPdf')} icon={<IconSearch />} onClick={onFind} />
      {children}
    </div>
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
