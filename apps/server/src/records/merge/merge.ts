import type { Entity } from '@vezel/model/kit/entity.ts'
import { isDrafted, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import { v7 as uuid } from 'uuid'
import { grant, type Session } from '../../access.ts'
import { demandRight, demandRole } from '../../db/demand-right.ts'
import { MERGED, remember } from '../../db/history.ts'
import { demandNoMeaning } from '../../db/meaning.ts'
import { idOf } from '../../db/names.ts'
import type { Values, Work } from '../../db/work.ts'
import { inputOf } from '../history.ts'
import { attempt, rehearse } from '../many/attempt.ts'
import type { Refused } from '../many/outcome.ts'
import { remove } from '../remove.ts'
import { change } from '../write.ts'
import { lock } from '../writing/lock.ts'
import { isQuoted, type Link, linksTo, moveLinks } from './links.ts'
import { moveLying, type Renumbered, writeInto } from './lying.ts'

/** Two records that turn out to be one: the one that stays, and the one that goes up in it. */
export interface Merging {
  readonly keep: string
  readonly other: string
  /** The fields whose value the one that stays takes from the other. */
  readonly take: readonly string[]
  /** Everything is done and checked, and then taken back. */
  readonly isPreview?: boolean
}

/** What a merge did, or with a preview would do. */
export interface Merged {
  /** By what it is undone; null of a preview. */
  readonly batch: string | null
  /** The fields in which the two differ, of which a value may be chosen. */
  readonly differs: readonly string[]
  readonly moved: readonly Link[]
  readonly stays: readonly Link[]
  /** What got another number where it went. */
  readonly renumbered: readonly Renumbered[]
  /** Whether the other goes, or is only taken out of use because something closed speaks of it. */
  readonly other: 'deleted' | 'retired'
  /** Why nothing is merged; only of a preview. */
  readonly refused: readonly Refused[]
}

/**
 * Merges two records of a kind that allows it: all that points at the other points at the one that stays, which takes the
 * values that were chosen, and the other is deleted; where something closed speaks of it, it stays for that, out of use.
 * All of it is ordinary writes under one batch, with their rules, rights and history, which `undoBatch` takes back whole.
 * Throws `notMerged` and whatever those writes are refused with: then nothing is merged.
 */
export async function merge(work: Work, entity: Entity, { keep, other, take, isPreview = false }: Merging) {
  if (!entity.mergeable) throw new Problem('badRequest', { reason: `${entity.api.type} is not merged` })
  demandRole(work.session, entity, 'update')
  demandRole(work.session, entity, 'delete')
  const pair = await demandPair(work, entity, idOf(entity, keep), idOf(entity, other))
  const differs = differing(work.session, entity, pair)
  const unknown = take.find((name) => !differs.includes(name))
  if (unknown !== undefined) throw new Problem('badRequest', { reason: `no difference in ${unknown}` })
  const batch = uuid()
  const within: Work = {
    ...work,
    batch,
    namesAgain: true,
    ...(entity.mergeable.into === undefined ? {} : { oneAsset: [String(pair.kept.id), String(pair.gone.id)] }),
  }
  const task = () => mergePair(within, entity, pair, take)
  const { refused, ...done } = await (isPreview ? rehearse(work, task) : task())
  const [first] = refused
  if (first && !isPreview) throw first.problem
  return { ...done, refused, differs, batch: isPreview ? null : batch } satisfies Merged
}

interface Pair {
  readonly kept: Values
  readonly gone: Values
}

/** Both, locked in the order of their ids, so that nothing begins to point at them meanwhile. */
async function demandPair(work: Work, entity: Entity, keep: string, other: string): Promise<Pair> {
  if (keep === other) throw notMerged('themselves')
  const held = new Map<string, Values>()
  for (const id of [keep, other].sort()) held.set(id, await lock(work, entity, id))
  const pair: Pair = { kept: held.get(keep) ?? {}, gone: held.get(other) ?? {} }
  await demandRight(work, entity, entity.access.update, { before: pair.kept })
  await demandRight(work, entity, entity.access.delete, { before: pair.gone })
  const { within, into } = entity.mergeable ?? {}
  if (into !== undefined && (pair.kept[into] || pair.gone[into])) throw notMerged('mergedBefore')
  if (within !== undefined && pair.kept[within] !== pair.gone[within]) throw notMerged('elsewhere')
  if (entity.decides.some((name) => !isSame(pair.kept[name], pair.gone[name]))) throw notMerged('meansOther')
  demandNoMeaning(entity, pair.gone)
  return pair
}

/** The fields in which two differ and of which a person may choose, those that whoever asks may not read excepted. */
function differing(session: Session, entity: Entity, { kept, gone }: Pair): string[] {
  const { within, retire } = entity.mergeable ?? {}
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const isOwn = name === within || name === retire || name === entity.table.reorder
    if (!isDrafted(field) || field.readOnly || field.writeOnly || isOwn) return []
    if (field.access?.read && grant(session, field.access.read) !== 'yes') return []
    return isSame(kept[name], gone[name]) ? [] : [name]
  })
}

