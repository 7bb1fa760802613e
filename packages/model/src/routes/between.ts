import { addBetween, addRoutes, type Between, knownRoutes } from './known.ts'
import type { Route } from './route.ts'

type Table = Readonly<Record<string, Route>>

/**
 * Makes the routes of an area known, with the addresses in the middle of their paths that no route has: `…/analysis` of
 * `…/analysis/{analysis}` shows what the list belongs to. `tabs` says the order of tabs that come from several files.
 */
export function addArea(more: Table, tabs: readonly string[] = []): void {
  addRoutes(more, tabs)
  addBetween(betweenOf(knownRoutes(), more))
}

/** Of the paths of `more` those parts that no known route has, each with the route that shows what it belongs to. */
function betweenOf(known: Table, more: Table): Between[] {
  const byPath = new Map(Object.entries(known).map(([name, { en }]) => [en, name]))
  const upTo = (path: string, steps: number) => path.split('/').slice(0, steps).join('/')
  const found = new Map<string, Between>()
  for (const { nl, en } of Object.values(more)) {
    for (let steps = en.split('/').length - 1; steps > 0; steps--) {
      const path = upTo(en, steps)
      if (byPath.has(path) || found.has(path)) continue
      const shows = shownAt(path, byPath)
      if (shows) found.set(path, { nl: upTo(nl, steps), en: path, shows })
    }
  }
  return [...found.values()]
}

/** Of a record whose parts alone have addresses the first part, of a list what is right above it; nothing at the top. */
function shownAt(path: string, byPath: ReadonlyMap<string, string>): string | undefined {
  if (path === '') return undefined
  const isPart = (one: string) => one.startsWith(`${path}/`) && !one.slice(path.length).includes('{')
  const part = path.endsWith('}') ? [...byPath].find(([one]) => isPart(one)) : undefined
  return byPath.get(path) ?? part?.[1] ?? shownAt(path.slice(0, Math.max(0, path.lastIndexOf('/'))), byPath)
}
