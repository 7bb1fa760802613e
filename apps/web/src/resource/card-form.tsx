import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useCard, useEditedCard } from './card-context.ts'
import { type ResourceFormOptions, useResourceForm } from './resource-form.tsx'
import type { FormHandle } from './use-form.tsx'

/** What stands in the foot of the card around it. */
export function CardFoot({ children }: { children: ReactNode }) {
  const { foot } = useCard()
  return foot && createPortal(children, foot)
}

interface CardFormProps {
  form: FormHandle
  above?: ReactNode
  /** Below the form while nobody edits. */
  below?: ReactNode
  /** The body of the form. */
  children: ReactNode
}

/** A form in the card of a record: its buttons stand in the foot of the card, and Escape gives up what was typed first. */
export function CardForm({ form, above, below, children }: CardFormProps) {
  useEditedCard(form.editing, form.changes, form.cancel)
  return (
    <>
      {above}
      {children}
      {!form.editing && below}
      <CardFoot>{form.footer}</CardFoot>
    </>
  )
}

/** The form of a record in its card, as its definition lays it out, with the steps of its life. */
export function OwnForm({ above, below, ...options }: ResourceFormOptions & Pick<CardFormProps, 'above' | 'below'>) {
  const { steps } = useCard()
  const form = useResourceForm({ ...options, values: undefined, actions: steps })
  return (
    <CardForm form={form} above={above} below={below}>
      {form.body()}
    </CardForm>
  )
}
