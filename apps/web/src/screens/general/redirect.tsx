import { fill, landingOf, routeOf } from '@vezel/model/route-paths.ts'
import { usePlace } from '../../page/place.ts'
import { Navigate, useLocation } from '../../router/router.tsx'

/** A route that has tabs opens on its first one (§2). */
export function ToFirstTab() {
  const place = usePlace()
  const { search } = useLocation()
  return place && <Navigate to={fill(routeOf(landingOf(place.name)), place.params, place.locale) + search} replace />
}
