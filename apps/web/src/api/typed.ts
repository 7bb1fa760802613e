import type { EntityKey, Registry } from '@vezel/model'
import type {
  BelongsToField,
  ComputedField,
  Field,
  FileField,
  JsonField,
  ManyToManyField,
} from '@vezel/model/kit/field.ts'
import type { SignField } from '@vezel/model/kit/kinds.ts'
import type { BacksTo, Selected } from '@vezel/model/kit/registry.ts'

// What a definition says of names and values, as the screens need it. Everything takes the key of an entity; generic
// code, which holds a string, gets the plain type: `FilterFor<'survey'>` knows the fields of a survey, `FilterFor<string>`
// takes any name.

type FieldsOf<K extends EntityKey> = Registry[K]['fields']
type Plain<V> = Readonly<Record<string, V>>
type Implied = 'id' | 'created_at' | 'updated_at'
/** The words of a stored or computed value, without the `undefined` that carries its type. */
type ValueOf<F> = F extends { readonly value?: infer V } ? Exclude<V, undefined> : never
type TargetOf<F> = F extends { readonly target: infer T extends EntityKey } ? T : never

/** The keys of the lists that an organisation chooses from. */
export type LookupKey = { [K in EntityKey]: 'value_en' extends keyof FieldsOf<K> ? K : never }[EntityKey]

/** Refuses a key that stands in the code and that the registry does not have; any string where it is known only at run time. */
export type KeyOf<K extends string> = string extends K ? unknown : K extends EntityKey ? unknown : never

/** The same for a list. */
export type ListKeyOf<K extends string> = string extends K ? unknown : K extends LookupKey ? unknown : never

/** A field of an entity. */
export type FieldName<K extends string> = K extends EntityKey ? keyof FieldsOf<K> & string : string
/** A field, or what every record has. */
export type ColumnName<K extends string> = FieldName<K> | (string extends K ? never : Implied)
/** Something for some of the fields. */
export type ByField<K extends string, V> = string extends K ? Plain<V> : { readonly [N in FieldName<K>]?: V }

/** The entity that a relation points at, as a key. */
export type TargetKeyOf<K extends string, N> = K extends EntityKey
  ? N extends keyof FieldsOf<K>
    ? TargetOf<FieldsOf<K>[N]>
    : never
  : string

// ── Filters and order ───────────────────────────────────────────────────────────────────────────────────────────────

interface IdCondition {
  readonly eq?: string | null
  readonly in?: readonly string[]
  readonly empty?: boolean
}
interface MomentCondition {
  readonly from?: string
  readonly to?: string
  readonly empty?: boolean
}
interface ValueCondition<V> {
  readonly eq?: V
  readonly in?: readonly V[]
  readonly contains?: V extends string ? string : never
  readonly from?: V
  readonly to?: V
  readonly empty?: boolean
}
interface RelationCondition<T extends EntityKey> extends IdCondition {
  readonly where?: FilterOf<T>
}
type Condition<F> = F extends JsonField
  ? never
  : F extends FileField
    ? IdCondition
    : F extends ComputedField
      ? [TargetOf<F>] extends [never]
        ? ValueCondition<ValueOf<F>>
        : never
      : F extends Field
        ? [TargetOf<F>] extends [never]
          ? ValueCondition<ValueOf<F>>
          : RelationCondition<TargetOf<F>>
        : never

/** Conditions on the records of an entity: `{ onderzoek: { eq: id }, onderzoek_status: { where: { code: { eq: 'actief' } } } }`. */
export type FilterOf<K extends EntityKey> = {
  readonly [N in keyof FieldsOf<K>]?: Condition<FieldsOf<K>[N]>
} & {
  readonly [B in BacksTo<Registry, K> as B['name'] & string]?: { readonly where: FilterOf<B['from'] & EntityKey> }
} & {
  readonly id?: IdCondition
  readonly created_at?: MomentCondition
  readonly updated_at?: MomentCondition
  readonly and?: readonly FilterOf<K>[]
  readonly or?: readonly FilterOf<K>[]
}
/** Looked up, not worked out: to compare the filters of two unknown entities, the compiler would otherwise work out all. */
type Filters = { readonly [K in EntityKey]: FilterOf<K> }
export type FilterFor<K extends string> = K extends EntityKey ? Filters[K] : Plain<unknown>

declare const ofEntity: unique symbol
/** A dotted path from the records of an entity to a field of others: made by `pathTo`, which checks it. */
export type PathFrom<K extends EntityKey> = string & { readonly [ofEntity]: K }
type Step<K extends EntityKey, Name extends string> =
  | (Name extends keyof FieldsOf<K> ? TargetOf<FieldsOf<K>[Name]> : never)
  | (Extract<BacksTo<Registry, K>, { readonly name: Name }>['from'] & EntityKey)
