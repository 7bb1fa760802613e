import { expect, test } from 'vitest'
import { locales } from './kit/label.ts'
import { plannedRoutes } from './planned-routes.ts'
import {
  fill,
  inOtherLocale,
  landingOf,
  parentOf,
  patternOf,
  placeOf,
  type RouteName,
  tabsOf,
  to,
} from './route-paths.ts'
import { type Route, routes } from './routes.ts'

const all: [string, Route][] = [...Object.entries(routes), ...Object.entries(plannedRoutes)]
const paramsOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')

test('every route has a path of its own in every language', () => {
  for (const locale of locales) {
    const paths = all.map(([, route]) => patternOf(route, locale).replace(/\{\w+\}/g, '{}'))
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
  }
  const names = all.map(([name]) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('a route asks for the same parameters in every language, and names them as its own name does', () => {
  for (const [name, route] of all) {
    expect(paramsOf(route.nl), name).toEqual(paramsOf(route.en))
    expect(name.split('-'), name).toEqual(expect.arrayContaining(paramsOf(route.en)))
  }
})

test('no Dutch path begins like another language', () => {
  expect(all.filter(([, route]) => /^(en|fr)(\/|$)/.test(route.nl))).toEqual([])
})

test('every route leads to a path and back, in every language', () => {
  for (const locale of locales) {
    for (const name of Object.keys(routes) as RouteName[]) {
      const params = Object.fromEntries(paramsOf(routes[name].en).map((param, at) => [param, `0190-${at} é/ü`]))
      const path = fill(routes[name], params, locale)
      expect(placeOf(path), path).toEqual({ name, params, locale })
    }
  }
})

test('words win over parameters', () => {
  expect(placeOf('/onderzoeken/actief')?.name).toBe('surveys-active')
  expect(placeOf('/onderzoeken/0190')).toEqual({ name: 'surveys-survey', params: { survey: '0190' }, locale: 'nl' })
})

test('an address has the words of its language, its parameters and its query', () => {
  expect(to('index')).toBe('/')
  expect(to('index', {}, { locale: 'en' })).toBe('/en')
  expect(to('surveys-survey-sources', { survey: '12' }, { query: { q: 'dak', sort: null } })).toBe(
    '/onderzoeken/12/bronnen?q=dak',
  )
  expect(to('surveys-survey-sources', { survey: '12' }, { locale: 'fr' })).toBe('/fr/surveys/12/sources')
})

test('names and parameters are checked by the compiler', () => {
  // @ts-expect-error: there is no such route.
  expect(() => to('surveys-survey-roofs', { survey: '1' })).toThrow()
  // @ts-expect-error: the survey is missing.
  expect(to('surveys-survey-sources')).toBe('/onderzoeken//bronnen')
  // @ts-expect-error: this route has no such parameter.
  expect(to('surveys-active', { survey: '1' })).toBe('/onderzoeken/actief')
})

test('an unknown path is no place, and a broken escape does no harm', () => {
  expect(placeOf('/onderzoeken/12/daken')).toBeUndefined()
  expect(placeOf('/english')).toBeUndefined()
  expect(placeOf('/onderzoeken/%E0%A4%A')?.params).toEqual({ survey: '%E0%A4%A' })
})

test('another language keeps page, parameters and query', () => {
  expect(inOtherLocale('/onderzoeken/12/bronnen', '?q=dak', 'en')).toBe('/en/surveys/12/sources?q=dak')
  expect(inOtherLocale('/fr/surveys/12/sources', '', 'nl')).toBe('/onderzoeken/12/bronnen')
  expect(inOtherLocale('/nergens', '?q=1', 'en')).toBe('/en')
})

test('tabs belong to the nearest route above them, and a menu item opens on its first tab', () => {
  expect(parentOf('surveys-survey-sources-source-locations-location-details')).toBe(
    'surveys-survey-sources-source-locations-location',
  )
  expect(tabsOf('surveys')).toEqual(['surveys-active', 'surveys-proposed', 'surveys-completed', 'surveys-cancelled'])
  expect(landingOf('surveys')).toBe('surveys-active')
  expect(landingOf('surveys-survey')).toBe('surveys-survey-information-surveyinfo')
})
