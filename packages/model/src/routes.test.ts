import { expect, test } from 'vitest'
import { model } from './entities/index.ts'
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
  routeNames,
  routeOf,
  tabsOf,
  to,
  valuesOf,
} from './route-paths.ts'
import { addArea } from './routes/between.ts'
import { addressesBetween } from './routes/known.ts'
import { nameOf, type Route } from './routes/route.ts'
import { dutchWords } from './routes/words.ts'
import { routes } from './routes.ts'

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

test('the name of a route is its English path with dashes, and tells its parameters', () => {
  for (const [name, { en }] of all) {
    expect(nameOf(en)).toBe(name)
    // A parameter is the last of the words that are spelled like it: the path can be read back from the name.
    const words = name.split('-')
    const params = paramsOf(en)
    const last = new Set(params.map((param) => words.lastIndexOf(param)))
    const path = words.map((word, at) => (last.has(at) ? `{${word}}` : word)).join('/')
    if (!/^(index|reset-password|confirm-email|app-feedback)$/.test(name)) expect(path).toBe(en)
  }
})

test('every Dutch word is used, and each English word has one', () => {
  const used = new Set(all.flatMap(([, { en }]) => en.split('/')))
  expect(Object.keys(dutchWords).filter((word) => !used.has(word))).toEqual([])
  const told = Object.values(dutchWords)
  expect(told.filter((word, at) => told.indexOf(word) !== at)).toEqual([])
  expect(Object.entries(dutchWords).filter(([english, dutch]) => english === dutch)).toEqual([])
})

/** §2 "Main navigation": the menus, and the tabs of each page that has them. */
const navigation: Readonly<Record<string, readonly string[]>> = {
  surveys: ['active', 'proposed', 'completed', 'cancelled'],
  'surveys-survey': [
    'information',
    'asset',
    'interviews',
    'deskresearch',
    'limitations',
    'exclusions',
    'inventarisations',
    'sources',
    'samples',
    'observations',
    'certificates',
    'plans',
    'reports',
    'checks',
  ],
  'surveys-survey-information': ['surveyinfo', 'asbestosuitability', 'execution', 'client', 'reportphotos', 'other'],
  'surveys-survey-asset': ['information', 'spaces', 'plans', 'photos'],
  'surveys-survey-certificates': ['laboratories', 'smart'],
  'surveys-survey-checks': ['lavs'],
  assetmanagement: ['assets', 'templates'],
  account: ['information', 'signature', 'capabilities', 'certificates', 'equipment'],
  admin: ['kiwa', 'dossierchecks', 'users', 'clients', 'laboratories', 'reports', 'variables', 'lavs'],
  'admin-dossierchecks': ['surveytypes', 'templates'],
  'admin-laboratories': ['laboratories', 'connections'],
  'admin-reports': ['templates', 'chapters', 'elements'],
  'admin-lavs': ['mappingwarnings', 'settings'],
}
const table: Readonly<Record<string, Route>> = Object.fromEntries(all)
const menus = ['index', 'subscription', 'surveys', 'assetmanagement', 'account', 'integrations', 'admin']

test('menus and tabs are those of §2, and those with a screen stand in its order', () => {
  for (const menu of menus) expect(table[menu]?.place, menu).toBe('menu')
  const shown = routeNames().filter((name) => table[name]?.place === 'menu')
  expect(shown).toEqual(menus.filter((menu) => menu in routes))
  for (const [page, tabs] of Object.entries(navigation)) {
    const names = tabs.map((tab) => `${page}-${tab}`)
    for (const name of names) expect(table[name]?.place, name).toBe('tab')
    const isKnown = (name: string): name is RouteName => name in routes
    if (isKnown(page)) expect(tabsOf(page), page).toEqual(names.filter(isKnown))
    const others = all.filter(([name, { place }]) => place === 'tab' && name.startsWith(`${page}-`))
    const direct = others.map(([name]) => name.slice(page.length + 1)).filter((rest) => !rest.includes('-'))
    expect(direct.toSorted()).toEqual(tabs.toSorted())
  }
})

test('a route of an area that was not fetched says so', () => {
  // @ts-expect-error: there is no such route.
  expect(() => routeOf('surveys-survey-roofs')).toThrow('The route surveys-survey-roofs is not known')
})

