import { expect, test } from 'vitest'
import { model } from '../index.ts'
import { stepOf } from './states.ts'

const tables = model.entities.flatMap((entity) => (entity.transitions ? [{ entity, table: entity.transitions }] : []))

test('a step on never leads back in its sign, and one that leads away is crossed out', () => {
  expect(tables.length).toBeGreaterThan(2)
  for (const { entity, table } of tables)
    for (const [event, { of, from, to, leads }] of Object.entries(table.events))
      for (const state of from) {
        const [before, after] = [stepOf(entity, state, of), stepOf(entity, to, of)]
        if (leads === 'away') expect([event, after]).toEqual([event, 'void'])
        if (leads === 'on' && state !== to && before !== 'void')
          expect(Number(after), `${entity.key} ${event}`).toBeGreaterThan(before)
      }
})

test('a state that nobody knows is not begun', () => {
  for (const { entity } of tables)
    for (const state of ['', 'elders', null, undefined, 4]) expect(stepOf(entity, state)).toBe(0)
})
