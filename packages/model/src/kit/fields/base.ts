import type { Policy } from '../../rights.ts'
import type { Rule } from '../../rules/rule.ts'
import type { Label } from '../label.ts'
import type { Retention } from '../retention.ts'
import type { Unit } from '../unit.ts'

/** The lines of the matrix in `rights.ts` for one field. */
export interface FieldAccess {
  readonly read?: Policy
  readonly update?: Policy
}

/** Whether another record takes over a value; what was counted, measured or seen is of one record alone. */
export type Copying = 'kept' | 'never'

/** Words beside a value; a warning where it may stand and somebody should look at it. */
export type Remark = Label & { readonly isWarning?: true }

/** What every field may say about itself. */
export interface FieldOptions {
  readonly label: Label
  readonly required?: boolean
  /**
   * Required, and filled in by the server on a new record that leaves it empty: `prepare` of the entity's behaviour does
   * so for every caller, and the form does not ask for it.
   */
  readonly proposed?: boolean
  readonly rules?: readonly Rule[]
  /** A sentence under the input. */
  readonly help?: Label
  /** What it means that nothing is filled in, "Alle locaties": under the input, and in place of the value. */
  readonly whenEmpty?: Label
  /** What a value comes to, beside it while it is typed and where it stands; undefined where that needs no words. */
  readonly comesTo?: (value: unknown) => Remark | undefined
  /** Unit shown inside the input at the right, and behind the value. */
  readonly unit?: Unit
  /** Set by the server alone: readable, in no input type and on no form. */
  readonly readOnly?: boolean
  /** Written, never read back: passwords and keys. */
  readonly writeOnly?: boolean
  /** Written for colleagues, about the work or about people: never in a report. */
  readonly internal?: boolean
  /**
   * Tells something of a living person. Its former values are for managers, and for the person, in the history, and can be
   * blanked there; it says how long it is kept.
   */
  readonly personal?: boolean
  /** How long its values are kept; absent: as long as the record. */
  readonly retention?: Retention
  /** Tells of a resident: it is kept who saw it, for administrators (decision 44). */
  readonly readsKept?: boolean
  /** Who reads or changes it, where that differs from the record's: others read nothing there. */
  readonly access?: FieldAccess
  /** What becomes of it in a record that is made after another one; by its kind when absent. See `kit/copying.ts`. */
  readonly copy?: Copying
  /** No second live record of the same parent (`unique: 'onderzoek'`) or of the same organisation (`unique: true`). */
  readonly unique?: boolean | string
}

/** What every field is, whatever its kind. */
export interface Base<Kind extends string = string, Value = unknown, Required extends boolean = boolean> {
  readonly kind: Kind
  readonly label?: Label
  readonly help?: Label
  readonly whenEmpty?: Label
  readonly comesTo?: (value: unknown) => Remark | undefined
  readonly required: Required
  readonly proposed?: boolean
  readonly rules: readonly Rule[]
  readonly unit?: Unit
  readonly readOnly?: boolean
  readonly writeOnly?: boolean
  readonly internal?: boolean
  readonly personal?: boolean
  readonly retention?: Retention
  readonly readsKept?: boolean
  readonly access?: FieldAccess
  readonly copy?: Copying
  readonly unique?: boolean | string
  readonly default?: unknown
  /** Carries the value type through inference; holds nothing at run time. */
  readonly value?: Value
}

/** A word of a fixed set: what is stored, and what is shown for it. */
export interface Choice<V extends string = string> {
  readonly value: V
  readonly label: Label
}

/** A default: a value, or a word the side that makes the record resolves. */
export type Default<V> = V | 'today' | 'now'
/** The options of a field whose values are of the type `V`. */
export type With<V, O> = O & { readonly default?: Default<V> }
/** Whether the options of a field make it required. */
export type Req<O> = O extends { readonly required: true } ? true : false

/** A field of a kind with what every field has. */
export const base = <const K extends string>(kind: K, options: Partial<FieldOptions> & { default?: unknown }) =>
  ({ rules: [], ...options, kind, required: options.required ?? false }) as const

/** Words by what is stored, as a list in their order. */
export const choicesOf = (words: Readonly<Record<string, Label>>): readonly Choice[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
