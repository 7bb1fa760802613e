import { phrases } from '../../kit/phrase.ts'
import { bulkEn } from './en.ts'
import { bulkFr } from './fr.ts'
import { bulkNl } from './nl.ts'

/** The phrases of choosing rows, of what is done to many, of row actions and of saving a table as a file. */
export const bulkPhrases = phrases(bulkNl, bulkEn, bulkFr)
