import type { ReactNode } from 'react'
import type { EventFor, FieldName, KeyOf, ValuesFor } from '../api/typed.ts'
import type { Overrides } from './fields.tsx'

/** Something a screen can do to the rows that are chosen, beyond what their definition gives. */
export interface BulkAction {
  readonly label: string
  readonly icon?: ReactNode
  /** Told the ids in the order of the list. What fails is said above the table. */
  readonly run: (ids: readonly string[]) => Promise<unknown>
}

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
  readonly actions?: readonly BulkAction[]
  /** Inputs and offers as the forms of the screen have them. */
  readonly overrides?: Overrides<K>
}
