import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field, Fields } from '@vezel/model/kit/field.ts'
import { impliedFields } from '@vezel/model/kit/implied.ts'
import { argumentsOf, filterOf, points } from '@vezel/model/kit/kinds.ts'
import type { Policy } from '@vezel/model/rights.ts'
import { type FilterField, filterField, operatorsOf } from './conditions.ts'

/**
 * What the list of an entity is filtered by: everything that a record says of itself and that can be asked for, in the
 * order of the definition. Left out are the fields of `fixed`, whose values the list itself decides, the place of a row
 * in its order, and what `mayRead` refuses.
 */
export function filterFieldsOf(
  entity: Entity,
  fixed: readonly string[],
  mayRead: (policy: Policy) => boolean,
): readonly FilterField[] {
  const fields: Fields = { ...entity.fields, ...impliedFields }
  return Object.entries(fields).flatMap(([name, field]) => {
    const isHidden = field.writeOnly || (field.access?.read && !mayRead(field.access.read))
    if (isHidden || fixed.includes(name) || name === entity.table.reorder) return []
    // What depends on more than the record cannot be asked for without saying of what.
    if (filterOf(field) === null || Object.keys(argumentsOf(field)).length > 0) return []
    const made = filterField(name, field, labelled(field))
    return operatorsOf(made).length > 0 ? [made] : []
  })
}

/** A relation without a label is called as what it points at. */
function labelled(field: Field): Partial<FilterField> {
  return !field.label && points(field) ? { label: model.named(field.target).label } : {}
}
