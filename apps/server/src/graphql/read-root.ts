import { createHash } from 'node:crypto'
import type { FieldNode, FragmentDefinitionNode } from 'graphql'
import type { PoolClient } from 'pg'
import type { Session } from '../access.ts'
import { compileRead, type ReadPlan, type Root, type Variables } from '../db/read.ts'

/** Plans by field of a cached document, so that a request sent often is compiled once for each role. */
const plans = new WeakMap<FieldNode, Map<number, ReadPlan & { readonly name: string }>>()

/** Answers one root field: the JSON text of its value as PostgreSQL made it, or null. One statement. */
export async function readRoot(
  client: PoolClient,
  root: Root,
  nodes: readonly FieldNode[],
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  session: Session,
  variables: Variables,
): Promise<string | null> {
  const plan = planOf(root, nodes, fragments, session, variables)
  const values = plan.values.map((value) => value(variables, session))
  const result = await client.query<{ j: string | null }>({
    ...(plan.isFixed ? { name: plan.name } : {}),
    text: plan.sql,
    values,
  })
  return result.rows[0]?.j ?? null
}

function planOf(
  root: Root,
  nodes: readonly FieldNode[],
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  session: Session,
  variables: Variables,
): ReadPlan & { readonly name: string } {
  const [first] = nodes
  if (!first) throw new Error('A root field without a node')
  const known = plans.get(first)?.get(session.roleId)
  if (known) return known
  const selections = nodes.flatMap((n) => n.selectionSet?.selections ?? [])
  const node: FieldNode = first.selectionSet ? { ...first, selectionSet: { ...first.selectionSet, selections } } : first
  const compiled = compileRead(root, node, fragments, session, variables)
  const plan = { ...compiled, name: createHash('sha256').update(compiled.sql).digest('base64url').slice(0, 32) }
  // The id of an `own` root comes from outside the document, and so may the choice of nodes that the executor hands over.
  if (plan.isFixed && root.kind !== 'own' && !root.isTyped)
    plans.set(first, (plans.get(first) ?? new Map()).set(session.roleId, plan))
  return plan
}
