import { withoutTongues } from '../texts/tongues.ts'
import { textMm } from './measure.ts'
import type { Heading } from './outline.ts'

/** A heading with where it was printed: its page, from 1, and millimetres from the top of the paper. */
export interface PlacedHeading extends Heading {
  readonly page: number
  readonly top: number
}

/** The style sheet of the document that names the chapters above each page, once they are known. */
export const HEADS = 'heads'

/** What stands left above a page, as a counter of pages: `HEADS` says which page has which text. */
export const COUNTED_HEAD = `counter(page, ${HEADS})`

/**
 * The chapters and appendices on every page, the first page first: `4   Vooronderzoek`, and where one ends and others
 * begin `4 Vooronderzoek · 5 Werkwijze`. Empty before the first.
 */
export function chapterHeads(headings: readonly PlacedHeading[], pageCount: number): string[] {
  const chapters = headings.filter(({ level }) => level === 1)
  return Array.from({ length: pageCount }, (_, index) => {
    const page = index + 1
    const begun = chapters.filter((chapter) => chapter.page === page)
    const before = chapters.findLast((chapter) => chapter.page < page)
    const goesOn = before !== undefined && (begun[0] === undefined || begun[0].top > FIRST_LINE_MM)
    return headOf(goesOn ? [before, ...begun] : begun)
  })
}

function headOf(chapters: readonly Heading[]): string {
  const [first] = chapters
  if (first === undefined) return ''
  if (chapters.length === 1) return shortened(`${first.number}   ${first.title}`)
  const all = chapters.map(({ number, title }) => `${number} ${title}`).join(' · ')
  if (fits(all)) return all
  return shortened(`${chapters.map(({ number }) => number).join(', ')}   ${first.title} …`)
}

/** The rules that give each page its head; put into the element `HEADS`. */
export function headStyles(heads: readonly string[]): string {
  return `@counter-style ${HEADS}{system:fixed;symbols:${heads.map(cssString).join(' ')}}`
}

/** A text that would leave its half of the page is cut; it stands whole on the cover or in its heading. */
export function shortened(marked: string): string {
  const text = withoutTongues(marked)
  if (fits(text)) return text
  const letters = [...text]
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

const fits = (text: string) => textMm(text, SMALL_PT) <= HEAD_MM

/** A CSS string that no text can end: every character outside plain letters and digits is written as its code. */
export function cssString(text: string): string {
  return `"${[...withoutTongues(text)].map((c) => (/[A-Za-z0-9 ]/.test(c) ? c : `\\${c.codePointAt(0)?.toString(16)} `)).join('')}"`
}

/** A heading above this begins its page: the text starts at 25 mm. */
const FIRST_LINE_MM = 28
/** Half of the narrowest page, less a little so that what stands left keeps its distance. */
const HEAD_MM = 92
const SMALL_PT = 7.75
