import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confine } from './confine.ts'

const folder = await mkdtemp(join(tmpdir(), "vezel confined ' "))
const shell = await confine('/bin/sh', folder)
const isConfined = (await readFile(shell, 'utf8')).includes('bwrap')
let secret: string

beforeAll(async () => {
  secret = await mkdtemp(join(tmpdir(), 'vezel-secret-'))
  await writeFile(join(secret, 'geheim'), 'GELEKT')
  await writeFile(join(folder, 'rapport.html'), 'Rapport')
})
afterAll(() => Promise.all([folder, secret].map((each) => rm(each, { recursive: true }))))

const quoted = `'${folder.replaceAll("'", `'\\''`)}'`
const inside = async (command: string) => {
  const { stdout } = await promisify(execFile)(shell, ['-c', `{ ${command}; } 2>&1; true`])
  return stdout.trim()
}

test.skipIf(!isConfined)('a confined program reads its folder and no other file, and writes in neither', async () => {
  expect(await inside(`cat ${quoted}/rapport.html`)).toBe('Rapport')
  expect(await inside(`cat ${secret}/geheim`)).toMatch(/No such file/)
  expect(await inside('cat /etc/passwd')).toMatch(/No such file/)
  expect(await inside('touch /usr/x && echo written')).toMatch(/Read-only/)
  expect(await inside(`touch ${quoted}/x && echo written`)).toMatch(/Read-only/)
})

test.skipIf(!isConfined)('a confined program has no network and sees no other process', async () => {
  const devices = (await inside('cat /proc/net/dev')).match(/^\s*\w+(?=:)/gm)
  expect(devices?.map((name) => name.trim())).toEqual(['lo'])
  expect((await inside('ls /proc')).split('\n').filter((name) => /^\d+$/.test(name)).length).toBeLessThan(5)
})

test('where there is no bubblewrap, the program is run as it is, and its process is known', async () => {
  const other = await mkdtemp(join(tmpdir(), 'vezel-open-'))
  const { stdout } = await promisify(execFile)(await confine('/bin/sh', other, '/nowhere/bwrap'), ['-c', 'echo $$'])
  expect(await readFile(join(other, 'pid'), 'utf8')).toBe(stdout)
  await rm(other, { recursive: true })
})
