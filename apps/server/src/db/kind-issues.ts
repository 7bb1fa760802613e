import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import type { Values } from './work.ts'

/** A day that exists: `2026-02-30` does not. */
const isDay = (text: string) => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text)

/** What no database column may be offered: dates that do not exist, numbers out of range. */
export function kindIssues(entity: Entity, draft: Values, names: readonly string[]): Issue[] {
  return names.flatMap((path): Issue[] => {
    const field = entity.fields[path]
    const value = draft[path]
    if (!field || value === null || value === undefined) return []
    if (field.kind === 'date') {
      const [day = '', time] = String(value).split(' ')
      return isDay(day) && (time === undefined || isTime(time)) ? [] : [{ path, rule: 'isDate', args: [] }]
    }
    if (field.kind === 'datetime') {
      const [day = '', time = ''] = String(value).split(' ')
      return !isDay(day)
        ? [{ path, rule: 'isDate', args: [] }]
        : isTime(time)
          ? []
          : [{ path, rule: 'isTime', args: [] }]
    }
    if (field.kind === 'decimal' && !(Number.isFinite(value) && Math.abs(Number(value)) < 1e9))
      return [{ path, rule: 'isNumber', args: [] }]
    return []
  })
}
