import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import type { Label } from '@vezel/model/kit/label.ts'
import type { Inverse } from '@vezel/model/kit/model.ts'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import { asksAssignment } from '@vezel/model/rights.ts'
import { type FieldNode, type FragmentDefinitionNode, print, type SelectionSetNode, type ValueNode } from 'graphql'
import { allows, grant, type Session } from '../access.ts'
import { columnOf, linkTableOf, q, tableOf, tenantColumn } from '../db/names.ts'
import { type Asker, assignedSql, grantSql } from '../db/rights.ts'
import type { Computing } from '../entities/behaviour.ts'
import { behaviours } from '../entities/index.ts'
import { isStored } from '../kinds/index.ts'

/** The variables of a request, coerced by the schema. */
export type Variables = Readonly<Record<string, unknown>>
type Value = (variables: Variables, session: Session) => unknown

/** One statement that answers one root field, with the values to bind; reusable while `isFixed`. */
export interface ReadPlan {
  readonly sql: string
  readonly values: readonly Value[]
  /** False when arguments from variables have shaped the statement: it must be compiled again for other variables. */
  readonly isFixed: boolean
  /** How many SELECTs stand in each other: what PostgreSQL takes to plan it, some tens of kilobytes for each. */
  readonly selects: number
}

/** Where in a selection something stands. */
interface Place {
  readonly depth: number
  /** A list has been opened on the way here, so that there are many of what stands here. */
  readonly isMany: boolean
  /** From the last list it went up to what several of its rows share: a list from here repeats its rows. */
  readonly isShared: boolean
  /** Such a list has been opened: rows stand here more often than the database has them. */
  readonly isRepeated: boolean
  /** The records on the way here, each with the field that was taken from it. */
  readonly way: readonly { readonly entity: Entity; readonly t: string; readonly field: string }[]
}
const top: Place = { depth: 1, isMany: false, isShared: false, isRepeated: false, way: [] }
/** One level down, to one record: its own, or one that it shares with others. */
const below = (at: Place, { isShared = true } = {}): Place => ({
  ...at,
  depth: at.depth + 1,
  isShared: at.isShared || (isShared && at.isMany),
})

interface Asked {
  readonly key: string
  readonly name: string
  readonly nodes: FieldNode[]
}

/** PostgreSQL counts the values of a statement in two bytes. */
const BINDS_MOST = 65_535
/** PostgreSQL cuts names off here, so that two long ones can become one. */
const NAME_BYTES_MOST = 63

/** How a root field is answered. */
export type Root = {
  readonly entity: Entity
  /** The executor takes the answer on: a record of an interface then tells its type, asked or not. */
  readonly isTyped?: boolean
} & (
  | { readonly kind: 'one' | 'list' | 'total' }
  /** The record whose id the session holds, such as `me`. */
  | { readonly kind: 'own'; readonly id: (session: Session) => unknown }
)

/**
 * Compiles the selection of one root field to one statement. Identifiers come from the model, values are binds; every
 * table is narrowed to the organisation of the session and to rows that are not deleted.
 *
 * The answer comes with its size, and without its text when that is larger than `limits.answerBytes`. A list that holds
 * more than its limit ends the statement, and so do rows that are repeated beyond it: see `refusal.ts`.
 *
 * Throws `forbidden` for a record kind the session may not read, `tooDeep` and `tooMuch` beyond the limits.
 */
export function compileRead(
  root: Root,
  node: FieldNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  session: Session,
  variables: Variables,
): ReadPlan {
  const compiler = new Compiler(fragments, session, variables)
  const sql = compiler.root(root, node)
  if (compiler.values.length > BINDS_MOST) throw new Problem('badRequest', { reason: `> ${BINDS_MOST} values` })
  // Those of computed fields are counted as well, which the words of the request do not show.
  const selects = sql.match(/\bselect\b/g)?.length ?? 0
  if (selects > limits.statementSelects) throw tooMuch(limits.statementSelects, bounded.selects)
  return { sql: measured(sql), values: compiler.values, isFixed: compiler.isFixed, selects }
}

/** Measures an answer before it is sent; `offset 0` keeps PostgreSQL from making it once for each time it is named. */
const measured = (sql: string) =>
  `select case when octet_length(a.j) <= ${limits.answerBytes} then a.j end as j, octet_length(a.j) as bytes from (${sql} offset 0) a`

