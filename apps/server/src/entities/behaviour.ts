import type { EntityKey, Registry } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Label } from '@vezel/model/kit/label.ts'
import type { NamedRecord } from '@vezel/model/problems.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import type { Session } from '../access.ts'
import type { Doomed } from '../db/open.ts'
import type { Asker } from '../db/rights.ts'
import type { ComputedOf, DraftOf, StoredOf } from '../db/stored.ts'
import type { Values, Work } from '../db/work.ts'

/** What stands for an argument of a computed field that a question does not have. */
export const ABSENT = 'null::text'

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
/** The SQL of a computed field: an expression on the row; for a record, the expression of its id. */
export type Computes = (c: Computing) => string
/** Who asks to see rows, `row` being the alias of one. */
export interface Looking {
  readonly session: Session
  readonly row: string
  readonly asker: Asker
}
/** Makes a record with these values; answers its id. */
export type Create = (work: Work, entity: Entity, input: Values, fixed: Values) => Promise<string>
/** Why not: a reason, or issues of single fields. */
export type Refusal = Label | readonly Issue[]

/**
 * The hooks of the write path, over a record and a draft of these types. All run inside the transaction of the write; to
 * refuse, they throw a `Problem`. They are methods, so that the write path, which knows no entity, may call them with
 * the values it has.
 */
interface Hooks<Stored, Draft> {
  /**
   * Which rows are seen, beside what the policy says, however they are reached: SQL on the row, undefined where it is all.
   */
  visible?(looking: Looking): string | undefined
  /**
   * A subquery of one row that several computed fields take their column from; its arguments are theirs. `held` is the alias
   * of what a record on the way `holds` for it, worked out with the same arguments.
   */
  standing?(c: Omit<Computing, 'standing'> & { readonly held?: string | undefined }): string
  /**
   * What the standings of many rows below a record have in common, worked out once for all of them: a subquery of one row,
   * and the paths of relations that lead to rows which take theirs from it.
   */
  readonly holds?: {
    readonly paths: readonly string[]
    standing(c: Omit<Computing, 'standing'>): string
  }
  /** Fills what a new record needs before its rules are checked: defaults taken from other rows. */
  prepare?(draft: Draft, work: Work, input: Readonly<Record<string, unknown>>): Promise<void>
  /**
   * Checks across rows, and values that follow from others. `before` is the stored record, absent for a new one. Answers
   * issues of single fields, which are shown together with those of the rules.
   */
  beforeSave?(draft: Draft, work: Work, before?: Stored): Promise<readonly Issue[] | undefined>
  /** `create` makes what a new record always comes with, by the same write path. */
  afterCreate?(id: string, draft: Draft, work: Work, create: Create): Promise<void>
  /**
   * What follows from records that were made, of all that were made together at once: their order may not matter, nor that
   * all of them stand there already. One with `afterCreate` is made by itself.
   */
  afterCreateOfAll?(made: readonly { readonly id: string; readonly after: Draft }[], work: Work): Promise<void>
  afterUpdate?(id: string, draft: Draft, work: Work, before: Stored): Promise<void>
  /** Refuses, or makes way, where a record is deleted by itself. */
  beforeDelete?(record: Stored, work: Work): Promise<void>
  /** What goes in the same batch although no `cascade` leads to it. */
  goesAlong?(record: Stored, work: Work): Promise<readonly Doomed[]>
  /** Once a record is gone, for each that went in the batch. */
  afterDelete?(record: Stored, work: Work): Promise<void>
  /** Once a record is back, for each that came back in the batch. */
  afterRestore?(record: Stored, work: Work): Promise<void>
  /** The same of all that came back together: their order may not matter. One with `afterRestore` comes back by itself. */
  afterRestoreOfAll?(records: readonly Stored[], work: Work): Promise<void>
  /**
   * The text before the count of a number the definition leaves to the server, and where that is not always the same how many
   * digits it has at least.
   */
  numberPrefix?(draft: Draft, work: Work): Promise<string | { readonly prefix: string; readonly digits: number }>
}
/** What follows an event of a transition table, once the record is in its new state. */
interface Following<Stored> {
  /** The kinds of records that it writes beside its own, where others may be judged before it is done; else none is. */
  readonly writes?: readonly EntityKey[]
  run(record: Stored, work: Work): Promise<void>
}
/** Why an event is refused, with the records that stand in its way. */
interface Hindrance {
  readonly reason: Label
  readonly records: readonly NamedRecord[]
}
/** A check that a transition names; answers nothing where the way is free. */
type Guard<Stored> = { check(record: Stored, work: Work): Promise<Refusal | Hindrance | undefined> }['check']

// ── What a definition asks of its behaviour ─────────────────────────────────────────────────────────────────────────

/** The computed fields whose SQL the behaviour of this key gives: those of the abstract entity are given there. */
type OwnComputed<K extends EntityKey> = Exclude<
  ComputedOf<K>,
  Registry[K]['variantOf'] extends infer V extends EntityKey ? ComputedOf<V> : never
>
type EventsOf<K extends EntityKey> = Registry[K]['transitions'] extends { readonly events: infer E }
  ? E
  : Record<never, never>
/** The guards that a definition decides itself, from the record alone. */
type RuleOf<K extends EntityKey> = Registry[K]['transitions'] extends { readonly rules: infer R } ? keyof R : never
/** The other checks that the transitions of a definition name. */
type GuardOf<K extends EntityKey> = Exclude<
  {
    [E in keyof EventsOf<K>]: EventsOf<K>[E] extends { readonly guards: readonly (infer G extends string)[] }
      ? G
      : never
  }[keyof EventsOf<K>],
  RuleOf<K>
>

/** Asked where there are names to give, refused where there are none. */
type Given<Part extends string, Names extends PropertyKey, What> = [Names] extends [never]
  ? { readonly [P in Part]?: never }
  : { readonly [P in Part]: { readonly [N in Names]: What } }

/**
 * What is special about an entity, where it holds for every caller: the SQL of each computed field and each check that
 * its transitions name, and the hooks it needs.
 */
export type Behaviour<K extends EntityKey> = Hooks<StoredOf<K>, DraftOf<K>> &
  Given<'computed', OwnComputed<K>, Computes> &
  Given<'guards', GuardOf<K>, Guard<StoredOf<K>>> & {
    readonly afterTransition?: { readonly [E in keyof EventsOf<K>]?: Following<StoredOf<K>> }
  }

/** The keys whose definition cannot do without a behaviour. */
type Needed = { [K in EntityKey]: [OwnComputed<K> | GuardOf<K>] extends [never] ? never : K }[EntityKey]
/** An entity that is absent is not special; one that has computed fields or guards may not be. */
export type Behaviours = { readonly [K in Needed]: Behaviour<K> } & {
  readonly [K in Exclude<EntityKey, Needed>]?: Behaviour<K>
}

/** A behaviour as generic code holds it, which knows the entity only when the program runs. */
export interface AnyBehaviour extends Hooks<Values, Values> {
  readonly computed?: Readonly<Record<string, Computes>>
  readonly guards?: Readonly<Record<string, Guard<Values>>>
  readonly afterTransition?: Readonly<Record<string, Following<Values> | undefined>>
}
