import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import { limits } from '@vezel/model/limits.ts'
import type { NamedRecord, Problem, ProblemArgs } from '@vezel/model/problems.ts'
import { type GraphQLResolveInfo, Kind } from 'graphql'
import type { Session } from '../access.ts'
import { demandRole, demandStep } from '../db/demand-right.ts'
import { inTransaction, type Work } from '../db/work.ts'
import { FairQueue } from '../fair-queue.ts'
import { afterTransition } from '../operations/after-transition.ts'
import type { RequestContext } from '../operations/operation.ts'
import type { Outcome } from '../records/many/outcome.ts'
import { undoBatch } from '../records/many/undo.ts'
import { createMany, type Row, removeMany, transitionMany, updateMany } from '../records/many.ts'
import { moveToSet, setIdOf } from '../records/move-set.ts'
import { saveDrawing } from '../records/save-drawing.ts'
import { byKind, inTitles, type OfKind, titlesOf } from '../records/titles.ts'
import { useTemplate } from '../records/use-template.ts'
import type { Input } from '../records/writing/input.ts'
import type { RefusedRows } from './input.ts'
import { once } from './once.ts'
import { inWords } from './problems.ts'

type Args = Record<string, unknown>

/** A call on several records: who may make it at all, and what it does. */
export interface CallOnMany {
  readonly name: string
  readonly entity?: Entity
  readonly demand?: (session: Session) => void
  readonly run: (work: Work, args: Args, context: RequestContext) => Promise<Outcome>
}

const input = (args: Args) => (args.input as Input | null | undefined) ?? {}
const ids = (args: Args) => args.ids as readonly Row<string>[]
const manner = (args: Args) => ({ isPreview: args.preview === true })

const idOrNull = (id: unknown) => (id === undefined || id === null ? null : String(id))
const templateUseOf = ({ sjabloon, asset, verdieping, onderdeel_van }: Args) => ({
  template: String(sjabloon),
  asset: String(asset),
  floor: idOrNull(verdieping),
  parent: idOrNull(onderdeel_van),
})

const drawnOf = ({ plattegrond, rows, ids, each, deleted }: Args) => ({
  plan: String(plattegrond),
  made: (rows as readonly Row[] | null | undefined) ?? [],
  ids: (ids as readonly Row<string>[] | null | undefined) ?? [],
  each: (each as readonly Row[] | null | undefined) ?? [],
  gone: ((deleted as readonly Seen[] | null | undefined) ?? []).map(({ id, record_version }) => ({
    id: String(id),
    version: record_version ?? undefined,
  })),
})
/** A record in the version in which somebody saw it. */
interface Seen {
  readonly id: unknown
  readonly record_version?: number | null
}

/** Those of every kind of record, and the one that takes such a call back. What the schema does not offer is not among its fields. */
export const callsOnMany: readonly CallOnMany[] = [
  ...model.entities.flatMap((entity): CallOnMany[] => {
    const { type } = entity.api
    return [
      {
        name: `create${type}Many`,
        entity,
        demand: (session) => demandRole(session, entity, 'create'),
        run: (work, args) => createMany(work, entity, args.rows as readonly Row[], manner(args)),
      },
      {
        name: `update${type}Many`,
        entity,
        demand: (session) => demandRole(session, entity, 'update'),
        run: (work, args) => {
          const each = (args.each as readonly Row[] | null | undefined) ?? undefined
          return updateMany(work, entity, ids(args), input(args), { ...manner(args), each })
        },
      },
      {
        name: `delete${type}Many`,
        entity,
        demand: (session) => demandRole(session, entity, 'delete'),
        run: (work, args) => removeMany(work, entity, ids(args), manner(args)),
      },
      {
        name: `transition${type}Many`,
        entity,
        demand: (session) => demandStep(session, entity),
        run: (work, args, context) => {
          const event = String(args.event)
          const check = afterTransition[`${entity.key}.${event}`]
          const after = check && (async (id: string) => void (await check(work, id, context)))
          return transitionMany(work, entity, ids(args), { event, input: input(args), after }, manner(args))
        },
      },
    ]
  }),
  {
    name: 'verhuisOnderzoeken',
    entity: model.entity('survey'),
    demand: (session) => demandRole(session, model.entity('variableSet'), 'update'),
    run: (work, args) =>
      moveToSet(work, (args.ids as readonly unknown[]).map(String), setIdOf(args.naar), args.preview === true),
  },
  {
    name: 'gebruikSjabloon',
    entity: model.entity('space'),
    demand: (session) => demandRole(session, model.entity('space'), 'create'),
    run: (work, args) => useTemplate(work, templateUseOf(args), args.preview === true),
  },
  {
    name: 'saveTekening',
    entity: model.entity('planObject'),
    demand: (session) => demandRole(session, model.entity('planObject'), 'update'),
    run: (work, args) => saveDrawing(work, drawnOf(args), args.preview === true),
  },
  { name: 'undoBatch', run: (work, args) => undoBatch(work, String(args.batch), manner(args)) },
]

