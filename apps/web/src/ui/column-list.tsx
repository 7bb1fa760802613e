import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { afterOpening } from './after-opening.ts'
import { Button } from './button.tsx'
import { Segments } from './choices.tsx'
import type { ColumnChooserProps } from './column-chooser-props.ts'
import { Checkbox, Select } from './inputs.tsx'
import { standardView } from './table-rows.ts'
import { useUiTexts } from './texts.ts'
import './column-chooser.css'

/** What the chooser opens: the columns in their order, and the height of the rows. */
export function ColumnList(props: ColumnChooserProps & { shown: readonly string[] }) {
  const { columns, shown, view, onView } = props
  const texts = useUiTexts()
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [announced, setAnnounced] = useState('')
  useEffect(() => afterOpening(() => list.current?.querySelector('input')?.focus({ preventScroll: true })), [])
  const known = columns.filter((column) => column.kind !== 'action')
  const ordered = [
    ...shown.map((key) => known.find((column) => column.key === key)!),
    ...known.filter((column) => !shown.includes(column.key)),
  ]
  const put = (keys: string[]) => onView({ ...view, columns: [...keys, ...buttonKeys(columns)] })
  const move = (key: string, to: number) => {
    if (to < 0 || to >= shown.length || shown.indexOf(key) === to) return
    const rest = shown.filter((other) => other !== key)
    rest.splice(to, 0, key)
    put(rest)
    setAnnounced(
      texts.moved({ what: known.find((column) => column.key === key)!.title, place: to + 1, of: shown.length }),
    )
  }
  const onDrag = (event: PointerEvent) => {
    if (dragged === null || !list.current) return
    const lines = [...list.current.children].slice(0, shown.length)
    const over = lines.findIndex((line) => event.clientY < line.getBoundingClientRect().bottom)
    move(dragged, over < 0 ? shown.length - 1 : over)
  }
  return (
    <>
      <div className="chooser-head">
        <strong>{texts.columns}</strong>
        <Button kind="quiet" onClick={() => onView({ ...standardView, sort: view.sort })}>
          {texts.standard}
        </Button>
      </div>
      {/* Listened to here: moving the line that is dragged would end a capture of its own. */}
      <ul
        className="chooser-list"
        ref={list}
        onPointerMove={onDrag}
        onPointerUp={() => setDragged(null)}
        onPointerLeave={() => setDragged(null)}
        onPointerCancel={() => setDragged(null)}
      >
        {ordered.map((column) => (
          <ColumnLine
            key={column.key}
            {...{ column, shown, put, move }}
            isDragged={dragged === column.key}
            onDrag={() => setDragged(column.key)}
          />
        ))}
      </ul>
      <GroupChoice {...props} />
      <HeightChoice {...props} />
      <span role="status" className="visually-hidden">
        {announced}
      </span>
    </>
  )
}

/** Columns of buttons always stay, at the end. */
const buttonKeys = (columns: ColumnChooserProps['columns']) =>
  columns.filter(({ kind }) => kind === 'action').map(({ key }) => key)

interface ColumnLineProps {
  column: ColumnChooserProps['columns'][number]
  shown: readonly string[]
  put: (keys: string[]) => void
  /** To a place among those that are shown. */
  move: (key: string, to: number) => void
  isDragged: boolean
  onDrag: () => void
}

/** One column: shown or not, and what it is moved by. */
function ColumnLine({ column, shown, put, move, isDragged, onDrag }: ColumnLineProps) {
  const texts = useUiTexts()
  const { key, title } = column
  const at = shown.indexOf(key)
  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(key, at + (event.key === 'ArrowUp' ? -1 : 1))
  }
  return (
    <li
      className={`chooser-line${at === shown.length - 1 ? ' chooser-last' : ''}${isDragged ? ' chooser-dragged' : ''}`}
    >
      <Checkbox
        label={title}
        checked={at >= 0}
        disabled={at >= 0 && shown.length === 1}
        onChange={(checked) => put(checked ? [...shown, key] : shown.filter((other) => other !== key))}
      />
      {at >= 0 && (
        <button
          type="button"
          className="row-handle"
          aria-label={texts.move({ what: title })}
          title={texts.moveHelp}
          onKeyDown={onKey}
          onPointerDown={onDrag}
        >
          <IconGripVertical />
        </button>
      )}
    </li>
  )
}

/** By what rows stand in groups. */
function GroupChoice({ columns, ownGroup, view, onView }: ColumnChooserProps) {
  const texts = useUiTexts()
  const groups = [...(ownGroup ? [ownGroup] : []), ...columns.filter(({ groupable }) => groupable)]
  if (groups.length === 0) return null
  return (
    <div className="chooser-foot">
      <span className="dim">{texts.groupBy}</span>
      <Select
        aria-label={texts.groupBy}
        value={view.group === undefined ? (ownGroup?.key ?? null) : view.group}
        empty={texts.groupNone}
        onChange={(group) => onView({ ...view, group })}
        options={groups.map(({ key, title }) => ({ value: key, label: title }))}
      />
    </div>
  )
}

/** How high the rows are. */
function HeightChoice({ view, onView }: ColumnChooserProps) {
  const texts = useUiTexts()
  return (
    <div className="chooser-foot">
      <span className="dim">{texts.rowHeight}</span>
      <Segments
        aria-label={texts.rowHeight}
        value={view.density}
        onChange={(density) => onView({ ...view, density })}
        options={[
          { value: 'compact', label: texts.compact },
          { value: 'normal', label: texts.normal },
        ]}
      />
    </div>
  )
}
