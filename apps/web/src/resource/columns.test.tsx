import { model } from '@vezel/model'
import { entity } from '@vezel/model/kit/entity.ts'
import { boolean, text } from '@vezel/model/kit/field.ts'
import { expect, test } from 'vitest'
import { formats } from '../i18n/formats.ts'
import { columnsOf } from './columns.tsx'

test('every column of every definition has a title, a kind, and words for a row in which all is empty', () => {
  for (const { key, table } of model.entities) {
    const columns = columnsOf(key, table.columns, 'nl')
    expect(columns.map((column) => column.key)).toEqual(table.columns)
    for (const column of columns) {
      expect(column.title, `${key} ${column.key}`).not.toBe('')
      expect(column.text?.({}), `${key} ${column.key}`).toBe('')
      expect(column.value({})).toBe(null)
    }
  }
})

test('what a screen says that a column holds goes before what its field is', () => {
  const [moment] = columnsOf('remark', ['updated_at'], 'nl')
  expect(moment?.kind).toBe('datetime')
  const [ago] = columnsOf('remark', ['updated_at'], 'nl', { kinds: { updated_at: 'timeFromNow' } })
  const row = { updated_at: '2026-11-19 09:30:00' }
  expect(ago?.kind).toBe('timeFromNow')
  expect(ago?.text?.(row)).toBe(formats('nl').fromNow(row.updated_at))
  // Its words count from now; rows stand in the order of the moments.
  expect(ago?.value(row)).toBe('2026-11-19 09:30:00')
})

test('a treatment is told by the status that it brought, which has its sign and is never cut off', () => {
  const [status] = columnsOf('treatment', ['behandeling_status'], 'nl')
  expect(status?.kind).toBe('status')
})

test('a definition says what a column holds, of its own fields and those of every record', () => {
  const visit = entity({
    key: 'visit',
    api: { type: 'Bezoek', plural: 'bezoeken' },
    label: { nl: 'Bezoek', en: 'Visit' },
    plural: { nl: 'Bezoeken', en: 'Visits' },
    fields: {
      naam: text({ label: { nl: 'Naam', en: 'Name' } }),
      spoed: boolean({ label: { nl: 'Spoed', en: 'Urgent' } }),
    },
    title: ['naam'],
    table: { columns: ['naam', 'updated_at'], kinds: { naam: 'badge', updated_at: 'timeFromNow' } },
    access: { read: 'member', create: 'writer', update: 'writer', delete: 'writer' },
  })
  expect(visit.table.kinds).toEqual({ naam: 'badge', updated_at: 'timeFromNow' })
  // @ts-expect-error a field that is not there
  entity({ ...visit, table: { columns: ['naam'], kinds: { name: 'badge' } } })
  // @ts-expect-error nothing that a column can hold
  entity({ ...visit, table: { columns: ['naam'], kinds: { naam: 'chip' } } })
})
