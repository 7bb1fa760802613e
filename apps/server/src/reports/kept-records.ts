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
    const said = Object.entries(row).map(([name, value]) => {
      const target = leadsTo(of, name)
      return [name, target ? collect(target, value) : value]
    })
    records[key] = { ...records[key], ...Object.fromEntries(said) }
    return key
  }
  collect(entity, answer)
  return records
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
  return Object.fromEntries(
    Object.entries(selection).flatMap(([name, below]) => {
      if (!(name in said) && !(name in kind.fields)) return []
      const value = said[name] ?? null
      const target = below === true ? undefined : leadsTo(entity, name)
      if (below === true || !target) return [[name, value]]
      if (!Array.isArray(value)) return [[name, answerOf(records, target, value, below)]]
      return [[name, value.map((one) => answerOf(records, target, one, below)).filter((one) => one !== null)]]
    }),
  )
}
