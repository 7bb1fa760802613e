import { expect, test } from 'vitest'
import { Ref, RowStore } from './store.ts'

const rows = (entries: Record<string, Record<string, unknown>>) => new Map(Object.entries(entries))

test('a refused change takes nothing else with it', () => {
  const store = new RowStore()
  store.write(rows({ 'Bron:1': { naam: 'Golfplaat', kleur: 'grijs', record_version: 1 } }))
  const name = store.lay('Bron:1', { naam: 'Vlakke plaat' })
  const colour = store.lay('Bron:1', { kleur: 'wit' })
  expect(store.get('Bron:1')).toMatchObject({ naam: 'Vlakke plaat', kleur: 'wit' })
  store.lift(name)
  expect(store.get('Bron:1')).toMatchObject({ naam: 'Golfplaat', kleur: 'wit' })
  store.write(rows({ 'Bron:1': { kleur: 'wit', record_version: 2 } }), colour)
  expect(store.get('Bron:1')).toEqual({ naam: 'Golfplaat', kleur: 'wit', record_version: 2 })
})

test('an answer that comes late does not undo a newer one, but adds what was not known', () => {
  const store = new RowStore()
  store.write(rows({ 'Bron:1': { naam: 'Nieuw', record_version: 3 } }))
  store.write(rows({ 'Bron:1': { naam: 'Oud', kleur: 'grijs', record_version: 2 } }))
  expect(store.get('Bron:1')).toEqual({ naam: 'Nieuw', kleur: 'grijs', record_version: 3 })
})

test('a row stays the same object while nothing about it changes, and only then listeners sleep', () => {
  const store = new RowStore()
  const heard: string[][] = []
  store.subscribe((keys) => heard.push([...keys]))
  store.write(rows({ 'Bron:1': { naam: 'Golfplaat', locaties: [new Ref('BronLocatie:1')], record_version: 1 } }))
  const before = store.get('Bron:1')
  store.write(rows({ 'Bron:1': { naam: 'Golfplaat', locaties: [new Ref('BronLocatie:1')], record_version: 1 } }))
  expect(store.get('Bron:1')).toBe(before)
  store.write(
    rows({ 'Bron:2': { naam: 'Kit', record_version: 1 }, 'Bron:1': { naam: 'Golfplaat', record_version: 1 } }),
  )
  expect(heard).toEqual([['Bron:1'], ['Bron:2']])
})

test('a row that is being deleted is hidden, and comes back when that is refused', () => {
  const store = new RowStore()
  store.write(rows({ 'Bron:1': { naam: 'Golfplaat', record_version: 1 } }))
  const layer = store.lay('Bron:1', null)
  expect(store.get('Bron:1')).toBeUndefined()
  store.lift(layer)
  expect(store.get('Bron:1')).toMatchObject({ naam: 'Golfplaat' })
})

test('rows that nothing shows are forgotten, but never one with a change on its way', () => {
  const store = new RowStore()
  store.write(rows({ 'Bron:1': { naam: 'A' }, 'Bron:2': { naam: 'B' }, 'Bron:3': { naam: 'C' } }))
  store.lay('Bron:2', { naam: 'B2' })
  store.keepOnly(new Set(['Bron:1']))
  expect(['Bron:1', 'Bron:2', 'Bron:3'].map((key) => store.get(key)?.naam)).toEqual(['A', 'B2', undefined])
})
