import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../apps/server/src/db/embedded.ts'

/** As in playwright.config.ts. */
const { E2E_DATA_DIR = 'node_modules/.cache/vezel-e2e' } = process.env

/** As whoever runs the installation, in the database of the product that runs. */
export async function withDatabase(task: (db: pg.Client) => Promise<unknown>): Promise<void> {
  const server = await startEmbedded(join(E2E_DATA_DIR, 'pg'))
  const db = new pg.Client(server.connection)
  await db.connect()
  try {
    await task(db)
  } finally {
    await db.end()
    await server.stop()
  }
}
