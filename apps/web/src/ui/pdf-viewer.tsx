import { Suspense } from 'react'
import { lazyPart } from '../router/reload-once.ts'
import { Skeleton } from './feedback.tsx'

const Pages = lazyPart(async () => (await import('./pdf-pages.tsx')).PdfPages)

/** A heading of the document and the page it is on, from 1. */
export interface PdfOutlineItem {
  title: string
  page: number
  depth: number
}

export interface PdfViewerProps {
  /** The document; null while it is fetched. */
  data: Blob | ArrayBuffer | null
  /** What it is; read out. */
  title: string
  /** Shows this page, from 1, when it changes. */
  page?: number
  /** Told which page is in view. */
  onPage?: (page: number) => void
  /** Told once, when the document has been read. */
  onOpen?: (document: { pages: number; outline: PdfOutlineItem[] }) => void
}

/** A PDF as it will be printed: pages drawn when they come into view, with text that can be selected. */
export function PdfViewer(props: PdfViewerProps) {
  return (
    <Suspense fallback={<Skeleton height="100%" />}>
      <Pages {...props} />
    </Suspense>
  )
}
