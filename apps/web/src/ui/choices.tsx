import { useId } from 'react'
import { useField } from './field.tsx'
import type { Option } from './inputs.tsx'
import './inputs.css'
import './choices.css'

export interface SegmentsProps<Value extends string> {
  value: Value | null
  onChange: (value: Value) => void
  options: readonly (Option<Value> & { count?: number })[]
  disabled?: boolean
  /** Only without a field around it. */
  'aria-label'?: string
  onBlur?: () => void
}

/** Two or three choices side by side; on a touch screen tiles. The field around it is a `group`. */
export function Segments<Value extends string>({ value, onChange, options, disabled, ...rest }: SegmentsProps<Value>) {
  const field = useField()
  const name = useId()
  return (
    <div
      className="segments"
      role="radiogroup"
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-label'] ? undefined : field?.labelId}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid || undefined}
      aria-required={field?.required || undefined}
      onBlur={rest.onBlur}
    >
      {options.map((option, index) => (
        <label key={option.value} className="segment">
          <input
            type="radio"
            id={index === 0 ? field?.id : undefined}
            name={name}
            className="segment-radio"
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className="segment-text">
            {option.label}
            {option.count !== undefined && <small> {option.count}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}

/** A choice of a few below each other. The field around it is a `group`. */
export function Radios<Value extends string>({ value, onChange, options, disabled }: SegmentsProps<Value>) {
  const field = useField()
  const name = useId()
  return (
    <div
      className="radios"
      role="radiogroup"
      aria-labelledby={field?.labelId}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid || undefined}
    >
      {options.map((option, index) => (
        <label key={option.value} className="tick">
          <input
            type="radio"
            id={index === 0 ? field?.id : undefined}
            name={name}
            className="radio"
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
