import { setImmediate } from 'node:timers/promises'
import type { Locale } from '@vezel/model/kit/label.ts'
import { limits } from '@vezel/model/limits.ts'
import { bounded } from '@vezel/model/problem-words.ts'
import { Problem, type ProblemCode, problemKinds } from '@vezel/model/problems.ts'
import {
  type DocumentNode,
  execute,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  getDirectiveValues,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import type { PoolClient } from 'pg'
import type { Session } from '../access.ts'
import type { Ask } from '../ask.ts'
import type { Work } from '../db/work.ts'
import { gatherWritten } from '../db/written.ts'
import { FairQueue } from '../fair-queue.ts'
import { isUploaded } from '../files/uploaded-file.ts'
import type { SeenRecord } from '../kept-reads.ts'
import { Budget } from '../operations/budget.ts'
import type { RequestContext } from '../operations/operation.ts'
import { kindsIn } from '../records/read.ts'
import type { Services } from '../services.ts'
import { documentOf, isKnown } from './documents.ts'
import { rowVariables, takeVariables } from './input.ts'
import { lookAtSchema } from './introspection.ts'
import { isRows } from './many.ts'
import { formatError, statusOf } from './problems.ts'
import { readyRoot, snapshotOf } from './read-root.ts'
import { answered, answerOf, demandChange, readRoots, schema } from './schema.ts'
import { type Answered, asAsked, keepSeen, namingSeen } from './seen-records.ts'

export interface GraphqlRequest {
  readonly query: string
  readonly variables?: Record<string, unknown> | null
  readonly operationName?: string | null
  /** Of the body it came in. */
  readonly bytes?: number
}
interface Logger {
  readonly error: (details: unknown, message: string) => void
}

/** What is answered to a request. */
export interface Answer {
  readonly status: number
  readonly body: string
  /** The types of the records that it wrote, by whatever road; absent where that is not known, or nothing. */
  readonly written?: readonly string[]
}

/**
 * Runs a request; answers the body as text. A query whose root fields are all reads never touches the executor: each
 * field is one statement, and PostgreSQL's JSON text goes out as it is. Everything else (mutations, introspection) is
 * executed by graphql-js. Never throws.
 */
export async function run(request: GraphqlRequest, caller: Caller, log: Logger): Promise<Answer> {
  const { session, signal } = caller
  const ask: Ask = (query, variables) => {
    if (!session) throw new Problem('unauthenticated')
    return askAs(caller.services, session, signal)(query, variables)
  }
  const askWithin = (work: Work) => askAs(caller.services, work.session, signal, work)
  const context: RequestContext = { ...caller, ask, askWithin, budget: new Budget() }
  return answering(caller, log, async () => {
    const { document, operation, variables, refusedRows } = await opened(request, caller)
    const fragments = fragmentsOf(document)
    const roots = rootFields(operation, fragments, variables)
    const isRead = operation.operation === 'query' && [...roots.values()].every(([node]) => isPlainRead(node))
    if (caller.within && !isRead) throw new Error('Within a transaction only records are read')
    if (isRead && session) return { status: 200, body: await read(fragments, roots, variables, caller, session) }
    if (operation.operation === 'mutation' && session) demandAnswers(roots, fragments, session, variables)
    const answer = () => executed(document, { ...request, variables }, { ...context, refusedRows }, log)
    const names = [...roots.values()].map(([node]) => node?.name.value ?? '')
    if (!names.some((name) => name === '__schema' || name === '__type')) return answer()
    const isFixed = names.every((name) => name.startsWith('__')) && Object.keys(variables).length === 0
    const key = isFixed ? `${request.operationName ?? ''}\n${request.query}` : undefined
    return lookAtSchema({ key, who: personOf(caller), signal: caller.signal, answer })
  })
}

/**
 * What a request with files is refused with before they are read, or undefined: a document or a value that is not
 * right, what is no change, and a change that this person may not make to any record of its kind.
 */
export async function refusalOf(request: GraphqlRequest, caller: Caller, log: Logger): Promise<Answer | undefined> {
  return answering(caller, log, async () => {
    const { document, operation } = await opened(request, caller)
    if (!caller.session) throw new Problem('unauthenticated')
    if (operation.operation !== 'mutation') throw new Problem('badRequest', { reason: 'a file is for a mutation' })
    for (const name of rootNames(operation, document)) demandChange(caller.session, name)
    return undefined
  })
}

/** Answers what `task` does, or why it is refused. Never throws. */
async function answering<T>(caller: Caller, log: Logger, task: () => Promise<T>): Promise<T | Answer> {
  try {
    return await task()
  } catch (error) {
    // Nobody reads the answer any more.
    if (caller.signal?.aborted) return { status: 499, body: '{"data":null}' }
    const errors = error instanceof Unopened ? error.errors : [asError(error)]
    const isRefused = error instanceof Problem && refusing.includes(error.code)
    return {
      status: error instanceof Unopened ? 400 : isRefused ? problemKinds[error.code].status : statusOf(error),
      body: JSON.stringify({ data: null, errors: errors.map((e) => formatError(e, caller.locale, log)) }),
    }
  }
}

const asError = (error: unknown) => {
  const cause = error instanceof Error ? error : new Error(String(error))
  return new GraphQLError(cause.message, { originalError: cause })
}

/** A request that cannot be understood. */
class Unopened extends Error {
  readonly errors: readonly GraphQLError[]
  constructor(errors: readonly GraphQLError[]) {
    super(errors.map((error) => error.message).join('; '))
    this.errors = errors
  }
}

/** What is asked, judged: nothing of it has been done. Throws `Unopened`, or the problem that refuses it. */
async function opened(request: GraphqlRequest, caller: Caller) {
  const document = await documentFor(request.query, caller)
  if (!('kind' in document)) {
    // Only its values are wrong: as a document it can be read.
    if (document.every(isBadValue)) demandChanges(parse(request.query, { noLocation: true }), request, caller)
    throw new Unopened(document)
  }
  const operation = getOperationAST(document, request.operationName)
  if (!operation) throw new Unopened([new GraphQLError('Name one operation of the document')])
  const judged = async () => {
    boundVariables(request, operation)
    try {
      const rows = operation.operation === 'mutation' ? rowVariables(document, isRows) : new Set<string>()
      return { document, operation, ...takeVariables(schema, operation, request.variables ?? {}, rows) }
    } catch (error) {
      demandChanges(document, request, caller)
      throw new Unopened([asError(error)])
    }
  }
  return inReadingTurn(request.bytes ?? 0, caller, judged)
}

const isBadValue = ({ originalError }: GraphQLError) =>
  originalError instanceof Problem && originalError.code === 'badValue'

/**
 * Throws `forbidden` when a document with values that are refused asks for a change that this person may make to no record
 * of its kind: what a change wants to know is for those who may make it.
 */
function demandChanges(document: DocumentNode, { operationName }: GraphqlRequest, { session }: Caller): void {
  const operation = getOperationAST(document, operationName)
  if (!session || operation?.operation !== 'mutation') return
  for (const name of rootNames(operation, document)) demandChange(session, name)
}

/** One person's documents are looked at one at a time, in turn with those of others, and requests go on in between. */
const reading = new FairQueue({ most: 1, each: 1, waiting: limits.userWaiting, waitMs: limits.userWaitMs })

/** Reads what somebody sent: at once where it is small, else in turn, so that nobody's large requests follow upon each other. */
export async function inReadingTurn<T>(
  bytes: number,
  { session, address, signal }: Pick<Caller, 'session' | 'address' | 'signal'>,
  read: () => Promise<T>,
): Promise<T> {
  if (bytes <= limits.anonymousBodyBytes) return read()
  const task = async () => {
    await setImmediate()
    return read()
  }
  return reading.run(personOf({ session, address }), task, signal)
}

async function documentFor(query: string, { isInside, session, address, signal }: Caller) {
  const sender = isInside ? 'inside' : session ? 'session' : 'anonymous'
  if (isInside || isKnown(query, sender)) return documentOf(query, sender)
  const task = async () => {
    await setImmediate()
    return documentOf(query, sender)
  }
  return reading.run(personOf({ session, address }), task, signal)
}

/** For whom something counts: a person in an organisation, or the address of somebody who is not known. */
export const personOf = ({ session, address }: Pick<Caller, 'session' | 'address'>): string =>
  session ? `${session.organisationId} ${session.userId}` : address

/** What is refused for its size or its sender, before an answer is made: HTTP says so as well. */
const refusing: readonly ProblemCode[] = ['unauthenticated', 'tooMuch', 'tooHeavy', 'listTooLong', 'tooManyRequests']

/** A drawing may be as deep as it may, some inputs down. */
const VARIABLE_LEVELS = limits.jsonDepth + 20

/** Throws `tooMuch` for variables that are too deep for a recursion, or larger than a question needs. */
function boundVariables({ variables, bytes = 0 }: GraphqlRequest, { operation }: OperationDefinitionNode): void {
  if (operation === 'query' && bytes > limits.queryVariableBytes + limits.sessionQuery.bytes)
    throw new Problem('tooMuch', {
      max: limits.queryVariableBytes,
      what: bounded.variableBytes,
    })
  const open: { value: unknown; level: number }[] = [{ value: variables, level: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, level } = next
    if (typeof value !== 'object' || value === null || isUploaded(value)) continue
    if (level > VARIABLE_LEVELS)
      throw new Problem('tooMuch', {
        max: VARIABLE_LEVELS,
        what: bounded.variableLevels,
      })
    for (const child of Object.values(value)) open.push({ value: child, level: level + 1 })
  }
}

/** Who asks, without the way to ask further. */
export interface Caller extends Omit<RequestContext, 'ask' | 'askWithin' | 'budget'> {
  /** The transaction on whose connection the records are read. */
  readonly within?: Work | undefined
}

/**
 * The API as somebody, from inside the product: the same rights, the same one snapshot, and the product's own bounds; with
 * `within` on the connection of a transaction, as that sees the data. Throws the problems that the API answers.
 */
export const askAs =
  (services: Services, session: Session, signal?: AbortSignal, within?: Work): Ask =>
  async <T>(query: string, variables: Record<string, unknown>) => {
    const context: Caller = {
      services,
      session,
      locale: session.locale,
      token: undefined,
      address: 'internal',
      isInside: true,
      signal,
      within,
    }
    const { body } = await run({ query, variables }, context, services.log)
    const answer = JSON.parse(body) as { data: T | null; errors?: readonly AnsweredError[] }
    if (answer.errors || !answer.data) throw problemIn(answer.errors ?? [])
    return answer.data
  }

interface AnsweredError {
  readonly message: string
  readonly extensions: { readonly code: string; readonly args: Problem['args']; readonly issues: Problem['issues'] }
}

/** What an answer from inside refuses stays the same refusal for who asked; a defect stays a defect. */
function problemIn(errors: readonly AnsweredError[]): Error {
  const message = errors.map((error) => error.message).join('; ') || 'No answer'
  const [first] = errors
  // A document of our own that is refused as such is our defect.
  if (!first || first.extensions.code === 'badRequest' || !Object.hasOwn(problemKinds, first.extensions.code))
    return new Error(message)
  const { code, args, issues } = first.extensions
  return Problem.again({ code: code as ProblemCode, args, issues }, { cause: new Error(message) })
}

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

/** The root fields by key; conditions and fragments are followed. */
function rootFields(
  { selectionSet }: { readonly selectionSet: SelectionSetNode },
  fragments: Fragments,
  variables: Record<string, unknown>,
  roots = new Map<string, FieldNode[]>(),
): Map<string, FieldNode[]> {
  for (const node of selectionSet.selections) {
    if (!isIncluded(node, variables)) continue
    if (node.kind !== Kind.FIELD) {
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value]
      if (fragment) rootFields(fragment, fragments, variables, roots)
      continue
    }
    const key = node.alias?.value ?? node.name.value
    roots.set(key, [...(roots.get(key) ?? []), node])
  }
  return roots
}

