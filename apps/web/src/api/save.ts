import { type EntityKey, model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { isDrafted, points, pointsAtFile, pointsAtMany, pointsAtOne, targetOf } from '@vezel/model/kit/kinds.ts'
import { mayBeChanged } from '@vezel/model/reads.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { useMemo } from 'react'
import { change, type SendOptions, type Written } from './connection.ts'
import { newId } from './ids.ts'
import { ApiProblem } from './problem.ts'
import { changed, decideBy, moveShown, store } from './queries.ts'
import { bodyOf, type Definition, takeApart } from './selection.ts'
import { type Layer, Ref, rowKey, type StoredRow } from './store.ts'
import type { EventFor, InputFor } from './typed.ts'

decideBy(mayBeChanged)

/**
 * Fields to write, as a form holds them: plain values, relations as ids, several as a list of ids, files as `File`, null
 * to clear. A relation may also be what the API takes, such as `{ create: { … } }`, with the same kind of values inside;
 * so may the records that point at a new one: `{ onderzoek_klant: { create: [{ klant: id }] } }`.
 */
export type Fields = Draft

export interface Saved {
  readonly id: string
  readonly record_version: number
}

/** Writes records of one entity. Every promise rejects with an `ApiProblem`; nothing is then left changed. */
export interface Save<K extends string = string> {
  /** Makes a record; give `id` (of `newId()`) to send the same again after a lost connection. */
  create: (input: InputFor<K>, options?: SendOptions) => Promise<Saved>
  /**
   * Changes the fields that are given, at once on the page and then on the server. `version` is the `record_version` the
   * change is based on; the problem is `conflict` when somebody else was first.
   */
  update: (id: string, patch: InputFor<K>, version: number, options?: SendOptions) => Promise<Saved>
  remove: (id: string, options?: SendOptions) => Promise<void>
  /** Brings back what was removed. */
  restore: (id: string) => Promise<void>
  /** Moves a record among its siblings; places count from 0. */
  sort: (id: string, from: number, to: number, options?: SendOptions) => Promise<void>
  /** Leads a record along an event of its transitions; `input` are fields that are saved with it. */
  transition: (
    id: string,
    event: EventFor<K>,
    input?: InputFor<K>,
    version?: number,
    options?: SendOptions,
  ) => Promise<Saved>
}

// What it takes is checked by the key, what it does is the same for every entity: hence the casts, past `unknown` because
// comparing the inputs of all entities with each other takes the compiler minutes.

/** Writing records of an entity: `const save = useSave(limitation)`. The same object for the life of the page. */
export function useSave<const K extends string>(of: Definition<K>): Save<K> {
  return useMemo(() => saveNamed(of.key) as unknown as Save<K>, [of.key])
}

/** The same, for what is no component. */
export const saveOf = <const K extends EntityKey>(key: K): Save<K> => saveNamed(key) as unknown as Save<K>

/** The same of an entity that is only known when the program runs. */
export function saveNamed(key: string): Save {
  const entity = model.named(key)
  const { type } = entity.api
  const keyOf = (id: string) => rowKey(type, id)

  const write = async (document: string, variables: Record<string, unknown>, layer?: Layer, options?: SendOptions) => {
    const before = layer && store.confirmed(layer.key)
    try {
      const { row, written } = await change<{ row: Saved }>(
        { document, variables: { ...variables, key: newId() } },
        options,
      )
      const rows = new Map<string, StoredRow>()
      takeApart(row, rows)
      // A variant is also known under its own name: the answer says which.
      store.write(before ? rows : new Map(), layer)
      void changed([...rows.keys()], written)
      return { id: String(row.id), record_version: Number(row.record_version) }
    } catch (problem) {
      if (layer) store.lift(layer)
      // Somebody else was first: the page shows what stands now, whatever is chosen of it.
      if (problem instanceof ApiProblem && problem.code === 'conflict') void changed(layer ? [layer.key] : [])
      throw problem
    }
  }

  return {
    create: (input, options) => {
      const sent = toInput(entity, input)
      const id = entity.id === 'uuid' ? { id: String(input.id ?? newId()) } : {}
      const document = `mutation create($input: Create${type}Input!, $key: String) { row: create${type}(input: $input, key: $key) { __typename id record_version } }`
      return write(document, { input: { ...sent, ...id } }, undefined, options)
    },
    update: (id, patch, version, options) => {
      const document = `mutation update($id: ID!, $input: Update${type}Input!, $key: String) { row: update${type}(id: $id, input: $input, key: $key) { ${answered(entity, patch)} } }`
      const layer = store.lay(keyOf(id), toStored(entity, patch))
      return write(document, { id, input: { ...toInput(entity, patch), record_version: version } }, layer, options)
    },
    remove: async (id, options) => {
      const layer = store.lay(keyOf(id), null)
      let told: Written = null
      try {
        const document = `mutation remove($id: ID!, $key: String) { row: delete${type}(id: $id, key: $key) { id } }`
        told = (await change({ document, variables: { id, key: newId() } }, options)).written
        store.setGone(keyOf(id))
      } finally {
        store.lift(layer)
      }
      void changed([keyOf(id)], told)
    },
    restore: async (id) => {
      const document = `mutation restore($id: ID!, $key: String) { row: restore${type}(id: $id, key: $key) { __typename id record_version } }`
      const { written } = await change({ document, variables: { id, key: newId() } })
      store.setGone(keyOf(id), false)
      await changed([keyOf(id)], written)
    },
    sort: (id, from, to, options) => sortRow(type, { id, from, to }, options),
    transition: (id, event, input, version, options) => {
      const document = `mutation transition($id: ID!, $event: String!, $input: Update${type}Input, $version: Int, $key: String) { row: transition${type}(id: $id, event: $event, input: $input, record_version: $version, key: $key) { __typename id record_version } }`
      return write(
        document,
        { id, event, input: input ? toInput(entity, input) : undefined, version },
        undefined,
        options,
      )
    },
  }
}

/** Moves a record of a type, at once on the page and then on the server; refused it is back where it was. */
async function sortRow(
  type: string,
  { id, from, to }: { readonly id: string; readonly from: number; readonly to: number },
  options: SendOptions | undefined,
): Promise<void> {
  const row = rowKey(type, id)
  moveShown(row, from, to)
  const document = `mutation sort($id: ID!, $from: String!, $to: String!, $key: String) { row: Update${type}SortTable(id: $id, index_from: $from, index_to: $to, key: $key) { __typename id record_version } }`
  const variables = { id, from: String(from), to: String(to), key: newId() }
  const { written } = await change({ document, variables }, options).catch((problem) => {
    // Nobody waits longer for what it is back to.
    void changed([row])
    throw problem
  })
  await changed([row], written)
}

/** Fields as the API takes them. */
export function toInput(entity: Entity, fields: Fields): Record<string, unknown> {
  const sent: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || name === 'id') continue
    const field = entity.fields[name]
    const inverse = field ? undefined : model.inverse(entity, name)
    if (inverse) sent[name] = nested(inverse.from, value)
    else if (!field || !isDrafted(field) || field.readOnly) continue
    else if (pointsAtOne(field)) sent[name] = linkOf(model.named(field.target), value)
    else if (pointsAtMany(field))
      sent[name] = Array.isArray(value)
        ? { set: value.map((id) => ({ id: String(id) })) }
        : value === null
          ? { set: [] }
          : nested(model.named(field.target), value)
    // A file that is stored already is left as it is: only a new one is sent, and null takes it away.
    else if (pointsAtFile(field) && typeof value === 'string') continue
    else sent[name] = value
  }
  return sent
}

