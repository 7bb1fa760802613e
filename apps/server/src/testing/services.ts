import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { openFileStore } from '../files/open-store.ts'
import { makeMail } from '../integrations/mail/client.ts'
import { KeptReads } from '../kept-reads.ts'
import { makeLog } from '../log.ts'
import { enqueue } from '../queue/enqueue.ts'
import { keyFrom } from '../secrets/key.ts'
import type { Services } from '../services.ts'
import type { TestDatabase } from './database.ts'

const testKey = Buffer.alloc(32, 'test').toString('base64')

/** What the parts of a process share, on a test's own database. Give a test that stores files a folder of its own. */
export function testServices(
  { owner, serve }: Pick<TestDatabase, 'owner' | 'serve'>,
  {
    dataDir = join(tmpdir(), 'vezel-unused'),
    env = {},
    ...parts
  }: Partial<Services> & { dataDir?: string; env?: Record<string, string> } = {},
): Services {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', SECRETS_KEY: testKey, ...env })
  keyFrom(config)
  const log = makeLog(config)
  const pools = { owner, serve, stop: async () => {}, stopNow: async () => {} }
  const reads = new KeptReads(owner, log)
  const shared = { config, pools, log, reads, jobs: { enqueue } }
  return { ...shared, files: openFileStore(config), mail: makeMail(config, log), ...parts }
}
