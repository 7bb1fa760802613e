import { phrases } from '../../kit/phrase.ts'
import { mergeEn } from './en.ts'
import { mergeFr } from './fr.ts'
import { mergeNl } from './nl.ts'

/** The phrases of merging two records that turn out to be one. */
export const mergePhrases = phrases(mergeNl, mergeEn, mergeFr)
