import type { Condition, FilterField } from './conditions.ts'

/** Whether a row meets the conditions that the page decides; those of the server are left to it. */
export function meets(row: unknown, conditions: readonly Condition[], fields: readonly FilterField[]): boolean {
  return conditions.every(({ field: key, operator, values }) => {
    const read = fields.find((field) => field.key === key)?.onPage as ((row: unknown) => readonly string[]) | undefined
    if (!read) return true
    const found = read(row)
    if (operator === 'empty') return found.length === 0
    if (operator === 'filled') return found.length > 0
    return found.some((value) => values.includes(value))
  })
}

/** The conditions that the server answers. */
export const ofServer = (conditions: readonly Condition[], fields: readonly FilterField[]): readonly Condition[] =>
  conditions.filter((condition) => !fields.find(({ key }) => key === condition.field)?.onPage)
