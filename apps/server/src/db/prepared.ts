import { limits } from '@vezel/model/limits.ts'
import type { ClientBase, QueryResult, QueryResultRow } from 'pg'

/** Of a connection: the bytes of each statement that it keeps prepared, the one used longest ago first. */
const kept = new WeakMap<ClientBase, Map<string, number>>()

/** Connections that have planned a large statement: their process keeps the memory it took. */
const grown = new WeakSet<ClientBase>()
/** Whether a connection is better closed than lent again. */
export const hasGrown = (client: ClientBase): boolean => grown.has(client)

/** The connections that keep large statements of the product itself, while they are open. */
const keeping = new Set<ClientBase>()

/** Whether a connection keeps large statements: a few do, since each takes tens of megabytes. */
function keepsLarge(client: ClientBase): boolean {
  if (keeping.has(client)) return true
  if (keeping.size >= limits.keepingLarge) return false
  keeping.add(client)
  client.once('end', () => keeping.delete(client))
  return true
}

/**
 * Runs a large statement of the product itself that will come again, whose text is always the same. A few connections keep
 * it, planned once for all values; on the others it is a large statement like any other.
 */
export async function queryOwnLarge<R extends QueryResultRow>(
  client: ClientBase,
  statement: { readonly name: string; readonly text: string; readonly values: unknown[] },
): Promise<QueryResult<R>> {
  if (!keepsLarge(client)) return queryLarge(client, { text: statement.text, values: statement.values })
  return queryById(client, statement)
}

/**
 * Runs a statement that will come again and finds its rows by their ids, whatever these are: one plan for all values, where
 * PostgreSQL would plan it for those of each of five times, and may go on so.
 */
export async function queryById<R extends QueryResultRow>(
  client: ClientBase,
  statement: { readonly name: string; readonly text: string; readonly values: unknown[] },
): Promise<QueryResult<R>> {
  const sent = [
    client.query(`select set_config('plan_cache_mode', 'force_generic_plan', true)`),
    queryPrepared<R>(client, statement),
    client.query(`select set_config('plan_cache_mode', 'auto', true)`),
  ] as const
  // One that fails refuses what comes behind it: it is the first that tells why.
  const [, result] = await Promise.all(sent)
  return result
}

/** Runs a large statement, which no connection keeps: it is planned anew, and its connection closes after the transaction. */
export function queryLarge<R extends QueryResultRow>(
  client: ClientBase,
  statement: { readonly text: string; readonly values: unknown[] },
): Promise<QueryResult<R>> {
  grown.add(client)
  return client.query<R>({ ...statement })
}

/**
 * Runs a statement that will come again under a name, so that PostgreSQL plans it once for each connection. A connection
 * keeps a bounded number and size of them; one that has not been used for longest makes place.
 */
export function queryPrepared<R extends QueryResultRow>(
  client: ClientBase,
  statement: { readonly name: string; readonly text: string; readonly values: unknown[] },
): Promise<QueryResult<R>> {
  const names = kept.get(client) ?? new Map<string, number>()
  kept.set(client, names)
  names.delete(statement.name)
  names.set(statement.name, statement.text.length)
  let bytes = [...names.values()].reduce((sum, length) => sum + length, 0)
  for (const [name, length] of names) {
    if (names.size <= limits.preparedCount && bytes <= limits.preparedBytes) break
    if (name === statement.name) continue
    names.delete(name)
    bytes -= length
    void forget(client, name)
  }
  return client.query<R>({ ...statement })
}

/** The driver keeps a list of its own, and would not prepare the statement again. */
async function forget(client: ClientBase, name: string): Promise<void> {
  const { parsedStatements } = (client as unknown as { connection: { parsedStatements: Record<string, string> } })
    .connection
  // Behind a proxy that knows none, nothing was prepared.
  if (!parsedStatements[name]) return
  delete parsedStatements[name]
  // Sent before the statement that follows; when it fails, so does that one, and the connection is not used again.
  await client.query(`deallocate "${name}"`).catch(() => {})
}
