import { phrases } from '../../kit/phrase.ts'
import { importEn } from './en.ts'
import { importFr } from './fr.ts'
import { importNl } from './nl.ts'

/** The phrases of an import. */
export const importPhrases = phrases(importNl, importEn, importFr)
