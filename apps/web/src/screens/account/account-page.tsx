import { locales } from '@vezel/model/kit/label.ts'
import { inOtherLocale } from '@vezel/model/route-paths.ts'
import { type ReactNode, Suspense } from 'react'
import { Bare } from '../../layouts/bare.tsx'
import { pagePhrases } from '../../page/phrases.ts'
import { useLocale } from '../../page/texts.tsx'
import { lazyPart } from '../../router/reload-once.ts'
import { Link, useLocation } from '../../router/router.tsx'
import { useT } from '../../ui/texts.ts'
import './account-page.css'

// Decoration, which small screens do not even show: it may come after the fields.
const PlanDrawing = lazyPart(async () => (await import('./plan-drawing.tsx')).PlanDrawing)
const languages = { nl: 'Nederlands', en: 'English', fr: 'Français' } as const

/** The pages before logging in: the drawing at the left, the languages above, the form. */
export function AccountPage({
  title,
  subtitle,
  children,
}: {
  title: string
  subtitle?: ReactNode
  children: ReactNode
}) {
  const t = useT(pagePhrases)
  return (
    <Bare
      title={title}
      subtitle={subtitle}
      aside={
        <Suspense fallback={null}>
          <PlanDrawing />
        </Suspense>
      }
      top={<Languages />}
      foot={t('loginFoot', { version: __VERSION__ })}
    >
      {children}
    </Bare>
  )
}

function Languages() {
  const t = useT(pagePhrases)
  const locale = useLocale()
  const { pathname, search } = useLocation()
  return (
    <nav className="languages" aria-label={t('language')}>
      {locales.map((one) => (
        <Link
          key={one}
          to={inOtherLocale(pathname, search, one)}
          hrefLang={one}
          lang={one}
          aria-current={one === locale ? 'true' : undefined}
        >
          {languages[one]}
        </Link>
      ))}
    </nav>
  )
}