const linkOf = (target: Entity, value: unknown) =>
  value === null
    ? { disconnect: true }
    : typeof value === 'object'
      ? nested(target, value)
      : { connect: { id: String(value) } }

/** `{ connect }` as it is; the fields inside `{ create }` as those of the entity that is made. */
function nested(entity: Entity, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('create' in value)) return value
  const one = (fields: unknown) => {
    const draft = fields as Fields
    return { ...toInput(entity, draft), ...(entity.id === 'uuid' ? { id: String(draft.id ?? newId()) } : {}) }
  }
  const { create } = value
  return { ...value, create: Array.isArray(create) ? create.map(one) : one(create) }
}

/** Fields as the row store keeps them, so that the page shows them before the answer comes. */
export function toStored(entity: Entity, patch: Fields): StoredRow {
  return Object.fromEntries(
    Object.entries(patch).flatMap(([name, value]): [string, unknown][] => {
      const field = entity.fields[name]
      if (!field || value === undefined || pointsAtFile(field) || field.writeOnly) return []
      if (!points(field)) return [[name, value]]
      const target = model.named(field.target)
      const types = [target, ...model.variants(target)].map(({ api }) => api.type)
      const refTo = (id: unknown) => {
        const known = types.map((type) => rowKey(type, String(id))).find((key) => store.get(key))
        return known ? [new Ref(known)] : []
      }
      if (value === null) return [[name, null]]
      if (pointsAtMany(field)) return Array.isArray(value) ? [[name, value.flatMap(refTo)]] : []
      const [ref] = typeof value === 'object' ? [] : refTo(value)
      return ref ? [[name, ref]] : []
    }),
  )
}

/** What an update answers: the fields that were sent, as they now stand. */
function answered(entity: Entity, patch: Fields): string {
  const selection = Object.fromEntries(
    Object.keys(patch).flatMap((name) => {
      const field = entity.fields[name]
      if (!field || field.writeOnly) return []
      return [[name, targetOf(field) ? { id: true } : true]]
    }),
  )
  return bodyOf({ ...selection, updated_at: true }).text
}

/** An upload that can be stopped. */
export interface Upload {
  readonly done: Promise<Saved>
  readonly cancel: () => void
}

/** Makes a record with a file in it, one a request, so that each shows how far it is (0 to 1) and can be tried again. */
export function upload<const K extends string>(
  of: Definition<K>,
  input: InputFor<NoInfer<K>>,
  onProgress?: (fraction: number) => void,
): Upload {
  const stop = new AbortController()
  const done = saveNamed(of.key).create(input as unknown as Fields, { signal: stop.signal, onProgress })
  return { done, cancel: () => stop.abort() }
}
