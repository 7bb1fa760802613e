import { IconPencil } from '@tabler/icons-react'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type CellAt, type CellPlace, cellBelow, fieldAt, nextCell } from '../ui/table-edit.ts'
import { type CellField, textOf } from '../ui/table-rows.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import type { CellEditsProps } from './cell-edits-props.ts'
import { type CellGoes, CellInput } from './cell-input.tsx'
import { linesOf, PasteDialog, type Pasted } from './cell-paste.tsx'
import { aboutText } from './words.ts'
import './cell-edits.css'

/** A cell by the names of its line and column, which stay when rows come and go. */
interface Named {
  readonly key: string
  readonly column: string
}

interface Chosen extends Named {
  readonly isOpen: boolean
  /** Chosen again is chosen anew: it then takes the focus. */
  readonly turn: number
}

/**
 * Changes one cell in its place, above the line it is of: the line keeps its height and is not drawn anew. With the arrows
 * or F2 somebody gets from a line to its cells, with the mouse by the pencil of the cell it is on.
 */
export function CellEdits(props: CellEditsProps) {
  const { place } = props
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const hovered = useHovered(place)
  const cell = chosen && cellOf(place, chosen)
  const choose = (next: CellAt | null, isOpen = false) => {
    if (!next) return
    place.bring(next.at)
    const named = { key: place.keys[next.at]!, column: next.column.key, isOpen }
    setChosen((was) => ({ ...named, turn: (was?.turn ?? 0) + 1 }))
  }
  useWayIn(place, choose)
  const leave = () => {
    if (cell) place.goTo(cell.at)
    setChosen(null)
  }
  const go = (to: CellGoes) => {
    if (!cell) return
    if (to === 'away') setChosen(null)
    else if (to === 'next' || to === 'before') choose(nextCell(place, cell, to === 'next' ? 1 : -1) ?? cell, true)
    else choose(to === 'below' ? (cellBelow(place, cell, 1) ?? cell) : cell)
  }
  // The cell went when the question came, and is chosen again once that has given the keyboard back.
  const closePasted = () => {
    setPasted(null)
    if (pasted) setTimeout(() => setChosen((was) => ({ ...pasted.from, isOpen: false, turn: (was?.turn ?? 0) + 1 })))
  }
  const field = cell && fieldAt(place, cell)
  const paste = (words: string) => {
    setChosen((was) => was && { ...was, isOpen: false })
    setPasted(cell && pastedAt(place, cell, words))
  }
  const shown = !chosen?.isOpen && hovered && cellOf(place, hovered)
  return (
    <>
      {shown && fieldAt(place, shown) && (
        <Spot place={place} cell={shown} isPassed>
          <Pencil cell={shown} onOpen={() => choose(shown, true)} />
        </Spot>
      )}
      {cell && field && (
        <Spot key={chosen.turn} place={place} cell={cell}>
          {chosen.isOpen ? (
            <CellInput {...props} field={field} label={cell.column.title} onDone={go} onLines={paste} />
          ) : (
            <ChosenCell
              {...{ place, cell, choose, leave }}
              onPaste={paste}
              onBlur={() => setChosen((was) => (was === chosen ? null : was))}
            />
          )}
        </Spot>
      )}
      {pasted && <PasteDialog {...props} pasted={pasted} onClose={closePasted} />}
    </>
  )
}

const cellOf = ({ keys, columns }: CellPlace, { key, column: name }: Named): CellAt | null => {
  const [at, column] = [keys.indexOf(key), columns.find((one) => one.key === name)]
  return at < 0 || !column ? null : { at, column }
}

/** The records from a cell downwards, as many as there are lines in what was pasted. */
function pastedAt(place: CellPlace, from: CellAt, words: string): Pasted | null {
  const first = fieldAt(place, from)
  const cells = linesOf(words)
  if (!first || cells.length === 0) return null
  const fields: CellField[] = [first]
  for (let next = cellBelow(place, from, 1); next && fields.length < cells.length; next = cellBelow(place, next, 1)) {
    const field = fieldAt(place, next)
    if (field) fields.push(field)
  }
  return {
    from: { key: place.keys[from.at]!, column: from.column.key },
    of: first.of,
    name: first.name,
    ids: fields.map(({ id }) => id),
    cells,
  }
}

/** From a line to its cells: with the arrow to the right, and with F2 into the first of them at once. */
function useWayIn(place: CellPlace, choose: (cell: CellAt | null, isOpen?: boolean) => void): void {
  const latest = useRef({ place, choose })
  latest.current = { place, choose }
  const { scroller } = place
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const { place, choose } = latest.current
      const isOpening = event.key === 'F2'
      if (event.defaultPrevented || !(isOpening || event.key === 'ArrowRight') || event.altKey || event.ctrlKey) return
      const focus = event.target instanceof Element && event.target.matches('.row-focus') ? event.target : null
      const at = Number(focus?.closest<HTMLElement>('[data-at]')?.dataset.at ?? -1)
      const column = place.columns.find((one) => fieldAt(place, { at, column: one }))
      if (!column) return
      event.preventDefault()
      choose({ at, column }, isOpening)
    }
    scroller.addEventListener('keydown', listen)
    return () => scroller.removeEventListener('keydown', listen)
  }, [scroller])
}

