import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder with its parents. Node's own recursive mkdir reports a read-only disk as a missing folder, and never
 * returns on a file system such as /proc.
 */
export async function makeFolder(path: string, mode?: number, isLastTry = false): Promise<void> {
  try {
    await mkdir(path, mode)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    const parent = dirname(path)
    if (code === 'EEXIST' || code === 'EROFS') {
      if ((await stat(path).catch(() => undefined))?.isDirectory()) return
    } else if (code === 'ENOENT' && parent !== path && !isLastTry) {
      // Another process may have made the parent since: then one more try is all it takes.
      if (!(await exists(parent))) await makeFolder(parent, mode)
      return makeFolder(path, mode, true)
    }
    throw error
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
