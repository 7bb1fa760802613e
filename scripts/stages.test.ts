import { expect, test } from 'vitest'
import { failedOf } from './stages.mjs'

test('every stage runs, also after one that fails, and those that failed are named', () => {
  const say = (word: string, code: number) => `node -e "process.exitCode = ${code}" ${word}`
  expect(failedOf({ format: say('format', 1), types: say('types', 0), derived: say('derived', 2) })).toEqual([
    'format',
    'derived',
  ])
  expect(failedOf({ format: say('format', 0) })).toEqual([])
})
