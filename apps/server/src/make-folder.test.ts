import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepPrivate, makeFolder } from './make-folder.ts'

let place: string
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'vezel-private-'))
})
afterAll(() => rm(place, { recursive: true }))

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

test('a new data folder, and every folder made in it, is for its owner alone', async () => {
  const dataDir = join(place, 'new/data')
  expect(await keepPrivate(dataDir, false)).toBe(true)
  await makeFolder(join(dataDir, 'files/1/ab'))
  for (const path of ['', 'files', 'files/1', 'files/1/ab']) expect(await modeOf(join(dataDir, path)), path).toBe('700')
})

test('a data folder that others could read is taken from them, with all below; only the pass of PostgreSQL stays', async () => {
  const dataDir = join(place, 'old')
  for (const path of ['', 'files', 'files/1', 'files/1/ab', 'mail', 'upload', 'pg']) {
    await mkdir(join(dataDir, path))
    await chmod(join(dataDir, path), 0o755)
  }
  await writeFile(join(dataDir, 'files/1/ab/photo'), '')
  expect(await keepPrivate(dataDir, false)).toBe(true)
  for (const path of ['', 'files', 'files/1', 'files/1/ab', 'mail', 'upload'])
    expect(await modeOf(join(dataDir, path)), path).toBe('700')
  expect(await modeOf(join(dataDir, 'pg'))).toBe('755')
  // PostgreSQL refuses to be root, so it passes as another user, who can list nothing.
  await keepPrivate(dataDir, true)
  expect(await modeOf(dataDir)).toBe('711')
})
