import type { Entity } from '@vezel/model/kit/entity.ts'
import { isDay, isTime } from '@vezel/model/rules/days.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import type { Values } from './work.ts'

/**
 * What no database column may be offered: dates that do not exist, numbers out of range; and words that are not offered
 * any more, unless the row held them `before`.
 */
export function kindIssues(entity: Entity, draft: Values, names: readonly string[], before?: Values): Issue[] {
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
    if (field.kind === 'choice' && value !== before?.[path] && field.notOffered.includes(String(value)))
      return [{ path, rule: 'isChoice', args: [] }]
    // As its column rounds it.
    if (field.kind === 'decimal' && !(Math.abs(Number(Number(value).toFixed(field.decimals))) < 1e9))
      return [{ path, rule: 'isNumber', args: [] }]
    return []
  })
}
