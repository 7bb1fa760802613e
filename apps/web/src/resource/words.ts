import { resourceEn } from '@vezel/model/messages/resource/en.ts'
import { resourceFr } from '@vezel/model/messages/resource/fr.ts'
import { resourceNl } from '@vezel/model/messages/resource/nl.ts'
import { type Locale, type Translate, translate } from '../i18n/texts.ts'
import { useUiTexts } from '../ui/texts.ts'

type ResourceTexts = typeof resourceNl

const made: Record<Locale, Translate<ResourceTexts>> = {
  nl: translate('nl', resourceNl),
  en: translate('en', resourceEn),
  fr: translate('fr', { ...resourceNl, ...resourceFr }),
}

/** The phrases of tables, forms and dialogs over any record. */
export const useT = () => made[useUiTexts().locale]
