import type { ReactNode } from 'react'
import { DefinedSections, Part } from './fields.tsx'
import { type FormHandle, type FormOptions, type PartOptions, useForm, useFormPart } from './use-form.tsx'

export type ResourceFormOptions = PartOptions & Omit<FormOptions, 'parts' | 'submit'>

/** The form of one stored record, as its definition lays it out, or as `children` do. */
export function useResourceForm(
  options: ResourceFormOptions,
): FormHandle & { body: (children?: ReactNode) => ReactNode } {
  const part = useFormPart(options)
  const form = useForm({ ...options, parts: [part] })
  return {
    ...form,
    body: (children) => (
      <FormBody form={form}>
        <Part part={part} editing={form.editing}>
          {children ?? <DefinedSections names={options.names} />}
        </Part>
      </FormBody>
    ),
  }
}

/** Notices, fields and the questions a form may ask. */
export function FormBody({ form, children }: { form: FormHandle; children: ReactNode }) {
  return (
    <div className="form-body">
      {form.notices}
      {children}
      {form.dialogs}
    </div>
  )
}

/** A form that fills the page, with its buttons below. `below` stands under the fields, outside the form. */
export function FormPage({ form, children, below }: { form: FormHandle; children: ReactNode; below?: ReactNode }) {
  return (
    <div className={`form-page${form.editing && form.changes > 0 ? ' form-page-edited' : ''}`}>
      <div className="form-page-body">
        <div className="form-page-inner">{children}</div>
        {below}
      </div>
      <footer className="form-page-foot">{form.footer}</footer>
    </div>
  )
}
