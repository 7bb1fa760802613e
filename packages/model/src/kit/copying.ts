import type { Entity } from './entity.ts'
import { isDrafted, kindOf, pointsAtOne } from './kinds.ts'

/** Whether a field may be made from that of another record at all, whatever its definition says. */
const mayBeCopied = ({ fields, overrides }: Entity, name: string): boolean => {
  const field = fields[name]
  if (!field || !isDrafted(field) || overrides[name]) return false
  return !field.readOnly && !field.writeOnly && !field.personal && !field.unique && !field.access?.read
}

/**
 * The fields that a record takes over from another one of its kind: as the field says, else as its kind does. What tells of a
 * person, or of this one record alone, is in no copy, nor what was said otherwise than it follows; numbers and places in a list go on by themselves.
 */
export const copiedFields = (entity: Entity): readonly string[] =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    mayBeCopied(entity, name) && (field.copy ?? kindOf(field).copy) === 'kept' ? [name] : [],
  )

/** Whether a new one may begin as the last one did: not where there is one a survey. */
export const hasLikeLast = (entity: Entity): boolean => {
  const { abstract, access, fields, form, isLookup } = entity
  const isMade = !abstract && !isLookup && access.create !== 'nobody'
  const isOnly = Object.values(fields).some((field) => pointsAtOne(field) && field.required && field.unique === true)
  const shown = form.flatMap((section) => section.fields)
  return isMade && !isOnly && copiedFields(entity).some((name) => shown.includes(name))
}
