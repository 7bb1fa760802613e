import { join } from 'node:path'
import type { Config } from '../config.ts'

/** Where uploads wait while their request runs. */
export const uploadFolder = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'upload')