class Compiler {
  readonly values: Value[] = []
  isFixed = true
  private aliases = 0
  private tested = 0
  private isTyped = false
  private organisation: string | undefined
  private whoAsks: Asker | undefined
  /** The same argument with the same value, on many fields, is bound once. */
  private readonly arguments = new Map<string, string>()
  /** What rows answer once for several of their computed fields: by the alias of the row, the subqueries by what is asked. */
  private readonly standings = new Map<string, Map<string, string>>()
  /** The same for the rows that filters and sorts look at, by the alias of the row. */
  private readonly narrowing = new Map<string, string>()
  private readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
  private readonly session: Session
  private readonly variables: Variables

  constructor(fragments: Readonly<Record<string, FragmentDefinitionNode>>, session: Session, variables: Variables) {
    this.fragments = fragments
    this.session = session
    this.variables = variables
  }

  root(root: Root, node: FieldNode): string {
    const { entity } = root
    this.isTyped = root.isTyped ?? false
    if (root.kind === 'total') {
      const t = this.alias()
      const conditions = this.conditions(entity, t, node)
      return `select count(*)::text as j from ${this.from(entity, t)} where ${conditions.join(' and ')}`
    }
    if (root.kind === 'list') return `select (${this.list(entity, node, () => undefined, { at: top })})::text as j`
    const id = root.kind === 'own' ? this.bind((_, s) => root.id(s)) : this.argument(node, 'id')
    return `select (${this.one(entity, node.selectionSet, (t) => `${t}."id" = ${tryOf(entity.id)}(${id})`, top)})::text as j`
  }

  /** A subquery that answers one record as JSON, or null. */
  private one(
    entity: Entity,
    selection: SelectionSetNode | undefined,
    where: (t: string) => string,
    at: Place,
  ): string {
    const [t, x] = [this.alias(), this.alias()]
    const conditions = [where(t), ...this.visible(entity, t)]
    const { columns, json } = this.row(entity, selection, t, x, at)
    const from = this.withStandings(t, `from ${q(tableOf(entity))} ${t} where ${conditions.join(' and ')} limit 1`)
    return `select ${json} from (select ${columns} ${from}) ${x}`
  }

  /** A subquery that answers a list as a JSON array, or ends the statement when the list is too long. */
  private list(
    entity: Entity,
    node: FieldNode,
    where: (t: string) => string | undefined,
    { at, join }: { readonly at: Place; readonly join?: (t: string) => string },
  ): string {
    const [t, x] = [this.alias(), this.alias()]
    const conditions = [where(t), ...this.conditions(entity, t, node)].filter((c) => c !== undefined)
    const order = this.order(entity, t, node)
    const from = this.from(entity, t, join?.(t))
    const isRepeated = at.isRepeated || (at.isMany && (at.isShared || join !== undefined))
    const { columns, json } = this.row(entity, node.selectionSet, t, x, {
      depth: at.depth,
      isMany: true,
      isShared: false,
      isRepeated,
      way: at.way,
    })
    const { page, most } = this.page(node, at === top)
    const rows = `from ${from} where ${conditions.join(' and ')} order by ${order}${page}`
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
    return `select ${answer} from (select ${columns} ${this.withStandings(t, rows)}) ${x}`
  }

  /** Rows of a table under an alias, once all that filters and sorts them is compiled: with what these share beside each. */
  private from(entity: Entity, t: string, join = ''): string {
    const standing = this.narrowing.get(t)
    return `${q(tableOf(entity))} ${t} ${join}${standing ? ` left join lateral (select s.* from ${standing} s offset 0) ${t}_s on true` : ''}`
  }

  /** The rows, in their order, with what their computed fields share beside them, each worked out once. */
  private withStandings(t: string, rows: string): string {
    const shared = [...(this.standings.get(t)?.values() ?? [])]
    if (shared.length === 0) return rows
    const beside = shared.map((sql, at) => ` left join lateral (select s.* from ${sql} s offset 0) ${t}_${at} on true`)
    return `from (select ${t}.* ${rows}) ${t}${beside.join('')}`
  }

