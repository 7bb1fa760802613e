import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Config } from '../config.ts'

/** A key with the name by which it is known in what it sealed. */
export interface SecretKey {
  readonly name: string
  readonly bytes: Buffer
}

const named = (bytes: Buffer): SecretKey => ({
  name: createHash('sha256').update(bytes).digest('hex').slice(0, 8),
  bytes,
})

let held: SecretKey | undefined
let where: Pick<Config, 'secretsKey' | 'secretsFile'> | undefined

/** Where the key of this process is; it is read once something is sealed or opened. */
export function keyFrom(config: Pick<Config, 'secretsKey' | 'secretsFile'>): void {
  where = config
  held = undefined
}

/** The key, from the environment or its file; undefined where neither has one. */
export function readKey(): SecretKey | undefined {
  if (held || !where) return held
  const bytes = where.secretsKey ?? readBytes(where.secretsFile)
  held = bytes && named(bytes)
  return held
}

/** The key, made where there is none yet. */
export function demandKey(): SecretKey {
  const known = readKey()
  if (known) return known
  if (!where) throw new Error('Nobody said where the key of secrets is')
  try {
    writeFileSync(where.secretsFile, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    // Another process made it at the same moment.
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  }
  const made = readKey()
  if (!made) throw new Error('The key of secrets was written and cannot be read')
  return made
}

function readBytes(file: string): Buffer | undefined {
  try {
    const bytes = Buffer.from(readFileSync(file, 'utf8'), 'base64')
    if (bytes.length !== 32) throw new Error(`${file} holds no key of 32 bytes in base64`)
    return bytes
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined
    throw error
  }
}
