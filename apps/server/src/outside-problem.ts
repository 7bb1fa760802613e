import { Problem } from '@vezel/model/problems.ts'

/** No space left, a quota that is used up, a disk that became read-only; PostgreSQL's own word for the first. */
const fullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EROFS', '53100']
/**
 * PostgreSQL stops, starts, recovers or has no connection left; the network does not lead there. A missing file has the
 * code of a missing socket, so for those the call that failed is looked at too.
 */
const awayCodes: readonly unknown[] = ['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH']
const connectCodes: readonly unknown[] = [
  'ENOENT',
  'EACCES',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENETUNREACH',
  'EAI_AGAIN',
]
/** Words of the driver, which has no codes for them. */
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/**
 * The problem of what the server needs and does not have, when an error, or what caused it, says so: room on the disk
 * (`storageFull`), or the database (`databaseAway`); else undefined. Asked where errors leave the server: either shows
 * itself at any statement.
 */
export function outsideProblem(error: unknown): Problem | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    // Somebody has said already what it is.
    if (at instanceof Problem) return undefined
    if ('code' in at && fullCodes.includes(at.code)) return new Problem('storageFull', {}, [], { cause: error })
    if (isAway(at)) return new Problem('databaseAway', {}, [], { cause: error })
  }
  return undefined
}

function isAway(error: Error): boolean {
  // A name with several addresses fails once for each.
  if (error instanceof AggregateError) return error.errors.some((one) => one instanceof Error && isAway(one))
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (awayCodes.includes(code) || (typeof code === 'string' && /^08\w{3}$/.test(code))) return true
  const isCall = syscall === 'connect' || syscall === 'read' || syscall === 'write'
  // Files are read and written by descriptors; only a connection is `connect`ed, reset or broken.
  if (connectCodes.includes(code) && isCall && (syscall === 'connect' || code === 'ECONNRESET' || code === 'EPIPE'))
    return true
  return awayWords.test(error.message)
}
