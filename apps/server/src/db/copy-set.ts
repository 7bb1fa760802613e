import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { listsInOrder, parentOf } from './fill-list.ts'
import { columnOf, q, tableOf } from './names.ts'
import { twinOf } from './twin.ts'
import type { Query } from './wave.ts'
import { storedFieldsOf } from './work.ts'

/** Of a list the rows of a set: joins from `t` up to the list that names the set, and the condition there. */
export function inSet(list: Entity, set: string): { readonly joins: readonly string[]; readonly where: string } {
  const joins: string[] = []
  let [at, alias] = [list, 't']
  for (let above = parentOf(at); above; above = parentOf(at)) {
    const next = `p${joins.length}`
    at = model.named(above.field.target)
    joins.push(
      `join ${q(tableOf(at))} ${next} on ${next}."organisatie_id" = ${alias}."organisatie_id" and ${next}."id" = ${alias}.${q(columnOf(above.name, above.field))} and ${next}."deleted_at" is null`,
    )
    alias = next
  }
  return { joins, where: `${alias}."variable_set_id" = ${set} and t."deleted_at" is null` }
}

/** Copies what stands in a set into another, empty one: items with their codes, nested lists and mappings, a statement each. */
export async function copySet(query: Query, organisation: number, from: string, to: string): Promise<void> {
  const values = [organisation, Number(from), Number(to)]
  const twin = (list: Entity, item: string) => twinOf(list, item, '$3', '$1')
  for (const list of listsInOrder()) {
    const copied = storedFieldsOf(list).map(([name, field]): [string, string] => {
      const column = q(columnOf(name, field))
      if (name === 'variable_set') return [column, '$3']
      return [column, pointsAtOne(field) ? twin(model.named(field.target), `t.${column}`) : `t.${column}`]
    })
    const { joins, where } = inSet(list, '$2')
    await query(
      `insert into ${q(tableOf(list))} ("organisatie_id", ${copied.map(([column]) => column)})
       select t."organisatie_id", ${copied.map(([, value]) => value).join(', ')} from ${q(tableOf(list))} t ${joins.join(' ')}
       where t."organisatie_id" = $1 and ${where} and $3::integer is not null order by t."id"`,
      values,
    )
  }
  const mapping = model.entity('variableMapping')
  const columns = storedFieldsOf(mapping).map(([name, field]): [string, string] => {
    const column = q(columnOf(name, field))
    const target = pointsAtOne(field) ? model.named(field.target) : undefined
    return [
      column,
      target?.isLookup ? `case when t.${column} is not null then ${twin(target, `t.${column}`)} end` : `t.${column}`,
    ]
  })
  await query(
    `insert into "variable_mapping" ("organisatie_id", "id", ${columns.map(([column]) => column)})
     select t."organisatie_id", gen_random_uuid(), ${columns.map(([, value]) => value).join(', ')} from "variable_mapping" t
     join "external_system" e on e."organisatie_id" = t."organisatie_id" and e."id" = t."external_system_id" and e."variable_set_id" = $2
     where t."organisatie_id" = $1 and t."deleted_at" is null`,
    values,
  )
}
