import { useEffect, useId, useRef, useState } from 'react'
import { useIsCovered } from './managing.ts'
import { firstInput, type SavedPart, startOver } from './saved-parts.ts'
import { setUnsaved } from './unsaved.ts'

/** What was saved or changed elsewhere shows as soon as nobody is typing. */
export function useFreshRows(parts: readonly SavedPart[], editing: boolean): void {
  const read = parts.map((part) => `${part.id} ${part.row?.record_version ?? 'new'}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version or the end of editing starts anew.
  useEffect(() => {
    if (editing) return
    for (const part of parts) if (part.row) startOver(part)
  }, [read, editing])
}

/** Tells the page how many changes of this form are not saved. */
export function useUnsavedCount(changes: number): void {
  const id = useId()
  useEffect(() => setUnsaved(id, changes), [id, changes])
  useEffect(() => () => setUnsaved(id, 0), [id])
}

/**
 * Ctrl+S saves while somebody edits, and so does Ctrl+Enter, but for what is new: that key makes the next one. The command key
 * does as Ctrl does.
 */
export function useSaveKey(editing: boolean, isNew: boolean, save: () => Promise<void>): void {
  const latest = useRef(save)
  latest.current = save
  const isCovered = useIsCovered()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks when a key is pressed.
  useEffect(() => {
    if (!editing) return
    const listen = (event: KeyboardEvent) => {
      if (isCovered() || event.defaultPrevented || !(event.ctrlKey || event.metaKey)) return
      const key = event.key.toLowerCase()
      if (key !== 's' && (isNew || key !== 'enter')) return
      event.preventDefault()
      void latest.current()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [editing, isNew])
}

/**
 * The button that was pressed is gone with the focus on it. A keyboard goes on in the first field, and after saving at the
 * button to edit, which has `editId`; a finger is not served with a keyboard on the screen.
 */
export function useFocusOnSwitch(
  parts: readonly SavedPart[],
  editing: boolean,
): { editId: string; notePress: (byKeyboard: boolean) => void } {
  const editId = `${useId()}-edit`
  const byKeyboard = useRef(false)
  const wasEditing = useRef(editing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the switch between reading and editing.
  useEffect(() => {
    if (wasEditing.current === editing) return
    wasEditing.current = editing
    if (document.activeElement !== document.body) return
    if (!editing) document.getElementById(editId)?.focus({ preventScroll: true })
    else if (byKeyboard.current) firstInput(parts)?.focus()
  }, [editing])
  const notePress = (isKey: boolean) => {
    byKeyboard.current = isKey
  }
  return { editId, notePress }
}

/** The way back from editing. */
export interface Leaving {
  /** Whether somebody is asked to throw the changes away. */
  readonly isAsked: boolean
  /** Stops editing, and then further; asks first when there are changes. */
  readonly cancel: (then?: () => void) => void
  readonly keep: () => void
  readonly discard: () => void
}

/** What is not saved is thrown away only when somebody says so; `stop` does it. */
export function useLeaving(changes: number, stop: () => void): Leaving {
  const [asked, setAsked] = useState<{ then?: () => void } | null>(null)
  const leave = (then?: () => void) => {
    stop()
    setAsked(null)
    then?.()
  }
  return {
    isAsked: asked !== null,
    cancel: (then) => (changes > 0 ? setAsked({ then }) : leave(then)),
    keep: () => setAsked(null),
    discard: () => leave(asked?.then),
  }
}
