import type { Entity } from '@vezel/model/kit/entity.ts'
import { isDrafted, pointsAtFile } from '@vezel/model/kit/kinds.ts'
import { type Policy, updatePolicy } from '@vezel/model/rights.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import type { Read } from '../kinds/record.ts'
import type { BulkOptions } from './bulk-options.ts'

/**
 * The fields that can be changed in many records at once: those of the form that somebody may change. A number, what is
 * told apart by it, a file and the state are of one record; what puts the rows in this list is not changed in it.
 */
export function editableNames(
  entity: Entity,
  { edit, where = {} }: Pick<BulkOptions, 'edit' | 'where'>,
  may: (policy: Policy) => boolean,
): readonly string[] {
  if (edit === false) return []
  const own = new Set([entity.numbered?.field, entity.transitions?.field, entity.table.reorder, ...Object.keys(where)])
  const names = edit ?? entity.form.flatMap(({ fields }) => fields)
  return [...new Set(names)].filter((name) => {
    const field = entity.fields[name]
    if (!field || !isDrafted(field) || field.readOnly || field.writeOnly || pointsAtFile(field)) return false
    if (edit === undefined && (own.has(name) || ('unique' in field && field.unique))) return false
    return may(updatePolicy(entity, name))
  })
}

/** What all records have the same, as a record; which fields differ. */
export interface Common {
  readonly row: Read
  readonly mixed: ReadonlySet<string>
}

/** What a field has in common in these records: the others are empty in `row` and named in `mixed`. */
export function commonOf(names: readonly string[], rows: readonly Read[]): Common {
  const [first, ...rest] = rows
  const mixed = new Set(names.filter((name) => rest.some((row) => !isAlike(row[name], first?.[name]))))
  return { row: { ...first, ...Object.fromEntries([...mixed].map((name) => [name, null])) }, mixed }
}

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Whether a field that becomes this value would lose what some of the rows have in it. */
export const wouldEmpty = ({ row, mixed }: Common, name: string, value: unknown): boolean =>
  isEmpty(value) && (mixed.has(name) || !isEmpty(row[name]))
