import { model } from '@vezel/model'
import { accessLimits } from '@vezel/model/access-limits.ts'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { historyActions, privateActions } from '@vezel/model/history.ts'
import { targetOf } from '@vezel/model/kit/kinds.ts'
import { inLocale, type Label, type Locale } from '@vezel/model/kit/label.ts'
import { Problem, type ProblemCode, problemKinds } from '@vezel/model/problems.ts'
import type { ClientBase, Pool } from 'pg'
import { allows, type Session } from '../access.ts'
import type { Ask } from '../ask.ts'
import { columnOf, q, tableOf, tenantColumn } from '../db/names.ts'
import { inSnapshot } from '../db/work.ts'
import { words } from '../entities/shared/entitled.ts'
import { literal } from '../kinds/literal.ts'
import { dayLabel } from '../records/moment-label.ts'
import { titlesOf } from '../records/titles.ts'
import type { Services } from '../services.ts'
import { deviceOf } from './own-sessions.ts'
import { residentOf } from './residents.ts'
import { personOfLine, type RightsKind, rightsKindOf, rightsLine, rightsLists, rowOfLine } from './rights-told.ts'

export const accessKinds = ['inloggen', 'rechten', 'inzage'] as const
/** What a line is about: coming in, rights, or what was seen of residents. */
export type AccessKind = (typeof accessKinds)[number]

/** What the log of access can be narrowed to. */
export interface AccessFilter {
  readonly kind?: AccessKind | undefined
  /** The id of the person it is about, or who did it. */
  readonly person?: string | undefined
  /** The line after which to go on. */
  readonly before?: string | undefined
}
/** Who came in or was refused, what of somebody's rights was changed, or who saw what of residents. */
export interface AccessLine {
  readonly id: string
  readonly op: string
  readonly soort: AccessKind
  readonly isGeweigerd: boolean
  /** What happened, in words. */
  readonly wat: string
  readonly door: string | null
  readonly over: string | null
}
interface Row {
  readonly id: string
  readonly at: Date
  readonly action: string
  readonly type: string
  readonly record: string
  readonly changes: Values
  readonly by: string | null
  readonly about: string | null
  /** Of a line of rights: what the record said by then, by field, as far as its history tells, and what it says now, by column. */
  readonly told: Values | null
  readonly row: Values | null
}
type Values = Readonly<Record<string, unknown>>

const anyOf = (words: readonly string[]) => `(${words.map(literal).join(', ')})`
/** With what somebody logs in: that it was changed is told, and not into what. */
const logInFields = ['password', 'username', 'email'] as const
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

/** A page of the log: of an organisation, kind, person, the line after which to go on, and how many. */
const logSql = `with "line" as (
   select 'g' || g."id" as "id", g."id" as "told_at", g."created_at" as "at", g."actie" as "action", g."record_type" as "type", g."record_id" as "record",
     g."wijzigingen" as "changes", g."user_id" as "by"
   from "geschiedenis" g
   where g."organisatie_id" = $1 and (${logInLine('g')} and coalesce($2, 'inloggen') = 'inloggen' or ${rightsLine('g')} and coalesce($2, 'rechten') = 'rechten')
   union all
   select 'w' || w."id", null, w."op", 'loginRefused', 'User', w."user_id"::text,
     jsonb_build_object('reden', jsonb_build_array(null, w."reden"), 'apparaat', jsonb_build_array(null, w."apparaat")), null
   from "inlogweigering" w where w."organisatie_id" = $1 and coalesce($2, 'inloggen') = 'inloggen'
   union all
   select 'i' || s."id", null, s."op", 'read', s."record_type", s."record_id", '{}', s."user_id"
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
 select p."id", p."at", p."action", p."type", p."record", p."changes", naam_van_medewerker(p."by") as "by",
   case when p."action" = 'read' then ${residentOf('p')} else naam_van_medewerker(p."person") end as "about",
   case when p."told_at" is not null then (
     select jsonb_object_agg(t."field", t."value") from (
       select distinct on (c."field") c."field", c."told" -> 1 as "value"
       from "geschiedenis" h cross join lateral jsonb_each(h."wijzigingen") c("field", "told")
       where h."organisatie_id" = $1 and h."record_type" = p."type" and h."record_id" = p."record" and h."id" <= p."told_at" and jsonb_typeof(c."told") = 'array'
       order by c."field", h."id" desc
     ) t
   ) end as "told", ${rowOfLine('p')} as "row"
 from "page" p order by p."at" desc, p."id" desc`

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
  const { rows, items } = await inSnapshot(pools.serve, session, async (client) => {
    const { rows } = await client.query<Row>(logSql, [
      session.organisationId,
      kind ?? null,
      person ?? null,
      before ?? null,
      accessLimits.auditPage,
    ])
    return { rows, items: await itemsOf(client, session, rows) }
  })
  const titles = await titlesOfSeen(rows, locale, ask)
  return rows.map((row) => lineOf(row, locale, { titles, items }))
}

