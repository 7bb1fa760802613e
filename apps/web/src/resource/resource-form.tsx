import { inLocale } from '@vezel/model/kit/label.ts'
import type { ReactNode } from 'react'
import { useUiTexts } from '../ui/texts.ts'
import { DefinedSections, Part } from './fields.tsx'
import { PdfBeside } from './pdf-beside.tsx'
import { type PartOptions, useFormPart } from './saved-parts.ts'
import { useEscape } from './use-escape.ts'
import { type FormHandle, type FormOptions, useForm } from './use-form.tsx'

export type ResourceFormOptions<K extends string = string> = PartOptions<K> & Omit<FormOptions, 'parts' | 'submit'>

/** The form of one stored record, as its definition lays it out, or as `children` do. */
// What it is given is checked by the key; what it does is the same for every entity.
export const useResourceForm = useAnyForm as unknown as <const K extends string>(
  options: ResourceFormOptions<K>,
) => ResourceForm
export type ResourceForm = FormHandle & { body: (children?: ReactNode) => ReactNode }

function useAnyForm(options: ResourceFormOptions): ResourceForm {
  const part = useFormPart(options)
  const form = useForm({ ...options, parts: [part] })
  return {
    ...form,
    body: (children) => (
      <FormBody form={form}>
        <PdfBeside part={part}>
          <Part part={part} editing={form.editing}>
            {children ?? <DefinedSections names={options.names} />}
          </Part>
        </PdfBeside>
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

/**
 * A form that fills the page, with its buttons below. Escape gives up what was typed, after asking. `below` stands under
 * the fields, outside the form.
 */
export function FormPage({ form, children, below }: { form: FormHandle; children: ReactNode; below?: ReactNode }) {
  const { locale } = useUiTexts()
  const entity = form.parts[0]?.store.entity
  useEscape(form.editing && !form.saving ? form.cancel : null)
  return (
    <div className={`form-page${form.editing && form.changes > 0 ? ' form-page-edited' : ''}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: values alone must be reached to be scrolled. */}
      <section className="form-page-body" tabIndex={0} aria-label={entity && inLocale(entity.label, locale)}>
        <div className="form-page-inner">{children}</div>
        {below}
      </section>
      <footer className="form-page-foot">{form.footer}</footer>
    </div>
  )
}