  /** What a subquery `x` selects of a row, and how it becomes JSON: by variant where fragments ask by type. */
  private row(entity: Entity, selection: SelectionSetNode | undefined, t: string, x: string, at: Place) {
    const variants = model.variants(entity)
    if (!this.asksByType(selection, variants)) return this.columns(entity, selection, t, x, at)
    const cases = variants.map((variant) => {
      const y = this.alias()
      const { columns, json } = this.columns(variant, selection, t, y, at)
      return `when '${variant.api.type}' then (select ${json} from (select ${columns}) ${y})`
    })
    return { columns: `case ${t}."variant" ${cases.join(' ')} end as j`, json: `${x}.j` }
  }

  private asksByType(selection: SelectionSetNode | undefined, variants: readonly Entity[]): boolean {
    if (variants.length === 0) return false
    return (selection?.selections ?? []).some((node) => {
      if (node.kind === 'Field') return false
      const fragment = node.kind === 'InlineFragment' ? node : this.fragments[node.name.value]
      return (
        variants.some((v) => v.api.type === fragment?.typeCondition?.name.value) ||
        this.asksByType(fragment?.selectionSet, variants)
      )
    })
  }

  /** What a subquery `x` selects of a row of one type, and how it becomes JSON under the keys of the request. */
  private columns(entity: Entity, selection: SelectionSetNode | undefined, t: string, x: string, at: Place) {
    if (at.depth > limits.queryDepth) throw new Problem('tooDeep', { max: limits.queryDepth })
    const hasTypes = entity.variantOf !== undefined || model.variants(entity).length > 0
    const asked = this.collect(entity, selection)
    const extra =
      this.isTyped && hasTypes && !asked.some((a) => a.key === '__typename') ? [`${t}."variant" as "__typename"`] : []
    const nameOf = (key: string, place: number) => q(key.length > NAME_BYTES_MOST ? `~${place}` : key)
    const columns = asked.map((a, place) => `${this.column(entity, a, t, at)} as ${nameOf(a.key, place)}`)
    const all = { columns: [...columns, ...extra].join(', ') || '1 as "_"' }
    if (asked.every((a) => a.key.length <= NAME_BYTES_MOST)) return { ...all, json: `row_to_json(${x})` }
    // Names are letters, digits and underscores.
    const pairs = asked.map((a, place) => `('${a.key}', to_json(${x}.${nameOf(a.key, place)}))`)
    if (extra.length > 0) pairs.push(`('__typename', to_json(${x}."__typename"))`)
    return { ...all, json: `(select json_object_agg(k, v) from (values ${pairs.join(', ')}) p (k, v))` }
  }

  private column(entity: Entity, { name, nodes }: Asked, t: string, place: Place): string {
    const node = merged(nodes)
    const at = { ...place, way: [...place.way, { entity, t, field: name }] }
    if (name === '__typename')
      return model.variants(entity).length > 0 ? `${t}."variant"` : `'${entity.api.type}'::text`
    if (name === 'id') return entity.id === 'uuid' ? `${t}."id"` : `${t}."id"::text`
    if (name === 'toegewezen' && asksAssignment(entity)) return assignedSql(entity, t, this.asker())
    if (name === 'record_version') return `${t}."record_version"`
    if (name === 'created_at' || name === 'updated_at') return moment(`${t}.${q(name)}`)
    if (name === 'inventarisatie_user' && entity.recorded) {
      return `(${this.one(model.entity('inspectionUser'), node.selectionSet, (x) => `${x}."id" = ${t}."inventarisatie_user_id"`, below(at))})`
    }
    const field = this.field(entity, name)
    if (field) return this.value(field.owner, name, field.field, node, t, at)
    const inverse = [entity, ...model.variants(entity)].map((e) => model.inverse(e, name)).find((i) => i !== undefined)
    if (inverse) return `(${this.backwards(inverse, node, t, at)})`
    const total = name.endsWith('Total') ? model.inverse(entity, name.slice(0, -'Total'.length)) : undefined
    if (total) return `(${this.totalBackwards(total, node, t)})`
    throw new Error(`${entity.api.type} has no field ${name}`)
  }

  /** A field of the entity, or of the variant that has it when the entity is abstract. */
  private field(entity: Entity, name: string): { owner: Entity; field: Field } | undefined {
    for (const owner of [entity, ...model.variants(entity)]) {
      const field = model.field(owner, name)
      if (field) return { owner, field }
    }
    return undefined
  }

