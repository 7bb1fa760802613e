/** The chapters and appendices that others refer to, by the keys under which `chapters/index.ts` orders them. */
export type ChapterKey =
  | 'summary'
  | 'assignment'
  | 'object'
  | 'research'
  | 'method'
  | 'fieldwork'
  | 'sources'
  | 'removal'
  | 'exclusions'
  | 'conclusions'
  | 'accountability'

export type AppendixKey = 'plans' | 'photos'

/** The number or letter under which the text refers to a chapter or appendix, by its key. */
export interface References {
  /** Throws for a chapter that this report does not have: one that may be absent is not referred to. */
  chapter(key: ChapterKey): number
  /** As `chapter`, of an appendix: `A`. */
  appendix(key: AppendixKey): string
}
