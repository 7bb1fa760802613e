import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { model } from '../index.ts'
import { resourcePhrases } from '../messages/resource/index.ts'
import { inSentence, uncapital } from './in-sentence.ts'
import { inLocale, locales } from './label.ts'
import { noneOf } from './none-of.ts'
import { speak } from './phrase.ts'

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

test.each(locales)('of every kind it is said in a sentence that there are none: %s', (locale) => {
  const t = speak(resourcePhrases, locale)
  const said = (entity: (typeof model.entities)[number]) => t('noneYet', { ...noneOf(entity, locale) })
  for (const entity of model.entities) {
    const isOne = inLocale(entity.label, locale) === inLocale(entity.plural, locale)
    if (locale === 'nl') expect(said(entity)).toMatch(isOne ? /^Er is nog geen / : /^Er zijn nog geen /)
    if (locale === 'en') expect(said(entity)).toMatch(isOne ? /^There is no .+ yet$/ : /^There are no .+ yet$/)
    if (locale === 'fr') expect(said(entity)).toMatch(/^Pas encore (d'[aeiouyhéèêàâîôœ]|de [^aeiouyhéèêàâîôœ])/i)
  }
  const equipment = { nl: 'Er is nog geen uitrusting', en: 'There is no equipment yet', fr: "Pas encore d'équipement" }
  expect(said(model.entity('equipment'))).toBe(equipment[locale])
})
