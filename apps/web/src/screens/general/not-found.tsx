import { fill, placeOf, routeOf } from '@vezel/model/route-paths.ts'
import '@vezel/model/routes.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { useTo } from '../../page/place.ts'
import { Navigate, useLocation } from '../../router/router.tsx'
import { ErrorPage } from '../../ui/error-page.tsx'
import { useT } from '../../ui/texts.ts'

/**
 * An address that is no page (§2). A link of a colleague who works in another language, without what that has before its
 * paths, leads on to the same page in the language of the address: `/admin/users` to `/admin/gebruikers`.
 */
export function NotFoundScreen() {
  const t = useT(pagePhrases)
  const to = useTo()
  const { pathname, search } = useLocation()
  const place = placeOf(pathname, /^\/(en|fr)(\/|$)/.test(pathname) ? 'nl' : 'en')
  if (place) return <Navigate to={fill(routeOf(place.name), place.params, place.locale) + search} replace />
  return (
    <ErrorPage status={404} message={t('unknownPage')} homeTo={to('index')}>
      <p>{t('pageMaybe', { path: pathname })}</p>
    </ErrorPage>
  )
}
