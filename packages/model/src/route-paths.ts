import { type Locale, locales } from './kit/label.ts'
import {
  addressesBetween,
  knownNames,
  namesBelow,
  onMoreRoutes,
  parentNameOf,
  routeOf as routeNamed,
} from './routes/known.ts'
import type { Route } from './routes/route.ts'
import type { routes } from './routes.ts'

/** The name of a route that has a screen. */
export type RouteName = keyof typeof routes
/** A route by its name; throws when its area has not been fetched. */
export const routeOf: (name: RouteName) => Route = routeNamed
/** The names of the routes that are known so far. */
export const routeNames = (): readonly RouteName[] =>
  // Only routes of the tables that make up the type are ever added.
  knownNames() as readonly RouteName[]

/** Whether a route of that name is known so far. */
export const isRouteName = (name: unknown): name is RouteName => typeof name === 'string' && knownNames().includes(name)

type Braced<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Braced<Rest> : never
/** The names of a route's parameters. */
export type ParamNames<Name extends RouteName> = Braced<(typeof routes)[Name]['en']>
/** The parameters of a route: ids, as text. */
export type RouteParams<Name extends RouteName> = { readonly [Param in ParamNames<Name>]: string }

/** The routes whose path ends on a parameter: those of records. */
export type RecordRoute = {
  [Name in RouteName]: (typeof routes)[Name]['en'] extends `${string}/{${string}}` ? Name : never
}[RouteName]

/** A parameter of any route. */
export type AnyParam = { [Name in RouteName]: ParamNames<Name> }[RouteName]

/** What stands behind the `?`; null and '' leave a name out. */
export type Query = Readonly<Record<string, string | null | undefined>>
export interface ToOptions {
  readonly query?: Query
  readonly locale?: Locale
}
type Optional<Name extends RouteName> = { readonly [Param in ParamNames<Name>]?: string }
/**
 * Parameters may be left out only where there are none, or where they are `Known`; a missing, wrong or unknown name does
 * not compile. Of a route that is known only when the program runs any will do.
 */
export type ToArgs<Name extends RouteName, Known extends string = never> = RouteName extends Name
  ? [params?: Readonly<Record<string, string>>, options?: ToOptions]
  : [ParamNames<Name>] extends [never]
    ? [params?: Readonly<Record<string, never>>, options?: ToOptions]
    : [Exclude<ParamNames<Name>, Known>] extends [never]
      ? [params?: Optional<Name>, options?: ToOptions]
      : [params: Optional<Name> & { readonly [Param in Exclude<ParamNames<Name>, Known>]: string }, options?: ToOptions]

/** The path of a route without its language, starting with a slash: `/onderzoeken/{survey}`. */
export const patternOf = (route: Route, locale: Locale): string => `/${locale === 'nl' ? route.nl : route.en}`
/** The paths that show a route: its own, and those in the middle of others that belong to it and that no route has. */
export const pathsTo = (name: RouteName, locale: Locale): readonly string[] => [
  patternOf(routeOf(name), locale),
  ...addressesBetween()
    .filter(({ shows }) => shows === name)
    .map((between) => `/${locale === 'nl' ? between.nl : between.en}`),
]
/** What goes before every path of a language: Dutch has none (§2). */
export const prefixOf = (locale: Locale): string => (locale === 'nl' ? '' : `/${locale}`)

/** The address of a route: `to('surveys-survey-sources', { survey }, { query: { q: 'dak' }, locale: 'en' })`. */
export function to<Name extends RouteName>(name: Name, ...[params, options]: ToArgs<Name>): string {
  return fill(routeOf(name), params ?? {}, options?.locale ?? 'nl', options?.query)
}

/** The values that the last parameter of a route may have, where the route says them; the first is the one to land on. */
export const valuesOf = ({ values }: Route): readonly string[] =>
  typeof values === 'object' ? Object.keys(values) : []

