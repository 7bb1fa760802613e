import type { Entity } from '@vezel/model/kit/entity.ts'
import type { FragmentDefinitionNode } from 'graphql'
import type { Session } from '../../access.ts'
import type { Asker } from '../../db/rights.ts'

/** The variables of a request, coerced by the schema. */
export type Variables = Readonly<Record<string, unknown>>
/** A value to bind, taken when the statement is sent. */
export type Value = (variables: Variables, session: Session) => unknown
/** The named fragments of a request. */
export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

/** The records on the way to a place in a selection, each with the field that was taken from it. */
export type Way = readonly { readonly entity: Entity; readonly t: string; readonly field: string }[]

/** What one statement needs while it is compiled: for whom, the names of its rows, and what is bound so far. */
export class Statement {
  readonly values: Value[] = []
  /** False once a variable has shaped the statement. */
  isFixed = true
  /** The executor takes the answer on: a record of an interface then tells its type, asked or not. */
  isTyped = false
  /** Conditions in filters so far. */
  tested = 0
  /** Types of records that are filtered, searched or sorted by what is told there of a resident (decision 44). */
  readonly probed = new Set<string>()
  /** The same argument with the same value, on many fields, is bound once. */
  readonly arguments = new Map<string, string>()
  /** What rows answer once for several of their computed fields: by the alias of the row, the subqueries by what is asked. */
  readonly standings = new Map<string, Map<string, string>>()
  /** The same for the rows that filters and sorts look at, by the alias of the row. */
  readonly narrowing = new Map<string, string>()
  readonly fragments: Fragments
  readonly session: Session
  readonly variables: Variables
  private aliases = 0
  private organisation: string | undefined
  private whoAsks: Asker | undefined

  constructor(fragments: Fragments, session: Session, variables: Variables) {
    this.fragments = fragments
    this.session = session
    this.variables = variables
  }

  /** A name that no other row of the statement has. */
  alias(): string {
    return `t${this.aliases++}`
  }
  /** The place of a value. */
  bind(value: Value): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
  /** The place of a value that is known now. */
  bindValue(value: unknown): string {
    return this.bind(() => value)
  }

  /** The organisation of the session: bound once. */
  tenant(): string {
    this.organisation ??= `${this.bind((_, s) => s.organisationId)}::integer`
    return this.organisation
  }

  /** Who asks: each value is bound once, by the first condition that needs it. */
  asker(): Asker {
    const bound: { person?: string; user?: string } = {}
    this.whoAsks ??= {
      person: () => (bound.person ??= `${this.bind((_, s) => s.inspectionUserId)}::uuid`),
      user: () => (bound.user ??= `${this.bind((_, s) => s.userId)}::integer`),
      alias: () => this.alias(),
    }
    return this.whoAsks
  }
}

/** Reads an id; what is no id finds nothing. */
export const tryOf = (id: Entity['id']) => (id === 'uuid' ? 'try_uuid' : 'try_int')
/** A list where the request may give one value for a list of one, or none. */
export const listOf = <T>(value: T | readonly T[] | null | undefined): readonly T[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value as T]
