import { type Place, placeOf, type RouteName, type RouteParams, type ToArgs, to } from '@vezel/model/route-paths.ts'
import { useMemo } from 'react'
import { useLocation, useSearch } from '../router/router.tsx'
import { useLocale } from './texts.tsx'

/** Addresses in the language of the page: `const to = useTo()`, `to('surveys-survey-sources', { survey }, { query })`. */
export function useTo(): <Name extends RouteName>(name: Name, ...args: ToArgs<Name>) => string {
  const locale = useLocale()
  return useMemo(
    () =>
      <Name extends RouteName>(name: Name, ...[params, options]: ToArgs<Name>) =>
        (to as (name: RouteName, params?: object, options?: object) => string)(name, params, { locale, ...options }),
    [locale],
  )
}

/** The route of the page and its parameters; null for an address that is no route. */
export function usePlace(): Place | null {
  const { pathname } = useLocation()
  return useMemo(() => placeOf(pathname) ?? null, [pathname])
}

/** Whether a report is shown by itself, without navigation (§2): its address ends on `?layout=report`. */
export function useIsReportAlone(): boolean {
  const [{ layout }] = useSearch()
  return usePlace()?.name === 'surveys-survey-reports-report' && layout === 'report'
}

/** The parameters of the page, which is this route or lies below it. */
export function useRouteParams<Name extends RouteName>(_name: Name): RouteParams<Name> {
  return (usePlace()?.params ?? {}) as RouteParams<Name>
}
