import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { isHidden } from '@vezel/model/kit/model.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { updatePolicy } from '@vezel/model/rights.ts'
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useMe } from '../api/me.ts'
import { ApiProblem } from '../api/problem.ts'
import { onReach, reachNow } from '../api/reach.ts'
import { useRow } from '../api/rows.ts'
import { saveNamed } from '../api/save.ts'
import type { Read } from '../kinds/record.ts'
import type { CellField } from '../ui/table-rows.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import type { CellEditsProps } from './cell-edits-props.ts'
import { linesOf } from './cell-paste.tsx'
import { closedWords, rowClosedBy } from './closed.ts'
import { readConflict } from './conflict.ts'
import { Field, formNames, Part } from './fields.tsx'
import { useUnsavedCount } from './form-effects.ts'
import { useFieldState, useFormSummary } from './form-hooks.ts'
import { createForm, type FormStore } from './form-store.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { AssignedContext, refusedBy } from './rights.ts'
import { flatDraft, formSelectionOf } from './selection.ts'
import { useWordsOf } from './use-chosen-rows.ts'

/** Where somebody goes from a cell: to the one below, on along the line or back, nowhere else, or elsewhere on the page. */
export type CellGoes = 'below' | 'next' | 'before' | 'stay' | 'away'

interface CellInputProps extends Pick<CellEditsProps, 'readOnly' | 'overrides'> {
  field: CellField
  label: string
  onDone: (to: CellGoes) => void
  /** More was pasted than a cell holds. */
  onLines: (words: string) => void
}

/** The input of one field of a record that a form would have, in its cell; or why it cannot be changed. */
export function CellInput(props: CellInputProps) {
  const { field, readOnly, onDone } = props
  const t = useT(resourcePhrases)
  const entity = model.named(field.of)
  const selection = useMemo(() => formSelectionOf(field.of), [field.of])
  const { row, status, problem } = useRow(entity, readOnly === null ? field.id : null, selection)
  const refusal = useRefusal(entity, field, row)
  if (readOnly !== null) return <Refused why={readOnly} onDone={onDone} />
  if (!row)
    return status === 'loading' ? (
      <div className="cell-busy" />
    ) : (
      <Refused why={lackOf(problem) ?? t('recordGone')} onDone={onDone} />
    )
  if (refusal !== null) return <Refused why={refusal} onDone={onDone} />
  return <OpenInput {...props} entity={entity} row={row} />
}

/** Why a record could not be read; null where there is none. */
const lackOf = (problem: ApiProblem | null) => (problem && problem.code !== 'notFound' ? problem.message : null)

/** Why a field of a record cannot be changed; null when it can. */
function useRefusal(entity: Entity, { name }: CellField, row: Read | null): string | null {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const { me } = useMe()
  const assigned = useContext(AssignedContext)
  if (!row) return null
  const closed = rowClosedBy(entity, row)
  if (closed) return t('closed', closedWords(closed, locale))
  const refused = refusedBy(updatePolicy(entity, name), { entity, row, assigned }, me)
  if (refused) return t(refused)
  return isHidden(entity, name, flatDraft(entity, row)) ? t('cellHidden') : null
}

