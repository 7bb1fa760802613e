import type { GraphQLFieldMap } from 'graphql'
import type { Session } from '../access.ts'
import { schema } from '../graphql/schema.ts'
import type { GraphqlAnswer, TestApi } from './api.ts'

/** What a call on several records answers. */
export interface BulkAnswer {
  readonly batch: string | null
  readonly changed: readonly string[]
  readonly same: readonly string[]
  readonly refused: readonly {
    readonly id: string | null
    readonly index: number | null
    readonly code: string
    readonly message: string
    readonly issues: readonly { readonly path: string; readonly message: string }[]
  }[]
}

const mutations = schema.getMutationType()?.getFields() as GraphQLFieldMap<unknown, unknown>
/** The names of all calls on several records. */
export const callsOnMany = Object.keys(mutations).filter((name) =>
  String(mutations[name]?.type).startsWith('BulkAnswer'),
)

/** Makes one of them, with arguments by name; fails the test on an error. */
export async function callOnMany(
  api: Pick<TestApi, 'get'>,
  name: string,
  args: Record<string, unknown>,
  as: Session,
): Promise<BulkAnswer> {
  const { heads, passed } = argumentsOf(name, args)
  const answer = '{ batch changed same refused { id index code message issues { path message } } }'
  return api.get(`mutation(${heads}) { ${name}(${passed}) ${answer} }`, args, as)
}

/** The call on many records of a call on one of them, such as `updateRuimte` with its variables; undefined where there is none. */
function manyOf(name: string, { id, input, ...more }: Record<string, unknown>) {
  const many = `${name}Many`
  if (!callsOnMany.includes(many)) return undefined
  return { many, args: name.startsWith('create') ? { rows: [input] } : { ...more, ids: [id], input } }
}

/**
 * Makes a call on one record as the call on many that has this one alone: what that tells of the row comes back as the
 * refusal of a call on one, so that a test may ask the same of both. Undefined where there is no such call.
 */
export async function askAsMany(
  api: Pick<TestApi, 'ask'>,
  name: string,
  variables: Record<string, unknown>,
  as?: Session,
): Promise<GraphqlAnswer | undefined> {
  const found = manyOf(name, variables)
  if (!found) return undefined
  const { heads, passed } = argumentsOf(found.many, found.args)
  const answer = await api.ask(
    `mutation(${heads}) { row: ${found.many}(${passed}) { refused { title code message issues { path rule message } } } }`,
    found.args,
    as,
  )
  const row = answer.data?.row as { refused: readonly Refusal[] } | null | undefined
  if (answer.errors || !row || row.refused.length === 0) return answer
  const errors = row.refused.map(({ code, message, issues }) => ({ message, extensions: { code, args: {}, issues } }))
  return { data: null, errors }
}

interface Refusal {
  readonly code: string
  readonly message: string
  readonly issues: readonly { path: string; rule: string; message: string }[]
}

/** The arguments that are given, as they are declared and as they are passed. */
function argumentsOf(name: string, args: Record<string, unknown>) {
  const given = (mutations[name]?.args ?? []).filter((a) => args[a.name] !== undefined)
  return {
    heads: given.map((a) => `$${a.name}: ${a.type}`).join(', '),
    passed: given.map((a) => `${a.name}: $${a.name}`).join(', '),
  }
}
