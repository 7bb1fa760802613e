import { randomUUID } from 'node:crypto'
import { constants, copyFile, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { DRAFT, type FileStore } from './store.ts'

/** Files in a folder: two digits of the hash make subfolders, so that none grows too large to list. */
export function makeFolderStore(root: string): FileStore {
  const pathOf = (key: string) => {
    const match = pattern.exec(key)
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
      const draft = `${path}.${randomUUID()}${DRAFT}`
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
    async *list(before) {
      for (const organisation of await namesIn(root)) {
        for (const part of await namesIn(join(root, organisation))) {
          for (const name of await namesIn(join(root, organisation, part))) {
            const key = `${organisation}/${name}`
            if (!pattern.test(key)) continue
            const found = await stat(pathOf(key)).catch(absent)
            if (found && found.mtime < before) yield key
          }
        }
      }
    },
  }
}

/** Organisation, hash and its first two digits; the width of a copy; the mark of a draft. */
const pattern = /^(\d+)\/(([0-9a-f]{2})[0-9a-f]{62}(?:\.(?:\d+|clean)\.(?:jpg|png|webp))?(?:\.[0-9a-f-]{36}\.draft)?)$/

/** What a folder holds; nothing when it is gone, or is no folder of ours. */
const namesIn = async (folder: string): Promise<string[]> =>
  readdir(folder).catch((error) => (error.code === 'ENOTDIR' ? [] : (absent(error) ?? [])))

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
