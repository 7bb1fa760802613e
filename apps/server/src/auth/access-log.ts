import { model } from '@vezel/model'
import { accessLimits } from '@vezel/model/access-limits.ts'
import { privateActions } from '@vezel/model/history.ts'
import type { Label, Locale } from '@vezel/model/kit/label.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { ClientBase, Pool } from 'pg'
import { allows, type Session } from '../access.ts'
import type { Ask } from '../ask.ts'
import { q, tableOf, tenantColumn } from '../db/names.ts'
import { inSnapshot } from '../db/work.ts'
import { words } from '../entities/shared/entitled.ts'
import { literal } from '../kinds/literal.ts'
import { titlesOf } from '../records/titles.ts'
import type { Services } from '../services.ts'
import {
  type AccessKind,
  type AccessLine,
  goneWith,
  type Items,
  lineOf,
  logInFields,
  pairOf,
  type Row,
  saidIn,
  setOf,
  type Titled,
  type Titles,
} from './access-told.ts'
import { residentOf } from './residents.ts'
import { personOfLine, rightsKindOf, rightsKinds, rightsLine, rightsLists, rowOfLine } from './rights-told.ts'

/** What the log of access can be narrowed to. */
export interface AccessFilter {
  readonly kind?: AccessKind | undefined
  /** The id of the person it is about, or who did it. */
  readonly person?: string | undefined
  /** The line after which to go on. */
  readonly before?: string | undefined
}
const anyOf = (words: readonly string[]) => `(${words.map(literal).join(', ')})`
/** Whether a line of history tells who came in, or that somebody comes in otherwise from then on. */
const logInLine = (g: string) => `(${g}."record_type" = 'User' and (${g}."actie" in ${anyOf(privateActions)}
    or ${g}."actie" = 'update' and jsonb_exists_any(${g}."wijzigingen", array[${logInFields.map(literal).join(', ')}])))`

/** Takes away what the log has told long enough: what is older than its years on a day. `owner` owns the tables. */
export async function endOldLines(owner: Pool, day: string): Promise<void> {
  const before = `(($1::date - interval '${accessLimits.logYears} years') at time zone 'Europe/Amsterdam')`
  await owner.query(
    `delete from "geschiedenis" g where g."created_at" < ${before} and (${logInLine('g')} or ${rightsLine('g')})`,
    [day],
  )
  await owner.query(`delete from "inzage" where "op" < ${before}`, [day])
}

const listTypes = anyOf(rightsKinds.filter(({ entity }) => entity.isLookup).map(({ entity }) => entity.api.type))
/** A line of the history, as the log holds it. Only of items of lists the batch is told: a person has a line of his own. */
const historyLine = `'g' || g."id" as "id", g."id" as "told_at", g."created_at" as "at", g."actie" as "action", g."record_type" as "type", g."record_id" as "record",
     g."wijzigingen" as "changes", g."user_id" as "by", case when g."record_type" in ${listTypes} then g."batch" end as "batch"`
/** Of what was written in one go the last line stands for the others. */
const standsForOthers = `not (g."record_type" in ${listTypes} and g."batch" is not null and exists (select from "geschiedenis" h
     where h."organisatie_id" = g."organisatie_id" and h."batch" = g."batch" and h."record_type" = g."record_type" and h."actie" = g."actie" and h."id" > g."id"))`

/** What is told of the lines `p`. */
const told = (
  p: string,
) => `${p}."id", ${p}."at", ${p}."action", ${p}."type", ${p}."record", ${p}."changes", ${p}."batch",
   case when ${p}."told_at" is not null then (
     select jsonb_object_agg(t."field", t."value") from (
       select distinct on (c."field") c."field", c."told" -> 1 as "value"
       from "geschiedenis" h cross join lateral jsonb_each(h."wijzigingen") c("field", "told")
       where h."organisatie_id" = $1 and h."record_type" = ${p}."type" and h."record_id" = ${p}."record" and h."id" <= ${p}."told_at" and jsonb_typeof(c."told") = 'array'
       order by c."field", h."id" desc
     ) t
   ) end as "told", ${rowOfLine(p)} as "row"`

/** A page of the log: of an organisation, kind, person, the line after which to go on, and how many. */
const logSql = `with "line" as (
   select ${historyLine}
   from "geschiedenis" g
   where g."organisatie_id" = $1 and ${standsForOthers}
     and (${logInLine('g')} and coalesce($2, 'inloggen') = 'inloggen' or ${rightsLine('g')} and coalesce($2, 'rechten') = 'rechten')
   union all
   select 'w' || w."id", null, w."op", 'loginRefused', 'User', w."user_id"::text,
     jsonb_build_object('reden', jsonb_build_array(null, w."reden"), 'apparaat', jsonb_build_array(null, w."apparaat")), null, null
   from "inlogweigering" w where w."organisatie_id" = $1 and coalesce($2, 'inloggen') = 'inloggen'
   union all
   select 'i' || s."id", null, s."op", 'read', s."record_type", s."record_id", '{}', s."user_id", null
   from "inzage" s where s."organisatie_id" = $1 and coalesce($2, 'inzage') = 'inzage'
 ), "about" as (
   select l.*, case when l."action" <> 'read' then case l."type" when 'User' then try_int(l."record") ${personOfLine('l')} end end as "person"
   from "line" l
 ), "page" as (
   select * from "about" l
   where ($3::integer is null or l."person" = $3 or l."by" = $3)
     and ($4::text is null or (l."at", l."id") < (select o."at", o."id" from "about" o where o."id" = $4))
   order by l."at" desc, l."id" desc limit $5
 )
 select ${told('p')}, naam_van_medewerker(p."by") as "by",
   case when p."action" = 'read' then ${residentOf('p')} else naam_van_medewerker(p."person") end as "about",
   p."batch" is not null and exists (select from "geschiedenis" h where h."organisatie_id" = $1 and h."batch" = p."batch"
     and h."record_type" = ${literal(model.entity('variableSet').api.type)} and h."actie" = 'create') as "isImport"
 from "page" p order by p."at" desc, p."id" desc`

