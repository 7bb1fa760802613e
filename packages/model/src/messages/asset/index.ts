import { phrases } from '../../kit/phrase.ts'
import { assetEn } from './en.ts'
import { assetFr } from './fr.ts'
import { assetNl } from './nl.ts'

/** The phrases about an asset with its floors and spaces. */
export const assetPhrases = phrases(assetNl, assetEn, assetFr)
