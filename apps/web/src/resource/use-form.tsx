import { IconLock, IconPencil } from '@tabler/icons-react'
import { model } from '@vezel/model'
import type { Locale } from '@vezel/model/kit/label.ts'
import type { Draft, Issue } from '@vezel/model/rules/rule.ts'
import { type ReactNode, useContext, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useMe } from '../api/me.ts'
import { ApiProblem } from '../api/problem.ts'
import { type Save, useSave } from '../api/save.ts'
import type { FieldName, KeyOf, ValuesFor } from '../api/typed.ts'
import { formats } from '../i18n/formats.ts'
import { fieldLabel, type Read } from '../kinds/record.ts'
import { Button } from '../ui/button.tsx'
import { afterFirstColon, ConfirmDialog } from '../ui/dialog.tsx'
import { SavedIndicator, type SaveOutcome } from '../ui/feedback.tsx'
import { Message } from '../ui/message.tsx'
import { ErrorSign } from '../ui/signs.tsx'
import { useUiTexts } from '../ui/texts.ts'
import { focusField, useAskedField } from './asked-field.ts'
import { type Closed, closedWords, rowClosedBy } from './closed.ts'
import { type Conflict, readConflict, settle } from './conflict.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { type FormPart, fieldId, formNames, type Overrides } from './fields.tsx'
import { createForm, type FormStore } from './form-store.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { AssignedContext, editRefusedBy, isNeverChanged } from './rights.ts'
import { flatDraft, startDraft } from './selection.ts'
import { setUnsaved } from './unsaved.ts'
import { useDraft } from './use-draft.ts'
import { useT } from './words.ts'
import './form.css'

export interface PartOptions<K extends string = string> extends Overrides<K> {
  /** The key of its entity. */
  of: K & KeyOf<K>
  /** As read with `formSelection`; null makes a new one. */
  row: Read | null
  /** What a new record starts with beyond its definition: its parents, what is known already. */
  values?: ValuesFor<K>
  /** The fields of the form; those of the definition when absent. */
  names?: readonly FieldName<K>[]
}

export interface SavedPart extends FormPart {
  readonly of: string
  readonly save: Save
  /** Sent with a new record beyond the fields of the form. */
  readonly values: Draft
}

/** One record of a form. Its store lives as long as the record stays the same one. */
// What it is given is checked by the key; what it does is the same for every entity.
export const useFormPart = useAnyPart as unknown as <const K extends string>(options: PartOptions<K>) => SavedPart

