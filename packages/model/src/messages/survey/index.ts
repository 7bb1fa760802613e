import { phrases } from '../../kit/phrase.ts'
import { surveyEn } from './en.ts'
import { surveyFr } from './fr.ts'
import { surveyNl } from './nl.ts'

/** The phrases of a survey alone; its screens speak those of all its areas: `survey-areas.ts`. */
export const surveyPhrases = phrases(surveyNl, surveyEn, surveyFr)
