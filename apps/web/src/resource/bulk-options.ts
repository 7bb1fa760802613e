import type { ReactNode } from 'react'
import type { EventFor, FieldName, KeyOf, ValuesFor } from '../api/typed.ts'
import type { Overrides } from './form-part.ts'

interface NamedAction {
  readonly label: string
  readonly icon?: ReactNode
}
/** Something of its own that a screen does to the rows that are chosen. */
export interface BulkRun extends NamedAction {
  /** Told the ids in the order of the list. What fails is said above the table. */
  readonly run: (ids: readonly string[]) => Promise<unknown>
}
/** Values that all rows that are chosen get, under a name of their own: looked at first, and taken back in one go. */
export interface BulkSet<K extends string = string> extends NamedAction {
  readonly set: ValuesFor<K>
}
/** What a screen offers for many rows beyond what their definition gives. */
export type BulkAction<K extends string = string> = BulkRun | BulkSet<K>

/** What can be done to many rows of a table at once; what the rights refuse is left out by itself. */
export interface BulkOptions<K extends string = string> {
  /** The key of the entity. */
  readonly of: K & KeyOf<K>
  /** The values that the rows of the list share: what puts them there is not changed here. */
  readonly where?: ValuesFor<K>
  /** The fields that can be changed; those of the form when absent, none when false. */
  readonly edit?: false | readonly FieldName<K>[]
  readonly delete?: false
  /** The events of its life; all when absent. */
  readonly events?: false | readonly EventFor<K>[]
  readonly actions?: readonly BulkAction<K>[]
  /** Inputs and offers as the forms of the screen have them. */
  readonly overrides?: Overrides<K>
}
