import { phrases } from '../../kit/phrase.ts'
import { reportEn } from './en.ts'
import { reportFr } from './fr.ts'
import { reportNl } from './nl.ts'

/** The phrases about reports. */
export const reportPhrases = phrases(reportNl, reportEn, reportFr)
