import { type Command, inverted, perform } from './commands.ts'
import type { Drawing } from './drawing.ts'

/** What somebody did on a plan, and took back. A plain value, so that it outlives a reload. */
export interface DrawingHistory {
  readonly done: readonly Command[]
  readonly undone: readonly Command[]
}

/** Steps that can be taken back. */
const MOST_STEPS = 500

export const noHistory: DrawingHistory = { done: [], undone: [] }

export interface Step {
  readonly history: DrawingHistory
  readonly drawing: Drawing
  /** What was done to the drawing; null where there was nothing left to do. */
  readonly command: Command | null
  /** Ids of what somebody else has changed since, which stays as it is. */
  readonly skipped: readonly string[]
}

const added = (steps: readonly Command[], step: Command): readonly Command[] =>
  step.edits.length === 0 ? steps : [...steps, step].slice(-MOST_STEPS)

/** Does a command and remembers it; what was undone before can then no longer be done again. */
export function doStep(history: DrawingHistory, drawing: Drawing, command: Command): Step {
  const { drawing: after, done, skipped } = perform(drawing, command)
  if (done.edits.length === 0) return { history, drawing, command: null, skipped }
  return { history: { done: added(history.done, done), undone: [] }, drawing: after, command: done, skipped }
}

/** Takes the last step back, of each object that is still as it left it. */
export function undoStep(history: DrawingHistory, drawing: Drawing): Step {
  const last = history.done.at(-1)
  if (!last) return { history, drawing, command: null, skipped: [] }
  const { drawing: after, done, skipped } = perform(drawing, inverted(last))
  return {
    history: { done: history.done.slice(0, -1), undone: added(history.undone, inverted(done)) },
    drawing: after,
    command: done.edits.length > 0 ? done : null,
    skipped,
  }
}

/** Does again what was taken back last. */
export function redoStep(history: DrawingHistory, drawing: Drawing): Step {
  const last = history.undone.at(-1)
  if (!last) return { history, drawing, command: null, skipped: [] }
  const { drawing: after, done, skipped } = perform(drawing, last)
  return {
    history: { done: added(history.done, done), undone: history.undone.slice(0, -1) },
    drawing: after,
    command: done.edits.length > 0 ? done : null,
    skipped,
  }
}
