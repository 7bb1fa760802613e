import type { FileImportField, ImportedRow } from '@vezel/model/kit/field.ts'
import Papa from 'papaparse'

/**
 * The rows of a CSV file under the columns of a field, found by the words above them: those of the column in any language,
 * or its name. Columns that are not known are left out. Null of what is no CSV: a file with signs that no text has, or
 * without one of the columns.
 */
export async function readRows(file: File, { columns }: FileImportField): Promise<readonly ImportedRow[] | null> {
  const text = textOf(new Uint8Array(await file.arrayBuffer()))
  if (text.includes('\0')) return null
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' })
  const [heads = [], ...rows] = data
  const places = columns.flatMap(({ name, label }) => {
    const words = [name, label.nl, label.en, label.fr].map((one) => one?.trim().toLowerCase())
    const at = heads.findIndex((head) => words.includes(head.trim().toLowerCase()))
    return at === -1 ? [] : [{ name, at }]
  })
  if (places.length === 0) return null
  return rows.map((row) => Object.fromEntries(places.map(({ name, at }) => [name, row[at]?.trim() || null])))
}

/** As Excel writes it: UTF-8, UTF-16 when it says so, and else the Windows signs of Western Europe. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
