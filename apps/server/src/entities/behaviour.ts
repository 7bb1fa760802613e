import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import type { Doomed } from '../db/open.ts'
import type { Values, Work } from '../db/work.ts'

/** What the SQL of a computed field may use. */
export interface Computing {
  /** The alias of the row, quoted. */
  readonly row: string
  /** The place of an argument in the statement, as text that may be null. */
  readonly arg: (name: string) => string
  /** The place of the organisation in the statement. What depends on it and on arguments alone is worked out once. */
  readonly organisation: string
  /** A column of what `standing` of the behaviour answers for the row; asked for several columns, it is worked out once. */
  readonly standing: (column: string) => string
}
/** Makes a record with these values; answers its id. */
export type Create = (work: Work, entity: Entity, input: Values, fixed: Values) => Promise<string>

/**
 * What is special about an entity, where it holds for every caller. An entity without a file here is not special. All
 * hooks run inside the transaction of the write; to refuse, they throw a `Problem`.
 */
export interface Behaviour {
  /** SQL for the computed fields: an expression on the row; for a record, the expression of its id. */
  readonly computed?: Readonly<Record<string, (c: Computing) => string>>
  /** A subquery of one row that several computed fields take their column from; its arguments are theirs. */
  readonly standing?: (c: Omit<Computing, 'standing'>) => string
  /** Fills what a new record needs before its rules are checked: defaults taken from other rows. */
  readonly prepare?: (draft: Values, work: Work, input: Readonly<Record<string, unknown>>) => Promise<void>
  /**
   * Checks across rows, and values that follow from others. `before` is the stored record, absent for a new one. Answers
   * issues of single fields, which are shown together with those of the rules.
   */
  readonly beforeSave?: (draft: Values, work: Work, before?: Values) => Promise<readonly Issue[] | undefined>
  /** `create` makes what a new record always comes with, by the same write path. */
  readonly afterCreate?: (id: string, draft: Values, work: Work, create: Create) => Promise<void>
  readonly afterUpdate?: (id: string, draft: Values, work: Work, before: Values) => Promise<void>
  readonly afterTransition?: (event: string, record: Values, work: Work) => Promise<void>
  readonly beforeDelete?: (record: Values, work: Work) => Promise<void>
  /** What goes in the same batch although no `cascade` leads to it. */
  readonly goesAlong?: (record: Values, work: Work) => Promise<readonly Doomed[]>
  /** Once a record is back, for each that came back in the batch. */
  readonly afterRestore?: (record: Values, work: Work) => Promise<void>
  /** The text before the count of a number the definition leaves to the server. */
  readonly numberPrefix?: (draft: Values, work: Work) => Promise<string>
  /** The checks that transitions name; they answer the reason why not, issues of single fields, or nothing. */
  readonly guards?: Readonly<
    Record<string, (record: Values, work: Work) => Promise<{ nl: string; en: string } | readonly Issue[] | undefined>>
  >
}
