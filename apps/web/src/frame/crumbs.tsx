import { fill, landingOf, type RouteName, routeOf } from '@vezel/model/route-paths.ts'
import { useOpenRecord } from '../page/open-record.ts'
import { pagePhrases } from '../page/phrases.ts'
import { usePlace } from '../page/place.ts'
import { useLabel, useLocale } from '../page/texts.tsx'
import { Link } from '../router/router.tsx'
import { useT } from '../ui/texts.ts'
import './crumbs.css'

/** The way back to the list of a record that lies below a tab of a menu: `Beheer › Klanten`. */
export function Crumbs({ path }: { path: readonly RouteName[] }) {
  const t = useT(pagePhrases)
  const label = useLabel()
  const locale = useLocale()
  const listed = useOpenRecord(usePlace())?.bar?.listed
  return (
    <nav className="crumbs" aria-label={t('crumbs')}>
      <ol>
        {path.map((name, at) => {
          const own = at === path.length - 1 ? listed : undefined
          return (
            <li key={name}>
              <Link to={fill(routeOf(landingOf(name)), {}, locale, own?.query)}>
                {own?.label ?? label(routeOf(name).label)}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
