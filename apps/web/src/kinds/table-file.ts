import { pageLimits } from '@vezel/model/page-limits.ts'
import { parse, unparse } from 'papaparse'
import { isUtf16, textOf } from './text-of.ts'

/** Rows as a spreadsheet wrote them. */
export interface ImportTable {
  readonly headers: readonly string[]
  readonly rows: readonly ImportRow[]
  /** The decimal sign of its numbers. */
  readonly comma: Comma
}
export interface ImportRow {
  /** Its number in the spreadsheet, from 1; the names of the columns stand in the first. */
  readonly line: number
  readonly cells: readonly string[]
}
export type Comma = ',' | '.'

/** Why a file is no table of rows: a key of the phrases of an import, with what it says. */
export type FileRefusal =
  | { readonly why: 'fileInvalid' | 'noRows' }
  | { readonly why: 'tooLarge' | 'tooManyRows' | 'tooManyColumns'; readonly max: number }
  | { readonly why: 'brokenQuotes'; readonly row: number }

/** Thrown by whoever reads a file or what was pasted. */
export class ImportRefused extends Error {
  readonly refusal: FileRefusal
  constructor(refusal: FileRefusal) {
    super(refusal.why)
    this.refusal = refusal
  }
}
const refuse = (refusal: FileRefusal): never => {
  throw new ImportRefused(refusal)
}

const maxBytes = pageLimits.importMegabytes * 1_000_000

/** The table in a file. Throws `ImportRefused` for what is no CSV, or more than can be looked over. */
export async function readFile(file: File, pageComma: Comma = ','): Promise<ImportTable> {
  // A Windows with Excel calls it `application/vnd.ms-excel`, and others nothing at all: the name and the content decide.
  if (file.type !== 'text/csv' && !/\.csv$/i.test(file.name)) refuse({ why: 'fileInvalid' })
  if (file.size > maxBytes) refuse({ why: 'tooLarge', max: pageLimits.importMegabytes })
  return readTable(decode(new Uint8Array(await file.arrayBuffer())), pageComma)
}

/** The words of a text file. Throws `ImportRefused` for what is no text, whatever it is called. */
export function decode(bytes: Uint8Array): string {
  return !isUtf16(bytes) && isBinary(bytes) ? refuse({ why: 'fileInvalid' }) : textOf(bytes)
}

/** Text has no bytes below those of a tab, a new line and a return; a worksheet, a PDF or a photo has. */
const isBinary = (bytes: Uint8Array) => bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32))

const separators = [';', '\t', ',', '|'] as const

/** How the cells of a table are taken: as somebody typed them, or sign by sign as they were written. */
interface Taking {
  readonly isExact?: boolean
}

/** The table in a text that has the names of its columns in the first row. Throws `ImportRefused`. */
export function readTable(text: string, pageComma: Comma, { isExact = false }: Taking = {}): ImportTable {
  if (text.length > maxBytes) refuse({ why: 'tooLarge', max: pageLimits.importMegabytes })
  const { words, told, above } = beginning(text.replace(/\r\n?/g, '\n'))
  const delimiter = told ?? separatorOf(words)
  const { data, errors } = parse<string[]>(words, { delimiter, newline: '\n', preview: pageLimits.importRows + 2 })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) refuse({ why: 'brokenQuotes', row: (broken.row ?? 0) + 1 + above })
  const [names = [], ...below] = data
  if (names.length > pageLimits.importColumns) refuse({ why: 'tooManyColumns', max: pageLimits.importColumns })
  const rows = below
    .map((cells, at): ImportRow => ({ line: at + 2 + above, cells: trimmed(isExact ? cells : cells.map(cellOf)) }))
    .filter(({ cells }) => cells.length > 0)
  if (rows.length === 0) refuse({ why: 'noRows' })
  if (rows.length > pageLimits.importRows) refuse({ why: 'tooManyRows', max: pageLimits.importRows })
  return { headers: trimmed(names.map(cellOf)), rows, comma: commaOf(delimiter, pageComma) }
}

/** Excel may say in a first line how columns are apart: `sep=;`. */
function beginning(text: string): { words: string; told?: string; above: number } {
  const words = text.replace(/^\uFEFF/, '')
  const [line, told] = /^"?sep=([;,\t|])"?\n/i.exec(words) ?? []
  return line === undefined || told === undefined
    ? { words, above: 0 }
    : { words: words.slice(line.length), told, above: 1 }
}

/** Within how many characters the first row is looked for: a quote that does not end would make it the whole file. */
const firstRow = 20_000

/** The sign that cuts the first row into most names; a semicolon, as Dutch Excel writes, where none does. */
function separatorOf(text: string): string {
  const start = text.slice(0, firstRow)
  const count = (delimiter: string) =>
    parse<string[]>(start, { delimiter, newline: '\n', preview: 1 }).data[0]?.length ?? 0
  return separators.reduce<string>((best, next) => (count(next) > count(best) ? next : best), ';')
}

/** Where columns are apart by commas numbers are not written with one; tabs are of whoever pastes. */
const commaOf = (delimiter: string, pageComma: Comma): Comma =>
  delimiter === ';' ? ',' : delimiter === ',' ? '.' : pageComma

/** A sign that a spreadsheet takes for the beginning of a formula, with the apostrophes that keep it words. */
const formula = /^'*[=+\-@\t\r](?![\d.,\s]*$)/

/** A cell without what keeps a spreadsheet from reading a number or a formula in it: `'=x`, `="007"`. */
function cellOf(cell: string): string {
  const text = cell.trim()
  const quoted = /^="([^"]*)"$/.exec(text)?.[1]
  if (quoted !== undefined) return quoted.trim()
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}

/** Without the empty cells behind the last one that is filled. */
const trimmed = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)

/** Rows as a file that Dutch Excel opens by itself, and that is read here as it was. */
export function writeTable(headers: readonly string[], rows: readonly (readonly string[])[], comma: Comma): string {
  const delimiter = comma === ',' ? ';' : ','
  const options = { delimiter, newline: '\r\n', escapeFormulae: formula }
  return `\uFEFF${unparse([[...headers], ...rows.map((row) => [...row])], options)}\r\n`
}
