import { expect, expectTypeOf, test } from 'vitest'
import { type ArgumentsOf, fill, phrases, speak } from './phrase.ts'

const said = phrases(
  {
    hello: 'Dag {name}',
    samples: '{n|één monster|# monsters} in {place}',
    plain: 'Opslaan',
    seen: 'Gezien: {names&}.',
    why: 'Geweigerd{reason?, want {reason} ({day})}.',
    lacks: '{n|{names&} ontbreekt|{names&} ontbreken}',
  },
  {
    hello: 'Hello {name}',
    samples: '{n|one sample|# samples} in {place}',
    plain: 'Save',
    seen: 'Seen: {names&}.',
    why: 'Refused{reason?, because {reason} ({day})}.',
    lacks: '{n|{names&} is missing|{names&} are missing}',
  },
  { plain: 'Enregistrer', samples: '{n|# échantillon|# échantillons} dans {place}' },
)
const [nl, en, fr] = [speak(said, 'nl'), speak(said, 'en'), speak(said, 'fr')]

test('fills in arguments and chooses by number, each as the language does', () => {
  expect(nl('hello', { name: 'Joost' })).toBe('Dag Joost')
  expect(nl('samples', { n: 1, place: 'B06' })).toBe('één monster in B06')
  expect(nl('samples', { n: 1200, place: 'B06' })).toBe('1.200 monsters in B06')
  expect(en('samples', { n: 1200, place: 'B06' })).toBe('1,200 samples in B06')
  expect(nl('samples', { n: 0, place: 'B06' })).toBe('0 monsters in B06')
  // French counts nothing as one.
  expect(fr('samples', { n: 0, place: 'B06' })).toBe('0 échantillon dans B06')
})

test('lists names as the language does, also within a choice', () => {
  expect(nl('seen', { names: ['B01', 'B02', 'B03'] })).toBe('Gezien: B01, B02 en B03.')
  expect(en('seen', { names: ['B01', 'B02'] })).toBe('Seen: B01 and B02.')
  expect(nl('seen', { names: [] })).toBe('Gezien: .')
  expect(nl('lacks', { n: 2, names: ['M01', 'M02'] })).toBe('M01 en M02 ontbreken')
})

test('says a part only where there is something to say', () => {
  for (const nothing of [null, undefined, '', '  ']) expect(nl('why', { reason: nothing, day: '' })).toBe('Geweigerd.')
  expect(nl('why', { reason: 'het is af', day: 'maandag' })).toBe('Geweigerd, want het is af (maandag).')
})

test('a sentence that an argument ends gets no second point, and keeps the one that it had', () => {
  expect(fill('Reden: {why}.', { why: 'Het is af.' }, 'nl')).toBe('Reden: Het is af.')
  expect(fill('Reden: {why}.', { why: 'Het is af' }, 'nl')).toBe('Reden: Het is af.')
  expect(fill('Reden: {why}.', { why: '\ue001Is it?\ue00f' }, 'nl')).toBe('Reden: \ue001Is it?\ue00f')
  expect(fill('Reden{why?: {why}}.', { why: 'Het is af!' }, 'nl')).toBe('Reden: Het is af!')
})

test('what is filled in is never read as a phrase', () => {
  expect(fill('Dag {name}', { name: '{n|één|#} {name}' }, 'nl')).toBe('Dag {n|één|#} {name}')
  expect(fill('{n|één|# × {name}}', { n: 2, name: '#' }, 'nl')).toBe('2 × #')
})

test('a label is said in the language, and in Dutch where French lacks it', () => {
  const step = { nl: 'Stap', en: 'Step' }
  expect(fill('{step}', { step }, 'en')).toBe('Step')
  expect(fill('{step}', { step }, 'fr')).toBe('Stap')
})

test('what French lacks is Dutch', () => {
  expect(fr('plain')).toBe('Enregistrer')
  expect(fr('hello', { name: 'Joost' })).toBe('Dag Joost')
})

test('keys and arguments are those of the Dutch texts', () => {
  type Said = typeof said.nl
  expectTypeOf<keyof ArgumentsOf<Said['samples']>>().toEqualTypeOf<'n' | 'place'>()
  expectTypeOf<ArgumentsOf<Said['samples']>['n']>().toEqualTypeOf<number>()
  expectTypeOf<ArgumentsOf<Said['lacks']>>().toEqualTypeOf<{ readonly n: number; readonly names: readonly string[] }>()
  expectTypeOf<keyof ArgumentsOf<Said['why']>>().toEqualTypeOf<'reason' | 'day'>()
  // @ts-expect-error: no such key
  expect(nl('absent')).toBe('absent')
  // @ts-expect-error: the name is missing
  expect(nl('hello')).toBe('Dag ')
  // @ts-expect-error: it is called otherwise
  expect(nl('hello', { naam: 'Joost' })).toBe('Dag ')
  // @ts-expect-error: a count is a number
  expect(nl('samples', { n: '2', place: 'B06' })).toBe('2 monsters in B06')
})
