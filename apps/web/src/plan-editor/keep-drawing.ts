import { newId } from '../api/ids.ts'
import { draftKey, forgetDrafts, keepDraft, readDrafts } from '../resource/drafts.ts'
import { setUnsaved } from '../resource/unsaved.ts'
import type { Kept } from './drawing-store.ts'

const nothing: Kept = { unsaved: { created: [], changed: [], deleted: [] }, history: { done: [], undone: [] } }

/**
 * What is not saved yet stands on this device, what can be taken back in this tab: `found` is what an earlier visit left of a
 * person on a plan, which is theirs from then on.
 */
export function keepDrawing(
  person: string,
  plan: string,
): { found: Kept; keep: (kept: Kept) => void; end: () => void } {
  const key = draftKey(person, 'Tekening', plan)
  const id = newId()
  const drafts = readDrafts(key)
  const [history] = readDrafts(key, sessionStorage)
  forgetDrafts(
    key,
    drafts.map((draft) => draft.id),
  )
  const shared = { was: {}, versions: [] }
  return {
    found: { ...nothing, ...drafts[0]?.values, ...history?.values } as Kept,
    keep: (kept) => {
      const { created, changed, deleted } = kept.unsaved
      const count = created.length + changed.length + deleted.length
      setUnsaved(`plan ${plan}`, count)
      keepDraft(key, { id, values: count > 0 ? { unsaved: kept.unsaved } : {}, ...shared })
      keepDraft(key, { id: plan, values: { history: kept.history }, ...shared }, sessionStorage)
    },
    end: () => setUnsaved(`plan ${plan}`, 0),
  }
}
