import { q } from './names.ts'

/** A column of rows that are sent to a statement: its value in each of them, as text. */
export interface SentColumn {
  readonly name: string
  readonly texts: readonly (string | null)[]
}

/**
 * Rows sent to a statement, as a table `r` of texts in which `#` counts them; adds to its values. One row is sent as
 * values, which PostgreSQL plans as if they stood there.
 */
export function sentRows(values: unknown[], columns: readonly SentColumn[]): string {
  const names = [...columns.map(({ name }) => q(name)), '"#"'].join(', ')
  if (columns.every(({ texts }) => texts.length === 1)) {
    const places = columns.map(({ texts }) => `$${values.push(texts[0])}::text`)
    return `(values (${[...places, '1'].join(', ')})) r(${names})`
  }
  const places = columns.map(({ texts }) => `$${values.push(texts)}::text[]`)
  return `unnest(${places.join(', ')}) with ordinality r(${names})`
}
