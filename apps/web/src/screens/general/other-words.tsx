import { fill, placeOf, routeOf } from '@vezel/model/route-paths.ts'
import '@vezel/model/routes.ts'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from '../../router/router.tsx'

/**
 * A link of a colleague who works in another language, without what that has before its paths, leads on to the same page in
 * the language of the address: `/admin/users` to `/admin/gebruikers`. Any other shows the children.
 */
export function OtherWords({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const place = placeOf(pathname, /^\/(en|fr)(\/|$)/.test(pathname) ? 'nl' : 'en')
  if (!place) return children
  return <Navigate to={fill(routeOf(place.name), place.params, place.locale) + search} replace />
}
