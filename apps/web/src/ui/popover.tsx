import { IconDots } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Link } from '../router/router.tsx'
import { IconButton } from './button.tsx'
import { keepPlaced, type Side } from './place.ts'
import { useUiTexts } from './texts.ts'
import './popover.css'

/** What the button that opens a popover takes over. */
export interface PopoverTrigger {
  ref: RefObject<HTMLButtonElement | null>
  'aria-expanded': boolean
  'aria-controls': string
  'aria-haspopup': 'dialog' | 'menu'
  onClick: () => void
  /** Of a menu: an arrow opens it. */
  onKeyDown?: (event: KeyboardEvent) => void
}

export interface PopoverProps {
  /** Makes the button: spread what is given on it. */
  trigger: (trigger: PopoverTrigger) => ReactNode
  /** The content, made when it opens. */
  children: (close: () => void) => ReactNode
  /** What it is, read out when it opens. */
  label: string
  side?: Side
  kind?: 'dialog' | 'menu'
  className?: string
}

/** Whether the window of a button is open, where it stands, and the focus in it and back. */
function useWindow(side: Side) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [panel, setPanel] = useState<HTMLDivElement | null>(null)
  const fromEnd = useRef(false)
  useEffect(() => {
    if (panel === null || button.current === null) return
    panel.showPopover()
    const stop = keepPlaced(panel, button.current, side)
    focusFirst(panel, fromEnd.current)
    fromEnd.current = false
    return stop
  }, [panel, side])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  /** Down begins at the first line of a menu, up at the last. */
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    fromEnd.current = event.key === 'ArrowUp'
    setOpen(true)
  }
  return { button, open, setOpen, panel, setPanel, close, openByArrow }
}

/** A small window at a button: closes on Escape, on a click elsewhere and when the focus leaves. */
export function Popover({ trigger, children, label, side = 'bottom-start', kind = 'dialog', className }: PopoverProps) {
  const id = useId()
  const { button, open, setOpen, panel, setPanel, close, openByArrow } = useWindow(side)
  return (
    <>
      {trigger({
        ref: button,
        'aria-expanded': open,
        'aria-controls': id,
        'aria-haspopup': kind,
        onClick: () => setOpen(!open),
        ...(kind === 'menu' ? { onKeyDown: openByArrow } : {}),
      })}
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it is a dialog or a menu.
        <div
          ref={setPanel}
          id={id}
          {...{ role: kind, 'aria-label': label }}
          popover="manual"
          tabIndex={-1}
          className={`popover ${className ?? ''}`}
          onKeyDown={keysOf(kind, close)}
          onBlur={(event) => {
            const next = event.relatedTarget
            if (next instanceof Node && (event.currentTarget.contains(next) || button.current?.contains(next))) return
            // Without a next element the window lost the focus, or nothing was hit: only a press outside closes.
            if (next !== null) setOpen(false)
          }}
        >
          <PressOutside
            inside={[panel, button.current]}
            onPress={() => {
              setOpen(false)
              // Pressed beside everything, the keyboard goes on at the button.
              setTimeout(() => document.activeElement === document.body && button.current?.focus(focusOnly))
            }}
          />
          {children(close)}
        </div>
      )}
    </>
  )
}

