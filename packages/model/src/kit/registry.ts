import type { Entity, FlatRow } from './entity.ts'
import type { BelongsToField, ComputedField, Field, FileField, ManyToManyField } from './field.ts'

/** Every definition by its key; the shape the types below read. */
export type Definitions = { readonly [key: string]: Entity }

type TargetOf<F> = F extends { readonly target: infer T extends string } ? T : never
type Targets<E extends Entity> = { [N in keyof E['fields']]: TargetOf<E['fields'][N]> }[keyof E['fields']]

/** Refuses, at compile time, a definition that names a key the registry does not have. */
export type Checked<D extends Definitions> = {
  readonly [K in keyof D]: Exclude<Targets<D[K]>, keyof D> extends never
    ? D[K]
    : { readonly unknownTarget: Exclude<Targets<D[K]>, keyof D> }
}

/** The registry: one list of every definition (`entities/index.ts`). */
export const defineRegistry = <const D extends Definitions>(definitions: D & Checked<D>): D => definitions

// ── What follows from a registry, in types ──────────────────────────────────────────────────────────────────────────

/** A relation as the record it points at sees it: where it points, its name there, whose it is, and whether it is a list. */
type BackOf<K, F> =
  F extends BelongsToField<infer T, boolean, infer I>
    ? [I] extends [never]
      ? never
      : string extends I
        ? never
        : { readonly to: T; readonly name: I; readonly from: K; readonly many: F['unique'] extends true ? false : true }
    : F extends ManyToManyField<infer T, infer I>
      ? [I] extends [never]
        ? never
        : { readonly to: T; readonly name: I; readonly from: K; readonly many: true }
      : never
/** A variant repeats the shared fields of its abstract entity; those point back once, from the abstract one. */
type OwnFields<D extends Definitions, K extends keyof D> = D[K]['variantOf'] extends infer V extends keyof D
  ? Exclude<keyof D[K]['fields'], keyof D[V]['fields']>
  : keyof D[K]['fields']
/** Every reverse relation of a registry, as one union. */
export type Backs<D extends Definitions> = {
  [K in keyof D]: { [N in OwnFields<D, K>]: BackOf<K, D[K]['fields'][N]> }[OwnFields<D, K>]
}[keyof D]

type Self<D extends Definitions, K extends keyof D> = K | Extract<D[K]['variantOf'], string>
/** The relations that point at an entity, or at the abstract one whose variant it is. */
export type BacksTo<D extends Definitions, K extends keyof D> = Extract<Backs<D>, { readonly to: Self<D, K> }>

type Implied = 'id' | 'record_version' | 'created_at' | 'updated_at' | '__typename'
/** What may be asked of a record: `true` for a value, a nested selection for a relation. */
export type Selection<D extends Definitions, K extends keyof D> = {
  readonly [N in Implied]?: true
} & {
  readonly [N in keyof D[K]['fields']]?: TargetKey<D, D[K]['fields'][N]> extends infer T extends keyof D
    ? Selection<D, T>
    : true
} & {
  readonly [B in BacksTo<D, K> as B['name'] & string]?: B['from'] extends keyof D ? Selection<D, B['from']> : never
} & { readonly inventarisatie_user?: 'inspectionUser' extends keyof D ? Selection<D, 'inspectionUser'> : never }

/** Refuses names that the entity does not have, at every level of a selection: of a generic it checks no more than that it fits. */
export type Exactly<Asked, May> = {
  readonly [Name in keyof Asked]: Name extends keyof May
    ? Asked[Name] extends true
      ? true
      : Exactly<Asked[Name], NonNullable<May[Name]>>
    : never
}

type TargetKey<D, F> = F extends FileField
  ? 'file' extends keyof D
    ? 'file'
    : never
  : F extends { readonly target: infer T extends keyof D }
    ? T
    : never

type Plain<F extends Field> = F extends { readonly value?: infer V }
  ? F extends { readonly required: true } | { readonly always: true }
    ? Exclude<V, undefined>
    : Exclude<V, undefined> | null
  : never
type Nested<D extends Definitions, F extends Field, S> = F extends ManyToManyField
  ? readonly Selected<D, F['target'] & keyof D, S>[]
  : F extends BelongsToField<infer T, infer R>
    ? R extends true
      ? Selected<D, T & keyof D, S>
      : Selected<D, T & keyof D, S> | null
    : F extends FileField<infer R>
      ? R extends true
        ? Selected<D, 'file' & keyof D, S>
        : Selected<D, 'file' & keyof D, S> | null
      : F extends ComputedField & { readonly target: infer T }
        ? Selected<D, T & keyof D, S> | null
        : Plain<F>

/** What a selection answers. */
export type Selected<D extends Definitions, K extends keyof D, S> = {
  readonly [N in keyof S & Implied]: N extends 'record_version' ? number : string
} & {
  readonly [N in keyof S & keyof D[K]['fields']]: Nested<D, D[K]['fields'][N], S[N]>
} & {
  readonly [B in BacksTo<D, K> as B['name'] & keyof S]: B['many'] extends true
    ? readonly Selected<D, B['from'] & keyof D, S[B['name'] & keyof S]>[]
    : Selected<D, B['from'] & keyof D, S[B['name'] & keyof S]> | null
} & (S extends { readonly inventarisatie_user: infer U }
    ? { readonly inventarisatie_user: Selected<D, 'inspectionUser' & keyof D, U> | null }
    : unknown)

/** A row, flat: relations are ids. */
export type Row<D extends Definitions, K extends keyof D> = FlatRow<D[K]['fields']>
