import type { Pool, PoolClient } from 'pg'

/** Transaction control and the tenant setting are not data statements (architecture, section 8). */
const isControl = (sql: string) => /^(begin|commit|rollback)|set_config\('app\./i.test(sql.trim())

/** Runs a task and lists the data statements it sent through a pool. */
export async function countStatements<T>(
  pool: Pool,
  task: () => Promise<T>,
): Promise<{ answer: T; statements: string[] }> {
  const statements: string[] = []
  const connect = pool.connect.bind(pool)
  const watch = (client: PoolClient) =>
    new Proxy(client, {
      get(target, name) {
        const value = Reflect.get(target, name)
        if (name !== 'query') return typeof value === 'function' ? value.bind(target) : value
        return (query: string | { text: string }, ...rest: unknown[]) => {
          const sql = typeof query === 'string' ? query : query.text
          if (!isControl(sql)) statements.push(sql)
          return (target.query as (...args: unknown[]) => unknown)(query, ...rest)
        }
      },
    })
  pool.connect = (async () => watch(await connect())) as unknown as Pool['connect']
  try {
    return { answer: await task(), statements }
  } finally {
    pool.connect = connect
  }
}
