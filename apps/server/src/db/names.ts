import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { columnKind } from '../kinds/index.ts'

/** Quotes an identifier. Every generated name is quoted: `analyse` and `user` are words PostgreSQL keeps for itself. */
export const q = (name: string) => `"${name}"`

const snake = (name: string) => name.replace(/(?<=[a-z0-9])([A-Z])/g, '_$1').toLowerCase()

/** Every statement names tables: a name is made once. */
const tables = new Map(model.entities.map((entity) => [entity, snake(model.stored(entity).api.type)]))
/** The table that holds an entity's rows; variants share the one of their abstract entity. */
export const tableOf = (entity: Entity) => tables.get(entity) ?? snake(model.stored(entity).api.type)

/** The link table of a many-to-many field: `van_id` is the record with the field, `naar_id` the one it names. */
export const linkTableOf = (entity: Entity, field: string) => `${tableOf(entity)}__${field}`

/** The column of a field that is stored; throws of one that is not. */
export const columnOf = (name: string, field: Field) => columnKind(field).name(name)

/** An id as the database writes it: in capitals, or with leading zeros, it is the same one. */
export const idOf = (entity: Entity, id: unknown): string =>
  entity.id === 'uuid' ? String(id).toLowerCase() : String(id).replace(/^0+(?=\d)/, '')

/** Whether a text, as `idOf` writes it, can be the id of a record at all: what is none is found nowhere, and is not asked for. */
export const isId = (entity: Entity, id: string): boolean =>
  entity.id === 'uuid' ? /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) : /^[0-9]{1,9}$/.test(id)

/** What a record is known by among those of all types: the kinds of an abstract one share theirs. */
export const keyOf = (entity: Entity, id: unknown): string => `${model.stored(entity).api.type}:${id}`

/** The condition that a row belongs to the organisation bound at `org`, or nothing for global rows. */
export const tenantColumn = (entity: Entity): string | undefined =>
  model.stored(entity).scope === 'organisation' ? 'organisatie_id' : entity.scope === 'tenant' ? 'id' : undefined

/** The condition that a row `t` is of the organisation, which is bound at $2; of global rows it holds always. */
export const ofTenant = (entity: Entity): string => {
  const tenant = tenantColumn(entity)
  return tenant ? `t.${q(tenant)} = $2::integer` : '$2::integer is not null'
}
