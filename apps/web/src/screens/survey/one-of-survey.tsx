import { model } from '@vezel/model'
import type { ReactNode } from 'react'
import { useRows } from '../../api/rows.ts'
import type { KeyOf } from '../../api/typed.ts'
import type { Read } from '../../kinds/record.ts'
import { DefinedSections, type Overrides } from '../../resource/fields.tsx'
import { FormBody, FormPage, useResourceForm } from '../../resource/resource-form.tsx'
import { formSelectionOf } from '../../resource/selection.ts'
import { CardSkeleton } from '../../ui/feedback.tsx'
import { useOpenSurvey } from './open-survey.ts'
import './survey.css'

/** The page of a record of which a survey has one. Without one yet the form starts empty and makes it. */
// What it is given is checked by the key; what it does is the same for every entity.
export const OneOfSurvey = AnyOne as unknown as <const K extends string>(
  props: { of: K & KeyOf<K>; below?: ReactNode } & Overrides<K>,
) => ReactNode

function AnyOne({ of, below, ...overrides }: { of: string; below?: ReactNode } & Overrides) {
  const survey = useOpenSurvey()
  const { rows, status } = useRows(model.named(of), formSelectionOf(of), { filter: { onderzoek: { eq: survey.id } } })
  if (status === 'loading') return <CardSkeleton />
  const row = (rows[0] as Read | undefined) ?? null
  return <LoadedPage key={row ? String(row.id) : 'new'} of={of} row={row} below={below} {...overrides} />
}

function LoadedPage({ of, row, below, ...overrides }: { of: string; row: Read | null; below?: ReactNode } & Overrides) {
  const survey = useOpenSurvey()
  const form = useResourceForm({
    ...overrides,
    of,
    row,
    values: { onderzoek: survey.id },
    readOnly: survey.readOnly,
    startEditing: row === null && survey.readOnly === null,
    place: survey.id,
  })
  return (
    <FormPage form={form} below={!form.editing && below}>
      {row === null && survey.readOnly ? (
        <FormBody form={form}>{null}</FormBody>
      ) : (
        form.body(<DefinedSections level={2} />)
      )}
    </FormPage>
  )
}
