import { limits } from '@vezel/model/limits.ts'
import { bounded } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  specifiedRules,
  ValuesOfCorrectTypeRule,
  validate,
} from 'graphql'
import { keepDocument, knownDocument } from './document-cache.ts'
import { literalsAreTaken } from './input.ts'
import { operations } from './operations.ts'
import { schema } from './schema.ts'

/** Who sends a document: nobody known, a session, or the product itself, whose documents are its own. */
export type Sender = 'anonymous' | 'session' | 'inside'

interface Size {
  readonly bytes: number
  readonly tokens: number
  readonly rootFields: number
  readonly aliases: number
  /** Fields, with those of a fragment each time it is used. */
  readonly selections: number
  /** Fragments, and the places that use one: validation compares them with each other two by two. */
  readonly fragments: number
}
const most: Record<Sender, Size> = {
  anonymous: limits.anonymousQuery,
  session: limits.sessionQuery,
  inside: { bytes: 1_000_000, tokens: 100_000, rootFields: 1000, aliases: 10_000, selections: 200_000, fragments: 500 },
}
/** Fields in each other: more than any answer has levels, fewer than a recursion bears. */
const NESTED_MOST = 100
/** What a node of a parsed document takes, with its arrays; measured. */
const NODE_BYTES = 300

const tooMuch = (what: keyof typeof bounded, max: number) => new Problem('tooMuch', { max, what: bounded[what] })

/** Values are judged by `literalsAreTaken`, in the user's language. */
const rules = [...specifiedRules.filter((rule) => rule !== ValuesOfCorrectTypeRule), literalsAreTaken]

// What the product asks has wider bounds: known to it is not known to a session that sends the same.
const keyOf = (query: string, sender: Sender) => `${sender} ${query}`

/** Whether a document was read before, so that it costs nothing. */
export const isKnown = (query: string, sender: Sender): boolean => knownDocument(keyOf(query, sender)) !== undefined

/**
 * The parsed and validated document, or what is wrong with it. Before it is known who asks only a small document is
 * read, and nothing of it is kept; whoever is not logged in may ask for what is public, and for one thing at a time.
 * Throws `unauthenticated`, `tooMuch`.
 */
export function documentOf(query: string, sender: Sender): DocumentNode | readonly GraphQLError[] {
  const size = most[sender]
  const key = keyOf(query, sender)
  if (sender !== 'anonymous') {
    const known = knownDocument(key)
    if (known) return known
  }
  if (query.length > size.bytes) throw tooMuch('bytes', size.bytes)
  const document = parsed(query, size.tokens)
  if (!('kind' in document)) return document
  if (sender === 'anonymous' && !isPublic(document)) throw new Problem('unauthenticated')
  const nodes = bound(document, size)
  const errors = validate(schema, document, rules, { maxErrors: 20 })
  // The note that there are more says nothing of what is wrong.
  if (errors.length > 0) return errors.filter((error) => !error.message.endsWith('Validation aborted.'))
  boundSelections(document, size)
  if (sender !== 'anonymous') {
    keepDocument(key, document, { roots: rootNodes(document), bytes: query.length * 2 + nodes * NODE_BYTES })
  }
  return document
}

function parsed(query: string, maxTokens: number): DocumentNode | readonly GraphQLError[] {
  try {
    // Without the places of words, which would keep every one of them in memory.
    return parse(query, { maxTokens, noLocation: true })
  } catch (error) {
    if (error instanceof RangeError) throw tooMuch('levels', NESTED_MOST)
    if (error instanceof GraphQLError && /tokens\. Parsing aborted/.test(error.message))
      throw tooMuch('tokens', maxTokens)
    return [error instanceof GraphQLError ? error : new GraphQLError(String(error))]
  }
}

const publicNames = new Set(['__typename', ...operations.flatMap((o) => (o.isPublic ? [o.name] : []))])
/** Whether a document holds nothing at its top but calls that need no session. */
const isPublic = (document: DocumentNode): boolean =>
  document.definitions.every(
    (d) =>
      d.kind === Kind.FRAGMENT_DEFINITION ||
      (d.kind === Kind.OPERATION_DEFINITION &&
        d.selectionSet.selections.every((s) => s.kind === Kind.FIELD && publicNames.has(s.name.value))),
  )

