import { model } from '@vezel/model'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useRow } from '../../api/rows.ts'
import { AssetForm } from '../../asset/asset-form.tsx'
import { unanswered } from '../../resource/answered.tsx'
import { formSelection } from '../../resource/selection.ts'
import { EmptyState } from '../../ui/feedback.tsx'
import { Message } from '../../ui/message.tsx'
import { CardSkeleton } from '../../ui/progress.tsx'
import { useT } from '../../ui/texts.ts'
import { AssetDocuments } from './asset-documents.tsx'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'

/** The building or vessel that is surveyed. It outlives the survey, so a change here shows in every survey of it. */
export const AssetInformationScreen = inSurvey(function AssetInformationScreen() {
  const t = useT(surveyAreas)
  const { asset, readOnly, inventoryAsset, whyReadOnly } = useOpenSurvey('planner')
  const key = asset.isBuilding ? 'building' : 'vessel'
  const asked = useRow(model.named(key), asset.id, formSelection(key))
  const { row } = asked
  if (!row) return unanswered([asked], <CardSkeleton />) ?? <EmptyState title="–" />
  return (
    <AssetForm
      key={asset.id}
      isBuilding={asset.isBuilding}
      row={row}
      readOnly={readOnly}
      note={<Message tone="info">{t('assetShared')}</Message>}
      below={
        <AssetDocuments
          folder={inventoryAsset}
          route="surveys-survey-asset-information"
          readOnly={whyReadOnly('worker')}
          flow
        />
      }
    />
  )
})
