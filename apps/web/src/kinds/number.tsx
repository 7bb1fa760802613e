import type { BooleanField, DecimalField, IntegerField, NumberFields } from '@vezel/model/kit/field.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { spellingsOf, type Unit, unitIn } from '@vezel/model/kit/unit.ts'
import { formats } from '../i18n/formats.ts'
import { money } from '../i18n/money.ts'
import { Segments } from '../ui/choices.tsx'
import { fold } from '../ui/fold.ts'
import { Checkbox } from '../ui/inputs.tsx'
import { NumberInput } from '../ui/number-input.tsx'
import { readNumber } from '../ui/read-number.ts'
import { SignedWord, TickSign } from '../ui/signs.tsx'
import type { DisplayProps, InputProps, KindsOf, Speaking } from './kind.ts'
import { dash, filled, none, type Plain, plain, unless, value } from './plain.tsx'

/** A number as people write it, its own unit behind it or not: `54,2 m²`, `54,2 m2`. */
function numberOf(cell: string, unit: Unit | undefined, comma: ',' | '.'): number | null {
  const written = cell.normalize('NFKC')
  const behind = spellingsOf(unit).map((one) => one.normalize('NFKC'))
  const bare = written.slice(0, written.length - (behind.find((one) => written.endsWith(one)) ?? '').length)
  const read = readNumber(bare, comma)
  return typeof read === 'number' && Number.isFinite(read) ? read : null
}

/** Without a unit it is a year, a number or a count, which is not written with a point. */
const wholeText = (value: unknown, { unit }: { readonly unit?: Unit }, { locale }: Speaking) =>
  unit ? formats(locale).number(Number(value), unitIn(unit, locale, value), 0) : String(Number(value))

const answers = { nl: ['Ja', 'Nee'], en: ['Yes', 'No'], fr: ['Oui', 'Non'] } as const
/** Yes and no as spreadsheets of the three languages write them, a cross included. */
const written: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(['ja', 'j', 'yes', 'y', 'oui', 'waar', 'true', 'vrai', '1', 'x'].map((word) => [word, true])),
  ...Object.fromEntries(['nee', 'n', 'no', 'non', 'onwaar', 'false', 'faux', '0'].map((word) => [word, false])),
}

const IntegerKindInput = (props: InputProps<IntegerField>) => <NumberKindInput {...props} integer />
const DecimalKindInput = (props: InputProps<DecimalField>) => <NumberKindInput {...props} integer={false} />

function NumberKindInput({
  field,
  value,
  onChange,
  disabled,
  placeholder,
  speaking,
  integer,
}: InputProps & { integer: boolean }) {
  // What is counted from nothing is an amount, which a finger takes up and down; a year or a house number is typed.
  const [min, max] = field.rules?.find(({ name }) => name === 'between')?.args ?? []
  return (
    <NumberInput
      value={typeof value === 'number' ? value : filled(value)}
      onChange={onChange}
      integer={integer}
      {...(min === 0 ? { step: 1, min, max } : {})}
      unit={unitIn(field.unit, speaking.locale, value)}
      disabled={disabled}
      placeholder={placeholder}
    />
  )
}

function BooleanKindInput({ value, onChange, speaking, disabled }: InputProps<BooleanField>) {
  const [yes, no] = answers[speaking.locale]
  return (
    <Segments
      value={value === true ? 'true' : value === false ? 'false' : null}
      onChange={(chosen) => onChange(chosen === 'true')}
      options={[
        { value: 'true', label: yes },
        { value: 'false', label: no },
      ]}
      disabled={disabled}
    />
  )
}

/** A box to tick, for a yes or no that says something about the field beside it. */
export function TickKindInput({ field, value, onChange, speaking, disabled }: InputProps) {
  const name = field.label && inLocale(field.label, speaking.locale)
  return <Checkbox aria-label={name} checked={value === true} onChange={onChange} disabled={disabled} />
}

function BooleanDisplay({ field, value, speaking }: DisplayProps<BooleanField>) {
  if (value === null || value === undefined) return dash
  const words = speaking.textOf(field, value)
  return value ? <SignedWord sign={<TickSign />}>{words}</SignedWord> : words
}

/** In tables a yes is a tick, and a no is nothing. */
function TickCell({ field, value, speaking }: DisplayProps<BooleanField>) {
  return value ? <TickSign label={speaking.textOf(field, true)} /> : dash
}

/** A number as Dutch Excel has it, with all its decimals and nothing between thousands. */
const plainly = (value: unknown) =>
  Number(value).toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }).replace('.', ',')

const wholeIn: NonNullable<KindsOf<NumberFields>['integer']['read']> = (cell, { unit }, { comma }) => {
  const read = numberOf(cell, unit, comma)
  return read !== null && Number.isInteger(read) ? value(read) : none('Whole', cell)
}
const numberIn: NonNullable<KindsOf<NumberFields>['decimal']['read']> = (cell, { unit }, { comma }) => {
  const read = numberOf(cell, unit, comma)
  return read === null ? none('Number', cell) : value(read)
}
const answerText = (value: unknown, _: unknown, { locale }: Speaking) => answers[locale][value ? 0 : 1]
const answerIn: NonNullable<KindsOf<NumberFields>['boolean']['read']> = (cell) => {
  const answer = Object.hasOwn(written, fold(cell)) ? written[fold(cell)] : undefined
  return answer === undefined ? none('YesNo', cell) : value(answer)
}

const number = { ...plain, sort: Number, column: () => 'number' } as const satisfies Plain

export const numbers = {
  integer: {
    ...number,
    Input: IntegerKindInput,
    text: wholeText,
    misread: unless('isInteger', Number.isInteger),
    read: wholeIn,
    inFile: { write: plainly, read: wholeIn },
  },
  decimal: {
    ...number,
    Input: DecimalKindInput,
    text: (value: unknown, { unit, decimals }: { unit?: Unit; decimals?: number }, { locale }) =>
      unit === '€'
        ? money(Number(value), locale)
        : formats(locale).number(Number(value), unitIn(unit, locale, value), decimals),
    misread: unless('isNumber', Number.isFinite),
    read: numberIn,
    inFile: { write: plainly, read: numberIn },
  },
  boolean: {
    ...plain,
    Input: BooleanKindInput,
    Display: BooleanDisplay,
    cell: () => TickCell,
    column: () => 'boolean',
    isGroup: () => true,
    text: answerText,
    sort: (value) => (value ? 1 : 0),
    read: answerIn,
    inFile: { write: answerText, read: answerIn },
  },
} as const satisfies KindsOf<NumberFields>
