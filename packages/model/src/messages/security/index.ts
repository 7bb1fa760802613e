import { phrases } from '../../kit/phrase.ts'
import { securityEn } from './en.ts'
import { securityFr } from './fr.ts'
import { securityNl } from './nl.ts'

/** The phrases of the page about the security of one's own account. */
export const securityPhrases = phrases(securityNl, securityEn, securityFr)
