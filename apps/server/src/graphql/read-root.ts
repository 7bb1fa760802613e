import { createHash } from 'node:crypto'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { FieldNode, FragmentDefinitionNode } from 'graphql'
import type { PoolClient } from 'pg'
import type { Session } from '../access.ts'
import { ByteCache } from '../byte-cache.ts'
import { queryById, queryLarge, queryOwnLarge, queryPrepared } from '../db/prepared.ts'
import { inOwnSnapshot, inSnapshot } from '../db/work.ts'
import type { SeenRecord } from '../kept-reads.ts'
import { compileRead, type Probe, type ReadPlan, type Root } from '../records/read.ts'
import type { Variables } from '../records/reading/statement.ts'
import { growDocument } from './document-cache.ts'

interface Plan extends ReadPlan {
  readonly name: string
}

/** Plans by field of a kept document, so that a request sent often is compiled once for each role. */
const plans = new WeakMap<FieldNode, Map<number, Plan>>()
/** An organisation has a handful; of more, each is compiled anew. */
const ROLES_MOST = 8
/** A plan has its text, its name, and a function for each value. */
const PLAN_BYTES = 500

/** One root field, ready to be asked. */
export interface ReadyRoot {
  /** Whether it is answered by one statement, which is sent before anything is waited for. */
  readonly isOneStatement: boolean
  /**
   * The JSON text of its value as PostgreSQL made it, or null. One statement, and one more where it asks by what is told of
   * residents: `probed` then gets of whom. Throws `tooHeavy` of an answer that is too large.
   */
  readonly ask: (client: PoolClient, probed?: SeenRecord[]) => Promise<string | null>
}

/**
 * Makes a root field ready: throws what refuses it before the database is asked. `isInside`: the product asks it for itself, in
 * a document of its own.
 */
export function readyRoot(
  root: Root,
  nodes: readonly FieldNode[],
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  session: Session,
  variables: Variables,
  { isInside = false }: { readonly isInside?: boolean | undefined } = {},
): ReadyRoot {
  const plan = planOf(root, nodes, fragments, session, variables)
  const values = plan.values.map((value) => value(variables, session))
  const { probe } = plan
  return {
    isOneStatement: !probe && !isInside,
    async ask(client, probed) {
      const result = await sent(client, plan, values, isInside)
      const { j = null, bytes = 0 } = result.rows[0] ?? {}
      if ((bytes ?? 0) > limits.answerBytes) throw new Problem('tooHeavy')
      if (probe) probed?.push(...(await probedBy(client, probe, session, variables)))
      return j
    },
  }
}

/** In what fields at the top are asked, those that ask nothing included: what is one statement goes out in one piece with its snapshot. */
export const snapshotOf = ([only, ...others]: readonly (ReadyRoot | undefined)[]): typeof inSnapshot =>
  only?.isOneStatement && others.length === 0 ? inOwnSnapshot : inSnapshot

/** The records of which an answer tells something by the field that it was asked by; without an id where it named none. */
async function probedBy(
  client: PoolClient,
  { types, named }: Probe,
  session: Session,
  variables: Variables,
): Promise<SeenRecord[]> {
  const values = named?.values.map((value) => value(variables, session))
  const { rows } = named ? await client.query<SeenRecord>({ text: named.sql, values: values ?? [] }) : { rows: [] }
  if (rows.length === 0) return types.map((type) => ({ type, id: '' }))
  return rows
}

function sent(client: PoolClient, { name, sql: text, ...plan }: Plan, values: unknown[], isInside: boolean) {
  const isLarge = plan.selects > limits.keptSelects
  if (isLarge && !isInside) return queryLarge<Answer>(client, { text, values })
  // What is asked once is not worth a place among those of a connection.
  const isAgain = isSeen(name)
  if (isLarge)
    return isAgain
      ? queryOwnLarge<Answer>(client, { name, text, values })
      : queryLarge<Answer>(client, { text, values })
  if (!isAgain) return client.query<Answer>({ text, values })
  return plan.isById
    ? queryById<Answer>(client, { name, text, values })
    : queryPrepared<Answer>(client, { name, text, values })
}

/** Names of statements that were sent lately. */
const seen = new ByteCache<string, true>(100_000)
function isSeen(name: string): boolean {
  const known = seen.get(name) ?? false
  if (!known) seen.set(name, true, 100)
  return known
}
interface Answer {
  readonly j: string | null
  readonly bytes: number | null
}

function planOf(
  root: Root,
  nodes: readonly FieldNode[],
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  session: Session,
  variables: Variables,
): Plan {
  const [first] = nodes
  if (!first) throw new Error('A root field without a node')
  // The nodes of a key asked twice may differ from time to time, by the conditions on each.
  const known = nodes.length === 1 ? plans.get(first)?.get(session.roleId) : undefined
  if (known) return known
  const selections = nodes.flatMap((n) => n.selectionSet?.selections ?? [])
  const node: FieldNode = first.selectionSet ? { ...first, selectionSet: { ...first.selectionSet, selections } } : first
  const compiled = compileRead(root, node, fragments, session, variables)
  const name = createHash('sha256').update(compiled.sql).digest('base64url').slice(0, 32)
  const plan = { ...compiled, name }
  // A given id comes from outside the document, and so may the choice of nodes that the executor hands over.
  if (plan.isFixed && nodes.length === 1 && root.kind !== 'given' && !root.isTyped) {
    const ofRoles = plans.get(first) ?? new Map<number, Plan>()
    const bytes = plan.sql.length * 2 + PLAN_BYTES + plan.values.length * 100
    if (ofRoles.size < ROLES_MOST && growDocument(first, bytes)) plans.set(first, ofRoles.set(session.roleId, plan))
  }
  return plan
}
