import { adminEn } from '@vezel/model/messages/admin/en.ts'
import { adminFr } from '@vezel/model/messages/admin/fr.ts'
import { adminNl } from '@vezel/model/messages/admin/nl.ts'
import { type Locale, type Translate, translate } from '../../i18n/texts.ts'
import { useLocale } from '../../page/texts.tsx'

const made: Record<Locale, Translate<typeof adminNl>> = {
  nl: translate('nl', adminNl),
  en: translate('en', adminEn),
  fr: translate('fr', { ...adminNl, ...adminFr }),
}

/** The phrases of what managers set up. */
export const useAdminT = () => made[useLocale()]
