import { IconDots } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Menu } from '../ui/popover.tsx'
import { useUiTexts } from '../ui/texts.ts'

/** One thing that can be done to the rows that are chosen. */
export interface BulkAction {
  readonly label: string
  readonly icon?: ReactNode
  /** In red: it deletes. */
  readonly danger?: boolean
  readonly onSelect: () => void
}

const gap = 4
/** Room for the button behind which the rest is, in px. */
const forMore = 104

/** How many buttons of these widths fit in a room, with the one that has the rest where not all do. */
export function fitting(widths: readonly number[], room: number): number {
  const total = (some: readonly number[]) => some.reduce((sum, width) => sum + width + gap, 0) - gap
  if (room === 0 || total(widths) <= room) return widths.length
  return widths.findIndex((_, at) => total([...widths.slice(0, at + 1), forMore]) > room)
}

/** The actions side by side, and those that there is no room for behind one button: each is reached at any width. */
export function BulkActions({ actions }: { actions: readonly BulkAction[] }) {
  const texts = useUiTexts()
  const place = useRef<HTMLDivElement>(null)
  const fits = useFitting(
    place,
    actions.map(({ label }) => label),
  )
  const rest = actions.slice(fits)
  return (
    <div ref={place} className="bulk-actions">
      {actions.map(({ label, icon, danger, onSelect }, at) => (
        <Button
          key={label}
          kind="quiet"
          className={danger ? 'bulk-danger' : undefined}
          icon={icon}
          hidden={at >= fits}
          onClick={onSelect}
        >
          {label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu
          items={rest.map(({ danger = false, ...item }) => ({ ...item, danger }))}
          trigger={(given) => (
            <Button kind="quiet" icon={<IconDots />} {...given}>
              {texts.more}
            </Button>
          )}
        />
      )}
    </div>
  )
}

/** How many of the buttons there is room for, followed. On a phone they stand below each other, and all of them fit. */
function useFitting(place: RefObject<HTMLDivElement | null>, labels: readonly string[]): number {
  const [room, setRoom] = useState(0)
  const [fits, setFits] = useState(labels.length)
  const widths = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const look = () => {
      const { flexWrap, paddingLeft } = getComputedStyle(element)
      setRoom(flexWrap === 'wrap' ? 0 : element.clientWidth - Number.parseFloat(paddingLeft))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  // One that is hidden is as wide as it was when it was seen last.
  useLayoutEffect(() => {
    for (const [at, label] of labels.entries()) {
      const button = place.current?.children[at]
      if (button instanceof HTMLElement && !button.hidden) widths.current.set(label, button.offsetWidth)
    }
    setFits(
      fitting(
        labels.map((label) => widths.current.get(label) ?? 0),
        room,
      ),
    )
  })
  return fits
}
