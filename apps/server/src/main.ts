import { join } from 'node:path'
import type pg from 'pg'
import { users } from '../../../demo/data/people.ts'
import { type Config, readConfig } from './config.ts'
import { checkServingRole } from './db/app-role.ts'
import { migrate } from './db/migrate.ts'
import { keepClosedSurveys } from './entities/shared/closed-surveys.ts'
import { uploadFolder } from './files/upload-folder.ts'
import { removeOldUploads } from './files/uploaded-file.ts'
import { buildApp } from './http/app.ts'
import { prepareJobs } from './jobs/prepare.ts'
import { keepPrivate } from './make-folder.ts'
import { lostSecrets } from './secrets/lost.ts'
import { hasAdministrator } from './seed/first-administrator.ts'
import { demoPassword, loadDemo } from './seed/load-demo.ts'
import { openServices, type Services } from './services.ts'
import { explainStart } from './start-problem.ts'
import { announceReady, endWith, type Opened, runProcess } from './supervised.ts'

/** Any number will do, as long as every process that starts takes the same. */
const FILLING = 7_330

/** The process that answers: page, API and files on one port. */
async function main(): Promise<void> {
  const config = readConfig()
  await runProcess((opened) => start(config, opened)).catch((error) => {
    throw explainStart(error, config) ?? error
  })
}

async function start(config: Config, opened: Opened): Promise<{ ended: Promise<unknown> }> {
  const isPrivate = await keepPrivate(config.dataDir)
  // What the product writes is for the user who runs it.
  process.umask(0o077)
  const services = await openServices(config)
  const { pools, log } = services
  opened(pools.stop, pools.stopNow)
  if (!isPrivate) log.warn('others can read the data folder: its owner must take that right away (chmod 700)')
  const db = join(import.meta.dirname, 'db')
  const ran = await migrate(pools.owner, join(db, 'migrations'), join(db, 'schema.sql'))
  // A new database runs them all, which tells nobody anything.
  if (ran.length > 0 && (await isFilled(pools.owner)))
    say(`brought the data to this version: ${ran.length} ${ran.length === 1 ? 'migration' : 'migrations'} ran`)
  await checkServingRole(pools.serve)
  await prepareJobs(pools.owner)
  await removeOldUploads(uploadFolder(config))
  const isDemo = await fillEmptyDatabase(services)
  await keepClosedSurveys(pools.owner)
  for (const lost of await lostSecrets(pools.owner))
    log.warn(lost, 'the key that sealed these is not here: enter them again')
  const app = await buildApp(services)
  opened(() => app.close())
  const address = await app.listen({ port: config.port, host: config.host })
  const greeting = await greetingAt(services, address, isDemo)
  // From here on the start command keeps this process running: whoever reads that it is ready may count on that.
  announceReady()
  greeting.forEach(say)
  // Nobody waits for it: there is something to keep after an upgrade or an import only.
  const kept = keepDossiersOfClosed(services)
  opened(() => kept)
  return { ended: new Promise(() => {}) }
}

/** Loads the demonstration data into a database without organisations; answers whether it is there. */
async function fillEmptyDatabase(services: Services): Promise<boolean> {
  const { config, pools } = services
  if (!config.demo) return false
  const client = await pools.owner.connect()
  try {
    // Two processes that start at once fill it once.
    await client.query('select pg_advisory_lock($1)', [FILLING])
    if (!(await isFilled(client))) {
      say('loading the demonstration data …')
      await loadDemo(services)
    }
  } finally {
    // Ends the connection, and with it the lock.
    client.release(true)
  }
  return isDemoThere(services)
}

/** Whether a database holds an organisation, and so somebody's data. */
async function isFilled(db: pg.Pool | pg.PoolClient): Promise<boolean> {
  const { rowCount } = await db.query('select from "inventarisatie_organisatie" limit 1')
  return rowCount === 1
}

/** The demonstration data is there when its first person can log in. */
async function isDemoThere({ pools }: Services): Promise<boolean> {
  const { rowCount } = await pools.owner.query('select from "user" where "email" = $1 and "active"', [users[0]?.email])
  return rowCount === 1
}

async function keepDossiersOfClosed(services: Services): Promise<void> {
  // The report's pages are a large module.
  const { keepClosedDossiers } = await import('./jobs/keep-closed-dossiers.ts')
  await keepClosedDossiers(services)
}

/** The address, once it really answers, and who can log in to the demonstration, or how the first one comes in. */
async function greetingAt({ log, pools }: Services, address: string, isDemo: boolean): Promise<string[]> {
  const url = address.replace(/\/\/(127\.0\.0\.1|\[::1?\]|0\.0\.0\.0):/, '//localhost:')
  const health = await fetch(`${url}/health`)
  if (!health.ok) log.error({ status: health.status }, 'the server listens, but its database does not answer')
  const ready = `ready at ${url}`
  if (isDemo) {
    const accounts = users.filter((user) => user.active)
    return [
      ready,
      `demonstration log-ins, all with the password ${demoPassword}:`,
      ...accounts.map(({ email, functie }) => `  ${email.padEnd(28)} ${functie}`),
    ]
  }
  if (await hasAdministrator(pools.owner)) return [ready]
  return [
    ready,
    'nobody can log in yet: `npm run administrator`, with the same settings, makes the firm and prints a link to it',
  ]
}

function say(sentence: string): void {
  process.stdout.write(`vezel: ${sentence}\n`)
}

main().catch(endWith)
