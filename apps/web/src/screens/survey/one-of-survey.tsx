import { model } from '@vezel/model'
import { updatePolicies } from '@vezel/model/rights.ts'
import type { ReactNode } from 'react'
import { useRows } from '../../api/rows.ts'
import type { KeyOf } from '../../api/typed.ts'
import type { Read } from '../../kinds/record.ts'
import { unanswered } from '../../resource/answered.tsx'
import { DefinedSections } from '../../resource/fields.tsx'
import type { Overrides } from '../../resource/form-part.ts'
import { FormBody, FormPage, useResourceForm } from '../../resource/resource-form.tsx'
import { formSelectionOf } from '../../resource/selection.ts'
import { CardSkeleton } from '../../ui/progress.tsx'
import { useOpenSurvey } from './open-survey.ts'
import './survey.css'

/** The page of a record of which a survey has one. Without one yet the form starts empty and makes it. */
// What it is given is checked by the key; what it does is the same for every entity.
export const OneOfSurvey = AnyOne as unknown as <const K extends string>(
  props: { of: K & KeyOf<K>; below?: ReactNode } & Overrides<K>,
) => ReactNode

function AnyOne({ of, below, ...overrides }: { of: string; below?: ReactNode } & Overrides) {
  const survey = useOpenSurvey()
  const asked = useRows(model.named(of), formSelectionOf(of), { filter: { onderzoek: { eq: survey.id } } })
  const waiting = unanswered([asked], <CardSkeleton />)
  if (waiting) return waiting
  const row = asked.rows[0] ?? null
  return <LoadedPage key={row?.id ?? 'new'} of={of} row={row} below={below} {...overrides} />
}

function LoadedPage({ of, row, below, ...overrides }: { of: string; row: Read | null; below?: ReactNode } & Overrides) {
  const survey = useOpenSurvey()
  const entity = model.named(of)
  // What may be changed at all: single fields may be somebody else's.
  const reasons = (row ? updatePolicies(entity) : [entity.access.create]).map(survey.whyReadOnly)
  const readOnly = reasons.includes(null) ? null : (reasons[0] ?? null)
  const form = useResourceForm({
    ...overrides,
    of,
    row,
    values: { onderzoek: survey.id },
    readOnly,
    startEditing: row === null && readOnly === null,
    place: survey.id,
  })
  return (
    <FormPage form={form} below={!form.editing && below}>
      {row === null && readOnly ? <FormBody form={form}>{null}</FormBody> : form.body(<DefinedSections level={2} />)}
    </FormPage>
  )
}
