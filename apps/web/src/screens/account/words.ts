import { accountEn } from '@vezel/model/messages/account/en.ts'
import { accountFr } from '@vezel/model/messages/account/fr.ts'
import { accountNl } from '@vezel/model/messages/account/nl.ts'
import { type Locale, type Translate, translate } from '../../i18n/texts.ts'
import { useLocale } from '../../page/texts.tsx'

const made: Record<Locale, Translate<typeof accountNl>> = {
  nl: translate('nl', accountNl),
  en: translate('en', accountEn),
  fr: translate('fr', { ...accountNl, ...accountFr }),
}

/** The phrases of the pages about one's own account, but for the log-in page, which is there at once. */
export const useAccountT = () => made[useLocale()]
