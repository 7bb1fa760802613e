import type { ReactNode } from 'react'
import type { Read } from '../kinds/record.ts'
import { DefinedSections } from '../resource/fields.tsx'
import { FormPage, useResourceForm } from '../resource/resource-form.tsx'
import { SameAddress } from './same-address.tsx'

interface AssetFormProps {
  isBuilding: boolean
  /** As read with `formSelection` of its kind. */
  row: Read
  readOnly: string | null
  /** Said above the fields. */
  note?: ReactNode
  /** Under the fields, outside the form. */
  below?: ReactNode
}

/** What is kept of a building or ship, in a survey of it and in asset management. */
export function AssetForm({ isBuilding, row, readOnly, note, below }: AssetFormProps) {
  const form = useResourceForm({ of: isBuilding ? 'building' : 'vessel', row, readOnly })
  const [part] = form.parts
  return (
    <FormPage form={form} below={!form.editing && below}>
      {form.body(
        <>
          {note}
          {isBuilding && form.editing && part && <SameAddress store={part.store} id={String(row.id)} />}
          <DefinedSections level={2} />
        </>,
      )}
    </FormPage>
  )
}
