import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { parentOf } from './fill-list.ts'
import { columnOf, q, tableOf } from './names.ts'

/**
 * The item of another set that an item is there: of the same code, and of a nested list in the twin of what it stands in.
 * An expression of its id, which is null where there is none; `item` and `set` are expressions too.
 */
export function twinOf(list: Entity, item: string, set: string, organisation: string, depth = 0): string {
  const [old, twin] = [`o${depth}`, `n${depth}`]
  const above = parentOf(list)
  const column = above && q(columnOf(above.name, above.field))
  const inside = above
    ? `${twin}.${column} = ${twinOf(model.named(above.field.target), `${old}.${column}`, set, organisation, depth + 1)}`
    : `${twin}."variable_set_id" = ${set}`
  return `(select ${twin}."id" from ${q(tableOf(list))} ${old} join ${q(tableOf(list))} ${twin} on ${twin}."organisatie_id" = ${old}."organisatie_id"
    and ${twin}."code" = ${old}."code" and ${twin}."deleted_at" is null and ${inside}
    where ${old}."organisatie_id" = ${organisation} and ${old}."id" = ${item})`
}
