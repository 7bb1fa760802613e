import type { Entity } from '@vezel/model/kit/entity.ts'
import { impliedFields } from '@vezel/model/kit/implied.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { FieldNode } from 'graphql'
import { conditions } from './filter.ts'
import { asMade, ordersOf, pageSql, sortsOf } from './order.ts'
import { fieldOf, rowsOf } from './rows.ts'
import { oneSql, top } from './selection.ts'
import type { Statement } from './statement.ts'

/** A subquery that answers records of several kinds as one JSON array, sorted and cut as one list. */
export function unitedSql(statement: Statement, kinds: readonly Entity[], node: FieldNode): string {
  const page = pageOf(statement, kinds, node)
  const each = kinds.map((entity, at) => {
    const row = oneSql(statement, entity, node.selectionSet, (t) => `${t}."id" = u."id"`, { ...top, isMany: true })
    return `when ${at} then (${row})`
  })
  return `select coalesce(json_agg(case u."kind" ${each.join(' ')} end), '[]') from (${page}) u`
}

/** The ids of the records that a list or a total finds, with the type of each. */
export function namedSql(statement: Statement, kinds: readonly Entity[], node: FieldNode): string {
  const types = kinds.map(({ api }, at) => `when ${at} then '${api.type}'`)
  return `select u."id"::text as "id", case u."kind" ${types.join(' ')} end as "type" from (${pageOf(statement, kinds, node)}) u`
}

/** How many records of these kinds meet the conditions. */
export function totalOf(statement: Statement, kinds: readonly Entity[], node: FieldNode): string {
  const counts = kinds.map((entity) => {
    const t = statement.alias()
    const found = conditions(statement, entity, t, node)
    return `(select count(*) from ${rowsOf(statement, entity, t)} where ${found.join(' and ')})`
  })
  return `select ${counts.join(' + ')}`
}

/** What a list of these kinds is sorted by: of several only by what all of them have, as one kind of value. Throws `badRequest`. */
function sharedSorts(statement: Statement, kinds: readonly Entity[], node: FieldNode): ReturnType<typeof sortsOf> {
  const sorts = sortsOf(statement, node)
  const [only, ...others] = kinds
  if (others.length === 0) return [...sorts, ...(only?.order ?? []).map((field) => ({ field }))]
  for (const { field } of sorts) {
    const values = new Set(kinds.map((entity) => fieldOf(entity, field)?.field.kind))
    if (field !== 'id' && !Object.hasOwn(impliedFields, field) && (values.size > 1 || values.has(undefined)))
      throw new Problem('badRequest', { reason: field })
  }
  return sorts
}

/** The ids on a page, each with the place of its kind; of each table no more rows are taken than the page may need. */
function pageOf(statement: Statement, kinds: readonly Entity[], node: FieldNode): string {
  const { page, upTo } = pageSql(statement, node, true)
  const sorts = sharedSorts(statement, kinds, node)
  const parts = kinds.map((entity, at) => {
    const t = statement.alias()
    const found = conditions(statement, entity, t, node)
    const orders = [...ordersOf(statement, entity, t, sorts), ...asMade(t)]
    const keys = orders.map(({ value }, place) => `${value} as "k${place}"`)
    const sorted = orders.map(({ value, how }) => `${value}${how}`).join(', ')
    return {
      again: orders.map(({ how }, place) => `"k${place}"${how}`).join(', '),
      sql: `(select ${at} as "kind", ${keys.join(', ')}, ${t}."id" from ${rowsOf(statement, entity, t)} where ${found.join(' and ')} order by ${sorted} limit ${upTo})`,
    }
  })
  return `select "kind", "id" from (${parts.map(({ sql }) => sql).join(' union all ')}) w order by ${parts[0]?.again}${page}`
}
