import { readConfig } from './config.ts'
import { checkServingRole } from './db/app-role.ts'
import { startJobs } from './jobs/runner.ts'
import { openServices } from './services.ts'
import { explainStart } from './start-problem.ts'
import { endWith, runProcess } from './supervised.ts'

/** The process that does the jobs: PDFs, photos, mail. The server must have run first: it makes the tables. */
async function main(): Promise<void> {
  const config = readConfig()
  process.umask(0o077)
  await runProcess(async (opened) => {
    const services = await openServices(config)
    opened(services.pools.stop, services.pools.stopNow)
    await checkServingRole(services.pools.serve)
    const jobs = await startJobs(services)
    opened(jobs.stop)
    return { ended: jobs.ended }
  }).catch((error) => {
    throw explainStart(error, config) ?? error
  })
}

main().catch(endWith)
