import { type ReactNode, useState } from 'react'
import type { Saved } from '../api/save.ts'
import type { FieldName } from '../api/typed.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DefinedSections, Fields, Part } from './fields.tsx'
import { type PartOptions, useFormPart } from './saved-parts.ts'
import { type FormHandle, useForm } from './use-form.tsx'
import { useNewOne, useT } from './words.ts'

/** A step of a form for something new: a title, and the fields that must be right before the next one (§4). */
export interface Step<K extends string = string> {
  readonly title: string
  readonly names: readonly FieldName<K>[]
  /** What it shows; its fields one after another when absent. */
  readonly content?: ReactNode
}

export interface CreateDialogProps<K extends string = string> extends Omit<PartOptions<K>, 'row'> {
  onClose: () => void
  onCreated?: (created: Saved) => void
  /** In steps; in one go when absent. */
  steps?: readonly Step<K>[]
  /** Where its draft is kept, such as the id of the survey. */
  place?: string
  title?: string
}

/** Makes a new record in a dialog. Mounted when it opens. */
// What it is given is checked by the key; what it does is the same for every entity.
export const CreateDialog = AnyCreate as unknown as <const K extends string>(props: CreateDialogProps<K>) => ReactNode

function AnyCreate({ onClose, onCreated, steps, place = '', title, ...options }: CreateDialogProps) {
  const newOne = useNewOne()
  const part = useFormPart({ ...options, row: null })
  const form = useForm({
    parts: [part],
    startEditing: true,
    place,
    onSaved: (created) => {
      // Closed first: what comes next may be another dialog.
      onClose()
      if (created) onCreated?.(created)
    },
  })
  return (
    <CreateFrame form={form} title={title ?? newOne(options.of)} onClose={onClose} steps={steps}>
      {(step) => (
        <Part part={part} editing>
          {step ? (step.content ?? <Fields names={step.names} />) : <DefinedSections names={options.names} />}
        </Part>
      )}
    </CreateFrame>
  )
}

interface FrameButtonsProps {
  form: FormHandle
  onClose: () => void
  /** Absent in the first step. */
  onPrevious: (() => void) | undefined
  /** Absent in the last step, which saves. */
  onNext: (() => void) | undefined
}

function FrameButtons({ form, onClose, onPrevious, onNext }: FrameButtonsProps) {
  const t = useT()
  const { saving } = form
  return (
    <>
      <Button size="large" disabled={saving} onClick={() => form.cancel(onClose)}>
        {t('cancel')}
      </Button>
      {onPrevious && (
        <Button size="large" disabled={saving} onClick={onPrevious}>
          {t('previous')}
        </Button>
      )}
      {onNext ? (
        <Button size="large" kind="primary" onClick={onNext}>
          {t('next')}
        </Button>
      ) : (
        <Button size="large" kind="primary" disabled={!form.canSave} loading={saving} onClick={() => void form.save()}>
          {t('save')}
        </Button>
      )}
    </>
  )
}

interface CreateFrameProps {
  form: FormHandle
  title: string
  onClose: () => void
  steps?: readonly Step[]
  children: (step: Step | null) => ReactNode
}

/**
 * The dialog around a form for something new. With steps the next one opens only when this one is right, and what is
 * wrong shows from the first try on; the last one saves once all are complete.
 */
export function CreateFrame({ form, title, onClose, steps, children }: CreateFrameProps) {
  const t = useT()
  const [at, setAt] = useState(0)
  const step = steps?.[at] ?? null
  const isLast = !steps || at === steps.length - 1
  const next = () => {
    if (!step) return
    const right = form.parts.map((part) =>
      part.store.validate(step.names.filter((name) => part.store.names.includes(name))),
    )
    if (right.every(Boolean)) setAt(at + 1)
  }
  return (
    <Dialog
      open
      onClose={() => form.cancel(onClose)}
      busy={form.saving}
      failed={form.failed}
      title={title}
      footnote={isLast ? form.remarks : t('step', { at: at + 1, of: steps.length })}
      footer={
        <FrameButtons
          form={form}
          onClose={onClose}
          onPrevious={at > 0 ? () => setAt(at - 1) : undefined}
          onNext={isLast ? undefined : next}
        />
      }
    >
      {steps && (
        <ol className="steps">
          {steps.map((one, index) => (
            <li key={one.title} aria-current={index === at ? 'step' : undefined}>
              {index + 1}. {one.title}
            </li>
          ))}
        </ol>
      )}
      <div className="form-body">
        {form.found}
        {children(step)}
      </div>
      {form.dialogs}
    </Dialog>
  )
}
