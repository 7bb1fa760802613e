import { IconColumns3, IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Checkbox, Segments } from './inputs.tsx'
import { Popover } from './popover.tsx'
import { type Column, standardView, type TableView } from './table-rows.ts'
import { useUiTexts } from './texts.ts'
import { tooltip } from './tooltip.ts'
import './column-chooser.css'

/** Which columns a table shows, in which order, and how high its rows are. Order by dragging or Alt with arrows. */
export function ColumnChooser({
  columns,
  view,
  onView,
}: {
  columns: readonly Pick<Column<never>, 'key' | 'title' | 'hidden' | 'kind'>[]
  view: TableView
  onView: (view: TableView) => void
}) {
  const texts = useUiTexts()
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [announced, setAnnounced] = useState('')
  const known = columns.filter((column) => column.kind !== 'action')
  const shown = (view.columns ?? known.filter((column) => !column.hidden).map((column) => column.key)).filter((key) =>
    known.some((column) => column.key === key),
  )
  const ordered = [
    ...shown.map((key) => known.find((column) => column.key === key)!),
    ...known.filter((column) => !shown.includes(column.key)),
  ]
  // Columns of buttons always stay, at the end.
  const put = (keys: string[]) =>
    onView({
      ...view,
      columns: [...keys, ...columns.filter((column) => column.kind === 'action').map((column) => column.key)],
    })
  const move = (key: string, to: number) => {
    if (to < 0 || to >= shown.length || shown.indexOf(key) === to) return
    const rest = shown.filter((other) => other !== key)
    rest.splice(to, 0, key)
    put(rest)
    setAnnounced(texts.moved(known.find((column) => column.key === key)!.title, to + 1, shown.length))
  }
  const onDrag = (event: PointerEvent) => {
    if (dragged === null || !list.current) return
    const lines = [...list.current.children].slice(0, shown.length)
    const over = lines.findIndex((line) => event.clientY < line.getBoundingClientRect().bottom)
    move(dragged, over < 0 ? shown.length - 1 : over)
  }
  return (
    <Popover
      label={texts.columns}
      side="bottom-end"
      className="chooser"
      trigger={(given) =>
        view.columns === null ? (
          <button
            {...given}
            {...tooltip(texts.columns)}
            type="button"
            className="icon-button icon-button-quiet"
            aria-label={texts.columns}
          >
            <IconColumns3 />
          </button>
        ) : (
          <Button
            {...given}
            icon={<IconColumns3 />}
            aria-label={`${texts.columns}, ${texts.columnsShown(shown.length, known.length)}`}
          >
            {texts.columnsShown(shown.length, known.length)}
          </Button>
        )
      }
    >
      {() => (
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
            {ordered.map((column) => {
              const at = shown.indexOf(column.key)
              return (
                <li
                  key={column.key}
                  className={`chooser-line${at === shown.length - 1 ? ' chooser-last' : ''}${dragged === column.key ? ' chooser-dragged' : ''}`}
                >
                  <Checkbox
                    label={column.title}
                    checked={at >= 0}
                    disabled={at >= 0 && shown.length === 1}
                    onChange={(checked) =>
                      put(checked ? [...shown, column.key] : shown.filter((key) => key !== column.key))
                    }
                  />
                  {at >= 0 && (
                    <button
                      type="button"
                      className="row-handle"
                      aria-label={texts.move(column.title)}
                      title={texts.moveHelp}
                      onKeyDown={(event: KeyboardEvent) => {
                        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
                        event.preventDefault()
                        move(column.key, at + (event.key === 'ArrowUp' ? -1 : 1))
                      }}
                      onPointerDown={() => setDragged(column.key)}
                    >
                      <IconGripVertical />
                    </button>
                  )}
                </li>
              )
            })}
          </ul>
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
          <span role="status" className="visually-hidden">
            {announced}
          </span>
        </>
      )}
    </Popover>
  )
}
