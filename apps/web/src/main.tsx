import { splitLocale } from '@vezel/model/route-paths.ts'
import { createRoot } from 'react-dom/client'
import { loadMe } from './api/me.ts'
import { tell } from './api/tell.ts'
import { readToken } from './api/token.ts'
import { isPublic, loginPath } from './frame/guard.tsx'
import { rememberedLocale } from './i18n/locale.ts'
import { loadTexts } from './page/texts.tsx'
import { App } from './router/router.tsx'
import { BareFailure } from './screens/general/error.tsx'
import { pageRoutes } from './screens.tsx'
import './theme/base.css'

const root = createRoot(document.getElementById('root') ?? document.body)

async function start() {
  // The bare address opens in the language chosen before; any other says its language itself.
  const remembered = location.pathname === '/' ? rememberedLocale() : null
  if (remembered && remembered !== 'nl') history.replaceState(null, '', `/${remembered}${location.search}`)
  // Decided before anything is fetched for a page that may not be seen.
  if (readToken() === null) {
    if (!isPublic(location.pathname)) history.replaceState(null, '', loginPath(location.pathname, location.search))
  } else void loadMe()
  await loadTexts(splitLocale(location.pathname).locale)
  root.render(<App routes={pageRoutes} />)
}

// What fails outside of a page that is drawn, such as in what a press sets off.
addEventListener('error', ({ error }) => void tell('page', error))
addEventListener('unhandledrejection', ({ reason }) => void tell('page', reason))

start().catch((error: unknown) => root.render(<BareFailure error={error} />))
