import type {
  BooleanField,
  ChoiceField,
  ColorField,
  DateField,
  DateTimeField,
  DecimalField,
  IntegerField,
  RichTextField,
  TextAreaField,
  TextField,
} from '@vezel/model/kit/field.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { rulesOf } from '@vezel/model/kit/model.ts'
import { Combobox } from '../ui/combobox.tsx'
import { DateInput, DateTimeInput } from '../ui/date-input.tsx'
import { Checkbox, Segments, TextArea, TextInput } from '../ui/inputs.tsx'
import { NumberInput } from '../ui/number-input.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { useUiTexts } from '../ui/texts.ts'
import type { InputProps } from './kind.ts'

/** A text as it is typed; the single space that a hidden one is kept as is nothing (§4). */
const words = (value: unknown) => (value === null || value === undefined || value === ' ' ? '' : String(value))
const written = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** The hard limit of a text, from its rules (§5). */
function limitOf(field: TextField | TextAreaField): number | undefined {
  return rulesOf(field)
    .filter((rule) => rule.name === 'maxLength')
    .map((rule) => Number(rule.args[0] ?? 190))
    .at(0)
}

export function TextKindInput({ field, value, onChange, disabled, placeholder }: InputProps<TextField>) {
  return (
    <TextInput
      type={field.inputType}
      value={words(value)}
      onChange={onChange}
      maxLength={limitOf(field)}
      unit={field.unit}
      disabled={disabled}
      placeholder={placeholder}
      autoComplete="off"
    />
  )
}

export function TextAreaKindInput({ field, value, onChange, disabled }: InputProps<TextAreaField>) {
  return <TextArea value={words(value)} onChange={onChange} maxLength={limitOf(field)} disabled={disabled} />
}

export function RichTextKindInput({ value, onChange, disabled }: InputProps<RichTextField>) {
  return <RichText value={words(value)} onChange={onChange} readOnly={disabled} />
}

export function ColorKindInput({ value, onChange, disabled }: InputProps<ColorField>) {
  const hex = words(value)
  return (
    <span className="color-input">
      <input
        type="color"
        aria-hidden="true"
        tabIndex={-1}
        className="color-swatch"
        value={/^#[0-9a-f]{6}$/i.test(hex) ? hex : '#000000'}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextInput value={hex} onChange={onChange} maxLength={7} disabled={disabled} />
    </span>
  )
}

export const IntegerKindInput = (props: InputProps<IntegerField>) => <NumberKindInput {...props} integer />
export const DecimalKindInput = (props: InputProps<DecimalField>) => <NumberKindInput {...props} integer={false} />

function NumberKindInput({
  field,
  value,
  onChange,
  disabled,
  placeholder,
  integer,
}: InputProps & { integer: boolean }) {
  return (
    <NumberInput
      value={typeof value === 'number' ? value : written(value)}
      onChange={onChange}
      integer={integer}
      unit={field.unit}
      disabled={disabled}
      placeholder={placeholder}
    />
  )
}

export function BooleanKindInput({ value, onChange, disabled }: InputProps<BooleanField>) {
  const yesNo = useYesNo()
  return (
    <Segments
      value={value === true ? 'true' : value === false ? 'false' : null}
      onChange={(chosen) => onChange(chosen === 'true')}
      options={[
        { value: 'true', label: yesNo[0] },
        { value: 'false', label: yesNo[1] },
      ]}
      disabled={disabled}
    />
  )
}

/** A box to tick, for a yes or no that says something about the field beside it. */
export function TickKindInput({ field, value, onChange, disabled }: InputProps) {
  const { locale } = useUiTexts()
  const name = field.label && inLocale(field.label, locale)
  return <Checkbox aria-label={name} checked={value === true} onChange={onChange} disabled={disabled} />
}

const yesNoWords = { nl: ['Ja', 'Nee'], en: ['Yes', 'No'], fr: ['Oui', 'Non'] } as const
const useYesNo = () => yesNoWords[useUiTexts().locale]

export function DateKindInput({ value, onChange, disabled }: InputProps<DateField>) {
  return <DateInput value={written(value)} onChange={onChange} disabled={disabled} />
}

export function DateTimeKindInput({ value, onChange, disabled }: InputProps<DateTimeField>) {
  return <DateTimeInput value={written(value)} onChange={onChange} disabled={disabled} />
}

/** Three or fewer side by side, more as a list. */
export function ChoiceKindInput({ field, value, onChange, disabled }: InputProps<ChoiceField>) {
  const { locale } = useUiTexts()
  // What a row holds already stays to be seen, also when nobody can choose it any more.
  const options = field.choices
    .filter((choice) => choice.value === value || !field.notOffered.includes(choice.value))
    .map((choice) => ({ value: choice.value, label: inLocale(choice.label, locale) }))
  return isSegmented(field) ? (
    <Segments value={written(value)} onChange={onChange} options={options} disabled={disabled} />
  ) : (
    <Combobox
      value={written(value)}
      onChange={onChange}
      options={options}
      required={field.required}
      disabled={disabled}
    />
  )
}

export const isSegmented = (field: ChoiceField) => field.choices.length <= 3
