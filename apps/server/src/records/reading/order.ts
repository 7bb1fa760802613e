import type { Entity } from '@vezel/model/kit/entity.ts'
import { limits } from '@vezel/model/limits.ts'
import { bounded } from '@vezel/model/problem-words.ts'
import type { FieldNode } from 'graphql'
import { shaping } from './arguments.ts'
import { tooMuch } from './bounds.ts'
import { isWords, pathSql } from './path.ts'
import { listOf, type Statement } from './statement.ts'

/** What a list is sorted by, one after the other: a value, and how values of it are put in their order. */
interface Order {
  readonly value: string
  readonly how: string
}

/** What a list is sorted by: as asked, then as its definition says, then as the records were made. */
export function orderSql(statement: Statement, entity: Entity, t: string, node: FieldNode): string {
  const own = sortsOf(statement, node)
  const sorts = [...own, ...entity.order.map((field) => ({ field }))]
  const orders = [...ordersOf(statement, entity, t, sorts), ...asMade(t)]
  return orders.map(({ value, how }) => `${value}${how}`).join(', ')
}

/** By which two records of one list never stand in the same place. */
export const asMade = (t: string): readonly Order[] =>
  ['created_at', 'id'].map((name) => ({ value: `${t}."${name}"`, how: '' }))

interface Sort {
  readonly field: string
  readonly direction?: string
}

/** What a request sorts a list by. */
export function sortsOf(statement: Statement, node: FieldNode): readonly Sort[] {
  const own = listOf(shaping(statement, node, 'sort') as Sort | null)
  if (own.length > limits.sortFields) throw tooMuch(limits.sortFields, bounded.sort)
  return own
}

/** The values of a row that it is sorted by. */
export function ordersOf(statement: Statement, entity: Entity, t: string, sorts: readonly Sort[]): readonly Order[] {
  return sorts.map(({ field, direction }) => {
    const steps = String(field).split('.')
    if (steps.length > limits.sortPath) throw tooMuch(limits.sortPath, bounded.sortPath)
    const collate = isWords(entity, steps) ? ' collate "natuurlijk"' : ''
    return {
      value: pathSql(statement, entity, t, steps),
      how: `${collate} ${direction === 'desc' ? 'desc' : 'asc'} nulls last`,
    }
  })
}

/**
 * The rows that are read, `upTo` which of all in their order, and `most` when more of them are refused. At the top, where a total tells how many there
 * are, a list is cut; inside a record only where the request says how many it wants.
 */
export function pageSql(
  statement: Statement,
  node: FieldNode,
  isTop: boolean,
): { readonly page: string; readonly most: number | undefined; readonly upTo: number } {
  const [limit, offset] = [shaping(statement, node, 'limit'), shaping(statement, node, 'offset')]
  const asked = typeof limit === 'number' ? Math.max(0, limit) : undefined
  const isCut = isTop || (asked !== undefined && asked <= limits.listMost)
  const most = isCut ? undefined : Math.min(asked ?? limits.nestedMost, limits.listMost)
  // One more than may be, so that it shows; a list beyond every limit is not counted to its end.
  const rows = isCut ? Math.min(asked ?? limits.listDefault, limits.listMost) : limits.listMost + 1
  const from = typeof offset === 'number' && offset > 0 ? Math.trunc(offset) : 0
  return { page: ` limit ${rows}${from > 0 ? ` offset ${from}` : ''}`, most, upTo: from + rows }
}
