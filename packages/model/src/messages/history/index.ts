import { phrases } from '../../kit/phrase.ts'
import { historyEn } from './en.ts'
import { historyFr } from './fr.ts'
import { historyNl } from './nl.ts'

/** The phrases of the history of a record. */
export const historyPhrases = phrases(historyNl, historyEn, historyFr)
