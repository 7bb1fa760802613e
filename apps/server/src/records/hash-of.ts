import { createHash, createHmac } from 'node:crypto'
import { model } from '@vezel/model'
import { isUploaded } from '../files/store-file.ts'
import { demandKey } from '../secrets/key.ts'

const secrets = new Set(
  model.entities.flatMap(({ fields }) => Object.keys(fields).filter((name) => fields[name]?.writeOnly)),
)

/**
 * The same for the same values whatever the order of their names. A file counts by its content and name; what nobody reads back,
 * such as a key or a password, by a digest that only who has the key of this installation can make, so that no guess can be
 * tried on what is kept.
 */
export const hashOf = (input: unknown): string =>
  createHash('sha256')
    .update(
      JSON.stringify(input, function told(this: Readonly<Record<string, unknown>>, name, value: unknown) {
        // As it was sent: a file in an answer is its name alone.
        const sent = this[name]
        if (isUploaded(sent)) return { sha256: sent.sha256, filename: sent.filename }
        if (secrets.has(name) && typeof value === 'string') return { digest: digestOf(name, value) }
        if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
        return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      }),
    )
    .digest('hex')

const digestOf = (name: string, secret: string): string =>
  createHmac('sha256', demandKey().bytes).update(`sent again\0${name}\0${secret}`).digest('hex')
