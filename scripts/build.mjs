// Builds the page when its sources changed since the last build.
import { build, prepare, run } from './setup.mjs'

await run(async () => build(await prepare()))
