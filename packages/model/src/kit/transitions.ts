import type { Policy } from '../rights.ts'
import type { Label } from './label.ts'

/** One way from a state to the next. */
export interface Transition<Name extends string = string> {
  readonly from: readonly string[]
  readonly to: string
  readonly label: Label
  readonly who: Policy
  /** Fields that must be filled, on the record or in what is sent along. */
  readonly requires?: readonly Name[]
  /** On to what comes next, back to do something over, or away: what was under way ends there. */
  readonly leads: 'on' | 'back' | 'away'
  /**
   * Names of checks: each is a rule of the table, which sees the record alone and holds on the page too, or a function in
   * the server's file of the entity, which sees other rows.
   */
  readonly guards?: readonly string[]
  /** Names of rules of the table that do not hold it back: whoever asks for it reads what they say first. */
  readonly warns?: readonly string[]
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

/** What holds in a state. */
export interface State {
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

/** The life of a record as a table: its states, and the events that lead from one to another. */
export interface Transitions<Name extends string = string> {
  /** The field that holds the state: a choice, or a list whose items carry a `code`. */
  readonly field: Name
  readonly initial: string
  readonly states: { readonly [state: string]: State }
  readonly events: { readonly [event: string]: Transition<Name> }
  /** The guards and warnings that the record alone decides, for server and page. */
  readonly rules?: { readonly [guard: string]: TransitionRule }
  /** The computed fields, without arguments, that the rules look at. */
  readonly facts?: readonly Name[]
}

/** Keeps the words of states and events checked against each other. */
export const transitions = <
  const S extends string,
  const T extends {
    readonly field: string
    readonly initial: NoInfer<S>
    readonly states: { readonly [K in S]: State }
    readonly events: {
      readonly [event: string]: Omit<Transition, 'from' | 'to'> & {
        readonly from: readonly NoInfer<S>[]
        readonly to: NoInfer<S>
      }
    }
    readonly rules?: { readonly [guard: string]: TransitionRule }
    readonly facts?: readonly string[]
  },
>(
  table: T & { readonly states: { readonly [K in S]: State } },
): T => table
