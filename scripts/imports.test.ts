import { expect, test } from 'vitest'
import { files, importsIn, importsOf, meant } from './import-graph.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>
const between: Graph = new Map(files.map((file) => [file, new Set(importsOf(file).map((one) => one.file))]))

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

/** The one tie that stays: one vocabulary, in which a field names its rules and the sentence of a rule is a label. */
const vocabulary = ['packages/model/src/kit', 'packages/model/src/rules']

test('imports are found as they are written', () => {
  const text = `import a, { type B } from './a.ts'
import {
  c,
} from '@vezel/model'
import './style.css'
export { d } from './d.ts'
const late = () => import('./late.tsx')`
  expect(importsIn(text).map(({ specifier }) => specifier)).toEqual([
    './a.ts',
    '@vezel/model',
    './style.css',
    './d.ts',
    './late.tsx',
  ])
  expect(importsIn(text).filter(({ isLate }) => isLate)).toMatchObject([{ specifier: './late.tsx' }])
  const types = `import type { A } from './a.ts'
import { type B, type C } from './b.ts'
import { type D, e } from './d.ts'
export type { F } from './f.ts'`
  expect(importsIn(types).map(({ isType }) => isType)).toEqual([true, true, false, true])
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
  expect(circlesOf(between)).toEqual([])
})

test('no folders import each other in a circle', () => {
  expect(circlesOf(rooms)).toEqual([vocabulary])
})
