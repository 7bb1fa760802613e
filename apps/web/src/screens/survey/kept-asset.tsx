import { AssetForm } from '../../asset/asset-form.tsx'
import { KnownOfAsset } from './asset-timeline.tsx'
import { inAsset, useOpenAsset } from './in-asset.tsx'

/** A building or ship as the organisation keeps it, with what is known of it over all its surveys. */
export const AssetInformationScreen = inAsset(function AssetInformationScreen() {
  const { id, isBuilding, folder, row, whyReadOnly } = useOpenAsset()
  return (
    <AssetForm
      key={id}
      isBuilding={isBuilding}
      row={row}
      readOnly={whyReadOnly('planner')}
      below={<KnownOfAsset folder={folder} />}
    />
  )
})