const isPlainRead = (node: FieldNode | undefined): boolean =>
  node !== undefined && (readRoots.has(node.name.value) || node.name.value === '__typename')

/**
 * Judges what every change of a request asks of the record it answers, before the first of them is made: a refusal then
 * means that nothing was written. Throws what reading it would throw.
 */
function demandAnswers(
  roots: ReadonlyMap<string, readonly FieldNode[]>,
  fragments: Fragments,
  session: Session,
  variables: Record<string, unknown>,
): void {
  for (const nodes of roots.values()) {
    const entity = answered.get(nodes[0]?.name.value ?? '')
    if (entity) readyRoot(answerOf(entity), nodes, fragments, session, variables)
  }
}

/** The names of the calls of an operation, whatever its conditions leave of them. */
function rootNames(
  { selectionSet }: { readonly selectionSet: SelectionSetNode },
  document: DocumentNode,
  fragments = fragmentsOf(document),
): string[] {
  return selectionSet.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node.name.value]
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value]
    return fragment ? rootNames(fragment, document, fragments) : []
  })
}

const isIncluded = (node: SelectionNode, variables: Record<string, unknown>): boolean =>
  getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
  getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false

const fragmentsOf = (document: DocumentNode): Fragments =>
  Object.fromEntries(
    document.definitions.flatMap((d): [string, FragmentDefinitionNode][] =>
      d.kind === Kind.FRAGMENT_DEFINITION ? [[d.name.value, d]] : [],
    ),
  )

