import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'
import { hashPassword, nobody } from './password.ts'

test.each([
  'password',
  'Wachtwoord1',
  'Welkom01!',
  'W3lk0m2026',
  'P@ssw0rd',
  'Zomer2026!',
  'qwertyuiop',
  'Azerty123',
  '12345678',
  '87654321',
  'abcdefgh',
  'aaaaaaaa',
  '12341234',
  '1qaz2wsx',
  'Asbest2026',
  'ikhouvanjou',
])('%s is tried first', (password) => expect(isCommonPassword(password)).toBe(true))

test.each([
  'vezel-demo-2026',
  'paard batterij nietje',
  'Kj8#dmQ2',
  'welkom bij de buren',
  'zonnebloem-kruipluik',
  '19 kevers op het dak',
])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false))

test('no way to a password takes one that is tried first: what stores it refuses, with its field', async () => {
  await expect(hashPassword('Welkom01!', nobody)).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'password', rule: 'isUncommon' }],
  })
})
