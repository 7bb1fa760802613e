import type { Entity } from '@vezel/model/kit/entity.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { type Asked, askFor, type Read } from '../kinds/record.ts'

/** What must be asked of a record to know whether it turned out to be another; nothing of most kinds. */
export const mergedSelection = ({ mergeable, fields }: Entity): Asked =>
  mergeable?.into === undefined ? {} : { [mergeable.into]: askFor(fields[mergeable.into]) }

/** The one that a record turned out to be; null where it is what it is. */
export function mergedInto({ mergeable }: Entity, row: Read): Read | null {
  const one = row[mergeable?.into ?? '']
  return isRecord(one) ? one : null
}
