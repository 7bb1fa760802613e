import type { Issue, Rule } from '../../rules/rule.ts'
import { isStorable } from '../../rules/storable.ts'
import type { Unit } from '../unit.ts'
import type { Base, Choice, Copying } from './base.ts'

/** What the values of a filter are chosen or typed in. */
export type FilterKind = 'list' | 'record' | 'choice' | 'boolean' | 'date' | 'moment' | 'number' | 'text' | 'presence'

/** How a list is filtered by a field. */
export interface Filtered {
  readonly kind: FilterKind
  /** The key of the list or the entity it points at. */
  readonly target?: string
  readonly choices?: readonly Choice[]
  /** Of a number. */
  readonly unit?: Unit | undefined
}

/** What both sides know of a kind of field. The server's half of a kind stands in its `kinds/`, the page's in its own. */
export interface KindInModel<F extends Base = Base> {
  /** What its value names: one or many records of another definition, whose key is the field's `target`, or a stored file. */
  readonly points: 'none' | 'one' | 'many' | 'file'
  /** An item of a list has it as a sign beside its words. */
  readonly isSign: boolean
  /** It tells a record from another of the same title, in a word or two. */
  readonly isTelling: boolean
  /** It has a value that is read; false of what only stands on a form. */
  readonly isRead: boolean
  /** A value may be as large as a document: rows are not fetched ahead of need where they hold one. */
  readonly isLarge: boolean
  /** The rules that follow from the kind, which filled values pass besides those of the definition; its own limit replaces the general one. */
  readonly value: (field: F) => readonly Rule[]
  /** Why a value that passes the rules is none of the kind all the same; undefined when it is one, or empty. */
  readonly refusal: (value: unknown, field: F) => Omit<Issue, 'path'> | undefined
  /** How a draft holds it: it may be empty and so be asked for, it is never empty, or the server alone makes it. */
  readonly draft: 'asked' | 'filled' | 'absent'
  /** What stands in a draft once the field is cleared because it is hidden (§4), `unless` a flag is set or for another reason. */
  readonly blank: (field: F, why: 'unless' | 'other') => unknown
  /** What becomes of it in a record that is made after another one, where the field does not say. */
  readonly copy: Copying
  /** How lists are filtered by it; null of what nobody can ask for. */
  readonly filter: (field: F) => Filtered | null
}

/** The kinds of a family of fields; one that is missing, or lacks a part, does not compile. */
export type KindsOf<Family> = {
  readonly [K in keyof Family]: Family[K] extends Base ? KindInModel<Family[K]> : never
}

/** What most kinds are: a value that is typed, and that lists are filtered by as by text. */
export const plain = {
  points: 'none',
  isSign: false,
  isTelling: false,
  isRead: true,
  isLarge: false,
  value: () => [],
  refusal: () => undefined,
  draft: 'asked',
  blank: () => null,
  copy: 'never',
  filter: () => ({ kind: 'text' }),
} as const satisfies KindInModel

/** Nobody can ask for it in a list. */
export const unfiltered = { filter: () => null } as const

/** A rule that a kind has, but for fields whose own rule says it otherwise. */
export const unlessOwn = (rule: Rule) => (field: Base) =>
  field.rules.some(({ name }) => name === rule.name) ? [] : [rule]

/** Text that somebody types or pastes. */
export const typed = (limit: (field: Base) => readonly Rule[] = plain.value) =>
  ({
    ...plain,
    value: (field: Base) => [isStorable, ...limit(field)],
  }) as const satisfies KindInModel
