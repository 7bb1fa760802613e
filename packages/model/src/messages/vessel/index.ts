import { phrases } from '../../kit/phrase.ts'
import { vesselEn } from './en.ts'
import { vesselFr } from './fr.ts'
import { vesselNl } from './nl.ts'

/** The phrases of the check plan and the spaces of a vessel. */
export const vesselPhrases = phrases(vesselNl, vesselEn, vesselFr)