const isSame = (a: unknown, b: unknown) =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

type Done = Omit<Merged, 'batch' | 'differs'>

async function mergePair(work: Work, entity: Entity, { kept, gone }: Pair, take: readonly string[]): Promise<Done> {
  const [keep, other] = [String(kept.id), String(gone.id)]
  const links = await moveAll(work, entity, { from: other, to: keep })
  if (links instanceof Problem)
    return { moved: [], stays: [], renumbered: [], refused: [{ entity, id: other, problem: links }], other: 'retired' }
  const refused: Refused[] = [...links.refused]
  const step = async (id: string, task: () => Promise<unknown>) => {
    const answer = await attempt(work, task)
    if (answer instanceof Problem) refused.push({ entity, id, problem: answer })
  }
  const stays = links.stays.length > 0
  // What could not be moved would only be told once more, by what still points at it.
  if (refused.length === 0)
    await step(other, () =>
      stays ? retire(work, entity, { kept, gone }, take) : removeWithout(work, entity, gone, take),
    )
  await remember(work, 'merge', entity, other, { [MERGED]: { in: keep } })
  if (take.length > 0) await step(keep, () => takeOver(work, entity, { kept, gone }, take))
  await remember(work, 'merge', entity, keep, { [MERGED]: { from: other } })
  return { ...links, refused, other: stays ? 'retired' : 'deleted' }
}

/** Lets all that points at one record point at another; answers why not where that cannot be done at all. */
async function moveAll(work: Work, entity: Entity, pair: { readonly from: string; readonly to: string }) {
  const { into } = entity.mergeable ?? {}
  if (into !== undefined) {
    // What went up in the one that goes, went up in the one that stays.
    for (const { entity: by, id, fields } of await linksTo(work, entity, pair.from))
      if (fields.includes(into)) await writeInto(work, by, id, pair.to)
    return attempt(work, () => moveLying(work, entity, pair))
  }
  const links = await moveLinks(work, await linksTo(work, entity, pair.from), { of: entity, ...pair })
  return { ...links, renumbered: [] }
}

/** Deletes the other, but for the records of its own that the one that stays gets, which would go along with it. */
async function removeWithout(work: Work, entity: Entity, gone: Values, take: readonly string[]): Promise<void> {
  const own = take.filter((name) => pointsAtOne(entity.fields[name]) && entity.fields[name]?.unique && gone[name])
  const freed = Object.fromEntries(own.map((name) => [name, null]))
  if (own.length > 0) await change(work, entity, String(gone.id), await inputOf(work, entity, freed))
  await remove(work, entity, String(gone.id))
}

/** Takes the other out of use, with nothing that only one may have and the one that stays gets. */
async function retire(work: Work, entity: Entity, { kept, gone }: Pair, take: readonly string[]): Promise<void> {
  const { into, retire: flag } = entity.mergeable ?? {}
  if (into !== undefined) return writeInto(work, entity, String(gone.id), String(kept.id))
  if (flag === undefined) throw notMerged('quoted')
  const single = take.filter((name) => entity.fields[name]?.unique !== undefined)
  const freed = Object.fromEntries(single.map((name) => [name, null]))
  await change(work, entity, String(gone.id), await inputOf(work, entity, { ...freed, [flag]: false }))
}

/** Gives the one that stays the chosen values of the other. What closed surveys call an item stays its word. */
async function takeOver(work: Work, entity: Entity, { kept, gone }: Pair, take: readonly string[]): Promise<void> {
  if (entity.isLookup && (await isQuoted(work, entity, String(kept.id)))) throw notMerged('wordsStay')
  const values = Object.fromEntries(take.map((name) => [name, gone[name] ?? null]))
  await change(work, entity, String(kept.id), await inputOf(work, entity, values))
}

const notMerged = (why: keyof typeof reasons) => new Problem('notMerged', { reason: reasons[why] })
