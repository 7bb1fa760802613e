/** What stands between the first and the last of a range. */
const between = String.raw`t\/m|tot en met|to|through|jusqu['’]à|à|[–—…]|\.\.+|\s-\s`
const range = new RegExp(String.raw`^(.*?)(\d+)\s*(?:${between})\s*(.*?)(\d+)$`, 'i')
const letters = new RegExp(String.raw`^(.*\s|)([a-z])\s*(?:${between})\s*([a-z])$`, 'i')

/** More than so many names of one line is no range that anybody means. */
const most = 10_000

/**
 * The names that lines stand for: "Lokaal 1 t/m 12" for twelve, "Kamer 0.01 t/m 0.12" with their zeros, any other line for
 * itself. "Lokaal 12 t/m 9" counts down; what begins otherwise than it ends is a name like any other.
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
  const steps = Math.abs(to - from)
  if (steps >= most) return null
  const width = first.startsWith('0') ? first.length : 0
  const at = (step: number) => String(to < from ? from - step : from + step).padStart(width, '0')
  return Array.from({ length: steps + 1 }, (_, step) => head + at(step))
}

function lettersIn(line: string): string[] | null {
  const [, head, first = '', last = ''] = letters.exec(line) ?? []
  if (head === undefined) return null
  const [from, to] = [first, last].map((letter) => letter.charCodeAt(0)) as [number, number]
  // A small letter to a capital is no range.
  if (to < from || to - from > 25) return null
  return Array.from({ length: to - from + 1 }, (_, i) => head + String.fromCharCode(from + i))
}

/** A line that may have been meant as a range, and how that is written: a bare hyphen also stands in numbers of doors. */
export interface MaybeRange {
  readonly line: string
  readonly as: string
  readonly count: number
}

/** The lines such as "Kamer 1-3", which stand for themselves until somebody says that they are three. */
export function maybeRangesIn(text: string): MaybeRange[] {
  return linesOf(text).flatMap((whole) => {
    const line = plain(whole.split('\t')[0] ?? '')
    const [, head = '', first = '', last = ''] = /^(.*\s|)(\d{1,4})-(\d{1,4})$/.exec(line) ?? []
    const as = `${head}${first} t/m ${last}`
    const count = first === '' || Number(last) <= Number(first) ? 0 : (numbersIn(as)?.length ?? 0)
    return count > 1 && count <= 500 ? [{ line, as, count }] : []
  })
}

/** The same text with a line as the range that it was meant for. */
export const asRange = (text: string, { line, as }: MaybeRange): string =>
  linesOf(text)
    .map((one) => (plain(one) === line ? as : one))
    .join('\n')

/** The names that stand there more than once with the same number, each as it is written first. */
export function doublesIn(spaces: readonly ToldSpace[]): string[] {
  const byName = Map.groupBy(spaces, ({ name, number }) => `${name.toLowerCase()}\t${number ?? ''}`)
  return [...byName.values()].flatMap(([first, ...others]) => (first && others.length > 0 ? [first.name] : []))
}
