import { type KeyboardEvent, useId, useState } from 'react'
import { fold } from './fold.ts'
import { Checkbox, type Option } from './inputs.tsx'
import { useUiTexts } from './texts.ts'
import { SearchInput } from './toolbar.tsx'
import './option-list.css'

export interface OptionListProps {
  value: readonly string[]
  onChange: (value: string[]) => void
  options: readonly Option[]
  /** The words typed so far, for a list that is asked from the server; `options` are then shown as they come. */
  onSearch?: (typed: string) => void
  loading?: boolean
}

/** More than this are searched. */
const atOnce = 8

/** Several of a list, each a box to tick; for a popover, where a list that opens would cover the buttons. */
export function OptionList({ value, onChange, options, onSearch, loading = false }: OptionListProps) {
  const texts = useUiTexts()
  const [typed, setTyped] = useState('')
  const [wasLong, setWasLong] = useState(false)
  if (options.length > atOnce && !wasLong) setWasLong(true)
  const id = useId()
  // In a long list what was chosen before comes first, or it would be out of sight.
  const [before] = useState(value)
  const found = onSearch ? options : options.filter(({ label }) => has(label, typed))
  const rank = (option: Option) => (before.includes(option.value) ? 0 : 1)
  const shown = wasLong ? found.toSorted((a, b) => rank(a) - rank(b)) : found
  const put = (option: Option, isChosen: boolean) =>
    onChange(isChosen ? [...value, option.value] : value.filter((one) => one !== option.value))
  // Enter chooses the first that was found, instead of sending the form.
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'search' || !target.value)
      return
    event.preventDefault()
    const first = options.find((option) => !option.disabled && has(option.label, target.value))
    if (first && !value.includes(first.value)) put(first, true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the search in it.
    <div className="option-list" onKeyDown={onKeyDown}>
      {wasLong && (
        <SearchInput
          label={texts.search}
          value={typed}
          onChange={(next) => {
            setTyped(next)
            onSearch?.(next)
          }}
        />
      )}
      <ul className="option-list-items">
        {shown.map((option) => (
          <li key={option.value}>
            <Checkbox
              id={`${id}-${option.value}`}
              label={option.label}
              checked={value.includes(option.value)}
              disabled={option.disabled}
              onChange={(isChosen) => put(option, isChosen)}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="option-list-note">{loading ? texts.loading : texts.noOptions}</p>}
    </div>
  )
}

function has(label: string, typed: string): boolean {
  const text = fold(label)
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
