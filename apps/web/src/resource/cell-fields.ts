import type { Entity } from '@vezel/model/kit/entity.ts'
import { isDrafted, pointsAtFile, pointsAtMany } from '@vezel/model/kit/kinds.ts'
import { kindOfField } from '../kinds/kinds.ts'

/**
 * Whether a field can be changed in the cell of a list: what its definition names, else whatever is written by hand, fits on
 * a line and is one value. What departs from what it follows asks for a reason too; a number, the state and what the rows stand in order by are of one record, and changed there.
 */
export function isChangedInCell(entity: Entity, name: string): boolean {
  const field = entity.fields[name]
  if (!field || !isDrafted(field) || field.readOnly || field.writeOnly || entity.overrides[name]) return false
  const { edit } = entity.table
  if (edit) return edit.includes(name)
  const own = [entity.numbered?.field, entity.transitions?.field, entity.table.reorder]
  if (own.includes(name) || entity.partOf.includes(name) || pointsAtFile(field) || pointsAtMany(field)) return false
  const kind = kindOfField(field)
  return kind.read !== null && kind.width(field) === 'half'
}
