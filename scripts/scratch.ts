import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const kept = ['apps', 'packages', 'demo', 'docs', 'scripts', 'bench', 'e2e']
const isOurs = (path: string) => !/(^|\/)(node_modules|dist|\.cache)(\/|$)/.test(path.slice(root.length))

/** A copy of the sources in `folder`, which is emptied first, with the libraries of this checkout: to change and throw away. */
export function makeScratch(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'node_modules/@vezel'), { recursive: true })
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    // Of a work tree, `.git` is a file that leads to the repository.
    if ((entry.isFile() && entry.name !== '.git') || kept.includes(entry.name))
      cpSync(join(root, entry.name), join(folder, entry.name), { recursive: true, filter: isOurs })
  }
  const libraries = join(root, 'node_modules')
  for (const name of readdirSync(libraries)) {
    if (name !== '@vezel' && name !== '.cache') symlinkSync(join(libraries, name), join(folder, 'node_modules', name))
  }
  const places = { model: 'packages', plan: 'packages', report: 'packages', server: 'apps', web: 'apps' }
  for (const [name, place] of Object.entries(places))
    symlinkSync(`../../${place}/${name}`, join(folder, 'node_modules/@vezel', name))
}
