import { model } from '@vezel/model'
import { accessLimits } from '@vezel/model/access-limits.ts'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { historyActions, privateActions } from '@vezel/model/history.ts'
import { inLocale, type Label, type Locale } from '@vezel/model/kit/label.ts'
import { Problem, type ProblemCode, problemKinds } from '@vezel/model/problems.ts'
import type { Pool } from 'pg'
import { allows, type Session } from '../access.ts'
import type { Ask } from '../ask.ts'
import { inSnapshot } from '../db/work.ts'
import { literal } from '../kinds/literal.ts'
import { titlesOf } from '../records/titles.ts'
import type { Services } from '../services.ts'
import { deviceOf } from './own-sessions.ts'

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
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>
  readonly by: string | null
  readonly about: string | null
  readonly roles: Readonly<Record<string, Label>>
  readonly capability: Label | null
}

const staff = model.entity('inspectionUser')
const capability = model.entity('userCapability')
const organisation = model.entity('organisation')
/** The fields by which rights change, by the kind of record. */
const rights: Readonly<Record<string, Readonly<Record<string, Label | undefined>>>> = {
  [staff.api.type]: { inventarisatie_rol: staff.fields.inventarisatie_rol.label, active: staff.fields.active.label },
  [organisation.api.type]: { tweede_factor_verplicht: organisation.fields.tweede_factor_verplicht.label },
  [capability.api.type]: {},
}
const words = (item: string) =>
  `jsonb_build_object('nl', ${item}."value", 'en', coalesce(${item}."value_en", ${item}."value"), 'fr', coalesce(${item}."value_fr", ${item}."value"))`
const named = (user: string) => `concat_ws(' ', ${user}."name", ${user}."tussenvoegsel", ${user}."achternaam")`

