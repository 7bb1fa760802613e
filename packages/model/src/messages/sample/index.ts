import { phrases } from '../../kit/phrase.ts'
import { sampleEn } from './en.ts'
import { sampleFr } from './fr.ts'
import { sampleNl } from './nl.ts'

/** The phrases about samples with their analyses and results. */
export const samplePhrases = phrases(sampleNl, sampleEn, sampleFr)
