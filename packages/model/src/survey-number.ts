import { dutchTime } from './dutch-time.ts'
import type { Remark } from './kit/field.ts'
import { isNumberFormat } from './rules/number-format.ts'

/** How surveys of an organisation are numbered unless it says otherwise. */
export const usualNumberFormat = 'JJJJ-0000'

/** What stands before the digits that count, in this year, and how many digits there are at least: `JJJJ-0000` gives `2026-` and 4. */
export function numberParts(format: string, year: string): { readonly prefix: string; readonly digits: number } {
  const zeros = /0+$/.exec(format)?.[0] ?? ''
  // The year comes in last: its own zeros count nothing.
  const before = format.slice(0, format.length - zeros.length)
  return { prefix: before.replaceAll('JJJJ', year), digits: zeros.length }
}

/** The first number of a year by a format. */
export function firstNumber(format: string, year: string): string {
  const { prefix, digits } = numberParts(format, year)
  return `${prefix}${'1'.padStart(digits, '0')}`
}

/** What a format comes to: its first number of this year, or that a former one would not be taken any more. */
export function numbersBy(value: unknown): Remark | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  if (!isNumberFormat.test(value, {}))
    return {
      nl: 'Zo krijgt een onderzoek geen goed nummer',
      en: 'This gives a survey no proper number',
      fr: 'Ceci ne donne pas de bon numéro',
      isWarning: true,
    }
  const first = firstNumber(value, dutchTime().slice(0, 4))
  return { nl: `Eerste nummer: ${first}`, en: `First number: ${first}`, fr: `Premier numéro : ${first}` }
}
