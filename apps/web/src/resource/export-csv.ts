import type { ExportCell, Sheet } from './export-cells.ts'

/**
 * A sheet as Dutch Excel reads it when it is opened: semicolons, decimal commas, days as `31-12-2026`, lines that end as
 * on Windows, and a mark in front that says it is UTF-8.
 */
export function csvOf({ titles, rows }: Sheet): string {
  const lines = [titles.map((title) => quoted(harmless(title))), ...rows.map((row) => row.map(written))]
  return `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`
}

function written(cell: ExportCell): string {
  if (cell.kind === 'number') return String(cell.value).replace('.', ',')
  if (cell.kind === 'words') return quoted(harmless(cell.value))
  const [day = '', time] = cell.value.split(' ')
  return [day.split('-').reverse().join('-'), time].filter(Boolean).join(' ')
}

/** A spreadsheet takes words that begin so for a formula and runs them: an apostrophe keeps them words. */
const harmless = (text: string) => (/^[\s]*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