/** The cell that the mouse is on, when there is something to change in it. */
function useHovered(place: CellPlace): Named | null {
  const [hovered, setHovered] = useState<Named | null>(null)
  const latest = useRef(place)
  latest.current = place
  const { scroller } = place
  useEffect(() => {
    const listen = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
      if (event.target.closest('.cell-spot')) return
      const { keys, columns } = latest.current
      const td = event.target.closest<HTMLTableCellElement>('.table-line > td')
      const at = Number(td?.closest<HTMLElement>('[data-at]')?.dataset.at ?? -1)
      const lead = td ? (td.parentElement?.children.length ?? 0) - columns.length : 0
      const column = td && columns[td.cellIndex - lead]
      const key = keys[at]
      setHovered((was) =>
        !column || key === undefined
          ? null
          : was?.key === key && was.column === column.key
            ? was
            : { key, column: column.key },
      )
    }
    const leave = () => setHovered(null)
    scroller.addEventListener('pointerover', listen)
    scroller.addEventListener('pointerleave', leave)
    return () => {
      scroller.removeEventListener('pointerover', listen)
      scroller.removeEventListener('pointerleave', leave)
    }
  }, [scroller])
  return hovered
}

interface SpotProps {
  place: CellPlace
  cell: CellAt
  /** The mouse is on it, and may be on what lies below it. */
  isPassed?: boolean
  children: React.ReactNode
}

/** As wide as an input or what is said at it may become: where there is no such room it ends where its cell does. */
const widestPx = 320

/** The place of a cell, above the lines: as wide as its title and as high as its line. */
function Spot({ place, cell, isPassed = false, children }: SpotProps) {
  const { scroller, columns, height, head } = place
  const [across, setAcross] = useState<{ left: number; width: number; isLast: boolean } | null>(null)
  const index = columns.indexOf(cell.column)
  useLayoutEffect(() => {
    const titles = scroller.querySelectorAll<HTMLElement>('.table-head th')
    const title = titles[index]
    if (!title) return
    const look = () => {
      const { offsetLeft: left, offsetWidth: width } = title
      setAcross({ left, width, isLast: left + widestPx > scroller.scrollWidth })
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(title)
    return () => observer.disconnect()
  }, [scroller, index])
  if (!across) return null
  return (
    <div
      className={`cell-spot${isPassed ? ' cell-passed' : ''}${across.isLast ? ' cell-last' : ''}`}
      style={{ top: head + cell.at * height, height: height - 1, left: across.left, width: across.width }}
    >
      {children}
    </div>
  )
}

function Pencil({ cell, onOpen }: { cell: CellAt; onOpen: () => void }) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const words = aboutText(cell.column.title, locale, (what) => t('changeCell', { what }))
  return (
    <button type="button" tabIndex={-1} className="cell-pencil" aria-label={words} title={words} onClick={onOpen}>
      <IconPencil />
    </button>
  )
}

interface ChosenProps {
  place: CellPlace
  cell: CellAt
  choose: (cell: CellAt | null, isOpen?: boolean) => void
  leave: () => void
  onPaste: (words: string) => void
  onBlur: () => void
}

/** A cell that the keyboard is on: Enter and F2 open it, arrows go on, Escape goes back to the line. */
function ChosenCell({ place, cell, choose, leave, onPaste, onBlur }: ChosenProps) {
  const t = useT(resourcePhrases)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  const line = place.lines[cell.at]
  const words = line && 'index' in line ? textOf(cell.column, place.rows[line.index]) : ''
  const inLine = (by: 1 | -1) => {
    const next = nextCell(place, cell, by)
    return next?.at === cell.at ? next : null
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { key } = event
    if (key === 'Escape' || (key === 'ArrowLeft' && !inLine(-1))) leave()
    else if (key === 'ArrowLeft' || key === 'ArrowRight') choose(inLine(key === 'ArrowRight' ? 1 : -1))
    else if (key === 'ArrowDown' || key === 'ArrowUp') choose(cellBelow(place, cell, key === 'ArrowDown' ? 1 : -1))
    else if (key === 'Enter' || key === 'F2') choose(cell, true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      ref={button}
      type="button"
      className="cell-chosen"
      aria-label={`${cell.column.title}: ${words || t('emptyCell')}`}
      aria-description={t('cellKeys')}
      onKeyDown={onKey}
      onBlur={onBlur}
      onClick={() => choose(cell, true)}
      onPaste={(event: ClipboardEvent) => {
        event.preventDefault()
        onPaste(event.clipboardData.getData('text/plain'))
      }}
    />
  )
}
