import { type Base, base, type FieldOptions, type Req, type With } from './base.ts'
import { type Filtered, type KindsOf, plain } from './kind.ts'

/** What becomes of a record when the one that it names is deleted. */
export type OnDelete = 'cascade' | 'null' | 'restrict'

export interface BelongsToField<
  Target extends string = string,
  R extends boolean = boolean,
  Inverse extends string = string,
> extends Base<'belongsTo', string, R> {
  readonly target: Target
  /** The name of the list (or, when `unique`, of the one record) on the target. */
  readonly inverse?: Inverse
  readonly onDelete: OnDelete
  /** The target is an item of a lookup list: shown as a choice, offered while active. */
  readonly isLookup: boolean
}
export interface ManyToManyField<Target extends string = string, Inverse extends string = string>
  extends Base<'manyToMany', string[], boolean> {
  readonly target: Target
  readonly inverse?: Inverse
  readonly isLookup: boolean
}

export interface RelationFields {
  belongsTo: BelongsToField
  manyToMany: ManyToManyField
}

type RelationOptions = Partial<FieldOptions> & { readonly inverse?: string; readonly onDelete?: OnDelete }
type OneToOne<O> = O extends { readonly unique: true } ? { readonly unique: true } : unknown
type InverseOf<O> = O extends { readonly inverse: infer I extends string } ? I : never

/**
 * One record of another entity, named by its key. The registry refuses a key that does not exist, so a typo does not
 * compile. Without a label the target's own is shown. `unique: true` makes the relation one-to-one: its inverse is then
 * one record instead of a list.
 */
export const belongsTo = <const T extends string, const O extends RelationOptions>(target: T, options: O) =>
  ({ onDelete: 'cascade', ...base('belongsTo', options), target, isLookup: false }) as unknown as BelongsToField<
    T,
    Req<O>,
    InverseOf<O>
  > &
    OneToOne<O>

/** One item of a lookup list. An item in use cannot be deleted, only made inactive. */
export const list = <
  const L extends { readonly key: string },
  const O extends With<string, FieldOptions> & { readonly inverse?: string },
>(
  lookup: L,
  options: O,
) =>
  ({
    ...base('belongsTo', options),
    onDelete: 'restrict',
    target: lookup.key,
    isLookup: true,
  }) as unknown as BelongsToField<L['key'], Req<O>, InverseOf<O>>

/** Several records of another entity, kept in a link table. */
export const manyToMany = <const T extends string, const O extends RelationOptions>(target: T, options: O) =>
  ({ ...base('manyToMany', options), target, isLookup: false }) as unknown as ManyToManyField<T, InverseOf<O>>

/** Several items of a lookup list. */
export const lists = <const L extends { readonly key: string }, const O extends FieldOptions>(lookup: L, options: O) =>
  ({ ...base('manyToMany', options), target: lookup.key, isLookup: true }) as unknown as ManyToManyField<
    L['key'],
    never
  >

const filter = ({ isLookup, target }: BelongsToField | ManyToManyField): Filtered => ({
  kind: isLookup ? 'list' : 'record',
  target,
})

export const relationKinds = {
  belongsTo: { ...plain, filter, points: 'one', isTelling: true, copy: 'kept' },
  manyToMany: { ...plain, filter, points: 'many', copy: 'kept' },
} as const satisfies KindsOf<RelationFields>
