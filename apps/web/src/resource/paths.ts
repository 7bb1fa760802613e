import { type AnyParam, fill, type ParamNames, type RouteName, routeNames, routeOf } from '@vezel/model/route-paths.ts'
import { useMemo } from 'react'
import { usePlace } from '../page/place.ts'
import { useUiTexts } from '../ui/texts.ts'

export type { RouteName }

/** `path(name, { limitation })`: an address in the language of the page, with the parameters of the page filled in. */
export function usePath(): <Name extends RouteName>(
  name: Name,
  params?: { readonly [Param in ParamNames<Name>]?: string },
) => string {
  const { locale } = useUiTexts()
  const here = usePlace()?.params
  return useMemo(() => (name, params) => fill(routeOf(name), { ...here, ...params }, locale), [here, locale])
}

/** The same of a route and a parameter that are only known when the program runs. */
export const useAnyPath = (): ((name: RouteName, params?: Readonly<Record<string, string>>) => string) => usePath()

/** The parameters of the page. */
export const useHere = (): { readonly [Param in AnyParam]?: string } => usePlace()?.params ?? {}
/** The same for whoever knows the parameter only when the program runs. */
export const useAnyHere = (): Readonly<Record<string, string | undefined>> => usePlace()?.params ?? {}

/** The route of one row, which is the one below that of its table: `…-limitations-limitation`. */
export function itemRouteOf(table: RouteName): { name: RouteName; param: string } {
  const below = `${routeOf(table).nl}/`
  for (const name of routeNames()) {
    const path = routeOf(name).nl
    const param = path.startsWith(below) ? /^[^/]*\{(\w+)\}$/.exec(path.slice(below.length))?.[1] : undefined
    if (param) return { name, param }
  }
  throw new Error(`No route of a row below ${table}`)
}
