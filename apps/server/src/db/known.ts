import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { isStored } from '../kinds/index.ts'
import { literal } from '../kinds/literal.ts'
import type { ForRows, Known } from './difference.ts'
import { addKnown, fillList, knownItemsIn, listsInOrder } from './fill-list.ts'
import { columnOf, q, tableOf } from './names.ts'

/** What the model says of rows that exist when the schema changes: the defaults of fields, and the items of new lists. */
export const knownOfModel: Known = {
  forRows(table, column) {
    for (const entity of model.entities.filter((e) => !e.variantOf && tableOf(e) === table)) {
      for (const [name, field] of Object.entries(entity.fields)) {
        if (isStored(field) && columnOf(name, field) === column) return forRows(entity, field)
      }
    }
    return undefined
  },
  fill: (tables) =>
    listsInOrder()
      .filter((list) => tables.includes(tableOf(list)))
      .map((list) => `${fillList(list)};`),
  addItems(before, after, newTables) {
    const old = knownItemsIn(before)
    // A script without them is older than the lines: then nobody knows which are new.
    if (old.length === 0) return []
    const isOld = (table: string, path: string) => old.some((item) => item.table === table && item.path === path)
    const fresh = knownItemsIn(after).filter(({ table, path }) => !newTables.includes(table) && !isOld(table, path))
    // Items of one code that stand in several items of the list above come at once.
    return [...new Set(fresh.flatMap(addKnown))]
  },
}

function forRows(entity: Entity, field: Field): ForRows | undefined {
  if (field.default === undefined || field.default === null) return undefined
  if (field.default === 'now') return { value: 'now()', isConstant: true }
  if (field.default === 'today') return { value: `(now() at time zone 'Europe/Amsterdam')::date`, isConstant: true }
  if (typeof field.default !== 'string') return { value: String(field.default), isConstant: true }
  if (!pointsAtOne(field)) return { value: literal(field.default), isConstant: true }
  return ofList(entity, model.named(field.target), field.default)
}

/** The item with that code in the organisation's own set, which is made where somebody took it away. */
function ofList(entity: Entity, list: Entity, code: string): ForRows | undefined {
  if (!list.fields.variable_set || entity.scope !== 'organisation') return undefined
  const own = `(select o."variable_set_id" from "inventarisatie_organisatie" o where o."id" = `
  return {
    before: [`${fillList(list, { sets: `v."id" = ${own}v."organisatie_id")`, only: code })};`],
    value: `(select i."id" from ${q(tableOf(list))} i where i."organisatie_id" = ${q(tableOf(entity))}."organisatie_id" and i."variable_set_id" = ${own}i."organisatie_id") and i."code" = ${literal(code)} and i."deleted_at" is null order by i."volgorde" limit 1)`,
    isConstant: false,
  }
}
