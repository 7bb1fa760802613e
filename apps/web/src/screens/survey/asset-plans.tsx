import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import type { RouteName } from '@vezel/model/route-paths.ts'
import { downloadFile } from '../../api/files.ts'
import type { RowFor } from '../../api/rows.ts'
import { fileSelection } from '../../kinds/record.ts'
import type { RowActions } from '../../resource/asked-actions.ts'
import type { FormStore } from '../../resource/form-store.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { useT } from '../../ui/texts.ts'
import { inAsset, useOpenAsset } from './in-asset.tsx'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { PlanPageInput } from './plan-page-input.tsx'
import { PlanPicture } from './plan-picture.tsx'
import './survey.css'

const select = { file: fileSelection, beeld: fileSelection } as const
const actions: RowActions<RowFor<'assetPlan', typeof select>> = {
  download: { run: ({ file }) => downloadFile(file ?? {}), isOffered: ({ file }) => file !== null },
}
const inputs = { pagina: PlanPageInput }
const card = {
  width: 'medium',
  above: (row: { readonly id: string }) => <PlanPicture key={row.id} id={row.id} />,
} as const

/** Another file begins at its first page, and as it lies. */
function onSet(name: string, _value: unknown, store: FormStore) {
  if (name !== 'file') return
  store.set('pagina', 1)
  store.set('rotatie', '0')
}

/** The plans of the building or vessel that a survey is of. */
export const SurveyAssetPlansScreen = inSurvey(function SurveyAssetPlansScreen() {
  const { asset, readOnly } = useOpenSurvey('worker')
  return <AssetPlans {...asset} readOnly={readOnly} route="surveys-survey-asset-plans" />
})

/** The plans of a building or vessel as the organisation keeps it. */
export const KeptAssetPlansScreen = inAsset(function KeptAssetPlansScreen() {
  const { id, isBuilding, whyReadOnly } = useOpenAsset()
  return (
    <AssetPlans {...{ id, isBuilding }} readOnly={whyReadOnly('worker')} route="assetmanagement-assets-asset-plans" />
  )
})

interface AssetPlansProps {
  id: string
  isBuilding: boolean
  readOnly: string | null
  route: Extract<RouteName, `${string}-plans`>
}

/** The plans of an asset in their order, each with its drawing. */
function AssetPlans({ id, isBuilding, readOnly, route }: AssetPlansProps) {
  const t = useT(assetPhrases)
  const parts = {
    route,
    where: { asset: id },
    readOnly,
    select,
    inputs,
    actions,
    card,
    onSet,
    lines: 2,
    emptyWhy: t('plansEmptyWhy'),
    offers: { verdieping: { filter: () => ({ asset: { eq: id } }) } },
  } as const
  return isBuilding ? <RecordList of="buildingPlan" {...parts} /> : <RecordList of="vesselPlan" {...parts} />
}
