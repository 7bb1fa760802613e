import type { Entity } from '@vezel/model/kit/entity.ts'
import { limits } from '@vezel/model/limits.ts'
import { bounded } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { FieldNode } from 'graphql'
import type { Session } from '../access.ts'
import { argumentOf, shaping } from './reading/arguments.ts'
import { tooMuch } from './reading/bounds.ts'
import { rowsOf, visible } from './reading/rows.ts'
import { listSql, oneSql, top } from './reading/selection.ts'
import { type Fragments, Statement, tryOf, type Value, type Variables } from './reading/statement.ts'
import { namedSql, totalOf, unitedSql } from './reading/united.ts'

/** One statement that answers one root field, with the values to bind; reusable while `isFixed`. */
export interface ReadPlan {
  readonly sql: string
  readonly values: readonly Value[]
  /** False when arguments from variables have shaped the statement: it must be compiled again for other variables. */
  readonly isFixed: boolean
  /** How many SELECTs stand in each other: what PostgreSQL takes to plan it, some tens of kilobytes for each. */
  readonly selects: number
  /** Whether its rows are found by ids: however many there are, one plan serves them all. */
  readonly isById: boolean
  /** How it is told whom the answer tells something of: only of what asks by a field whose readers are kept. */
  readonly probe?: Probe
}

/** What was asked by a field that tells of residents. */
export interface Probe {
  /** The types of the records with such a field. */
  readonly types: readonly string[]
  /** Answers the records of the root field that met the conditions; undefined of one record. */
  readonly named?: { readonly sql: string; readonly values: readonly Value[] }
}

/** PostgreSQL counts the values of a statement in two bytes. */
const BINDS_MOST = 65_535

/** How a root field is answered. */
export type Root = {
  readonly entity: Entity
  /** Of a list or a total of an interface: the other kinds, of which other tables hold the records. */
  readonly beside?: readonly Entity[]
  /** The executor takes the answer on: a record of an interface then tells its type, asked or not. */
  readonly isTyped?: boolean
} & (
  | { readonly kind: 'one' | 'list' | 'total' }
  /** The record whose id the session holds, such as `me`. */
  | { readonly kind: 'own'; readonly id: (session: Session) => unknown }
  /** A record whose id stands outside the document, such as the one that a change answers. */
  | { readonly kind: 'given'; readonly id: string | null }
)

/** What the records of a root field are. */
export const kindsIn = ({ entity, beside = [] }: Root): readonly Entity[] => [entity, ...beside]

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
  fragments: Fragments,
  session: Session,
  variables: Variables,
): ReadPlan {
  const statement = new Statement(fragments, session, variables)
  const sql = rootSql(statement, root, node)
  if (statement.values.length > BINDS_MOST) throw new Problem('badRequest', { reason: `> ${BINDS_MOST} values` })
  // Those of computed fields are counted as well, which the words of the request do not show.
  const selects = sql.match(/\bselect\b/g)?.length ?? 0
  if (selects > limits.statementSelects) throw tooMuch(limits.statementSelects, bounded.selects)
  const plan = {
    sql: measured(sql),
    values: statement.values,
    isFixed: statement.isFixed,
    selects,
    isById: isById(statement, root, node),
  }
  if (statement.probed.size === 0) return plan
  const types = [...statement.probed]
  return { ...plan, probe: { types, named: probedRows(new Statement(fragments, session, variables), root, node) } }
}

/**
 * The rows of a list, or the first of those that a total counts: what is learned by a condition is learned of them. Where the
 * condition stands inside the one record that was asked for, it is learned of that one.
 */
function probedRows(statement: Statement, root: Root, node: FieldNode): NonNullable<Probe['named']> {
  const { entity } = root
  if (root.kind !== 'list' && root.kind !== 'total') {
    const t = statement.alias()
    const asked = `${t}."id" = ${tryOf(entity.id)}(${idOf(statement, root, node)})`
    const where = [asked, ...visible(statement, entity, t)].join(' and ')
    return {
      sql: `select ${t}."id"::text as "id", '${entity.api.type}' as "type" from ${rowsOf(statement, entity, t)} where ${where}`,
      values: statement.values,
    }
  }
  return { sql: namedSql(statement, kindsIn(root), node), values: statement.values }
}

/** Whether a root field is one record, or a list that is narrowed to some by their ids. */
function isById(statement: Statement, { kind }: Root, node: FieldNode): boolean {
  if (kind !== 'list') return kind !== 'total'
  const filter = shaping(statement, node, 'filter') as { readonly id?: Readonly<Record<string, unknown>> } | undefined
  return Boolean(filter?.id && ('eq' in filter.id || 'in' in filter.id))
}

/** Measures an answer before it is sent; `offset 0` keeps PostgreSQL from making it once for each time it is named. */
const measured = (sql: string) =>
  `select case when octet_length(a.j) <= ${limits.answerBytes} then a.j end as j, octet_length(a.j) as bytes from (${sql} offset 0) a`

/** The id of the one record that a root field answers, as a bind. */
function idOf(statement: Statement, root: Root, node: FieldNode): string {
  if (root.kind === 'own') return statement.bind((_, session) => root.id(session))
  return root.kind === 'given' ? statement.bind(() => root.id) : argumentOf(statement, node, 'id')
}

function rootSql(statement: Statement, root: Root, node: FieldNode): string {
  const { entity } = root
  statement.isTyped = root.isTyped ?? false
  if (root.kind === 'total') return `select (${totalOf(statement, kindsIn(root), node)})::text as j`
  if (root.kind === 'list')
    return `select (${root.beside?.length ? unitedSql(statement, kindsIn(root), node) : listSql(statement, entity, node, top)})::text as j`
  const id = idOf(statement, root, node)
  const where = (t: string) => `${t}."id" = ${tryOf(entity.id)}(${id})`
  return `select (${oneSql(statement, entity, node.selectionSet, where, top, { isAnswer: root.kind === 'given' })})::text as j`
}
