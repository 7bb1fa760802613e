import { writeRegistryFiles } from './registry-files.ts'

/**
 * Writes what follows from the definitions: the index of each folder of them, from which the model is loaded, and then
 * what `derive-model.ts` derives from that. With `--check` nothing is written.
 */
if (!process.argv.includes('--check')) writeRegistryFiles()
await import('./derive-model.ts')
