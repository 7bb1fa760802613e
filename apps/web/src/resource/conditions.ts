import type { Field, Filtered, FilterKind } from '@vezel/model/kit/field.ts'
import { filterOf } from '@vezel/model/kit/kinds.ts'
import type { Label } from '@vezel/model/kit/label.ts'
import type { Filter } from '../api/rows.ts'

/** A field that a list is filtered by. */
export interface FilterField extends Filtered {
  /** Its name in the address. */
  readonly key: string
  readonly label: Label
  /** From the record of the list, through relations: `['onderzoek_klant', 'klant']`. */
  readonly path: readonly string[]
  /** It may be empty, and one may ask for that. */
  readonly isOptional: boolean
  /**
   * Its values in a row, where the page decides: what the server works out for the survey that is shown cannot be asked for
   * in a filter. Of kinds that are chosen from a list.
   */
  readonly onPage?: (row: never) => readonly string[]
}

export type Operator = 'is' | 'from' | 'to' | 'on' | 'contains' | 'empty' | 'filled'

/** One condition of a filter. Values are ids of records, codes of list items, words of choices, days as `YYYY-MM-DD`. */
export interface Condition {
  /** The key of a `FilterField`. */
  readonly field: string
  readonly operator: Operator
  /** Any of these; none for `empty` and `filled`. */
  readonly values: readonly string[]
}

/** How a field of a definition is filtered by. `given` has what the definition does not say, or says elsewhere. */
export function filterField(key: string, field: Field, given: Partial<FilterField> = {}): FilterField {
  return {
    key,
    label: field.label ?? { nl: key, en: key },
    path: [key],
    // What is always worked out is never empty.
    isOptional: !field.required && !('always' in field && field.always) && given.path === undefined,
    ...(filterOf(field) ?? { kind: 'presence' }),
    ...given,
  }
}

/** What can be asked with a kind of filter. */
interface Question {
  readonly operators: readonly Operator[]
  /** How many values it takes. */
  readonly most: number
  readonly canBe: (value: string, field: FilterField) => boolean
  /** The test of the API that a value is one of these, or on such a day; where that can be asked. */
  readonly is: (values: readonly string[]) => Filter
  /** A value as the API takes it, where that is no text. */
  readonly sent?: (value: string) => unknown
}

const chosen: Question = {
  operators: ['is'],
  most: Number.POSITIVE_INFINITY,
  canBe: (value) => value !== '',
  is: (values) => ({ in: values }),
}
const day = { ...chosen, operators: ['from', 'to', 'on'], most: 1, canBe: isDay } as const
const questions: { readonly [K in FilterKind]: Question } = {
  // By its code: an item has another id in every set, surveys keep the set they were opened with, and words change.
  list: { ...chosen, is: (values) => ({ where: { code: { in: values } } }) },
  record: { ...chosen, canBe: (value) => /^[\w-]+$/.test(value) },
  choice: { ...chosen, canBe: (value, { choices }) => choices?.some((choice) => choice.value === value) ?? false },
  boolean: {
    ...chosen,
    most: 1,
    canBe: (value) => value === 'true' || value === 'false',
    is: ([value]) => ({ eq: value === 'true' }),
  },
  date: { ...day, is: ([value]) => ({ eq: value }) },
  // The last day that is named counts to its end.
  moment: { ...day, is: ([value]) => ({ from: value, to: value }) },
  number: {
    ...chosen,
    operators: ['is', 'from', 'to'],
    most: 1,
    canBe: (value) => value !== '' && Number.isFinite(Number(value)),
    is: ([value]) => ({ eq: Number(value) }),
    sent: Number,
  },
  text: { ...chosen, operators: ['contains'], most: 1 },
  presence: { ...chosen, operators: [] },
}

function isDay(value: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** What can be asked of a field. */
export function operatorsOf({ kind, isOptional }: FilterField): readonly Operator[] {
  const { operators } = questions[kind]
  return isOptional ? [...operators, 'empty', 'filled'] : operators
}

/** The condition as far as it makes sense, without values that cannot be; null when nothing is left of it. */
export function checked(condition: Condition, fields: readonly FilterField[]): Condition | null {
  const { operator } = condition
  const field = fields.find(({ key }) => key === condition.field)
  if (!field || !operatorsOf(field).includes(operator)) return null
  if (operator === 'empty' || operator === 'filled') return { ...condition, values: [] }
  const { canBe, most } = questions[field.kind]
  const values = [...new Set(condition.values.map((value) => value.trim()).filter((value) => canBe(value, field)))]
  if (values.length === 0) return null
  return { ...condition, values: values.slice(0, most) }
}

// In the address: `projectleider.is.4.7*einddatum.to.2026-12-15`, of signs that addresses leave as they are.
const between = '*'
const within = '.'
const escaped = (value: string) =>
  value.replace(/[.*%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Conditions as they stand in the address. */
export function writeConditions(conditions: readonly Condition[]): string {
  return conditions
    .map(({ field, operator, values }) => [field, operator, ...values.map(escaped)].join(within))
    .join(between)
}

/** The conditions of an address; what is unknown or cannot be is left out. */
export function readConditions(text: string | undefined, fields: readonly FilterField[]): readonly Condition[] {
  return (text ?? '').split(between).flatMap((part) => {
    const [field = '', operator = '', ...values] = part.split(within)
    try {
      const condition = { field, operator: operator as Operator, values: values.map(decodeURIComponent) }
      return checked(condition, fields) ?? []
    } catch {
      // A sign that was cut in half.
      return []
    }
  })
}

/** Conditions as the API takes them: all must hold. */
export function filterOfConditions(conditions: readonly Condition[], fields: readonly FilterField[]): Filter {
  const and = conditions.flatMap((condition) => {
    const field = fields.find(({ key }) => key === condition.field)
    if (!field || field.onPage) return []
    const [last = field.key, ...above] = [...field.path].reverse()
    return above.reduce<Filter>((inner, name) => ({ [name]: { where: inner } }), { [last]: testOf(condition, field) })
  })
  return and.length > 0 ? { and } : {}
}

function testOf({ operator, values }: Condition, field: FilterField): Filter {
  const question = questions[field.kind]
  switch (operator) {
    case 'empty':
      return { empty: true }
    case 'filled':
      return { empty: false }
    case 'is':
    case 'on':
      return question.is(values)
    default:
      return { [operator]: question.sent ? question.sent(String(values[0])) : values[0] }
  }
}
