import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { tags } from '../i18n/texts.ts'
import { IconButton } from './button.tsx'
import { useField, useFieldAttributes } from './field.tsx'
import { Control, type Native } from './inputs.tsx'
import { isPlainly, readNumber } from './read-number.ts'
import { type UiTexts, useUiTexts } from './texts.ts'

export interface NumberInputProps extends Native<'input'> {
  /** Text when what was typed cannot be read as one number. */
  value: number | string | null
  onChange: (value: number | string | null) => void
  unit?: string
  /** Only figures, at most 2147483647. */
  integer?: boolean
  /** Minus and plus on touch screens, with this step. */
  step?: number
}

const integerCap = 2_147_483_647

/**
 * A number as it is written in the language of the page: `1240,5` or `1.240,5`. Empty is null. What may be read in another
 * way is said as it was read, and stands in the field like that once it is left.
 */
export function NumberInput({ value, onChange, unit, integer = false, step, min, max, ...rest }: NumberInputProps) {
  const texts = useUiTexts()
  const typed = useTypedNumber(value, onChange, integer)
  const attributes = useFieldAttributes(rest.id)
  const isRefused = useField()?.invalid
  // The field says it by itself, of what stands in it.
  const isSaid = isRefused && typeof value === 'string'
  const input = (
    <Control unit={unit} number>
      <input
        {...rest}
        {...attributes}
        className="input"
        type="text"
        inputMode={integer ? 'numeric' : 'decimal'}
        autoComplete="off"
        lang={tags[texts.locale]}
        value={typed.text}
        onChange={(event) => typed.put(event.target.value, keyOf(event))}
        onBlur={typed.leave}
      />
    </Control>
  )
  const by = (change: number) => {
    const now = typeof value === 'number' ? value : 0
    const next = Math.min(Number(max ?? Infinity), Math.max(Number(min ?? -Infinity), now + change))
    onChange(Math.round(next * 1000) / 1000)
  }
  return (
    <>
      {step === undefined ? (
        input
      ) : (
        <Stepper step={step} by={by} disabled={rest.disabled}>
          {input}
        </Stepper>
      )}
      {/* There before it says anything, or it would not be read out. */}
      <span className={typed.isReadAs ? 'field-read' : 'field-refused'} role="status">
        {isSaid ? null : typed.said}
      </span>
    </>
  )
}

/** What is being typed in a number field, and what is said of it: why it cannot be read, or how it was. */
interface TypedNumber {
  readonly text: string
  /** `key` is the sign of a key that was pressed, null of what comes in one piece, such as from the clipboard. */
  readonly put: (next: string, key: string | null) => void
  readonly leave: () => void
  readonly said: string | null
  readonly isReadAs: boolean
}

/** Why what was typed is no number, while the value is still the one of that moment. */
interface Refusal {
  readonly why: string
  /** Keys that were left out; empty where all of it stands in the field. */
  readonly keys: string
  readonly value: NumberInputProps['value']
}

/**
 * A whole number takes keys of figures alone (§5): another one is left out, with a word that stays. Anything else that
 * cannot be read stays as it was typed or pasted, for the rule of the field to refuse: a part of it is not what was meant.
 */
function useTypedNumber(
  value: NumberInputProps['value'],
  onChange: NumberInputProps['onChange'],
  integer: boolean,
): TypedNumber {
  const texts = useUiTexts()
  const comma = texts.locale === 'en' ? '.' : ','
  const [typed, setTyped] = useState<{ text: string; value: number | string | null } | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [readAs, setReadAs] = useState<number | null>(null)
  const standing = refusal?.value === value ? refusal : null
  const put = (next: string, key: string | null) => {
    const number = readNumber(next, comma)
    // What follows a decimal sign that was left out goes with it: `1,5` is not fifteen.
    const behind = key !== null && standing?.keys.startsWith(comma) === true ? standing.why : null
    const why = behind ?? whyRefused(next, number, { integer, comma, texts })
    if (why !== null && integer && key !== null) return setRefusal({ why, keys: (standing?.keys ?? '') + key, value })
    const read = why === null ? number : next
    setRefusal(why === null ? null : { why, keys: '', value: read })
    setTyped({ text: next, value: read })
    setReadAs(typeof read === 'number' && !isPlainly(next, comma) ? read : null)
    onChange(read)
  }
  const isReadAs = standing === null && readAs !== null && readAs === value
  const refused = standing && (standing.keys ? texts.numberLeftOut(standing) : standing.why)
  return {
    // What was typed stands while it means the value: `1,` and `1,0` both are 1.
    text: typed !== null && typed.value === value ? typed.text : shownNumber(value, comma),
    put,
    leave: () => {
      if (typeof value === 'number') setTyped(null)
    },
    said: isReadAs ? texts.numberRead({ written: written(readAs, comma) }) : refused,
    isReadAs,
  }
}

const shownNumber = (value: NumberInputProps['value'], comma: ',' | '.') =>
  typeof value === 'number' ? written(value, comma) : (value ?? '')

/** The sign of the key that changed an input; null when it came in one piece. */
function keyOf({ nativeEvent }: ChangeEvent): string | null {
  const { inputType, data } = nativeEvent as Partial<InputEvent>
  return inputType === 'insertText' && data?.length === 1 ? data : null
}

interface StepperProps {
  step: number
  by: (change: number) => void
  disabled: boolean | undefined
  children: ReactNode
}

/** Minus and plus beside a number. */
function Stepper({ step, by, disabled, children }: StepperProps) {
  const texts = useUiTexts()
  return (
    <span className="stepper">
      <IconButton
        kind="outlined"
        label={texts.decrease}
        icon={<IconMinus />}
        disabled={disabled}
        onClick={() => by(-step)}
      />
      {children}
      <IconButton
        kind="outlined"
        label={texts.increase}
        icon={<IconPlus />}
        disabled={disabled}
        onClick={() => by(step)}
      />
    </span>
  )
}

/** All its figures, without anything between them. */
const written = (value: number, comma: ',' | '.') =>
  value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }).replace('.', comma)

/** Why what was typed does not go into the field, or null when it does. */
function whyRefused(
  typed: string,
  number: unknown,
  { integer, comma, texts }: { integer: boolean; comma: ',' | '.'; texts: UiTexts },
): string | null {
  if (typeof number === 'number' && integer && number > integerCap) return texts.numberTooLarge({ most: integerCap })
  if (!integer && /^\s*-?[\d.,\s]*$/.test(typed)) return null
  if (integer && /^[\d.,\s]*-[\d.,\s]*$/.test(typed)) return texts.numberNotNegative
  // Thousands may be apart in a whole number; what follows a decimal sign is no part of it.
  if (integer && /^[\d.,\s]*$/.test(typed)) return typed.includes(comma) ? texts.numberWhole : null
  return integer ? texts.numberFigures : texts.numberFiguresAndComma
}
