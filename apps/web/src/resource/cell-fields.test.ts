import { model } from '@vezel/model'
import { isDrafted } from '@vezel/model/kit/kinds.ts'
import { expect, test } from 'vitest'
import { isChangedInCell } from './cell-fields.ts'
import { linesOf } from './cell-paste.tsx'

const changed = model.entities.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    isChangedInCell(entity, name) ? [{ entity, name, field }] : [],
  ),
)

test('in a cell nothing is changed that a form would not change, nor what a record is or belongs to', () => {
  expect(changed.length).toBeGreaterThan(100)
  for (const { entity, name, field } of changed) {
    const what = `${entity.key}.${name}`
    expect(isDrafted(field) && !field.readOnly, what).toBe(true)
    expect([entity.numbered?.field, entity.transitions?.field, ...entity.partOf], what).not.toContain(name)
  }
})

test('a definition that names its cells has those and no others', () => {
  const entity = { ...model.named('remark'), table: { ...model.named('remark').table, edit: ['in_rapport'] } }
  expect(['titel', 'in_rapport', 'tekst'].filter((name) => isChangedInCell(entity, name))).toEqual(['in_rapport'])
  expect(isChangedInCell(model.named('remark'), 'titel')).toBe(true)
  // Several lines do not fit in a cell.
  expect(isChangedInCell(model.named('remark'), 'tekst')).toBe(false)
})

test('of what is copied from a spreadsheet the first column counts, line by line, empty ones too', () => {
  expect(linesOf('12,5\r\n\r\n 7 \r\n')).toEqual(['12,5', '', '7'])
  expect(linesOf('a\tb\nc\td')).toEqual(['a', 'c'])
  expect(linesOf('')).toEqual([])
})
