import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { kindOf } from '../kinds/index.ts'
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
    const rule = kindOf(field).check.value(value, field, before?.[path])
    return rule ? [{ path, rule, args: [] }] : []
  })
}
