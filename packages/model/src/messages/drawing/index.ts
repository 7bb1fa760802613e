import { phrases } from '../../kit/phrase.ts'
import { drawingEn } from './en.ts'
import { drawingFr } from './fr.ts'
import { drawingNl } from './nl.ts'

/** The phrases of drawing on a plan. */
export const drawingPhrases = phrases(drawingNl, drawingEn, drawingFr)
