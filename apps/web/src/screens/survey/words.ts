import { surveyEn } from '@vezel/model/messages/survey/en.ts'
import { surveyFr } from '@vezel/model/messages/survey/fr.ts'
import { surveyNl } from '@vezel/model/messages/survey/nl.ts'
import { type Locale, type Translate, translate } from '../../i18n/texts.ts'
import { useUiTexts } from '../../ui/texts.ts'

type SurveyTexts = typeof surveyNl

const made: Record<Locale, Translate<SurveyTexts>> = {
  nl: translate('nl', surveyNl),
  en: translate('en', surveyEn),
  fr: translate('fr', { ...surveyNl, ...surveyFr }),
}

/** The phrases of the screens of a survey. */
export const useT = () => made[useUiTexts().locale]
