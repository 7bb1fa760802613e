import { createContext, useContext } from 'react'
import type { ReportFacts } from '../derive.ts'
import type { Dossier } from '../dossier.ts'
import type { References } from '../report-chapters.ts'
import type { PageRoom } from '../room.ts'
import type { Words } from '../texts/words.ts'
import type { Outline } from './outline.ts'

/** What every part of the report may use. */
export interface ReportContext {
  readonly dossier: Dossier
  readonly facts: ReportFacts
  readonly words: Words
  readonly outline: Outline
  /** Numbers of chapters and letters of appendices, by their keys. */
  readonly references: References
  /** Room on a page. */
  readonly room: PageRoom
  /** Address of a picture as a `data:` URI, or null when the file is gone. */
  readonly photoSrc: (fileKey: string) => string | null
  /** Cleans text with markup that people typed. */
  readonly richText: (html: string) => string
}

const context = createContext<ReportContext | null>(null)

export const ReportProvider = context.Provider

export function useReport(): ReportContext {
  const value = useContext(context)
  if (value === null) throw new Error('a part of a report is rendered outside a report')
  return value
}
