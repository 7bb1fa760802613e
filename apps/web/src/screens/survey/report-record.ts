import { model } from '@vezel/model'
import type { RowFor } from '../../api/rows.ts'
import { formSelection } from '../../resource/selection.ts'

export const report = model.entity('report')
const person = { id: true, full_name: true } as const
/** What is asked of a report: also what its next steps need. */
export const reportSelection = formSelection('report', {
  opgesteld_door: person,
  aangeboden_door: person,
  gecontroleerd_door: person,
  vrijgegeven_door: person,
})
export type ReportRow = RowFor<'report', typeof reportSelection>
