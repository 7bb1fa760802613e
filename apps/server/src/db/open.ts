import { model } from '@vezel/model'
import { closedAbove, closedBy, isClosedAlong, roadsOf, type Standing } from '@vezel/model/closed.ts'
import type { Entity, Kept } from '@vezel/model/kit/entity.ts'
import { inSentence } from '@vezel/model/kit/in-sentence.ts'
import { itemLabel } from '@vezel/model/kit/item-words.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { inEach, inLocale, type Label } from '@vezel/model/kit/label.ts'
import { closes, isDeletableIn } from '@vezel/model/kit/states.ts'
import { done } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import { plainTitle } from './called.ts'
import { columnOf, isId, q } from './names.ts'
import { type By, idsKnowing, liveRows } from './pointing.ts'
import { type Reference, referencesTo } from './references.ts'
import { ofAll } from './wave.ts'
import { rowsById, type Values, type Work } from './work.ts'

/** A row that a call touches, as it was and as it will be: a new one has no `before`, a deleted one no `after`. */
export interface Touch {
  readonly entity: Entity
  readonly before?: Values
  readonly after?: Values
}

/** Rows of one entity that go, or come back, in one batch. */
export interface Doomed {
  readonly entity: Entity
  readonly ids: readonly string[]
}

/** What a write is part of, where that decides what it may do. */
export interface Circumstances {
  /** The batch of a delete or a restore: what a row is part of need not be open when it goes, or comes back, as well. */
  readonly together?: readonly Doomed[]
  /** The record leaves its state by an event of its table, so only what it is part of must be open. */
  readonly isTransition?: boolean
}

/** The state a record is in by its transitions: the word, or the code of the item. */
export async function stateOf(work: Work, entity: Entity, record: Values): Promise<string | undefined> {
  const { transitions } = entity
  if (!transitions) return undefined
  const field = entity.fields[transitions.field]
  const value = record[transitions.field]
  if (!pointsAtOne(field)) return typeof value === 'string' ? value : undefined
  const item = await work.findOf(model.named(field.target), value)
  return typeof item?.code === 'string' ? item.code : undefined
}

/**
 * Throws `mergedAway`, `readOnly`, `kept` or `quoted` when one of the rows may not be written: it turned out to be another, its own state refuses changes or its
 * delete, or that of something it is part of by any road, before or after; or it is shared and a closed survey quotes it. What decides is
 * read with a share lock, so that closing waits for the write or the write finds it closed.
 */
export async function demandWritable(
  work: Work,
  touches: readonly Touch[],
  { together = [], isTransition = false }: Circumstances = {},
): Promise<void> {
  const held = new Held(work, together)
  for (const { entity, before, after } of touches)
    if (before && after && !work.namesAgain && before[entity.mergeable?.into ?? ''])
      throw new Problem('mergedAway', { entity: entity.label })
  // First, because it is the reason that stays: what is part of a record that goes may be closed for another.
  await demandUnquoted(held, touches)
  for (const [index, { entity, before, after }] of touches.entries()) {
    if (before && !after) await demandDeletable(work, entity, before, index > 0)
    else if (before && !isTransition && closes(entity, await stateOf(work, entity, before)))
      throw await readOnly(work, { entity, row: before })
    for (const record of partsToAsk(entity, before, after)) {
      const closed = closedAbove(await held.standingOf(entity, record))
      if (closed) throw await readOnly(work, closed)
    }
    for (const record of [before, after]) if (record) await demandUnprinted(held, entity, record)
  }
  await demandShared(held, touches)
}

/** Whether nobody may change a record any more, because it or what it is part of is closed. */
export const isClosedIn = async (work: Work, entity: Entity, row: Values): Promise<boolean> =>
  isClosedAlong(entity) && closedBy(await new Held(work, []).standingOf(entity, row)) !== null

/**
 * Throws `kept` when the state of a record does not let it be deleted: by itself, or along with what it is part of; and
 * `transitionRefused`, naming it, when others have it in hand.
 */
export async function demandDeletable(work: Work, entity: Entity, row: Values, isAlong = false): Promise<void> {
  if (entity.kept?.values.some((value) => value === row[entity.kept?.field ?? '']))
    throw await inHand(work, entity, entity.kept, row)
  if (isDeletableIn(entity, await stateOf(work, entity, row), isAlong)) return
  throw new Problem('kept', { state: await wordsOf(work, { entity, row }), entity: entity.label })
}

