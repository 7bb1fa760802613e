import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import { limits } from '@vezel/model/limits.ts'
import type { Problem } from '@vezel/model/problems.ts'
import type { Session } from '../access.ts'
import type { Ask } from '../ask.ts'
import { inTransaction, type Work } from '../db/work.ts'
import type { RequestContext } from '../operations/operation.ts'
import { type Merged, merge } from '../records/merge/merge.ts'
import { byKind, inTitles, type OfKind, titlesOf } from '../records/titles.ts'
import { once } from './once.ts'
import { inWords } from './problems.ts'

/** The call that merges two records of a kind, by its name in the schema. */
export const mergeCall = ({ api }: Entity) => `merge${api.type}`

/** The kinds of record of which two can be merged. */
export const mergeable: readonly Entity[] = model.entities.filter((entity) => entity.mergeable !== undefined)

/** Merges two records, once for its key, and answers what became of all that pointed at them in the words of whoever asked. */
export async function makeMerge(
  entity: Entity,
  args: Readonly<Record<string, unknown>>,
  context: RequestContext,
  session: Session,
) {
  const { services, budget, signal, ask, locale } = context
  const isPreview = args.preview === true
  const merging = {
    keep: String(args.keep),
    other: String(args.other),
    take: ((args.take as readonly unknown[] | null | undefined) ?? []).map(String),
    isPreview,
  }
  const made = (work: Work) => async () => JSON.stringify(written(await merge(work, entity, merging)))
  const text = await inTransaction(
    services.pools.serve,
    session,
    (work) => (isPreview ? made(work)() : once(work, mergeCall(entity), args, made(work))),
    { ms: budget.left(limits.writeMs), signal },
  )
  const { moved, stays, refused, ...done } = JSON.parse(text) as Written
  return {
    ...done,
    moved: await inTitles(ask, moved, locale),
    stays: await inTitles(ask, stays, locale),
    refused: await inSentences(ask, refused, locale),
  }
}

/** A merge as it is kept with the key of its request: without the words, which are for whoever asks. */
type Written = Omit<Merged, 'moved' | 'stays' | 'refused' | 'renumbered'> & {
  readonly renumbered: readonly {
    readonly type: string
    readonly id: string
    readonly from: string
    readonly to: string
  }[]
  readonly moved: readonly OfKind[]
  readonly stays: readonly OfKind[]
  readonly refused: readonly (Pick<Problem, 'code' | 'args' | 'issues'> & { key?: string; id?: string })[]
}
const written = (merged: Merged): Written => ({
  ...merged,
  moved: byKind(merged.moved),
  stays: byKind(merged.stays),
  renumbered: merged.renumbered.map(({ entity, ...one }) => ({ type: entity.api.type, ...one })),
  refused: merged.refused.map(({ entity, id, problem: { code, args, issues } }) => {
    return { ...(entity && id ? { key: entity.key, id } : {}), code, args, issues }
  }),
})

const inSentences = (ask: Ask, refused: Written['refused'], locale: Locale) =>
  Promise.all(
    refused.map(async ({ key, id, code, args, issues }) => {
      const titles = key && id ? await titlesOf(ask, model.named(key), [id], locale) : undefined
      return {
        id,
        title: titles?.get(id ?? ''),
        ...inWords({ code, args, issues }, locale),
        records: args.records ?? [],
      }
    }),
  )
