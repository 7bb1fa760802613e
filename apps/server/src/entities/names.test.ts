import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { behaviours } from './index.ts'

test('every behaviour stands in the file that is named after its key, and there is no other file', async () => {
  const files = await readdir(import.meta.dirname)
  const own = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const named = Object.keys(behaviours).map((key) => `${key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}.ts`)
  expect(own.toSorted()).toEqual([...named, 'behaviour.ts', 'index.ts'].toSorted())
})
