import { expect, test } from 'vitest'
import { asRange, doublesIn, maybeRangesIn, namesIn, rowOf, spacesIn } from './name-range.ts'

test.each([
  ['Lokaal 1 t/m 3', ['Lokaal 1', 'Lokaal 2', 'Lokaal 3']],
  ['Lokaal 9 tot en met 11', ['Lokaal 9', 'Lokaal 10', 'Lokaal 11']],
  ['Room 1 to 2', ['Room 1', 'Room 2']],
  ['Salle 1 à 2', ['Salle 1', 'Salle 2']],
  ['Kamer 0.01 t/m 0.03', ['Kamer 0.01', 'Kamer 0.02', 'Kamer 0.03']],
  ['Kamer 0.09 T/M Kamer 0.10', ['Kamer 0.09', 'Kamer 0.10']],
  ['1 – 3', ['1', '2', '3']],
  ['Lokaal 12 t/m 9', ['Lokaal 12', 'Lokaal 11', 'Lokaal 10', 'Lokaal 9']],
  ['Blok A t/m C', ['Blok A', 'Blok B', 'Blok C']],
  ['  Hal  \n\nGang 1 - 2\nZolder', ['Hal', 'Gang 1', 'Gang 2', 'Zolder']],
])('%j stands for %j', (text, names) => expect(namesIn(text)).toEqual(names))

test.each([
  'Slaapkamer 1',
  'Kamer B-1',
  'Kamer 1-3',
  'Kamer 0.01 t/m 1.12',
  'Trap naar 1 to',
  'Gang 1 t/m 99999',
  'Hal A t/m c',
])('%j is a name', (text) => expect(namesIn(text)).toEqual([text]))

test('a number too long to count is a name', () =>
  expect(namesIn('Kast 1 t/m 99999999999')).toEqual(['Kast 1 t/m 99999999999']))

test('a row of a spreadsheet is one space, with its number and area', () => {
  const space = (name: string, number: string | null = null, area: number | null = null) => ({ name, number, area })
  expect(spacesIn('Berging\t14\t0,22\r\nHal\t\t12.5 m²\tzolder\nGang 1 t/m 2\t3\t8\nKast\tK1\tgroot\n\t9\t9')).toEqual([
    space('Berging', '14', 0.22),
    space('Hal', null, 12.5),
    space('Gang 1', null, 8),
    space('Gang 2', null, 8),
    space('Kast', 'K1'),
  ])
  for (const one of [space('Berging', '14', 0.22), space('Hal', null, 12.5), space('Kast', 'K1'), space('Zolder')])
    expect(spacesIn(rowOf(one))).toEqual([one])
})

test('a bare hyphen may have been meant as a range, which is offered', () => {
  const text = 'Hal\nKamer 1-3\nKamer B-1\nDeur 12-4'
  expect(maybeRangesIn(text)).toEqual([{ line: 'Kamer 1-3', as: 'Kamer 1 t/m 3', count: 3 }])
  expect(namesIn(asRange(text, maybeRangesIn(text)[0]!))).toEqual([
    ...['Hal', 'Kamer 1', 'Kamer 2', 'Kamer 3'],
    ...['Kamer B-1', 'Deur 12-4'],
  ])
})

test('names that stand there twice are named once, by another number they are not the same', () =>
  expect(doublesIn(spacesIn('Gang\nLokaal 1 t/m 3\ngang\nLokaal 3\nBerging\t1\nBerging\t2'))).toEqual([
    'Gang',
    'Lokaal 3',
  ]))
