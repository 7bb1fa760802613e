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
