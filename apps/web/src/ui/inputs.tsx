import { IconEye, IconEyeOff, IconSelector } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { IconButton } from './button.tsx'
import { useField, useFieldAttributes } from './field.tsx'
import { useUiTexts } from './texts.ts'
import './inputs.css'

/** A choice of a list. `label` is what people read, `value` what is stored. */
export interface Option<Value extends string = string> {
  value: Value
  label: string
  disabled?: boolean
}

export type Native<Element extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Element>,
  'value' | 'onChange' | 'type' | 'prefix'
>

export interface TextInputProps extends Native<'input'> {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
  /** A unit or an icon inside, at the right. */
  unit?: ReactNode
}

/** One line of text. With `maxLength` typing stops there, and the count shows while somebody types. */
export function TextInput({ value, onChange, type = 'text', unit, ...rest }: TextInputProps) {
  const texts = useUiTexts()
  const [shown, setShown] = useState(false)
  const attributes = useFieldAttributes(rest.id)
  return (
    <Control unit={unit} length={value.length} maxLength={rest.maxLength}>
      <input
        {...rest}
        {...attributes}
        type={type === 'password' && shown ? 'text' : type}
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {type === 'password' && (
        <IconButton
          className="input-button"
          label={shown ? texts.hidePassword : texts.showPassword}
          icon={shown ? <IconEyeOff /> : <IconEye />}
          onClick={() => setShown(!shown)}
        />
      )}
    </Control>
  )
}

/** Several lines of text, which grows with what is typed. */
export function TextArea({
  value,
  onChange,
  ...rest
}: Native<'textarea'> & { value: string; onChange: (value: string) => void }) {
  return (
    <Control length={value.length} maxLength={rest.maxLength}>
      <textarea
        rows={1}
        {...rest}
        {...useFieldAttributes(rest.id)}
        className="input input-area"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Control>
  )
}

export interface SelectProps<Value extends string> extends Native<'select'> {
  value: Value | null
  onChange: (value: Value | null) => void
  options: readonly Option<Value>[]
  /** The words of no choice. Absent with a required field: then there is no way back to nothing. */
  empty?: string
}

/** A short list, as the device shows it. */
export function Select<Value extends string>({ value, onChange, options, empty, ...rest }: SelectProps<Value>) {
  const texts = useUiTexts()
  return (
    <Control icon={<IconSelector />}>
      <select
        {...rest}
        {...useFieldAttributes(rest.id)}
        className="input input-select"
        value={value ?? ''}
        onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value ?? null)}
      >
        {(empty !== undefined || value === null) && <option value="">{empty ?? texts.choose}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Control>
  )
}

interface TickProps extends Native<'input'> {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Absent inside a field that has the label. */
  label?: ReactNode
  /** Partly on: some of what lies below. */
  mixed?: boolean
}

/** A box to tick, its words at the right. */
export function Checkbox({ checked, onChange, label, mixed = false, ...rest }: TickProps) {
  return (
    <label className="tick">
      <input
        {...rest}
        {...useFieldAttributes(rest.id)}
        type="checkbox"
        className="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = mixed
        }}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label !== undefined && <span>{label}</span>}
    </label>
  )
}

interface ControlProps {
  unit?: ReactNode
  icon?: ReactNode
  number?: boolean
  length?: number
  maxLength?: number
  children: ReactNode
}

/** The frame around a native input: unit or icon inside, the changed mark at the left, the count above. */
export function Control({ unit, icon, number = false, length, maxLength, children }: ControlProps) {
  const field = useField()
  const texts = useUiTexts()
  return (
    <span
      className={`control${field?.changed ? ' control-changed' : ''}${number ? ' control-number' : ''}`}
      data-invalid={field?.invalid || undefined}
    >
      {children}
      {unit && <span className="control-unit">{unit}</span>}
      {icon && <span className="control-icon">{icon}</span>}
      {maxLength !== undefined && length !== undefined && (
        <span className="control-count" role="img" aria-label={texts.characters({ used: length, limit: maxLength })}>
          {length} / {maxLength}
        </span>
      )}
    </span>
  )
}
