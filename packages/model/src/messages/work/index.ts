import { phrases } from '../../kit/phrase.ts'
import { workEn } from './en.ts'
import { workFr } from './fr.ts'
import { workNl } from './nl.ts'

/** The phrases of notices and long work. */
export const workPhrases = phrases(workNl, workEn, workFr)
