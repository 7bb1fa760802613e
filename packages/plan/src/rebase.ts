import { differences, perform } from './commands.ts'
import type { Drawing, DrawnObject } from './drawing.ts'

/** What becomes of somebody's drawing when others have saved theirs. */
export interface Rebased {
  readonly drawing: Drawing
  /** Ids of what both changed, or one changed and the other deleted: it stays as the others left it. */
  readonly lost: readonly string[]
}

/** Lays what somebody drew since `base` over what stands now. Values of one object that only they changed are theirs. */
export function rebased(base: Drawing, mine: Drawing, now: Drawing): Rebased {
  const own = differences(base, mine)
  const lost: string[] = []
  const drawing = new Map(now)
  // Also what was saved from here meanwhile: it keeps what was done to it after that.
  for (const object of own.created) drawing.set(object.id, object)
  for (const { id, ...values } of own.changed) {
    const [before, stands] = [base.get(id), now.get(id)]
    if (!before || !stands) {
      lost.push(id)
      continue
    }
    const was = Object.fromEntries(Object.keys(values).map((name) => [name, before[name as keyof DrawnObject]]))
    const { skipped, drawing: after } = perform(new Map([[id, stands]]), {
      kind: 'change',
      edits: [{ does: 'change', id, before: was, after: values }],
    })
    if (skipped.length > 0 && !alreadySo(stands, values)) lost.push(id)
    drawing.set(id, after.get(id) ?? stands)
  }
  for (const id of own.deleted) {
    const [before, stands] = [base.get(id), now.get(id)]
    if (!before || !stands) continue
    if (JSON.stringify(before) === JSON.stringify(stands)) drawing.delete(id)
    else lost.push(id)
  }
  return { drawing, lost }
}

const alreadySo = (object: DrawnObject, values: Partial<DrawnObject>): boolean =>
  Object.entries(values).every(
    ([name, value]) => JSON.stringify(object[name as keyof DrawnObject]) === JSON.stringify(value),
  )
