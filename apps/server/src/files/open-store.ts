import { join } from 'node:path'
import type { Config } from '../config.ts'
import { makeFolderStore } from './folder-store.ts'
import { makeS3Store } from './s3-store.ts'
import type { FileStore } from './store.ts'

/** The store of FILES_URL, or the folder `files` of the data folder. */
export const openFileStore = (config: Pick<Config, 'filesUrl' | 'dataDir'>): FileStore =>
  config.filesUrl ? makeS3Store(config.filesUrl) : makeFolderStore(join(config.dataDir, 'files'))
