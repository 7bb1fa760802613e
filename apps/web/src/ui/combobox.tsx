import { IconSelector, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { bestFirst } from './best-first.ts'
import { RemovableChip } from './chip.tsx'
import { type ComboboxOption, OptionPanel } from './combobox-panel.tsx'
import { useFieldAttributes } from './field.tsx'
import { fold } from './fold.ts'
import { Control, type Option } from './inputs.tsx'
import { useUiTexts } from './texts.ts'
import './combobox.css'

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

function Box(props: BoxProps) {
  const { options, values, onValues, several = false, disabled, readOnly, onSearch, onBlur } = props
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const listId = useId()
  const found = useFound(options, typed, onSearch !== undefined)
  const shown = found.slice(0, shownAtOnce)
  const current = Math.min(active, shown.length - 1)
  const isFixed = disabled === true || readOnly === true

  const show = () => {
    if (isFixed || open) return
    const at = options.findIndex((option) => option.value === values[0])
    setActive(Math.max(0, at))
    setOpen(true)
  }
  const hide = () => {
    setOpen(false)
    setTyped(null)
    enter.forget()
  }
  const choose = (option: ComboboxOption | undefined) => {
    if (!option || option.disabled) return
    const has = values.includes(option.value)
    if (!several) onValues([option.value])
    else onValues(has ? values.filter((value) => value !== option.value) : [...values, option.value])
    if (!several) hide()
    else setTyped(null)
  }
  const enter = useEnter(props.loading === true, () => choose(shown[current]))
  const go = (step: number) => (open ? setActive(Math.max(0, Math.min(shown.length - 1, current + step))) : show())
  const onKeyDown = onKeys({
    go,
    choose: open ? enter.press : undefined,
    close: open ? hide : undefined,
    removeLast: several && !typed ? () => onValues(values.slice(0, -1)) : undefined,
  })
  const onType = (text: string) => {
    setTyped(text)
    onSearch?.(text)
    enter.forget()
    setActive(0)
    setOpen(true)
  }
  const leave = () => {
    hide()
    onBlur?.()
  }
  const typing = {
    typed,
    onType,
    onKeyDown: isFixed ? undefined : onKeyDown,
    show,
    input,
    expanded: open,
    listId,
    active: shown.length > 0 ? current : null,
  }
  const panel = { found, shown, current, typed, listId, input, onActive: setActive, onChoose: choose }
  return (
    <BoxControl {...props} {...typing} onLeave={leave}>
      {open && <OptionPanel {...props} {...panel} />}
    </BoxControl>
  )
}

/** Enter chooses once the options are those of what was typed: before their answer it would choose one of the list before. */
function useEnter(loading: boolean, choose: () => void) {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (!isPressed || loading) return
    setPressed(false)
    choose()
  })
  return { press: () => setPressed(true), forget: () => setPressed(false) }
}

/** What the keys do at this moment; absent: nothing. */
interface Keys {
  readonly go: (step: number) => void
  readonly choose: (() => void) | undefined
  readonly close: (() => void) | undefined
  readonly removeLast: (() => void) | undefined
}

const onKeys =
  ({ go, choose, close, removeLast }: Keys) =>
  (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) go(step)
    else if (event.key === 'Enter' && choose && !event.ctrlKey && !event.metaKey) choose()
    else if (event.key === 'Escape' && close) {
      // The dialog around it stays open.
      event.stopPropagation()
      close()
    } else {
      if (event.key === 'Backspace') removeLast?.()
      if (event.key === 'Tab') close?.()
      return
    }
    event.preventDefault()
  }

const steps: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/** The options that fit what was typed, the best first; all of them where a server looks for them. */
function useFound(options: readonly ComboboxOption[], typed: string | null, isAsked: boolean) {
  const wanted = typed ?? ''
  return useMemo(() => {
    if (wanted.trim() === '') return options
    const words = fold(wanted).trim().split(/\s+/)
    const fits = ({ label, hint = '', group = '' }: ComboboxOption) =>
      words.every((word) => fold(`${label} ${hint} ${group}`).includes(word))
    return bestFirst(isAsked ? options : options.filter(fits), wanted)
  }, [options, wanted, isAsked])
}

interface BoxControlProps extends BoxProps {
  /** What is being typed; null when the words of what is chosen stand there. */
  typed: string | null
  onType: (text: string) => void
  onKeyDown: ((event: KeyboardEvent) => void) | undefined
  onLeave: () => void
  show: () => void
  input: RefObject<HTMLInputElement | null>
  expanded: boolean
  listId: string
  /** The place of the option that Enter chooses; null without any. */
  active: number | null
  children: ReactNode
}

/** The box itself: what is chosen, the input, the cross, and the panel below it. */
function BoxControl(props: BoxControlProps) {
  const { options, values, onValues, several, clearable, disabled, readOnly, placeholder } = props
  const { typed, active, expanded, listId } = props
  const texts = useUiTexts()
  const chosen = useMemo(
    () => values.map((value) => options.find((option) => option.value === value) ?? { value, label: value }),
    [values, options],
  )
  const single = several ? undefined : chosen[0]
  const isClearable = clearable && single !== undefined && !disabled && !readOnly
  const { input } = props
  const name = single?.label
  const select = useSelected(input, typed === null ? name : undefined)
  return (
    <Control icon={isClearable ? undefined : <IconSelector />}>
      {several && <ChosenChips chosen={chosen} onValues={onValues} />}
      {single && 'sign' in single && typed === null && <span className="combobox-sign">{single.sign}</span>}
      <input
        ref={input}
        {...useFieldAttributes(props.id)}
        aria-label={props['aria-label']}
        className="input combobox-input"
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={expanded && active !== null ? `${listId}-${active}` : undefined}
        disabled={disabled}
        readOnly={readOnly}
        placeholder={placeholder ?? (several && chosen.length > 0 ? undefined : texts.choose)}
        value={typed ?? name ?? ''}
        onChange={(event) => props.onType(event.target.value)}
        onFocus={(event) => event.target.select()}
        onPointerDown={(event) => {
          if (event.button === 0) props.show()
        }}
        // A press puts the caret there after the focus has come.
        onClick={select}
        onBlur={props.onLeave}
        onKeyDown={props.onKeyDown}
      />
      {isClearable && (
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
      {props.children}
    </Control>
  )
}

/** What is typed takes the place of the name that stands there, and never comes behind it; answers what selects it. */
function useSelected(input: RefObject<HTMLInputElement | null>, name: string | undefined): () => void {
  const select = () => {
    if (name !== undefined) input.current?.select()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew when another name stands there.
  useEffect(() => {
    if (document.activeElement === input.current) select()
  }, [name])
  return select
}

/** What is chosen of several, each to be taken away. */
function ChosenChips({ chosen, onValues }: { chosen: readonly Option[]; onValues: (values: string[]) => void }) {
  if (chosen.length === 0) return null
  const without = (value: string) => chosen.map((option) => option.value).filter((one) => one !== value)
  return (
    <span className="combobox-chosen">
      {chosen.map((option) => (
        <RemovableChip
          key={option.value}
          tone="plain"
          label={option.label}
          onRemove={() => onValues(without(option.value))}
        />
      ))}
    </span>
  )
}
