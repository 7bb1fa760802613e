import { phrases } from '../../kit/phrase.ts'
import { peopleEn } from './en.ts'
import { peopleFr } from './fr.ts'
import { peopleNl } from './nl.ts'

/** The phrases of the pages about people, one's own and those of managers. */
export const peoplePhrases = phrases(peopleNl, peopleEn, peopleFr)
