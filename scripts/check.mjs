// `npm run check`: all its stages, so that one that fails does not hide the next, and which of them failed.
import { failedOf, lintOn } from './stages.mjs'

const failed = failedOf({
  'formatting and lint': lintOn(process.stdout),
  types: 'tsc --noEmit -p .',
  'derived files': 'npm run --silent derive:check',
})
if (failed.length > 0) {
  process.stderr.write(`check failed: ${failed.join(', ')}\n`)
  process.exitCode = 1
}
