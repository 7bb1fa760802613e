import { expect, test } from 'vitest'
import { hitsIn, pageText, type TextPiece } from './pdf-text.ts'

const line = (str: string): TextPiece => ({ str, hasEOL: true })
const found = (pieces: TextPiece[], query: string) =>
  hitsIn(pageText(pieces), 3, query).map(
    ({ page, first, last }) => `p${page} ${first.piece}:${first.offset}-${last.piece}:${last.offset}`,
  )

test('finds what is written in capitals or with accents, each time it stands there', () => {
  expect(found([line('Asbest in de crèche, ASBEST op het dak')], 'asbest')).toEqual(['p3 0:0-0:5', 'p3 0:21-0:26'])
  expect(found([line('de crèche')], 'CRECHE')).toEqual(['p3 0:3-0:8'])
  expect(found([line('aaaa')], 'aa')).toEqual(['p3 0:0-0:1', 'p3 0:2-0:3'])
})

test('finds words over the end of a line, and a word that was broken off there', () => {
  expect(found([line('de kruipruimte'), line('west van')], 'kruipruimte  west')).toEqual(['p3 0:3-1:3'])
  expect(found([line('hechtge-'), line('bonden')], 'hechtgebonden')).toEqual(['p3 0:0-1:5'])
  expect(found([line('15 -'), line('30%')], '15 - 30%')).toEqual(['p3 0:0-1:2'])
})

test('finds what is drawn in several pieces, with the empty ones between them', () => {
  const pieces = [
    { str: 'Lei', hasEOL: false },
    { str: '', hasEOL: false },
    { str: 'ding\u00adisolatie', hasEOL: true },
  ]
  expect(found(pieces, 'leidingisolatie')).toEqual(['p3 0:0-2:12'])
  expect(
    found(
      [
        { str: 'a ', hasEOL: false },
        { str: ' b', hasEOL: false },
      ],
      'a b',
    ),
  ).toEqual(['p3 0:0-1:1'])
})

test('finds nothing for nothing, and nothing that is not there', () => {
  expect(found([line('Asbest')], '  ')).toEqual([])
  expect(found([line('Asbest')], 'asbestos')).toEqual([])
})
