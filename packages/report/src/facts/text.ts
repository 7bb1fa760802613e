import { spaceLabel as labelOfSpace, numberRuns } from '@vezel/model/dossier-rules/facts.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import type { SubAssetRow } from '../dossier.ts'
import { withoutTongues } from '../texts/tongues.ts'
import type { Words } from '../texts/words.ts'

export { byNumber } from '@vezel/model/dossier-rules/facts.ts'

/** `0.23 Stookruimte`, or the full name where rooms have no number. */
export function spaceLabel(space: SubAssetRow, words: Words): string {
  const label = labelOfSpace(space)
  return typeof label === 'string' ? label : inLocale(label, words.locale)
}

export function floorName(space: SubAssetRow, words: Words): string {
  const floor = space.verdieping
  if (floor === null) return words.t('otherFloor')
  return floor.naam ?? (words.item(floor.verdieping_naam ?? floor.deck_name) || words.t('otherFloor'))
}

export function distinct(values: readonly string[]): string[] {
  return [...new Set(values.filter((value) => value !== ''))]
}

/** `U1 t/m U4, U7`: numbers that follow each other, from three on; the rest one by one. */
export function runs(numbers: readonly string[], words: Words): string {
  return numberRuns(numbers, words.locale).join(', ')
}

/** The same inside a sentence: `U1 en U2`. */
export function runsInText(numbers: readonly string[], words: Words): string {
  return words.list(numberRuns(numbers, words.locale))
}

/** The text with most letters. */
export function longest(texts: readonly string[]): string {
  return texts.reduce((best, text) => (text.length > best.length ? text : best), '')
}

/** First letter as a capital, for a word that starts a cell or a heading. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Texts that people typed one after another: as sentences where they are, else with a semicolon between. */
export function sentences(texts: readonly string[]): string {
  return distinct(texts.map((text) => text.trim())).reduce(
    (joined, text) => (joined === '' ? text : `${joined}${withoutTongues(joined).endsWith('.') ? '' : ';'} ${text}`),
    '',
  )
}

/** A sum of amounts of at most three decimals. */
export function sum(values: readonly number[]): number {
  // Amounts have at most three decimals; adding whole thousandths keeps 0,1 + 0,2 equal to 0,3.
  return values.reduce((total, value) => total + Math.round(value * 1000), 0) / 1000
}

/** How many decimals a value has, of the three that are kept. */
export function decimalsOf(value: number): number {
  return (Math.round(value * 1000) / 1000).toFixed(3).replace(/0+$/, '').split('.')[1]?.length ?? 0
}
