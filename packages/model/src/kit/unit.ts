import { inLocale, type Label, type Locale } from './label.ts'

/** A unit that every language writes the same. */
export type UnitSymbol = 'mm' | 'm' | 'cm²' | 'm²' | 'l' | 'kg' | 'GT' | '%' | '€' | '°' | 'min' | 's' | 'px'
/** A unit that is a word: of one, and of any other number. */
export interface UnitWord {
  readonly one: Label
  readonly more: Label
}
/** What an amount is measured in. A word of one language is none: it does not compile. */
export type Unit = UnitSymbol | UnitWord

/** A unit as it stands behind a number, or beside a field where no number is known. */
export function unitIn<U extends Unit | undefined>(unit: U, locale: Locale, value?: unknown) {
  const written = typeof unit === 'object' ? inLocale(value === 1 ? unit.one : unit.more, locale) : unit
  return written as U extends undefined ? string | undefined : string
}

/** Everything that people write for a unit, in whatever language. */
export const spellingsOf = (unit: Unit | undefined): readonly string[] =>
  typeof unit === 'object'
    ? [unit.more, unit.one].flatMap((label) => Object.values(label) as string[])
    : unit === undefined
      ? []
      : [unit]
