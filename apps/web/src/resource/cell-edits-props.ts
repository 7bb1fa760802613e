import type { CellPlace } from '../ui/table-edit.ts'
import type { Overrides } from './form-part.ts'

/** What the cells of a list are changed by. */
export interface CellEditsProps {
  place: CellPlace
  /** Why nothing can be changed in this list; null where it can. */
  readOnly: string | null
  /** Inputs and offers as the forms of the screen have them. */
  overrides: Overrides | undefined
  /** What the rows of the list share. */
  where: Readonly<Record<string, unknown>> | undefined
}
