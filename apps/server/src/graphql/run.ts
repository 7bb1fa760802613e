import type { Locale } from '@vezel/model/kit/label.ts'
import { Problem } from '@vezel/model/problems.ts'
import {
  type DocumentNode,
  execute,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  ValuesOfCorrectTypeRule,
  validate,
} from 'graphql'
import type { Session } from '../access.ts'
import { inSnapshot } from '../db/work.ts'
import type { Ask, RequestContext } from '../operations/operation.ts'
import type { Services } from '../services.ts'
import { literalsAreTaken, takeVariables } from './input.ts'
import { formatError, statusOf } from './problems.ts'
import { readRoot } from './read-root.ts'
import { readRoots, schema } from './schema.ts'

export interface GraphqlRequest {
  readonly query: string
  readonly variables?: Record<string, unknown> | null
  readonly operationName?: string | null
}
interface Logger {
  readonly error: (details: unknown, message: string) => void
}

/** Values are judged by `literalsAreTaken`, in the user's language. */
const rules = [...specifiedRules.filter((rule) => rule !== ValuesOfCorrectTypeRule), literalsAreTaken]

/** Parsed and validated documents; the web sends some hundred different ones, all static. */
const documents = new Map<string, DocumentNode | readonly GraphQLError[]>()
const documentsMost = 1000

function documentOf(query: string): DocumentNode | readonly GraphQLError[] {
  const known = documents.get(query)
  if (known) return known
  const document = parsed(query)
  if (documents.size >= documentsMost) documents.delete(documents.keys().next().value ?? '')
  documents.set(query, document)
  return document
}
function parsed(query: string): DocumentNode | readonly GraphQLError[] {
  try {
    const document = parse(query, { maxTokens: 20_000 })
    const errors = validate(schema, document, rules, { maxErrors: 20 })
    return errors.length > 0 ? errors : document
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError(String(error))]
  }
}

/**
 * Runs a request; answers the body as text. A query whose root fields are all reads never touches the executor: each
 * field is one statement, and PostgreSQL's JSON text goes out as it is. Everything else (mutations, introspection) is
 * executed by graphql-js. Never throws.
 */
export async function run(
  request: GraphqlRequest,
  caller: Omit<RequestContext, 'ask'>,
  log: Logger,
): Promise<{ status: number; body: string }> {
  const { session } = caller
  const ask: Ask = (query, variables) => {
    if (!session) throw new Problem('unauthenticated')
    return askAs(caller.services, session)(query, variables)
  }
  const context: RequestContext = { ...caller, ask }
  const failed = (errors: readonly GraphQLError[], status: number) => ({
    status,
    body: JSON.stringify({ data: null, errors: errors.map((e) => formatError(e, context.locale as Locale, log)) }),
  })
  const document = documentOf(request.query)
  if (!('kind' in document)) return failed(document, 400)
  const operation = getOperationAST(document, request.operationName)
  if (!operation) return failed([new GraphQLError('Name one operation of the document')], 400)
  const asError = (error: unknown) => {
    const cause = error instanceof Error ? error : new Error(String(error))
    return new GraphQLError(cause.message, { originalError: cause })
  }
  let variables: Record<string, unknown>
  try {
    variables = takeVariables(schema, operation, request.variables ?? {})
  } catch (error) {
    return failed([asError(error)], 400)
  }
  const roots = operation.operation === 'query' ? rootFields(operation) : undefined
  if (!roots) return executed(document, { ...request, variables }, context, log)
  try {
    const body = await read(document, roots, variables, context)
    return { status: 200, body }
  } catch (error) {
    return failed([asError(error)], statusOf(error))
  }
}

/** The API as somebody, from inside the product: the same rights, the same one snapshot. */
export const askAs =
  (services: Services, session: Session): Ask =>
  async <T>(query: string, variables: Record<string, unknown>) => {
    const context = { services, session, locale: session.locale, token: undefined, address: 'internal' }
    const { body } = await run({ query, variables }, context, services.log)
    const answer = JSON.parse(body) as { data: T | null; errors?: readonly { message: string }[] }
    if (answer.errors || !answer.data) throw new Error(answer.errors?.map((e) => e.message).join('; ') ?? 'No answer')
    return answer.data
  }

/** The root fields by key when every one is a plain read, else undefined. */
function rootFields(operation: OperationDefinitionNode): Map<string, FieldNode[]> | undefined {
  const roots = new Map<string, FieldNode[]>()
  for (const node of operation.selectionSet.selections) {
    if (node.kind !== Kind.FIELD || (node.directives ?? []).length > 0) return undefined
    if (!readRoots.has(node.name.value) && node.name.value !== '__typename') return undefined
    const key = node.alias?.value ?? node.name.value
    roots.set(key, [...(roots.get(key) ?? []), node])
  }
  return roots
}

async function read(
  document: DocumentNode,
  roots: Map<string, FieldNode[]>,
  variables: Record<string, unknown>,
  context: RequestContext,
): Promise<string> {
  const { session, services } = context
  if (!session) throw new Problem('unauthenticated')
  const fragments = Object.fromEntries(
    document.definitions.flatMap((d): [string, FragmentDefinitionNode][] =>
      d.kind === Kind.FRAGMENT_DEFINITION ? [[d.name.value, d]] : [],
    ),
  )
  return inSnapshot(services.pools.serve, session, async (client) => {
    const parts: string[] = []
    for (const [key, nodes] of roots) {
      const name = nodes[0]?.name.value ?? ''
      const root = readRoots.get(name)
      const value = root ? await readRoot(client, root, nodes, fragments, session, variables) : '"Query"'
      parts.push(`${JSON.stringify(key)}:${value ?? 'null'}`)
    }
    return `{"data":{${parts.join(',')}}}`
  })
}

async function executed(document: DocumentNode, request: GraphqlRequest, context: RequestContext, log: Logger) {
  const result = await execute({
    schema,
    document,
    contextValue: context,
    variableValues: request.variables ?? {},
    operationName: request.operationName ?? null,
    // Records come from the database under the keys of the request, aliases included.
    fieldResolver: (source, _args, _context, info) =>
      ownValue(source, String(info.path.key)) ?? ownValue(source, info.fieldName),
  })
  const errors = result.errors?.map((e) => formatError(e, context.locale as Locale, log))
  const status = Math.max(200, ...(result.errors ?? []).map((e) => statusOf(e.originalError)))
  return { status, body: JSON.stringify({ ...(errors ? { errors } : {}), data: result.data ?? null }) }
}

/** A key of the request may be any name, also one that every object has. */
const ownValue = (of: unknown, key: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, key) ? (of as Record<string, unknown>)[key] : undefined
