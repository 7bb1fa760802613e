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
  /** Names of checks the server makes across rows; each is a function in the server's file of the entity. */
  readonly guards?: readonly string[]
  /** The call that leads along it where that is long work and answers a task; the general call then refuses. */
  readonly call?: string
}

/** What holds in a state. */
export interface State {
  /** The record, and all that is part of it, refuses changes. */
  readonly readOnly?: boolean
  /** Read-only, yet it may be deleted: by itself, or only along with what it is part of. */
  readonly deletable?: 'alone' | 'along'
  /** Nobody may rely on it any more: its files are kept as they are, and saved under a name that says so. */
  readonly isVoid?: boolean
}

/** The life of a record as a table: its states, and the events that lead from one to another (regulation.md §9). */
export interface Transitions<Name extends string = string> {
  /** The field that holds the state: a choice, or a list whose items carry a `code`. */
  readonly field: Name
  readonly initial: string
  readonly states: { readonly [state: string]: State }
  readonly events: { readonly [event: string]: Transition<Name> }
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
  },
>(
  table: T & { readonly states: { readonly [K in S]: State } },
): T => table
