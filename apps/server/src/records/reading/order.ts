import type { Entity } from '@vezel/model/kit/entity.ts'
import { limits } from '@vezel/model/limits.ts'
import { bounded } from '@vezel/model/problem-words.ts'
import type { FieldNode } from 'graphql'
import { shaping } from './arguments.ts'
import { tooMuch } from './bounds.ts'
import { isWords, pathSql } from './path.ts'
import { listOf, type Statement } from './statement.ts'

/** What a list is sorted by: as asked, then as its definition says, then as the records were made. */
export function orderSql(statement: Statement, entity: Entity, t: string, node: FieldNode): string {
  const asked = shaping(statement, node, 'sort')
  const own = listOf(asked as { field: string; direction?: string } | null)
  if (own.length > limits.sortFields) throw tooMuch(limits.sortFields, bounded.sort)
  const sorts = [...own, ...entity.order.map((field) => ({ field, direction: 'asc' }))]
  const parts = sorts.map(({ field, direction }) => {
    const steps = String(field).split('.')
    if (steps.length > limits.sortPath) throw tooMuch(limits.sortPath, bounded.sortPath)
    const path = pathSql(statement, entity, t, steps)
    const collate = isWords(entity, steps) ? ' collate "natuurlijk"' : ''
    return `${path}${collate} ${direction === 'desc' ? 'desc' : 'asc'} nulls last`
  })
  return [...parts, `${t}."created_at"`, `${t}."id"`].join(', ')
}

/**
 * The rows that are read, and `most` when more of them are refused. At the top, where a total tells how many there
 * are, a list is cut; inside a record only where the request says how many it wants.
 */
export function pageSql(
  statement: Statement,
  node: FieldNode,
  isTop: boolean,
): { readonly page: string; readonly most: number | undefined } {
  const [limit, offset] = [shaping(statement, node, 'limit'), shaping(statement, node, 'offset')]
  const asked = typeof limit === 'number' ? Math.max(0, limit) : undefined
  const isCut = isTop || (asked !== undefined && asked <= limits.listMost)
  const most = isCut ? undefined : Math.min(asked ?? limits.nestedMost, limits.listMost)
  // One more than may be, so that it shows; a list beyond every limit is not counted to its end.
  const rows = isCut ? Math.min(asked ?? limits.listDefault, limits.listMost) : limits.listMost + 1
  return {
    page: ` limit ${rows}${typeof offset === 'number' && offset > 0 ? ` offset ${Math.trunc(offset)}` : ''}`,
    most,
  }
}
