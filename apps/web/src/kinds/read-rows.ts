import type { FileImportField } from '@vezel/model/kit/field.ts'
import type { ImportedRow } from '@vezel/model/rules/rows.ts'
import { ImportRefused, readFile } from './table-file.ts'

/**
 * The rows of a CSV file under the columns of a field, found by the words above them: those of the column in any language,
 * or its name. Columns that are not known are left out. Null of what is no table of rows, or has none of the columns.
 */
export async function readRows(file: File, { columns }: FileImportField): Promise<readonly ImportedRow[] | null> {
  const table = await readFile(file).catch((error: unknown) => {
    if (error instanceof ImportRefused) return null
    throw error
  })
  if (!table) return null
  const heads = table.headers.map((head) => head.toLowerCase())
  const places = columns.flatMap(({ name, label }) => {
    const words = [name, label.nl, label.en, label.fr].map((one) => one?.trim().toLowerCase())
    const at = heads.findIndex((head) => words.includes(head))
    return at === -1 ? [] : [{ name, at }]
  })
  if (places.length === 0) return null
  return table.rows.map(({ cells }) => Object.fromEntries(places.map(({ name, at }) => [name, cells[at] || null])))
}