  private value(entity: Entity, name: string, field: Field, node: FieldNode, t: string, at: Place): string {
    const column = isStored(field) ? this.stored(entity, name, field, t) : ''
    switch (field.kind) {
      case 'datetime':
        return moment(column)
      case 'belongsTo':
        return `(${this.one(model.named(field.target), node.selectionSet, (x) => `${x}."id" = ${column}`, below(at))})`
      case 'file':
        return `(${this.one(model.entity('file'), node.selectionSet, (x) => `${x}."id" = ${column}`, below(at))})`
      case 'manyToMany':
        return `(${this.list(model.named(field.target), node, () => undefined, {
          at: below(at, { isShared: false }),
          join: (x) => linked(entity, name, t, x),
        })})`
      case 'computed': {
        const expression = this.computed(entity, name, node, t, at)
        if (field.type === 'record') {
          return `(${this.one(model.named(field.target ?? ''), node.selectionSet, (x) => `${x}."id" = ${expression}`, below(at))})`
        }
        return field.type === 'datetime' ? moment(expression) : expression
      }
      default:
        return column
    }
  }

  /** The SQL of a computed field; `at` is where it is selected, absent where a filter or a sort looks at it. */
  private computed(entity: Entity, name: string, node: FieldNode | undefined, t: string, at?: Place): string {
    const behaviour = [behaviours[entity.key], behaviours[model.stored(entity).key]].find((b) => b?.computed?.[name])
    const sql = behaviour?.computed?.[name]
    if (!sql) throw new Error(`${entity.api.type}.${name} is computed, but the server has no SQL for it`)
    const computing = {
      row: t,
      organisation: this.tenant(),
      arg: (argument: string) => {
        const field = entity.fields[name]
        const is = field?.kind === 'computed' ? field.args[argument] : undefined
        return node && is ? this.argument(node, argument, is) : 'null::text'
      },
    }
    const standing = (column: string) => {
      if (!behaviour.standing) throw new Error(`${entity.api.type} has no standing for ${name}`)
      if (!at) {
        if (!this.narrowing.has(t)) this.narrowing.set(t, behaviour.standing(computing))
        return `${t}_s.${q(column)}`
      }
      const asked = JSON.stringify((node?.arguments ?? []).map((a) => [a.name.value, print(a.value)]))
      const held = this.held(at, asked, computing)
      return `${this.beside(t, asked, () => behaviour.standing?.({ ...computing, held }) ?? '')}.${q(column)}`
    }
    return sql({ ...computing, standing })
  }

  /** What the nearest record on the way that holds something for this place answers for it; undefined without such a record. */
  private held({ way }: Place, asked: string, computing: Omit<Computing, 'standing'>): string | undefined {
    const path = way.map(({ field }) => field)
    for (const [step, { entity, t }] of [...way.entries()].reverse()) {
      const holds = behaviours[entity.key]?.holds
      if (holds?.paths.includes(path.slice(step, -1).join('.')))
        return this.beside(t, `holds ${asked}`, () => holds.standing({ ...computing, row: t }))
    }
    return undefined
  }

  /** The alias of a subquery of one row beside a row, which is asked once for all who ask the same. */
  private beside(t: string, asked: string, sql: () => string): string {
    const known = this.standings.get(t) ?? new Map<string, string>()
    this.standings.set(t, known)
    if (!known.has(asked)) known.set(asked, sql())
    return `${t}_${[...known.keys()].indexOf(asked)}`
  }

  private backwards(inverse: Inverse, node: FieldNode, t: string, at: Place): string {
    const { from, field, kind } = inverse
    const next = below(at, { isShared: false })
    if (kind.kind === 'manyToMany') {
      const link = q(linkTableOf(from, field))
      const on = (x: string) =>
        `join ${link} on ${link}."van_id" = ${x}."id" and ${link}."organisatie_id" = ${x}."organisatie_id" and ${link}."naar_id" = ${t}."id"`
      return this.list(from, node, () => undefined, { at: next, join: on })
    }
    const where = (x: string) => `${x}.${q(columnOf(field, kind))} = ${t}."id"`
    return inverse.many ? this.list(from, node, where, { at: next }) : this.one(from, node.selectionSet, where, next)
  }

  private totalBackwards({ from, field, kind }: Inverse, node: FieldNode, t: string): string {
    const x = this.alias()
    const conditions = [`${x}.${q(columnOf(field, kind))} = ${t}."id"`, ...this.conditions(from, x, node)]
    return `select count(*)::integer from ${this.from(from, x)} where ${conditions.join(' and ')}`
  }