function useAnyPart({ of, row, values = {}, names, ...overrides }: PartOptions): SavedPart {
  const id = useId()
  const save = useSave(model.named(of))
  const recordId = row === null ? null : String(row.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version of the record goes through `reset`.
  const store = useMemo(() => {
    const entity = model.named(of)
    return createForm({
      entity,
      names: names ?? formNames(of),
      values: row === null ? { ...startDraft(entity), ...values } : flatDraft(entity, row),
      isNew: row === null,
      version: row === null ? 0 : Number(row.record_version),
    })
  }, [of, recordId])
  return { ...overrides, of, store, row, id, save, values }
}

/** On which version of a record a save is based, where that is not the one that was read. */
export type Versions = ReadonlyMap<FormStore, number>

export interface FormOptions {
  parts: readonly SavedPart[]
  /** A sentence instead of the button to edit, where the states of the records do not say it. */
  readOnly?: string | null
  /** Beside the button to edit, such as the steps that lead on from a state. */
  actions?: ReactNode
  /** Starts in edit mode, as forms for something new do. */
  startEditing?: boolean
  /** Saves all parts; by default `saveEach`, which takes the versions that were settled after a conflict. */
  submit?: (parts: readonly SavedPart[], versions: Versions) => Promise<unknown>
  /** To which record of the form an issue belongs that came back with the path of a nested one. */
  placeIssue?: (issue: Issue) => { part: SavedPart; issue: Issue } | null
  /** After everything has been saved. */
  onSaved?: (result: unknown) => void
  /** All records of which the draft is kept, where only some of them are filled in at a time; `parts` when absent. */
  drafted?: readonly SavedPart[]
  /** Where the draft of a new record is kept, such as the id of its survey; without it a new one keeps no draft. */
  place?: string
}

/** A form over one or more records that are saved together. */
export interface FormHandle {
  readonly parts: readonly SavedPart[]
  readonly editing: boolean
  readonly saving: boolean
  /** Changes not saved. */
  readonly changes: number
  readonly canSave: boolean
  readonly edit: () => void
  /** Back to reading, and then further; asks first when there are changes. */
  readonly cancel: (then?: () => void) => void
  readonly save: () => Promise<void>
  /** What is wrong or missing, with links to the fields. */
  readonly remarks: ReactNode
  /** Cancel and save, or while reading the button to edit; why not, where nothing can be changed. */
  readonly buttons: ReactNode
  /** Who recorded it and when, and that it was saved; nothing while editing, or where it cannot be changed. */
  readonly origin: ReactNode
  /** The same with the remarks, for the foot of a card or page. */
  readonly footer: ReactNode
  /** Why it could not be saved, for a dialog, which says that in its own way. */
  readonly failed: Error | null
  /** A draft that was found. */
  readonly found: ReactNode
  /** Both, above the fields. */
  readonly notices: ReactNode
  /** Questions that may come up. To be put anywhere in the form. */
  readonly dialogs: ReactNode
}

export function useForm(options: FormOptions): FormHandle {
  const { parts, drafted = parts, startEditing = false, onSaved, place } = options
  const t = useT()
  const { locale } = useUiTexts()
  const { me } = useMe()
  const closed = closedOf(parts)
  const assigned = useContext(AssignedContext)
  const isFixed = parts.some(({ of, row }) => row !== null && isNeverChanged(model.named(of)))
  const [refused] = (isFixed ? [] : parts).flatMap(
    ({ of, row }) => editRefusedBy({ entity: model.named(of), row, assigned }, me) ?? [],
  )
  const readOnly =
    options.readOnly ?? (closed && t('closed', closedWords(closed, locale))) ?? (refused ? t(refused) : null)
  const [editing, setEditing] = useState(startEditing)
  const [saving, setSaving] = useState(false)
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  const [asking, setAsking] = useState<{ then?: () => void } | null>(null)
  const [conflict, setConflict] = useState<{ part: SavedPart; found: Conflict } | null>(null)
  const versions = useRef(new Map<FormStore, number>())
  const { changes, issues, attempted } = useSummaries(parts)
  const isNew = parts.every((part) => part.row === null)

  // What was saved or changed elsewhere shows as soon as nobody is typing.
  const read = parts.map((part) => `${part.id} ${part.row?.record_version ?? 'new'}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version or the end of editing starts anew.
  useEffect(() => {
    if (editing) return
    for (const part of parts) if (part.row) startOver(part)
  }, [read, editing])

  const kept = useDraft(drafted, editing, place)
  const unsavedId = useId()
  useEffect(() => setUnsaved(unsavedId, editing ? changes : 0), [unsavedId, editing, changes])
  useEffect(() => () => setUnsaved(unsavedId, 0), [unsavedId])

  const stop = () => {
    for (const part of drafted) startOver(part)
    versions.current.clear()
    kept.forget()
    setFailed(null)
    setAsking(null)
    if (!startEditing) setEditing(false)
  }

  const save = async () => {
    if (saving) return
    const valid = parts.map((part) => part.store.validate()).every(Boolean)
    if (!valid) return focusFirstWrong(parts)
    setSaving(true)
    setFailed(null)
    try {
      const result = await (options.submit ?? saveEach)(parts, versions.current)
      kept.forget()
      versions.current.clear()
      // Before going anywhere: a form with changes holds every way out.
      for (const part of drafted) part.store.reset(part.row ? part.store.draft() : startOf(part))
      setOutcome({ kind: 'success', at: Date.now() })
      if (!startEditing) setEditing(false)
      onSaved?.(result)
    } catch (cause) {
      setOutcome({ kind: 'error', at: Date.now() })
      refuse(cause)
    } finally {
      setSaving(false)
    }
  }
  const refuse = (cause: unknown) => {
    const problem = cause instanceof PartProblem ? cause.cause : cause
    const part = cause instanceof PartProblem ? cause.part : parts[0]
    if (!(problem instanceof ApiProblem) || !part) {
      setFailed(problem instanceof Error ? problem : new Error(t('somethingWrong')))
      return
    }
    if (problem.code === 'conflict') {
      const found = readConflict(problem.args, part.store)
      const isSettled = versions.current.get(part.store) === found.version
      versions.current.set(part.store, found.version)
      // Both changed other fields: nothing to choose, one's own changes go on top of theirs.
      if (found.fields.length > 0) setConflict({ part, found })
      else if (isSettled) setFailed(problem)
      else setTimeout(() => void saveRef.current())
      return
    }
    const rest = problem.issues.filter((issue) => {
      const own = options.placeIssue?.(issue)
      if (own) return own.part.store.refuse([own.issue]).length > 0
      return parts.every((each) => each.store.refuse([issue]).length > 0)
    })
    if (rest.length > 0 || problem.issues.length === 0) setFailed(problem)
    focusFirstWrong(parts)
  }
  const saveRef = useRef(save)
  saveRef.current = save

  useEffect(() => {
    if (!editing) return
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      void saveRef.current()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [editing])

  const editId = `${unsavedId}-edit`
  const byKeyboard = useRef(false)
  const wasEditing = useRef(editing)
  // The button that was pressed is gone with the focus on it. A keyboard goes on in the first field, and after saving at
  // the button to edit; a finger is not served with a keyboard on the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the switch between reading and editing.
  useEffect(() => {
    if (wasEditing.current === editing) return
    wasEditing.current = editing
    if (document.activeElement !== document.body) return
    if (!editing) document.getElementById(editId)?.focus({ preventScroll: true })
    else if (byKeyboard.current) firstInput(parts)?.focus()
  }, [editing])

  const edit = () => setEditing(true)
  useAskedField(parts, { editing, mayEdit: !readOnly && !isFixed, edit })

  const cancel = (then?: () => void) => {
    if (changes > 0) return setAsking({ then })
    stop()
    then?.()
  }
  const canSave = issues.length === 0 && (changes > 0 || isNew)
  const shownWrong = attempted || !isNew

  const remarks = (
    <span className="form-remarks" role="status">
      {saving
        ? t('saving')
        : issues.length > 0 && (
            <>
              {shownWrong ? (
                <strong className="form-wrong">
                  <ErrorSign /> {t('wrongFields', { n: issues.length })}
                </strong>
              ) : (
                t('missingFields')
              )}{' '}
              {issues.slice(0, 4).map(({ part, name }, index) => (
                <span key={fieldId(part, name)}>
                  {index > 0 && ', '}
                  <button
                    type="button"
                    className={shownWrong ? 'form-link form-link-wrong' : 'form-link'}
                    onClick={() => focusField(part, name)}
                  >
                    {labelOf(part, name, locale)}
                  </button>
                </span>
              ))}
              {issues.length > 4 && ` +${issues.length - 4}`}
            </>
          )}
      {!saving && issues.length === 0 && changes > 0 && !isNew && t('changes', { n: changes })}
    </span>
  )

  const first = parts[0]?.row
  const lock = readOnly && (
    <span className="form-origin">
      <IconLock /> {readOnly}
    </span>
  )
  const buttons = editing ? (
    <>
      <Button disabled={saving} onClick={() => cancel()}>
        {t('cancel')}
      </Button>
      <Button kind="primary" disabled={!canSave} loading={saving} onClick={() => void save()}>
        {t('save')}
      </Button>
    </>
  ) : (
    <>
      {lock}
      {options.actions}
      {!lock && !isFixed && (
        <Button
          id={editId}
          icon={<IconPencil />}
          onClick={(event) => {
            byKeyboard.current = event.detail === 0
            setEditing(true)
          }}
        >
          {t('edit')}
        </Button>
      )}
    </>
  )
  const origin = !editing && !lock && (
    <span className="form-origin">
      <SavedIndicator outcome={outcome} />
      {first && originText(first, t, locale)}
    </span>
  )
  const footer = (
    <>
      {editing ? (
        <>
          {outcome?.kind === 'error' && <SavedIndicator outcome={outcome} />}
          {remarks}
        </>
      ) : (
        origin
      )}
      {buttons}
    </>
  )

  const found = (
    <>
      {kept.found && !readOnly && (
        <Message
          tone="warning"
          action={
            <>
              <Button
                onClick={() => {
                  setEditing(true)
                  kept.restore()
                }}
              >
                {t('draftRestore')}
              </Button>
              <Button kind="quiet" onClick={kept.forget}>
                {t('discard')}
              </Button>
            </>
          }
        >
          {t('draftFound', { when: formats(locale).longDateTime(localMoment(kept.found.at)) })}
        </Message>
      )}
      {saving && <div className="form-overlay" aria-hidden="true" />}
    </>
  )

  const notices = (
    <>
      {failed && <Message tone="error">{afterFirstColon(failed)}</Message>}
      {found}
    </>
  )

  const dialogs = (
    <>
      {editing && <LeaveGuard parts={parts} />}
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={t('discardTitle')}
        confirm={t('discard')}
        cancel={t('keepEditing')}
        kind="danger"
        onConfirm={async () => {
          stop()
          asking?.then?.()
        }}
      >
        {t('discardAsk', { n: changes })}
      </ConfirmDialog>
      {conflict && (
        <ConflictDialog
          conflict={conflict.found}
          store={conflict.part.store}
          onClose={() => setConflict(null)}
          onChoose={(mine) => {
            settle(conflict.part.store, conflict.found, mine)
            setConflict(null)
            void save()
          }}
        />
      )}
    </>
  )

  return {
    parts,
    editing,
    saving,
    changes,
    canSave,
    edit,
    cancel,
    save,
    remarks,
    buttons,
    origin,
    footer,
    failed,
    found,
    notices,
    dialogs,
  }
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

const startOf = (part: SavedPart): Draft => ({ ...startDraft(part.store.entity), ...part.values })

/** Back to the record as it now stands. */
function startOver(part: SavedPart): void {
  const { store, row } = part
  if (row) store.reset(flatDraft(store.entity, row), Number(row.record_version))
  else store.reset(startOf(part))
}

/** Saves each record on its own: of a stored one what changed, of a new one what is filled. */
export async function saveEach(parts: readonly SavedPart[], versions: Versions): Promise<unknown> {
  let last: unknown
  for (const part of parts) {
    const patch = part.store.patch()
    try {
      if (part.row) {
        if (Object.keys(patch).length === 0) continue
        const version = versions.get(part.store) ?? part.store.version()
        const saved = await part.save.update(String(part.row.id), patch, version)
        // Another record of the form may be refused: this one is not sent again.
        part.store.reset(part.store.draft(), saved.record_version)
        last = saved
      } else last = await part.save.create({ ...part.values, ...patch })
    } catch (cause) {
      throw new PartProblem(part, cause)
    }
  }
  return last
}

/** A refusal, with the record of the form that was refused. */
export class PartProblem extends Error {
  readonly part: SavedPart
  constructor(part: SavedPart, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.part = part
  }
}

function useSummaries(parts: readonly SavedPart[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stores are what is listened to.
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const stops = parts.map((part) => part.store.subscribeSummary(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [parts.map((part) => `${part.id} ${part.row?.id}`).join()],
  )
  useSyncExternalStore(subscribe, () => JSON.stringify(parts.map((part) => part.store.summary())))
  return {
    changes: parts.reduce((sum, part) => sum + part.store.summary().changes, 0),
    issues: parts.flatMap((part) => part.store.summary().issues.map((issue) => ({ part, name: issue.path }))),
    attempted: parts.some((part) => part.store.summary().attempted),
  }
}

function labelOf(part: SavedPart, name: string, locale: Locale): string {
  const field = part.store.entity.fields[name]
  return part.labels?.[name] ?? (field ? fieldLabel(field, locale) : name)
}

/** The input that stands first on the page. */
function firstInput(parts: readonly SavedPart[]): HTMLElement | undefined {
  return parts
    .flatMap((part) => part.store.names.map((name) => document.getElementById(fieldId(part, name)) ?? []))
    .flat()
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]
}

function focusFirstWrong(parts: readonly SavedPart[]): void {
  for (const part of parts) {
    const issue = part.store.summary().issues[0]
    if (!issue) continue
    // After the error has been drawn, or the input it belongs to.
    setTimeout(() => focusField(part, issue.path))
    return
  }
}

function originText(row: Read, t: ReturnType<typeof useT>, locale: Locale): string | null {
  const user = row.inventarisatie_user as Read | null | undefined
  const { longDate } = formats(locale)
  if (user?.full_name && row.created_at) {
    return t('recordedBy', { when: longDate(String(row.created_at).slice(0, 10)), who: String(user.full_name) })
  }
  return row.updated_at ? t('changedOn', { when: longDate(String(row.updated_at).slice(0, 10)) }) : null
}

const localMoment = (at: number) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(at))
