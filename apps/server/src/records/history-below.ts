import { model } from '@vezel/model'
import { privateActions } from '@vezel/model/history.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { ClientBase } from 'pg'
import { allows, grant, isManager, type Session } from '../access.ts'
import { columnOf, q, tableOf, tenantColumn } from '../db/names.ts'
import { grantSql } from '../db/rights.ts'
import { batchesOfOthers, isErased, type Line, lineNumber, type SeenLine, seenLine } from './history.ts'
import { pathSql } from './reading/path.ts'
import { rowsOf, visible } from './reading/rows.ts'
import { Statement, tryOf } from './reading/statement.ts'

/** What was done in one go to records below another, as somebody may see it: of one record its line, of several how many. */
export interface SeenStep extends Omit<SeenLine, 'id'> {
  /** The newest of its lines. */
  readonly id: string
  /** What was done to which kind of record. */
  readonly soorten: readonly { readonly type: string; readonly actie: string; readonly aantal: number }[]
  /** The record, where it was one: `weg` when it is deleted now. */
  readonly record: {
    readonly type: string
    readonly id: string
    readonly titel: string | null
    readonly weg: boolean
  } | null
}

interface Asked {
  readonly type: string
  readonly id: string
  /** Steps before this line; absent: from the newest. */
  readonly before?: string | undefined
  /** Only what this account did. */
  readonly by?: string | undefined
  /** Only what was done to records of this type. */
  readonly kind?: string | undefined
  readonly limit: number
}

interface Row extends Line {
  readonly soorten: SeenStep['soorten']
  readonly type: string
  readonly record: string
  readonly named: { readonly titel: string | null; readonly weg: boolean } | null
}

/**
 * The history of a record with all that is part of it, such as a survey, the newest step first: one statement, for which
 * the history is looked up by record. What was deleted is told of as well. Throws `badRequest` for a type that does not exist.
 */
export async function historyBelow(client: ClientBase, session: Session, asked: Asked): Promise<SeenStep[]> {
  const entity = entityOf(asked)
  const { sql, values } = compileSteps(session, asked)
  const { rows } = await client.query<Row>(sql, values)
  const told = { titles: new Map(), ofOthers: await batchesOfOthers(client, session, rows) }
  return rows.map((row) => {
    const of = model.ofType(row.type) ?? entity
    const isOne = row.aantal === 1
    const line = seenLine(session, of, row.record, row, told)
    return {
      ...line,
      wijzigingen: isOne ? line.wijzigingen : [],
      soorten: row.soorten,
      record: isOne ? { type: row.type, id: row.record, titel: null, weg: false, ...row.named } : null,
    }
  })
}

/** Who did something to a record and what is part of it, and to which types: what its history can be narrowed to. */
export async function choicesBelow(client: ClientBase, session: Session, asked: Pick<Asked, 'type' | 'id'>) {
  const statement = new Statement({}, session, {})
  const lines = linesSql(statement, recordsSql(statement, entityOf(asked), asked.id), {})
  const { rows } = await client.query<{ personen: SeenLine['door'][]; soorten: string[] }>(
    `with ${lines} select
      coalesce((select jsonb_agg(jsonb_build_object('id', p."id"::text, 'full_name', p."name") order by p."name") from (
        select u."id", ${NAME} as "name" from "user" u where u."id" in (select "user_id" from "regel")) p), '[]') as "personen",
      coalesce((select jsonb_agg(distinct "record_type") from "regel"), '[]') as "soorten"`,
    statement.values.map((value) => value({}, session)),
  )
  return rows[0]
}

/** The statement by which it is asked, with its values. */
export function compileSteps(session: Session, asked: Asked): { readonly sql: string; readonly values: unknown[] } {
  const statement = new Statement({}, session, {})
  const sql = stepsSql(statement, entityOf(asked), asked)
  return { sql, values: statement.values.map((value) => value({}, session)) }
}

function entityOf({ type }: Pick<Asked, 'type'>): Entity {
  const entity = model.ofType(type)
  if (!entity) throw new Problem('badRequest', { reason: type })
  return entity
}

type Narrowed = Pick<Asked, 'by' | 'kind'>

/**
 * Every line of these records as `regel`, each with the step that it is part of, and without what it tells: of a long
 * history that is read for the steps that are answered alone.
 */
function linesSql(statement: Statement, kinds: readonly Part[], { by, kind }: Narrowed): string {
  const { session } = statement
  const wanted = [
    ...(isManager(session)
      ? []
      : [
          `(g."actie" <> all(${statement.bindValue(privateActions)}::text[]) or g."user_id" = ${statement.bindValue(session.userId)}::integer)`,
        ]),
    ...(by === undefined ? [] : [`g."user_id" = try_int(${statement.bindValue(by)})`]),
    ...(kind === undefined ? [] : [`g."record_type" = ${statement.bindValue(kind)}`]),
  ]
  return `${kinds.map(({ name, sql }) => `${name} as (${sql})`).join(', ')},
    "onder" as (${kinds.map(({ name }) => `select "type", "id"::text from ${name}`).join(' union all ')}),
    "regel" as materialized (
      select g."id", g."user_id", g."record_type", g."record_id", g."actie", coalesce(g."batch"::text, g."id"::text) as "stap" from "onder" o
      join "geschiedenis" g on g."organisatie_id" = ${statement.tenant()} and g."record_type" = o."type" and g."record_id" = o."id"
      where ${['true', ...wanted].join(' and ')}
    )`
}

const NAME = `concat_ws(' ', u."name", u."tussenvoegsel", u."achternaam")`

