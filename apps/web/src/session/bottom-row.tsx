import { IconClipboardList, IconLayoutDashboard, IconSearch, IconUserCircle } from '@tabler/icons-react'
import { inLocale, type Label } from '@vezel/model/kit/label.ts'
import { fill, inOtherLocale, landingOf, type Place } from '@vezel/model/route-paths.ts'
import { routes } from '@vezel/model/routes.ts'
import type { ReactNode } from 'react'
import { useMe } from '../api/me.ts'
import { Link, useLocation } from '../router/router.tsx'
import { Menu } from '../ui/popover.tsx'
import { useUiTexts } from '../ui/texts.ts'
import { languages } from './languages.ts'
import { chainOf } from './page-tabs.ts'
import { useTo } from './place.ts'
import { useLocale } from './texts.tsx'
import './bottom-row.css'

const myDay: Label = { nl: 'Mijn dag', en: 'My day', fr: 'Ma journée' }
const search: Label = { nl: 'Zoeken', en: 'Search', fr: 'Rechercher' }
const account: Label = { nl: 'Account', en: 'Account', fr: 'Compte' }
const row: Label = { nl: 'Snel naar', en: 'Quick links', fr: 'Accès rapide' }

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
  const texts = useUiTexts()
  const to = useTo()
  const locale = useLocale()
  const { me } = useMe()
  const { pathname, search: query } = useLocation()
  const outer = place && chainOf(place.name)[0]
  const link = (name: 'index' | 'surveys', label: Label, icon: ReactNode) => (
    <Link
      className="bottom-item"
      to={fill(routes[landingOf(name)], {}, locale)}
      aria-current={outer === name ? 'true' : undefined}
    >
      {icon}
      <span>{inLocale(label, locale)}</span>
    </Link>
  )
  return (
    <nav className="bottom-row" aria-label={inLocale(row, locale)}>
      {link('index', myDay, <IconLayoutDashboard />)}
      {link('surveys', routes.surveys.label, <IconClipboardList />)}
      <button type="button" className="bottom-item" onClick={onSearch}>
        <IconSearch />
        <span>{inLocale(search, locale)}</span>
      </button>
      <Menu
        label={inLocale(account, locale)}
        trigger={(given) => (
          <button type="button" {...given} className="bottom-item">
            <IconUserCircle />
            <span>{inLocale(account, locale)}</span>
          </button>
        )}
        items={[
          ...(Object.keys(languages) as (keyof typeof languages)[])
            .filter((one) => one !== locale)
            .map((one) => ({ label: languages[one], to: inOtherLocale(pathname, query, one) })),
          { label: texts.version(__VERSION__), to: to('changelog') },
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
