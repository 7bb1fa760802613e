import { IconTrash } from '@tabler/icons-react'
import { type EntityKey, model, type Registry } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import type { Selected } from '@vezel/model/kit/registry.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { type ReactNode, useContext, useMemo } from 'react'
import { useMe } from '../api/me.ts'
import { type SelectionFor, useRow } from '../api/rows.ts'
import type { Identified } from '../api/selection.ts'
import type { FormSelection } from '../api/typed.ts'
import type { Read } from '../kinds/record.ts'
import { titleOf } from '../kinds/words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CardSkeleton } from '../ui/progress.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { unanswered } from './answered.tsx'
import { isDeletable, rowClosedAbove } from './closed.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { DefinedSections, Part } from './fields.tsx'
import type { FormPart } from './form-part.ts'
import { useHistory } from './history.tsx'
import { PdfBeside, pdfOf } from './pdf-beside.tsx'
import { RecordNotFound } from './record-not-found.tsx'
import { AssignedContext, refusedBy } from './rights.ts'
import { type PartOptions, useFormPart } from './saved-parts.ts'
import { formSelectionOf } from './selection.ts'
import { TransitionButtons, useTransitions } from './steps.tsx'
import { type Deletable, useDeletable } from './use-deletable.ts'
import { useForm } from './use-form.tsx'

/** A record as the dialog reads it: what a form asks of it; more, of which the type says nothing, with a `select`. */
export type EditedRow<K extends string> = Read &
  (string extends K ? unknown : K extends EntityKey ? Identified & Selected<Registry, K, FormSelection<K>> : unknown)

export interface EditDialogProps<K extends string = string> extends Omit<PartOptions<K>, 'row' | 'values'> {
  id: string
  onClose: () => void
  readOnly?: string | null | ((row: EditedRow<K>) => string | null)
  /** Asked of the record beyond its fields. A constant. */
  select?: SelectionFor<K>
  canDelete?: boolean
  /** Whether it hangs on what the address names above it; where not there is no such record here. */
  isHere?: (row: EditedRow<K>) => boolean
  title?: string | ((row: EditedRow<K>) => string)
  /** Beside the title, in place of the word for what it is. */
  subtitle?: (row: EditedRow<K>) => ReactNode
  /** Above the fields, such as the photo they are about. */
  above?: (row: EditedRow<K>) => ReactNode
  /** Beside the button to delete, in place of the steps that lead on from its state. */
  actions?: (row: EditedRow<K>) => ReactNode
}

/** A small record, read and changed in a dialog. */
// What it is given is checked by the key; what it does is the same for every entity.
export const EditDialog = AnyEdit as unknown as <const K extends string>(props: EditDialogProps<K>) => ReactNode

function AnyEdit(props: EditDialogProps) {
  const { locale } = useUiTexts()
  const entity = model.named(props.of)
  const selection = useMemo(() => formSelectionOf(props.of, props.select), [props.of, props.select])
  const asked = useRow(entity, props.id, selection)
  const row = asked.row as Read | null
  const deletable = useDeletable(row && (props.isHere?.(row) ?? true) ? row : null)
  if (deletable.shown) return <LoadedDialog {...props} row={deletable.shown} deletable={deletable} />
  return (
    <Dialog open onClose={props.onClose} title={inLocale(entity.label, locale)}>
      {unanswered([asked], <CardSkeleton />) ?? <RecordNotFound of={entity} />}
    </Dialog>
  )
}

/** A PDF beside the fields. */
const WITH_PDF = 1200
/** Four steps beside the button to edit: as a visit has them. */
const WITH_STEPS = 760

function LoadedDialog({ row, deletable, ...props }: EditDialogProps & { row: Read; deletable: Deletable }) {
  const { of, onClose, canDelete = false, title } = props
  const said = (typeof props.readOnly === 'function' ? props.readOnly(row) : props.readOnly) ?? null
  const { locale } = useUiTexts()
  const entity = model.named(of)
  const part = useFormPart({ ...props, row })
  const form = useForm({ parts: [part], readOnly: said })
  const { events, dialog } = useTransitions(of, row)
  const history = useHistory(of, row)
  const isOpen = said === null && rowClosedAbove(entity, row) === null
  const label = inLocale(entity.label, locale)
  const named = (typeof title === 'function' ? title(row) : title) ?? titleOf(entity, row, locale)
  return (
    <>
      <Dialog
        open
        onClose={() => (form.editing ? form.cancel() : onClose())}
        busy={form.saving}
        title={named || label}
        // No word twice in one head.
        subtitle={props.subtitle ? props.subtitle(row) : named && !named.startsWith(label) && label}
        width={pdfOf(part) ? WITH_PDF : isOpen && !props.actions && events.length > 2 ? WITH_STEPS : undefined}
        footer={
          <>
            {isOpen && !form.editing && (
              <div className="record-steps">
                {props.actions ? props.actions(row) : <TransitionButtons events={events} />}
              </div>
            )}
            {form.buttons}
          </>
        }
        footnote={
          form.editing ? (
            form.remarks
          ) : (
            <div className="record-line">
              {form.origin}
              {history.button}
              {isOpen && canDelete && <DeleteButton entity={entity} row={row} onClick={deletable.ask} />}
            </div>
          )
        }
      >
        {props.above?.(row)}
        <div className="form-body">
          {form.notices}
          <FieldsOf part={part} editing={form.editing} names={props.names} />
          {form.dialogs}
        </div>
      </Dialog>
      {dialog}
      {history.panel}
      <DeleteDialog of={of} row={deletable.asked} onClose={deletable.close} onDeleted={onClose} />
    </>
  )
}

/** The fields, with the PDF that they are about beside them. */
const FieldsOf = ({ part, editing, names }: Pick<EditDialogProps, 'names'> & { part: FormPart; editing: boolean }) => (
  <PdfBeside part={part}>
    <Part part={part} editing={editing}>
      <DefinedSections names={names} />
    </Part>
  </PdfBeside>
)

/** Shown to whoever may delete the record in the state it is in. */
function DeleteButton({ entity, row, onClick }: { entity: Entity; row: Read; onClick: () => void }) {
  const t = useT(resourcePhrases)
  const { me } = useMe()
  const assigned = useContext(AssignedContext)
  if (!isDeletable(entity, row) || refusedBy(entity.access.delete, { entity, row, assigned }, me)) return null
  return (
    <Button kind="quiet" className="record-delete" icon={<IconTrash />} onClick={onClick}>
      {t('delete')}
    </Button>
  )
}