/** What items of lists are called, by list and id. */
type Items = ReadonlyMap<string, ReadonlyMap<string, Label>>

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

/** From what to what a field was changed; undefined where it was not, or what it said was erased. */
function pairOf({ changes }: Row, name: string): readonly [unknown, unknown] | undefined {
  const change = changes[name]
  return Array.isArray(change) ? [change[0], change[1]] : undefined
}
/** What a record said in a field by then. */
function saidIn({ told, row }: Row, { entity }: RightsKind, name: string): unknown {
  const field = entity.fields[name]
  return told?.[name] ?? (field && row?.[columnOf(name, field)])
}

type Titles = ReadonlyMap<string, ReadonlyMap<string, string>>

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

const yesNo = { true: { nl: 'ja', en: 'yes', fr: 'oui' }, false: { nl: 'nee', en: 'no', fr: 'non' } } as const

/** What lines are told with. */
interface Known {
  readonly titles: Titles
  readonly items: Items
}

function lineOf(row: Row, locale: Locale, known: Known): AccessLine {
  const { id, at, action, type, by } = row
  const soort = action === 'read' ? 'inzage' : type === 'User' ? 'inloggen' : 'rechten'
  const words = { inloggen: logInWords, rechten: rightsWords, inzage: seenWords }
  return {
    id,
    op: dutchTime(at),
    soort,
    isGeweigerd: action === 'loginRefused',
    wat: words[soort](row, locale, known),
    door: by,
    over: row.about ?? namedIn(row),
  }
}

/** Who is named in the record of a line itself, such as whoever was invited. */
function namedIn(row: Row): string | null {
  const kind = rightsKindOf(row.type)
  if (!kind || typeof kind.of === 'string') return null
  const names = kind.of.map((name) => saidIn(row, kind, name))
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ') || null
}

const seenLabel: Label = { nl: 'Ingezien', en: 'Seen', fr: 'Consulté' }

/** Which record was seen, by its name where it is still there. */
function seenWords({ type, record }: Row, locale: Locale, { titles }: Known): string {
  const entity = model.ofType(type)
  return [inLocale(seenLabel, locale), entity && inLocale(entity.label, locale), titles.get(type)?.get(record)]
    .filter(Boolean)
    .join(' · ')
}

const actionWords = (action: string, locale: Locale): string =>
  action in historyActions ? inLocale(historyActions[action as keyof typeof historyActions], locale) : action

const fieldWords = (name: (typeof logInFields)[number], locale: Locale): string =>
  inLocale(model.entity('user').fields[name].label ?? { nl: name, en: name }, locale)

/** Of a refusal why, as the person was told it, and on which device. */
function logInWords(row: Row, locale: Locale): string {
  const changed = logInFields.filter((name) => row.changes[name] !== undefined)
  if (row.action === 'update')
    return [actionWords('update', locale), ...changed.map((name) => fieldWords(name, locale))].join(' · ')
  const [reason, device] = ['reden', 'apparaat'].map((name) => pairOf(row, name)?.[1] ?? '')
  const isKnown = String(reason) in problemKinds
  const why = isKnown ? inLocale(problemKinds[reason as ProblemCode], locale).split(':')[0] : ''
  const { browser, systeem } = deviceOf(String(device))
  return [actionWords(row.action, locale), why, [browser, systeem].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · ')
}

/** What was done to which record, with what it said: of one that was made all, of a change from what to what. */
function rightsWords(row: Row, locale: Locale, { items }: Known): string {
  const kind = rightsKindOf(row.type)
  if (!kind) return actionWords(row.action, locale)
  const { entity, told, named } = kind
  const worded = (name: string, value: unknown): string => {
    const field = entity.fields[name]
    if (value === null || value === undefined) return '–'
    if (field?.kind === 'date') return inLocale(dayLabel(String(value)), locale)
    const target = targetOf(field)
    const label = target ? items.get(target)?.get(String(value)) : yesNo[value === true ? 'true' : 'false']
    return label ? inLocale(label, locale) : '–'
  }
  const isNew = row.action === 'create'
  const fields = told.flatMap((name) => {
    const change = pairOf(row, name)
    const label = entity.fields[name]?.label ?? entity.label
    if (!change || (isNew && (named.includes(name) || change[1] === null))) return []
    const values = isNew ? worded(name, change[1]) : `${worded(name, change[0])} → ${worded(name, change[1])}`
    return [`${inLocale(label, locale)}: ${values}`]
  })
  const names = named.map((name) => worded(name, saidIn(row, kind, name)))
  const what = entity.isLookup ? entity.plural : entity.label
  return [actionWords(row.action, locale), inLocale(what, locale), ...names, ...fields].join(' · ')
}
