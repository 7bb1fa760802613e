import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dutchOf } from '@vezel/model/routes/route.ts'
import { expect, test } from 'vitest'
import { dutchPaths } from './chunks.ts'

const folder = join(import.meta.dirname, '../../packages/model/src/routes')
const { transform } = dutchPaths()
const written = (code: string): string => {
  if (typeof transform !== 'object' || typeof transform.handler !== 'function') throw new Error('no handler')
  return String(Reflect.apply(transform.handler, {}, [code, '']))
}

test('every route of the page is built with its Dutch path, and none asks for the words', () => {
  const tables = readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'utf8').includes('area('))
  const lines = tables
    .filter((name) => name !== 'route.ts')
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .map((code) => [code, written(code)] as const)
  const count = lines.reduce((sum, [code]) => sum + [...code.matchAll(/\broute\(/g)].length, 0)
  const built = lines.flatMap(([, code]) => [...code.matchAll(/\brouted\('([^']*)', '([^']*)'/g)])
  expect(built.length).toBe(count)
  expect(built.length).toBeGreaterThan(150)
  for (const [, english = '', dutch] of built) expect(dutch).toBe(dutchOf(english))
  for (const [, code] of lines) expect(code).not.toMatch(/\broute\b[ ,(]/)
})
