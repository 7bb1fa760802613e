import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { impliedFields } from '@vezel/model/kit/implied.ts'
import { pointsAtMany } from '@vezel/model/kit/kinds.ts'
import type { Inverse } from '@vezel/model/kit/model.ts'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import { asksAssignment } from '@vezel/model/rights.ts'
import type { FieldNode, SelectionSetNode } from 'graphql'
import { columnOf, q, tableOf } from '../../db/names.ts'
import { assignedSql } from '../../db/rights.ts'
import { kindOf } from '../../kinds/index.ts'
import type { SelectedRow } from '../../kinds/kind.ts'
import { moment } from '../../kinds/local-time.ts'
import { type Asked, asksByType, collect, merged } from './asked.ts'
import { computedSql } from './computed.ts'
import { conditions } from './filter.ts'
import { orderSql, pageSql } from './order.ts'
import { fieldOf, linked, linking, rowsOf, stored, visible, withStandings } from './rows.ts'
import type { Statement, Way } from './statement.ts'

/** Where in a selection something stands. */
export interface Place {
  readonly depth: number
  /** A list has been opened on the way here, so that there are many of what stands here. */
  readonly isMany: boolean
  /** From the last list it went up to what several of its rows share: a list from here repeats its rows. */
  readonly isShared: boolean
  /** Such a list has been opened: rows stand here more often than the database has them. */
  readonly isRepeated: boolean
  readonly way: Way
}
/** A root field. */
export const top: Place = { depth: 1, isMany: false, isShared: false, isRepeated: false, way: [] }
/** One level down, to one record: its own, or one that it shares with others. */
const below = (at: Place, { isShared = true } = {}): Place => ({
  ...at,
  depth: at.depth + 1,
  isShared: at.isShared || (isShared && at.isMany),
})

/** PostgreSQL cuts names off here, so that two long ones can become one. */
const NAME_BYTES_MOST = 63

/** A subquery that answers one record as JSON, or null. */
export function oneSql(
  statement: Statement,
  entity: Entity,
  selection: SelectionSetNode | undefined,
  where: (t: string) => string,
  at: Place,
  how: Parameters<typeof visible>[3] = {},
): string {
  const [t, x] = [statement.alias(), statement.alias()]
  const found = [where(t), ...visible(statement, entity, t, how)]
  const { columns, json } = rowSql(statement, { entity, t, at }, selection, x)
  const rows = `from ${q(tableOf(entity))} ${t} where ${found.join(' and ')} limit 1`
  return `select ${json} from (select ${columns} ${withStandings(statement, t, rows)}) ${x}`
}

/** Which rows a list has, by the alias of its rows: those that meet a condition, or those of a join. */
interface Among {
  readonly where?: (t: string) => string
  readonly join?: (t: string) => string
}

/** A subquery that answers a list as a JSON array, or ends the statement when the list is too long. */
export function listSql(
  statement: Statement,
  entity: Entity,
  node: FieldNode,
  at: Place,
  { where, join }: Among = {},
): string {
  const [t, x] = [statement.alias(), statement.alias()]
  const found = [...(where ? [where(t)] : []), ...conditions(statement, entity, t, node)]
  const order = orderSql(statement, entity, t, node)
  const from = rowsOf(statement, entity, t, join?.(t))
  const isRepeated = at.isRepeated || (at.isMany && (at.isShared || join !== undefined))
  const inside = { depth: at.depth, isMany: true, isShared: false, isRepeated, way: at.way }
  const { columns, json } = rowSql(statement, { entity, t, at: inside }, node.selectionSet, x)
  const { page, most } = pageSql(statement, node, at === top)
  const rows = `from ${from} where ${found.join(' and ')} order by ${order}${page}`
  const all = `coalesce(json_agg(${json}), '[]')`
  const refused = [
    ...(most === undefined
      ? []
      : [`when count(*) > ${most} then weiger('VZ001', '${entity.key} ${most} ' || count(*))`]),
    // Rows times nesting: counted while the statement runs, innermost lists first, so that it ends before it is large.
    ...(isRepeated
      ? [
          `when set_config('lezing.bytes', (current_setting('lezing.bytes')::bigint + octet_length(${all}::text))::text, true)::bigint > ${limits.answerBytes} then weiger('VZ002', '')`,
        ]
      : []),
  ]
  const answer = refused.length > 0 ? `case ${refused.join(' ')} else ${all} end` : all
  return `select ${answer} from (select ${columns} ${withStandings(statement, t, rows)}) ${x}`
}

/** A row whose fields are selected: of which entity, under which alias, and where it stands. */
interface Selected {
  readonly entity: Entity
  readonly t: string
  readonly at: Place
}

/** What a subquery selects of a row, and how that becomes JSON. */
interface Columns {
  readonly columns: string
  readonly json: string
}

/** What a subquery `x` selects of a row, and how it becomes JSON: by variant where fragments ask by type. */
function rowSql(statement: Statement, row: Selected, selection: SelectionSetNode | undefined, x: string): Columns {
  const variants = model.variants(row.entity)
  if (!asksByType(statement, selection, variants)) return columnsSql(statement, row, selection, x)
  const cases = variants.map((variant) => {
    const y = statement.alias()
    const { columns, json } = columnsSql(statement, { ...row, entity: variant }, selection, y)
    return `when '${variant.api.type}' then (select ${json} from (select ${columns}) ${y})`
  })
  return { columns: `case ${row.t}."variant" ${cases.join(' ')} end as j`, json: `${x}.j` }
}

