import { expect, test } from 'vitest'
import { model } from '../entities/index.ts'
import type { Entity } from '../kit/entity.ts'
import { listGroups } from './groups.ts'

const isNested = (list: Entity) =>
  Object.values(list.fields).some(
    (field) => field.kind === 'belongsTo' && !field.isLookup && model.named(field.target).isLookup,
  )
const lists = model.entities.filter((entity) => entity.isLookup)

test('each of the sixty-one lists stands in one group, those inside items of others in none', () => {
  const grouped = listGroups.flatMap((group) => group.lists)
  expect(grouped.toSorted()).toEqual(lists.flatMap((list) => (isNested(list) ? [] : [list.key])).toSorted())
  expect(grouped).toHaveLength(61)
})

test('whatever of an item can be changed stands in its form, once', () => {
  for (const list of lists) {
    const shown = list.form.flatMap((section) => section.fields)
    const changeable = Object.entries(list.fields).flatMap(([name, field]) => {
      const isPlace = field.kind === 'belongsTo' && !field.isLookup
      return field.readOnly || isPlace || name === 'volgorde' ? [] : [name]
    })
    expect(shown.filter((name) => !list.fields[name]?.readOnly).toSorted(), list.key).toEqual(changeable.toSorted())
  }
})

test('lists and their fields are named in Dutch, English and French', () => {
  const unnamed = lists.flatMap((list) => [
    ...(list.label.fr ? [] : [list.key]),
    ...Object.entries(list.fields).flatMap(([name, { label }]) => (label && !label.fr ? [`${list.key}.${name}`] : [])),
  ])
  expect(unnamed).toEqual([])
})

test('a list whose number decides over its items stands in that order and is moved by it', () => {
  const { order, table } = model.entity('materiaal_statussen')
  expect([order, table.reorder]).toEqual([['prioriteit'], 'prioriteit'])
})
