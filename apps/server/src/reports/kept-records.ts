import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { keyOf } from '../db/names.ts'
import { leadsTo, type Selected } from '../records/question.ts'

/** Records by their keys, each with its values and, in the place of another record, the key of that one. */
export type Records = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * The records of an answer, each once, wherever and however often it tells of them. Every record of it says its id
 * (`withIds`).
 */
export function recordsIn(entity: Entity, answer: unknown): Records {
  const records: Record<string, Record<string, unknown>> = {}
  const collect = (of: Entity, row: unknown): unknown => {
    if (Array.isArray(row)) return row.map((one) => collect(of, one))
    if (!isRecord(row)) return row
    const key = keyOf(of, row.id)
    records[key] ??= {}
    const said = records[key]
    for (const name of Object.keys(row)) {
      const target = targetIn(of, name)
      said[name] = target ? collect(target, row[name]) : row[name]
    }
    return key
  }
  collect(entity, answer)
  return records
}

/** What is asked of one record is asked of thousands: where a relation leads is looked up once. */
const targets = new Map<Entity, Map<string, Entity | undefined>>()
function targetIn(entity: Entity, name: string): Entity | undefined {
  const known = targets.get(entity) ?? new Map<string, Entity | undefined>()
  if (!known.has(name)) targets.set(entity, known.set(name, leadsTo(entity, name)))
  return known.get(name)
}

/** Records of now, with what they said then. A field that was not asked then says what it says now. */
export const laidOver = (now: Records, then: Records): Records => ({
  ...now,
  ...Object.fromEntries(Object.entries(then).map(([key, said]) => [key, { ...now[key], ...said }])),
})

/** One of these records as a selection answers it; null where it is not among them. What its kind does not have is absent. */
export function answerOf(records: Records, entity: Entity, key: unknown, selection: Selected): unknown {
  const said = typeof key === 'string' && Object.hasOwn(records, key) ? records[key] : undefined
  if (!said) return null
  const kind = model.variants(entity).find(({ api }) => api.type === said.__typename) ?? entity
  const answer: Record<string, unknown> = {}
  for (const [name, below] of Object.entries(selection)) {
    if (!(name in said) && !(name in kind.fields)) continue
    const value = said[name] ?? null
    const target = below === true ? undefined : targetIn(entity, name)
    if (below === true || !target) answer[name] = value
    else if (!Array.isArray(value)) answer[name] = answerOf(records, target, value, below)
    else answer[name] = value.map((one) => answerOf(records, target, one, below)).filter((one) => one !== null)
  }
  return answer
}
