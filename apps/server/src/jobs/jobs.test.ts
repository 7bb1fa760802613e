import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { forgotPassword } from '../auth/reset-password.ts'
import { inTransaction } from '../db/work.ts'
import { enqueue } from '../queue/enqueue.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { logIn as login } from '../testing/log-in.ts'
import { makeOrganisation, makePerson } from '../testing/people.ts'
import { testServices } from '../testing/services.ts'
import { prepareJobs } from './prepare.ts'
import { startJobs } from './runner.ts'

let db: TestDatabase
let dataDir: string
let session: Session
beforeAll(async () => {
  db = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-jobs-'))
  const { email } = await makePerson(db.owner, await makeOrganisation(db.owner))
  session = (await login(db.serve, { username: email, password: 'vezel-demo-2026' }, { address: 'here' })).session
})
afterEach(() => db.owner.query('delete from graphile_worker._private_jobs'))
afterAll(async () => {
  await db.drop()
  await rm(dataDir, { recursive: true })
})

const waiting = async (): Promise<number> =>
  (await db.owner.query('select from graphile_worker._private_jobs')).rowCount ?? 0
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (await holds()) return
    await sleep(20)
  }
  throw new Error('It did not happen within four seconds')
}

test('a job is there when its transaction commits, and never was when it rolls back', async () => {
  const ask = (fails: boolean) =>
    inTransaction(db.serve, session, async (work) => {
      await enqueue(work, 'clean-up', {})
      if (fails) throw new Error('refused')
    })
  await expect(ask(true)).rejects.toThrow('refused')
  expect(await waiting()).toBe(0)
  await ask(false)
  expect(await waiting()).toBe(1)
})

test('the role that serves adds jobs, and can neither read nor change them', async () => {
  await enqueue(db.serve, 'clean-up', {}, { key: 'once' })
  await enqueue(db.serve, 'clean-up', {}, { key: 'once' })
  expect(await waiting()).toBe(1)
  await expect(db.serve.query('select * from graphile_worker._private_jobs')).rejects.toThrow('permission denied')
  await expect(db.serve.query(`select graphile_worker.complete_jobs('{1}')`)).rejects.toThrow('permission denied')
})

test('preparing the queue twice at once, and again, leaves it as it was', async () => {
  await enqueue(db.serve, 'clean-up', {})
  await Promise.all([prepareJobs(db.owner), prepareJobs(db.owner)])
  expect(await waiting()).toBe(1)
})

test('the worker mails a link to whoever forgot the password', async () => {
  const runner = await startJobs(testServices(db, { dataDir }))
  await forgotPassword(db.serve, 'samir@noordlicht.test', { address: '192.0.2.9' })
  await until(async () => (await readdir(join(dataDir, 'mail')).catch(() => [])).length === 1)
  await until(async () => (await waiting()) === 0)
  await runner.stop()
})

test('stopping waits for a job that runs, and leaves the next one', async () => {
  let sent = 0
  const send = async () => {
    await sleep(300)
    sent += 1
  }
  const runner = await startJobs(testServices(db, { dataDir, mail: { send } }))
  await enqueue(db.serve, 'send-reset-mail', { email: 'samir@noordlicht.test' })
  await until(
    async () =>
      (await db.owner.query('select from graphile_worker._private_jobs where locked_at is not null')).rowCount === 1,
  )
  await runner.stop()
  expect(sent).toBe(1)
  expect(await waiting()).toBe(0)
  await enqueue(db.serve, 'clean-up', {})
  await sleep(100)
  expect(await waiting()).toBe(1)
})

test('a job of a worker that was killed is taken over by the next', async () => {
  await enqueue(db.serve, 'clean-up', {})
  await db.owner.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-that-was-killed', attempts = 1`,
  )
  const runner = await startJobs(testServices(db, { dataDir }))
  await until(async () => (await waiting()) === 0)
  await runner.stop()
})

test('a job of a worker that lives is left to it', async () => {
  await db.owner.query('delete from "wachtwoord_herstel"')
  let sent = 0
  let finish = () => {}
  const held = new Promise<void>((done) => {
    finish = done
  })
  const send = () => {
    sent += 1
    return held
  }
  const first = await startJobs(testServices(db, { dataDir, mail: { send } }))
  await enqueue(db.serve, 'send-reset-mail', { email: 'samir@noordlicht.test' })
  await until(async () => sent === 1)
  const second = await startJobs(testServices(db, { dataDir, mail: { send } }))
  await sleep(200)
  const { rows } = await db.owner.query('select locked_by from graphile_worker._private_jobs')
  finish()
  await Promise.all([first.stop(), second.stop()])
  expect(rows).toMatchObject([{ locked_by: expect.any(String) }])
  expect([sent, await waiting()]).toEqual([1, 0])
})

test('a job that fails is tried again later', async () => {
  const failing = testServices(db, { dataDir, mail: { send: () => Promise.reject(new Error('no mail server')) } })
  await db.owner.query('delete from "wachtwoord_herstel"')
  const runner = await startJobs(failing)
  await enqueue(db.serve, 'send-reset-mail', { email: 'samir@noordlicht.test' })
  const failed = `select from graphile_worker._private_jobs where last_error like '%no mail server%' and run_at > now()`
  await until(async () => (await db.owner.query(failed)).rowCount === 1)
  await runner.stop()
})
