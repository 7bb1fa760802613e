import { IconClipboardList, IconLayoutDashboard, IconSearch, IconUserCircle } from '@tabler/icons-react'
import { locales } from '@vezel/model/kit/label.ts'
import { fill, inOtherLocale, landingOf, type Place, routeOf } from '@vezel/model/route-paths.ts'
import type { ReactNode } from 'react'
import { useMe } from '../api/me.ts'
import { languages } from '../i18n/languages.ts'
import { pagePhrases } from '../page/phrases.ts'
import { useTo } from '../page/place.ts'
import { chainOf } from '../page/tab-rows.ts'
import { useLabel, useLocale } from '../page/texts.tsx'
import { Link, useLocation } from '../router/router.tsx'
import { Menu } from '../ui/popover.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import './bottom-row.css'

/** On a phone the four places one goes to most, below the page. */
export function BottomRow({
  place,
  onSearch,
  onLogOut,
}: {
  place: Place | null
  onSearch: () => void
  onLogOut: () => void
}) {
  const t = useT(pagePhrases)
  const label = useLabel()
  const texts = useUiTexts()
  const to = useTo()
  const locale = useLocale()
  const { me } = useMe()
  const { pathname, search: query } = useLocation()
  const outer = place && chainOf(place.name)[0]
  const link = (name: 'index' | 'surveys', text: string, icon: ReactNode) => (
    <Link
      className="bottom-item"
      to={fill(routeOf(landingOf(name)), {}, locale)}
      aria-current={outer === name ? 'true' : undefined}
    >
      {icon}
      <span>{text}</span>
    </Link>
  )
  return (
    <nav className="bottom-row" aria-label={t('quickLinks')}>
      {link('index', t('myDay'), <IconLayoutDashboard />)}
      {link('surveys', label(routeOf('surveys').label), <IconClipboardList />)}
      <button type="button" className="bottom-item" onClick={onSearch}>
        <IconSearch />
        <span>{t('search')}</span>
      </button>
      <Menu
        label={t('ownAccount')}
        trigger={(given) => (
          <button type="button" {...given} className="bottom-item">
            <IconUserCircle />
            <span>{t('ownAccount')}</span>
          </button>
        )}
        items={[
          ...locales
            .filter((one) => one !== locale)
            .map((one) => ({ label: languages[one], to: inOtherLocale(pathname, query, one) })),
          { label: label(routeOf('account').label), to: to('account-information') },
          { label: texts.version({ number: __VERSION__ }), to: to('changelog') },
          {
            label: me?.full_name ? `${texts.logOut}: ${me.full_name}` : texts.logOut,
            apart: true,
            onSelect: onLogOut,
          },
        ]}
      />
    </nav>
  )
}
