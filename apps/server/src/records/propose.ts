import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { isDrafted, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { lastOne } from '@vezel/model/kit/proposals.ts'
import { Problem } from '@vezel/model/problems.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import { demandRole } from '../db/demand-right.ts'
import type { Values, Work } from '../db/work.ts'
import { targetOf } from '../kinds/index.ts'
import { likeLast } from './like-last.ts'
import { rehearse } from './many/attempt.ts'
import { type Begun, beginNew } from './writing/begin.ts'
import type { Input } from './writing/input.ts'
import { refuseInvalid } from './writing/issues.ts'

/**
 * What the server would fill in of a new record, by the steps in which it is made; nothing of it stays, so a number is that
 * of whoever saves first. Refuses who may not make it, and relations that lead nowhere. Null of what would contradict the
 * rest. With `isLikeLast` it begins with what the last one had, and tells which one that was.
 */
export async function propose(work: Work, entity: Entity, input: Input, isLikeLast = false): Promise<Values> {
  demandRole(work.session, entity, 'create')
  const first = await begin(work, entity, input)
  const { id, taken: last } = isLikeLast ? await likeLast(work, entity, first.clean) : nobody
  const begun = isLikeLast ? await begin(work, entity, { ...last, ...input }) : first
  const isNew = (name: string) =>
    !(name in input) && (name in last || isEmpty(begun.taken[name]) || isPresetItem(entity, name))
  const filled = Object.entries(begun.clean).filter(
    ([name, value]) => isFilledIn(entity, name, begun.clean) && isNew(name) && !isEmpty(value),
  )
  const told = { ...Object.fromEntries(filled), ...(await leftOpen(work, entity, input, begun.clean)) }
  return id === null ? told : { ...told, [lastOne]: id }
}

const nobody = { id: null, taken: {} }

const begin = (work: Work, entity: Entity, input: Input): Promise<Begun> =>
  rehearse(work, async () => {
    const begun = await beginNew(work, entity, input, { path: '', make: makesNothing })
    const relations = Object.keys(input).filter((name) => entity.fields[name] && targetOf(entity.fields[name]))
    await refuseInvalid(work, entity, begun.clean, { names: relations, found: [] })
    return begun
  })

/** What a form can show: its number, once the row of numbers is known, and what somebody may fill in, but not its place in a list. */
function isFilledIn({ fields, numbered, table }: Entity, name: string, clean: Values): boolean {
  const field = fields[name]
  if (name === numbered?.field) return numbered.within === undefined || !isEmpty(clean[numbered.within])
  return field !== undefined && isDrafted(field) && !field.writeOnly && !field.readOnly && name !== table.reorder
}

/** Begins as the item of a list that its definition names by its code: whose id a form does not know. */
const isPresetItem = ({ fields }: Entity, name: string): boolean => {
  const field = fields[name]
  return pointsAtOne(field) && field.isLookup && field.default !== undefined
}

const makesNothing = (): never => {
  throw new Problem('badRequest', { reason: 'a proposal makes nothing' })
}

/**
 * Of what happens at another time than the record lasts that it belongs to, the part that nobody gave: the moment where that
 * record is over, else the record. It is then asked for.
 */
async function leftOpen(work: Work, { fields, happensIn }: Entity, input: Input, clean: Values): Promise<Values> {
  const open: Record<string, null> = {}
  for (const [name, { at, from, to }] of Object.entries(happensIn)) {
    const field = fields[name]
    const around = pointsAtOne(field) ? await work.findOf(model.named(field.target), clean[name]) : undefined
    const [begins, day] = [dayOf(around?.[from]), dayOf(clean[at])]
    if (!begins || !day) continue
    const isOver = (dayOf(around?.[to]) || begins) < day
    const yields = isOver ? [at, name] : [name, at]
    const mine = yields.find((one) => (input[one] ?? null) === null)
    if (mine && (isOver || day < begins)) open[mine] = null
  }
  return open
}

const dayOf = (moment: unknown): string => String(moment ?? '').slice(0, 10)
