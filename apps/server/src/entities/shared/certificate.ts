import { expiryDays } from '@vezel/model/entities/organisation/user-certificate.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import type { Work } from '../../db/work.ts'

/** `YYYY-MM-DD`, or not filled in. */
type Day = string | null | undefined

/** What a certificate or an inspection with this last day says today (`system.sql`). */
export const statusToday = (lastDay: string) => `certificaat_status(${lastDay}, vandaag(), ${expiryDays})`

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
