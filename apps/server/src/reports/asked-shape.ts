import type { Selected } from '../records/question.ts'

/** An answer in which a text that is hidden, and so kept as a single space (§4), is none. Changes it in place: it is large. */
export function withoutBlanks<T>(answer: T): T {
  if (typeof answer !== 'object' || answer === null) return answer
  const fields = answer as Record<string, unknown>
  for (const [name, value] of Object.entries(fields)) {
    if (value === ' ') fields[name] = null
    else withoutBlanks(value)
  }
  return answer
}

/** A value of JSON as a selection answers it: with the fields that it names and no others, null where there is none. */
export function inShape(value: unknown, shape: true | Selected): unknown {
  if (shape === true || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => inShape(one, shape))
  const known = new Map(Object.entries(value))
  return Object.fromEntries(
    Object.entries(shape).map(([name, below]) => [name, inShape(known.get(name) ?? null, below)]),
  )
}
