export interface PdfThumbsProps {
  data: Blob
  /** The chosen one, from 1. */
  page: number
  onPage: (page: number) => void
  /** Told when the document cannot be read. */
  onFailed?: () => void
  /** What is chosen. */
  label: string
  disabled?: boolean | undefined
}