/** What a subquery `x` selects of a row of one type, and how it becomes JSON under the keys of the request. */
function columnsSql(statement: Statement, row: Selected, selection: SelectionSetNode | undefined, x: string): Columns {
  const { entity, t, at } = row
  if (at.depth > limits.queryDepth) throw new Problem('tooDeep', { max: limits.queryDepth })
  const hasTypes = entity.variantOf !== undefined || model.variants(entity).length > 0
  const asked = collect(statement, entity, selection)
  const isOfInterface = hasTypes || entity.implements.length > 0
  const isToldType = statement.isTyped && isOfInterface && !asked.some((a) => a.key === '__typename')
  const extra = isToldType ? [`${hasTypes ? `${t}."variant"` : typeSql(entity, t)} as "__typename"`] : []
  const nameOf = (key: string, place: number) => q(key.length > NAME_BYTES_MOST ? `~${place}` : key)
  const own = asked.map((a, place) => `${columnSql(statement, row, a)} as ${nameOf(a.key, place)}`)
  const columns = [...own, ...extra].join(', ') || '1 as "_"'
  if (asked.every((a) => a.key.length <= NAME_BYTES_MOST)) return { columns, json: `row_to_json(${x})` }
  // Names are letters, digits and underscores.
  const pairs = asked.map((a, place) => `('${a.key}', to_json(${x}.${nameOf(a.key, place)}))`)
  if (extra.length > 0) pairs.push(`('__typename', to_json(${x}."__typename"))`)
  return { columns, json: `(select json_object_agg(k, v) from (values ${pairs.join(', ')}) p (k, v))` }
}

/** Of which type a row is; of an abstract kind the row says it. */
const typeSql = (entity: Entity, t: string) =>
  model.variants(entity).length > 0 ? `${t}."variant"` : `'${entity.api.type}'::text`

/** One key of the answer: of what every record has, a field, or the records that name this one. */
function columnSql(statement: Statement, row: Selected, { name, nodes }: Asked): string {
  const { entity, t } = row
  const node = merged(nodes)
  if (name === '__typename') return typeSql(entity, t)
  if (name === 'id') return entity.id === 'uuid' ? `${t}."id"` : `${t}."id"::text`
  if (name === 'toegewezen' && asksAssignment(entity)) return assignedSql(entity, t, statement.asker())
  if (name === 'record_version') return `${t}."record_version"`
  if (Object.hasOwn(impliedFields, name)) return moment(`${t}.${q(name)}`)
  if (name === 'inventarisatie_user' && entity.recorded)
    return recordSql(
      statement,
      model.entity('inspectionUser'),
      node,
      `${t}."inventarisatie_user_id"`,
      onFrom(row, name),
    )
  const own = fieldOf(entity, name)
  if (own) {
    const selected = new SelectedField(statement, row, own.owner, name, own.field, node)
    return kindOf(own.field).read.answer(selected, own.field)
  }
  const inverse = [entity, ...model.variants(entity)].map((e) => model.inverse(e, name)).find((i) => i !== undefined)
  if (inverse) return `(${backwardsSql(statement, t, onFrom(row, name), inverse, node)})`
  const total = name.endsWith('Total') ? model.inverse(entity, name.slice(0, -'Total'.length)) : undefined
  if (total) return `(${totalSql(statement, total, node, t)})`
  throw new Error(`${entity.api.type} has no field ${name}`)
}

/** The place from which a field of a row is taken, with the way that leads to it. */
const onFrom = ({ entity, t, at }: Selected, field: string): Place => ({
  ...at,
  way: [...at.way, { entity, t, field }],
})

/** A field that is selected, as its kind asks for it; a class, because one is made for every field of every document. */
class SelectedField implements SelectedRow {
  readonly #statement: Statement
  readonly #row: Selected
  readonly #owner: Entity
  readonly #name: string
  readonly #field: Field
  readonly #node: FieldNode

  constructor(statement: Statement, row: Selected, owner: Entity, name: string, field: Field, node: FieldNode) {
    this.#statement = statement
    this.#row = row
    this.#owner = owner
    this.#name = name
    this.#field = field
    this.#node = node
  }
  #at() {
    return onFrom(this.#row, this.#name)
  }
  column() {
    return stored(this.#statement, this.#owner, this.#name, this.#field, this.#row.t)
  }
  computed() {
    return computedSql(this.#statement, this.#owner, this.#name, this.#row.t, { node: this.#node, way: this.#at().way })
  }
  record(target: Entity, id: string) {
    return recordSql(this.#statement, target, this.#node, id, this.#at())
  }
  linked(target: Entity) {
    const join = (x: string) => linked(this.#owner, this.#name, this.#row.t, x)
    return `(${listSql(this.#statement, target, this.#node, below(this.#at(), { isShared: false }), { join })})`
  }
}

/** The record with this id. */
const recordSql = (statement: Statement, target: Entity, node: FieldNode, id: string, at: Place) =>
  `(${oneSql(statement, target, node.selectionSet, (x) => `${x}."id" = ${id}`, below(at))})`

/** The records that name this one. */
function backwardsSql(statement: Statement, t: string, at: Place, inverse: Inverse, node: FieldNode): string {
  const { from, field, kind, many } = inverse
  const next = below(at, { isShared: false })
  if (pointsAtMany(kind)) return listSql(statement, from, node, next, { join: (x) => linking(from, field, t, x) })
  const where = (x: string) => `${x}.${q(columnOf(field, kind))} = ${t}."id"`
  return many
    ? listSql(statement, from, node, next, { where })
    : oneSql(statement, from, node.selectionSet, where, next)
}

/** How many records name this one. */
function totalSql(statement: Statement, { from, field, kind }: Inverse, node: FieldNode, t: string): string {
  const x = statement.alias()
  const found = [`${x}.${q(columnOf(field, kind))} = ${t}."id"`, ...conditions(statement, from, x, node)]
  return `select count(*)::integer from ${rowsOf(statement, from, x)} where ${found.join(' and ')}`
}
