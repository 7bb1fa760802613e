import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** For the user who runs the product, and nobody else. */
const PRIVATE = 0o700

/**
 * Makes a folder with its parents, private unless told otherwise. Node's own recursive mkdir reports a read-only disk as a missing folder, and never
 * returns on a file system such as /proc.
 */
export async function makeFolder(path: string, mode = PRIVATE, isLastTry = false): Promise<void> {
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

/**
 * Makes the data folder when it is missing, and takes it and all folders below from others, also those that an older
 * version made. Started as root, PostgreSQL runs as another user, who must pass the data folder without reading it.
 * Answers false when the folder is another user's, who alone can change it.
 */
export async function keepPrivate(dataDir: string, isRoot = process.getuid?.() === 0): Promise<boolean> {
  const mode = isRoot ? 0o711 : PRIVATE
  await makeFolder(dataDir, mode)
  try {
    if (((await stat(dataDir)).mode & 0o777) === mode) return true
    // PostgreSQL keeps its own folder, which may be its user's.
    for (const name of await foldersIn(dataDir)) if (name !== 'pg') await closeAll(join(dataDir, name))
    // Last, so that a start which broke off begins again.
    await chmod(dataDir, mode)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') return false
    throw error
  }
}

async function closeAll(folder: string): Promise<void> {
  await chmod(folder, PRIVATE)
  for (const name of await foldersIn(folder)) await closeAll(join(folder, name))
}

const foldersIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true })).filter((one) => one.isDirectory()).map((one) => one.name)

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