async function read(
  fragments: Fragments,
  roots: Map<string, FieldNode[]>,
  variables: Record<string, unknown>,
  { services, isInside, signal, within }: Caller,
  session: Session,
): Promise<string> {
  const asking = [...roots].map(([key, nodes]) => {
    const root = readRoots.get(nodes[0]?.name.value ?? '')
    if (!root) return { key }
    const asked = isInside ? nodes : namingSeen(kindsIn(root), nodes, fragments)
    const ready = readyRoot(root, asked, fragments, session, variables, { isInside })
    return { key, of: { root, ready, asked, isAsIs: asked === nodes } }
  })
  const told: Answered[] = []
  const task = async (client: PoolClient) => {
    const parts: string[] = []
    let size = 0
    for (const { key, of } of asking) {
      const probed: SeenRecord[] = []
      const text = of ? await of.ready.ask(client, isInside ? undefined : probed) : '"Query"'
      const value = of?.isAsIs === false ? asAsked(text) : text
      size += value?.length ?? 0
      if (size > limits.answerBytes) throw new Problem('tooHeavy')
      parts.push(`${JSON.stringify(key)}:${value ?? 'null'}`)
      if (of) told.push({ kinds: kindsIn(of.root), nodes: of.asked, fragments, text, probed })
    }
    return `{"data":{${parts.join(',')}}}`
  }
  if (within) return within.reading(task)
  const answer = await snapshotOf(asking.map(({ of }) => of?.ready))(services.pools.serve, session, task, {
    ms: isInside ? limits.insideMs : limits.readMs,
    signal,
  })
  if (!isInside) keepSeen(services, session, told)
  return answer
}

async function executed(document: DocumentNode, request: GraphqlRequest, context: RequestContext, log: Logger) {
  const written = new Set<string>()
  const result = await gatherWritten(written, async () =>
    execute({
      schema,
      document,
      contextValue: context,
      variableValues: request.variables ?? {},
      operationName: request.operationName ?? null,
      // Records come from the database under the keys of the request, aliases included.
      fieldResolver: (source, _args, _context, info) =>
        ownValue(source, String(info.path.key)) ?? ownValue(source, info.fieldName),
    }),
  )
  // Nobody reads the answer any more, so what went wrong by stopping it is not told.
  context.signal?.throwIfAborted()
  const errors = result.errors?.map((e) => formatError(e, context.locale as Locale, log))
  const status = Math.max(200, ...(result.errors ?? []).map((e) => statusOf(e.originalError)))
  const body = JSON.stringify({ ...(errors ? { errors } : {}), data: result.data ?? null })
  // A request that came a second time has written nothing now: what it wrote then is not known any more.
  return { status, body, ...(written.size > 0 ? { written: [...written] } : {}) }
}

/** A key of the request may be any name, also one that every object has. */
const ownValue = (of: unknown, key: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, key) ? (of as Record<string, unknown>)[key] : undefined
