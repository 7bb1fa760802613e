import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textFile } from '../ui/text-file.ts'
import { draftKey, forgetDrafts, keepDraft, readDrafts } from './drafts.ts'

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
const draft = (id: string, values: Record<string, unknown>) => ({ id, values, was: {}, versions: [3] })
const valuesAt = (key: string, storage: Storage) => readDrafts(key, storage).map(({ values }) => values)

test('keeps a draft by person and record', () => {
  const storage = memory()
  keepDraft(draftKey('1', 'Bron', 'b1'), draft('a', { naam: 'Vloerzeil' }), storage)
  expect(valuesAt(draftKey('1', 'Bron', 'b1'), storage)).toEqual([{ naam: 'Vloerzeil' }])
  expect(valuesAt(draftKey('1', 'Bron', 'b2'), storage)).toEqual([])
  expect(valuesAt(draftKey('2', 'Bron', 'b1'), storage)).toEqual([])
})

test('leaves out chosen files, and forgets a draft that has nothing in it', () => {
  const storage = memory()
  const key = draftKey('1', 'UitgeslotenRuimte', 'new')
  keepDraft(key, draft('a', { deel: 'noordzijde', file: new File([], 'foto.jpg') }), storage)
  expect(valuesAt(key, storage)).toEqual([{ deel: 'noordzijde' }])
  keepDraft(key, draft('a', { file: new File([], 'foto.jpg') }), storage)
  expect(valuesAt(key, storage)).toEqual([])
})

test('keeps what was drawn here, which is no chosen file', async () => {
  const storage = memory()
  const key = draftKey('1', 'Handtekening', 'new')
  keepDraft(key, draft('a', { file: textFile('<svg/>', 'handtekening.svg', 'image/svg+xml') }), storage)
  // Another form that is kept leaves it as it is.
  keepDraft(key, draft('b', { ondertekend_als: 'F. de Boer' }), storage)
  const [, kept] = valuesAt(key, storage)
  const file = kept?.file as File
  expect([file.name, file.type, await file.text()]).toEqual(['handtekening.svg', 'image/svg+xml', '<svg/>'])
  keepDraft(key, draft('a', kept ?? {}), storage)
  expect(valuesAt(key, storage)[0]?.file).toBeInstanceOf(File)
})

test('what one form keeps or forgets leaves the drafts of others as they are', () => {
  const form = fc.constantFrom('a', 'b', 'c')
  const step = fc.oneof(
    fc.record({ form, typed: fc.string({ minLength: 1, maxLength: 5 }) }),
    fc.record({ form, typed: fc.constant(null) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const storage = memory()
      const expected = new Map<string, string>()
      for (const { form: id, typed } of steps) {
        expected.delete(id)
        if (typed === null) forgetDrafts('k', [id], storage)
        else {
          expected.set(id, typed)
          keepDraft('k', draft(id, { naam: typed }), storage)
        }
      }
      // The last one typed in comes first.
      expect(valuesAt('k', storage)).toEqual([...expected.values()].reverse().map((naam) => ({ naam })))
    }),
  )
})

test('throws away what is older than thirty days or cannot be read', () => {
  const storage = memory()
  const old = { ...draft('a', { naam: 'x' }), at: Date.now() - 31 * 86_400_000 }
  const young = { ...draft('b', { naam: 'y' }), at: Date.now() - 29 * 86_400_000 }
  storage.setItem('oud', JSON.stringify([young, old]))
  expect(valuesAt('oud', storage)).toEqual([{ naam: 'y' }])
  for (const broken of ['{', '{"values":{}}', '[1,null]', '"x"']) {
    storage.setItem('stuk', broken)
    expect(valuesAt('stuk', storage)).toEqual([])
    expect(storage.getItem('stuk')).toBeNull()
  }
})
