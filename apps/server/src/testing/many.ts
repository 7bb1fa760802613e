import type { GraphQLFieldMap } from 'graphql'
import type { Session } from '../access.ts'
import { schema } from '../graphql/schema.ts'
import type { TestApi } from './api.ts'

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
    readonly issues: readonly { readonly path: string }[]
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
  const given = (mutations[name]?.args ?? []).filter((a) => args[a.name] !== undefined)
  const heads = given.map((a) => `$${a.name}: ${a.type}`).join(', ')
  const passed = given.map((a) => `${a.name}: $${a.name}`).join(', ')
  const answer = '{ batch changed same refused { id index code message issues { path } } }'
  return api.get(`mutation(${heads}) { ${name}(${passed}) ${answer} }`, args, as)
}
