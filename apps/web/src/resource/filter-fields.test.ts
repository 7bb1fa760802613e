import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { model } from '@vezel/model'
import type { FilterKind } from '@vezel/model/kit/field.ts'
import { buildSchema, coerceInputValue, isInputType } from 'graphql'
import { expect, test } from 'vitest'
import {
  type Condition,
  checked,
  type FilterField,
  filterOfConditions,
  operatorsOf,
  readConditions,
  writeConditions,
} from './conditions.ts'
import { filterFieldsOf } from './filter-fields.ts'

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../../../server/src/graphql/schema.graphql'), 'utf8'),
)
const lists = model.entities.filter(({ api }) => schema.getType(`${api.type}Filter`))
const anything = () => true

const valuesOf: { readonly [K in FilterKind]: (field: FilterField) => string } = {
  list: () => 'Regulier',
  record: () => '7',
  choice: ({ choices }) => choices?.[0]?.value ?? '',
  boolean: () => 'true',
  date: () => '2026-11-22',
  moment: () => '2026-11-22',
  number: () => '12.5',
  text: () => 'kruipruimte',
  presence: () => '',
}
/** Everything that can be asked of the list of an entity, a condition each. */
const everyCondition = (fields: readonly FilterField[]): Condition[] =>
  fields.flatMap((field) =>
    operatorsOf(field).map((operator) => ({
      field: field.key,
      operator,
      values: operator === 'empty' || operator === 'filled' ? [] : [valuesOf[field.kind](field)],
    })),
  )

test('whatever a list offers to filter by, the server takes, and the address keeps', () => {
  expect(lists.length).toBeGreaterThan(60)
  const kinds = new Set<FilterKind>()
  for (const entity of lists) {
    const type = schema.getType(`${entity.api.type}Filter`)
    if (!isInputType(type)) throw new Error(`${entity.api.type}Filter is no input`)
    const fields = filterFieldsOf(entity, [], anything)
    for (const condition of everyCondition(fields)) {
      const field = fields.find(({ key }) => key === condition.field)
      if (field) kinds.add(field.kind)
      expect(checked(condition, fields)).toEqual(condition)
      expect(readConditions(writeConditions([condition]), fields)).toEqual([condition])
      coerceInputValue(filterOfConditions([condition], fields), type, (path, _, error) => {
        throw new Error(`${entity.key} ${condition.field} ${condition.operator} ${path.join('.')}: ${error.message}`)
      })
    }
  }
  expect([...kinds].sort()).toEqual(Object.keys(valuesOf).sort())
})

test('a list is not filtered by what it decides itself, by the place of a row, nor by what one may not read', () => {
  const remark = model.entity('remark')
  const keys = (...given: Parameters<typeof filterFieldsOf>) => filterFieldsOf(...given).map(({ key }) => key)
  expect(keys(remark, ['onderzoek'], anything)).toEqual(['titel', 'tekst', 'in_rapport', 'created_at', 'updated_at'])
  const guarded = model.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, { access }]) => (access?.read ? [{ entity, name }] : [])),
  )
  expect(guarded.length).toBeGreaterThan(0)
  for (const { entity, name } of guarded) expect(keys(entity, [], () => false)).not.toContain(name)
})
