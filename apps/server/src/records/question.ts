import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { argumentsOf, targetOf } from '@vezel/model/kit/kinds.ts'
import { single } from '../kinds/sdl-names.ts'

/** Fields by their names, each with what is asked of the record that it leads to. */
export interface Selected {
  readonly [name: string]: true | Selected
}

/** What only some kinds of an abstract record have, by the key of the kind. */
export type ByVariant = Readonly<Record<string, Selected>>

interface Writing {
  readonly byVariant: ByVariant
  /** The variables with their types, as they are met. */
  readonly variables: Map<string, string>
}

/**
 * The document that asks of one record what a selection names (`select` of the model): `row`, of the variable `id`. An
 * argument of a computed field is a variable of that name, the same throughout: `onderzoek`, `dag`. What `byVariant` asks
 * of an abstract record stands beside it as `particulars`, so that the rest of it is not compiled for each kind.
 */
export function questionOf(entity: Entity, selection: Selected, byVariant: ByVariant = {}): string {
  const variables = new Map([['id', 'ID!']])
  const row = fieldsOf(entity, selection, { byVariant, variables })
  const declared = [...variables].map(([name, type]) => `$${name}: ${type}`).join(', ')
  return `query(${declared}) { row: ${single(entity)}(id: $id) { ${row} } }`
}

function fieldsOf(entity: Entity, selection: Selected, writing: Writing): string {
  let isFirst = true
  return Object.entries(selection)
    .map(([name, below]) => {
      const call = callOf(entity, name, writing)
      if (below === true) return call
      const target = leadsTo(entity, name)
      if (!target) throw new Error(`${entity.api.type} has no record ${name}`)
      const particulars = particularsOf(call, target, writing)
      // Of a second one beside it they stand under a name of their own.
      const alias = isFirst ? 'particulars' : `particulars_${name}`
      if (particulars !== '') isFirst = false
      return `${call} { ${fieldsOf(target, below, writing)} }${particulars && ` ${alias}: ${particulars}`}`
    })
    .join(' ')
}

/** A field with its arguments. */
function callOf(entity: Entity, name: string, { variables }: Writing): string {
  const args = Object.entries(argumentsOf(entity.fields[name]))
  for (const [arg, is] of args) variables.set(arg, is === 'date' ? 'Date' : 'ID')
  return args.length > 0 ? `${name}(${args.map(([arg]) => `${arg}: $${arg}`).join(', ')})` : name
}

function particularsOf(call: string, target: Entity, writing: Writing): string {
  const kinds = model.variants(target).flatMap((kind) => {
    const asked = writing.byVariant[kind.key]
    return asked ? [`... on ${kind.api.type} { ${fieldsOf(kind, asked, writing)} }`] : []
  })
  return kinds.length > 0 ? `${call} { ${kinds.join(' ')} }` : ''
}

/** What a relation leads to, its own or that of records which name this one; undefined of a value. */
export function leadsTo(entity: Entity, name: string): Entity | undefined {
  if (name === 'inventarisatie_user' && entity.recorded) return model.entity('inspectionUser')
  const target = targetOf(entity.fields[name]) ?? model.inverse(entity, name)?.from.key
  return target === undefined ? undefined : model.named(target)
}

/** The same selection that asks every record for its id as well. */
export const withIds = (selection: Selected): Selected => ({
  id: true,
  ...Object.fromEntries(
    Object.entries(selection).map(([name, below]) => [name, below === true ? true : withIds(below)]),
  ),
})
