import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confine } from './confine.ts'

const folder = await mkdtemp(join(tmpdir(), "vezel confined ' "))
const shell = await confine('/bin/sh', folder)
let secret: string

beforeAll(async () => {
  secret = await mkdtemp(join(tmpdir(), 'vezel-secret-'))
  await writeFile(join(secret, 'geheim'), 'GELEKT')
  await writeFile(join(folder, 'rapport.html'), 'Rapport')
})
afterAll(() => Promise.all([folder, secret].map((each) => rm(each, { recursive: true }))))

const quoted = `'${folder.replaceAll("'", `'\\''`)}'`
const inside = async (command: string) => {
  const { stdout } = await promisify(execFile)(shell ?? '', ['-c', `{ ${command}; } 2>&1; true`])
  return stdout.trim()
}

test.skipIf(shell === undefined)(
  'a confined program reads its folder and no other file, and writes in neither',
  async () => {
    expect(await inside(`cat ${quoted}/rapport.html`)).toBe('Rapport')
    expect(await inside(`cat ${secret}/geheim`)).toMatch(/No such file/)
    expect(await inside('cat /etc/passwd')).toMatch(/No such file/)
    expect(await inside('touch /usr/x && echo written')).toMatch(/Read-only/)
    expect(await inside(`touch ${quoted}/x && echo written`)).toMatch(/Read-only/)
  },
)

test.skipIf(shell === undefined)('a confined program has no network and sees no other process', async () => {
  const devices = (await inside('cat /proc/net/dev')).match(/^\s*\w+(?=:)/gm)
  expect(devices?.map((name) => name.trim())).toEqual(['lo'])
  expect((await inside('ls /proc')).split('\n').filter((name) => /^\d+$/.test(name)).length).toBeLessThan(5)
})

test('where there is no bubblewrap, the program is used as it is', async () => {
  expect(await confine('/bin/sh', folder, '/nowhere/bwrap')).toBeUndefined()
})
