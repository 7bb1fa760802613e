import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
} from 'graphql'
import type { PoolClient } from 'pg'
import type { Session } from '../access.ts'
import { demandRole, demandStep } from '../db/demand-right.ts'
import { inTransaction, type Work } from '../db/work.ts'
import type { SeenRecord } from '../kept-reads.ts'
import { single } from '../kinds/sdl-names.ts'
import { afterTransition } from '../operations/after-transition.ts'
import type { RequestContext } from '../operations/operation.ts'
import { kindsIn, type Root } from '../records/read.ts'
import { remove } from '../records/remove.ts'
import { restore } from '../records/restore.ts'
import { sort } from '../records/sort.ts'
import { transition } from '../records/transition.ts'
import { create, update } from '../records/write.ts'
import type { Input } from '../records/writing/input.ts'
import { importCall, makeSetImport } from './import-set.ts'
import { callsOnMany, makeCallOnMany, withRefused } from './many.ts'
import { makeMerge, mergeable, mergeCall } from './merge.ts'
import { namingTwins } from './naming-twins.ts'
import { once } from './once.ts'
import { operations } from './operations.ts'
import { readyRoot, snapshotOf } from './read-root.ts'
import { interfaceRoots, schemaSdl } from './sdl.ts'
import { keepSeen, namingSeen } from './seen-records.ts'

/** The executable schema. Reads are not resolved field by field: see `read-root.ts`. */
// A test checks that it is valid, so the start of the server need not.
export const schema: GraphQLSchema = buildSchema(schemaSdl(), {
  assumeValid: true,
  assumeValidSDL: true,
  noLocation: true,
})

/** How each root field of a query is answered: one statement each. */
export const readRoots: ReadonlyMap<string, Root> = new Map<string, Root>([
  ['me', { kind: 'own', entity: model.entity('user'), id: (s) => s.userId }],
  ...model.entities.flatMap((entity): [string, Root][] => [
    [single(entity), { kind: 'one', entity }],
    [entity.api.plural, { kind: 'list', entity }],
    [`${entity.api.plural}Total`, { kind: 'total', entity }],
  ]),
  ...interfaceRoots.flatMap(({ list, entity, beside }): [string, Root][] => [
    [list, { kind: 'list', entity, beside }],
    [`${list}Total`, { kind: 'total', entity, beside }],
  ]),
])

type Args = Record<string, unknown>
type Write = (work: Work, args: Args, context: RequestContext) => Promise<string>

/** The session of a request, or the problem that there is none. */
const sessionOf = (context: RequestContext): Session => {
  if (!context.session) throw new Problem('unauthenticated')
  return context.session
}

/** Makes a write, then reads what the request selects from the record it answers. */
const writing =
  (name: string, entityKey: string, write: Write, isGone = false) =>
  async (_source: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo): Promise<unknown> => {
    const session = sessionOf(context)
    const { serve } = context.services.pools
    const id = await inTransaction(serve, session, (work) => once(work, name, args, () => write(work, args, context)), {
      ms: context.budget.left(limits.writeMs),
      signal: context.signal,
    }).catch(async (error) => {
      throw await namingTwins(error, entityKey, (args.input ?? {}) as Args, context)
    })
    if (isGone) return Object.fromEntries(keysOf(info, 'id').map((key) => [key, id]))
    return readRecord(context, session, entityKey, id, info)
  }

/**
 * Reads the record that a change answers, with the selection of the field being resolved. Throws `notFound` where it is no
 * longer there for whoever asks: a key that is sent again may come after somebody else took it out of their sight.
 */
export const readRecord = async (
  context: RequestContext,
  session: Session,
  entityKey: string,
  id: string,
  info: GraphQLResolveInfo,
) => {
  const entity = model.named(entityKey)
  const record = await readValue(context, session, answerOf(entity, id), info)
  if (record === null) throw new Problem('notFound', { entity: entity.label })
  return record
}

/** How the record is read that a change answers; without an id to judge what is asked of it, before the change is made. */
export const answerOf = (entity: Entity, id: string | null = null): Root => ({
  kind: 'given',
  entity,
  id,
  isTyped: true,
})

/** Reads a root field for the executor. What follows a write has a clock of its own: the write has been made. */
async function readValue(
  { services, signal, budget, isInside }: RequestContext,
  session: Session,
  root: Root,
  { fieldNodes, fragments, variableValues }: GraphQLResolveInfo,
  ms?: number,
): Promise<unknown> {
  const nodes = isInside ? fieldNodes : namingSeen(kindsIn(root), fieldNodes, fragments)
  const ready = readyRoot(root, nodes, fragments, session, variableValues)
  const probed: SeenRecord[] = []
  const read = (client: PoolClient) => ready.ask(client, isInside ? undefined : probed)
  const text = await snapshotOf([ready])(services.pools.serve, session, read, { ms, signal })
  if (!isInside) keepSeen(services, session, [{ kinds: kindsIn(root), nodes, fragments, text, probed }])
  return JSON.parse(budget.take(text))
}

/** The keys under which a flat answer's field is asked, aliases included. */
const keysOf = (info: GraphQLResolveInfo, field: string) =>
  info.fieldNodes.flatMap((n) =>
    (n.selectionSet?.selections ?? []).flatMap((s) =>
      s.kind === 'Field' && s.name.value === field ? [s.alias?.value ?? field] : [],
    ),
  )

