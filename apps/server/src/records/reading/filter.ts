import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { impliedFields } from '@vezel/model/kit/implied.ts'
import { pointsAtMany, type ToManyField } from '@vezel/model/kit/kinds.ts'
import type { Inverse } from '@vezel/model/kit/model.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { limits } from '@vezel/model/limits.ts'
import { bounded } from '@vezel/model/problem-words.ts'
import type { FieldNode } from 'graphql'
import { columnOf, q } from '../../db/names.ts'
import { isStored, kindOf } from '../../kinds/index.ts'
import { shaping } from './arguments.ts'
import { tooMuch } from './bounds.ts'
import { rowOf } from './computed.ts'
import { pathSql } from './path.ts'
import { fieldOf, linked, rowsOf, visible } from './rows.ts'
import { listOf, type Statement, tryOf } from './statement.ts'

type Given = Readonly<Record<string, unknown>>

/** A row that a filter looks at, and how deep in filters it stands. */
interface Looked {
  readonly entity: Entity
  readonly t: string
  readonly level: number
}

/** The conditions of a list or a total: what may be read of it, its filter and its search. */
export function conditions(statement: Statement, entity: Entity, t: string, node: FieldNode): string[] {
  const filter = shaping(statement, node, 'filter')
  const search = shaping(statement, node, 'search')
  return [
    ...visible(statement, entity, t),
    ...(isRecord(filter) ? filterSql(statement, { entity, t, level: 1 }, filter) : []),
    ...(typeof search === 'string' && search.trim() !== '' ? [searchSql(statement, entity, t, search.trim())] : []),
  ]
}

function filterSql(statement: Statement, row: Looked, filter: Given): string[] {
  if (row.level > limits.filterDepth) throw tooMuch(limits.filterDepth, bounded.filterDepth)
  return Object.entries(filter).flatMap(([name, test]) => {
    if (name === 'and' || name === 'or') {
      const parts = listOf<Given>(test as Given | null).map(
        (f) => `(${filterSql(statement, { ...row, level: row.level + 1 }, f).join(' and ') || 'true'})`,
      )
      return parts.length === 0 ? [] : [`(${parts.join(` ${name} `)})`]
    }
    return isRecord(test) ? testsOf(statement, row, name, test) : []
  })
}

/** The conditions on one field, or on the records that name this one. */
function testsOf(statement: Statement, row: Looked, name: string, test: Given): string[] {
  statement.tested += 1
  if (statement.tested > limits.filterConditions) throw tooMuch(limits.filterConditions, bounded.conditions)
  if (Array.isArray(test.in) && test.in.length > limits.filterValues) throw tooMuch(limits.filterValues, bounded.values)
  const { entity, t } = row
  const own = name === 'id' ? undefined : fieldOf(entity, name)
  const inverse = own || name === 'id' ? undefined : model.inverse(entity, name)
  if (inverse) return [pointedFrom(statement, row, inverse, test)]
  if (own && pointsAtMany(own.field)) return [linkedTo(statement, row, name, own.field, test)]
  const operand = name === 'id' ? idOf(entity, t) : operandOf(statement, row, name, own ?? implied(entity, name))
  return Object.entries(test).flatMap(([operator, given]) => {
    if (given === null || given === undefined) return []
    if (operator === 'where') {
      const target = own && kindOf(own.field).filter.leadsTo(own.field)
      return target ? [existing(statement, row, target, operand.column, given as Given)] : []
    }
    return Object.hasOwn(comparisons, operator) ? [comparisons[operator as Operator](statement, operand, given)] : []
  })
}

/** A record that names this one meets the filter. */
function pointedFrom(statement: Statement, { t, level }: Looked, { from, field, kind }: Inverse, test: Given): string {
  const x = statement.alias()
  const rows = [
    `${x}.${q(columnOf(field, kind))} = ${t}."id"`,
    ...visible(statement, from, x),
    ...filterSql(statement, { entity: from, t: x, level: level + 1 }, test.where as Given),
  ]
  return `exists (select 1 from ${rowsOf(statement, from, x)} where ${rows.join(' and ')})`
}

/** One of the records that this one names in a table of links meets the tests, or none is there. */
function linkedTo(statement: Statement, { entity, t, level }: Looked, name: string, field: ToManyField, test: Given) {
  const target = model.named(field.target)
  const x = statement.alias()
  const rows = [...visible(statement, target, x)]
  rows.push(...testsOf(statement, { entity: target, t: x, level }, 'id', { eq: test.eq, in: test.in }))
  if (isRecord(test.where)) rows.push(...filterSql(statement, { entity: target, t: x, level: level + 1 }, test.where))
  const from = rowsOf(statement, target, x, linked(entity, name, t, x))
  const exists = `exists (select 1 from ${from} where ${rows.join(' and ')})`
  return test.empty === true ? `not ${exists}` : exists
}

