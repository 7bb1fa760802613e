// Measures what a first visit loads (JavaScript and CSS, brotli) and fails when a budget is passed.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, prepare, root, run, Stopped } from './setup.mjs'

/** Kilobytes of 1,000 bytes, and requests, fonts apart. `chunks`: names or sources of the chunks the first screen adds to the entry. */
const visits = [
  {
    name: 'log-in',
    chunks: ['signed-out', 'nl'],
    maxKb: 92,
    maxRequests: 6,
  },
  {
    name: 'survey list',
    chunks: ['signed-in', 'nl'],
    maxKb: 122,
    maxRequests: 6,
  },
]

await run(async () => {
  await build(await prepare())
  const dist = join(root, 'apps/web/dist')
  const path = join(dist, '.vite/manifest.json')
  if (!existsSync(path)) throw new Stopped('The build has no manifest: set build.manifest in apps/web/vite.config.ts.')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  // What the page itself asks for; grouped chunks are not marked as its entry in the manifest.
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const asked = [...page.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, file]) => file)
  const entries = Object.keys(manifest).filter((key) => asked.includes(manifest[key].file))
  if (entries.length === 0) throw new Stopped('The build has no entry.')

  const sizes = new Map()
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, brotliSize(readFileSync(join(dist, file))))
    return sizes.get(file)
  }
  let failed = 0
  for (const { name, chunks, maxKb, maxRequests } of visits) {
    const files = [...filesOf(manifest, [...entries, ...chunks])]
    const kb = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1_000
    const within = kb <= maxKb && files.length <= maxRequests
    if (!within) failed += 1
    process.stdout.write(
      `${within ? 'ok ' : 'NOT'} ${name}: ${kb.toFixed(1)} of ${maxKb} KB in ${files.length} of ${maxRequests} requests\n`,
    )
    for (const file of files)
      process.stdout.write(`      ${(sizeOf(file) / 1_000).toFixed(1).padStart(7)} KB  ${file}\n`)
  }
  return failed > 0 ? 1 : 0
})

/** The files of these manifest entries and of what they import statically, each once. */
function filesOf(manifest, keys) {
  const files = new Set()
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    // Chunks of several pages have a name (`chunks.ts`), others the source they begin with.
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key)
    if (!chunk) {
      throw new Stopped(
        `The budget names ${key}, which does not exist: correct the table in scripts/bundle-budget.mjs.`,
      )
    }
    // The font has a name too.
    if (/\.(js|css)$/.test(chunk.file)) files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of keys) visit(key)
  return files
}

function brotliSize(content) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
