import { locales } from '@vezel/model/kit/label.ts'
import { pathsTo, prefixOf, type RouteName, routeOf, valuesOf } from '@vezel/model/route-paths.ts'
import type { ComponentType } from 'react'
import type { AppRoute } from '../router/router.tsx'

/** A screen in a chunk of its own, fetched when somebody goes there. */
export type Screen = () => Promise<ComponentType>
/** The screens of an area, by the names of its routes: a route without one does not compile. */
export type ScreensOf<Routes> = Readonly<Record<keyof Routes, Screen>>

type Below<Routes, Name extends string> = Extract<keyof Routes, Name | `${Name}-${string}`>
/** Gives a screen also to what lies below its route in the same area: the rows of its table, in a card. */
export const cardsIn =
  <Routes extends object>(routes: Routes) =>
  <const Name extends keyof Routes & string>(name: Name, screen: Screen) =>
    // The names are those of the type: what the table has at or below this one.
    Object.fromEntries(
      Object.keys(routes)
        .filter((one) => one === name || one.startsWith(`${name}-`))
        .map((one) => [one, screen]),
    ) as Record<Below<Routes, Name>, Screen>

export const toFirstTab: Screen = async () => (await import('../screens/general/redirect.tsx')).ToFirstTab

/** The paths that show a route in all languages; French shares the words of English, behind its own prefix. */
export const pathsOf = (name: RouteName): string[] =>
  locales.flatMap((locale) =>
    pathsTo(name, locale)
      .flatMap((path) => eachOf(path, valuesOf(routeOf(name))))
      .map((path) => prefixOf(locale) + path.replace(/\{(\w+)\}/g, ':$1')),
  )

/** A path whose last parameter has few values, once with each of them. */
const eachOf = (path: string, values: readonly string[]) =>
  values.length > 0 && path.endsWith('}') ? values.map((value) => path.replace(/\{\w+\}$/, value)) : [path]

/** The pages of screens, with their whole paths. */
export const pagesOf = (screens: Readonly<Partial<Record<RouteName, Screen>>>): AppRoute[] =>
  Object.entries(screens).flatMap(([name, screen]) =>
    // The keys of a record by RouteName are route names.
    pathsOf(name as RouteName).map((path) => ({ path, screen })),
  )