test('every list has an address, also in the middle of a path: it shows what the list belongs to', () => {
  const shown = (path: string) => placeOf(path)?.name
  expect(shown('/onderzoeken/1/monsters/2/analyse')).toBe('surveys-survey-samples-sample')
  expect(shown('/en/surveys/1/samples/2/analysis/3/results')).toBe('surveys-survey-samples-sample-analysis-analysis')
  expect(shown('/onderzoeken/1/bronnen/2/locaties')).toBe('surveys-survey-sources-source')
  expect(shown('/onderzoeken/1/bronnen/2/groep')).toBe('surveys-survey-sources-source')
  expect(placeOf('/fr/surveys/1/samples/2/analysis')?.params).toEqual({ survey: '1', sample: '2' })
  // What is not part of any path is no address, and neither is the beginning of one that belongs to nothing.
  expect(shown('/onderzoeken/1/monsters/2/daken')).toBeUndefined()
  expect(shown('/resetpassword')).toBeUndefined()
  for (const locale of locales) {
    for (const name of Object.keys(routes) as RouteName[]) {
      const steps = fill(routes[name], Object.fromEntries(paramsOf(routes[name].en).map((one) => [one, '7'])), locale)
      for (let end = steps.length; end > 0; end = steps.lastIndexOf('/', end - 1)) {
        const path = steps.slice(0, end)
        if (/^\/(en|fr)?$|resetpassword$/.test(path)) continue
        expect(shown(path), path).toBeDefined()
      }
    }
  }
})

test('of those that are planned, the lists of §2 in the middle of a path belong to what they stand in', () => {
  addArea(plannedRoutes)
  const between = Object.fromEntries(addressesBetween().map(({ en, shows }) => [en, shows]))
  expect(between['admin/dossierchecks/templates/{template}/part']).toBe('admin-dossierchecks-templates-template')
  expect(between['admin/variables/{variableset}/{variable}/{variableitem}/mappings']).toBe(
    'admin-variables-variableset-variable-variableitem',
  )
  expect(between['surveys/{survey}/deskresearch/onderzoekfoto']).toBe('surveys-survey-deskresearch')
  // Where the parts of a record alone have addresses it opens on the first of them.
  expect(between['surveys/{survey}/certificates/laboratories/{laboratory}']).toBe(
    'surveys-survey-certificates-laboratories-laboratory-certificates',
  )
})

test('a tab for each value of a parameter: another value is no address, and one lands on the first', () => {
  addArea(plannedRoutes)
  const name = 'integrations-asbestregisseur-status' as RouteName
  expect(valuesOf(routeOf(name))).toEqual(['new', 'active', 'completed', 'rejected', 'revision'])
  expect(placeOf('/integraties/asbestregisseur/rejected')).toMatchObject({ name, params: { status: 'rejected' } })
  expect(placeOf('/integraties/asbestregisseur/gone')).toBeUndefined()
  expect(fill(routeOf(name), {}, 'en')).toBe('/en/integrations/asbestregisseur/new')
  // A page that has tabs is where its menu leads.
  expect(landingOf('integrations' as RouteName)).toBe('integrations')
  expect(landingOf('integrations-asbestregisseur' as RouteName)).toBe(name)
})

/** §2 "Generic resource screens": names of hyphen-separated lower camel-case segments; §5: of resources, letters only. */
test('routes and kinds of records are named by the patterns of §5', () => {
  const segments = /^[a-z][a-zA-Z0-9]*(-[a-z][a-zA-Z0-9]*)*$/
  expect(all.map(([name]) => name).filter((name) => !segments.test(name))).toEqual([])
  const parameters = all.flatMap(([, { en }]) => paramsOf(en))
  expect(parameters.filter((name) => !/^[a-z][a-zA-Z]*$/.test(name))).toEqual([])
  const resources = model.entities.map(({ api }) => api.type.charAt(0).toLowerCase() + api.type.slice(1))
  expect(resources.length).toBeGreaterThan(80)
  expect(resources.filter((name) => !/^[a-z]+([A-Z][a-z]*)*$/.test(name))).toEqual([])
})

test('no list of tabs is empty, and each tab has a word and a target (§5)', () => {
  addArea(plannedRoutes)
  const withTabs = routeNames().filter((name) => (['tab', 'card'] as const).some((place) => tabsOf(name, place)[0]))
  expect(withTabs.length).toBeGreaterThan(20)
  for (const [name, { values }] of all) if (values) expect(Object.keys(values).length, name).toBeGreaterThan(0)
  for (const tab of withTabs.flatMap((name) => [...tabsOf(name), ...tabsOf(name, 'card')])) {
    const { label, en } = routeOf(tab)
    expect([label.nl.trim(), label.en.trim()], tab).not.toContain('')
    const target = fill(routeOf(landingOf(tab)), Object.fromEntries(paramsOf(en).map((one) => [one, '7'])), 'en')
    if (!valuesOf(routeOf(tab)).length) expect(placeOf(target), target).toBeDefined()
  }
})