  /** The column of a field, or nothing where its own policy does not let whoever asks read it: in lists, filters and sorts alike. */
  private stored(entity: Entity, name: string, field: Field, t: string): string {
    const column = `${t}.${q(columnOf(name, field))}`
    const { read } = field.access ?? {}
    const condition = read && grantSql(grant(this.session, read), entity, t, this.asker())
    return condition ? `(case when ${condition} then ${column} end)` : column
  }

  /** Who asks: each value is bound once, by the first condition that needs it. */
  private asker(): Asker {
    const bound: { person?: string; user?: string } = {}
    this.whoAsks ??= {
      person: () => (bound.person ??= `${this.bind((_, s) => s.inspectionUserId)}::uuid`),
      user: () => (bound.user ??= `${this.bind((_, s) => s.userId)}::integer`),
      alias: () => this.alias(),
    }
    return this.whoAsks
  }

  /**
   * What every read of a table carries, however it is reached: the right to read it, the organisation, what is not
   * deleted, and the type of a variant. Throws `forbidden`.
   */
  private visible(entity: Entity, t: string): string[] {
    if (!allows(this.session, entity.access.read)) throw new Problem('forbidden', { entity: entity.api.type })
    const tenant = tenantColumn(entity)
    const conditions = [`${t}."deleted_at" is null`]
    const readable = grantSql(grant(this.session, entity.access.read), entity, t, this.asker())
    if (readable) conditions.push(readable)
    if (tenant) conditions.push(`${t}.${q(tenant)} = ${this.tenant()}`)
    if (entity.scope === 'person') conditions.push(usersOf(t, this.tenant()))
    if (entity.variantOf) conditions.push(`${t}."variant" = '${entity.api.type}'`)
    return conditions
  }

  private tenant(): string {
    this.organisation ??= `${this.bind((_, s) => s.organisationId)}::integer`
    return this.organisation
  }

  private conditions(entity: Entity, t: string, node: FieldNode): string[] {
    const filter = this.shaping(node, 'filter')
    const search = this.shaping(node, 'search')
    return [
      ...this.visible(entity, t),
      ...(isObject(filter) ? this.filter(entity, t, filter) : []),
      ...(typeof search === 'string' && search.trim() !== '' ? [this.search(entity, t, search.trim())] : []),
    ]
  }

  private filter(entity: Entity, t: string, filter: Record<string, unknown>, level = 1): string[] {
    if (level > limits.filterDepth) throw tooMuch(limits.filterDepth, bounded.filterDepth)
    return Object.entries(filter).flatMap(([name, test]) => {
      if (name === 'and' || name === 'or') {
        const parts = listOf<Record<string, unknown>>(test as Record<string, unknown> | null).map(
          (f) => `(${this.filter(entity, t, f, level + 1).join(' and ') || 'true'})`,
        )
        return parts.length === 0 ? [] : [`(${parts.join(` ${name} `)})`]
      }
      return isObject(test) ? this.tests(entity, t, name, test, level) : []
    })
  }

