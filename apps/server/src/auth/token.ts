import { createHash, randomBytes } from 'node:crypto'

/** 32 random bytes, as text for headers and links. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: whoever reads the table cannot log in with it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
