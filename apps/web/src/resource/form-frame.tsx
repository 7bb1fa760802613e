import { IconLock, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Locale } from '@vezel/model/kit/label.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import type { ReactNode } from 'react'
import { formats } from '../i18n/formats.ts'
import { fieldLabel, type Read } from '../kinds/record.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Message } from '../ui/message.tsx'
import { SavedIndicator } from '../ui/progress.tsx'
import { reasonOf } from '../ui/reason.ts'
import { ErrorSign } from '../ui/signs.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { settle } from './conflict.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { fieldId } from './fields.tsx'
import type { Leaving } from './form-effects.ts'
import { LeaveGuard } from './leave-guard.tsx'
import type { SavedPart, Summaries } from './saved-parts.ts'
import type { Drafts } from './use-draft.ts'
import type { Saving } from './use-saving.ts'
import './form.css'
import { recorderOf } from './words.ts'

/** What is drawn around the fields of a form, in pieces for whoever lays it out. */
export interface FormFrame {
  /** What is wrong or missing, with links to the fields. */
  readonly remarks: ReactNode
  /** Cancel and save, or while reading the button to edit; why not, where nothing can be changed. */
  readonly buttons: ReactNode
  /** Who recorded it and when, and that it was saved; nothing while editing, or where it cannot be changed. */
  readonly origin: ReactNode
  /** The same with the remarks, for the foot of a card or page. */
  readonly footer: ReactNode
  /** A draft that was found. */
  readonly found: ReactNode
  /** Both, above the fields. */
  readonly notices: ReactNode
}

/** What a form is at this moment, as far as its frame tells. */
interface Framed {
  readonly editing: boolean
  readonly canSave: boolean
  readonly isNew: boolean
  readonly isFixed: boolean
  readonly readOnly: string | null
  /** Beside the button to edit. */
  readonly actions: ReactNode
  /** The record whose origin is told. */
  readonly row: Read | null | undefined
  readonly summaries: Summaries
  readonly saving: Saving
  readonly kept: Drafts
  /** Brings a field to the page and puts the focus in it. */
  readonly goTo: (part: SavedPart, name: string) => void
  readonly editId: string
  readonly onEdit: (byKeyboard: boolean) => void
  readonly onCancel: () => void
  /** Takes up the draft that was found. */
  readonly onRestore: () => void
}

export function frameOf(form: Framed): FormFrame {
  const { editing, readOnly, summaries, isNew, kept } = form
  const { saving, outcome, failed } = form.saving
  const remarks = <FormRemarks {...{ summaries, isNew }} saving={form.saving} goTo={form.goTo} />
  const buttons = editing ? <EditingButtons {...form} /> : <ReadingButtons {...form} />
  const origin = !editing && !readOnly && <Origin row={form.row} outcome={outcome} />
  const found = (
    <>
      {!readOnly && <FoundDraft kept={kept} onRestore={form.onRestore} />}
      {saving && <div className="form-overlay" aria-hidden="true" />}
    </>
  )
  return {
    remarks,
    buttons,
    origin,
    footer: (
      <>
        {editing && outcome?.kind === 'error' && <SavedIndicator outcome={outcome} />}
        {editing ? remarks : origin}
        {buttons}
      </>
    ),
    found,
    notices: (
      <>
        {failed && <Message tone="error">{reasonOf(failed)}</Message>}
        {found}
      </>
    ),
  }
}

/** Or how much is changed, or that it is being saved. */
function FormRemarks({ summaries, saving: { saving, isSlow }, isNew, goTo }: RemarkProps & Pick<Framed, 'saving'>) {
  const t = useT(resourcePhrases)
  const { changes, issues, attempted } = summaries
  const wrong = issues.filter(({ isMissing }) => !isMissing)
  const missing = issues.filter(({ isMissing }) => isMissing)
  const isShown = attempted || !isNew
  return (
    <span className="form-remarks" role="status">
      {saving && t(isSlow ? 'savingSlow' : 'saving')}
      {!saving && wrong.length > 0 && (
        <>
          <strong className="form-wrong">
            <ErrorSign /> {t('wrongFields', { n: wrong.length })}
          </strong>{' '}
          <FieldLinks issues={wrong} isShown goTo={goTo} />
        </>
      )}
      {!saving && missing.length > 0 && (
        <>
          {isShown ? <strong className="form-wrong">{t('missingFields')}</strong> : t('missingFields')}{' '}
          <FieldLinks issues={missing} isShown={isShown} goTo={goTo} />
        </>
      )}
      {!saving && issues.length === 0 && changes > 0 && !isNew && t('changes', { n: changes })}
    </span>
  )
}

type RemarkProps = Pick<Framed, 'summaries' | 'isNew' | 'goTo'>

/** How many fields are named; of the rest there is a number. */
const named = 4

