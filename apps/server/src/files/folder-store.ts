import { randomUUID } from 'node:crypto'
import { constants, copyFile, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import type { FileStore } from './store.ts'

/** Files in a folder: two digits of the hash make subfolders, so that none grows too large to list. */
export function makeFolderStore(root: string): FileStore {
  const pathOf = (key: string) => {
    const match = /^(\d+)\/(([0-9a-f]{2})[0-9a-f]{62}(?:\.\d+\.jpg)?)$/.exec(key)
    if (!match) throw new Error(`Not a key of a file: ${key}`)
    return join(root, match[1] ?? '', match[3] ?? '', match[2] ?? '')
  }
  const size = async (key: string) =>
    stat(pathOf(key)).then(
      (found) => found.size,
      (error) => absent(error),
    )
  return {
    size,
    async put(key, file) {
      if ((await size(key)) === file.size) return
      const path = pathOf(key)
      const folder = dirname(path)
      await makeFolder(folder)
      const draft = `${path}.${randomUUID()}.draft`
      try {
        await copyFile(file.path, draft, constants.COPYFILE_FICLONE)
        await flush(draft, 'r+')
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await flush(folder, 'r')
    },
    async get(key, range) {
      const handle = await open(pathOf(key)).catch(absent)
      return handle?.createReadStream(range)
    },
    delete: async (key) => rm(pathOf(key), { force: true }),
  }
}

/** Writes what the system still holds in memory to the disk. */
async function flush(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