async function inHand(work: Work, entity: Entity, { names, reason }: Kept, row: Values): Promise<Problem> {
  const field = entity.fields[names]
  const above = pointsAtOne(field) ? model.named(field.target) : entity
  const found = await work.findOf(above, row[names])
  const records = found ? [{ type: above.api.type, id: String(found.id), title: plainTitle(above, found) }] : []
  return new Problem('transitionRefused', { reason, records })
}

/** The values whose parents must be open. A shared record is only listed by the survey that its relation names. */
function partsToAsk(entity: Entity, before: Values | undefined, after: Values | undefined): Values[] {
  if (isClosedAlong(entity)) return [before, after].filter((record) => record !== undefined)
  const hasMoved = entity.partOf.some((name) => before?.[name] !== after?.[name])
  return after && (!before || hasMoved) ? [after] : []
}

/** What has no visit of its own is fixed with what it hangs on, once a closed survey prints that. */
async function demandUnprinted(held: Held, entity: Entity, record: Values): Promise<void> {
  const { goesWith, partOf } = entity
  const field = entity.fields[goesWith?.relation ?? '']
  if (!goesWith || !pointsAtOne(field) || partOf.some((name) => record[name])) return
  const target = model.named(field.target)
  const id = record[goesWith.relation]
  if (!id || held.goes(target, id)) return
  for (const closed of await held.closedQuoting(target, [String(id)])) {
    const lastDay = await held.lastDayOf(closed)
    const from = goesWith.from === undefined ? undefined : record[goesWith.from]
    if (!lastDay || !from || String(from) <= lastDay) throw await readOnly(held.work, closed)
  }
}

/** Whether a closed survey speaks of a shared record: what it says of it is then its word too. */
export const isQuotedClosed = async (work: Work, entity: Entity, id: string): Promise<boolean> =>
  entity.shared !== undefined && (await new Held(work, []).closedQuoting(entity, [id])).length > 0

/** Throws `quoted` when a shared record goes that a closed survey speaks of. */
async function demandUnquoted(held: Held, touches: readonly Touch[]): Promise<void> {
  const gone = new Map<string, { entity: Entity; ids: string[] }>()
  for (const { entity, before, after } of touches) {
    if (!entity.shared || !before || after) continue
    const stored = model.stored(entity)
    const of = gone.get(stored.key) ?? { entity, ids: [] }
    of.ids.push(String(before.id))
    gone.set(stored.key, of)
  }
  for (const { entity, ids } of gone.values()) {
    const [closed] = await held.closedQuoting(entity, ids)
    if (closed) throw await quoted(held, closed, entity.label, done.delete)
  }
}

async function demandShared(held: Held, touches: readonly Touch[]): Promise<void> {
  for (const [index, { entity, before, after }] of touches.entries()) {
    const { shared } = entity
    if (!shared) continue
    const changed = before && after ? Object.keys(after).filter((name) => differs(before[name], after[name])) : []
    if (before && after && changed.length === 0) continue
    const closed = before && after ? await held.closedQuoting(entity, [String(before.id)]) : []
    const fixed = changed.find(
      (name) => shared.fixed.includes(name) && (!isEmpty(before?.[name]) || shared.fixedEmpty?.includes(name)),
    )
    if (closed[0] && fixed) throw await quoted(held, closed[0], labelIn(entity, fixed), done.change)
    // What goes along needs no survey of its own to take it away.
    if (closed.length === 0 && !(shared.onSurvey && index === 0)) continue
    const { isOpen, last } = await held.surveysAround(entity, (before ?? after) as Values)
    const refused = isOpen ? undefined : (closed[0] ?? last)
    if (refused) throw await readOnly(held.work, refused)
  }
}

const labelIn = (entity: Entity, name: string): Label => {
  const field = entity.fields[name]
  return (field && model.labelOf(field)) ?? entity.label
}
const differs = (a: unknown, b: unknown) => JSON.stringify(a ?? null) !== JSON.stringify(b ?? null)

/** A record with what it is. */
type Located = Pick<Standing<Values>, 'entity' | 'row'>

/** What a call has read with a share lock, so that it is read once and stays as it is until the commit. */
class Held {
  readonly work: Work
  readonly #rows = new Map<string, Values | null>()
  readonly #together = new Map<string, Set<string>>()

  constructor(work: Work, together: readonly Doomed[]) {
    this.work = work
    for (const { entity, ids } of together) {
      const key = model.stored(entity).key
      this.#together.set(key, new Set([...(this.#together.get(key) ?? []), ...ids]))
    }
  }

