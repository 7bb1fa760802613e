import type { Problem } from '@vezel/model/problems.ts'
import type { Session } from '../access.ts'
import type { Ask } from '../ask.ts'
import type { Work } from '../db/work.ts'
import type { Services } from '../services.ts'
import type { Budget } from './budget.ts'

/** What one request carries through its resolvers. */
export interface RequestContext {
  readonly services: Services
  readonly session: Session | undefined
  readonly locale: 'nl' | 'en' | 'fr'
  readonly token: string | undefined
  /** The caller's network address, for limits only. */
  readonly address: string
  /** What the caller's browser calls itself. */
  readonly device?: string | undefined
  readonly ask: Ask
  /** As `ask`, on the connection of a transaction: whoever holds one never waits for another. */
  readonly askWithin: (work: Work) => Ask
  /** What its fields may spend together. */
  readonly budget: Budget
  /** The product itself asks: its documents are known, and it may take longer. */
  readonly isInside?: boolean
  /** What refuses rows that it sends, by the variable they came in and their place there: those rows alone are refused. */
  readonly refusedRows?: ReadonlyMap<string, ReadonlyMap<number, Problem>>
  /** Aborted when the caller has hung up. */
  readonly signal?: AbortSignal | undefined
}

/** A call that is not CRUD: its line in the schema, the types it needs, and what it does. */
export interface Operation {
  readonly name: string
  readonly kind: 'query' | 'mutation'
  /** Arguments and answer, such as `(id: ID!): Taak!`. */
  readonly signature: string
  readonly types?: string
  /** May be called without a session. */
  readonly isPublic?: boolean
  readonly run: (args: Record<string, unknown>, context: RequestContext) => Promise<unknown>
  /** The answer names a record, which is then read with the selection of the request. */
  readonly answers?: { readonly entity: string }
}
