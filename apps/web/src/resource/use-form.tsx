import { model } from '@vezel/model'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { type ReactNode, useContext, useState } from 'react'
import { useMe } from '../api/me.ts'
import type { Saved } from '../api/save.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { focusField, useAskedField } from './asked-field.ts'
import { type Closed, closedWords, rowClosedBy } from './closed.ts'
import { useFocusOnSwitch, useFreshRows, useLeaving, useSaveKey, useUnsavedCount } from './form-effects.ts'
import { CancelButton, FormDialogs, type FormFrame, frameOf } from './form-frame.tsx'
import { useAskedSaving } from './retiring.tsx'
import { AssignedContext, editRefusedBy, isNeverChanged } from './rights.ts'
import { type SavedPart, startOver, useSummaries } from './saved-parts.ts'
import { useDraft } from './use-draft.ts'
import type { LikeLast } from './use-proposal.ts'
import type { SavingOptions } from './use-saving.ts'

export interface FormOptions<Result = Saved | undefined> extends SavingOptions<Result> {
  /** A sentence instead of the button to edit, where the states of the records do not say it. */
  readOnly?: string | null
  /** Beside the button to edit, such as the steps that lead on from a state. */
  actions?: ReactNode
  /** Starts in edit mode, as forms for something new do. */
  startEditing?: boolean
  /** After everything has been saved; with `goesOn` the form stays, empty, for the next one. */
  onSaved?(result: NoInfer<Result>, goesOn: boolean): void
  /** Fills in a new record as the last one. */
  likeLast?: LikeLast | null
  /** Where the draft of a new record is kept, such as the id of its survey; without it a new one keeps no draft. */
  place?: string
}

/** A form over one or more records that are saved together. */
export interface FormHandle extends FormFrame {
  readonly parts: readonly SavedPart[]
  readonly editing: boolean
  readonly saving: boolean
  /** Changes not saved. */
  readonly changes: number
  /** Fills it in as the last one; null where that makes no sense. */
  readonly likeLast: LikeLast | null
  readonly canSave: boolean
  /** How many were made in it before, without closing it. */
  readonly round: number
  readonly edit: () => void
  /** The id of the button that begins to edit. */
  readonly editId: string
  /** Back to reading, and then further; asks first when there are changes. */
  readonly cancel: (then?: () => void) => void
  /** Saves; with `goesOn` to make the next one then. */
  readonly save: (goesOn?: boolean) => Promise<void>
  /** The button that gives up what was typed, and then does what closes the dialog around the form. */
  readonly cancelButton: (then: () => void) => ReactNode
  /** Why it could not be saved, for a dialog, which says that in its own way. */
  readonly failed: Error | null
  /** Questions that may come up. To be put anywhere in the form. */
  readonly dialogs: ReactNode
}

/** Without a `submit` of its own the form answers the record it saved last. */
export function useForm<Result = Saved | undefined>(options: FormOptions<Result>): FormHandle {
  return useAnyForm(options)
}

function useAnyForm(options: FormOptions<unknown>): FormHandle {
  const { parts, drafted = parts, startEditing = false, place, actions, likeLast = null } = options
  const [editing, setEditing] = useState(startEditing)
  const [round, setRound] = useState(0)
  const edit = () => setEditing(true)
  const read = () => setEditing(startEditing)
  const { isFixed, readOnly } = useReadOnly(parts, options.readOnly)
  const summaries = useSummaries(parts)
  const { changes } = summaries
  const isNew = parts.every((part) => part.row === null)
  const canSave = summaries.issues.length === 0 && (changes > 0 || isNew)
  useFreshRows(parts, editing)
  const kept = useDraft(drafted, editing, place)
  useUnsavedCount(editing ? changes : 0)
  const { saving, question } = useAskedSaving(options, {
    onSaved: kept.forget,
    onDone: (result, goesOn) => {
      read()
      if (goesOn) setRound((before) => before + 1)
      options.onSaved?.(result, goesOn)
    },
  })
  useSaveKey(editing, isNew, saving.save)
  const { editId, notePress } = useFocusOnSwitch(parts, editing)
  useAskedField(parts, { editing, mayEdit: !readOnly && !isFixed, edit })
  const leaving = useLeaving(changes, () => {
    for (const part of drafted) startOver(part)
    saving.clear()
    kept.forget()
    read()
  })
  const goTo = wayTo(options.reveal)
  const state = { editing, canSave, isNew, isFixed, readOnly, actions, row: parts[0]?.row, summaries, saving, kept }
  const onEdit = (byKeyboard: boolean) => {
    notePress(byKeyboard)
    edit()
  }
  const onRestore = () => {
    edit()
    kept.restore()
  }
  return {
    parts,
    editing,
    saving: saving.saving,
    changes,
    likeLast,
    canSave,
    ...{ round, editId },
    edit,
    cancel: leaving.cancel,
    save: saving.save,
    cancelButton: (then) => <CancelButton size="large" saving={saving} onCancel={() => leaving.cancel(then)} />,
    failed: saving.failed,
    ...frameOf({ ...state, goTo, editId, onEdit, onRestore, onCancel: () => leaving.cancel() }),
    dialogs: <FormDialogs {...{ parts, editing, changes, leaving, saving }}>{question}</FormDialogs>,
  }
}

/** Brings a field to the page, shows why it is wrong, which whoever goes there wants to see, and puts the focus in it. */
const wayTo = (reveal: FormOptions['reveal']) => (part: SavedPart, name: string) => {
  reveal?.(part, name)
  part.store.validate([name])
  // After it has been drawn.
  setTimeout(() => focusField(part, name))
}

/** Why nothing can be changed, in a sentence; and whether records of this kind never are, which needs no sentence. */
function useReadOnly(
  parts: readonly SavedPart[],
  said: FormOptions['readOnly'],
): { isFixed: boolean; readOnly: string | null } {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const { me } = useMe()
  const assigned = useContext(AssignedContext)
  const closed = closedOf(parts)
  const isFixed = parts.some(({ of, row }) => row !== null && isNeverChanged(model.named(of)))
  const [refused] = (isFixed ? [] : parts).flatMap(
    ({ of, row }) => editRefusedBy({ entity: model.named(of), row, assigned }, me) ?? [],
  )
  const readOnly = said ?? (closed && t('closed', closedWords(closed, locale))) ?? (refused ? t(refused) : null)
  return { isFixed, readOnly }
}

/** What makes one of the records read-only, by the states of the definitions. */
function closedOf(parts: readonly SavedPart[]): Closed | null {
  for (const { of, row } of parts) {
    const entity = model.named(of)
    const closed = row && rowClosedBy(entity, row)
    if (closed) return closed
  }
  return null
}
