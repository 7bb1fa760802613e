import { isRequired, isRequiredFor } from '../rules/is-required.ts'
import { type Draft, type Issue, isEmpty, type Rule } from '../rules/rule.ts'
import type { Entity } from './entity.ts'
import type { Field } from './field.ts'
import { isDrafted, kindOf, points, pointsAtMany, pointsAtOne, type ToManyField, type ToOneField } from './kinds.ts'
import type { Label } from './label.ts'
import type { Definitions } from './registry.ts'

/** A relation read backwards: the records that name this one. */
export interface Inverse {
  /** Its name on the record pointed at. */
  readonly name: string
  /** The entity whose records point here, and the field with which they do. */
  readonly from: Entity
  readonly field: string
  readonly kind: ToOneField | ToManyField
  /** False for a one-to-one relation. */
  readonly many: boolean
}

/** A registry with its cross-references worked out once. Knows no entity by name. */
export interface Model<D extends Definitions = Definitions> {
  readonly entities: readonly Entity[]
  /** The definition of a key that stands in the code: a misspelt one does not compile. */
  readonly entity: <K extends keyof D>(key: K) => D[K]
  /** The definition of a key that is only known when the program runs; throws when there is none. */
  readonly named: (key: string) => Entity
  /** By the type's name in the API, or undefined. */
  readonly ofType: (type: string) => Entity | undefined
  /** The entity whose table holds the rows: the abstract one for a variant. */
  readonly stored: (entity: Entity) => Entity
  readonly variants: (entity: Entity) => readonly Entity[]
  /** Own fields; of an abstract entity only what its variants share. */
  readonly field: (entity: Entity, name: string) => Field | undefined
  /** What a field is called; a relation without a name of its own is called as what it points at. */
  readonly labelOf: (field: Field) => Label | undefined
  readonly inverses: (entity: Entity) => readonly Inverse[]
  readonly inverse: (entity: Entity, name: string) => Inverse | undefined
}

/** Works out the cross-references of a registry; throws on a key used twice or an unknown target. */
export function buildModel<const D extends Definitions>(definitions: D): Model<D> {
  const entities = Object.values(definitions)
  const byKey = new Map(entities.map((e) => [e.key, e]))
  const byType = new Map(entities.map((e) => [e.api.type, e]))
  if (byKey.size !== entities.length || byType.size !== entities.length)
    throw new Error('A key or API type is defined twice')

  const named = (key: string): Entity => {
    const found = byKey.get(key)
    if (!found) throw new Error(`No entity has the key ${key}`)
    return found
  }
  const stored = (e: Entity) => (e.variantOf ? named(e.variantOf) : e)
  const variants = new Map<string, Entity[]>()
  for (const e of entities) if (e.variantOf) variants.set(e.variantOf, [...(variants.get(e.variantOf) ?? []), e])

  const inverses = new Map<string, Inverse[]>()
  for (const from of entities) {
    for (const [field, kind] of Object.entries(from.fields)) {
      if (!points(kind)) continue
      const target = named(kind.target)
      // A variant repeats the shared fields of its abstract entity; those point back once, from the abstract one.
      if (!kind.inverse || (from.variantOf && named(from.variantOf).fields[field])) continue
      const back: Inverse = {
        name: kind.inverse,
        from,
        field,
        kind,
        many: pointsAtMany(kind) || kind.unique !== true,
      }
      inverses.set(target.key, [...(inverses.get(target.key) ?? []), back])
    }
  }
  const inversesOf = (e: Entity): readonly Inverse[] => [
    ...(inverses.get(e.key) ?? []),
    ...(e.variantOf ? (inverses.get(e.variantOf) ?? []) : []),
  ]
  return {
    entities,
    entity: (key) => {
      const found = definitions[key]
      if (!found) throw new Error(`No entity has the key ${String(key)}`)
      return found
    },
    named,
    ofType: (type) => byType.get(type),
    stored,
    variants: (e) => variants.get(e.key) ?? [],
    field: (e, name) => (Object.hasOwn(e.fields, name) ? e.fields[name] : undefined),
    labelOf: (field) => field.label ?? (points(field) ? named(field.target).label : undefined),
    inverses: inversesOf,
    inverse: (e, name) => inversesOf(e).find((i) => i.name === name),
  }
}