// Reads beside what only the executor answers: introspection, calls that are not CRUD, directives at the top.
for (const [name, root] of readRoots) {
  const field = (schema.getQueryType() as GraphQLObjectType).getFields()[name]
  if (!field) throw new Error(`No field ${name} in the schema`)
  field.resolve = async (_source, _args, context: RequestContext, info) => {
    const session = sessionOf(context)
    return context.budget.inTurn((ms) => readValue(context, session, { ...root, isTyped: true }, info, ms))
  }
}

/** Throws `forbidden` when somebody may make a call on no record at all: by the call. Other calls ask for themselves. */
const roleGates = new Map<string, (session: Session) => void>()

/** Throws `forbidden` when somebody may not make this call at all, whatever it is about. */
export function demandChange(session: Session, mutation: string): void {
  roleGates.get(mutation)?.(session)
}

/** The kind of record that each change answers, by its name; absent where it answers none. */
export const answered: ReadonlyMap<string, Entity> = new Map(
  Object.values((schema.getMutationType() as GraphQLObjectType).getFields()).flatMap(
    ({ name, type }): [string, Entity][] => {
      const entity = model.ofType(getNamedType(type).name)
      return entity ? [[name, entity]] : []
    },
  ),
)

const text = (value: unknown) => String(value)
const mutationFields = (schema.getMutationType() as GraphQLObjectType).getFields()
const attach = (name: string, resolve: ReturnType<typeof writing>) => {
  const field = mutationFields[name]
  if (field) field.resolve = resolve as typeof field.resolve
}
for (const entity of model.entities) {
  const { type } = entity.api
  for (const action of ['create', 'update', 'delete'] as const)
    roleGates.set(`${action}${type}`, (session) => demandRole(session, entity, action))
  roleGates.set(`Update${type}SortTable`, (session) => demandRole(session, entity, 'update'))
  roleGates.set(`transition${type}`, (session) => demandStep(session, entity))
  attach(
    `create${type}`,
    writing(`create${type}`, entity.key, (work, a) => create(work, entity, a.input as Input)),
  )
  attach(
    `update${type}`,
    writing(`update${type}`, entity.key, (work, a) => update(work, entity, text(a.id), a.input as Input)),
  )
  attach(
    `delete${type}`,
    writing(`delete${type}`, entity.key, (work, a) => remove(work, entity, text(a.id)), true),
  )
  attach(
    `restore${type}`,
    writing(`restore${type}`, entity.key, (work, a) => restore(work, entity, text(a.id))),
  )
  attach(
    `Update${type}SortTable`,
    writing(`Update${type}SortTable`, entity.key, (work, a) =>
      sort(work, entity, text(a.id), text(a.index_from), text(a.index_to)),
    ),
  )
  attach(
    `transition${type}`,
    writing(`transition${type}`, entity.key, async (work, a, context) => {
      const id = await transition(work, entity, text(a.id), text(a.event), (a.input as Input | undefined) ?? {}, {
        version: a.record_version as number | undefined,
      })
      await afterTransition[`${entity.key}.${text(a.event)}`]?.(work, id, context)
      return id
    }),
  )
}
for (const call of callsOnMany) {
  const field = mutationFields[call.name]
  if (!field) continue
  if (call.demand) roleGates.set(call.name, call.demand)
  field.resolve = (_source, args: Args, context: RequestContext, info) =>
    makeCallOnMany(call, withRefused(args, info, context.refusedRows ?? new Map()), context, sessionOf(context))
}
for (const entity of mergeable) {
  const name = mergeCall(entity)
  roleGates.set(name, (session) => demandRole(session, entity, 'delete'))
  const field = mutationFields[name]
  if (!field) throw new Error(`No field ${name} in the schema`)
  field.resolve = (_source, args: Args, context: RequestContext) => makeMerge(entity, args, context, sessionOf(context))
}
const imports = mutationFields[importCall]
if (!imports) throw new Error(`No field ${importCall} in the schema`)
roleGates.set(importCall, (session) => demandRole(session, model.entity('variableSet'), 'create'))
imports.resolve = (_source, args: Args, context: RequestContext) => {
  // Before the file is looked at, or missed.
  demandChange(sessionOf(context), importCall)
  return makeSetImport(schema, args, context, sessionOf(context))
}
for (const operation of operations) {
  const root = operation.kind === 'mutation' ? mutationFields : (schema.getQueryType() as GraphQLObjectType).getFields()
  const field = root[operation.name]
  if (!field) throw new Error(`No field ${operation.name} in the schema`)
  field.resolve = async (_source, args: Args, context: RequestContext, info) => {
    const session = operation.isPublic ? context.session : sessionOf(context)
    // A change is made in its turn by the executor itself.
    const answer = await (operation.kind === 'query'
      ? context.budget.inTurn(() => operation.run(args, context))
      : operation.run(args, context))
    return operation.answers && session
      ? readRecord(context, session, operation.answers.entity, text(answer), info)
      : answer
  }
}
// The log-in answers the person it let in, read with the session it has just made.
const loginUser = (schema.getType('Login') as GraphQLObjectType | undefined)?.getFields().user
if (loginUser) {
  loginUser.resolve = (source: { session?: Session }, _args, context: RequestContext, info) =>
    source.session ? readRecord(context, source.session, 'user', text(source.session.userId), info) : null
}
for (const type of Object.values(schema.getTypeMap())) {
  if (isInterfaceType(type)) type.resolveType = (value: { __typename?: string }) => value.__typename
}
