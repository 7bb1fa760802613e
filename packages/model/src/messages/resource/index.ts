import { phrases } from '../../kit/phrase.ts'
import { resourceEn } from './en.ts'
import { resourceFr } from './fr.ts'
import { resourceNl } from './nl.ts'

/** The phrases of tables, forms and dialogs over any record. */
export const resourcePhrases = phrases(resourceNl, resourceEn, resourceFr)