/** What records are offered by where one is chosen: as their lists are sorted, else by what they are called. */
export function offeredOrder({ named }: Pick<Model, 'named'>, { fields, order, title }: Entity): readonly string[] {
  if (order.length > 0) return order
  const [name = 'id'] = title
  const field = fields[name]
  const [above] = pointsAtOne(field) ? offeredOrder({ named }, named(field.target)) : []
  return [above === undefined ? name : `${name}.${above}`]
}

/** The rules of a field as both sides apply them: what it asks for itself, and what its kind implies. */
export function rulesOf(field: Field): readonly Rule[] {
  const { draft, value } = kindOf(field)
  const isAsked = field.required && draft !== 'filled'
  return [...(isAsked ? [isRequired] : []), ...field.rules, ...value(field)]
}

/** Empty values pass every rule but `isRequired` (§5). */
const fails = (rule: Rule, value: unknown, draft: Draft) =>
  rule.name === 'isRequired' || rule.name === 'isRequiredFor'
    ? isEmpty(value)
    : !isEmpty(value) && !rule.test(value, draft)

/** What the checks read: of an entity, or of a call that is not CRUD. */
export type Checkable = Pick<Entity, 'fields' | 'hide' | 'requiredWhen' | 'requiredWords'>

/** The field shown for a draft: not hidden by its definition. */
export const isHidden = (entity: Checkable, name: string, draft: Draft): boolean => entity.hide[name]?.(draft) ?? false

/** Checks one field of a draft; at most one issue, the first rule that fails. */
export function checkField(entity: Checkable, name: string, draft: Draft): Issue | undefined {
  const field = entity.fields[name]
  if (!field || !isDrafted(field) || isHidden(entity, name, draft)) return undefined
  const words = entity.requiredWords?.[name]
  const asked = words ? isRequiredFor(words.nl, words.en, words.fr) : isRequired
  // What a form always holds, a file or a hand-written request may leave empty.
  const isLeftOut = field.required && kindOf(field).draft === 'filled' && draft[name] === null
  const required = isLeftOut || entity.requiredWhen[name]?.(draft) ? [asked] : []
  const failed = [...required, ...rulesOf(field)].find((rule) => fails(rule, draft[name], draft))
  if (failed) return { path: name, rule: failed.name, args: failed.args }
  const refused = kindOf(field).refusal(draft[name], field)
  return refused && { path: name, ...refused }
}

/**
 * Checks a draft against the rules of its definition: the same function on both sides, so the same answer. `names`
 * limits it to the fields that are sent.
 */
export function check(entity: Checkable, draft: Draft, names: readonly string[] = Object.keys(entity.fields)): Issue[] {
  return names.flatMap((name) => checkField(entity, name, draft) ?? [])
}

/** The sentence of an issue that a rule of the definition found; undefined for a check of the kind itself. */
export function messageOf(entity: Checkable, issue: Issue): Label | undefined {
  const field = entity.fields[issue.path]
  return field && [isRequired, ...rulesOf(field)].find(({ name }) => name === issue.rule)?.message
}

/**
 * Clears what is hidden before saving (§4): yes or no to its default or no, a choice to its default, a text that a flag
 * hides to a single space, anything else to null.
 */
export function clearHidden(entity: Entity, draft: Draft): Draft {
  const hidden = Object.keys(entity.hide).filter((name) => isHidden(entity, name, draft))
  if (hidden.length === 0) return draft
  const cleared = hidden.map((name) => {
    const field = entity.fields[name]
    return [name, field ? kindOf(field).blank(field, entity.hide[name]?.unless ? 'unless' : 'other') : null]
  })
  return { ...draft, ...Object.fromEntries(cleared) }
}
