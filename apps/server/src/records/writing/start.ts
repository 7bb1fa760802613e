import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { isDrafted, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { Problem } from '@vezel/model/problems.ts'
import { now } from '../../db/moment.ts'
import { q, tableOf } from '../../db/names.ts'
import { nextNumbers } from '../../db/numbers.ts'
import { homeOf, itemRelationsOf } from '../../db/same-set.ts'
import { holdOrder, parentsOf, siblings } from '../../db/siblings.ts'
import { ofEach, type Question } from '../../db/wave.ts'
import type { Values, Work } from '../../db/work.ts'
import { behaviours } from '../../entities/index.ts'
import { kindOf } from '../../kinds/index.ts'
import type { Starting } from '../../kinds/kind.ts'

/** What a new record starts with, by its definition. */
export async function defaults(work: Work, entity: Entity): Promise<Values> {
  const starting: Starting = {
    now: () => now(work),
    organisationId: work.session.organisationId,
    item: (list, code) => itemId(work, list, code),
  }
  const values: Values = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    if (isDrafted(field)) values[name] = await kindOf(field).take.start(field, starting)
  }
  if (entity.transitions) values[entity.transitions.field] = await stateValue(work, entity, entity.transitions.initial)
  return values
}

/**
 * The stored value of a state: the word of a choice, or the id of the item that carries it as its code. Throws `noState`
 * when the list of the organisation's set, or of the set given, has no such item.
 */
export async function stateValue(work: Work, entity: Entity, state: string, set: unknown = null): Promise<unknown> {
  const field = entity.fields[entity.transitions?.field ?? '']
  if (!pointsAtOne(field)) return state
  const list = model.named(field.target)
  const id = await itemId(work, list, state, set)
  if (id === null) throw new Problem('noState', { list: list.plural, state })
  return id
}

/** The item of a variable set that has a code; the set is the organisation's own where none is given. */
async function itemId(work: Work, list: Entity, code: unknown, set: unknown = null): Promise<string | null> {
  const inSet = list.fields.variable_set
    ? `"organisatie_id" = $2 and "variable_set_id" = coalesce($3::integer, (select "variable_set_id" from "inventarisatie_organisatie" where "id" = $2))`
    : `${list.scope === 'global' ? '$2::integer is not null' : '"organisatie_id" = $2'} and $3::integer is distinct from 0`
  const sql = `select "id"::text from ${q(tableOf(list))} where "code" = $1 and ${inSet} and "deleted_at" is null order by "volgorde" limit 1`
  return (await work.query<{ id: string }>(sql, [code, work.session.organisationId, set]))[0]?.id ?? null
}

/**
 * Defaults that are items, of the set of what a new record is part of: a survey keeps the set that it was opened with. What
 * was sent stays.
 */
export async function takeOwnDefaults(work: Work, entity: Entity, draft: Values, sent: Values): Promise<void> {
  const names = itemRelationsOf(entity).filter(
    ({ name, field }) => pointsAtOne(field) && field.default !== undefined && draft[name] && !(name in sent),
  )
  const set = names.length > 0 ? await homeOf(work, entity, draft) : null
  if (set === null) return
  for (const { name, field, list } of names)
    draft[name] = await itemId(work, list, 'default' in field ? field.default : null, set)
}

/** The next number of a record whose number was not given. */
export async function takeNumber(work: Work, entity: Entity, draft: Values): Promise<void> {
  const { numbered } = entity
  if (!numbered) return
  const given = draft[numbered.field] ?? ''
  const by = given === '' ? (numbered.prefix ?? (await behaviours[entity.key]?.numberPrefix?.(draft, work)) ?? '') : ''
  const { prefix, digits } = typeof by === 'string' ? { prefix: by, digits: undefined } : by
  await work.wave?.inStep()
  const within = numbered.within ? String(draft[numbered.within]) : ''
  const asked = { within, prefix, digits: digits || numbered.digits, given }
  const number = await ofEach(work, nextNumbers(work.session.organisationId, entity), asked)
  if (given === '') draft[numbered.field] = number
}

/** A new record of a list that people sort comes last, unless its place was given. */
export async function takeLastPlace(work: Work, entity: Entity, draft: Values, sent: Values): Promise<void> {
  const order = entity.table.reorder
  if (!order) return
  await work.wave?.inStep()
  const isGiven = (sent[order] ?? null) !== null
  const among = parentsOf(entity).map(({ name }) => (draft[name] as string | null | undefined) ?? null)
  const given = isGiven ? Number(draft[order]) : undefined
  const place = await ofEach(work, lastPlaces(work.session.organisationId, entity, order), { among, given })
  if (!isGiven) draft[order] = place
}

interface Place {
  /** The ids of its parents. */
  readonly among: readonly (string | null)[]
  /** Absent where the record comes last. */
  readonly given: number | undefined
}

/** The places of new records among their siblings, each after those before it. Sorting numbers all of them anew. */
const lastPlaces = (organisation: number, entity: Entity, order: string): Question<Place, number> => ({
  name: `place ${entity.key}`,
  isTurn: true,
  async ask(query, places) {
    const last = new Map<string, number>()
    const asked = new Map(
      places.flatMap(({ among, given }) => (given === undefined ? [[JSON.stringify(among), among]] : [])),
    )
    await holdOrder(query, organisation, entity, [...asked.values()])
    for (const [key, among] of asked) {
      const { sql, values } = siblings(organisation, entity, among)
      const [row] = await query<{ last: number }>(`select coalesce(max(t.${q(order)}), 0) as "last" ${sql}`, values)
      last.set(key, row?.last ?? 0)
    }
    return places.map(({ among, given }) => {
      const key = JSON.stringify(among)
      // Somebody may have typed the last number there is.
      const place = given ?? Math.min((last.get(key) ?? 0) + 1, 2_147_483_647)
      if (Number.isInteger(place)) last.set(key, Math.max(last.get(key) ?? 0, place))
      return place
    })
  },
})
