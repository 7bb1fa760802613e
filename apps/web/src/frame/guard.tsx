import { placeOf, routeOf, splitLocale, to } from '@vezel/model/route-paths.ts'
import { type ComponentType, Suspense } from 'react'
import { useSession } from '../api/session.ts'
import { TextsProvider } from '../page/texts.tsx'
import { lazyPart } from '../router/reload-once.ts'
import { Navigate, Outlet, useLocation } from '../router/router.tsx'

const ExpiredDialog = lazyPart(async () => (await import('../screens/account/expired-dialog.tsx')).ExpiredDialog)
let SignedInFrame: ComponentType | null = null
/** Fetches what is around the pages behind the log-in, for `before` of their route. */
export async function fetchSignedInFrame(): Promise<void> {
  SignedInFrame = (await import('./signed-in-frame.tsx')).SignedInFrame
}

/** Above every page: its language. */
export function Root() {
  const { pathname } = useLocation()
  return (
    <TextsProvider locale={splitLocale(pathname).locale}>
      <Outlet />
    </TextsProvider>
  )
}

/**
 * Around every page that asks for a log-in: without one it leads to the log-in page, which says so and leads back (§6). A
 * session that expires is renewed above the page, which stays as it is.
 */
export function Guard() {
  const { isLoggedIn, ended, isExpired } = useSession()
  const { pathname, search } = useLocation()
  if (!isLoggedIn) return <Navigate to={loginPath(pathname, search, ended === 'logged-out')} replace />
  return (
    <>
      {SignedInFrame && <SignedInFrame />}
      <Suspense fallback={null}>{isExpired && <ExpiredDialog />}</Suspense>
    </>
  )
}

/** Where somebody logs in who came for `path`; nowhere to return to after logging out. */
export function loginPath(path: string, search: string, hasLeft = false): string {
  const { locale } = splitLocale(path)
  return to('login', {}, { locale, query: hasLeft ? {} : { next: path + search } })
}

/** Whether anybody may see the page of a path. An unknown path is for those who are logged in. */
export function isPublic(path: string): boolean {
  const place = placeOf(path)
  return place !== undefined && routeOf(place.name).for === 'public'
}
