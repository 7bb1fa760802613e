import type { Config } from './config.ts'
import { openPools, type Pools } from './db/pools.ts'
import { openFileStore } from './files/open-store.ts'
import type { FileStore } from './files/store.ts'
import { type Mail, makeMail } from './integrations/mail/client.ts'
import { KeptReads } from './kept-reads.ts'
import { type Log, makeLog, sayMissing } from './log.ts'
import { enqueue } from './queue/enqueue.ts'
import { keyFrom } from './secrets/key.ts'

/** What the parts of a process share; made once, at its start. */
export interface Services {
  readonly config: Config
  readonly pools: Pools
  readonly files: FileStore
  readonly mail: Mail
  readonly jobs: { readonly enqueue: typeof enqueue }
  readonly log: Log
  /** Who saw what of residents. */
  readonly reads: KeptReads
}

/** Opens them; throws a StartProblem when the machine does not allow it. Stopped with `pools.stop()`. */
export async function openServices(config: Config): Promise<Services> {
  const log = makeLog(config)
  keyFrom(config)
  const files = openFileStore(config)
  const mail = makeMail(config, log)
  const pools = await openPools(config, (error) =>
    sayMissing('idle', (more) => log.warn({ err: error, ...more }, 'an idle database connection broke')),
  )
  return { config, pools, files, mail, jobs: { enqueue }, log, reads: new KeptReads(pools.owner, log) }
}
