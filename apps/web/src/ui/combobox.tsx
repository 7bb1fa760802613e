import { IconCheck, IconSelector, IconX } from '@tabler/icons-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { RemovableChip } from './chip.tsx'
import { useField, useFieldAttributes } from './field.tsx'
import { fold } from './fold.ts'
import { Control, type Option } from './inputs.tsx'
import { keepPlaced } from './place.ts'
import { useUiTexts } from './texts.ts'
import './combobox.css'

export interface ComboboxOption extends Option {
  /** A dim second line. */
  hint?: string
  /** A sign before the words. */
  sign?: ReactNode
}

interface Shared {
  options: readonly ComboboxOption[]
  disabled?: boolean
  readOnly?: boolean
  placeholder?: string
  /** The words typed so far, for a list that is asked from the server; `options` are then shown as they come. */
  onSearch?: (typed: string) => void
  loading?: boolean
  /** Said where nothing fits. */
  none?: string
  onBlur?: () => void
  id?: string
  'aria-label'?: string
}

export interface ComboboxProps extends Shared {
  value: string | null
  onChange: (value: string | null) => void
  /** No cross to clear it: a value is required. */
  required?: boolean
}

/** One of a long list, found by typing. */
export function Combobox({ value, onChange, required, ...rest }: ComboboxProps) {
  return (
    <Box
      {...rest}
      values={value === null ? [] : [value]}
      onValues={(values) => onChange(values.at(-1) ?? null)}
      clearable={!required}
    />
  )
}

/** Several of a long list; what is chosen stands in it as chips. */
export function MultiCombobox({
  value,
  onChange,
  ...rest
}: Shared & { value: readonly string[]; onChange: (value: string[]) => void }) {
  return <Box {...rest} several values={value} onValues={onChange} clearable={false} />
}

/** Rows shown at once: more are found by typing. */
const shownAtOnce = 100

interface BoxProps extends Shared {
  several?: boolean
  values: readonly string[]
  onValues: (values: string[]) => void
  clearable: boolean
}

function Box({
  options,
  values,
  onValues,
  several = false,
  clearable,
  disabled,
  readOnly,
  placeholder,
  onSearch,
  loading,
  none,
  onBlur,
  ...rest
}: BoxProps) {
  const texts = useUiTexts()
  const field = useField()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [panel, setPanel] = useState<HTMLDivElement | null>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)

  const chosen = useMemo(
    () => values.map((value) => options.find((option) => option.value === value) ?? { value, label: value }),
    [values, options],
  )
  const single = several ? undefined : chosen[0]
  const wanted = useDeferredValue(typed ?? '')
  const found = useMemo(() => {
    if (onSearch || wanted.trim() === '') return options
    const words = fold(wanted).split(/\s+/)
    return options.filter((option) => {
      const text = fold(`${option.label} ${option.hint ?? ''}`)
      return words.every((word) => text.includes(word))
    })
  }, [options, wanted, onSearch])
  const shown = found.slice(0, shownAtOnce)
  const current = Math.min(active, shown.length - 1)

  useEffect(() => {
    const anchor = input.current?.closest('.control')
    if (!panel || !anchor) return
    panel.style.minWidth = `${anchor.getBoundingClientRect().width}px`
    panel.showPopover()
    return keepPlaced(panel, anchor, 'bottom-start')
  }, [panel])
  useEffect(() => {
    if (open) document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [open, current, listId])

  const show = () => {
    if (disabled || readOnly || open) return
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === values[0]),
      ),
    )
    setOpen(true)
  }
  const hide = () => {
    setOpen(false)
    setTyped(null)
  }
  const choose = (option: ComboboxOption | undefined) => {
    if (!option || option.disabled) return
    const has = values.includes(option.value)
    if (!several) onValues([option.value])
    else onValues(has ? values.filter((value) => value !== option.value) : [...values, option.value])
    if (!several) hide()
    else setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || readOnly) return
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!open) show()
      else setActive(Math.max(0, Math.min(shown.length - 1, current + step)))
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      choose(shown[current])
    } else if (event.key === 'Escape' && open) {
      // The dialog around it stays open.
      event.preventDefault()
      event.stopPropagation()
      hide()
    } else if (event.key === 'Backspace' && several && !typed) onValues(values.slice(0, -1))
    else if (event.key === 'Tab') hide()
  }

  return (
    <Control icon={clearable && single && !disabled && !readOnly ? undefined : <IconSelector />}>
      {several && chosen.length > 0 && (
        <span className="combobox-chosen">
          {chosen.map((option) => (
            <RemovableChip
              key={option.value}
              tone="plain"
              label={option.label}
              onRemove={() => onValues(values.filter((value) => value !== option.value))}
            />
          ))}
        </span>
      )}
      {single && 'sign' in single && typed === null && <span className="combobox-sign">{single.sign}</span>}
      <input
        ref={input}
        {...useFieldAttributes(rest.id)}
        aria-label={rest['aria-label']}
        className="input combobox-input"
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && shown.length > 0 ? `${listId}-${current}` : undefined}
        disabled={disabled}
        readOnly={readOnly}
        placeholder={placeholder ?? (several && chosen.length > 0 ? undefined : texts.choose)}
        value={typed ?? single?.label ?? ''}
        onChange={(event) => {
          setTyped(event.target.value)
          onSearch?.(event.target.value)
          setActive(0)
          setOpen(true)
        }}
        onFocus={(event) => event.target.select()}
        onPointerDown={(event) => {
          if (event.button === 0) show()
        }}
        onBlur={() => {
          hide()
          onBlur?.()
        }}
        onKeyDown={onKeyDown}
      />
      {clearable && single && !disabled && !readOnly && (
        <button
          type="button"
          className="combobox-clear"
          tabIndex={-1}
          aria-label={texts.clear}
          onClick={() => onValues([])}
        >
          <IconX />
        </button>
      )}
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list leaves the focus in the input.
        <div
          ref={setPanel}
          popover="manual"
          className="popover combobox-panel"
          onMouseDown={(event) => event.preventDefault()}
        >
          <div
            id={listId}
            role="listbox"
            aria-multiselectable={several || undefined}
            aria-label={rest['aria-label']}
            aria-labelledby={rest['aria-label'] ? undefined : field?.labelId}
          >
            {shown.map((option, index) => {
              const selected = values.includes(option.value)
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the active option.
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input.
                <div
                  key={option.value}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={selected}
                  aria-disabled={option.disabled || undefined}
                  className={`combobox-option${index === current ? ' combobox-option-active' : ''}`}
                  onPointerMove={() => setActive(index)}
                  onClick={() => choose(option)}
                >
                  {option.sign}
                  <span className="combobox-words">
                    {option.label}
                    {option.hint && <small>{option.hint}</small>}
                  </span>
                  {selected && <IconCheck />}
                </div>
              )
            })}
          </div>
          {shown.length === 0 && <p className="combobox-note">{loading ? texts.loading : (none ?? texts.noOptions)}</p>}
          {found.length > shown.length && <p className="combobox-note">{texts.moreOf(found.length - shown.length)}</p>}
        </div>
      )}
    </Control>
  )
}
