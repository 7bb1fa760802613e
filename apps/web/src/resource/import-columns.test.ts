// @vitest-environment jsdom
import { model } from '@vezel/model'
import { pointsAtFile } from '@vezel/model/kit/kinds.ts'
import { locales } from '@vezel/model/kit/label.ts'
import { beforeEach, expect, test } from 'vitest'
import { fieldLabel } from '../kinds/record.ts'
import { canImport } from './import-button.tsx'
import { beginWith, importable, knowing, needed, remember, remembered, suggest } from './import-columns.ts'

const space = model.named('space')
const where = { asset: 'a1' }
const fields = importable(space, where)
beforeEach(() => localStorage.clear())

test('the columns of any record in any language go to the field they are named after, each field once', () => {
  for (const entity of model.entities) {
    const own = importable(entity, {})
    for (const locale of locales) {
      const headers = own.map(([, field]) => fieldLabel(field, locale))
      // Two fields of one name cannot be told apart.
      const isOne = (header: string) => headers.filter((other) => other === header).length === 1
      const found = suggest(headers, own)
      const wrong = headers.filter((header, at) => isOne(header) && found[at] === null)
      expect(wrong, `${entity.key} ${locale}`).toEqual([])
      const taken = found.filter((name) => name !== null)
      expect(new Set(taken).size, `${entity.key} ${locale}`).toBe(taken.length)
    }
  }
})

test('a name with its unit, in capitals, or with more around it is known; a strange one is left out', () => {
  expect(suggest(['OPPERVLAKTE (m²)', 'Floor', 'Ruimtenummer', 'Beheerder'], fields)).toEqual([
    'oppervlakte',
    'verdieping',
    'nummer',
    null,
  ])
})

test('what was chosen for the same columns is remembered, for the organisation that chose it', () => {
  const headers = ['Bouwlaag', 'Ruimtenr.', 'Nummer']
  const matches = ['verdieping', 'nummer', null]
  remember('1', 'space', { headers, matches, key: 'nummer', when: '2026-11-03 10:00:00' })
  expect(beginWith(headers, fields, remembered('1', 'space'))).toEqual({
    matches,
    isKnown: [true, true, true],
    key: 'nummer',
    when: '2026-11-03 10:00:00',
  })
  expect(beginWith(headers, fields, remembered('2', 'space')).matches).toEqual([null, null, 'nummer'])
})

test('of other columns the known ones go where they went, the new ones by their name', () => {
  remember('1', 'space', {
    headers: ['Bouwlaag', 'Code'],
    matches: ['verdieping', 'nummer'],
    key: null,
    when: '2026-11-03 10:00:00',
  })
  const found = beginWith(['Code', 'Gebruik', 'Bouwlaag'], fields, remembered('1', 'space'))
  expect(found).toMatchObject({ matches: ['nummer', 'gebruik', 'verdieping'], isKnown: [true, false, true] })
})

test('what another version of the program, or somebody, left on the device is no harm', () => {
  for (const text of ['', '{', '[]', '[null, 3]', '[{"headers":["a"],"matches":[]}]', '{"headers":1}']) {
    localStorage.setItem('vezel-import 1 space', text)
    expect(remembered('1', 'space')).toEqual([])
  }
  remember('1', 'space', { headers: ['a'], matches: ['weg'], key: null, when: '2026-11-03 10:00:00' })
  expect(beginWith(['a'], fields, remembered('1', 'space')).matches).toEqual([null])
})

test('what the list fills in is no column, and what the server fills in is not needed', () => {
  expect(fields.map(([name]) => name)).not.toContain('asset')
  const limitation = model.named('limitation')
  expect(needed(limitation, { onderzoek: '1' })).toContain('beperking')
  expect(needed(limitation, { onderzoek: '1' })).not.toContain('nummer')
  expect(knowing(limitation, { onderzoek: '1' })).toContain('nummer')
  expect(knowing(space, where)).toContain('nummer')
})

test('lists can be imported where a cell can say what they need, and where the definition lets it', () => {
  const may = (key: string) => canImport(model.named(key), {})
  expect(['space', 'remark', 'limitation', 'client', 'beperkingen'].filter((key) => !may(key))).toEqual([])
  const withFile = model.entities.filter(({ fields }) =>
    Object.values(fields).some((field) => field.required && !field.readOnly && pointsAtFile(field)),
  )
  expect(withFile).not.toEqual([])
  expect([...withFile.map(({ key }) => key), 'report'].filter(may)).toEqual([])
})
