import { between } from '../rules/between.ts'
import { isUnreadJson } from '../rules/json.ts'
import { maxLength } from '../rules/lengths.ts'
import { rowsRefusal } from '../rules/rows.ts'
import { type Issue, isEmpty, type Rule } from '../rules/rule.ts'
import { isStorable } from '../rules/storable.ts'
import type { Field, FieldArguments, FieldKind } from './field.ts'

/** What both sides know of a kind of field. The server's half of a kind stands in its `kinds/`, the page's in its own. */
export interface KindInModel<F extends Field = Field> {
  /** What its value names: one or many records of another definition, whose key is the field's `target`, or a stored file. */
  readonly points: 'none' | 'one' | 'many' | 'file'
  /** An item of a list has it as a sign beside its words. */
  readonly isSign: boolean
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
}

/** A field of one kind. */
export type FieldOf<K extends FieldKind> = Extract<Field, { readonly kind: K }>
export type KindsInModel = { readonly [K in FieldKind]: KindInModel<FieldOf<K>> }

const plain = {
  points: 'none',
  isSign: false,
  isRead: true,
  isLarge: false,
  value: () => [],
  refusal: () => undefined,
  draft: 'asked',
  blank: () => null,
} as const satisfies KindInModel

const unlessOwn = (rule: Rule) => (field: Field) => (field.rules.some(({ name }) => name === rule.name) ? [] : [rule])
const measured = unlessOwn(between(0, 999_999_999))
/** Text that somebody types or pastes. */
const typed = (limit: (field: Field) => readonly Rule[] = plain.value) =>
  ({
    ...plain,
    value: (field: Field) => [isStorable, ...limit(field)],
  }) as const satisfies KindInModel
/** §4: a text that a flag hides keeps a single space. Nobody reads it as content: to every rule it is empty. */
const spaced = { blank: (_: Field, why: 'unless' | 'other') => (why === 'unless' ? ' ' : null) }
const long = typed(unlessOwn(maxLength(20_000)))
const area = { ...long, ...spaced }

/** Every kind of field; one that is missing does not compile. */
export const kinds = {
  text: { ...typed(unlessOwn(maxLength())), ...spaced },
  textArea: area,
  richText: long,
  code: typed(),
  svg: { ...typed(), isLarge: true },
  color: { ...plain, isSign: true },
  integer: { ...plain, isSign: true, value: unlessOwn(between(0, 2_147_483_647)) },
  // What has a unit is measured, and nothing is measured below zero.
  decimal: { ...plain, value: (field) => (field.unit ? measured(field) : []) },
  boolean: { ...plain, draft: 'filled', blank: (field) => field.default ?? false },
  date: plain,
  datetime: plain,
  json: {
    ...plain,
    isLarge: true,
    refusal: (value) => (isUnreadJson(value) ? { rule: 'isJson', args: [value.line, value.column] } : undefined),
  },
  choice: {
    ...plain,
    refusal: (value, { choices }) =>
      isEmpty(value) || choices.some((word) => word.value === value) ? undefined : { rule: 'isChoice', args: [] },
    blank: (field) => field.default ?? null,
  },
  file: { ...plain, points: 'file' },
  belongsTo: { ...plain, points: 'one' },
  manyToMany: { ...plain, points: 'many' },
  fileImport: { ...plain, isLarge: true, refusal: rowsRefusal },
  info: { ...plain, isRead: false, draft: 'absent' },
  button: { ...plain, isRead: false, draft: 'absent' },
  computed: { ...plain, draft: 'absent' },
} satisfies KindsInModel

/** The kind of a field, for code that works with any of them. A cast, because the kind that is found is that of this field. */
export const kindOf = (field: Field): KindInModel => kinds[field.kind] as unknown as KindInModel

type KindsPointing<Points> = { [K in FieldKind]: (typeof kinds)[K]['points'] extends Points ? K : never }[FieldKind]
/** A field that is a sign of an item of a list. */
export type SignField = FieldOf<{ [K in FieldKind]: (typeof kinds)[K]['isSign'] extends true ? K : never }[FieldKind]>
/** A field that names one record. */
export type ToOneField = FieldOf<KindsPointing<'one'>>
/** A field that names several records. */
export type ToManyField = FieldOf<KindsPointing<'many'>>

/** Whether a field names one record, in its `target`. */
export const pointsAtOne = (field: Field | undefined): field is ToOneField =>
  field !== undefined && kindOf(field).points === 'one'
/** Whether a field names several records, in its `target`. */
export const pointsAtMany = (field: Field | undefined): field is ToManyField =>
  field !== undefined && kindOf(field).points === 'many'
/** Whether a field names records of another definition, one or several. */
export const points = (field: Field | undefined): field is ToOneField | ToManyField =>
  pointsAtOne(field) || pointsAtMany(field)
/** Whether a field names a stored file. */
export const pointsAtFile = (field: Field | undefined): field is FieldOf<KindsPointing<'file'>> =>
  field !== undefined && kindOf(field).points === 'file'
/** The key of the definition whose records, one or several, a field shows; undefined where it is a value. */
export const targetOf = (field: Field | undefined): string | undefined => {
  if (pointsAtFile(field)) return 'file'
  return field && 'target' in field ? field.target : undefined
}
/** What has to be given to read a field; nothing for most. */
export const argumentsOf = (field: Field | undefined): FieldArguments => (field && 'args' in field ? field.args : {})
/** Whether a draft holds the field: what is worked out when it is read is in none. */
export const isDrafted = (field: Field): boolean => kindOf(field).draft !== 'absent'
/** Whether a record has a value of it: what only stands on a form is asked of nobody. */
export const isReadBack = (field: Field): boolean => kindOf(field).isRead
