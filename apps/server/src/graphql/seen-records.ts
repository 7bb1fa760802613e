import { setImmediate } from 'node:timers'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { targetOf } from '@vezel/model/kit/kinds.ts'
import type { FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'
import type { Session } from '../access.ts'
import type { SeenRecord } from '../kept-reads.ts'
import type { Services } from '../services.ts'

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

/** Where in an answer records stand of which it is kept who sees them. */
interface Branch {
  readonly type: string
  /** The key under which the id stands, where it was asked along. */
  readonly id: string | undefined
  /** The keys of the fields that count. */
  readonly kept: readonly string[]
  readonly below: ReadonlyMap<string, Branch>
}

/** By the field of a kept document: most ask nothing of the kind. */
const known = new WeakMap<FieldNode, Branch | null>()

function branchFor(entity: Entity, nodes: readonly FieldNode[], fragments: Fragments): Branch | null {
  const [first, ...others] = nodes
  if (!first) return null
  // The nodes of a key asked twice may differ from time to time.
  if (others.length > 0) return branchOf(entity, setsOf(nodes), fragments)
  const found = known.get(first)
  if (found !== undefined) return found
  const made = branchOf(entity, setsOf(nodes), fragments)
  known.set(first, made)
  return made
}

const setsOf = (nodes: readonly FieldNode[]): SelectionSetNode[] => nodes.flatMap((node) => node.selectionSet ?? [])

function branchOf(entity: Entity, selections: readonly SelectionSetNode[], fragments: Fragments): Branch | null {
  // An interface is asked for fields of its variants as well.
  const kinds = [entity, ...model.variants(entity)]
  let id: string | undefined
  const kept: string[] = []
  const below = new Map<string, Branch>()
  const asked = Map.groupBy(fieldsIn(selections, fragments), (node) => node.alias?.value ?? node.name.value)
  for (const [key, nodes] of asked) {
    const name = nodes[0]?.name.value ?? ''
    if (name === 'id') id = key
    const field = kinds.map(({ fields }) => fields[name]).find(Boolean)
    if (field?.readsKept) kept.push(key)
    const target = targetOf(field) ?? kinds.map((kind) => model.inverse(kind, name)?.from.key).find(Boolean)
    const branch = target ? branchOf(model.named(target), setsOf(nodes), fragments) : null
    if (branch) below.set(key, branch)
  }
  return kept.length === 0 && below.size === 0 ? null : { type: entity.api.type, id, kept, below }
}

/** The fields that are selected, those of fragments included. */
function fieldsIn(selections: readonly SelectionSetNode[], fragments: Fragments): FieldNode[] {
  return selections.flatMap((set) =>
    set.selections.flatMap((node) => {
      if (node.kind === 'Field') return [node]
      const fragment = node.kind === 'InlineFragment' ? node : fragments[node.name.value]
      return fragment ? fieldsIn([fragment.selectionSet], fragments) : []
    }),
  )
}

function gather(value: unknown, branch: Branch, seen: Map<string, SeenRecord>): void {
  if (Array.isArray(value)) {
    for (const one of value) gather(one, branch, seen)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const row = value as Readonly<Record<string, unknown>>
  // What is empty tells nobody anything.
  if (branch.kept.some((key) => row[key] !== null && row[key] !== undefined && row[key] !== '')) {
    const id = branch.id === undefined ? '' : String(row[branch.id] ?? '')
    seen.set(`${branch.type} ${id}`, { type: branch.type, id })
  }
  for (const [key, one] of branch.below) gather(row[key], one, seen)
}

/** An answer to a root field, as it stands in the request, with its JSON. */
export interface Answered {
  readonly entity: Entity
  readonly nodes: readonly FieldNode[]
  readonly fragments: Fragments
  readonly text: string | null
}

/**
 * Keeps, once an answer is on its way, what was seen in it of residents, as definitions say with `readsKept`: of a read, and of
 * what a change answers alike. What asks nothing of the kind is not looked through.
 */
export function keepSeen({ reads }: Pick<Services, 'reads'>, session: Session, answers: readonly Answered[]): void {
  const kept = answers.flatMap(({ entity, nodes, fragments, text }) => {
    const branch = text === null ? null : branchFor(entity, nodes, fragments)
    return branch && text !== null ? [{ branch, text }] : []
  })
  if (kept.length === 0) return
  setImmediate(() => {
    const seen = new Map<string, SeenRecord>()
    for (const { branch, text } of kept) gather(JSON.parse(text), branch, seen)
    reads.note(session, [...seen.values()])
  })
}
