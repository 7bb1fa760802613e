import { expect, test } from 'vitest'
import { matchPath, patternsOf } from './match.ts'

interface Leaf {
  name: string
  path?: string
  below?: string[]
  children?: Leaf[]
}
const patterns = patternsOf<Leaf>([
  {
    name: 'frame',
    children: [
      { name: 'any', path: '*' },
      { name: 'survey', path: '/onderzoeken/:survey' },
      { name: 'list', path: '/onderzoeken/actief' },
      { name: 'home', path: '/' },
      { name: 'table', path: '/tabel/:item?' },
    ],
  },
])
const at = (path: string) => {
  const match = matchPath(patterns, path)
  return [match?.chain.map(({ name }) => name).join(' '), match?.params]
}

test('words win over parameters, parameters over anything', () => {
  expect(at('/onderzoeken/actief')).toEqual(['frame list', {}])
  expect(at('/onderzoeken/12/')).toEqual(['frame survey', { survey: '12' }])
  expect(at('/onderzoeken/12/bronnen')).toEqual(['frame any', { '*': 'onderzoeken/12/bronnen' }])
  expect(at('/')).toEqual(['frame home', {}])
})

test('a last parameter may be missing, and escapes are read', () => {
  expect(at('/tabel')).toEqual(['frame table', {}])
  expect(at('/tabel/B01%2F2')).toEqual(['frame table', { item: 'B01/2' }])
  expect(at('/tabel/%E0%A4%A')).toEqual(['frame table', { item: '%E0%A4%A' }])
})

test('an area takes every path at and below its own, behind the pages that are at hand', () => {
  const withArea = patternsOf<Leaf>([
    {
      name: 'frame',
      children: [
        { name: 'any', path: '*' },
        { name: 'area', below: ['/onderzoeken/:survey', '/en/surveys/:survey'] },
        { name: 'list', path: '/onderzoeken/actief' },
      ],
    },
  ])
  const to = (path: string) => matchPath(withArea, path)?.chain.at(-1)?.name
  expect(['/onderzoeken/12', '/onderzoeken/12/bronnen/4', '/en/surveys/12/x'].map(to)).toEqual(['area', 'area', 'area'])
  expect(['/onderzoeken/actief', '/onderzoeken', '/elders'].map(to)).toEqual(['list', 'any', 'any'])
})
