import { updatePolicies } from '@vezel/model/rights.ts'
import { DefinedSections } from './fields.tsx'
import { useOpened } from './in-record.tsx'
import { FormPage, useResourceForm } from './resource-form.tsx'

/** The own form of the record of this page, which fills the page. */
export function RecordPage() {
  const { entity, id } = useOpened()
  return <FormOfRecord key={`${entity.key} ${id}`} />
}

function FormOfRecord() {
  const { entity, row, whyReadOnly } = useOpened()
  // What may be changed at all: single fields may be somebody else's.
  const reasons = updatePolicies(entity).map(whyReadOnly)
  const form = useResourceForm({ of: entity.key, row, readOnly: reasons.includes(null) ? null : (reasons[0] ?? null) })
  return <FormPage form={form}>{form.body(<DefinedSections level={2} />)}</FormPage>
}
