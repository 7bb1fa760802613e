import type { ReactNode } from 'react'
import type { Read } from '../kinds/record.ts'
import { DefinedSections } from '../resource/fields.tsx'
import { FormPage, useResourceForm } from '../resource/resource-form.tsx'
import { PagePending } from '../ui/page-pending.tsx'
import { type Main, MainPhoto, useMainPhoto } from './main-photo.tsx'
import { SameAddress } from './same-address.tsx'
import { SameShip } from './same-ship.tsx'

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
export function AssetForm(props: AssetFormProps) {
  const { photo, isReady } = useMainPhoto(String(props.row.id))
  // With its photo at once: what comes later would push the form down.
  return isReady ? <FormOfAsset {...props} photo={photo} /> : <PagePending />
}

function FormOfAsset({ isBuilding, row, readOnly, note, below, photo }: AssetFormProps & { photo: Main | null }) {
  const form = useResourceForm({ of: isBuilding ? 'building' : 'vessel', row, readOnly })
  const [part] = form.parts
  const Same = isBuilding ? SameAddress : SameShip
  return (
    <FormPage form={form} below={!form.editing && below}>
      {form.body(
        <>
          {note}
          {photo && <MainPhoto photo={photo} />}
          {form.editing && part && <Same store={part.store} id={String(row.id)} />}
          <DefinedSections level={2} />
        </>,
      )}
    </FormPage>
  )
}
