import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

// Node runs `.ts` but not `.tsx`, of which the reports are made: `node --import ./apps/server/src/tsx-hook.ts …`.
// One millisecond a file, so a bundle of the reports, which could be stale, earns nothing.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.tsx')) return nextLoad(url, context)
    const path = fileURLToPath(url)
    const { code, errors } = transformSync(path, readFileSync(path, 'utf8'), { sourcemap: false })
    if (errors.length > 0) throw new SyntaxError(`${path}: ${errors.map((error) => error.message).join('; ')}`)
    return { format: 'module', source: code, shortCircuit: true }
  },
})
