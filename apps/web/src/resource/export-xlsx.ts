import writeXlsxFile, { type Cell } from 'write-excel-file/universal'
import type { ExportCell, Sheet } from './export-cells.ts'

/** A sheet as a workbook: days and numbers as such, words always as words, the titles bold and in view while one scrolls. */
export async function xlsxOf({ titles, rows }: Sheet, name: string): Promise<Blob> {
  const head = titles.map((value): Cell => ({ type: String, value, fontWeight: 'bold' }))
  const cells = rows.map((row) => row.map(written))
  const columns = titles.map((title, at) => ({ width: widthOf(title, rows, at) }))
  const options = { sheet: sheetName(name), stickyRowsCount: 1, columns }
  return writeXlsxFile([head, ...cells], options).toBlob()
}

/** The type is always said: words that begin with "=" are then text, and are never worked out. */
function written(cell: ExportCell): Cell {
  if (cell.kind === 'number') return { type: Number, value: cell.value }
  if (cell.kind === 'words') return cell.value === '' ? null : { type: String, value: cell.value }
  // A workbook has no zones: what stands on the clock is written as it is.
  const value = new Date(`${cell.value.replace(' ', 'T')}${cell.kind === 'day' ? 'T00:00' : ''}:00Z`)
  return { type: Date, value, format: cell.kind === 'day' ? 'dd-mm-yyyy' : 'dd-mm-yyyy hh:mm' }
}

/** In characters, as wide as the longest of the first rows. */
function widthOf(title: string, rows: Sheet['rows'], at: number): number {
  const lengths = rows.slice(0, 100).map((row) => (row[at]?.kind === 'words' ? String(row[at].value).length : 12))
  return Math.min(60, Math.max(title.length, ...lengths) + 2)
}

/** Excel takes 31 signs, and not all of them. */
const sheetName = (name: string) =>
  name
    .replace(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .trim() || 'Vezel'
