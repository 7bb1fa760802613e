import type { FileImportField } from '@vezel/model/kit/field.ts'
import type { ImportedRow } from '@vezel/model/rules/rows.ts'
import Papa from 'papaparse'
import { textOf } from './text-of.ts'

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
