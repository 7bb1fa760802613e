/** What stands between the first and the last of a range. */
const between = String.raw`t\/m|tot en met|to|through|jusqu['’]à|à|[–—…]|\.\.+|\s-\s`
const range = new RegExp(String.raw`^(.*?)(\d+)\s*(?:${between})\s*(.*?)(\d+)$`, 'i')
const letters = new RegExp(String.raw`^(.*\s|)([a-z])\s*(?:${between})\s*([a-z])$`, 'i')

/** More than so many names of one line is no range that anybody means. */
const most = 10_000

/**
 * The names that lines stand for: "Lokaal 1 t/m 12" for twelve, "Kamer 0.01 t/m 0.12" with their zeros, any other line for
 * itself. What counts down, or begins otherwise than it ends, is a name like any other.
 */
export function namesIn(text: string): string[] {
  return linesOf(text)
    .map(plain)
    .filter((line) => line !== '')
    .flatMap((line) => numbersIn(line) ?? lettersIn(line) ?? [line])
}

const linesOf = (text: string) => text.split(/[\n\r]+/)
const plain = (text: string) => text.trim().replace(/\s+/g, ' ')

/** A space as a row of a spreadsheet tells it: its name, the number on its door and its area in m². */
export interface ToldSpace {
  readonly name: string
  readonly number: string | null
  readonly area: number | null
}

/**
 * The spaces that lines stand for: each is a name or a range of them, or a row of a spreadsheet, whose second and third cell
 * are number and area. A range has no number; what is no area is left out, and so are further cells.
 */
export function spacesIn(text: string): ToldSpace[] {
  return linesOf(text).flatMap((line) => {
    const [name = '', number = '', area = ''] = line.split('\t').map(plain)
    const names = namesIn(name)
    return names.map((one) => ({
      name: one,
      number: names.length === 1 && number !== '' ? number : null,
      area: areaIn(area),
    }))
  })
}

/** The same as a row of a spreadsheet, which is read as that space. */
export const rowOf = ({ name, number, area }: ToldSpace): string =>
  [name, number ?? '', area ?? ''].join('\t').trimEnd()

const areaIn = (cell: string): number | null =>
  /^\d+(?:[.,]\d+)?(?:\s*m[²2])?$/.test(cell) ? Number.parseFloat(cell.replace(',', '.')) : null

function numbersIn(line: string): string[] | null {
  const [, head, first = '', again = '', last = ''] = range.exec(line) ?? []
  if (head === undefined || first.length > 9 || last.length > 9) return null
  // "Kamer 0.01 t/m 0.12" and "Kamer 0.01 t/m Kamer 0.12": what stands there again is not counted.
  if (again !== '' && !head.toLowerCase().endsWith(again.toLowerCase())) return null
  const [from, to] = [Number(first), Number(last)]
  if (to < from || to - from >= most) return null
  const width = first.startsWith('0') ? first.length : 0
  return Array.from({ length: to - from + 1 }, (_, i) => head + String(from + i).padStart(width, '0'))
}

function lettersIn(line: string): string[] | null {
  const [, head, first = '', last = ''] = letters.exec(line) ?? []
  if (head === undefined) return null
  const [from, to] = [first, last].map((letter) => letter.charCodeAt(0)) as [number, number]
  // A small letter to a capital is no range.
  if (to < from || to - from > 25) return null
  return Array.from({ length: to - from + 1 }, (_, i) => head + String.fromCharCode(from + i))
}