const callNames = new Set(callsOnMany.map(({ name }) => name))
/** Whether an argument holds a row of the call at each of its places. */
export const isRows = (call: string, argument: string): boolean =>
  callNames.has(call) && ['rows', 'ids', 'each'].includes(argument)

/** The arguments of a call, with what refuses a row in the place of that row. */
export function withRefused(args: Args, { fieldNodes: [node] }: GraphQLResolveInfo, refused: RefusedRows): Args {
  const told = { ...args }
  for (const { name, value } of node?.arguments ?? []) {
    const problems = value.kind === Kind.VARIABLE ? refused.get(value.name.value) : undefined
    const rows = args[name.value]
    if (problems && Array.isArray(rows)) told[name.value] = rows.map((row, at) => problems.get(at) ?? row)
  }
  return told
}

/** Each person makes one at a time, and a few go on at once: whoever saves a record meanwhile hardly waits. */
const inTurn = new FairQueue({
  ...limits.bulkCalls,
  waiting: limits.userWaiting,
  waitMs: limits.userWaitMs,
})

/** Does something that takes the machine long, when it is this person's turn. */
export const inBulkTurn = <T>({ organisationId, userId }: Session, task: () => Promise<T>, signal?: AbortSignal) =>
  inTurn.run(`${organisationId} ${userId}`, task, signal)

/** Whether a call takes the machine long enough to wait its turn; how many a batch holds is not known before it is read. */
const isLarge = ({ rows, ids, each, deleted }: Args): boolean => {
  const lists = [rows, ids, each, deleted].filter(Array.isArray)
  return lists.length === 0 || lists.some((list) => list.length >= limits.bulkCalls.from)
}

/** Makes a call on several records, once for its key, and answers what became of each in the words of whoever asked. */
export async function makeCallOnMany(call: CallOnMany, args: Args, context: RequestContext, session: Session) {
  const { services, budget, signal, locale } = context
  const made = (work: Work) => async () => written(await call.run(work, args, context), args.preview === true)
  const make = () =>
    inTransaction(
      services.pools.serve,
      session,
      // A preview leaves nothing behind, its key neither.
      (work) => (args.preview === true ? made(work)() : once(work, call.name, args, made(work))),
      { ms: budget.left(limits.writeMs), signal },
    )
  const text = await (isLarge(args) ? inBulkTurn(session, make, signal) : make())
  return answerOf(JSON.parse(text) as Written, call, context, locale)
}

/** An outcome as it is kept with the key of its request: without the words, which are for whoever asks. */
interface Written extends Omit<Outcome, 'refused' | 'along'> {
  /** Only of a preview: it says what would go, and while it is there it can be named. */
  readonly along?: readonly OfKind[]
  readonly refused: readonly (Pick<Problem, 'code' | 'args' | 'issues'> & {
    key?: string
    id?: string
    index?: number
  })[]
}

const written = ({ along, ...outcome }: Outcome, isPreview: boolean): string =>
  JSON.stringify({
    ...outcome,
    ...(isPreview ? { along: byKind(along ?? []) } : {}),
    refused: outcome.refused.map(({ problem: { code, args, issues }, entity, ...row }) => {
      return { ...row, ...(entity ? { key: entity.key } : {}), code, args, issues }
    }),
  } satisfies Written)

async function answerOf(outcome: Written, { entity }: CallOnMany, { ask }: RequestContext, locale: Locale) {
  const kindOf = (key: string | undefined) => (key === undefined ? entity : model.named(key))
  const titles = new Map<string, string>()
  for (const kind of new Set(outcome.refused.map(({ key }) => kindOf(key)))) {
    const ids = outcome.refused.flatMap(({ key, id }) => (id !== undefined && kindOf(key) === kind ? [id] : []))
    if (kind) for (const [id, title] of await titlesOf(ask, kind, ids, locale)) titles.set(id, title)
  }
  const standing = outcome.refused.flatMap(({ args }) => recordsIn(args))
  const called = await callWhatIsNot(standing, ask, locale)
  return {
    ...outcome,
    along: await inTitles(ask, outcome.along ?? [], locale),
    refused: outcome.refused.map(({ id, index, code, args, issues }) => ({
      id,
      index,
      title: titles.get(id ?? ''),
      ...inWords({ code, args, issues }, locale),
      records: recordsIn(args).map((record) => ({ ...record, title: record.title || called.get(record.id) || '' })),
    })),
  }
}

/** The records that a problem says stand in the way. */
const recordsIn = ({ records }: ProblemArgs): readonly NamedRecord[] => (Array.isArray(records) ? records : [])

/** What records in the way are called that have no name of their own, such as one that is told by what it points at. */
async function callWhatIsNot(records: readonly NamedRecord[], ask: RequestContext['ask'], locale: Locale) {
  const called = new Map<string, string>()
  const nameless = records.filter(({ title, page }) => title === '' && !page)
  for (const [type, of] of Map.groupBy(nameless, (record) => record.type)) {
    const entity = model.ofType(type)
    const ids = [...new Set(of.map(({ id }) => id))]
    if (entity) for (const [id, title] of await titlesOf(ask, entity, ids, locale)) called.set(id, title)
  }
  return called
}
