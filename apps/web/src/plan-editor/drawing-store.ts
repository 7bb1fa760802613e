import { type Command, type Differences, differences, fingerprint } from '@vezel/plan/commands.ts'
import { type Drawing, type DrawnObject, drawingOf } from '@vezel/plan/drawing.ts'
import { type DrawingHistory, doStep, noHistory, redoStep, type Step, undoStep } from '@vezel/plan/history.ts'
import { rebased } from '@vezel/plan/rebase.ts'

/** An object as the server has it, with its version. */
export interface Stands {
  readonly object: DrawnObject
  readonly version: number
}

/** What a save came to: ids of what is as it was sent, and why the others are not. */
export interface Saved {
  readonly refused: ReadonlyMap<string, { readonly code: string; readonly message: string }>
}

/** Where a drawing comes from and goes to. */
export interface Source {
  /** Saves what differs, in the versions in which it was seen. Rejects when nobody knows whether it was saved. */
  readonly save: (drawn: Differences, versions: ReadonlyMap<string, number>) => Promise<Saved>
  /** Asks what stands now; `receive` follows. */
  readonly load: () => Promise<void>
  /** Keeps on this device what is not saved yet, and what can be taken back. */
  readonly keep: (kept: Kept) => void
}

/** What outlives a reload. */
export interface Kept {
  readonly unsaved: Differences
  readonly history: DrawingHistory
}

/** What the editor shows at a moment; the same object until something changes. */
export interface Shown {
  readonly drawing: Drawing
  readonly chosen: ReadonlySet<string>
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Objects made, changed or gone since the last save. */
  readonly unsaved: number
  readonly saving: 'no' | 'soon' | 'now'
  /** Why the last save came to nothing, or what of it was refused. */
  readonly failed: unknown
  /** Ids of what stayed as somebody else left it. */
  readonly lost: readonly string[]
}

/** Milliseconds of rest after which is saved what was drawn. */
const REST = 800
/** After a save that failed. */
const AGAIN = 5000

const countOf = ({ created, changed, deleted }: Differences) => created.length + changed.length + deleted.length

/**
 * A plan as one person draws on it: what stands on the server, what they did since, what of it can be taken back. Saves by itself
 * after a short rest; what others save meanwhile comes in below what is drawn here.
 */
export class DrawingStore {
  readonly #source: Source
  readonly #listeners = new Set<() => void>()
  #base: Drawing = new Map()
  #versions = new Map<string, number>()
  #history: DrawingHistory
  #shown: Shown
  #waiting: Differences | null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Ids that the server will not have as they are: sent again once they are changed. */
  readonly #refused = new Map<string, string>()