function stepsSql(statement: Statement, entity: Entity, { id, before, limit, ...narrowed }: Asked): string {
  const kinds = recordsSql(statement, entity, id)
  const lines = linesSql(statement, kinds, narrowed)
  const older =
    before === undefined ? '' : ` having max("id") < ${statement.bindValue(String(lineNumber(before)))}::bigint`
  return `with ${lines},
    "stap" as materialized (
      select "stap", max("id") as "id" from "regel" group by "stap"${older} order by max("id") desc limit ${Math.trunc(limit)}
    ),
    "soort" as (
      select "stap", r."record_type" as "type", r."actie", count(distinct r."record_id")::integer as "aantal"
      from "stap" join "regel" r using ("stap") group by 1, 2, 3
    ),
    "soorten" as (
      select "stap", jsonb_agg(to_jsonb(s) - 'stap' order by s."aantal" desc, s."type", s."actie") as "soorten" from "soort" s group by 1
    ),
    "aantal" as (
      select "stap", count(distinct (r."record_type", r."record_id"))::integer as "aantal" from "stap" join "regel" r using ("stap") group by 1
    )
    select g."id"::text, g."actie", to_char(g."created_at" at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI:SS') as "op",
      u."id" as "user", ${NAME} as "name", g."batch"::text, g."verzoek",
      g."wijzigingen", a."aantal", g."record_type" as "type", g."record_id" as "record", k."soorten",
      case when a."aantal" = 1 then ${namedSql(statement, kinds)} end as "named"
    from "stap" s join "aantal" a using ("stap") join "soorten" k using ("stap")
    join "geschiedenis" g on g."id" = s."id" left join "user" u on u."id" = g."user_id"
    order by s."id" desc`
}

/** The records of a kind that count, as a query with a name, of which others are part. */
interface Part {
  readonly entity: Entity
  readonly name: string
  readonly sql: string
}

/** A record and all that is part of it by any road, a query for each kind, deleted ones included; of what may be read. */
function recordsSql(statement: Statement, top: Entity, id: string): Part[] {
  const root = visible(statement, top, 't')
  const first = `select t."id", '${top.api.type}' as "type" from ${q(tableOf(top))} t where ${[`t."id" = ${tryOf(top.id)}(${statement.bindValue(id)})`, ...root].join(' and ')}`
  const parts: Part[] = [{ entity: top, name: '"deel0"', sql: first }]
  const kinds = model.entities.filter((entity) => !entity.variantOf && entity.partOf.length > 0)
  // What is part of a part comes after it: until nothing is added any more.
  for (let left = kinds, before = -1; left.length !== before; ) {
    before = left.length
    left = left.filter((entity) => {
      const roads = roadsTo(entity, left)
      if (roads === 'later') return true
      const at = parts.flatMap((part) =>
        roads
          .filter(({ key }) => key === part.entity.key)
          .map(({ column }) => `t.${column} in (select "id" from ${part.name})`),
      )
      if (at.length === 0 || !allows(statement.session, entity.access.read) || entity === top) return false
      const readable = grantSql(grant(statement.session, entity.access.read), entity, 't', statement.asker())
      const type = model.variants(entity).length > 0 ? 't."variant"' : `'${entity.api.type}'`
      const conditions = [
        `t."organisatie_id" = ${statement.tenant()}`,
        `(${at.join(' or ')})`,
        ...(readable ? [readable] : []),
      ]
      parts.push({
        entity,
        name: `"deel${parts.length}"`,
        sql: `select t."id", ${type} as "type" from ${q(tableOf(entity))} t where ${conditions.join(' and ')}`,
      })
      return false
    })
  }
  return parts
}

/** The relations by which a kind is part of others; `later` as long as one of those is still to come. */
function roadsTo(entity: Entity, left: readonly Entity[]): readonly { key: string; column: string }[] | 'later' {
  const roads = entity.partOf.flatMap((name) => {
    const field = entity.fields[name]
    return pointsAtOne(field)
      ? [{ key: model.stored(model.named(field.target)).key, column: q(columnOf(name, field)) }]
      : []
  })
  const waits = roads.some(({ key }) => key !== entity.key && left.some((other) => other.key === key))
  return waits ? 'later' : roads
}

/** The condition that a row is of the organisation of whoever asks, where its kind says of which it is. */
function ofOrganisation(statement: Statement, entity: Entity, t: string): string {
  const tenant = tenantColumn(entity)
  return tenant ? `${t}.${q(tenant)} = ${statement.tenant()} and ` : ''
}

/** What the record of the line `g` is called, and whether it is deleted; what somebody was called is for managers. */
function namedSql(statement: Statement, parts: readonly Part[]): string {
  const kinds = parts.flatMap(({ entity }) => {
    const variants = model.variants(entity)
    return variants.length > 0 ? variants : [entity]
  })
  const told = kinds.map((entity) => {
    const t = statement.alias()
    const title = pathSql(statement, entity, t, entity.title.slice(0, 1))
    const told = isManager(statement.session) ? ` or not ${isErased(statement, entity, t)}` : ''
    const seen = `case when ${t}."deleted_at" is null${told} then ${title} end`
    return `when '${entity.api.type}' then (select jsonb_build_object('titel', (${seen})::text, 'weg', ${t}."deleted_at" is not null)
      from ${rowsOf(statement, entity, t)} where ${ofOrganisation(statement, entity, t)}${t}."id" = ${tryOf(entity.id)}(g."record_id"))`
  })
  return `case g."record_type" ${told.join(' ')} end`
}
