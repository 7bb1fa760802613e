import { keptView } from '@vezel/model/entities/organisation/kept-view.ts'
import { ask } from '../api/connection.ts'
import { rowsQuestion } from '../api/rows.ts'
import type { RowFor } from '../api/selection.ts'
import { knowViews, readState, type SavedView } from './kept-views.ts'

const selection = {
  naam: true,
  inhoud: true,
  gedeeld: true,
  record_version: true,
  van: { id: true, full_name: true },
  opent: { id: true },
} as const
type Row = RowFor<'keptView', typeof selection>

/** Asks the server for the views of a list, and has this device know them. Rejects with an `ApiProblem`. */
export async function refreshViews(list: string, me: string): Promise<void> {
  const options = { filter: { lijst: { eq: list } }, sort: [{ field: 'naam' }] } as const
  const { rows } = await ask<{ rows: readonly Row[] }>(rowsQuestion(keptView, selection, options))
  const opens = rows.find(({ opent }) => opent.length > 0)
  knowViews(list, me, { views: rows.map(viewOf), first: opens?.id ?? null, opening: opens?.opent[0]?.id ?? null })
}

const viewOf = (row: Row): SavedView => ({
  id: row.id,
  name: row.naam,
  ...readState(row.inhoud),
  isShared: row.gedeeld,
  of: row.van.id,
  by: row.van.full_name ?? '',
  version: row.record_version,
})
