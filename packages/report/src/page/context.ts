import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { ReportFacts } from '../derive.ts'
import type { Dossier } from '../dossier.ts'
import type { References } from '../report-chapters.ts'
import type { PageRoom } from '../room.ts'
import type { Words } from '../texts/words.ts'
import type { Outline } from './outline.ts'

/** The address of a picture by its key, in a copy that is sharp at a width in millimetres. */
export type PhotoSrc = (fileKey: string, widthMm: number) => string | null

/** A document that belongs to the report, as the pages that it is printed on. */
export interface Annex {
  /** The key of the picture of each page, with its size in any measure; of a picture that is a page nobody knows it. */
  readonly pages: readonly { readonly key: string; readonly width: number | null; readonly height: number | null }[]
  /** How many of its pages are not printed. */
  readonly left: number
}

/** What every part of a printed document may use, whatever it tells of. */
export interface PageContext {
  readonly words: Words
  readonly outline: Outline
  /** Room on a page. */
  readonly room: PageRoom
  /** What it is of, in the head of its pages. */
  readonly object: string
  /** Address of a picture that is printed so wide, as a `data:` URI, or null when the file is gone. */
  readonly photoSrc: PhotoSrc
  /** Cleans text with markup that people typed. */
  readonly richText: (html: string) => string
}

/** What every part of the report may use. */
export interface ReportContext extends PageContext {
  readonly dossier: Dossier
  readonly facts: ReportFacts
  /** Numbers of chapters and letters of appendices, by their keys. */
  readonly references: References
  /** The documents that are printed, by the keys of their files; of one without pages none could be drawn. */
  readonly annexes: ReadonlyMap<string, Annex>
}

const pages = createContext<PageContext | null>(null)
const report = createContext<ReportContext | null>(null)

export const PagesProvider = pages.Provider

export function ReportProvider({ value, children }: { value: ReportContext; children: ReactNode }) {
  return createElement(pages.Provider, { value }, createElement(report.Provider, { value }, children))
}

export function usePages(): PageContext {
  const value = useContext(pages)
  if (value === null) throw new Error('a part of a document is rendered outside a document')
  return value
}

export function useReport(): ReportContext {
  const value = useContext(report)
  if (value === null) throw new Error('a part of a report is rendered outside a report')
  return value
}
