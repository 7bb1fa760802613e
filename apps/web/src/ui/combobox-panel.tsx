import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import { useField } from './field.tsx'
import type { Option } from './inputs.tsx'
import { keepPlaced } from './place.ts'
import { useUiTexts } from './texts.ts'

export interface ComboboxOption extends Option {
  /** A dim second line. */
  hint?: string
  /** A sign before the words. */
  sign?: ReactNode
  /** Under what it stands with those next to it; while somebody types it is its second line. */
  group?: string | undefined
}

interface OptionPanelProps {
  values: readonly string[]
  several?: boolean
  loading?: boolean
  /** Said where nothing fits. */
  none?: string
  'aria-label'?: string
  found: readonly ComboboxOption[]
  /** The first of them. */
  shown: readonly ComboboxOption[]
  current: number
  /** What is being typed; null while nothing is. */
  typed: string | null
  listId: string
  input: RefObject<HTMLInputElement | null>
  onActive: (at: number) => void
  onChoose: (option: ComboboxOption) => void
}

/** The list below the box; the focus stays in the input. */
export function OptionPanel(props: OptionPanelProps) {
  const { found, shown, values, current, listId, input, several, loading, none } = props
  const texts = useUiTexts()
  const field = useField()
  const [panel, setPanel] = useState<HTMLDivElement | null>(null)
  useEffect(() => {
    const anchor = input.current?.closest('.control')
    if (!panel || !anchor) return
    panel.style.minWidth = `${anchor.getBoundingClientRect().width}px`
    panel.showPopover()
    return keepPlaced(panel, anchor, 'bottom-start')
  }, [panel, input])
  useEffect(() => {
    document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [current, listId])
  return (
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
        aria-label={props['aria-label']}
        aria-labelledby={props['aria-label'] ? undefined : field?.labelId}
      >
        {runsOf(shown, Boolean(props.typed)).map(({ group, start, options }) => (
          <OptionRun key={start} group={group}>
            {options.map((option, at) => (
              <OptionLine
                key={option.value}
                option={option}
                id={`${listId}-${start + at}`}
                selected={values.includes(option.value)}
                active={start + at === current}
                onActive={() => props.onActive(start + at)}
                onChoose={() => props.onChoose(option)}
              />
            ))}
          </OptionRun>
        ))}
      </div>
      {shown.length === 0 && <p className="combobox-note">{loading ? texts.loading : (none ?? texts.noOptions)}</p>}
      {found.length > shown.length && (
        <p className="combobox-note">{texts.moreOf({ hidden: found.length - shown.length })}</p>
      )}
    </div>
  )
}

/** Options that stand together, from a place in the list. */
interface Run {
  readonly group: string | undefined
  readonly start: number
  readonly options: ComboboxOption[]
}

/** The options by their groups as they come; what is found by typing comes in an order of its own. */
function runsOf(options: readonly ComboboxOption[], isSearched: boolean): readonly Run[] {
  const runs: Run[] = []
  for (const [start, option] of options.entries()) {
    const last = runs.at(-1)
    const { group, ...own } = option
    if (isSearched) own.hint ??= group
    if (last && (isSearched || last.group === group)) last.options.push(own)
    else runs.push({ group: isSearched ? undefined : group, start, options: [own] })
  }
  return runs
}

function OptionRun({ group, children }: { group: string | undefined; children: ReactNode }) {
  const id = useId()
  if (group === undefined) return children
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box is no set of fields.
    <div role="group" aria-labelledby={id}>
      <div id={id} className="combobox-group">
        {group}
      </div>
      {children}
    </div>
  )
}

interface OptionLineProps {
  option: ComboboxOption
  id: string
  selected: boolean
  active: boolean
  onActive: () => void
  onChoose: () => void
}

function OptionLine({ option, id, selected, active, onActive, onChoose }: OptionLineProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the active option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input.
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={option.disabled || undefined}
      className={`combobox-option${active ? ' combobox-option-active' : ''}`}
      onPointerMove={onActive}
      onClick={onChoose}
    >
      {option.sign}
      <span className="combobox-words">
        {option.label}
        {option.hint && <small>{option.hint}</small>}
      </span>
      {selected && <IconCheck />}
    </div>
  )
}