const anyOf = (words: readonly string[]) => `(${words.map(literal).join(', ')})`
/** Whether a line of history tells who came in. */
const logInLine = (g: string) => `(${g}."record_type" = 'User' and ${g}."actie" in ${anyOf(privateActions)})`
/** Whether a line of history tells that rights changed. */
const rightsLine = (g: string) => `(${g}."record_type" in ${anyOf(Object.keys(rights))} and (
  ${g}."record_type" = '${capability.api.type}' or ${g}."actie" in ('create', 'delete', 'restore') and ${g}."record_type" = '${staff.api.type}'
  or jsonb_exists_any(${g}."wijzigingen", array['inventarisatie_rol', 'active', 'tweede_factor_verplicht'])))`

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
   select 'g' || g."id" as "id", g."created_at" as "at", g."actie" as "action", g."record_type" as "type", g."record_id" as "record",
     g."wijzigingen" as "changes", g."user_id" as "by"
   from "geschiedenis" g
   where g."organisatie_id" = $1 and (${logInLine('g')} and coalesce($2, 'inloggen') = 'inloggen' or ${rightsLine('g')} and coalesce($2, 'rechten') = 'rechten')
   union all
   select 'w' || w."id", w."op", 'loginRefused', 'User', w."user_id"::text,
     jsonb_build_object('reden', jsonb_build_array(null, w."reden"), 'apparaat', jsonb_build_array(null, w."apparaat")), null
   from "inlogweigering" w where w."organisatie_id" = $1 and coalesce($2, 'inloggen') = 'inloggen'
   union all
   select 'i' || s."id", s."op", 'read', s."record_type", s."record_id", '{}', s."user_id"
   from "inzage" s where s."organisatie_id" = $1 and coalesce($2, 'inzage') = 'inzage'
 ), "about" as (
   select l.*, case when l."action" = 'read' then l."by" else case l."type"
       when 'User' then try_int(l."record")
       when '${staff.api.type}' then (select i."user_id" from "inventarisatie_user" i where i."organisatie_id" = $1 and i."id" = try_uuid(l."record"))
       when '${capability.api.type}' then (
         select i."user_id" from "user_capability" k join "inventarisatie_user" i on i."organisatie_id" = k."organisatie_id" and i."id" = k."inventarisatie_user_id"
         where k."organisatie_id" = $1 and k."id" = try_uuid(l."record"))
     end end as "person"
   from "line" l
 ), "page" as (
   select * from "about" l
   where ($3::integer is null or l."person" = $3 or l."by" = $3)
     and ($4::text is null or (l."at", l."id") < (select o."at", o."id" from "about" o where o."id" = $4))
   order by l."at" desc, l."id" desc limit $5
 )
 select p."id", p."at", p."action", p."type", p."record", p."changes",
   (select ${named('u')} from "user" u where u."id" = p."by") as "by", (select ${named('u')} from "user" u where u."id" = p."person") as "about",
   (select jsonb_object_agg(r."id"::text, ${words('r')}) from "inventarisatie_rol" r) as "roles",
   (select ${words('c')} from "user_capability" k join "inventarisatie_user_capability" c
      on c."organisatie_id" = k."organisatie_id" and c."id" = k."inventarisatie_user_capability_id"
    where p."type" = '${capability.api.type}' and k."organisatie_id" = $1 and k."id" = try_uuid(p."record")) as "capability"
 from "page" p order by p."at" desc, p."id" desc`

/** The lines, the newest first, for an administrator; throws `forbidden` for anybody else. */
export async function accessLog(
  { pools }: Services,
  session: Session,
  { kind, person, before }: AccessFilter,
  locale: Locale,
  ask: Ask,
): Promise<readonly AccessLine[]> {
  if (!allows(session, 'admin')) throw new Problem('forbidden', { entity: 'Toegang' })
  const rows = await inSnapshot(pools.serve, session, async (client) => {
    const { rows } = await client.query<Row>(logSql, [
      session.organisationId,
      kind ?? null,
      person ?? null,
      before ?? null,
      accessLimits.auditPage,
    ])
    return rows
  })
  const titles = await titlesOfSeen(rows, locale, ask)
  return rows.map((row) => lineOf(row, locale, titles))
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

function lineOf(row: Row, locale: Locale, titles: Titles): AccessLine {
  const { id, at, action, type, by, about } = row
  const soort = action === 'read' ? 'inzage' : type === 'User' ? 'inloggen' : 'rechten'
  const words = { inloggen: logInWords, rechten: rightsWords, inzage: seenWords }
  return {
    id,
    op: dutchTime(at),
    soort,
    isGeweigerd: action === 'loginRefused',
    wat: words[soort](row, locale, titles),
    door: by,
    over: about,
  }
}

const seenLabel: Label = { nl: 'Ingezien', en: 'Seen', fr: 'Consulté' }

/** Which record was seen, by its name where it is still there. */
function seenWords({ type, record }: Row, locale: Locale, titles: Titles): string {
  const entity = model.ofType(type)
  return [inLocale(seenLabel, locale), entity && inLocale(entity.label, locale), titles.get(type)?.get(record)]
    .filter(Boolean)
    .join(' · ')
}

const actionWords = (action: string, locale: Locale): string =>
  action in historyActions ? inLocale(historyActions[action as keyof typeof historyActions], locale) : action

/** Of a refusal why, as the person was told it, and on which device. */
function logInWords({ action, changes }: Row, locale: Locale): string {
  const reason = String(changes.reden?.[1] ?? '')
  const why = reason in problemKinds ? inLocale(problemKinds[reason as ProblemCode], locale).split(':')[0] : ''
  const { browser, systeem } = deviceOf(changes.apparaat?.[1] === null ? null : String(changes.apparaat?.[1] ?? ''))
  return [actionWords(action, locale), why, [browser, systeem].filter(Boolean).join(', ')].filter(Boolean).join(' · ')
}

function rightsWords({ action, type, changes, roles, capability: granted }: Row, locale: Locale): string {
  const told = (name: string, value: unknown): string => {
    const label = name === 'inventarisatie_rol' ? roles[String(value)] : yesNo[value === true ? 'true' : 'false']
    return label ? inLocale(label, locale) : '–'
  }
  const fields = Object.entries(rights[type] ?? {}).flatMap(([name, label]) => {
    const change = changes[name]
    if (!change || !label) return []
    const [from, to] = change
    const values = action === 'create' ? told(name, to) : `${told(name, from)} → ${told(name, to)}`
    return [`${inLocale(label, locale)}: ${values}`]
  })
  const what =
    type === capability.api.type ? [granted ? inLocale(granted, locale) : inLocale(capability.label, locale)] : []
  return [actionWords(action, locale), ...what, ...fields].join(' · ')
}
