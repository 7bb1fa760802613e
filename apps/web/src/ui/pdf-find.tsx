import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { TextInput } from './inputs.tsx'
import { pdfPhrases } from './pdf-phrases.ts'
import { type DrawnText, hitsIn, type PageText, type PdfHit, pageText, type TextPiece } from './pdf-text.ts'
import { useT, useUiTexts } from './texts.ts'

/** A pause after typing before the pages are read; while they are, the count is told this often. */
const typingMs = 120
const tellMs = 100

export interface PdfFindProps {
  document: PDFDocumentProxy
  /** The page in view: the first hit shown is there or after it. */
  page: number
  drawn: DrawnText
  scroller: HTMLElement
  /** Grows each time somebody asks for the field. */
  asked: number
  onClose: () => void
}

/** A field that searches the text of all pages, marks what it finds and leads from one hit to the next. */
export function PdfFind({ document: pdf, page, drawn, scroller, asked, onClose }: PdfFindProps) {
  const t = useT(pdfPhrases)
  const texts = useUiTexts()
  const bar = useRef<HTMLElement>(null)
  const [query, setQuery] = useState('')
  const { hits, done } = useHits(pdf, query)
  const [chosen, setChosen] = useState<number | null>(null)
  const [start, setStart] = useState(page)
  // Until somebody steps: the first hit from the page that was in view; when there is none, the first of all.
  const next = hits.findIndex((hit) => hit.page >= start)
  const at = chosen ?? (next < 0 && done && hits.length > 0 ? 0 : next)
  useMarks(hits, at, drawn, scroller)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, the field takes the focus again.
  useEffect(() => {
    const input = bar.current?.querySelector('input')
    input?.focus()
    input?.select()
  }, [asked])
  const type = (typed: string) => {
    setQuery(typed)
    setChosen(null)
    setStart(page)
  }
  const step = (by: 1 | -1) => {
    if (hits.length > 0) setChosen((at + by + hits.length) % hits.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && isField) step(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <search ref={bar} className="pdf-find" aria-label={t('findInPdf')} onKeyDown={onKeyDown}>
      <TextInput aria-label={t('findInPdf')} value={query} onChange={type} autoComplete="off" spellCheck={false} />
      <span className="pdf-count" role="status">
        {query.trim() === ''
          ? ''
          : hits.length > 0
            ? t('hitOf', { hit: at + 1, of: hits.length }) + (done ? '' : ' …')
            : done
              ? t('noHits')
              : '…'}
      </span>
      <IconButton
        label={t('previousHit')}
        icon={<IconChevronUp />}
        disabled={hits.length === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        label={t('nextHit')}
        icon={<IconChevronDown />}
        disabled={hits.length === 0}
        onClick={() => step(1)}
      />
      <IconButton label={texts.close} icon={<IconX />} onClick={onClose} />
    </search>
  )
}

/** What is found, page by page: a page is read when it is searched for the first time. */
function useHits(pdf: PDFDocumentProxy, query: string): { hits: readonly PdfHit[]; done: boolean } {
  const [found, setFound] = useState<{ of: string; hits: readonly PdfHit[]; done: boolean } | null>(null)
  const [pages] = useState(() => new Map<number, Promise<PageText>>())
  useEffect(() => {
    let gone = false
    const search = async () => {
      let hits: readonly PdfHit[] = []
      let told = performance.now()
      for (let page = 1; page <= pdf.numPages; page++) {
        const reading = pages.get(page) ?? readPage(pdf, page)
        pages.set(page, reading)
        const more = hitsIn(await reading, page, query)
        if (gone) return
        hits = [...hits, ...more]
        const done = page === pdf.numPages
        if (!done && performance.now() - told < tellMs) continue
        told = performance.now()
        setFound({ of: query, hits, done })
      }
    }
    const timer = setTimeout(() => void search(), typingMs)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [pdf, query, pages])
  return found?.of === query ? found : nothing
}
const nothing = { hits: [], done: false }

/** A page that cannot be read holds nothing. */
async function readPage(pdf: PDFDocumentProxy, number: number): Promise<PageText> {
  try {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    return pageText(items.filter((item): item is typeof item & TextPiece => 'str' in item))
  } catch {
    return pageText([])
  }
}

/** Marks the hits on the pages that are drawn, and brings the current one into view. */
function useMarks(hits: readonly PdfHit[], at: number, drawn: DrawnText, scroller: HTMLElement) {
  const current = hits[at]
  const shown = useRef<PdfHit | undefined>(undefined)
  useEffect(() => {
    const mark = () => {
      const others: Range[] = []
      for (const hit of hits) {
        const range = hit === current ? null : rangeOf(hit, drawn)
        if (range) others.push(range)
      }
      const range = current && rangeOf(current, drawn)
      // A browser without highlights still goes to what was found.
      if (typeof Highlight !== 'undefined') {
        CSS.highlights.set('pdf-hit', new Highlight(...others))
        CSS.highlights.set('pdf-hit-here', new Highlight(...(range ? [range] : [])))
      }
      if (!current || shown.current === current) return
      if (range) {
        shown.current = current
        bringIntoView(range, scroller)
      } else {
        const page = scroller.querySelector(`[data-page="${current.page}"]`)
        if (page && !isInView(page.getBoundingClientRect(), scroller)) page.scrollIntoView({ block: 'start' })
      }
    }
    mark()
    return drawn.subscribe(mark)
  }, [hits, current, drawn, scroller])
  useEffect(
    () => () => {
      if (typeof Highlight === 'undefined') return
      CSS.highlights.delete('pdf-hit')
      CSS.highlights.delete('pdf-hit-here')
    },
    [],
  )
}

function rangeOf({ page, first, last }: PdfHit, drawn: DrawnText): Range | null {
  const pieces = drawn.of(page)
  const from = pieces?.[first.piece]?.firstChild
  const to = pieces?.[last.piece]?.firstChild
  if (!from || !to) return null
  const range = new Range()
  range.setStart(from, first.offset)
  range.setEnd(to, Math.min(last.offset + 1, to.textContent?.length ?? 0))
  return range
}

const isInView = (rect: DOMRect, scroller: HTMLElement) => {
  const box = scroller.getBoundingClientRect()
  return rect.top < box.bottom && rect.bottom > box.top
}

/** A third from the top, clear of the field above and the tools below; what is in clear view stays where it is. */
function bringIntoView(range: Range, scroller: HTMLElement) {
  const box = scroller.getBoundingClientRect()
  const rect = range.getBoundingClientRect()
  const clear = 72
  if (rect.top < box.top + clear || rect.bottom > box.bottom - clear)
    scroller.scrollTop += rect.top - box.top - box.height / 3
  if (rect.left < box.left || rect.right > box.right) scroller.scrollLeft += rect.left - box.left - box.width / 3
}