/** The address of any route of a table, known or planned. */
export function fill(
  route: Route,
  params: Readonly<Record<string, string | undefined>>,
  locale: Locale,
  query: Query = {},
): string {
  const path = patternOf(route, locale).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? valuesOf(route)[0] ?? ''),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  ).toString()
  return `${prefixOf(locale)}${path}`.replace(/(.)\/$/, '$1') + (search && `?${search}`)
}

/** A place in the application. `params` has every parameter of the route. */
export interface Place<Name extends RouteName = RouteName> {
  readonly name: Name
  readonly params: Readonly<Record<string, string>>
  readonly locale: Locale
}

/** The language of a path and the path without it. */
export function splitLocale(path: string): { readonly locale: Locale; readonly rest: string } {
  const locale = locales.find((known) => known !== 'nl' && (path === `/${known}` || path.startsWith(`/${known}/`)))
  return { locale: locale ?? 'nl', rest: (locale ? path.slice(locale.length + 1) : path).replace(/\/+$/, '') || '/' }
}

interface Matcher {
  readonly name: RouteName
  readonly pattern: RegExp
  readonly params: readonly string[]
}
const matchers = new Map<'nl' | 'en', readonly Matcher[]>()
onMoreRoutes(() => matchers.clear())

/** Words before parameters, so that `/onderzoeken/actief` is the list and not a survey. */
function matchersOf(language: 'nl' | 'en'): readonly Matcher[] {
  const known = matchers.get(language)
  if (known) return known
  const rank = (pattern: string) =>
    pattern
      .split('/')
      .map((step) => (step.startsWith('{') ? '1' : '0'))
      .join('')
  const made = routeNames()
    .flatMap((name) => pathsTo(name, language).map((path) => ({ name, path, values: valuesOf(routeOf(name)) })))
    .sort((a, b) => rank(a.path).localeCompare(rank(b.path)))
    .map(({ name, path, values }) => ({
      name,
      pattern: new RegExp(
        `^${path.replace(/\{\w+\}$/, values.length > 0 ? `(${values.join('|')})` : '$&').replace(/\{\w+\}/g, '([^/]+)')}$`,
      ),
      params: [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param ?? ''),
    }))
  matchers.set(language, made)
  return made
}

/** The route of a path, or undefined for a path that no screen has; `words` are those of its language unless said otherwise. */
export function placeOf(path: string, words?: 'nl' | 'en'): Place | undefined {
  const { locale, rest } = splitLocale(path)
  for (const { name, pattern, params } of matchersOf(words ?? (locale === 'nl' ? 'nl' : 'en'))) {
    const match = pattern.exec(rest)
    if (match)
      return {
        name,
        locale,
        params: Object.fromEntries(params.map((param, at) => [param, decode(match[at + 1] ?? '')])),
      }
  }
  return undefined
}

/** The same page in another language, with its query; the start page where the path is no route. */
export function inOtherLocale(path: string, search: string, locale: Locale): string {
  const place = placeOf(path)
  return place ? fill(routeOf(place.name), place.params, locale) + search : to('index', {}, { locale })
}

/** The nearest route above: the longest other name that this one begins with. */
export const parentOf = (name: RouteName): RouteName | undefined => parentNameOf(name) as RouteName | undefined

/** The tabs of a route, in order: those of its page, or of its detail card. */
export const tabsOf = (name: RouteName, place: 'tab' | 'card' = 'tab'): readonly RouteName[] =>
  namesBelow(name, place) as readonly RouteName[]

/**
 * Where the menu leads: a route with tabs opens on its first one, and that on its own first one (§2). Of tabs that some
 * may not see the first that `may` be seen; a tab of a record is led to by whoever knows the record.
 */
export function landingOf(name: RouteName, may: (name: RouteName) => boolean = () => true): RouteName {
  const first = routeOf(name).isPage
    ? undefined
    : tabsOf(name).find((tab) => routeOf(tab).values !== 'records' && may(tab))
  return first ? landingOf(first, may) : name
}

/** A path can be typed by hand, with escapes that mean nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
