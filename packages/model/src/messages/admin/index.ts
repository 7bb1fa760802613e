import { phrases } from '../../kit/phrase.ts'
import { adminEn } from './en.ts'
import { adminFr } from './fr.ts'
import { adminNl } from './nl.ts'

/** The phrases of what managers set up. */
export const adminPhrases = phrases(adminNl, adminEn, adminFr)
