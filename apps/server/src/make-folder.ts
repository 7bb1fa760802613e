import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder with its parents. Node's own recursive mkdir reports a read-only disk as a missing folder, and never
 * returns on a file system such as /proc.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, mode)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    const parent = dirname(path)
    if (code === 'EEXIST' || code === 'EROFS') {
      if ((await stat(path).catch(() => undefined))?.isDirectory()) return
    } else if (code === 'ENOENT' && parent !== path && !(await exists(parent))) {
      await makeFolder(parent, mode)
      return makeFolder(path, mode)
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
