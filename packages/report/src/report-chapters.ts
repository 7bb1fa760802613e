/** The chapters in the order of the report; their place is their number. */
export const CHAPTERS = [
  'summary',
  'assignment',
  'object',
  'research',
  'method',
  'fieldwork',
  'sources',
  'removal',
  'exclusions',
  'conclusions',
  'accountability',
] as const

export type ChapterKey = (typeof CHAPTERS)[number]

/** Number by which other chapters refer to this one. */
export function chapterNumber(key: ChapterKey): number {
  return CHAPTERS.indexOf(key) + 1
}
