import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inSentence, uncapital } from './in-sentence.ts'

test('a label within a sentence is in small letters, but for its abbreviations', () => {
  const label = { nl: 'VSCP-regel', en: 'VSCP entry' }
  expect([inSentence(label, 'nl'), inSentence(label, 'en')]).toEqual(['VSCP-regel', 'VSCP entry'])
  expect(inSentence({ nl: 'Ruimte aan boord', en: 'Space on board', fr: 'Étage' }, 'nl')).toBe('ruimte aan boord')
  expect(inSentence({ nl: 'Ruimte', en: 'Space', fr: 'Étage' }, 'fr')).toBe('étage')
})

test('of a text only the first letter is made small, and of an abbreviation none', () => {
  expect(['Resultaat van M05', 'E-mailadres', 'VSCP-regel', 'B12 is weg', 'M', ''].map(uncapital)).toEqual([
    'resultaat van M05',
    'e-mailadres',
    'VSCP-regel',
    'B12 is weg',
    'm',
    '',
  ])
})

const root = join(import.meta.dirname, '../../../..')
const files = ['apps/server/src', 'apps/web/src', 'packages/model/src', 'packages/report/src'].flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter((path) => !path.includes('.test.')),
)

test('whatever stands in a sentence is made small here, and nowhere by hand', () => {
  expect(files.length).toBeGreaterThan(800)
  const byHand = files.filter((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return /toLocaleLowerCase\(locale\)|\b(inLocale|itemText|valueText|t)\([^()]*\)\.to(Locale)?LowerCase\(/.test(text)
  })
  expect(byHand).toEqual(['packages/model/src/kit/in-sentence.ts'])
})