/** The record with this id meets the filter. */
function existing(statement: Statement, { level }: Looked, target: Entity, id: string, where: Given): string {
  const x = statement.alias()
  const rows = [
    `${x}."id" = ${id}`,
    ...visible(statement, target, x),
    ...filterSql(statement, { entity: target, t: x, level: level + 1 }, where),
  ]
  return `exists (select 1 from ${rowsOf(statement, target, x)} where ${rows.join(' and ')})`
}

// ── Comparing a value ───────────────────────────────────────────────────────────────────────────────────────────────

/** The left side of a comparison. */
interface Operand {
  /** As it is stored, so that its index serves. */
  readonly column: string
  /** As it is compared with what is asked. */
  readonly value: string
  /** What the other side is read as, with `::` before it; of text nothing. */
  readonly cast: string
  /** The kind of ids that it is one of, if any. */
  readonly ids: Entity['id'] | undefined
}

const idOf = (entity: Entity, t: string): Operand => {
  const column = `${t}."id"`
  return { column, value: column, cast: '', ids: entity.id }
}

/** What every record has besides its own fields. Throws of a name that is neither. */
function implied(owner: Entity, name: string): { readonly owner: Entity; readonly field: Field } {
  const field = Object.entries(impliedFields).find(([is]) => is === name)?.[1]
  if (!field) throw new Error(`${owner.api.type} has no field ${name} to filter by`)
  return { owner, field }
}

function operandOf(
  statement: Statement,
  { entity, t }: Looked,
  name: string,
  { owner, field }: { readonly owner: Entity; readonly field: Field },
): Operand {
  if (field.readsKept) statement.probed.add(owner.api.type)
  const { read, filter } = kindOf(field)
  const value = read.value(rowOf(statement, owner, name, field, t))
  if (value === undefined) throw new Error(`${entity.api.type}.${name} has no value to filter by`)
  const column = isStored(field) ? value : `(${value})`
  return { column, value: filter.compared(column, field), cast: filter.cast(field), ids: filter.ids(field) }
}

type Operator = 'eq' | 'in' | 'contains' | 'from' | 'to' | 'empty'
type Comparison = (statement: Statement, operand: Operand, given: unknown) => string

const comparisons: Readonly<Record<Operator, Comparison>> = {
  eq(statement, { column, value, cast, ids }, given) {
    if (ids) return `${column} = ${tryOf(ids)}(${statement.bindValue(given)}::text)`
    return `${value} = ${statement.bindValue(given)}${cast}`
  },
  in(statement, { column, value, cast, ids }, given) {
    const list = `${statement.bindValue(listOf(given).map(String))}::text[]`
    if (ids) return `${column} in (select ${tryOf(ids)}(x) from unnest(${list}) x)`
    return `${value} = any(${list}${cast && `${cast}[]`})`
  },
  contains: (statement, { value }, given) => `${value} ilike ${statement.bindValue(`%${escapeLike(String(given))}%`)}`,
  from: (statement, { value, cast }, given) => `${value} >= ${statement.bindValue(given)}${cast}`,
  to(statement, { value, cast }, given) {
    // A day as the upper bound of a moment includes that day.
    const isDayOfMoment = cast === '::timestamp' && /^\d{4}-\d\d-\d\d$/.test(String(given))
    if (isDayOfMoment) return `${value} < ${statement.bindValue(given)}::date + 1`
    return `${value} <= ${statement.bindValue(given)}${cast}`
  },
  empty: (_, { column }, given) => (given ? `(${column} is null)` : `(${column} is not null)`),
}

/** Every word must occur in one of the searched paths. */
function searchSql(statement: Statement, entity: Entity, t: string, text: string): string {
  if (text.length > limits.searchCharacters) throw tooMuch(limits.searchCharacters, bounded.search)
  const words = text.split(/\s+/).slice(0, limits.searchWords)
  const all = words.map((word) => {
    const pattern = statement.bindValue(`%${escapeLike(word)}%`)
    const anywhere = entity.search.map((path) => {
      return `${pathSql(statement, entity, t, path.split('.'))}::text ilike ${pattern}`
    })
    return `(${anywhere.join(' or ')})`
  })
  return all.join(' and ')
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
