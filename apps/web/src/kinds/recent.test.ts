// @vitest-environment jsdom
import { model } from '@vezel/model'
import { beforeEach, expect, test } from 'vitest'
import { type Me, setMe } from '../api/me.ts'
import { noteChosen, recentFirst } from './recent.ts'
import { hintNames } from './record.ts'
import { hintOf } from './relation-inputs.tsx'
import { speaking } from './words.ts'

beforeEach(() => localStorage.clear())

test('what somebody chose last is offered first, to them alone', () => {
  const records = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  const ids = () => recentFirst('client', records).map(({ id }) => id)
  setMe({ id: '1' } as Me)
  for (const id of ['d', 'c', 'd']) noteChosen('client', id)
  expect(ids()).toEqual(['d', 'c', 'a', 'b'])
  setMe({ id: '2' } as Me)
  expect(ids()).toEqual(['a', 'b', 'c', 'd'])
})

test('a second line tells two records of one name apart, by what the table says of them beside it', () => {
  for (const entity of model.entities.filter((one) => !one.isLookup))
    expect(entity.title.filter((name) => hintNames(entity).includes(name))).toEqual([])
  const building = model.entity('building')
  expect(hintNames(building)).not.toEqual([])
  const [name = ''] = hintNames(building)
  expect(hintOf(building.key, { id: '1', [name]: 'Waterveen' }, speaking.nl)).toBe('Waterveen')
  expect(hintOf(building.key, { id: '1' }, speaking.nl)).toBe('')
})
