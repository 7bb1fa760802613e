import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { isSecret } from '@vezel/model/kit/field.ts'
import type { Values } from '../db/work.ts'
import { demandKey, readKey } from './key.ts'

// `v1.<moment>.<name of the key>.<iv>.<tag>.<text>`: what stands before the last dots tells when, and with which key.

/** A secret as it is stored: by AES-256-GCM, with the moment and the name of the key. */
export function seal(secret: string): string {
  const { name, bytes } = demandKey()
  const head = `v1.${Math.floor(Date.now() / 1000)}.${name}`
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', bytes, iv).setAAD(Buffer.from(head))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return [head, ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.')
}

/** The secret that was sealed; null where the key that sealed it is not there: it has to be entered again. */
export function unseal(sealed: string): string | null {
  const [version, moment, name, iv = '', tag = '', text = ''] = sealed.split('.')
  const key = readKey()
  if (key === undefined || name !== key.name) return null
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, Buffer.from(iv, 'base64url'))
    .setAAD(Buffer.from(`${version}.${moment}.${name}`))
    .setAuthTag(Buffer.from(tag, 'base64url'))
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8')
}

/** The fields of a record that are sealed. */
export const secretsOf = (entity: Entity): string[] =>
  Object.keys(entity.fields).filter((name) => isSecret(entity.fields[name]))

/** Seals what was sent of a record, once it is known that it may be written. */
export function sealSecrets(entity: Entity, draft: Values, before: Values = {}): void {
  for (const name of secretsOf(entity)) {
    const value = draft[name]
    if (typeof value === 'string' && value !== before[name]) draft[name] = seal(value)
  }
}

/** Whether this is the secret that was sealed; never where the key that sealed it is not there. */
export function isSealed(sealed: unknown, secret: string): boolean {
  const kept = typeof sealed === 'string' ? unseal(sealed) : null
  // Hashed, so that both are as long as each other.
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return kept !== null && timingSafeEqual(hash(kept), hash(secret))
}

/** The SQL of since when there is a secret in a column of a row; null where there is none. */
export const sealedSince =
  (column: string) =>
  ({ row }: { readonly row: string }): string =>
    `to_timestamp(split_part(${row}."${column}", '.', 2)::double precision)`
