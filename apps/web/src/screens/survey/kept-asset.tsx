import { AssetForm } from '../../asset/asset-form.tsx'
import { inAsset, useOpenAsset } from './in-asset.tsx'

/** A building or ship as the organisation keeps it. */
export const AssetInformationScreen = inAsset(function AssetInformationScreen() {
  const { id, isBuilding, row, whyReadOnly } = useOpenAsset()
  return <AssetForm key={id} isBuilding={isBuilding} row={row} readOnly={whyReadOnly('planner')} />
})
