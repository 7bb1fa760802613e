import {
  type AnyParam,
  fill,
  type ParamNames,
  type Place,
  placeOf,
  type RouteName,
  routeOf,
  type ToArgs,
} from '@vezel/model/route-paths.ts'
import { useMemo } from 'react'
import { useLocation, useSearch } from '../router/router.tsx'
import { useUiTexts } from '../ui/texts.ts'

/** Makes the address of a route; the parameters that are `Known` may be left out. */
export type To<Known extends string = never> = <Name extends RouteName>(
  name: Name,
  ...args: ToArgs<Name, Known>
) => string

/**
 * Addresses in the language of the page: `const to = useTo()`, `to('surveys-survey', { survey }, { query })`. Whoever says
 * at or below which route the page is leaves out what stands in its address: `useTo('surveys-survey')`, then
 * `to('surveys-survey-sources')`. A missing, wrong or unknown parameter does not compile.
 */
export function useTo<Below extends RouteName = never>(_below?: Below): To<ParamNames<Below>> {
  const { locale } = useUiTexts()
  const here = usePlace()?.params
  return useMemo(
    () =>
      (name, ...[params, options]) =>
        fill(routeOf(name), { ...here, ...params }, options?.locale ?? locale, options?.query),
    [locale, here],
  )
}

/** The route of the page and its parameters; null for an address that is no route. */
export function usePlace(): Place | null {
  const { pathname } = useLocation()
  return useMemo(() => placeOf(pathname) ?? null, [pathname])
}

/** The parameters of the page. */
export const useHere = (): { readonly [Param in AnyParam]?: string } => usePlace()?.params ?? {}

/** Whether a report is shown by itself, without navigation (§2): its address ends on `?layout=report`. */
export function useIsReportAlone(): boolean {
  const [{ layout }] = useSearch()
  return usePlace()?.name === 'surveys-survey-reports-report' && layout === 'report'
}
