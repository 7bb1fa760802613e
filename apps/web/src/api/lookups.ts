import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { kindOf, pointsAtOne, targetOf } from '@vezel/model/kit/kinds.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { ask } from './connection.ts'
import { currentMe } from './me.ts'
import { onChanged, onForget } from './queries.ts'
import type { LookupKey } from './typed.ts'

/** An item of a list. Relations are `{ id }`; lists with fields of their own have those too. */
export interface LookupItem {
  readonly id: string
  readonly value: string
  readonly value_en: string | null
  readonly value_fr: string | null
  readonly description: string | null
  /** Program logic looks at this and never at `value`, which managers may rename. */
  readonly code: string
  readonly active: boolean
  readonly [field: string]: unknown
}
export interface Lookups {
  /** The active items, in the order of the list: what may be chosen. */
  readonly items: readonly LookupItem[]
  /** Also those that are no longer active: what records may still name. */
  readonly all: readonly LookupItem[]
  readonly loading: boolean
}

const none: Lookups = { items: [], all: [], loading: true }
/** By list and variable set. */
const known = new Map<string, Lookups>()
/** What was asked last of each, by a number that goes up: an answer to what was asked before that comes too late. */
const asked = new Map<string, number>()
let count = 0
const listeners = new Set<() => void>()
let queue: { list: Entity; set: string | null; turn: number }[] = []

const keyOf = (list: string, set: string | null) => `${list} ${set}`

/**
 * A lookup list of §3: `useLookups('beperkingen')`. From the variable set of the organisation, or from the one given: a
 * survey keeps the set it was opened with. Lists asked for together are fetched together, and once.
 */
export const useLookups = <const K extends LookupKey>(list: K, set?: string | null): Lookups => useListItems(list, set)

/** The same of a list that is only known when the program runs. */
export function useListItems(list: string, set?: string | null): Lookups {
  const chosen = set ?? ownSet()
  const key = keyOf(list, chosen)
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener)
      want(model.named(list), chosen)
      return () => listeners.delete(listener)
    },
    [list, chosen],
  )
  return useSyncExternalStore(subscribe, () => known.get(key) ?? none)
}

/** Fetches the lists that forms use, in one request; those with drawings or nested lists come when they are asked for. */
export function preloadLookups(): void {
  for (const list of model.entities) {
    const isHeavy = Object.values(list.fields).some((field) => kindOf(field).isLarge)
    if (list.isLookup && !isHeavy && list.fields.variable_set) want(list, ownSet())
  }
}

const ownSet = () => currentMe()?.inventarisatie_user?.inventarisatie_organisatie.variable_set.id ?? null

function want(list: Entity, set: string | null) {
  const key = keyOf(list.key, set)
  if (asked.has(key)) return
  count += 1
  asked.set(key, count)
  if (queue.length === 0) setTimeout(() => void fetchQueue())
  queue.push({ list, set, turn: count })
}

async function fetchQueue() {
  const wanted = queue
  queue = []
  const declared = wanted.map(({ list }, at) => `$f${at}: ${list.api.type}Filter`)
  const parts = wanted.map(
    ({ list }, at) => `l${at}: ${list.api.plural}(filter: $f${at}, limit: 20000) { ${fieldsOf(list)} }`,
  )
  const variables = Object.fromEntries(
    wanted.map(({ list, set }, at) => [`f${at}`, set === null ? undefined : filterOf(list, set)]),
  )
  try {
    const answer = await ask<Record<string, LookupItem[]>>({
      document: `query lookups(${declared.join(', ')}) { ${parts.join(' ')} }`,
      variables,
    })
    for (const [at, { list, set, turn }] of wanted.entries()) {
      if (asked.get(keyOf(list.key, set)) !== turn) continue
      const all = answer[`l${at}`] ?? []
      known.set(keyOf(list.key, set), { all, items: all.filter(({ active }) => active), loading: false })
    }
  } catch {
    // Shown as a list that is still loading; whoever asks next tries again.
    for (const { list, set, turn } of wanted) {
      const key = keyOf(list.key, set)
      if (asked.get(key) === turn) asked.delete(key)
    }
  }
  for (const listener of [...listeners]) listener()
}

const fieldsOf = (list: Entity) =>
  [
    'id',
    ...Object.entries(list.fields).flatMap(([name, field]) => {
      if (name === 'variable_set' || field.writeOnly) return []
      return [targetOf(field) ? `${name} { id }` : name]
    }),
  ].join(' ')

/** A condition on the items of a list: those of a set, the organisation's own when that is null. */
export function itemsOfSet(list: Entity, set: string | null): Record<string, unknown> | undefined {
  const chosen = set ?? ownSet()
  return chosen === null ? undefined : filterOf(list, chosen)
}

/** Items of a set, also of a list inside an item of another list: through its parents. */
function filterOf(list: Entity, set: string): Record<string, unknown> | undefined {
  if (list.fields.variable_set) return { variable_set: { eq: set } }
  for (const [name, field] of Object.entries(list.fields)) {
    if (!pointsAtOne(field) || field.isLookup || !model.named(field.target).isLookup) continue
    const above = filterOf(model.named(field.target), set)
    if (above) return { [name]: { where: above } }
  }
  return undefined
}

// A manager changed a list, here or in another tab.
onChanged((keys) => {
  const types = new Set(keys.map((key) => key.slice(0, key.indexOf(':'))))
  // A copy, because what is wanted again joins what was asked.
  for (const key of [...asked.keys()]) {
    const list = model.named(key.slice(0, key.indexOf(' ')))
    if (!types.has(list.api.type)) continue
    asked.delete(key)
    const set = key.slice(key.indexOf(' ') + 1)
    want(list, set === 'null' ? null : set)
  }
})

// Another user may be of another organisation.
onForget(() => {
  known.clear()
  asked.clear()
})
