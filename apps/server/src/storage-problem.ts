import { Problem } from '@vezel/model/problems.ts'

/** No space left, a quota that is used up, a disk that became read-only; PostgreSQL's own word for the first. */
const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EROFS', '53100']

/**
 * The problem `storageFull` when an error, or what caused it, says that nothing can be written; else undefined. Asked
 * where errors leave the server: a full disk shows itself at any write.
 */
export function storageProblem(error: unknown): Problem | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && codes.includes(at.code)) return new Problem('storageFull', {}, [], { cause: error })
  }
  return undefined
}