  private tests(entity: Entity, t: string, name: string, test: Record<string, unknown>, level: number): string[] {
    this.tested += 1
    if (this.tested > limits.filterConditions) throw tooMuch(limits.filterConditions, bounded.conditions)
    if (Array.isArray(test.in) && test.in.length > limits.filterValues)
      throw tooMuch(limits.filterValues, bounded.values)
    const found = name === 'id' ? undefined : this.field(entity, name)
    const inverse = found || name === 'id' ? undefined : model.inverse(entity, name)
    if (inverse) {
      const x = this.alias()
      const rows = [
        `${x}.${q(columnOf(inverse.field, inverse.kind))} = ${t}."id"`,
        ...this.visible(inverse.from, x),
        ...this.filter(inverse.from, x, test.where as Record<string, unknown>, level + 1),
      ]
      return [`exists (select 1 from ${this.from(inverse.from, x)} where ${rows.join(' and ')})`]
    }
    const field = found?.field
    if (field?.kind === 'manyToMany') {
      const target = model.named(field.target)
      const x = this.alias()
      const rows = [...this.visible(target, x)]
      rows.push(...this.tests(target, x, 'id', { eq: test.eq, in: test.in }, level))
      if (isObject(test.where)) rows.push(...this.filter(target, x, test.where, level + 1))
      const exists = `exists (select 1 from ${this.from(target, x, linked(entity, name, t, x))} where ${rows.join(' and ')})`
      return [test.empty === true ? `not ${exists}` : exists]
    }
    const idOf =
      name === 'id'
        ? entity.id
        : field?.kind === 'belongsTo'
          ? model.named(field.target).id
          : field?.kind === 'file' && 'uuid'
    const column =
      field?.kind === 'computed'
        ? `(${this.computed(found?.owner ?? entity, name, undefined, t)})`
        : field
          ? this.stored(entity, name, field, t)
          : `${t}.${q(name)}`
    const value =
      field?.kind === 'datetime' || name.endsWith('_at') ? `(${column} at time zone 'Europe/Amsterdam')` : column
    const cast = castOf(field, name)
    return Object.entries(test).flatMap(([operator, operand]) => {
      if (operand === null || operand === undefined) return []
      switch (operator) {
        case 'eq':
          // The column stays as it is, so that its index serves.
          if (idOf) return [`${column} = ${tryOf(idOf)}(${this.bindValue(operand)}::text)`]
          return [`${value} = ${this.bindValue(operand)}${cast}`]
        case 'in':
          if (idOf)
            return [
              `${column} in (select ${tryOf(idOf)}(x) from unnest(${this.bindValue(listOf(operand).map(String))}::text[]) x)`,
            ]
          return [`${value} = any(${this.bindValue(listOf(operand).map(String))}::text[]${cast && `${cast}[]`})`]
        case 'contains':
          return [`${value} ilike ${this.bindValue(`%${escapeLike(String(operand))}%`)}`]
        case 'from':
          return [`${value} >= ${this.bindValue(operand)}${cast}`]
        case 'to':
          // A day as the upper bound of a moment includes that day.
          return cast === '::timestamp' && /^\d{4}-\d\d-\d\d$/.test(String(operand))
            ? [`${value} < ${this.bindValue(operand)}::date + 1`]
            : [`${value} <= ${this.bindValue(operand)}${cast}`]
        case 'empty':
          return [operand ? `(${column} is null)` : `(${column} is not null)`]
        case 'where': {
          if (field?.kind !== 'belongsTo') return []
          const target = model.named(field.target)
          const x = this.alias()
          const rows = [
            `${x}."id" = ${column}`,
            ...this.visible(target, x),
            ...this.filter(target, x, operand as Record<string, unknown>, level + 1),
          ]
          return [`exists (select 1 from ${this.from(target, x)} where ${rows.join(' and ')})`]
        }
        default:
          return []
      }
    })
  }

  /** Every word must occur in one of the searched paths. */
  private search(entity: Entity, t: string, text: string): string {
    if (text.length > limits.searchCharacters) throw tooMuch(limits.searchCharacters, bounded.search)
    const words = text.split(/\s+/).slice(0, limits.searchWords)
    const all = words.map((word) => {
      const pattern = this.bindValue(`%${escapeLike(word)}%`)
      return `(${entity.search.map((path) => `${this.path(entity, t, path.split('.'))}::text ilike ${pattern}`).join(' or ')})`
    })
    return all.join(' and ')
  }

  private order(entity: Entity, t: string, node: FieldNode): string {
    const asked = this.shaping(node, 'sort')
    const own = listOf(asked as { field: string; direction?: string } | null)
    if (own.length > limits.sortFields) throw tooMuch(limits.sortFields, bounded.sort)
    const sorts = [...own, ...entity.order.map((field) => ({ field, direction: 'asc' }))]
    const parts = sorts.map(({ field, direction }) => {
      const steps = String(field).split('.')
      if (steps.length > limits.sortPath) throw tooMuch(limits.sortPath, bounded.sortPath)
      const path = this.path(entity, t, steps)
      const collate = this.isText(entity, steps) ? ' collate "natuurlijk"' : ''
      return `${path}${collate} ${direction === 'desc' ? 'desc' : 'asc'} nulls last`
    })
    return [...parts, `${t}."created_at"`, `${t}."id"`].join(', ')
  }

  private isText(entity: Entity, [name = '', ...rest]: string[]): boolean {
    const field = this.field(entity, name)?.field
    const target = field && ('target' in field ? field.target : undefined)
    if (target) return rest.length === 0 ? true : this.isText(model.named(target), rest)
    const inverse = model.inverse(entity, name)
    if (inverse) return this.isText(inverse.from, rest)
    return (
      field !== undefined &&
      (field.kind === 'computed'
        ? field.type === 'string'
        : ['text', 'textArea', 'choice', 'richText'].includes(field.kind))
    )
  }

