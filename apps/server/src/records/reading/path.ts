import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { impliedFields } from '@vezel/model/kit/implied.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { Problem } from '@vezel/model/problems.ts'
import { columnOf, q } from '../../db/names.ts'
import { isStored, kindOf } from '../../kinds/index.ts'
import { rowOf } from './computed.ts'
import { fieldOf, rowsOf, visible } from './rows.ts'
import type { Statement } from './statement.ts'

/** The expression of a dotted path to one value; a path that ends at a record means its first title field. */
export function pathSql(statement: Statement, entity: Entity, t: string, path: readonly string[]): string {
  const [name = '', ...rest] = path
  if (name === 'id' || Object.hasOwn(impliedFields, name)) return `${t}.${q(name)}`
  const found = fieldOf(entity, name)
  const inverse = found ? undefined : model.inverse(entity, name)
  if (inverse && pointsAtOne(inverse.kind)) {
    const [x, back] = [statement.alias(), columnOf(inverse.field, inverse.kind)]
    const rows = [`${x}.${q(back)} = ${t}."id"`, ...visible(statement, inverse.from, x)]
    const end = pathSql(statement, inverse.from, x, onFrom(inverse.from, rest))
    return `(select ${end} from ${rowsOf(statement, inverse.from, x)} where ${rows.join(' and ')} limit 1)`
  }
  if (!found) throw new Problem('badRequest', { reason: `${entity.api.type}.${name}` })
  const { field, owner } = found
  if (field.readsKept) statement.probed.add(owner.api.type)
  const { read, filter } = kindOf(field)
  const row = rowOf(statement, owner, name, field, t)
  const next = filter.leadsTo(field)
  if (next) {
    const x = statement.alias()
    const rows = [`${x}."id" = ${read.value(row)}`, ...visible(statement, next, x)]
    const end = pathSql(statement, next, x, onFrom(next, rest))
    return `(select ${end} from ${rowsOf(statement, next, x)} where ${rows.join(' and ')})`
  }
  if (rest.length > 0) throw new Problem('badRequest', { reason: `${entity.api.type}.${path.join('.')}` })
  const value = field.writeOnly ? undefined : read.value(row)
  if (value === undefined) throw new Problem('badRequest', { reason: `${entity.api.type}.${name}` })
  return isStored(field) ? value : `(${value})`
}

/** The rest of a path from a record on. */
const onFrom = (entity: Entity, rest: readonly string[]) => (rest.length > 0 ? rest : entity.title.slice(0, 1))

/** Whether a path ends at what is sorted as people read it. */
export function isWords(entity: Entity, [name = '', ...rest]: readonly string[]): boolean {
  const field = fieldOf(entity, name)?.field
  const target = field && kindOf(field).filter.leadsTo(field)
  if (target) return rest.length === 0 || isWords(target, rest)
  const inverse = model.inverse(entity, name)
  if (inverse) return isWords(inverse.from, rest)
  return field !== undefined && kindOf(field).filter.isWords(field)
}
