import { type FragmentDefinitionNode, Kind, parse, type SelectionSetNode } from 'graphql'

/** The fields that a question asks of an object, each with those it asks of what is below it; null: a value. */
export interface AskedShape {
  readonly [name: string]: AskedShape | null
}

/** What a question asks of the objects at a path of its answer. Throws when it asks nothing there. */
export function askedShape(question: string, path: readonly string[]): AskedShape {
  const { definitions } = parse(question)
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  )
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const root = operation && 'selectionSet' in operation ? shapeOf(operation.selectionSet, fragments) : null
  const shape = path.reduce<AskedShape | null>((above, name) => above?.[name] ?? null, root)
  if (!shape) throw new Error(`Nothing is asked of ${path.join('.')}`)
  return shape
}

function shapeOf(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): { [name: string]: AskedShape | null } {
  const shape: { [name: string]: AskedShape | null } = {}
  for (const one of selections) {
    if (one.kind === Kind.FIELD) {
      shape[(one.alias ?? one.name).value] = one.selectionSet ? shapeOf(one.selectionSet, fragments) : null
      continue
    }
    const more = one.kind === Kind.INLINE_FRAGMENT ? one : fragments.get(one.name.value)
    if (more) Object.assign(shape, shapeOf(more.selectionSet, fragments))
  }
  return shape
}

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

/** A value of JSON as the question would answer it: with the fields that it asks and no others, null where there is none. */
export function inShape(value: unknown, shape: AskedShape | null): unknown {
  if (shape === null || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => inShape(one, shape))
  const known = new Map(Object.entries(value))
  return Object.fromEntries(
    Object.entries(shape).map(([name, below]) => [name, inShape(known.get(name) ?? null, below)]),
  )
}