function PressOutside({ inside, onPress }: { inside: (Element | null)[]; onPress: () => void }) {
  const latest = useRef({ inside, onPress })
  latest.current = { inside, onPress }
  useEffect(() => {
    const listen = (event: PointerEvent) => {
      const target = event.target
      if (target instanceof Node && !latest.current.inside.some((part) => part?.contains(target)))
        latest.current.onPress()
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [])
  return null
}

const focusOnly = { preventScroll: true }
const pressable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/** What is still being fetched has nothing to focus: the window itself then takes the keys. */
function focusFirst(panel: HTMLElement, fromEnd: boolean) {
  const all = panel.querySelectorAll<HTMLElement>(`[autofocus], ${pressable}`)
  const first = fromEnd ? all[all.length - 1] : all[0]
  ;(first ?? panel).focus(focusOnly)
}

/** Escape closes it. A menu is left by Tab; in a window with fields that goes round. */
const keysOf = (kind: PopoverProps['kind'], close: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Tab' && kind === 'dialog') goRound(event)
  if (event.key !== 'Escape') return
  event.stopPropagation()
  event.preventDefault()
  close()
}

/** Behind the last comes the first again, and before the first the last. */
function goRound(event: KeyboardEvent<HTMLElement>) {
  if (event.isDefaultPrevented()) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(pressable)].filter(isStop)
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const isAtEnd = event.target === from || (event.shiftKey && event.target === event.currentTarget)
  if (!to || !isAtEnd) return
  event.preventDefault()
  to.focus(focusOnly)
}

/** Whether Tab comes there: of radio buttons only at the one that is chosen. */
function isStop(one: HTMLElement): boolean {
  const group = one.matches('[type="radio"]') ? one.closest('[role="radiogroup"], fieldset') : null
  const chosen = group?.querySelector(':checked')
  return one.tabIndex >= 0 && (!chosen || chosen === one)
}

/** A line of a menu: an action, or a link when it has `to`. */
export interface MenuItem {
  label: string
  icon?: ReactNode
  to?: string
  onSelect?: () => void
  /** In red: it deletes. */
  danger?: boolean
  disabled?: boolean
  /** Why it cannot be chosen now, below its words. */
  refusal?: string | undefined
  /** A hairline above. */
  apart?: boolean
}

/** A list of actions behind three dots, or behind a button of one's own. Arrows, Home, End and first letters work. */
export function Menu({
  label,
  items,
  trigger,
  side = 'bottom-end',
}: {
  label?: string
  items: readonly MenuItem[]
  trigger?: PopoverProps['trigger']
  side?: Side
}) {
  const texts = useUiTexts()
  const name = label ?? texts.more
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
    const at = lines.indexOf(document.activeElement as HTMLElement)
    const letter = event.key.length === 1 ? event.key.toLowerCase() : null
    let to = -1
    if (event.key === 'ArrowDown') to = (at + 1) % lines.length
    else if (event.key === 'ArrowUp') to = (at - 1 + lines.length) % lines.length
    else if (event.key === 'Home') to = 0
    else if (event.key === 'End') to = lines.length - 1
    else if (letter) {
      const order = [...lines.keys()].map((step) => (at + 1 + step) % lines.length)
      to = order.find((index) => lines[index]?.textContent?.toLowerCase().startsWith(letter)) ?? -1
    }
    if (to < 0) return
    event.preventDefault()
    lines[to]?.focus()
  }
  return (
    <Popover
      label={name}
      side={side}
      kind="menu"
      className="menu"
      trigger={trigger ?? ((given) => <IconButton {...given} label={name} icon={<IconDots />} />)}
    >
      {(close) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the lines take the focus; this only moves it.
        <div onKeyDown={onKeyDown}>
          {items.map((item) => {
            const shared = {
              role: 'menuitem',
              tabIndex: -1,
              className: `menu-item${item.danger ? ' menu-item-danger' : ''}${item.apart ? ' menu-item-apart' : ''}`,
            }
            const words = (
              <>
                {item.icon}
                <span>
                  {item.label}
                  {item.refusal && <small className="menu-refusal">{item.refusal}</small>}
                </span>
              </>
            )
            const choose = () => {
              close()
              item.onSelect?.()
            }
            const isOff = item.disabled || item.refusal !== undefined
            return item.to !== undefined && !isOff ? (
              <Link key={item.label} {...shared} to={item.to} onClick={choose}>
                {words}
              </Link>
            ) : (
              <button
                key={item.label}
                type="button"
                {...shared}
                aria-disabled={isOff || undefined}
                onClick={isOff ? undefined : choose}
              >
                {words}
              </button>
            )
          })}
        </div>
      )}
    </Popover>
  )
}
