import { fill, landingOf } from '@vezel/model/route-paths.ts'
import { routes } from '@vezel/model/routes.ts'
import { usePlace } from '../../page/place.ts'
import { Navigate, useLocation } from '../../router/router.tsx'

/** A route that has tabs opens on its first one (§2). */
export function ToFirstTab() {
  const place = usePlace()
  const { search } = useLocation()
  return place && <Navigate to={fill(routes[landingOf(place.name)], place.params, place.locale) + search} replace />
}
