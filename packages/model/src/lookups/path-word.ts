import { text } from '../kit/field.ts'

/** The word that stands for an item in an address. */
export const pathWord = text({ label: { nl: 'Padwoord', en: 'Path segment', fr: "Segment d'adresse" }, readOnly: true })
