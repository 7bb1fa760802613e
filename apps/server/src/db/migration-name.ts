/** What a migration is ordered by: `20261122-0830`, or `0007` of those from before they were named by time. */
export const momentOfMigration = (naam: string): string | undefined => {
  const [, number, time] = /^(?:(\d{4})_|(\d{8}-\d{4})-)[a-z0-9-]+\.sql$/.exec(naam) ?? []
  return number ?? time
}

/**
 * The file name of a migration that is made `now`: the minute in UTC and the given name, `20261122-0830-add-remark.sql`.
 * Behind every one of `names`, also where a clock runs ahead or two are made in one minute.
 */
export function nextMigration(names: readonly string[], name: string, now: Date): string {
  const newest =
    names
      .flatMap((one) => momentOfMigration(one) ?? [])
      .sort()
      .at(-1) ?? ''
  const own = stampOf(now)
  return `${own > newest ? own : minuteAfter(newest)}-${name}.sql`
}

const MINUTE_MS = 60_000
const minuteAfter = (stamp: string): string => {
  const iso = stamp.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5Z')
  return stampOf(new Date(Date.parse(iso) + MINUTE_MS))
}
/** `20261122-0830`. */
const stampOf = (moment: Date): string => moment.toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-')
