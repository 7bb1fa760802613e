import { Suspense } from 'react'
import { lazyPart } from '../router/reload-once.ts'
import { Skeleton } from './feedback.tsx'
import type { PdfViewerProps } from './pdf-viewer-props.ts'

const Pages = lazyPart(async () => (await import('./pdf-pages.tsx')).PdfPages)

/** A PDF as it will be printed: pages drawn when they come into view, with text that can be selected. */
export function PdfViewer(props: PdfViewerProps) {
  return (
    <Suspense fallback={<Skeleton height="100%" />}>
      <Pages {...props} />
    </Suspense>
  )
}
