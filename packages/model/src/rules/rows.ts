import type { Label } from '../kit/label.ts'
import { type Issue, isEmpty, type Rule } from './rule.ts'

/** A row read from a file: the words of each column, by its name; null where there are none. */
export type ImportedRow = Readonly<Record<string, string | null>>
/** A column of a file that is read, with the words that stand above it in the file. */
export interface ImportColumn {
  readonly name: string
  readonly label: Label
  readonly required: boolean
}
/** What is to be read from a file. */
interface Columns {
  readonly columns: readonly ImportColumn[]
}

/** At most this many rows come in at once, and each value is at most this long. */
const most = { rows: 2000, characters: 20_000 }

/** Rows as a file gave them: only columns that are known, and only text. What another program sends is judged alike. */
export function isRows(value: unknown, { columns }: Columns): value is readonly ImportedRow[] {
  const known = new Set(columns.map(({ name }) => name))
  const isText = (cell: unknown) => cell === null || (typeof cell === 'string' && cell.length <= most.characters)
  return (
    Array.isArray(value) &&
    value.length <= most.rows &&
    value.every(
      (row: unknown) =>
        typeof row === 'object' &&
        row !== null &&
        !Array.isArray(row) &&
        Object.entries(row).every(([name, cell]) => known.has(name) && isText(cell)),
    )
  )
}

/** Why rows do not go in: they are none, or a row lacks what is required of it. Rows count from 1, below the heads. */
export function rowsRefusal(value: unknown, field: Columns): Omit<Issue, 'path'> | undefined {
  if (isEmpty(value)) return undefined
  if (!isRows(value, field)) return { rule: 'isRows', args: [] }
  const required = field.columns.filter((column) => column.required)
  const lacking = value.flatMap((row, at) => {
    const names = required.filter(({ name }) => isEmpty(row[name])).map(({ name }) => name)
    return names.length > 0 ? [`${at + 1}: ${names.join(', ')}`] : []
  })
  return lacking.length > 0 ? { rule: 'rowsComplete', args: [lacking.join('; ')] } : undefined
}

/** §5: every row has what is required; else the rows that lack something are named, with what. */
export const rowsComplete = (lacking: string): Rule => ({
  name: 'rowsComplete',
  args: [lacking],
  message: {
    nl: 'Informatie mist in sommige rijen van de import, corrigeer deze en importeer het weer opnieuw ({0})',
    en: 'Some rows of the import lack information: correct them and import again ({0})',
    fr: 'Il manque des informations dans certaines lignes : corrigez-les et importez à nouveau ({0})',
  },
  // Its rows are looked at where the field is known.
  test: () => true,
})
