import type { Label } from './kit/label.ts'

/** What is read of a place or source, beside its amount. */
interface Material {
  /** Asbestos or suspected, and still there. */
  readonly gevaarlijk: boolean | null
  /** A `Presence`. */
  readonly toestand: string | null
}

/** What is told of how much there is: so much, that nobody knows how much, or nothing. */
export type ToldAmount = number | 'unknown' | null

/**
 * How much there is of a place, as screens, exports and reports tell it alike. Of what is gone nothing is told. An amount of
 * 0 of what is there and dangerous is no amount: there is some, and nobody counted it (decision 23).
 */
export function amountOfPlace(amount: number | null, { gevaarlijk, toestand }: Material): ToldAmount {
  if (toestand === 'verwijderd') return null
  return amount === 0 && gevaarlijk ? 'unknown' : amount
}

/** The same of a source: its total leaves out what nobody counted, so that a dangerous one without total is unknown too. */
export function amountOfSource(total: number | null, source: Material): ToldAmount {
  const told = amountOfPlace(total, source)
  return told === null && source.gevaarlijk ? 'unknown' : told
}

/** What stands in the place of an amount that nobody knows. */
export const amountUnknown = {
  nl: 'hoeveelheid onbekend',
  en: 'amount unknown',
  fr: 'quantité inconnue',
} as const satisfies Label
