import { expiryDays } from '@vezel/model/entities/organisation/user-certificate.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import type { Work } from '../../db/work.ts'

/** `YYYY-MM-DD`, or not filled in. */
type Day = string | null | undefined

/** What a certificate or an inspection with this last day says today (`system.sql`). */
export const statusToday = (lastDay: string) => `certificaat_status(${lastDay}, vandaag(), ${expiryDays})`

/** Whether of the kind of the certificate `c` its person has another that holds on the day, and longer than so many days. */
export const isRenewed = (c: string, day: string, days: string): string =>
  `exists (select from "user_certificaat" n
    join "inventarisatie_user_certificate_type" s on s."organisatie_id" = n."organisatie_id" and s."id" = n."inventarisatie_user_certificate_type_id"
    join "inventarisatie_user_certificate_type" o on o."organisatie_id" = n."organisatie_id" and o."id" = ${c}."inventarisatie_user_certificate_type_id"
    where n."organisatie_id" = ${c}."organisatie_id" and n."inventarisatie_user_id" = ${c}."inventarisatie_user_id" and n."deleted_at" is null and n."id" <> ${c}."id"
      and s."code" = o."code" and certificaat_status(n."geldig_tot", ${day}, ${days}) = 'geldig')`

/** The last day of what was issued on a day and holds so many months; null where one of the two is not known. */
export async function lastDayOf(work: Work, issued: Day, months: number | null): Promise<string | null> {
  if (!issued || months === null) return null
  const [row] = await work.query<{ day: string }>(
    `select (try_date($1) + make_interval(months => $2))::date::text as "day"`,
    [issued, months],
  )
  return row?.day ?? null
}

/** What has a term ends: without a last day it would hold for ever. */
export const demandEnd = (lastDay: Day, months: number | null): Issue[] =>
  !lastDay && months !== null ? [{ path: 'geldig_tot', rule: 'isRequired', args: [] }] : []
