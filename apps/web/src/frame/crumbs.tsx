import { fill, landingOf, type RouteName, routeOf } from '@vezel/model/route-paths.ts'
import { pagePhrases } from '../page/phrases.ts'
import { useLabel, useLocale } from '../page/texts.tsx'
import { Link } from '../router/router.tsx'
import { useT } from '../ui/texts.ts'
import './crumbs.css'

/** The way back to the list of a record that lies below a tab of a menu: `Beheer › Klanten`. */
export function Crumbs({ path }: { path: readonly RouteName[] }) {
  const t = useT(pagePhrases)
  const label = useLabel()
  const locale = useLocale()
  return (
    <nav className="crumbs" aria-label={t('crumbs')}>
      <ol>
        {path.map((name) => (
          <li key={name}>
            <Link to={fill(routeOf(landingOf(name)), {}, locale)}>{label(routeOf(name).label)}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
