import { workEn } from '@vezel/model/messages/work/en.ts'
import { workFr } from '@vezel/model/messages/work/fr.ts'
import { workNl } from '@vezel/model/messages/work/nl.ts'
import { type Locale, type Translate, translate } from '../i18n/texts.ts'
import { useUiTexts } from '../ui/texts.ts'

const made: Record<Locale, Translate<typeof workNl>> = {
  nl: translate('nl', workNl),
  en: translate('en', workEn),
  fr: translate('fr', workFr),
}

/** The phrases of notices and long work. */
export const useWorkT = () => made[useUiTexts().locale]
