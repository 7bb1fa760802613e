import { type BelongsToField, belongsTo } from '../kit/field.ts'
import type { Label } from '../kit/label.ts'
import * as drawings from './drawings.ts'
import * as plainLists from './lists.ts'
import * as substances from './material-types.ts'
import * as surveyLists from './of-survey.ts'
import * as listsWithFields from './with-fields.ts'

const all = { ...plainLists, ...listsWithFields, ...surveyLists, ...substances, ...drawings }
/** Roles belong to nobody, and an external system is what a value is mapped to. */
const without = ['inventarisatie_rollen', 'external_systems'] as const

/** A list, plain or nested, whose items have a value in systems outside. */
export type MappedList = Exclude<(typeof all)[keyof typeof all]['key'], (typeof without)[number]>
const isMapped = (key: string): key is MappedList => !without.some((one) => one === key)
export const mappedLists: readonly MappedList[] = Object.values(all)
  .map(({ key }) => key)
  .filter(isMapped)
  .sort()
/** What each of them is called. */
export const mappedWords: Readonly<Record<string, Label>> = Object.fromEntries(
  Object.values(all).flatMap(({ key, plural }) => (isMapped(key) ? [[key, plural]] : [])),
)

/**
 * A relation to each list, by its key: an item is of one list, and a reference cannot point into another. An item takes its
 * mappings along when it is deleted, and hands them over when it is merged.
 */
export const toMapped = Object.fromEntries(
  mappedLists.map((key) => [key, belongsTo(key, { inverse: 'variable_mappings', copy: 'never' })]),
) as unknown as { readonly [L in MappedList]: BelongsToField<L, false, 'variable_mappings'> }