  goes(entity: Entity, id: unknown): boolean {
    return this.#together.get(model.stored(entity).key)?.has(String(id)) ?? false
  }

  /** A record with all it is part of by any road, each read with a share lock. */
  async standingOf(entity: Entity, row: Values): Promise<Standing<Values>> {
    const above: Standing<Values>[] = []
    for (const { entity: parent, id } of this.#parents(entity, row)) {
      const [held] = await this.#hold(parent, [id])
      if (held) above.push(await this.standingOf(parent, held))
    }
    return { entity, row, state: (await stateOf(this.work, entity, row)) ?? null, above }
  }

  #parents(entity: Entity, row: Values): { entity: Entity; id: string }[] {
    return roadsOf(entity).flatMap(({ name, above }) => {
      const id = row[name]
      return !id || this.goes(above, id) ? [] : [{ entity: above, id: String(id) }]
    })
  }

  /** Reads live rows with a share lock, in the order of their ids, so that two calls take them alike. */
  async #hold(entity: Entity, ids: readonly string[]): Promise<Values[]> {
    const key = (id: unknown) => `${model.stored(entity).key}:${id}`
    const missing = ids.filter((id) => !this.#rows.has(key(id)) && isId(entity, id))
    if (missing.length > 0) {
      const { organisationId } = this.work.session
      const holding = { name: `hold ${entity.key}`, ask: rowsById(entity, organisationId, { how: 'for share' }) }
      for (const id of missing) this.work.wave?.demandSettled(entity, id)
      const rows = await ofAll(this.work, holding, missing)
      for (const [at, id] of missing.entries()) this.#rows.set(key(id), rows[at] ?? null)
    }
    return ids.map((id) => this.#rows.get(key(id))).filter((row) => row != null)
  }

  /** The closed records that speak of these shared ones, or of what hangs on them. Open ones are held too. */
  async closedQuoting(entity: Entity, ids: readonly string[]): Promise<Located[]> {
    const found = new Map<string, { entity: Entity; ids: Set<string> }>()
    const add = (above: Entity, id: unknown) => {
      if (!id || this.goes(above, id)) return
      const of = found.get(above.key) ?? { entity: above, ids: new Set<string>() }
      of.ids.add(String(id))
      found.set(above.key, of)
    }
    const queue = [{ entity: model.stored(entity), ids: [...ids] }]
    const seen = new Set(ids.map((id) => `${model.stored(entity).key}:${id}`))
    for (let next = queue.shift(); next; next = queue.shift()) {
      // What goes itself is asked too: a closed survey that stays may have recorded it, or hold a finding of it.
      for (const row of await this.#roads(next.entity, 'id', next.ids))
        for (const { entity: above, id } of this.#parents(next.entity, row)) add(above, id)
      const known = next.entity.shared?.knownTo
      if (known)
        for (const id of await idsKnowing(this.work, this.work.session.organisationId, { ...next, known }))
          add(model.named(known.key), id)
      for (const reference of referencesTo(next.entity)) {
        const { from, field } = reference
        if (from.mentions.includes(field)) continue
        const isTop = from.transitions !== undefined && from.partOf.length === 0
        if (!from.shared && from.partOf.length === 0 && !isTop) continue
        const rows = await this.#roads(from, reference, next.ids)
        if (from.shared) {
          const below = model.stored(from)
          const fresh = rows.map((row) => String(row.id)).filter((id) => !seen.has(`${below.key}:${id}`))
          for (const id of fresh) seen.add(`${below.key}:${id}`)
          if (fresh.length > 0) queue.push({ entity: below, ids: fresh })
        } else
          for (const row of rows) {
            if (isTop) add(from, row.id)
            for (const { entity: above, id } of this.#parents(from, row)) add(above, id)
          }
      }
    }
    const closed: Located[] = []
    for (const of of found.values())
      for (const record of await this.#hold(of.entity, [...of.ids].sort())) {
        const above = closedBy(await this.standingOf(of.entity, record))
        if (above) closed.push(above)
      }
    return closed
  }

  /** The live rows, with the ids of what they are part of. */
  async #roads(from: Entity, by: By, ids: readonly string[]): Promise<Values[]> {
    if (!from.shared && from.partOf.length === 0 && !from.transitions) return []
    const roads = from.partOf.flatMap((name) => {
      const field = from.fields[name]
      return pointsAtOne(field) ? [{ name, column: columnOf(name, field) }] : []
    })
    const columns = ['t."id"::text', ...roads.map(({ name, column }) => `t.${q(column)}::text as ${q(name)}`)]
    return liveRows(
      this.work,
      this.work.session.organisationId,
      { from, by, ids },
      { columns: columns.join(', '), reads: roads.map(({ column }) => column) },
    )
  }

  /** As `#roads`, but for those that go. */
  async #staying(from: Entity, by: By, ids: readonly string[]): Promise<Values[]> {
    return (await this.#roads(from, by, ids)).filter(({ id }) => !this.goes(from, id))
  }

  /** Whether a survey is open of the asset that a shared record belongs to, and one of those that are closed. */
  async surveysAround(entity: Entity, record: Values): Promise<{ isOpen: boolean; last?: Located }> {
    let last: Located | undefined
    for (const [key, ids] of await this.#assetOf(entity, record))
      for (const reference of referencesTo(model.named(key))) {
        const { from, kind } = reference
        if (!from.transitions || from.partOf.length > 0 || !pointsAtOne(kind)) continue
        const rows = await this.#staying(from, reference, ids)
        for (const survey of await this.#hold(from, rows.map((row) => String(row.id)).sort())) {
          const closed = closedBy(await this.standingOf(from, survey))
          if (!closed) return { isOpen: true }
          last = closed
        }
      }
    return last ? { isOpen: false, last } : { isOpen: false }
  }

  /** The shared records that one is a piece of, up to its asset, and what stands for those one to one. */
  async #assetOf(entity: Entity, record: Values): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>()
    const visit = async (at: Entity, row: Values): Promise<void> => {
      const stored = model.stored(at)
      const ids = found.get(stored.key) ?? []
      if (row.id && !ids.includes(String(row.id))) found.set(stored.key, [...ids, String(row.id)])
      for (const [name, field] of Object.entries(at.fields)) {
        if (!pointsAtOne(field) || !row[name] || at.mentions.includes(name)) continue
        const target = model.named(field.target)
        if (!target.shared || found.get(model.stored(target).key)?.includes(String(row[name]))) continue
        const above = await this.work.findOf(target, row[name])
        if (above) await visit(target, above)
      }
    }
    await visit(entity, record)
    for (const [key, ids] of [...found])
      for (const reference of referencesTo(model.named(key)).filter(isOneToOne)) {
        const rows = await this.#staying(reference.from, reference, ids)
        const { key: own } = reference.from
        found.set(own, [...new Set([...(found.get(own) ?? []), ...rows.map((row) => String(row.id))])])
      }
    return found
  }

  /** The last day of the survey that a record is part of, when it has one. */
  async lastDayOf(located: Located): Promise<string | undefined> {
    const top = await this.topOf(located)
    const day = top.entity.lastDay === undefined ? undefined : top.row[top.entity.lastDay]
    return typeof day === 'string' ? day : undefined
  }

  /** The record at the end of the first road: the survey. */
  async topOf({ entity, row }: Located): Promise<Located> {
    const [road] = this.#parents(entity, row)
    const [above] = road ? await this.#hold(road.entity, [road.id]) : []
    return road && above ? this.topOf({ entity: road.entity, row: above }) : { entity, row }
  }
}

const isOneToOne = ({ from, kind }: Reference) => pointsAtOne(kind) && kind.unique === true && !!from.shared

/** What a state is called in a sentence. */
async function wordsOf(work: Work, { entity, row }: Located): Promise<Label> {
  const field = entity.fields[entity.transitions?.field ?? '']
  const value = row[entity.transitions?.field ?? '']
  const label = pointsAtOne(field)
    ? await work.findOf(model.named(field.target), value).then((item) => item && itemLabel(item))
    : field && 'choices' in field
      ? field.choices?.find((c) => c.value === value)?.label
      : undefined
  return inEach((locale) => (label ? inSentence(label, locale) : ''))
}

const readOnly = async (work: Work, closed: Located) =>
  new Problem('readOnly', { state: await wordsOf(work, closed), entity: closed.entity.label })

async function quoted(held: Held, closed: Located, entity: Label, action: Label): Promise<Problem> {
  const top = await held.topOf(closed)
  const words = await wordsOf(held.work, closed)
  const number = String(top.row[top.entity.title[0] ?? ''] ?? '')
  return new Problem('quoted', {
    entity,
    action,
    survey: inEach((locale) => `${inLocale(words, locale)} ${inSentence(top.entity.label, locale)} ${number}`),
    records: [{ type: top.entity.api.type, id: String(top.row.id), title: number }],
  })
}
