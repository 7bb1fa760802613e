import { setImmediate } from 'node:timers'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { targetOf } from '@vezel/model/kit/kinds.ts'
import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql'
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
const known = new WeakMap<FieldNode, readonly Piece[]>()

function piecesFor(kinds: readonly Entity[], nodes: readonly FieldNode[], fragments: Fragments): readonly Piece[] {
  const [first, ...others] = nodes
  if (!first) return []
  // The nodes of a key asked twice may differ from time to time.
  const found = others.length === 0 ? known.get(first) : undefined
  if (found) return found
  const branch = branchOf(kinds, setsOf(nodes), fragments)
  const times = branch && timesOf(setsOf(nodes), fragments)
  const made = branch ? (times ? piecesOf(branch, times) : [{ branch, begin: undefined }]) : []
  if (others.length === 0) known.set(first, made)
  return made
}

const setsOf = (nodes: readonly FieldNode[]): SelectionSetNode[] => nodes.flatMap((node) => node.selectionSet ?? [])

function branchOf(
  kinds: readonly Entity[],
  selections: readonly SelectionSetNode[],
  fragments: Fragments,
): Branch | null {
  let id: string | undefined
  const kept: string[] = []
  const below = new Map<string, Branch>()
  for (const [key, nodes] of byKey(selections, fragments)) {
    const name = nodes[0]?.name.value ?? ''
    if (name === 'id' && (id !== SEEN || key === SEEN)) id = key
    if (isKept(kinds, name)) kept.push(key)
    const branch = branchOf(targetsBy(kinds, name), setsOf(nodes), fragments)
    if (branch) below.set(key, branch)
  }
  const type = kinds[0]?.api.type
  return type === undefined || (kept.length === 0 && below.size === 0) ? null : { type, id, kept, below }
}

/** An interface is asked for fields of its variants as well. */
const allOf = (kinds: readonly Entity[]) => kinds.flatMap((entity) => [entity, ...model.variants(entity)])
const isKept = (kinds: readonly Entity[], name: string) =>
  allOf(kinds).some(({ fields }) => Object.hasOwn(fields, name) && fields[name]?.readsKept === true)
/** The records that a field of a record leads to: of several kinds, those of each. */
function targetsBy(kinds: readonly Entity[], name: string): readonly Entity[] {
  const keys = allOf(kinds).map((kind) => targetOf(kind.fields[name]) ?? model.inverse(kind, name)?.from.key)
  return [...new Set(keys)].flatMap((key) => (key === undefined ? [] : model.named(key)))
}

/** Under which the id is asked along, where the request leaves it out; nobody may call anything so. */
const SEEN = '__seen'
const seenId: FieldNode = {
  kind: Kind.FIELD,
  alias: { kind: Kind.NAME, value: SEEN },
  name: { kind: Kind.NAME, value: 'id' },
}

const named = new WeakMap<FieldNode, FieldNode>()
/** The nodes of a root field, with the id wherever something is asked of which it is kept who sees it: else nobody knew of whom. */
export function namingSeen(
  kinds: readonly Entity[],
  nodes: readonly FieldNode[],
  fragments: Fragments,
): readonly FieldNode[] {
  const naming = nodes.map((node) => {
    const known = named.get(node)
    if (known) return known
    const made = withIds(kinds, node, fragments)
    named.set(node, made)
    return made
  })
  return naming.every((node, at) => node === nodes[at]) ? nodes : naming
}

/** A node whose selection asks the id along, where it has to; the same node where it has not. */
function withIds(kinds: readonly Entity[], node: FieldNode, fragments: Fragments): FieldNode {
  const set = node.selectionSet
  if (!set) return node
  const below = deeper(kinds, set, fragments)
  const asksKept = fieldsIn([set], fragments).some(({ name }) => isKept(kinds, name.value))
  // One that a condition may leave out is none.
  const hasId = set.selections.some(
    (one) => one.kind === Kind.FIELD && one.name.value === 'id' && (one.directives ?? []).length === 0,
  )
  if (asksKept && !hasId) return { ...node, selectionSet: { ...below, selections: [...below.selections, seenId] } }
  return below === set ? node : { ...node, selectionSet: below }
}

/** The same of what is selected below; fragments stand in their places where they change. */
function deeper(kinds: readonly Entity[], set: SelectionSetNode, fragments: Fragments): SelectionSetNode {
  const selections = set.selections.map((one): SelectionNode => {
    if (one.kind === Kind.FIELD) {
      const targets = targetsBy(kinds, one.name.value)
      return targets.length > 0 ? withIds(targets, one, fragments) : one
    }
    const fragment = one.kind === Kind.INLINE_FRAGMENT ? one : fragments[one.name.value]
    if (!fragment) return one
    const below = deeper(kinds, fragment.selectionSet, fragments)
    if (below === fragment.selectionSet) return one
    const { typeCondition } = fragment
    return {
      kind: Kind.INLINE_FRAGMENT,
      ...(typeCondition ? { typeCondition } : {}),
      directives: one.directives ?? [],
      selectionSet: below,
    }
  })
  return selections.every((one, at) => one === set.selections[at]) ? set : { ...set, selections }
}

