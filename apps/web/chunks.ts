import { dutchOf } from '@vezel/model/routes/route.ts'
import type { Plugin, Rolldown } from 'vite'

/** Modules by the end of their file names. */
interface FirstPages {
  readonly entry: string
  readonly signedOut: readonly string[]
  readonly signedIn: readonly string[]
  /** By language: what it is in a file of. */
  readonly languages: Readonly<Record<string, readonly string[]>>
}

/**
 * Few files for a first visit, none of them with code it does not need: `entry` is what every page has, `signed-in` the
 * frame and the first screens behind the log-in, `signed-out` the log-in itself, and a language has its own. What is loaded
 * later splits itself.
 */
export function firstChunks({ entry, signedOut, signedIn, languages }: FirstPages): Rolldown.CodeSplittingOptions {
  let stages: Readonly<Record<'entry' | 'signedIn' | 'signedOut', ReadonlySet<string>>> | null = null
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'first pages',
        name: (id, context) => {
          stages ??= readStages(id, (of) => context.getModuleInfo(of))
          if (stages.entry.has(id)) return 'entry'
          const language = Object.entries(languages).find(([, ends]) => ends.some((end) => id.endsWith(end)))
          if (language) return language[0]
          return stages.signedIn.has(id) ? 'signed-in' : stages.signedOut.has(id) ? 'signed-out' : null
        },
      },
    ],
  }

  function readStages(start: string, getModuleInfo: (id: string) => Rolldown.ModuleInfo | null) {
    const all = connected(start, getModuleInfo)
    const closure = (ends: readonly string[]) => {
      const found = new Set<string>()
      const visit = (id: string) => {
        if (found.has(id)) return
        found.add(id)
        for (const imported of getModuleInfo(id)?.importedIds ?? []) visit(imported)
      }
      for (const end of ends) {
        const id = [...all].find((one) => one.endsWith(end))
        if (id === undefined) throw new Error(`First chunks: no module ends with ${end}`)
        visit(id)
      }
      return found
    }
    const [first, out, inside] = [closure([entry]), closure(signedOut), closure(signedIn)]
    return { entry: new Set([...first, ...[...out].filter((id) => inside.has(id))]), signedIn: inside, signedOut: out }
  }
}

/** Every module that is connected with one, whichever imports the other. */
function connected(start: string, getModuleInfo: (id: string) => Rolldown.ModuleInfo | null): ReadonlySet<string> {
  const found = new Set<string>()
  const queue = [start]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const info = getModuleInfo(id)
    if (info)
      queue.push(...info.importedIds, ...info.dynamicallyImportedIds, ...info.importers, ...info.dynamicImporters)
  }
  return found
}

/** Works the Dutch path of each route out while the page is built, so that it need not bring the words of all areas. */
export function dutchPaths(): Plugin {
  return {
    name: 'vezel-dutch-paths',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/model\/src\/routes\/[\w-]+\.ts$/, code: "from './route.ts'" },
      handler: (code) =>
        code
          .replace(/(import \{[^}]*)\broute\b([^}]*\} from '\.\/route\.ts')/, '$1routed$2')
          .replace(/\broute\(\s*'([^']*)'/g, (_, path: string) => `routed('${path}', '${dutchOf(path)}'`),
    },
  }
}

/** Imports each icon from its own file instead of the list of all of them, so that a chunk has its own icons only. */
export function ownIcons(): Plugin {
  return {
    name: 'vezel-own-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/, code: '@tabler/icons-react' },
      handler: (code) =>
        code.replace(/import \{([^}]*)\} from '@tabler\/icons-react'/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
            .join(' '),
        ),
    },
  }
}

/** Writes icons, of which every page has some, without the spaces that a minus makes needless, and without keys: their parts never change places. */
export function shortIcons(): Plugin {
  return {
    name: 'vezel-short-icons',
    apply: 'build',
    transform: {
      filter: { id: /@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/ },
      handler: (code) =>
        code.replace(/"d": "[^"]*"/g, (path) => path.replaceAll(' -', '-')).replace(/, "key": "svg-\d+"/g, ''),
    },
  }
}