  constructor(source: Source, kept: Kept | null) {
    this.#source = source
    this.#history = kept?.history ?? noHistory
    this.#waiting = kept && countOf(kept.unsaved) > 0 ? kept.unsaved : null
    this.#shown = {
      ...{ drawing: this.#base, chosen: new Set(), canUndo: false, canRedo: false },
      ...{ unsaved: 0, saving: 'no', failed: null, lost: [] },
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly shown = (): Shown => this.#shown

  /** What stands on the server now. */
  receive(rows: readonly Stands[]): void {
    const now = drawingOf(rows.map(({ object }) => object))
    this.#versions = new Map(rows.map(({ object, version }) => [object.id, version]))
    const mine = this.#waiting ? withDifferences(now, this.#waiting) : this.#shown.drawing
    const { drawing, lost } = this.#waiting ? { drawing: mine, lost: [] } : rebased(this.#base, mine, now)
    this.#waiting = null
    this.#base = now
    this.#show({ drawing, lost: lost.length > 0 ? lost : this.#shown.lost })
    if (this.#shown.unsaved > 0) this.#saveIn(REST)
  }

  run(command: Command): Step {
    return this.#take(doStep(this.#history, this.#shown.drawing, command))
  }

  undo(): Step {
    return this.#take(undoStep(this.#history, this.#shown.drawing))
  }

  redo(): Step {
    return this.#take(redoStep(this.#history, this.#shown.drawing))
  }

  choose(ids: Iterable<string>): void {
    this.#show({ chosen: new Set([...ids].filter((id) => this.#shown.drawing.has(id))) })
  }

  /** What others changed was read. */
  toldLost(): void {
    this.#show({ lost: [] })
  }

  /** Saves at once, before somebody leaves. */
  async save(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#shown.saving === 'now') return
    const sent = this.#shown.drawing
    const drawn = this.#without(differences(this.#base, sent))
    if (countOf(drawn) === 0) return this.#show({ saving: 'no' })
    this.#show({ saving: 'now', failed: null })
    try {
      const { refused } = await this.#source.save(drawn, this.#versions)
      const conflicts = [...refused].filter(([, { code }]) => code === 'conflict' || code === 'notFound')
      const invalid = [...refused].filter(([, { code }]) => code !== 'conflict' && code !== 'notFound')
      for (const [id] of invalid) this.#refused.set(id, asText(sent.get(id)))
      await this.#source.load()
      this.#show({ saving: 'no', failed: invalid[0]?.[1].message ?? null })
      if (conflicts.length > 0) this.#giveUp(conflicts.map(([id]) => id))
    } catch (cause) {
      this.#show({ saving: 'soon', failed: cause })
      this.#saveIn(AGAIN)
      return
    }
    if (countOf(this.#without(differences(this.#base, this.#shown.drawing))) > 0) this.#saveIn(REST)
  }

  /** Ends what goes on by itself. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  /** What somebody else changed stays as they left it. */
  #giveUp(ids: readonly string[]): void {
    const drawing = new Map(this.#shown.drawing)
    for (const id of ids) {
      const stands = this.#base.get(id)
      if (stands) drawing.set(id, stands)
      else drawing.delete(id)
    }
    this.#show({ drawing, lost: [...new Set([...this.#shown.lost, ...ids])] })
  }

  /** Without what was refused and is still the same. */
  #without(drawn: Differences): Differences {
    const isSent = (id: string) => this.#refused.get(id) !== asText(this.#shown.drawing.get(id))
    return {
      created: drawn.created.filter(({ id }) => isSent(id)),
      changed: drawn.changed.filter(({ id }) => isSent(id)),
      deleted: drawn.deleted.filter(isSent),
    }
  }

  #take(step: Step): Step {
    this.#history = step.history
    const { drawing } = step
    const chosen = new Set([...this.#shown.chosen].filter((id) => drawing.has(id)))
    this.#show({ drawing, chosen, lost: step.skipped.length > 0 ? step.skipped : this.#shown.lost })
    if (step.command) this.#saveIn(REST)
    return step
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), ms)
    if (this.#shown.saving === 'no') this.#show({ saving: 'soon' })
  }

  #show(next: Partial<Shown>): void {
    const drawing = next.drawing ?? this.#shown.drawing
    const isOther = next.drawing !== undefined
    const unsaved = isOther ? differences(this.#base, drawing) : null
    this.#shown = {
      ...this.#shown,
      ...next,
      unsaved: unsaved ? countOf(unsaved) : this.#shown.unsaved,
      canUndo: this.#history.done.length > 0,
      canRedo: this.#history.undone.length > 0,
    }
    if (unsaved) this.#source.keep({ unsaved, history: this.#history })
    for (const listener of [...this.#listeners]) listener()
  }
}

const asText = (object: DrawnObject | undefined): string => (object ? fingerprint(drawingOf([object])) : '')

/** What was kept on this device, laid over what stands now; what is gone stays gone. */
function withDifferences(now: Drawing, { created, changed, deleted }: Differences): Drawing {
  const drawing = new Map(now)
  for (const object of created) drawing.set(object.id, object)
  for (const { id, ...values } of changed) {
    const stands = drawing.get(id)
    if (stands) drawing.set(id, { ...stands, ...values })
  }
  for (const id of deleted) drawing.delete(id)
  return drawing
}
