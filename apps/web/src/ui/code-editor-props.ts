import type { RefObject } from 'react'

/** What the colours and the indents follow; `markup` is HTML and SVG. */
export type CodeLanguage = 'markup' | 'graphql' | 'json'

export interface CodeEditorProps {
  value: string
  language: CodeLanguage
  onChange?: (value: string) => void
  onBlur?: () => void
  /** To read only; focus comes in all the same, so that the keyboard scrolls. */
  readOnly?: boolean
  /** Beyond what the field around it says. */
  invalid?: boolean
  /** The ids of sentences about it, besides those of the field around it. */
  describedBy?: string
  /** Only without a field around it, which is a `group`. */
  'aria-label'?: string
}

/** Where somebody stood in the text. */
export interface Caret {
  readonly from: number
  readonly to: number
}

/** What the editor itself is given. */
export interface EditorProps extends Omit<CodeEditorProps, 'invalid' | 'describedBy' | 'aria-label'> {
  readOnly: boolean
  /** Its name, id and state for whoever does not see it. */
  attributes: Readonly<Record<string, string>>
  /** Set when somebody stood in the plain box as the editor took its place. */
  caret: RefObject<Caret | null>
}