  /** The expression of a dotted path to one value; a path that ends at a record means its first title field. */
  private path(entity: Entity, t: string, path: readonly string[]): string {
    const [name = '', ...rest] = path
    if (['id', 'created_at', 'updated_at'].includes(name)) return `${t}.${q(name)}`
    const found = this.field(entity, name)
    const inverse = found ? undefined : model.inverse(entity, name)
    if (inverse && inverse.kind.kind === 'belongsTo') {
      const [x, back] = [this.alias(), columnOf(inverse.field, inverse.kind)]
      const rows = [`${x}.${q(back)} = ${t}."id"`, ...this.visible(inverse.from, x)]
      const end = this.path(inverse.from, x, rest.length > 0 ? rest : inverse.from.title.slice(0, 1))
      return `(select ${end} from ${this.from(inverse.from, x)} where ${rows.join(' and ')} limit 1)`
    }
    if (!found) throw new Problem('badRequest', { reason: `${entity.api.type}.${name}` })
    const { field, owner } = found
    const target = 'target' in field ? field.target : undefined
    if (target !== undefined && field.kind !== 'manyToMany') {
      const next = model.named(target)
      const x = this.alias()
      const id =
        field.kind === 'computed' ? this.computed(owner, name, undefined, t) : this.stored(owner, name, field, t)
      const rows = [`${x}."id" = ${id}`, ...this.visible(next, x)]
      const end = this.path(next, x, rest.length > 0 ? rest : next.title.slice(0, 1))
      return `(select ${end} from ${this.from(next, x)} where ${rows.join(' and ')})`
    }
    if (rest.length > 0) throw new Problem('badRequest', { reason: `${entity.api.type}.${path.join('.')}` })
    if (field.kind === 'computed') return `(${this.computed(owner, name, undefined, t)})`
    if (!isStored(field) || field.writeOnly) throw new Problem('badRequest', { reason: `${entity.api.type}.${name}` })
    return this.stored(owner, name, field, t)
  }

