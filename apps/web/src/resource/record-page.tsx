import { updatePolicies } from '@vezel/model/rights.ts'
import type { ReactNode } from 'react'
import { DefinedSections } from './fields.tsx'
import { useOpened } from './in-record.tsx'
import { FormPage, useResourceForm } from './resource-form.tsx'

interface RecordPageProps {
  /** Where several tabs share its fields. */
  names?: readonly string[]
  /** Under the fields, outside the form. */
  below?: ReactNode
}

/** The own form of the record of this page, which fills the page. */
export function RecordPage(props: RecordPageProps) {
  const { entity, id } = useOpened()
  return <FormOfRecord key={`${entity.key} ${id}`} {...props} />
}

function FormOfRecord({ names, below }: RecordPageProps) {
  const { entity, row, whyReadOnly } = useOpened()
  // What may be changed at all: single fields may be somebody else's.
  const reasons = updatePolicies(entity).map(whyReadOnly)
  const form = useResourceForm({
    of: entity.key,
    row,
    names,
    readOnly: reasons.includes(null) ? null : (reasons[0] ?? null),
  })
  return (
    <FormPage form={form} below={!form.editing && below}>
      {form.body(<DefinedSections names={names} level={2} />)}
    </FormPage>
  )
}