/** The fields by name, each a way to it. */
function FieldLinks({
  issues,
  isShown,
  goTo,
}: Pick<RemarkProps, 'goTo'> & { issues: Summaries['issues']; isShown: boolean }) {
  const { locale } = useUiTexts()
  return (
    <>
      {issues.slice(0, named).map(({ part, name }, index) => (
        <span key={fieldId(part, name)}>
          <button
            type="button"
            className={isShown ? 'form-link form-link-wrong' : 'form-link'}
            onClick={() => goTo(part, name)}
          >
            {labelOf(part, name, locale)}
          </button>
          {index < Math.min(issues.length, named) - 1 && ','}
        </span>
      ))}
      {issues.length > named && ` +${issues.length - named}`}
    </>
  )
}

function labelOf(part: SavedPart, name: string, locale: Locale): string {
  const field = part.store.entity.fields[name]
  return part.labels?.[name] ?? (field ? fieldLabel(field, locale) : name)
}

/** Gives up what was typed, or while the server lets itself be waited for the waiting. */
export function CancelButton({
  saving: { saving, isSlow, giveUp },
  size,
  onCancel,
}: Pick<Framed, 'saving' | 'onCancel'> & { size?: 'large' }) {
  const t = useT(resourcePhrases)
  return (
    <Button size={size} disabled={saving && !isSlow} onClick={isSlow ? giveUp : onCancel}>
      {t(isSlow ? 'stopWaiting' : 'cancel')}
    </Button>
  )
}

function EditingButtons({ saving, canSave, onCancel }: Framed) {
  const t = useT(resourcePhrases)
  return (
    <>
      <CancelButton saving={saving} onCancel={onCancel} />
      <Button kind="primary" disabled={!canSave} loading={saving.saving} onClick={() => void saving.save()}>
        {t('save')}
      </Button>
    </>
  )
}

function ReadingButtons({ readOnly, isFixed, actions, editId, onEdit }: Framed) {
  const t = useT(resourcePhrases)
  return (
    <>
      {readOnly && (
        <span className="form-origin form-closed">
          <IconLock /> {readOnly}
        </span>
      )}
      {actions}
      {!readOnly && !isFixed && (
        <Button id={editId} icon={<IconPencil />} onClick={(event) => onEdit(event.detail === 0)}>
          {t('edit')}
        </Button>
      )}
    </>
  )
}

function Origin({ row, outcome }: { row: Read | null | undefined; outcome: Saving['outcome'] }) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  return (
    <span className="form-origin">
      <SavedIndicator outcome={outcome} />
      {row && originText(row, t, locale)}
    </span>
  )
}

function originText(row: Read, t: ReturnType<typeof useT>, locale: Locale): string | null {
  const who = recorderOf(row)
  const { longDate } = formats(locale)
  if (who && row.created_at) return t('recordedBy', { when: longDate(String(row.created_at).slice(0, 10)), who })
  return row.updated_at ? t('changedOn', { when: longDate(String(row.updated_at).slice(0, 10)) }) : null
}

/** Offers what somebody left behind in a form. */
export function FoundDraft({ kept, onRestore }: { kept: Omit<Drafts, 'forget' | 'restore'>; onRestore: () => void }) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  if (kept.found === null) return null
  return (
    <Message
      tone="warning"
      action={
        <>
          <Button onClick={onRestore}>{t('draftRestore')}</Button>
          <Button kind="quiet" onClick={kept.discard}>
            {t('discard')}
          </Button>
        </>
      }
    >
      {t('draftFound', { when: formats(locale).longDateTime(localMoment(kept.found.at)) })}
      {kept.isOlder && ` ${t('draftOlder')}`}
    </Message>
  )
}

const localMoment = (at: number) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(at))

interface FormDialogsProps {
  parts: readonly SavedPart[]
  editing: boolean
  changes: number
  leaving: Leaving
  saving: Saving
  /** What else is asked before it is saved. */
  children: ReactNode
}

/** The questions that may come up: leave, throw away, and whose value stays. */
export function FormDialogs({ parts, editing, changes, leaving, saving, children }: FormDialogsProps) {
  const t = useT(resourcePhrases)
  const { conflict, setConflict, save } = saving
  const saveInstead = () => {
    leaving.keep()
    // With the question gone, so that the focus can go to what cannot be saved.
    setTimeout(() => void save())
  }
  return (
    <>
      {editing && <LeaveGuard parts={parts} save={save} />}
      <Dialog
        open={leaving.isAsked}
        onClose={leaving.keep}
        title={t('discardTitle')}
        footer={
          <>
            <Button size="large" onClick={leaving.keep}>
              {t('keepEditing')}
            </Button>
            <Button size="large" kind="danger" icon={<IconTrash />} onClick={leaving.discard}>
              {t('discard')}
            </Button>
            <Button size="large" kind="primary" onClick={saveInstead}>
              {t('save')}
            </Button>
          </>
        }
      >
        {t('discardAsk', { n: changes })}
      </Dialog>
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
      {children}
    </>
  )
}
