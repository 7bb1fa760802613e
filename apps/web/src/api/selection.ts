import type { EntityKey, ResultOf, SelectionOf } from '@vezel/model'
import type { Exactly } from '@vezel/model/kit/registry.ts'
import { Ref, type RowStore, rowKey, type StoredRow } from './store.ts'

/**
 * What the data layer needs to know of an entity: any definition will do. Screens pass the definition itself
 * (`useRows(survey, …)`), generic code `model.named(key)`; so a page carries only the definitions it uses.
 */
export interface Definition<K extends string = string> {
  readonly key: K
  readonly api: { readonly type: string; readonly plural: string }
}

/** A selection or row of an entity that is only known when the program runs. */
export type AnySelection = { readonly [name: string]: unknown }
export type AnyRow = {
  readonly [name: string]: unknown
}

export type SelectionFor<K extends string> = string extends K
  ? AnySelection
  : K extends EntityKey
    ? SelectionOf<K>
    : AnySelection
/** What every row has, whatever was asked. */
export type Identified = {
  readonly id: string
  readonly record_version: number
}
type AnyAnswer = Identified & AnyRow
/** What a selection answers; every row has its id and version. */
export type RowFor<K extends string, S> = string extends K
  ? AnyAnswer
  : K extends EntityKey
    ? S extends SelectionOf<K>
      ? Identified & ResultOf<K, S>
      : AnyAnswer
    : AnyAnswer

/** Refuses names that the entity does not have, at every level: without it a typing error would be asked of the server. */
export type Checked<K extends string, S> = string extends K
  ? unknown
  : K extends EntityKey
    ? Exactly<S, SelectionOf<K>>
    : unknown
/** Arguments of computed fields, by the path of the field: `{ 'bron.materiaal_status': { onderzoek: survey } }`. */
export type Args = Readonly<Record<string, Readonly<Record<string, string | null>>>>

/** The text between the braces of a document, with `__typename`, `id` and `record_version` at every level. */
export interface Body {
  readonly text: string
  /** `$a0: ID, $a1: Date, …` with their values. */
  readonly declared: string
  readonly values: Readonly<Record<string, string | null>>
}

const plainBodies = new WeakMap<object, Body>()

/** The body of a document for a selection; made once for a selection without arguments. */
export function bodyOf(selection: AnySelection, args?: Args): Body {
  const known = args ? undefined : plainBodies.get(selection)
  if (known) return known
  const declared: string[] = []
  const values: Record<string, string | null> = {}
  const named: Record<string, string> = {}
  const write = (fields: AnySelection, path: string): string => {
    const lines = Object.entries(fields).map(([name, child]) => {
      if (!child || implied.has(name)) return ''
      const given = Object.entries(args?.[path + name] ?? {}).map(([arg, value]) => {
        // What is asked for the same is asked with the same variable: by that the server sees that it is one thing, and
        // works it out once. What a value depends on is a record or a day (`presence.ts`).
        const variable = named[arg + value] ?? `a${declared.length}`
        if (!(variable in values)) declared.push(`, $${variable}: ${arg === 'dag' ? 'Date' : 'ID'}`)
        named[arg + value] = variable
        values[variable] = value
        return `${arg}: $${variable}`
      })
      const call = given.length > 0 ? `${name}(${given.join(', ')})` : name
      return typeof child === 'object' ? `${call} { ${write(child as AnySelection, `${path}${name}.`)} }` : call
    })
    return ['__typename id record_version', ...lines.filter(Boolean)].join(' ')
  }
  const body = { text: write(selection, ''), declared: declared.join(''), values }
  if (!args) plainBodies.set(selection, body)
  return body
}
const implied = new Set(['__typename', 'id', 'record_version'])

/** Where a field with arguments is kept, so that the status in one survey does not overwrite that in another. */
const storedName = (name: string, path: string, args: Args | undefined) => {
  const given = args?.[path + name]
  return given ? `${name}(${JSON.stringify(given)})` : name
}

/** Splits an answer into rows; gives the reference that takes the place of `value`. */
export function takeApart(value: unknown, rows: Map<string, StoredRow>, args?: Args, path = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => takeApart(one, rows, args, path))
  if (typeof value !== 'object' || value === null || !('__typename' in value) || !('id' in value)) return value
  const key = rowKey(String(value.__typename), String(value.id))
  const row = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      storedName(name, path, args),
      takeApart(one, rows, args, `${path}${name}.`),
    ]),
  )
  rows.set(key, { ...rows.get(key), ...row })
  return new Ref(key)
}

/**
 * Puts a row together again as the selection asks; `read` collects every row it depends on. Undefined: it is gone. What
 * a row points at is shown as it was last known, also when it is gone: whether the row goes with it, only the server
 * knows, and its answer is on the way.
 */
export function putTogether(
  store: RowStore,
  key: string,
  selection: AnySelection,
  args: Args | undefined,
  read: Map<string, StoredRow | undefined>,
  path = '',
  isPointedAt = false,
): AnyRow | undefined {
  const shown = store.get(key)
  read.set(key, shown)
  const row = shown ?? (isPointedAt ? store.confirmed(key) : undefined)
  if (!row) return undefined
  const made: Record<string, unknown> = { __typename: row.__typename, id: row.id, record_version: row.record_version }
  for (const [name, child] of Object.entries(selection)) {
    if (!child) continue
    const value = row[storedName(name, path, args)]
    const below = (one: unknown, pointedAt: boolean) =>
      one instanceof Ref
        ? putTogether(store, one.key, child as AnySelection, args, read, `${path}${name}.`, pointedAt)
        : one
    made[name] = Array.isArray(value)
      ? value.map((one) => below(one, false)).filter((one) => one !== undefined)
      : (below(value, true) ?? null)
  }
  return made
}
