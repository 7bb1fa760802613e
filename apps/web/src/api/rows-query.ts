import { queryOf, type Status } from './queries.ts'
import { type RowsOptions, rowsQuestion } from './rows.ts'
import type { Checked, Definition, RowFor, SelectionFor } from './selection.ts'

/** A list of records that something else than a component follows. */
export interface RowsQuery<Row> {
  readonly rows: () => readonly Row[]
  readonly status: () => Status
  readonly subscribe: (listener: () => void) => () => void
  /** Asks the server again. */
  readonly load: () => Promise<void>
}

/** What `useRows` answers, for what is no component; whoever asks the same shares one request. */
export function rowsQuery<const K extends string, const S extends SelectionFor<K>>(
  of: Definition<K>,
  selection: S & Checked<K, S>,
  options: NoInfer<Omit<RowsOptions<K>, 'skip'>> = {},
): RowsQuery<RowFor<K, S>> {
  const { filter, search, sort, args } = options
  const asked = { of: of.key, selection, filter, search, sort }
  const query = queryOf({ ...rowsQuestion(of, selection, options), selection, args, asked })
  return {
    // What it answers is what was selected.
    rows: () => query.shown().rows as readonly RowFor<K, S>[],
    status: () => query.shown().status,
    subscribe: query.subscribe,
    load: () => query.load(),
  }
}