/** A sentence at the cell; any key that leaves a cell leaves it. */
function Refused({ why, onDone }: { why: string; onDone: (to: CellGoes) => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  const onKey = (event: KeyboardEvent) => {
    if (!['Escape', 'Enter', 'F2'].includes(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    onDone('stay')
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard stays at the cell of which this is said.
    <div ref={place} tabIndex={0} role="alert" className="cell-refused" onKeyDown={onKey} onBlur={() => onDone('away')}>
      <span className="cell-said">{why}</span>
    </div>
  )
}

type OpenProps = CellInputProps & { entity: Entity; row: Read }

function OpenInput({ field, label, overrides, onDone, onLines, entity, row }: OpenProps) {
  const id = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  // The row as it was when somebody began: what they save is based on that.
  const [store] = useState(() => cellForm(entity, field.name, row))
  const saving = useCellSave(store, field)
  // The bar says so, above all where a save did not come through.
  useUnsavedCount(useFormSummary(store).changes)
  const { isLost, isSlow } = useSyncExternalStore(onReach, reachNow)
  const hasInput = useFocusWithin(box)
  const leave = async (to: CellGoes) => {
    if (await saving.save()) onDone(to)
  }
  const onKey = (event: KeyboardEvent) => {
    // A list that is open has its own Enter and Escape.
    if (event.defaultPrevented || event.altKey) return
    const to = goesBy(event)
    if (!to) return
    event.preventDefault()
    event.stopPropagation()
    if (to === 'stay') onDone(to)
    else void leave(to)
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (
      relatedTarget instanceof Element &&
      (currentTarget.contains(relatedTarget) || relatedTarget.closest('[popover], dialog'))
    )
      return
    // What somebody else has put there is replaced by a key, not by going away.
    if (hasInput.current && document.hasFocus() && saving.theirs === null) void leave('away')
  }
  return (
    <>
      {/* A save that is on its way goes on by itself, unless the server is not there. */}
      {(saving.hasFailed || isLost || isSlow) && (
        <LeaveGuard parts={[{ store }]} save={async () => void (await saving.save())} />
      )}
      <fieldset
        ref={box}
        className="cell-edit"
        aria-label={label}
        onKeyDown={onKey}
        onBlur={onBlur}
        onPaste={taking(onLines)}
      >
        <Part part={{ ...overrides, id, store, row }} editing>
          <Field name={field.name} width="full" />
        </Part>
        {saving.failed !== null && (
          <span role="alert" className="cell-said">
            {saving.failed}
          </span>
        )}
        {saving.theirs !== null && <Theirs store={store} field={field} value={saving.theirs.value} />}
      </fieldset>
    </>
  )
}

/** Begins in the input, with its words chosen; whether there is one. */
function useFocusWithin(box: RefObject<HTMLElement | null>): RefObject<boolean> {
  const hasInput = useRef(false)
  useEffect(() => {
    const input = box.current?.querySelector<HTMLElement>('input, select, textarea, button')
    input?.focus({ preventScroll: true })
    if (input instanceof HTMLInputElement) input.select()
    hasInput.current = input != null
  }, [box])
  return hasInput
}

/** Takes several lines that are pasted; where the field itself has lines they are its own. */
const taking = (onLines: CellInputProps['onLines']) => (event: ClipboardEvent) => {
  const words = event.clipboardData.getData('text/plain')
  if (event.target instanceof HTMLTextAreaElement || event.defaultPrevented || linesOf(words).length < 2) return
  event.preventDefault()
  onLines(words)
}

/** Enter saves and goes on below, Tab saves and goes along the line, Escape puts back what was. */
function goesBy({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): CellGoes | null {
  if (key === 'Escape') return 'stay'
  if (key === 'Enter' && !ctrlKey && !metaKey) return 'below'
  if (key === 'Tab') return shiftKey ? 'before' : 'next'
  return null
}

/** A form over the whole record, of which one field is shown: what depends on that field follows as in any form. */
const cellForm = (entity: Entity, name: string, row: Read): FormStore =>
  createForm({
    entity,
    names: [...new Set([...formNames(entity.key), name])],
    values: flatDraft(entity, row),
    version: Number(row.record_version),
  })

/** What somebody else has put there meanwhile; saving again puts one's own in its place. */
function Theirs({ store, field, value }: { store: FormStore; field: CellField; value: unknown }) {
  const t = useT(resourcePhrases)
  useFieldState(store, field.name)
  return (
    <span role="alert" className="cell-said">
      {t('cellConflict', { value: useWordsOf(field.of, field.name, value) || t('emptyCell') })}
    </span>
  )
}

/** Saves the cell when it changed; `save` tells whether one may go on. */
function useCellSave(store: FormStore, field: CellField) {
  const { locale } = useUiTexts()
  const [failed, setFailed] = useState<string | null>(null)
  const [theirs, setTheirs] = useState<{ readonly value: unknown } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const version = useRef(store.version())
  const busy = useRef(false)
  const refused = (cause: unknown): string | null => {
    if (!(cause instanceof ApiProblem)) return cause instanceof Error ? cause.message : String(cause)
    const own = cause.issues.filter(({ path }) => path === field.name)
    store.refuse(own)
    const other = cause.issues.find(({ path }) => path !== field.name)
    const label = other && store.entity.fields[other.path]?.label
    if (other) return label ? `${inLocale(label, locale)}: ${other.message}` : other.message
    return own.length > 0 ? null : cause.message
  }
  const send = async (): Promise<boolean> => {
    try {
      await saveNamed(field.of).update(field.id, store.patch(), version.current)
      // What is saved holds nobody any more.
      store.reset(store.draft())
      return true
    } catch (cause) {
      setHasFailed(true)
      if (!(cause instanceof ApiProblem) || cause.code !== 'conflict') {
        setFailed(refused(cause))
        return false
      }
      const found = readConflict(cause.args, store)
      const isSettled = version.current === found.version
      version.current = found.version
      const own = found.fields.find(({ name }) => name === field.name)
      // They changed something else of it: what was typed here goes on top.
      if (!own && !isSettled) return send()
      setTheirs(own ? { value: own.theirs } : null)
      if (!own) setFailed(cause.message)
      return false
    }
  }
  const save = async (): Promise<boolean> => {
    if (busy.current) return false
    if (!store.validate([field.name])) return false
    if (Object.keys(store.patch()).length === 0) return true
    busy.current = true
    setFailed(null)
    try {
      return await send()
    } finally {
      busy.current = false
    }
  }
  return { save, failed, theirs, hasFailed }
}
