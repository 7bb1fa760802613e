import type { Policy } from '../rights.ts'
import type { Label } from './label.ts'

/** One way from a state to the next. */
export interface Transition<Name extends string = string> {
  /** The field whose states it leads between, where that is one of `besides`; that of the table when absent. */
  readonly of?: Name
  /** Beside its own: the states of the table in which it is offered at all. */
  readonly during?: readonly string[]
  readonly from: readonly string[]
  readonly to: string
  readonly label: Label
  readonly who: Policy
  /** Fields that must be filled, on the record or in what is sent along. */
  readonly requires?: readonly Name[]
  /** Fields that the event fills: with what another field says at that moment, with the moment itself, or with nothing. */
  readonly keeps?: { readonly [N in Name]?: Name | 'now' | null }
  /** On to what comes next, back to do something over, or away: what was under way ends there. */
  readonly leads: 'on' | 'back' | 'away'
  /**
   * Names of checks: each is a rule of the table, which sees the record alone and holds on the page too, or a function in
   * the server's file of the entity, which sees other rows.
   */
  readonly guards?: readonly string[]
  /** The call that leads along it where that is long work and answers a task; the general call then refuses. */
  readonly call?: string
}

/** Who asks for an event, and when: the id of the link with the organisation, and Dutch time as `YYYY-MM-DD HH:mm:ss`. */
export interface Asker {
  readonly id: string | null
  readonly now: string
}

/** What speaks against leading a record, with its computed fields and relations as ids, along an event; undefined when nothing does. */
export type TransitionRule = (record: Readonly<Record<string, unknown>>, asker: Asker) => Label | undefined

/** How far something is, as its sign shows it: not begun, a quarter, half, three quarters, done; or no longer meant to go on. */
export type Step = 0 | 1 | 2 | 3 | 4 | 'void'

/** What holds in a state. */
export interface State {
  readonly step: Step
  /** The record, and all that is part of it, refuses changes. */
  readonly readOnly?: boolean
  /**
   * Read-only, yet it may be deleted: by itself, or only along with what it is part of. Or open, and never deleted by
   * itself.
   */
  readonly deletable?: 'alone' | 'along' | 'never'
  /** Nobody may rely on it any more: its files are kept as they are, and saved under a name that says so. */
  readonly isVoid?: boolean
}

/**
 * A second course that a record runs beside its life, such as what others were told of it. Its states close nothing, and
 * its field is a choice.
 */
export interface Course {
  readonly initial: string
  readonly states: { readonly [state: string]: Pick<State, 'step'> }
}

/** The life of a record as a table: its states, and the events that lead from one to another. */
export interface Transitions<Name extends string = string> {
  /** The field that holds the state: a choice, or a list whose items carry a `code`. */
  readonly field: Name
  readonly initial: string
  readonly states: { readonly [state: string]: State }
  readonly events: { readonly [event: string]: Transition<Name> }
  /** Courses beside it, by the field that holds their state; their events say which they are `of`. */
  readonly besides?: { readonly [N in Name]?: Course }
  /** The guards that the record alone decides, for server and page. */
  readonly rules?: { readonly [guard: string]: TransitionRule }
  /** The computed fields, without arguments, that the rules look at. */
  readonly facts?: readonly Name[]
}

type Event = Omit<Transition, 'of' | 'during' | 'from' | 'to'>
interface Between<State> {
  readonly from: readonly State[]
  readonly to: State
}
/** An event of the life itself, whose states are `S`, or of one of the courses `B` beside it. */
type EventOf<S, B extends Readonly<Record<string, Course>>> =
  | (Event & Between<S> & { readonly of?: never; readonly during?: never })
  | {
      [N in keyof B]: Event &
        Between<keyof B[N]['states'] & string> & { readonly of: N; readonly during?: readonly S[] }
    }[keyof B]

/** Keeps the words of states and events checked against each other. */
export const transitions = <
  const S extends string,
  const T extends {
    readonly field: string
    readonly initial: NoInfer<S>
    readonly states: { readonly [K in S]: State }
    readonly events: { readonly [event: string]: EventOf<NoInfer<S>, NoInfer<B>> }
    readonly rules?: { readonly [guard: string]: TransitionRule }
    readonly facts?: readonly string[]
  },
  const B extends Readonly<Record<string, Course>> = Readonly<Record<never, never>>,
>(
  table: T & { readonly states: { readonly [K in S]: State }; readonly besides?: B },
): T & { readonly besides?: B } => table
