import { resourceEn } from '@vezel/model/messages/resource/en.ts'
import { resourceFr } from '@vezel/model/messages/resource/fr.ts'
import { resourceNl } from '@vezel/model/messages/resource/nl.ts'
import { surveyEn } from '@vezel/model/messages/survey/en.ts'
import { surveyFr } from '@vezel/model/messages/survey/fr.ts'
import { surveyNl } from '@vezel/model/messages/survey/nl.ts'
import { type Locale, type Translate, translate } from '../../i18n/texts.ts'
import { useUiTexts } from '../../ui/texts.ts'

type SurveyTexts = Omit<typeof resourceNl, keyof typeof surveyNl> & typeof surveyNl

const made: Record<Locale, Translate<SurveyTexts>> = {
  nl: translate('nl', { ...resourceNl, ...surveyNl }),
  en: translate('en', { ...resourceEn, ...surveyEn }),
  fr: translate('fr', { ...resourceNl, ...surveyNl, ...resourceFr, ...surveyFr }),
}

/** The phrases of the screens of a survey; those of any record where it has no own. */
export const useT = () => made[useUiTexts().locale]
