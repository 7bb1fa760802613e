import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The source files below a folder, from the root; tests may import whatever they test. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return ['node_modules', 'dist', 'testing'].includes(entry.name) ? [] : sourcesIn(path)
    return /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path) ? [path] : []
  })
}
const files = ['apps', 'packages', 'demo'].flatMap(sourcesIn)

/** The file that an import means, from the root; undefined for a library. */
function meant(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const [, name, path = 'index.ts'] = /^@vezel\/(model|report)(?:\/(.+))?$/.exec(specifier) ?? []
  return name && `packages/${name}/src/${path}`
}

/** What a text imports: statements, types among them, and what is fetched later by `import()`. */
const importsIn = (text: string): string[] =>
  [
    ...text.matchAll(/^(?:import|export)\s[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm),
  ].flatMap(([, from, alone, later]) => from ?? alone ?? later ?? [])

type Graph = ReadonlyMap<string, ReadonlySet<string>>
const known = new Set(files)
const between: Graph = new Map(
  files.map((file) => {
    const imported = importsIn(readFileSync(join(root, file), 'utf8')).flatMap((one) => meant(file, one) ?? [])
    return [file, new Set(imported.filter((one) => known.has(one) && one !== file))]
  }),
)

/** The folder right below a `src`, or the file itself that stands there alone. */
const roomOf = (file: string): string => /^(?:.*\/src|demo)\/[^/]+/.exec(file)?.[0] ?? file
const rooms: Graph = new Map(
  [...new Set(files.map(roomOf))].map((room) => {
    const inside = files.filter((file) => roomOf(file) === room)
    const reached = inside.flatMap((file) => [...(between.get(file) ?? [])].map(roomOf))
    return [room, new Set(reached.filter((one) => one !== room))]
  }),
)

/** Groups of which each reaches each: Tarjan's strongly connected components with more than one member. */
function circlesOf(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (node: string): number => {
    const index = order.size
    let low = index
    order.set(node, index)
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? index)
      lowest.set(node, low)
    }
    if (low === index) {
      const circle = open.splice(open.indexOf(node))
      if (circle.length > 1) circles.push(circle.sort())
    }
    return low
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return circles
}

/** Circles that are still there, each with what ties it. None may join them. */
const filesKnown: readonly string[][] = []
const roomsKnown = [
  // One vocabulary: a field names its rules, and the sentence of a rule is a label.
  ['packages/model/src/kit', 'packages/model/src/rules'],
]

test('imports are found as they are written', () => {
  const text = `import a, { type B } from './a.ts'
import {
  c,
} from '@vezel/model'
import './style.css'
export { d } from './d.ts'
const late = () => import('./late.tsx')`
  expect(importsIn(text)).toEqual(['./a.ts', '@vezel/model', './style.css', './d.ts', './late.tsx'])
  expect(meant('apps/web/src/ui/a.ts', '../api/b.ts')).toBe('apps/web/src/api/b.ts')
  expect(meant('apps/web/src/ui/a.ts', '@vezel/model')).toBe('packages/model/src/index.ts')
  expect(between.get('apps/web/src/main.tsx')?.size).toBeGreaterThan(3)
})

test('a circle is found however long it is, and a way that does not come back is none', () => {
  const graph = (ways: Record<string, string[]>): Graph =>
    new Map(Object.entries(ways).map(([from, to]) => [from, new Set(to)]))
  expect(circlesOf(graph({ a: ['b'], b: ['c'], c: ['d', 'b'], d: [] }))).toEqual([['b', 'c']])
  expect(circlesOf(graph({ a: ['b'], b: ['c'], c: ['a'], d: ['a', 'e'], e: ['d'] }))).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
  expect(circlesOf(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([])
})

test('no files import each other in a circle, types and late imports included', () => {
  const told = filesKnown.map((circle) => circle.join(' '))
  expect(circlesOf(between).filter((circle) => !told.includes(circle.join(' ')))).toEqual([])
})

test('no folders import each other in a circle', () => {
  const told = roomsKnown.map((circle) => circle.join(' '))
  expect(circlesOf(rooms).filter((circle) => !told.includes(circle.join(' ')))).toEqual([])
})
