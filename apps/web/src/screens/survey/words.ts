import { assetEn } from '@vezel/model/messages/asset/en.ts'
import { assetFr } from '@vezel/model/messages/asset/fr.ts'
import { assetNl } from '@vezel/model/messages/asset/nl.ts'
import { reportEn } from '@vezel/model/messages/report/en.ts'
import { reportFr } from '@vezel/model/messages/report/fr.ts'
import { reportNl } from '@vezel/model/messages/report/nl.ts'
import { resourceEn } from '@vezel/model/messages/resource/en.ts'
import { resourceFr } from '@vezel/model/messages/resource/fr.ts'
import { resourceNl } from '@vezel/model/messages/resource/nl.ts'
import { sampleEn } from '@vezel/model/messages/sample/en.ts'
import { sampleFr } from '@vezel/model/messages/sample/fr.ts'
import { sampleNl } from '@vezel/model/messages/sample/nl.ts'
import { surveyEn } from '@vezel/model/messages/survey/en.ts'
import { surveyFr } from '@vezel/model/messages/survey/fr.ts'
import { surveyNl } from '@vezel/model/messages/survey/nl.ts'
import { type Locale, type Translate, translate } from '../../i18n/texts.ts'
import { useUiTexts } from '../../ui/texts.ts'

const nl = { ...assetNl, ...sampleNl, ...reportNl, ...surveyNl }
type OfSurvey = Omit<typeof resourceNl, keyof typeof nl> & typeof nl
const en = { ...assetEn, ...sampleEn, ...reportEn, ...surveyEn }
const fr = { ...assetFr, ...sampleFr, ...reportFr, ...surveyFr }

const made: Record<Locale, Translate<OfSurvey>> = {
  nl: translate('nl', { ...resourceNl, ...nl }),
  en: translate('en', { ...resourceEn, ...en }),
  fr: translate('fr', { ...resourceNl, ...nl, ...resourceFr, ...fr }),
}

/** The phrases of the screens of a survey, of all its areas; those of any record where it has no own. */
export const useT = () => made[useUiTexts().locale]
