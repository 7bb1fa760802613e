import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { reasons } from '@vezel/model/problem-words.ts'
import { type NamedRecord, Problem } from '@vezel/model/problems.ts'
import { plainTitle } from '../../db/called.ts'
import { groupsOf, idOn, isTorn, lyingOn, type OnAsset, onAsset, standIns } from '../../db/lying-on.ts'
import { columnOf, q, tableOf } from '../../db/names.ts'
import type { Values, Work } from '../../db/work.ts'
import { writeChanges } from '../write.ts'
import { lock } from '../writing/lock.ts'
import { takeNumber } from '../writing/start.ts'
import { isWritable, type Link, linksTo, type Moved, moveLinks } from './links.ts'

/** A record that got another number, because the one it had is another's where it went. */
export interface Renumbered {
  readonly entity: Entity
  readonly id: string
  readonly from: string
  readonly to: string
}

interface Pair {
  readonly from: string
  readonly to: string
}

/**
 * Moves what lies on one asset to another that it turned out to be. What a closed survey speaks of stays where it is, with
 * its number, and so does all that hangs together with that. Throws `notMerged`, naming it, for a survey that is open and
 * speaks of what stays: it cannot be in two places.
 */
export async function moveLying(
  work: Work,
  entity: Entity,
  { from, to }: Pair,
): Promise<Moved & { readonly renumbered: readonly Renumbered[] }> {
  const lying = await lyingOn(work, entity, from)
  const staying = await stayingOf(work, lying)
  const [own, others] = [await standIns(work, entity, from), await standIns(work, entity, to)]
  const pairs = [
    { of: model.stored(entity), from, to },
    ...[...own].flatMap(([key, folder]) => {
      const other = others.get(key)
      return other === undefined ? [] : [{ of: model.named(key), from: folder, to: other }]
    }),
  ]
  const done = { moved: [] as Link[], stays: [] as Link[], refused: [] as Moved['refused'][number][] }
  const renumbered: Renumbered[] = []
  for (const pair of pairs) {
    const links = (await linksTo(work, pair.of, pair.from)).filter(({ entity: by }) => !own.has(by.key))
    const [stays, goes] = [links.filter(isStaying), links.filter((link) => !isStaying(link))]
    const step = await moveNumbered(work, goes, pair)
    done.moved.push(...step.moved)
    done.stays.push(...stays, ...step.stays)
    done.refused.push(...step.refused)
    renumbered.push(...step.renumbered)
  }
  if (done.refused.length === 0 && (await isTorn(work, lying.keys()))) throw tied([])
  return { ...done, renumbered }

  function isStaying({ entity: by, id }: Link): boolean {
    return staying.has(onAsset(by, id))
  }
}

/** What hangs together with something closed. Throws `notMerged` where a survey that is open does. */
async function stayingOf(work: Work, lying: ReadonlyMap<OnAsset, readonly OnAsset[]>): Promise<ReadonlySet<OnAsset>> {
  const closed = new Set<OnAsset>()
  const open = new Map<OnAsset, NamedRecord>()
  for (const [entity, of] of Map.groupBy(lying.keys(), (one) => model.named(one.slice(0, one.indexOf(':'))))) {
    if (!entity.transitions || entity.partOf.length > 0) continue
    for (const one of of) {
      const row = await work.findOf(entity, idOn(one))
      if (!row) continue
      if (await isWritable(work, entity, row))
        open.set(one, { type: entity.api.type, id: String(row.id), title: plainTitle(entity, row) })
      else closed.add(one)
    }
  }
  const staying = new Set<OnAsset>()
  const between: NamedRecord[] = []
  for (const group of groupsOf(lying)) {
    if (!group.some((one) => closed.has(one))) continue
    for (const one of group) staying.add(one)
    between.push(...group.flatMap((one) => open.get(one) ?? []))
  }
  if (between.length > 0) throw tied(between)
  return staying
}

const tied = (records: readonly NamedRecord[]) => new Problem('notMerged', { reason: reasons.tied, records })

/** Moves links; what is numbered within what it moves to gets the next number there where its own is taken. */
async function moveNumbered(
  work: Work,
  links: readonly Link[],
  pair: Pair & { readonly of: Entity },
): Promise<Moved & { readonly renumbered: readonly Renumbered[] }> {
  const taken: Link[] = []
  const free: Link[] = []
  for (const [entity, alike] of Map.groupBy(links, (link) => link.entity)) {
    const numbers = alike.some(({ fields }) => fields.includes(entity.numbered?.within ?? ''))
      ? await takenIn(work, entity, pair)
      : new Set<string>()
    for (const link of alike) (numbers.has(link.id) ? taken : free).push(link)
  }
  const first = await moveLinks(work, free, { ...pair, isJudged: true })
  // Once those that keep their number are there, so that nobody gets the number of one of them.
  const renumbered: Renumbered[] = []
  for (const { entity, id } of taken) renumbered.push(await renumber(work, entity, id, pair.to))
  const numberOf = new Map(renumbered.map(({ id, to }) => [id, to]))
  const second = await moveLinks(work, taken, {
    ...pair,
    isJudged: true,
    also: ({ entity, id }) => ({ [entity.numbered?.field ?? '']: numberOf.get(id) }),
  })
  return {
    moved: [...first.moved, ...second.moved],
    stays: [...first.stays, ...second.stays],
    refused: [...first.refused, ...second.refused],
    renumbered,
  }
}

/** The ids of those within the one whose number was ever given within the other. */
async function takenIn(work: Work, entity: Entity, { from, to }: Pair): Promise<ReadonlySet<string>> {
  const { field = '', within = '' } = entity.numbered ?? {}
  const relation = entity.fields[within]
  if (!relation) return new Set()
  const [table, column, number] = [q(tableOf(entity)), q(columnOf(within, relation)), q(field)]
  const rows = await work.query<{ id: string }>(
    `select t."id"::text from ${table} t where t."organisatie_id" = $1 and t.${column}::text = $2 and t."deleted_at" is null
       and exists (select 1 from ${table} o where o."organisatie_id" = $1 and o.${column}::text = $3 and o.${number} = t.${number})
     order by t.${number}`,
    [work.session.organisationId, from, to],
  )
  return new Set(rows.map(({ id }) => id))
}

/** The next number of a record where it goes. */
async function renumber(work: Work, entity: Entity, id: string, to: string): Promise<Renumbered> {
  const { field = '', within = '' } = entity.numbered ?? {}
  const row: Values = (await work.findOf(entity, id)) ?? {}
  const draft: Values = { ...row, [within]: to, [field]: null }
  await takeNumber(work, entity, draft)
  return { entity, id, from: String(row[field] ?? ''), to: String(draft[field]) }
}

/** Says of an asset which one it turned out to be, or no longer; nobody writes that but a merge. */
export async function writeInto(work: Work, entity: Entity, id: string, into: string | null): Promise<void> {
  const field = entity.mergeable?.into ?? ''
  const before = await lock(work, entity, id)
  const changes: Record<string, [unknown, unknown]> = { [field]: [before[field] ?? null, into] }
  await writeChanges(work, entity, [{ id: String(before.id), before, after: { ...before, [field]: into }, changes }])
}