/** What was written in one go with the lines of these batches. */
const alongSql = `with "line" as (
   select ${historyLine} from "geschiedenis" g where g."organisatie_id" = $1 and g."batch" = any($2::uuid[]) and g."record_type" in ${listTypes}
 ) select ${told('p')}, null as "by", null as "about", false as "isImport" from "line" p order by p."told_at"`

/** What the items of lists are called that stand in lines of rights, those that were deleted too. */
const wordsSql = rightsLists
  .map((list) => {
    const tenant = tenantColumn(list)
    return `select ${literal(list.key)} as "list", r."id"::text as "id", ${words('r')} as "label" from ${q(tableOf(list))} r
      where r."id" = any($2::integer[])${tenant ? ` and r.${q(tenant)} = $1` : ''}`
  })
  .join(' union all ')

/** The lines, the newest first, for an administrator; throws `forbidden` for anybody else. */
export async function accessLog(
  { pools }: Services,
  session: Session,
  { kind, person, before }: AccessFilter,
  locale: Locale,
  ask: Ask,
): Promise<readonly AccessLine[]> {
  if (!allows(session, 'admin')) throw new Problem('forbidden', { entity: 'Toegang' })
  const { rows, along, items, sets } = await inSnapshot(pools.serve, session, async (client) => {
    const { rows } = await client.query<Row>(logSql, [
      session.organisationId,
      kind ?? null,
      person ?? null,
      before ?? null,
      accessLimits.auditPage,
    ])
    const along = await alongWith(client, session, rows)
    const all = [...rows, ...along]
    return { rows, along, items: await itemsOf(client, session, all), sets: await setsOf(client, session, rows) }
  })
  const titles = await titlesOfSeen(rows, locale, ask)
  const known = { titles, items, sets, along: Map.groupBy(along, goneWith) }
  return rows.map((row) => lineOf(row, locale, known))
}

async function alongWith(
  client: ClientBase,
  { organisationId }: Session,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const batches = [...new Set(rows.flatMap(({ batch }) => batch ?? []))]
  if (batches.length === 0) return []
  return (await client.query<Row>(alongSql, [organisationId, batches])).rows
}

/** What the sets are called whose items lines are about, by id; those that were deleted too. */
async function setsOf(client: ClientBase, { organisationId }: Session, rows: readonly Row[]): Promise<Titled> {
  const ids = [...new Set(rows.flatMap((row) => setOf(row) ?? []))]
  if (ids.length === 0) return new Map()
  const sql = `select "id"::text as "id", "name" from "variable_set" where "organisatie_id" = $1 and "id"::text = any($2)`
  const { rows: found } = await client.query<{ id: string; name: string }>(sql, [organisationId, ids])
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** The items that lines of rights name. */
async function itemsOf(client: ClientBase, { organisationId }: Session, rows: readonly Row[]): Promise<Items> {
  const ids = new Set(
    rows.flatMap((row) => {
      const kind = rightsKindOf(row.type)
      if (!kind) return []
      return [...kind.told, ...kind.named].flatMap((name) => [...(pairOf(row, name) ?? []), saidIn(row, kind, name)])
    }),
  )
  const numbers = [...ids].map(Number).filter(Number.isInteger)
  if (numbers.length === 0) return new Map()
  const { rows: found } = await client.query<{ list: string; id: string; label: Label }>(wordsSql, [
    organisationId,
    numbers,
  ])
  const lists = Map.groupBy(found, ({ list }) => list)
  return new Map([...lists].map(([list, of]) => [list, new Map(of.map(({ id, label }) => [id, label]))]))
}

/** What the records that were seen are called, by type and id; those that are gone have no name any more. */
async function titlesOfSeen(rows: readonly Row[], locale: Locale, ask: Ask): Promise<Titles> {
  const seen = Map.groupBy(
    rows.filter(({ action, record }) => action === 'read' && record !== ''),
    ({ type }) => type,
  )
  const named = [...seen].map(async ([type, of]): Promise<[string, ReadonlyMap<string, string>]> => {
    const entity = model.ofType(type)
    const ids = [...new Set(of.map(({ record }) => record))]
    return [type, entity ? await titlesOf(ask, entity, ids, locale) : new Map()]
  })
  return new Map(await Promise.all(named))
}
