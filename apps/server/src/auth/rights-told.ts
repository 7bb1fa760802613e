import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { targetOf } from '@vezel/model/kit/kinds.ts'
import { columnOf, q, tableOf, tenantColumn } from '../db/names.ts'
import { literal } from '../kinds/literal.ts'

/** A kind of record that says what people may do, as the log of access tells of it. */
export interface RightsKind {
  readonly entity: Entity
  /** The fields whose change is told, from what to what. */
  readonly told: readonly string[]
  /** The fields by which one is told from another. */
  readonly named: readonly string[]
  /** Who it is of: somebody of the staff by himself or by `owner`, nobody, or who is named in its own fields. */
  readonly of: 'staff' | 'owner' | 'nobody' | readonly string[]
}

/** What decides over what somebody may do: the role, what was granted, what that asks and the certificates that answer it. */
export const rightsKinds: readonly RightsKind[] = [
  { entity: model.entity('inspectionUser'), told: ['inventarisatie_rol', 'active'], named: [], of: 'staff' },
  { entity: model.entity('organisation'), told: ['tweede_factor_verplicht'], named: [], of: 'nobody' },
  {
    entity: model.entity('userCapability'),
    told: ['inventarisatie_user_capability', 'sinds'],
    named: ['inventarisatie_user_capability'],
    of: 'owner',
  },
  {
    entity: model.entity('userCertificate'),
    told: ['inventarisatie_user_certificate_type', 'uitgegeven_op', 'geldig_tot'],
    named: ['inventarisatie_user_certificate_type'],
    of: 'owner',
  },
  {
    entity: model.named('capability_certificate_requirements'),
    told: ['capability', 'certificate_type', 'verplicht', 'active'],
    named: ['capability', 'certificate_type'],
    of: 'nobody',
  },
  {
    entity: model.entity('invitation'),
    told: ['inventarisatie_rol'],
    named: [],
    of: ['name', 'tussenvoegsel', 'achternaam'],
  },
]
const byType = new Map(rightsKinds.map((kind) => [kind.entity.api.type, kind]))
/** The kind of that type, where it says what people may do. */
export const rightsKindOf = (type: string): RightsKind | undefined => byType.get(type)

const made = `('create', 'delete', 'restore', 'withdraw')`
/** Whether a line of history tells that rights changed. */
export const rightsLine = (g: string): string =>
  `(${rightsKinds
    .map(({ entity, told }) => {
      const changed = `jsonb_exists_any(${g}."wijzigingen", array[${told.map(literal).join(', ')}])`
      return `${g}."record_type" = ${literal(entity.api.type)} and (${g}."actie" in ${made} or ${changed})`
    })
    .join(' or ')})`

/** The row of the record of `line`, deleted or not, as JSON by columns; null once it was removed for good. */
export const rowOfLine = (line: string): string =>
  `case ${line}."type" ${rightsKinds
    .filter(({ entity }) => tenantColumn(entity) === 'organisatie_id')
    .map(
      ({ entity }) =>
        `when ${literal(entity.api.type)} then (select to_jsonb(r) from ${q(tableOf(entity))} r where r."organisatie_id" = $1 and r."id" = ${tried(entity, `${line}."record"`)})`,
    )
    .join(' ')} end`

/** Who a line of rights is about, by the id of the account: also of a record that is gone, by what its history told. */
export const personOfLine = (line: string): string =>
  rightsKinds
    .flatMap(({ entity, of }) => {
      const owner = entity.owner
      const type = literal(entity.api.type)
      if (of === 'staff') return [`when ${type} then ${account(`${line}."record"`)}`]
      if (of !== 'owner' || owner === undefined) return []
      const column = q(columnOf(owner, entity.fields[owner] as Entity['fields'][string]))
      const staff = `coalesce((select k.${column}::text from ${q(tableOf(entity))} k where k."organisatie_id" = $1 and k."id" = ${tried(entity, `${line}."record"`)}),
        ${lastTold(type, `${line}."record"`, owner)})`
      return [`when ${type} then ${account(staff)}`]
    })
    .join(' ')

/** The account of somebody of the staff. */
const account = (id: string) =>
  `coalesce((select i."user_id" from "inventarisatie_user" i where i."organisatie_id" = $1 and i."id" = try_uuid(${id})),
    try_int(${lastTold(literal(model.entity('inspectionUser').api.type), id, 'user')}))`
const tried = (entity: Entity, id: string) => `${entity.id === 'uuid' ? 'try_uuid' : 'try_int'}(${id})`
/** What the history of a record last said of a field. */
const lastTold = (type: string, id: string, field: string) =>
  `(select h."wijzigingen" -> ${literal(field)} ->> 1 from "geschiedenis" h where h."organisatie_id" = $1 and h."record_type" = ${type} and h."record_id" = ${id}
    and h."wijzigingen" -> ${literal(field)} ->> 1 is not null order by h."id" desc limit 1)`

/** The lists whose items stand in lines of rights. */
export const rightsLists: readonly Entity[] = [
  ...new Set(
    rightsKinds.flatMap(({ entity, told }) =>
      told.flatMap((name) => {
        const target = targetOf(entity.fields[name])
        return target ? [model.named(target)] : []
      }),
    ),
  ),
]
