// @vitest-environment jsdom
import { locales } from '@vezel/model/kit/label.ts'
import { fill, type RouteName, routeOf } from '@vezel/model/route-paths.ts'
import { addressesBetween } from '@vezel/model/routes/known.ts'
import { expect, test } from 'vitest'
import { matchPath, patternsOf } from './router/match.ts'
import type { AppRoute } from './router/router.tsx'
import { pageRoutes } from './screens.tsx'

/** The page that a path leads to, its area fetched as the router does it. */
async function pageAt(path: string): Promise<AppRoute | undefined> {
  const last = matchPath(patternsOf<AppRoute>(pageRoutes), path)?.chain.at(-1)
  if (!last?.area) return last
  return matchPath(patternsOf<AppRoute>(await last.area()), path)?.chain.at(-1)
}

test('of an area that nobody opened nothing is known', () => {
  expect(() => routeOf('surveys-survey-sources')).toThrow('is not known')
  expect(routeOf('surveys-survey-information-surveyinfo').nl).toBe('onderzoeken/{survey}/informatie/onderzoeksgegevens')
})

test('every route leads to a screen of its own, in every language', async () => {
  const paths = async () => {
    const { routes } = await import('@vezel/model/routes.ts')
    return (Object.keys(routes) as RouteName[]).flatMap((name) => {
      const params = Object.fromEntries(
        [...routes[name].en.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => [param, '7']),
      )
      return locales.map((locale) => fill(routes[name], params, locale))
    })
  }
  // Asked before the whole table is there: an area has to bring its own routes.
  expect((await pageAt('/onderzoeken/12/bronnen'))?.screen).toBeDefined()
  expect(routeOf('surveys-survey-sources').nl).toBe('onderzoeken/{survey}/bronnen')
  const whole = await paths()
  const between = addressesBetween().map(({ nl }) => `/${nl.replace(/\{\w+\}/g, '7')}`)
  expect(between).toContain('/onderzoeken/7/monsters/7/analyse')
  for (const path of [...whole, ...between]) expect((await pageAt(path))?.screen, path).toBeDefined()
  expect((await pageAt('/onderzoeken/12/daken'))?.screen).toBeUndefined()
})
