import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { failedOf, lintOn } from './stages.mjs'

test('every stage runs, also after one that fails, and those that failed are named', () => {
  const say = (word: string, code: number) => `node -e "process.exitCode = ${code}" ${word}`
  expect(failedOf({ format: say('format', 1), types: say('types', 0), derived: say('derived', 2) })).toEqual([
    'format',
    'derived',
  ])
  expect(failedOf({ format: say('format', 0) })).toEqual([])
})

test('linting colours a screen and no pipe', () => {
  expect(lintOn({ isTTY: true })).not.toContain('--colors=off')
  const { stdout, stderr } = spawnSync(`node_modules/.bin/${lintOn({}).replace(/ \.$/, '')} nowhere-at-all`, {
    shell: true,
    encoding: 'utf8',
  })
  expect(`${stdout}${stderr}`).toMatch(/biome|Checked|No files/i)
  expect(`${stdout}${stderr}`).not.toContain('\u001b')
})
