/** A row points at another by this. */
export class Ref {
  /** `Type:id` */
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}
/** A row as it is kept: values by field, relations as `Ref`s. */
export type StoredRow = Readonly<Record<string, unknown>>

export const rowKey = (type: string, id: string) => `${type}:${id}`

/** A change that has been sent and not yet answered; it lies over the confirmed row. `null`: the row is being deleted. */
export interface Layer {
  readonly key: string
  readonly patch: StoredRow | null
}

/**
 * Rows by type and id, each once. Changes that wait for the server lie over the confirmed rows and are lifted one by
 * one, so that a refused one takes nothing else with it.
 */
export class RowStore {
  readonly #confirmed = new Map<string, StoredRow>()
  readonly #gone = new Set<string>()
  #layers: readonly Layer[] = []
  /** Confirmed rows with their layers, made when asked for; the same object until something changes. */
  readonly #shown = new Map<string, StoredRow>()
  readonly #listeners = new Set<(keys: ReadonlySet<string>) => void>()

  /** The row as it is shown, or undefined when it is not known or deleted. */
  get(key: string): StoredRow | undefined {
    if (this.#gone.has(key)) return undefined
    const known = this.#shown.get(key)
    if (known) return known
    let row = this.#confirmed.get(key)
    for (const layer of this.#layers) {
      if (layer.key !== key) continue
      if (layer.patch === null) return undefined
      if (row) row = { ...row, ...layer.patch }
    }
    if (row) this.#shown.set(key, row)
    return row
  }

  /** What the server confirmed last, without what is waiting. */
  confirmed(key: string): StoredRow | undefined {
    return this.#confirmed.get(key)
  }

  /**
   * Takes rows of an answer. An answer that was asked for before a later one was given may come after it: its older
   * values of a row are then left aside.
   */
  write(rows: ReadonlyMap<string, StoredRow>, lifted?: Layer): void {
    const changed = new Set<string>()
    if (lifted) this.#lift(lifted, changed)
    for (const [key, row] of rows) {
      const known = this.#confirmed.get(key)
      const isOld = known !== undefined && Number(row.record_version ?? 0) < Number(known.record_version ?? 0)
      const next = isOld ? { ...row, ...known } : { ...known, ...row }
      if (known && sameRow(known, next)) continue
      this.#confirmed.set(key, next)
      changed.add(key)
    }
    this.#tell(changed)
  }

  /** Lays a change over a row; `null` hides it. */
  lay(key: string, patch: StoredRow | null): Layer {
    const layer = { key, patch }
    this.#layers = [...this.#layers, layer]
    this.#tell(new Set([key]))
    return layer
  }

  /** Takes a change away: it was refused, or its answer has been written. */
  lift(layer: Layer): void {
    const changed = new Set<string>()
    this.#lift(layer, changed)
    this.#tell(changed)
  }

  /** The row has been deleted on the server, or with `false` brought back. */
  setGone(key: string, gone = true): void {
    if (gone) this.#gone.add(key)
    else this.#gone.delete(key)
    this.#tell(new Set([key]))
  }

  /** Forgets every row that is not among these. */
  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of this.#confirmed.keys()) {
      if (keys.has(key) || this.#layers.some((layer) => layer.key === key)) continue
      this.#confirmed.delete(key)
      this.#shown.delete(key)
      this.#gone.delete(key)
    }
  }

  /** Forgets everything: somebody else logs in. */
  clear(): void {
    this.#confirmed.clear()
    this.#gone.clear()
    this.#shown.clear()
    this.#layers = []
  }

  /** Called with the keys of the rows that changed. */
  subscribe(listener: (keys: ReadonlySet<string>) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #lift(layer: Layer, changed: Set<string>) {
    if (!this.#layers.includes(layer)) return
    this.#layers = this.#layers.filter((other) => other !== layer)
    changed.add(layer.key)
  }

  #tell(changed: ReadonlySet<string>) {
    if (changed.size === 0) return
    for (const key of changed) this.#shown.delete(key)
    for (const listener of [...this.#listeners]) listener(changed)
  }
}

/** Whether two values of a field are the same: references by what they point at, lists item by item. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (a instanceof Ref && b instanceof Ref) return a.key === b.key
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => same(one, b[at]))
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    a instanceof Ref ||
    b instanceof Ref
  )
    return false
  return JSON.stringify(a) === JSON.stringify(b)
}

const sameRow = (a: StoredRow, b: StoredRow) => Object.keys(b).every((name) => name in a && same(a[name], b[name]))
