import type pg from 'pg'

/** Runs `task` in a transaction on one connection, outside any session; what it throws undoes everything. */
export async function inOneTransaction<T>(db: pg.Pool, task: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await db.connect()
  try {
    await client.query('begin')
    const answer = await task(client)
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