/** The path itself when every step of it is there, else never. */
export type Reaches<K extends EntityKey, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? [Step<K, Head>] extends [never]
    ? never
    : [Reaches<Step<K, Head>, Rest>] extends [never]
      ? never
      : Path
  : Path extends ColumnName<K>
    ? Path
    : never
export interface SortFor<K extends string> {
  /** A field, or a path to one through relations. */
  readonly field: K extends EntityKey ? ColumnName<K> | PathFrom<K> : string
  readonly direction?: 'asc' | 'desc'
}

// ── What is written ─────────────────────────────────────────────────────────────────────────────────────────────────

type Written<F> = F extends ComputedField
  ? never
  : F extends FileField
    ? File | string | null
    : F extends JsonField
      ? unknown
      : F extends ManyToManyField<infer T>
        ? readonly string[] | null | { readonly create: readonly InputOf<T & EntityKey>[] }
        : F extends BelongsToField<infer T>
          ? string | null | { readonly create: InputOf<T & EntityKey> } | { readonly connect: { readonly id: string } }
          : ValueOf<F> | null
/** Fields to write: relations as ids or as what is made along, and the records that point at a new one. */
export type InputOf<K extends EntityKey> = {
  readonly [N in keyof FieldsOf<K>]?: Written<FieldsOf<K>[N]>
} & {
  readonly [B in BacksTo<Registry, K> as B['name'] & string]?: {
    readonly create: InputOf<B['from'] & EntityKey> | readonly InputOf<B['from'] & EntityKey>[]
  }
} & { readonly id?: string }
export type InputFor<K extends string> = K extends EntityKey ? InputOf<K> : Plain<unknown>

/** Values that rows have and new ones start with: relations as ids. */
export type ValuesFor<K extends string> = K extends EntityKey
  ? {
      readonly [N in keyof FieldsOf<K>]?:
        | (FieldsOf<K>[N] extends FileField ? string | File : ValueOf<FieldsOf<K>[N]>)
        | null
    } & {
      readonly id?: string
    }
  : Plain<unknown>

/** An event of the life of an entity. */
export type EventFor<K extends string> = K extends EntityKey
  ? Registry[K]['transitions'] extends { readonly events: infer E }
    ? keyof E & string
    : never
  : string

// ── What forms and tables ask ───────────────────────────────────────────────────────────────────────────────────────

type SignNames<K extends LookupKey> = {
  [N in keyof FieldsOf<K>]: FieldsOf<K>[N] extends SignField ? N : never
}[keyof FieldsOf<K>] &
  string
/** The words and the sign of a list's item. */
export type ItemSelection<K extends LookupKey> = {
  readonly [N in 'id' | 'value' | 'value_en' | 'value_fr' | 'code' | 'active' | SignNames<K>]: true
}
export interface FileSelection {
  readonly id: true
  readonly file_key: true
  readonly filename: true
  readonly url: true
  readonly mime_type: true
  readonly size: true
  readonly breedte: true
  readonly hoogte: true
}
/** What is asked of a field so that it can be shown. Of a record that is no item only the id is promised. */
type Shown<F> = F extends FileField
  ? FileSelection
  : [TargetOf<F>] extends [never]
    ? true
    : TargetOf<F> extends LookupKey
      ? ItemSelection<TargetOf<F>>
      : { readonly id: true }
/** What `formSelection` asks: the record with all that it stores. */
export type FormSelection<K extends EntityKey> = {
  readonly [N in 'id' | 'record_version' | 'created_at' | 'updated_at']: true
} & {
  readonly [N in keyof FieldsOf<K> as HasArguments<FieldsOf<K>[N]> extends true ? never : N]: Shown<FieldsOf<K>[N]>
}
/** What depends on more than the record: which survey is shown, and for which day. */
type HasArguments<F> =
  F extends ComputedField<unknown, infer A>
    ? // Without arguments in its definition a field is typed as one of any: then it has none by name.
      string extends keyof A
      ? false
      : [keyof A] extends [never]
        ? false
        : true
    : false

/** What a table reads of a column; of what depends on more than the record nothing is known. */
export type CellValue<K extends string, N extends string> = K extends EntityKey
  ? N extends keyof FormSelection<K>
    ? Selected<Registry, K, Pick<FormSelection<K>, N>>[N]
    : unknown
  : unknown

/** The same with more: what is asked besides comes in the place of what the form asks of that name. */
export type FormSelectionWith<K extends EntityKey, M> = Omit<FormSelection<K>, keyof M> & M
