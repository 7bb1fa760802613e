import { bulkPhrases } from '@vezel/model/messages/bulk/index.ts'
import { type KeyboardEvent, type MouseEvent, useSyncExternalStore } from 'react'
import type { ShownRow, TableTicks } from '../ui/table-ticks.ts'
import { useT } from '../ui/texts.ts'
import { showTooltip, tooltip } from '../ui/tooltip.ts'
import { noneTicked, ranged, type Ticked, tickedAll, toggled, toggledAll, unticked } from './selection-of-rows.ts'
import './ticks.css'

/** What is chosen: the ids in the order of the list, of how many rows. The same object until something changes. */
export interface Chosen {
  readonly ids: readonly string[]
  readonly of: number
}

/** The rows of one table that somebody has chosen. Each box listens by itself, so that ticking one draws no other line. */
export class Ticks implements TableTicks {
  /** Why a row cannot be chosen, since nothing can be done to it; null when it can. */
  refusal: (row: unknown) => string | null = () => null
  /** Somebody has chosen rows before. */
  wasChosen = false
  #ticked = noneTicked
  #order: readonly string[] = []
  #rows: ReadonlyMap<string, unknown> = new Map()
  #chosen: Chosen = { ids: [], of: 0 }
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly chosen = (): Chosen => this.#chosen
  readonly has = (id: string): boolean => this.#ticked.ids.has(id)
  readonly may = (id: string): boolean => this.refusalOf(id) === null
  refusalOf(id: string): string | null {
    const row = this.#rows.get(id)
    return row === undefined ? null : this.refusal(row)
  }
  /** The rows that are chosen, as the table has them. */
  readonly rows = (): readonly unknown[] => this.#chosen.ids.map((id) => this.#rows.get(id))

  readonly show = (rows: readonly ShownRow[]): void => {
    this.#order = rows.map(({ id }) => id)
    this.#rows = new Map(rows.map(({ id, row }) => [id, row]))
    this.#put(this.#ticked)
  }
  readonly toggle = (ids: readonly string[]): void => {
    const [id = ''] = ids
    if (ids.length > 1) this.#put(toggledAll(this.#ticked, ids, this.may))
    else if (this.may(id)) this.#put(toggled(this.#ticked, id))
  }
  readonly extend = (to: string): void => this.#put(ranged(this.#ticked, this.#order, to, this.may))
  readonly toggleAll = (): void => this.#put(toggledAll(this.#ticked, this.#order, this.may))
  readonly clear = (): void => this.#put(noneTicked)
  readonly leaveOut = (ids: readonly string[]): void => this.#put(unticked(this.#ticked, ids))

  readonly onKey = (event: KeyboardEvent, ids: readonly string[]): string | null => {
    const [id = ''] = ids
    const { key, shiftKey } = event
    const withCtrl = event.ctrlKey || event.metaKey
    if (event.altKey) return null
    if (withCtrl && key.toLowerCase() === 'a') this.#put(tickedAll(this.#ticked, this.#order, this.may))
    else if (withCtrl) return null
    else if (key === ' ' && shiftKey) this.extend(id)
    else if (key === ' ') this.toggle(ids)
    else if (key === 'Escape' && this.#chosen.ids.length > 0) this.clear()
    else if (shiftKey && ids.length === 1 && (key === 'ArrowDown' || key === 'ArrowUp')) return this.#goOn(id, key)
    else return null
    return ''
  }

  /** The range grows from where the keyboard is, also where nothing was chosen there yet. */
  #goOn(id: string, key: 'ArrowDown' | 'ArrowUp'): string {
    const next = this.#order[this.#order.indexOf(id) + (key === 'ArrowDown' ? 1 : -1)]
    if (next === undefined) return ''
    if (this.#ticked.head !== id) {
      const ids = new Set(this.#ticked.ids)
      if (this.may(id)) ids.add(id)
      this.#ticked = { ids, anchor: id, head: id }
    }
    this.extend(next)
    return next
  }

  #put(next: Ticked): void {
    this.#ticked = next
    const ids = this.#order.filter((id) => next.ids.has(id))
    const before = this.#chosen
    if (
      before.of !== this.#order.length ||
      before.ids.length !== ids.length ||
      ids.some((id, at) => id !== before.ids[at])
    )
      this.#chosen = { ids, of: this.#order.length }
    this.wasChosen ||= ids.length > 0
    for (const listener of [...this.#listeners]) listener()
  }

  readonly head = () => <HeadBox ticks={this} />
  readonly cell = (ids: readonly string[], name: string, isReached: boolean) => (
    <LineBox ticks={this} ids={ids} name={name} isReached={isReached} />
  )
  readonly status = () => <Status ticks={this} />
}

/** What is chosen in a table; redraws when that changes. */
export const useChosen = (ticks: Ticks): Chosen => useSyncExternalStore(ticks.subscribe, ticks.chosen)

/** How many of some rows are chosen. */
type Share = 'none' | 'some' | 'all'
const shareOf = (all: number, chosen: number): Share => (chosen === 0 ? 'none' : chosen < all ? 'some' : 'all')

function Box({ share, label, refusal, isReached, onTick }: BoxProps) {
  return (
    <label className="row-tick-place">
      <input
        type="checkbox"
        className="checkbox row-tick"
        tabIndex={isReached ? 0 : -1}
        aria-label={label}
        aria-disabled={refusal !== null || undefined}
        aria-description={refusal ?? undefined}
        {...(refusal === null ? {} : tooltip(refusal))}
        ref={(element) => {
          if (element) element.indeterminate = share === 'some'
        }}
        checked={share === 'all'}
        // The words of the page would be marked as well.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onClick={onTick}
        onChange={() => {}}
      />
    </label>
  )
}
interface BoxProps {
  share: Share
  label: string
  refusal: string | null
  isReached: boolean
  onTick: (event: MouseEvent<HTMLInputElement>) => void
}

function LineBox({ ticks, ids, name, isReached }: LineProps) {
  const t = useT(bulkPhrases)
  const [id = ''] = ids
  const isGroup = ids.length > 1
  const share = useSyncExternalStore(ticks.subscribe, () => shareOf(ids.length, ids.filter(ticks.has).length))
  const refusal = useSyncExternalStore(ticks.subscribe, () => (isGroup ? null : ticks.refusalOf(id)))
  const onTick = (event: MouseEvent<HTMLInputElement>) => {
    if (refusal !== null) {
      event.preventDefault()
      showTooltip(event.currentTarget, refusal)
    } else if (event.shiftKey && !isGroup) ticks.extend(id)
    else ticks.toggle(ids)
  }
  const label = t(isGroup ? 'tickGroup' : 'tick', { what: name })
  return <Box share={share} label={label} refusal={refusal} isReached={isReached} onTick={onTick} />
}
interface LineProps {
  ticks: Ticks
  ids: readonly string[]
  name: string
  isReached: boolean
}

function HeadBox({ ticks }: { ticks: Ticks }) {
  const t = useT(bulkPhrases)
  const { ids, of } = useChosen(ticks)
  const share = shareOf(of, ids.length)
  return <Box share={share} label={t('tickAll')} refusal={null} isReached onTick={ticks.toggleAll} />
}

function Status({ ticks }: { ticks: Ticks }) {
  const t = useT(bulkPhrases)
  const { ids, of } = useChosen(ticks)
  return (
    <div role="status" className="visually-hidden">
      {ids.length > 0 ? t('ticked', { n: ids.length, of }) : ticks.wasChosen ? t('tickedNone') : ''}
    </div>
  )
}
