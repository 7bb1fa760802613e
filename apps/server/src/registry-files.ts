import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const entities = join(import.meta.dirname, '../../../packages/model/src/entities')

/** The key of the definition that a file of this name holds: `site-note.ts` holds `siteNote`. */
const keyOf = (stem: string) => stem.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The `index.ts` of a folder of definitions: each file gives the one that it is named after. */
function indexOf(area: string): string {
  const stems = readdirSync(join(entities, area))
    .filter((name) => /^[a-z-]+\.ts$/.test(name) && name !== 'index.ts')
    .map((name) => name.slice(0, -3))
    .sort()
  const lines = stems.map((stem) => `export { ${keyOf(stem)} } from './${stem}.ts'\n`)
  return `/** Every definition of this area, as \`npm run derive\` finds them in this folder. */\n${lines.join('')}`
}

/** What the folders of definitions say of themselves; nothing is loaded for it, since it is what the model is loaded from. */
export const registryFiles = (): readonly { readonly path: string; readonly text: string }[] =>
  readdirSync(entities, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ path: join(entities, name, 'index.ts'), text: indexOf(name) }))

/** Writes the index of each folder whose definitions changed. */
export function writeRegistryFiles(): void {
  for (const { path, text } of registryFiles()) if (!isFresh(path, text)) writeFileSync(path, text)
}

/** The folders whose index is stale. */
export const staleRegistryFiles = (): readonly string[] =>
  registryFiles()
    .filter(({ path, text }) => !isFresh(path, text))
    .map(({ path }) => path.slice(path.indexOf('packages/')))

function isFresh(path: string, text: string): boolean {
  try {
    return readFileSync(path, 'utf8') === text
  } catch {
    return false
  }
}
