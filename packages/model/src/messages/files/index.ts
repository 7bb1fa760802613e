import { phrases } from '../../kit/phrase.ts'
import { filesEn } from './en.ts'
import { filesFr } from './fr.ts'
import { filesNl } from './nl.ts'

/** The phrases of giving files. */
export const filePhrases = phrases(filesNl, filesEn, filesFr)