/** An answer as it was asked, without the ids that were asked along. */
export const asAsked = (text: string | null): string | null =>
  text === null ? null : JSON.stringify(JSON.parse(text, (key, value) => (key === SEEN ? undefined : value)))

/** The fields that are selected, by the key under which they are answered. */
const byKey = (selections: readonly SelectionSetNode[], fragments: Fragments) =>
  Map.groupBy(fieldsIn(selections, fragments), (node) => node.alias?.value ?? node.name.value)

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

/** The lists and records of an answer that have to be looked through: whatever stands beside them is passed over unread. */
interface Piece {
  readonly branch: Branch
  /** Finds where it begins; absent for the whole answer. */
  readonly begin: RegExp | undefined
}

/** Names of fields whose value may have any keys. */
const free = new Set(
  model.entities.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'json' || ('type' in field && field.type === 'json') ? [name] : [],
    ),
  ),
)

/** The parts of a branch that tell something by themselves, by a key that stands nowhere else in what was asked. */
function piecesOf(branch: Branch, times: ReadonlyMap<string, number>, begin?: RegExp): Piece[] {
  const below = [...branch.below]
  if (branch.kept.length > 0 || below.some(([key]) => times.get(key) !== 1)) return [{ branch, begin }]
  // Inside a text each quote has a backslash before it, so that this is found where the key stands and nowhere else.
  return below.flatMap(([key, one]) => piecesOf(one, times, new RegExp(`"${key}"\\s*:\\s*`, 'g')))
}

/** How often each key of an answer was asked, whatever it stands below; undefined where a value may have keys of its own. */
function timesOf(
  selections: readonly SelectionSetNode[],
  fragments: Fragments,
  times = new Map<string, number>(),
): ReadonlyMap<string, number> | undefined {
  for (const [key, nodes] of byKey(selections, fragments)) {
    if (nodes.some(({ name }) => free.has(name.value))) return undefined
    times.set(key, (times.get(key) ?? 0) + 1)
    if (!timesOf(setsOf(nodes), fragments, times)) return undefined
  }
  return times
}

/** Gathers what is seen in the parts of an answer. */
function gatherIn(text: string, { branch, begin }: Piece, seen: Map<string, SeenRecord>): void {
  if (!begin) gather(JSON.parse(text), branch, seen)
  else
    for (const { index, 0: found } of text.matchAll(begin)) {
      const from = index + found.length
      gather(JSON.parse(text.slice(from, endOf(text, from))), branch, seen)
    }
}

/** Brackets, and texts whole. */
const structure = /"[^"\\]*(?:\\.[^"\\]*)*"|[[{]|[\]}]/g
/** Where the list or the record ends that begins at a place of a JSON text; of null, the end of that word. */
function endOf(text: string, from: number): number {
  if (!'[{'.includes(text.charAt(from))) return from + 'null'.length
  structure.lastIndex = from
  let depth = 0
  for (let found = structure.exec(text); found; found = structure.exec(text)) {
    if (found[0] === '[' || found[0] === '{') depth += 1
    else if (!found[0].startsWith('"')) depth -= 1
    if (depth === 0) return structure.lastIndex
  }
  throw new Error('A JSON text without an end')
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
  /** What its records are: several of an interface that several tables hold. */
  readonly kinds: readonly Entity[]
  readonly nodes: readonly FieldNode[]
  readonly fragments: Fragments
  readonly text: string | null
  /** Whom it tells of by what was asked: a filter, a search or an order. */
  readonly probed?: readonly SeenRecord[]
}

/**
 * Keeps, once an answer is on its way, what was seen in it of residents, as definitions say with `readsKept`: of a read, and of
 * what a change answers alike. What asks nothing of the kind is not looked through.
 */
export function keepSeen({ reads }: Pick<Services, 'reads'>, session: Session, answers: readonly Answered[]): void {
  const kept = answers.flatMap(({ kinds, nodes, fragments, text }) => {
    const pieces = text === null ? [] : piecesFor(kinds, nodes, fragments)
    return text !== null && pieces.length > 0 ? [{ pieces, text }] : []
  })
  const probed = answers.flatMap((answer) => answer.probed ?? [])
  if (kept.length === 0 && probed.length === 0) return
  setImmediate(() => {
    const seen = new Map(probed.map((record) => [`${record.type} ${record.id}`, record]))
    for (const { pieces, text } of kept) for (const piece of pieces) gatherIn(text, piece, seen)
    reads.note(session, [...seen.values()])
  })
}
