import { model } from '@vezel/model'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useRow } from '../../api/rows.ts'
import type { Read } from '../../kinds/record.ts'
import { DefinedSections } from '../../resource/fields.tsx'
import { FormPage, useResourceForm } from '../../resource/resource-form.tsx'
import { formSelection } from '../../resource/selection.ts'
import { CardSkeleton, EmptyState } from '../../ui/feedback.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'

/** The building or vessel that is surveyed. It outlives the survey, so a change here shows in every survey of it. */
export const AssetInformationScreen = inSurvey(function AssetInformationScreen() {
  const { asset } = useOpenSurvey('planner')
  const key = asset.isBuilding ? 'building' : 'vessel'
  const { row, status } = useRow(model.named(key), asset.id, formSelection(key))
  if (!row) return status === 'loading' ? <CardSkeleton /> : <EmptyState title="–" />
  return <AssetPage key={asset.id} of={key} row={row} />
})

function AssetPage({ of, row }: { of: string; row: Read }) {
  const t = useT(surveyAreas)
  const survey = useOpenSurvey('planner')
  const form = useResourceForm({ of, row, readOnly: survey.readOnly })
  return (
    <FormPage form={form}>
      {form.body(
        <>
          <Message tone="info">{t('assetShared')}</Message>
          <DefinedSections level={2} />
        </>,
      )}
    </FormPage>
  )
}
