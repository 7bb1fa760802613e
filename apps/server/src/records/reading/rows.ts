import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { Problem } from '@vezel/model/problems.ts'
import { allows, grant } from '../../access.ts'
import { columnOf, linkTableOf, q, tableOf, tenantColumn } from '../../db/names.ts'
import { grantSql } from '../../db/rights.ts'
import { behaviours } from '../../entities/index.ts'
import type { Statement } from './statement.ts'

/**
 * What every read of a table carries, however it is reached: the right to read it, the organisation, what is not
 * deleted, and the type of a variant. `isAnswer`: whoever asks has just written the row, which may have taken it out of
 * their sight; what they left there is told to them as long as nobody came after. Throws `forbidden`.
 */
export function visible(
  statement: Statement,
  entity: Entity,
  t: string,
  { isAnswer = false }: { readonly isAnswer?: boolean } = {},
): string[] {
  const { session } = statement
  if (!allows(session, entity.access.read)) throw new Problem('forbidden', { entity: entity.api.type })
  const tenant = tenantColumn(entity)
  const conditions = [`${t}."deleted_at" is null`]
  const readable = grantSql(grant(session, entity.access.read), entity, t, statement.asker())
  if (readable) conditions.push(isAnswer ? `(${readable} or ${lastWritten(statement, entity, t)})` : readable)
  const seen = behaviours[entity.key]?.visible?.({ session, row: t, asker: statement.asker() })
  if (seen) conditions.push(seen)
  if (tenant) conditions.push(`${t}.${q(tenant)} = ${statement.tenant()}`)
  if (entity.scope === 'person') conditions.push(usersOf(t, statement.tenant()))
  if (entity.variantOf) conditions.push(`${t}."variant" = '${entity.api.type}'`)
  return conditions
}

/** The condition that whoever asks was the last to write a row. */
const lastWritten = (statement: Statement, entity: Entity, t: string) =>
  `(select w."user_id" = ${statement.asker().user()} from "geschiedenis" w where w."organisatie_id" = ${statement.tenant()}
    and w."record_type" in (${[...kindsOf(entity)].map(({ api }) => `'${api.type}'`).join(', ')}) and w."record_id" = ${t}."id"::text order by w."id" desc limit 1)`

/** The names under which the lines of a record may stand. */
export const kindsOf = (entity: Entity): ReadonlySet<Entity> =>
  new Set([entity, model.stored(entity), ...(entity.abstract ? model.variants(entity) : [])])

/** Organisations share people; one sees those of one's own. */
export const usersOf = (t: string, organisation: string) =>
  `exists (select 1 from "inventarisatie_user" eigen where eigen."user_id" = ${t}."id" and eigen."organisatie_id" = ${organisation} and eigen."deleted_at" is null)`

/** Rows of a table under an alias, once all that filters and sorts them is compiled: with what these share beside each. */
export function rowsOf(statement: Statement, entity: Entity, t: string, join = ''): string {
  const standing = statement.narrowing.get(t)
  return `${q(tableOf(entity))} ${t} ${join}${standing ? ` left join lateral (select s.* from ${standing} s offset 0) ${t}_s on true` : ''}`
}

/** The rows, in their order, with what their computed fields share beside them, each worked out once. */
export function withStandings(statement: Statement, t: string, rows: string): string {
  const shared = [...(statement.standings.get(t)?.values() ?? [])]
  if (shared.length === 0) return rows
  const beside = shared.map((sql, at) => ` left join lateral (select s.* from ${sql} s offset 0) ${t}_${at} on true`)
  return `from (select ${t}.* ${rows}) ${t}${beside.join('')}`
}

/** The join of the rows `x` that the row `t` names in the table of links of a field. */
export const linked = (entity: Entity, name: string, t: string, x: string) => {
  const link = q(linkTableOf(entity, name))
  return `join ${link} on ${link}."naar_id" = ${x}."id" and ${link}."van_id" = ${t}."id" and ${link}."organisatie_id" = ${t}."organisatie_id"`
}

/** The join of the rows `x` that name the row `t` in the table of links of their field. */
export const linking = (from: Entity, name: string, t: string, x: string) => {
  const link = q(linkTableOf(from, name))
  return `join ${link} on ${link}."van_id" = ${x}."id" and ${link}."organisatie_id" = ${x}."organisatie_id" and ${link}."naar_id" = ${t}."id"`
}

/** A field of the entity, or of the variant that has it when the entity is abstract. */
export function fieldOf(entity: Entity, name: string): { readonly owner: Entity; readonly field: Field } | undefined {
  for (const owner of [entity, ...model.variants(entity)]) {
    const field = model.field(owner, name)
    if (field) return { owner, field }
  }
  return undefined
}

/** The column of a field, or nothing where its own policy does not let whoever asks read it: in lists, filters and sorts alike. */
export const stored = (statement: Statement, entity: Entity, name: string, field: Field, t: string): string =>
  whereRead(statement, entity, field, t, `${t}.${q(columnOf(name, field))}`)

/** What a field says, or nothing where its own policy does not let whoever asks read it. */
export function whereRead(statement: Statement, entity: Entity, field: Field, t: string, sql: string): string {
  const { read } = field.access ?? {}
  const condition = read && grantSql(grant(statement.session, read), entity, t, statement.asker())
  return condition ? `(case when ${condition} then ${sql} end)` : sql
}
