import { fold } from './fold.ts'

/** A piece of a page as pdf.js gives it: what stands together on a line, and whether the line ends after it. */
export interface TextPiece {
  readonly str: string
  readonly hasEOL: boolean
}

/** A character of a page: of which piece, and which one of that, from 0. */
export interface TextPlace {
  readonly piece: number
  readonly offset: number
}

/** The text of a page as it is searched, and where each of its characters stands. */
export interface PageText {
  readonly text: string
  readonly places: readonly TextPlace[]
}

/** Where something was found: from its first character to the last one, which belongs to it. */
export interface PdfHit {
  readonly page: number
  readonly first: TextPlace
  readonly last: TextPlace
}

/** Lower case, without accents, with single spaces, and with the words whole that were broken off at the end of a line. */
export function pageText(pieces: readonly TextPiece[]): PageText {
  const places: TextPlace[] = []
  let text = ''
  const add = (folded: string, place: TextPlace) => {
    for (let at = 0; at < folded.length; at++) places.push(place)
    text += folded
  }
  pieces.forEach(({ str, hasEOL }, piece) => {
    let offset = 0
    for (const char of str) {
      const folded = plain(char)
      if (folded !== ' ' || !text.endsWith(' ')) add(folded, { piece, offset })
      offset += char.length
    }
    if (!hasEOL) return
    if (/\p{L}[-‐]$/u.test(text)) {
      text = text.slice(0, -1)
      places.pop()
    } else if (text !== '' && !text.endsWith(' ')) add(' ', { piece, offset: Math.max(0, offset - 1) })
  })
  return { text, places }
}

/** Where `query` stands on a page, in order. An empty one stands nowhere. */
export function hitsIn({ text, places }: PageText, page: number, query: string): PdfHit[] {
  const wanted = plain(query).trim()
  const hits: PdfHit[] = []
  if (wanted === '') return hits
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const [first, last] = [places[at], places[at + wanted.length - 1]]
    if (first && last) hits.push({ page, first, last })
  }
  return hits
}

const plain = (text: string) =>
  fold(text)
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')

/** The text that has been drawn, so that it can be marked: of each page the elements of its pieces, in their order. */
export interface DrawnText {
  readonly of: (page: number) => readonly HTMLElement[] | undefined
  readonly set: (page: number, pieces: readonly HTMLElement[] | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createDrawnText(): DrawnText {
  const drawn = new Map<number, readonly HTMLElement[]>()
  const listeners = new Set<() => void>()
  return {
    of: (page) => drawn.get(page),
    set: (page, pieces) => {
      if (pieces === null) drawn.delete(page)
      else drawn.set(page, pieces)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
