import { createHash } from 'node:crypto'
import { isUploaded } from '../files/store-file.ts'

/** The same for the same values whatever the order of their names; a file counts by its content and name. */
export const hashOf = (input: unknown): string =>
  createHash('sha256')
    .update(
      JSON.stringify(input, (_name, value: unknown) => {
        if (isUploaded(value)) return { sha256: value.sha256, filename: value.filename }
        if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
        return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      }),
    )
    .digest('hex')
