import type { Entity } from '@vezel/model/kit/entity.ts'
import { columnOf, q, tableOf } from './names.ts'
import type { Query, Question } from './wave.ts'

/** A number that is asked for: within which record, behind which text; or one that was given, and comes between the others. */
export interface Asked {
  readonly within: string
  readonly prefix: string
  /** How many the count has at least; one where nobody says. */
  readonly digits?: number | undefined
  /** Empty where the number is taken. */
  readonly given: unknown
}

/** A row of numbers, and the last one that was given out of it. */
interface Counter {
  readonly within: string
  readonly prefix: string
  /** How many are asked of it. */
  count: number
  last: number
}

/**
 * The next numbers of a kind, each with its prefix: locks the counters until the commit, so two people never get the same,
 * and starts behind the highest that is already there, deleted records included. Numbers are never given twice.
 */
export const nextNumbers = (organisation: number, entity: Entity): Question<Asked, string | number | undefined> => ({
  name: `number ${entity.key}`,
  isTurn: true,
  async ask(query, asked) {
    const counters = countersOf(asked)
    if (counters.length === 0) return asked.map(() => undefined)
    await takeAll(query, organisation, entity, counters)
    const taken = counters.map(({ last }) => last)
    for (const counter of counters) counter.last -= counter.count
    const numbers = asked.map((one) => numberFor(one, entity, counters))
    const further = counters.filter(({ last }, at) => last !== taken[at])
    for (const { within, prefix, last } of further)
      await query(`update "teller" set "laatste" = $4 where "organisatie_id" = $1 and "soort" = $2 and "binnen" = $3`, [
        organisation,
        `${entity.api.type}.${prefix}`,
        within,
        last,
      ])
    return numbers
  },
})

/** In one order for everybody, so that nobody waits for somebody who waits. */
function countersOf(asked: readonly Asked[]): Counter[] {
  const counters = new Map<string, Counter>()
  for (const { within, prefix, given } of asked) {
    if (given !== '') continue
    const key = JSON.stringify([within, prefix])
    const counter = counters.get(key) ?? { within, prefix, count: 0, last: 0 }
    counter.count += 1
    counters.set(key, counter)
  }
  return [...counters].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counter]) => counter)
}

/** Takes as many as are asked of each counter; `last` is then the last of them. */
async function takeAll(
  query: Query,
  organisation: number,
  entity: Entity,
  counters: readonly Counter[],
): Promise<void> {
  const { numbered } = entity
  if (!numbered) throw new Error(`${entity.key} has no number`)
  const parent = numbered.within ? entity.fields[numbered.within] : undefined
  const column = q(numbered.field)
  const scope = parent && numbered.within ? `and t.${q(columnOf(numbered.within, parent))}::text = n."within"` : ''
  const kinds = counters.map(({ prefix }) => `${entity.api.type}.${prefix}`)
  const rows = await query<{ kind: string; within: string; last: number }>(
    `insert into "teller" ("organisatie_id", "soort", "binnen", "laatste")
     select $1, n."kind", n."within", (
       select coalesce(max(substring(t.${column}::text from char_length(n."prefix") + 1 for 9)::integer), 0) from ${q(tableOf(entity))} t
       where t."organisatie_id" = $1 ${scope} and left(t.${column}::text, char_length(n."prefix")) = n."prefix"
         and substring(t.${column}::text from char_length(n."prefix") + 1) ~ '^[0-9]{1,8}$'
     ) + n."count" from unnest($2::text[], $3::text[], $4::text[], $5::integer[]) with ordinality n("kind", "within", "prefix", "count", "at") order by n."at"
     on conflict ("organisatie_id", "soort", "binnen") do update set "laatste" = greatest("teller"."laatste" + (
       select c."count" from unnest($2::text[], $3::text[], $5::integer[]) c("kind", "within", "count") where c."kind" = excluded."soort" and c."within" = excluded."binnen"
     ), excluded."laatste")
     returning "soort" as "kind", "binnen" as "within", "laatste" as "last"`,
    [
      organisation,
      kinds,
      counters.map(({ within }) => within),
      counters.map(({ prefix }) => prefix),
      counters.map(({ count }) => count),
    ],
  )
  for (const [at, counter] of counters.entries())
    counter.last =
      rows.find(({ kind, within }) => kind === kinds[at] && within === counter.within)?.last ?? counter.count
}

function numberFor({ within, prefix, digits = 1, given }: Asked, entity: Entity, counters: readonly Counter[]) {
  const beside = counters.filter((counter) => counter.within === within)
  if (given !== '') {
    for (const counter of beside) counter.last = Math.max(counter.last, countIn(String(given), counter.prefix))
    return undefined
  }
  const counter = beside.find((one) => one.prefix === prefix)
  if (!counter) throw new Error(`${entity.key} has no counter for ${prefix}`)
  counter.last += 1
  return entity.fields[entity.numbered?.field ?? '']?.kind === 'integer'
    ? counter.last
    : `${prefix}${String(counter.last).padStart(digits, '0')}`
}

/** The count in a number that somebody gave; 0 where it is none of this row. */
function countIn(given: string, prefix: string): number {
  const rest = given.slice(prefix.length)
  return given.startsWith(prefix) && /^[0-9]{1,8}$/.test(rest) ? Number(rest) : 0
}
