import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The source files below a folder, from the root; tests may import whatever they test. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return ['node_modules', 'dist', 'testing'].includes(entry.name) ? [] : sourcesIn(path)
    return /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path) ? [path] : []
  })
}
export const files: readonly string[] = ['apps', 'packages', 'demo'].flatMap(sourcesIn)
const known = new Set(files)

/** The file that an import means, from the root; undefined for a library. */
export function meant(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const [, name, path = 'index.ts'] = /^@vezel\/(model|report)(?:\/(.+))?$/.exec(specifier) ?? []
  return name && `packages/${name}/src/${path}`
}

export interface Import {
  readonly specifier: string
  /** Nothing is left of it in the program: every name is a type. */
  readonly isType: boolean
  /** Fetched by `import()`. */
  readonly isLate: boolean
}

/** What a text imports: statements, types among them, and what is fetched later by `import()`. */
export const importsIn = (text: string): Import[] =>
  [...text.matchAll(/^(?:import|export)\s([^'"]*?)from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm)].map(
    ([, names = '', from, alone, late]) => ({
      specifier: from ?? alone ?? late ?? '',
      isType: /^type\s/.test(names) || /^\{(\s*type\s[^,}]*,?)+\s*\}\s*$/.test(names),
      isLate: late !== undefined,
    }),
  )

/** The files of ours that a file imports. */
export const importsOf = (file: string): (Import & { readonly file: string })[] =>
  importsIn(readFileSync(join(root, file), 'utf8')).flatMap((one) => {
    const target = meant(file, one.specifier)
    return target !== undefined && known.has(target) && target !== file ? [{ ...one, file: target }] : []
  })
