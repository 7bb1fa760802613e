export interface RichTextProps {
  /** HTML; empty is ''. */
  value: string
  onChange: (value: string) => void
  readOnly?: boolean
  onBlur?: () => void
  /** Only without a field around it, which is a `group`. */
  'aria-label'?: string
}
