import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field, FieldTypes } from '@vezel/model/kit/field.ts'

/** The column of a field. SQL goes in and comes out as text; names are quoted before. */
export interface Column<F extends Field> {
  /** Its name, by the field's. */
  readonly name: (field: string) => string
  /** Its PostgreSQL type. */
  readonly type: (field: F) => string
  /** The condition that the table itself keeps of the quoted column, if any. */
  readonly condition: (column: string, field: F) => string | undefined
  /** What may not stand there twice, of a unique field: an expression on the quoted column. */
  readonly compared: (column: string) => string
  /** The record whose id it holds; undefined where it holds a value. */
  readonly target: (field: F) => Entity | undefined
}

/** What a kind may ask for of a row that is read. Each gives an SQL expression. */
export interface Row {
  /** The field's column, empty for those who may not read it. */
  readonly column: () => string
  /** What the server works out for the field. */
  readonly computed: () => string
}

/** The same of a row whose fields are selected, each with what is asked within it. */
export interface SelectedRow extends Row {
  /** The record with this id (an expression), as JSON. */
  readonly record: (target: Entity, id: string) => string
  /** The records that the row names in the field's table of links, as JSON. */
  readonly linked: (target: Entity) => string
}

export interface Read<F extends Field> {
  /** The field as the answer to a request has it: text on the wire, or JSON of the records asked. */
  readonly answer: (row: SelectedRow, field: F) => string
  /** Its value in the row, for filters and sorts: of a relation the id; undefined where a row has no one value. */
  readonly value: (row: Row) => string | undefined
  /** The column as the write path holds it: ids as text, days and moments as on the wire, numbers as numbers. */
  readonly held: (column: string) => string
}

/** How a value travels into its column. */
export interface Bind<F extends Field> {
  /** The value as PostgreSQL is sent it. */
  readonly value: (held: unknown) => unknown
  /** The place of that value in a statement, such as `$3`, as the column takes it. */
  readonly place: (place: string) => string
  /** The value as one of many rows that are sent as JSON; of a field that a row leaves out, `undefined` is given. */
  readonly inRows: (given: unknown, field: F) => unknown
  /** The value under a key of a `jsonb` object, as a column of this type takes it. */
  readonly ofJson: (object: string, key: string, type: string) => string
}

/** What a kind may ask for when a record is made or changed: it speaks for one field. */
export interface Taking {
  /** The id of the record that is linked or made, by what was sent of the relation; null when it is taken away. */
  readonly linkOne: (target: Entity, sent: unknown) => Promise<unknown>
  /** The ids of the records that stay linked, or are linked or made. */
  readonly linkSeveral: (target: Entity, sent: unknown) => Promise<string[]>
  /** Whether what was sent is a file that was sent along. */
  readonly isUploaded: (sent: unknown) => boolean
}

/** What a kind may ask for when a new record gets its defaults. */
export interface Starting {
  /** Now, as on the wire: `YYYY-MM-DD HH:mm:ss` in Europe/Amsterdam. */
  readonly now: () => Promise<string>
  readonly organisationId: number
  /** The id of a list's item in the organisation's own set, by its code; null where there is none. */
  readonly item: (list: Entity, code: unknown) => Promise<string | null>
}

/** What comes in. */
export interface Take<F extends Field> {
  /** The name of the rule by which what was sent is refused before it is read; undefined where it is taken. */
  readonly refusal: (sent: unknown) => string | undefined
  /** What was sent, as a draft holds it: trimmed, cleaned, relations as ids. Throws `badValue` for links that contradict. */
  readonly sent: (sent: unknown, field: F, taking: Taking) => unknown
  /** What a new record starts with: the definition's default, or nothing. */
  readonly start: (field: F, starting: Starting) => unknown
  /** A value that a record held, as it would be sent again. */
  readonly again: (held: unknown) => unknown
  /** What is sent is stored by itself, in its own way, once it is known that the record may be written. */
  readonly isKeptApart: boolean
}

/** What no column may be offered, and the rules of the model do not see. */
export interface Check<F extends Field> {
  /** The name of the rule that a filled value breaks; `before` is what the row held. Undefined when it is right. */
  readonly value: (value: unknown, field: F, before: unknown) => string | undefined
  /** The ids of the records that must be there and stay until the commit. */
  readonly targets: (held: unknown, before: unknown) => readonly unknown[]
}

/** How filters and sorts look at a value. */
export interface Filter<F extends Field> {
  /** What an operand is read as, by PostgreSQL's name with `::` before it; of text nothing. */
  readonly cast: (field: F) => string
  /** The kind of ids that its value is one of: what is no id is then found nowhere. Undefined of a value that is none. */
  readonly ids: (field: F) => Entity['id'] | undefined
  /** What is compared, of the value in the row: of a moment the local time, since that is how one is asked for. */
  readonly compared: (value: string, field: F) => string
  /** The record that a dotted path goes on into, if any. */
  readonly leadsTo: (field: F) => Entity | undefined
  /** Sorted as people read it: capitals and accents aside, numbers by their size. */
  readonly isWords: (field: F) => boolean
}

/** Types of the API, as `schema.graphql` writes them. */
export interface Graphql<F extends Field> {
  /**
   * What comes behind the field's name: its arguments, a colon and its type; `bang` is the mark of what is never empty.
   * Undefined of what nobody reads.
   */
  readonly output: (field: F, bang: string) => string | undefined
  /** The type in the input of a create or update; undefined of what nobody sends. */
  readonly input: (field: F) => string | undefined
  /** The type in the filter of its entity; undefined where nobody filters by it. */
  readonly filter: (field: F) => string | undefined
}

/** Everything the server knows of a kind of field. */
export interface KindOnServer<F extends Field = Field> {
  /** Where its value is stored; null of what has no column in the table of its entity. */
  readonly column: Column<F> | null
  readonly read: Read<F>
  readonly bind: Bind<F>
  readonly take: Take<F>
  readonly check: Check<F>
  readonly filter: Filter<F>
  readonly graphql: Graphql<F>
}

/** The kinds of a family of fields; one that is missing, or that lacks a part, does not compile. */
export type KindsOf<Family> = {
  readonly [K in keyof Family]: Family[K] extends Field ? KindOnServer<Family[K]> : never
}
export type KindsOnServer = KindsOf<FieldTypes>
