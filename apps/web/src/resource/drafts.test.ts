import { expect, test } from 'vitest'
import { draftKey, keepDraft, readDraft } from './drafts.ts'

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

test('keeps a draft by person, record and version', () => {
  const storage = memory()
  keepDraft(draftKey('1', 'Bron', 'b1', 3), { naam: 'Vloerzeil' }, storage)
  expect(readDraft(draftKey('1', 'Bron', 'b1', 3), storage)?.values).toEqual({ naam: 'Vloerzeil' })
  expect(readDraft(draftKey('1', 'Bron', 'b1', 4), storage)).toBeNull()
  expect(readDraft(draftKey('2', 'Bron', 'b1', 3), storage)).toBeNull()
})

test('forgets a draft that has nothing in it, and leaves out chosen files', () => {
  const storage = memory()
  const key = draftKey('1', 'UitgeslotenRuimte', 'new', 'new')
  keepDraft(key, { deel: 'noordzijde', file: new File([], 'foto.jpg') }, storage)
  expect(readDraft(key, storage)?.values).toEqual({ deel: 'noordzijde' })
  keepDraft(key, { file: new File([], 'foto.jpg') }, storage)
  expect(readDraft(key, storage)).toBeNull()
})

test('throws away what is older than thirty days or cannot be read', () => {
  const storage = memory()
  storage.setItem('oud', JSON.stringify({ values: { naam: 'x' }, at: Date.now() - 31 * 86_400_000 }))
  storage.setItem('stuk', '{')
  expect(readDraft('oud', storage)).toBeNull()
  expect(readDraft('stuk', storage)).toBeNull()
  expect(storage.getItem('stuk')).toBeNull()
})
