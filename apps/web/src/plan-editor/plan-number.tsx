import { useState } from 'react'
import { Field } from '../ui/field.tsx'
import { NumberInput } from '../ui/number-input.tsx'

/** A number of what is chosen: what is typed is done once the field is left, or with Enter, so that it is one step back. */
export function PlanNumber({
  label,
  value,
  unit,
  help,
  disabled,
  min,
  max,
  onChange,
}: {
  label: string
  value: number | null
  unit?: string
  help?: string
  disabled?: boolean
  min?: number
  max?: number
  onChange: (value: number | null) => void
}) {
  const [typed, setTyped] = useState<{ readonly of: number | null; readonly value: number | string | null } | null>(
    null,
  )
  const shown = typed && typed.of === value ? typed.value : value
  const isWrong =
    typeof shown === 'number' && ((min !== undefined && shown < min) || (max !== undefined && shown > max))
  const done = () => {
    if (typed && typeof shown !== 'string' && shown !== value && !isWrong) onChange(shown)
    if (typeof shown !== 'string' && !isWrong) setTyped(null)
  }
  return (
    <Field label={label} help={help} error={isWrong ? `${min} – ${max}` : null} onBlur={done}>
      <NumberInput
        value={shown}
        unit={unit}
        disabled={disabled}
        onChange={(next) => setTyped({ of: value, value: next })}
        onKeyDown={(event) => event.key === 'Enter' && done()}
      />
    </Field>
  )
}
