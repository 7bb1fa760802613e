import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { useRef, useState, useSyncExternalStore } from 'react'
import type { SendOptions } from '../api/connection.ts'
import { ApiProblem, isUnsure } from '../api/problem.ts'
import { onReach, reachNow } from '../api/reach.ts'
import type { SaveOutcome } from '../ui/progress.tsx'
import { useT } from '../ui/texts.ts'
import { type Conflict, readConflict } from './conflict.ts'
import type { FormStore } from './form-store.ts'
import { focusFirstWrong, PartProblem, type SavedPart, saveEach, startOf, type Versions } from './saved-parts.ts'

/** How the records of a form are saved; `Result` is what the save answers. */
export interface SavingOptions<Result = unknown> {
  parts: readonly SavedPart[]
  /**
   * Saves all parts; by default `saveEach`, which takes the versions that were settled after a conflict. Who no longer
   * waits aborts the signal of the options.
   */
  submit?: (parts: readonly SavedPart[], versions: Versions, options: SendOptions) => Promise<Result>
  /** To which record of the form an issue belongs that came back with the path of a nested one. */
  placeIssue?: (issue: Issue) => { part: SavedPart; issue: Issue } | null
  /** Brings a field to the page before the focus goes to it, where the form shows some of its fields at a time. */
  reveal?(part: SavedPart, name: string): void
  /** All records of which the draft is kept, where only some of them are filled in at a time; `parts` when absent. */
  drafted?: readonly SavedPart[]
}

/** What two people changed in one record of a form, to be chosen from. */
export interface PartConflict {
  readonly part: SavedPart
  readonly found: Conflict
}

/** A save of a form, and what became of the last one. */
export interface Saving {
  readonly saving: boolean
  /** It takes long: whoever waits may stop (`giveUp`). */
  readonly isSlow: boolean
  readonly giveUp: () => void
  readonly outcome: SaveOutcome | null
  /** Why it could not be saved, where no field says it. */
  readonly failed: Error | null
  readonly conflict: PartConflict | null
  readonly setConflict: (conflict: PartConflict | null) => void
  /** Saves; with `goesOn` somebody goes on to make the next one. */
  readonly save: (goesOn?: boolean) => Promise<void>
  /** Forgets what former tries left behind. */
  readonly clear: () => void
}

/** `onSaved` comes when all is saved, before the records start anew from it; `onDone` when they have. */
export function useSaving(
  { parts, drafted = parts, submit = saveEach, placeIssue, reveal }: SavingOptions,
  { onSaved, onDone }: { onSaved: () => void; onDone: (result: unknown, goesOn: boolean) => void },
): Saving {
  const t = useT(resourcePhrases)
  const [saving, setSaving] = useState(false)
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  const [conflict, setConflict] = useState<PartConflict | null>(null)
  const versions = useRef(new Map<FormStore, number>())
  const stop = useRef(new AbortController())
  const { isSlow, isLost } = useSyncExternalStore(onReach, reachNow)
  const save = async (goesOn = false) => {
    if (saving) return
    const valid = parts.map((part) => part.store.validate()).every(Boolean)
    if (!valid) return focusFirstWrong(parts, reveal)
    setSaving(true)
    setFailed(null)
    stop.current = new AbortController()
    try {
      const result = await submit(parts, versions.current, { signal: stop.current.signal })
      onSaved()
      versions.current.clear()
      // Before going anywhere: a form with changes holds every way out.
      for (const part of drafted) part.store.reset(part.row ? part.store.draft() : startOf(part))
      setOutcome({ kind: 'success', at: Date.now() })
      onDone(result, goesOn)
    } catch (cause) {
      setOutcome({ kind: 'error', at: Date.now() })
      const refusal = takeRefusal(cause, { parts, versions: versions.current, placeIssue, reveal })
      if (refusal.conflict) setConflict(refusal.conflict)
      if (refusal.isAgain) setTimeout(() => void saveRef.current(goesOn))
      if ('failed' in refusal) setFailed(told(refusal.failed, t))
    } finally {
      setSaving(false)
    }
  }
  const saveRef = useRef(save)
  saveRef.current = save
  const clear = () => {
    versions.current.clear()
    setFailed(null)
  }
  const waits = { isSlow: saving && (isSlow || isLost), giveUp: () => stop.current.abort() }
  return { saving, ...waits, outcome, failed, conflict, setConflict, save, clear }
}

/** What a form says of it: after a lost connection that what was typed is still there. */
function told(cause: unknown, t: (phrase: 'saveUnsure' | 'somethingWrong') => string): Error {
  if (isUnsure(cause)) return new Error(t('saveUnsure'))
  return cause instanceof Error ? cause : new Error(t('somethingWrong'))
}

/** What is left to do about a refused save: choose, try again, or say what no field says. */
interface Refusal {
  readonly conflict?: PartConflict
  readonly isAgain?: boolean
  readonly failed?: unknown
}
type Refused = Pick<SavingOptions, 'parts' | 'placeIssue' | 'reveal'> & { readonly versions: Map<FormStore, number> }

/** Tells the fields what was refused of them; answers what is left. */
function takeRefusal(cause: unknown, { parts, versions, placeIssue, reveal }: Refused): Refusal {
  const problem = cause instanceof PartProblem ? cause.cause : cause
  const part = cause instanceof PartProblem ? cause.part : parts[0]
  if (!(problem instanceof ApiProblem) || !part) return { failed: problem }
  if (problem.code === 'conflict') {
    const found = readConflict(problem.args, part.store)
    const isSettled = versions.get(part.store) === found.version
    versions.set(part.store, found.version)
    // Both changed other fields: nothing to choose, one's own changes go on top of theirs.
    if (found.fields.length > 0) return { conflict: { part, found } }
    return isSettled ? { failed: problem } : { isAgain: true }
  }
  const rest = problem.issues.filter((issue) => {
    const own = placeIssue?.(issue)
    if (own) return own.part.store.refuse([own.issue]).length > 0
    return parts.every((each) => each.store.refuse([issue]).length > 0)
  })
  focusFirstWrong(parts, reveal)
  return rest.length > 0 || problem.issues.length === 0 ? { failed: problem } : {}
}
