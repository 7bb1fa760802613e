import { bulkEn } from '@vezel/model/messages/bulk/en.ts'
import { bulkFr } from '@vezel/model/messages/bulk/fr.ts'
import { bulkNl } from '@vezel/model/messages/bulk/nl.ts'
import { type Locale, type Translate, translate } from '../i18n/texts.ts'
import { useUiTexts } from '../ui/texts.ts'

const made: Record<Locale, Translate<typeof bulkNl>> = {
  nl: translate('nl', bulkNl),
  en: translate('en', bulkEn),
  fr: translate('fr', bulkFr),
}

/** The phrases of choosing rows, of what is done to many, of row actions and of saving a table as a file. */
export const useBulkT = () => made[useUiTexts().locale]
