import { model } from '@vezel/model'
import { locales } from '@vezel/model/kit/label.ts'
import { expect, test } from 'vitest'
import { noneFound } from './none-found.ts'

const contacts = model.entity('contact')
const say = (watched?: Parameters<typeof noneFound>[1]) => locales.map((locale) => noneFound(contacts, watched, locale))

test('an input with nothing to choose from says of what, in every language', () => {
  expect(say()).toEqual(['Geen contactpersonen gevonden', 'No contacts found', 'Pas de contacts trouvés'])
})

test('where it depends on another field, it says for which choice there is nothing', () => {
  expect(say({ name: 'Opdrachtgever', isFilled: true })).toEqual([
    'Geen contactpersonen gevonden voor dit opdrachtgever',
    'No contacts found for this opdrachtgever',
    'Pas de contacts trouvés pour : opdrachtgever',
  ])
})

test('where that field is empty, it says what to choose first', () => {
  expect(say({ name: 'Opdrachtgever', isFilled: false })).toEqual([
    'Selecteer eerst een opdrachtgever',
    'First select: opdrachtgever',
    "Choisissez d'abord : opdrachtgever",
  ])
})
