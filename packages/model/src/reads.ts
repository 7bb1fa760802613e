import { model } from './entities/index.ts'
import type { Entity } from './kit/entity.ts'
import { targetOf } from './kit/kinds.ts'
import { type Grant, policies } from './rights.ts'

/** What is asked of records of a kind: the fields, and by what they are chosen and ordered. */
export interface Asked {
  /** The key of the definition. */
  readonly of: string
  readonly selection: Readonly<Record<string, unknown>>
  /** Conditions as the API takes them. */
  readonly filter?: unknown
  readonly search?: string | undefined
  readonly sort?: readonly { readonly field: string }[] | undefined
}

/** Names of every record, and of every condition on one. */
const own = new Set(['id', '__typename', 'record_version', 'created_at', 'updated_at', 'and', 'or', 'not'])
/** Which rows somebody sees may follow from other rows: whom a survey was given to. */
const isAsked = (grant: Grant) => grant === 'assigned' || grant === 'others'
const followsOthers = ({ access }: Entity) => Object.values<Grant>(policies[access.read]).some(isAsked)

/** The kinds under which a record of an entity may be told of: its own, that whose table it shares, and its variants. */
const kindsOf = (entity: Entity): readonly Entity[] => {
  const stored = model.stored(entity)
  return [stored, ...model.variants(stored)]
}

/**
 * Whether an answer may be another after records of these types (as the API spells them) were written. Decided by the
 * definitions: what is asked of a type that was not written, and of nothing that is, stays as it was. A value that the
 * server works out may follow from anything, and so may what a search looks in: both are always asked again.
 */
export function mayBeChanged({ of, selection, filter, search, sort }: Asked, written: ReadonlySet<string>): boolean {
  const entity = model.named(of)
  if (search) return true
  return (
    isWritten(entity, written) ||
    isOrdered(entity, written) ||
    isSelected(entity, selection, written) ||
    isFiltered(entity, filter, written) ||
    (sort ?? []).some(({ field }) => isReached(entity, field.split('.'), written))
  )
}

const isWritten = (entity: Entity, written: ReadonlySet<string>): boolean =>
  followsOthers(entity) || kindsOf(entity).some(({ api }) => written.has(api.type))

/** Where a name of a record leads: to records of a kind, to a value of the record itself, or to what may follow from anything. */
function stepOf(entity: Entity, name: string): Entity | 'own' | 'anything' {
  if (own.has(name)) return 'own'
  if (name === 'inventarisatie_user' && entity.recorded) return model.entity('inspectionUser')
  const kinds = [entity, ...kindsOf(entity)]
  const field = kinds.map(({ fields }) => fields[name]).find((one) => one !== undefined)
  if (field?.kind === 'computed') return 'anything'
  if (field?.access?.read && Object.values<Grant>(policies[field.access.read]).some(isAsked)) return 'anything'
  const target = targetOf(field)
  if (target) return model.named(target)
  if (field) return 'own'
  return kinds.map((kind) => model.inverse(kind, name)?.from).find((from) => from !== undefined) ?? 'anything'
}

function isSelected(entity: Entity, selection: Asked['selection'], written: ReadonlySet<string>): boolean {
  return Object.entries(selection).some(([name, below]) => {
    if (!below) return false
    const step = stepOf(entity, name)
    if (step === 'own') return false
    if (step === 'anything') return true
    if (isWritten(step, written) || isOrdered(step, written)) return true
    return typeof below === 'object' && isSelected(step, { ...below }, written)
  })
}

function isFiltered(entity: Entity, filter: unknown, written: ReadonlySet<string>): boolean {
  if (Array.isArray(filter)) return filter.some((one) => isFiltered(entity, one, written))
  if (typeof filter !== 'object' || filter === null) return false
  return Object.entries(filter).some(([name, condition]) => {
    const step = stepOf(entity, name)
    if (step === 'own') return ['and', 'or', 'not'].includes(name) && isFiltered(entity, condition, written)
    if (step === 'anything') return true
    const where = typeof condition === 'object' && condition !== null && 'where' in condition ? condition.where : null
    // By its id alone it is a value of the record; what is deleted counts no more.
    return isWritten(step, written) || isFiltered(step, where, written)
  })
}

/** Every list is sorted by its definition too, after what was asked. */
const isOrdered = (entity: Entity, written: ReadonlySet<string>): boolean =>
  entity.order.some((name) => isReached(entity, [name], written))

/** A path that ends at a record means its first title field. */
function isReached(entity: Entity, [name, ...rest]: readonly string[], written: ReadonlySet<string>): boolean {
  if (name === undefined) return false
  const step = stepOf(entity, name)
  if (step === 'own') return false
  if (step === 'anything' || isWritten(step, written)) return true
  return isReached(step, rest.length > 0 ? rest : step.title.slice(0, 1), written)
}