  /**
   * The rows that are read, and `most` when more of them are refused. At the top, where a total tells how many there
   * are, a list is cut; inside a record only where the request says how many it wants.
   */
  private page(node: FieldNode, isTop: boolean): { readonly page: string; readonly most: number | undefined } {
    const [limit, offset] = [this.shaping(node, 'limit'), this.shaping(node, 'offset')]
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

  // ── Arguments and selections ──────────────────────────────────────────────────────────────────────────────────────

  private alias(): string {
    return `t${this.aliases++}`
  }
  private bind(value: Value): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
  private bindValue(value: unknown): string {
    return this.bind(() => value)
  }

  /**
   * An argument as a bind: it never shapes the statement, so the plan stays reusable. Throws
   * `badValue` for what must be the id of a record and is none; days are judged by their type before.
   */
  private argument(node: FieldNode, name: string, is?: 'uuid' | 'date'): string {
    const argument = node.arguments?.find((a) => a.name.value === name)
    if (!argument) return 'null::text'
    const { value } = argument
    const taken = (given: unknown) => {
      const text = asText(given)?.trim() ?? null
      if (text !== null && is === 'uuid' && !isUuid(text))
        throw new Problem('badValue', { summary: name }, [{ path: name, rule: 'isId', args: [] }])
      return text
    }
    const asked = `${name} ${is} ${print(value)}`
    const known = this.arguments.get(asked)
    if (known) return known
    const place =
      value.kind === 'Variable'
        ? this.bind((variables) => taken(variables[value.name.value]))
        : this.bindValue(taken(this.literal(value)))
    this.arguments.set(asked, `${place}::text`)
    return `${place}::text`
  }

  /** An argument whose value shapes the statement: filter, search, sort and paging. */
  private shaping(node: FieldNode, name: string): unknown {
    const argument = node.arguments?.find((a) => a.name.value === name)
    return argument ? this.literal(argument.value) : undefined
  }

  private literal(value: ValueNode): unknown {
    switch (value.kind) {
      case 'Variable':
        this.isFixed = false
        return this.variables[value.name.value]
      case 'IntValue':
      case 'FloatValue':
        return Number(value.value)
      case 'ListValue':
        return value.values.map((v) => this.literal(v))
      case 'ObjectValue':
        return Object.fromEntries(value.fields.map((f) => [f.name.value, this.literal(f.value)]))
      case 'NullValue':
        return null
      default:
        return value.value
    }
  }

  /** The fields asked for, fragments opened, in the order of the request; the same key asked twice is merged. */
  private collect(
    entity: Entity,
    selection: SelectionSetNode | undefined,
    into = new Map<string, Asked>(),
  ): readonly Asked[] {
    for (const node of selection?.selections ?? []) {
      if (!this.included(node.directives ?? [])) continue
      if (node.kind === 'Field') {
        const key = node.alias?.value ?? node.name.value
        const known = into.get(key)
        if (known) known.nodes.push(node)
        else into.set(key, { key, name: node.name.value, nodes: [node] })
      } else {
        const fragment = node.kind === 'InlineFragment' ? node : this.fragments[node.name.value]
        const type = model.ofType(fragment?.typeCondition?.name.value ?? '')
        // A fragment on another variant does not concern this row.
        if (!type?.variantOf || type === entity) this.collect(entity, fragment?.selectionSet, into)
      }
    }
    return [...into.values()]
  }

  private included(
    directives: readonly { name: { value: string }; arguments?: readonly { value: ValueNode }[] | undefined }[],
  ): boolean {
    return directives.every((d) => {
      const condition = d.arguments?.[0] && this.literal(d.arguments[0].value)
      return d.name.value === 'skip' ? condition !== true : d.name.value === 'include' ? condition !== false : true
    })
  }
}

const bounded = {
  selects: {
    nl: 'onderdelen (relaties en berekeningen) in een vraag',
    en: 'parts (relations and computations) in a question',
  },
  filterDepth: { nl: 'niveaus in een filter', en: 'levels in a filter' },
  conditions: { nl: 'voorwaarden in een filter', en: 'conditions in a filter' },
  values: { nl: 'waarden in een voorwaarde', en: 'values in a condition' },
  search: { nl: 'tekens in een zoekvraag', en: 'characters in a search' },
  sort: { nl: 'velden om op te sorteren', en: 'fields to sort by' },
  sortPath: { nl: 'stappen naar een veld om op te sorteren', en: 'steps to a field to sort by' },
} satisfies Record<string, Label>
const tooMuch = (max: number, what: Label) => new Problem('tooMuch', { max, what })

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
/** Reads an id; what is no id finds nothing. */
const tryOf = (id: Entity['id']) => (id === 'uuid' ? 'try_uuid' : 'try_int')
const asText = (value: unknown) => (value === null || value === undefined ? null : String(value))
/** A list where the request may give one value for a list of one, or none. */
const listOf = <T>(value: T | readonly T[] | null | undefined): readonly T[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value as T]
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** A moment as the wire has it: local time in the Netherlands (§9). */
const moment = (expression: string) => `to_char(${expression} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI:SS')`

/** Organisations share people; one sees those of one's own. */
const usersOf = (t: string, organisation: string) =>
  `exists (select 1 from "inventarisatie_user" eigen where eigen."user_id" = ${t}."id" and eigen."organisatie_id" = ${organisation} and eigen."deleted_at" is null)`

const linked = (entity: Entity, name: string, t: string, x: string) => {
  const link = q(linkTableOf(entity, name))
  return `join ${link} on ${link}."naar_id" = ${x}."id" and ${link}."van_id" = ${t}."id" and ${link}."organisatie_id" = ${t}."organisatie_id"`
}

const castOf = (field: Field | undefined, name: string): string => {
  const kind = field?.kind === 'computed' ? field.type : field?.kind
  if (kind === 'integer' || kind === 'decimal') return '::numeric'
  if (kind === 'boolean') return '::boolean'
  if (kind === 'date') return '::date'
  if (kind === 'datetime' || name.endsWith('_at')) return '::timestamp'
  return ''
}

/** The same key asked more than once: one node with all its selections. */
const merged = ([first, ...rest]: FieldNode[]): FieldNode => {
  if (!first) throw new Error('A selection without a field')
  if (rest.length === 0 || !first.selectionSet) return first
  const selections = [first, ...rest].flatMap((n) => n.selectionSet?.selections ?? [])
  return { ...first, selectionSet: { ...first.selectionSet, selections } }
}
