import type { Label } from '../kit/label.ts'
import { isBlank } from './blank.ts'

/** What a rule looks at: the whole draft, so that a rule may compare two fields. */
export type Draft = Readonly<Record<string, unknown>>

/**
 * A check on one field (§5). `test` answers whether the value passes; an empty value passes every rule but
 * `isRequired`, so `test` sees filled values only.
 */
export interface Rule {
  readonly name: string
  readonly args: readonly (string | number)[]
  /** A phrase (`kit/phrase.ts`) whose arguments are `args` by their place: `{0}`. */
  readonly message: Label
  readonly test: (value: unknown, draft: Draft) => boolean
  /** What it looks at behind relations of the draft, as a condition does (`kit/behind.ts`). */
  readonly looks?: readonly { readonly path: string; readonly values: readonly string[] }[]
}

/** What a failed rule leaves behind; the sentence is made where it is read. */
export interface Issue {
  readonly path: string
  readonly rule: string
  readonly args: readonly (string | number)[]
}

/** Null, empty or blank text, or an empty list; an object counts as filled when it has an id or a name (§5). */
export const isEmpty = (value: unknown): boolean => {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return isBlank(value)
  if (Array.isArray(value)) return value.length === 0
  if (typeof value === 'object') return !('id' in value || 'name' in value)
  return false
}