/** The fields at the top of each operation, those in fragments included. */
const rootNodes = (document: DocumentNode, only?: OperationTypeNode): FieldNode[] => {
  const fragments = fragmentsOf(document)
  const seen = new Set<string>()
  const fieldsOf = (set: SelectionSetNode): FieldNode[] =>
    set.selections.flatMap((s) => {
      if (s.kind === Kind.FIELD) return [s]
      if (s.kind === Kind.INLINE_FRAGMENT) return fieldsOf(s.selectionSet)
      if (seen.has(s.name.value)) return []
      seen.add(s.name.value)
      const fragment = fragments.get(s.name.value)
      return fragment ? fieldsOf(fragment.selectionSet) : []
    })
  return document.definitions.flatMap((d) =>
    d.kind === Kind.OPERATION_DEFINITION && (!only || d.operation === only) ? fieldsOf(d.selectionSet) : [],
  )
}

const fragmentsOf = (document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(document.definitions.flatMap((d) => (d.kind === Kind.FRAGMENT_DEFINITION ? [[d.name.value, d]] : [])))

/** Refuses what is cheap to see in a document before it is compared with the schema; answers how many nodes it has. */
function bound(document: DocumentNode, size: Size): number {
  const roots = rootNodes(document)
  if (roots.length > size.rootFields) throw tooMuch('rootFields', size.rootFields)
  if (rootNodes(document, OperationTypeNode.MUTATION).length > Math.min(size.rootFields, limits.mutationFields))
    throw tooMuch('mutationFields', limits.mutationFields)
  let [nodes, aliases, schemas, definitions, spreads, pairs] = [0, 0, 0, 0, 0, 0]
  /** How often each name stands in one place: an inline fragment is the place it stands in. */
  type Names = Map<string, number>
  const open: { node: ASTNode; level: number; isSchema: boolean; names: Names }[] = [
    { node: document, level: 0, isSchema: false, names: new Map() },
  ]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, level } = next
    nodes += 1
    let { isSchema, names } = next
    if (level > NESTED_MOST * 2) throw tooMuch('levels', NESTED_MOST)
    if (node.kind === Kind.FRAGMENT_DEFINITION && node.typeCondition.name.value.startsWith('__')) isSchema = true
    if (node.kind === Kind.FRAGMENT_DEFINITION) definitions += 1
    if (node.kind === Kind.FRAGMENT_SPREAD) spreads += 1
    if (Math.max(definitions, spreads) > size.fragments) throw tooMuch('fragments', size.fragments)
    if (node.kind === Kind.FIELD) {
      const key = node.alias?.value ?? node.name.value
      const before = names.get(key) ?? 0
      names.set(key, before + 1)
      pairs += before
      if (pairs > limits.comparedFields) throw tooMuch('comparedFields', limits.comparedFields)
      if (node.name.value === '__schema' || node.name.value === '__type') {
        isSchema = true
        schemas += 1
      }
      if (node.alias) {
        aliases += 1
        if (isSchema) throw tooMuch('introspection', 1)
      }
    }
    if (node.kind !== Kind.INLINE_FRAGMENT && node.kind !== Kind.SELECTION_SET) names = new Map()
    for (const child of childrenOf(node)) open.push({ node: child, level: level + 1, isSchema, names })
  }
  if (aliases > size.aliases) throw tooMuch('aliases', size.aliases)
  if (schemas > 1) throw tooMuch('introspection', 1)
  return nodes
}

const childrenOf = (node: ASTNode): ASTNode[] =>
  Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode))
const isNode = (value: unknown): value is ASTNode => typeof value === 'object' && value !== null && 'kind' in value

/** Refuses a document whose fragments, used in each other, would become more fields than it shows. */
function boundSelections(document: DocumentNode, size: Size): void {
  const fragments = fragmentsOf(document)
  const known = new Map<string, number>()
  const count = (set: SelectionSetNode | undefined): number => {
    let sum = 0
    for (const s of set?.selections ?? []) {
      if (s.kind === Kind.FRAGMENT_SPREAD) sum += ofFragment(s.name.value)
      else sum += 1 + count(s.selectionSet)
    }
    if (sum > size.selections) throw tooMuch('selections', size.selections)
    return sum
  }
  // Validation has found that they do not go round.
  const ofFragment = (name: string): number => {
    const sum = known.get(name) ?? count(fragments.get(name)?.selectionSet)
    known.set(name, sum)
    return sum
  }
  for (const d of document.definitions) if (d.kind === Kind.OPERATION_DEFINITION) count(d.selectionSet)
}
