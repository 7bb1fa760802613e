import type { Entity } from '@vezel/model/kit/entity.ts'

/** A name with a small first letter: the query for one record. */
export const single = (entity: Entity) => entity.api.type.charAt(0).toLowerCase() + entity.api.type.slice(1)

/** The arguments of a list of records. */
export const listArgs = (entity: Entity) => listArgsOf(entity.api.type)
/** The same of an interface, by its name. */
export const listArgsOf = (type: string) =>
  `(filter: ${type}Filter, search: String, sort: [SortInput!], limit: Int, offset: Int)`

/** Somebody may make it, and it is a record rather than a shared shape. */
export const canCreate = (entity: Entity) => entity.access.create !== 'nobody' && !entity.abstract

/** The input of a relation to one record: one that may be made along has a type of its own. */
export const linkOf = (target: Entity) => (canCreate(target) ? `Link${target.api.type}` : 'Link')

/** The input of a relation to several records. */
export const linksOf = (target: Entity) => (canCreate(target) ? `Links${target.api.type}` : 'Links')
