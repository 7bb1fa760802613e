import { withoutTongues } from './texts/tongues.ts'

/** Room between the margins of a page, in millimetres. */
export interface PageRoom {
  readonly width: number
  readonly height: number
}

/** Paper of a report. The grid is drawn for A4 portrait; on other paper tables and photos grow with the width. */
export interface Paper {
  readonly format: 'A4' | 'A3'
  readonly orientation: 'portrait' | 'landscape'
}

/** Millimetres between the margins: 25 above, 11 below, 10 beside. */
export function roomOf({ format, orientation }: Paper): PageRoom {
  const [short, long] = format === 'A4' ? [210, 297] : [297, 420]
  const [width, height] = orientation === 'portrait' ? [short, long] : [long, short]
  return { width: width - 20, height: height - 36 }
}

/** A4 upright, for which the grid is drawn. */
export const A4_ROOM: PageRoom = { width: 190, height: 261 }

/** Lines a text takes in a column, wrapped between words; a word that is too long is broken. */
export function linesIn(text: string, mm: number, letter: number): number {
  const most = Math.max(1, Math.floor(mm / letter))
  let lines = 1
  let used = 0
  for (const word of withoutTongues(text).split(/\s+/)) {
    if (used > 0 && used + 1 + word.length > most) {
      lines += 1
      used = 0
    }
    used += (used > 0 ? 1 : 0) + word.length
    while (used > most) {
      lines += 1
      used -= most
    }
  }
  return lines
}

/** Photos grow with an upright page; on a low one they keep the size they have on A4. */
export function photoWidth(across: 2 | 3, { width, height }: PageRoom): number {
  return ((width > height ? A4_ROOM.width : width) - 4 * (across - 1)) / across
}
