import type { NumberFields } from '@vezel/model/kit/field.ts'
import { formats } from '../../i18n/formats.ts'
import { fold } from '../../ui/fold.ts'
import { readNumber } from '../../ui/read-number.ts'
import { type KindsOf, none, plain, type Speaking, unless, value } from './kind.ts'

/** A number as people write it, its own unit behind it or not: `54,2 m²`, `54,2 m2`. */
function numberOf(cell: string, unit: string | undefined, comma: ',' | '.'): number | null {
  const written = cell.normalize('NFKC')
  const behind = unit?.normalize('NFKC') ?? ''
  const bare = behind && written.endsWith(behind) ? written.slice(0, -behind.length) : written
  const read = readNumber(bare, comma)
  return typeof read === 'number' && Number.isFinite(read) ? read : null
}

/** Without a unit it is a year, a number or a count, which is not written with a point. */
const wholeText = (value: unknown, { unit }: { readonly unit?: string }, { locale }: Speaking) =>
  unit ? formats(locale).number(Number(value), unit, 0) : String(Number(value))

const answers = { nl: ['Ja', 'Nee'], en: ['Yes', 'No'], fr: ['Oui', 'Non'] } as const
/** Yes and no as spreadsheets of the three languages write them, a cross included. */
const written: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(['ja', 'j', 'yes', 'y', 'oui', 'waar', 'true', 'vrai', '1', 'x'].map((word) => [word, true])),
  ...Object.fromEntries(['nee', 'n', 'no', 'non', 'onwaar', 'false', 'faux', '0'].map((word) => [word, false])),
}

export const numbers = {
  integer: {
    ...plain,
    text: wholeText,
    sort: Number,
    misread: unless('isInteger', Number.isInteger),
    cell: (cell, { unit }, { comma }) => {
      const read = numberOf(cell, unit, comma)
      return read !== null && Number.isInteger(read) ? value(read) : none('Whole', cell)
    },
  },
  decimal: {
    ...plain,
    text: (value: unknown, { unit, decimals }: { unit?: string; decimals?: number }, { locale }) =>
      formats(locale).number(Number(value), unit, decimals),
    sort: Number,
    misread: unless('isNumber', Number.isFinite),
    cell: (cell, { unit }, { comma }) => {
      const read = numberOf(cell, unit, comma)
      return read === null ? none('Number', cell) : value(read)
    },
  },
  boolean: {
    ...plain,
    text: (value, _: unknown, { locale }) => answers[locale][value ? 0 : 1],
    sort: (value) => (value ? 1 : 0),
    cell: (cell) => {
      const answer = Object.hasOwn(written, fold(cell)) ? written[fold(cell)] : undefined
      return answer === undefined ? none('YesNo', cell) : value(answer)
    },
  },
} as const satisfies KindsOf<NumberFields>
