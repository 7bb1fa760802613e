import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { updateForgottenPassword as form } from '@vezel/model/operations/forgotten-password.ts'
import { invalid } from '../db/invalid.ts'
import { isCommonPassword } from './common-password.ts'
import { type Called, isOwnWords } from './own-words.ts'

/** argon2id, the first choice of OWASP's list: 12 ms on one core, off the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of nobody: one password for many, or none that anybody logs in with. */
export const nobody: Called = { emails: [], firms: [] }

/**
 * The text to store for a password. Whoever asks it for a request does so in a turn of `attempts.ts`: it takes a core. Throws
 * `invalid` for one that is tried first, by anybody or by whoever knows its owner.
 */
export async function hashPassword(password: string, owner: Called): Promise<string> {
  const rule = isOwnWords(password, owner) ? 'isNotOwnName' : isCommonPassword(password) ? 'isUncommon' : undefined
  if (rule) throw invalid(form, [{ path: 'password', rule, args: [] }])
  return hash(password, cost)
}

const decoy = hashPassword(randomUUID(), nobody)

/**
 * Whether `password` is the one stored. Without a stored one it answers no, after as much work: the time does not tell
 * whether the account exists.
 */
export async function isPasswordOf(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored || (await decoy), password)
  return matches && Boolean(stored)
}
