import { IconLanguage } from '@tabler/icons-react'
import { locales } from '@vezel/model/kit/label.ts'
import { inOtherLocale } from '@vezel/model/route-paths.ts'
import { languages } from '../i18n/languages.ts'
import { pagePhrases } from '../page/phrases.ts'
import { useLocale } from '../page/texts.tsx'
import { useLocation } from '../router/router.tsx'
import { IconButton } from '../ui/button.tsx'
import { Menu } from '../ui/popover.tsx'
import { useT } from '../ui/texts.ts'

/** The same page in another language. */
export function LanguageMenu() {
  const t = useT(pagePhrases)
  const locale = useLocale()
  const { pathname, search } = useLocation()
  return (
    <Menu
      label={t('language')}
      trigger={(given) => (
        <IconButton
          {...given}
          className="bar-button"
          label={`${t('language')}: ${languages[locale]}`}
          icon={<IconLanguage />}
        />
      )}
      items={locales.map((one) => ({
        label: languages[one],
        to: inOtherLocale(pathname, search, one),
      }))}
    />
  )
}
