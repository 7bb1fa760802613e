import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { AssetForm } from '../../asset/asset-form.tsx'
import { useTo } from '../../page/place.ts'
import { Link } from '../../router/router.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'
import { AssetDocuments, SurveyDocuments } from './asset-documents.tsx'
import { AssetParts } from './asset-parts.tsx'
import { KnownOfAsset } from './asset-timeline.tsx'
import { inAsset, useOpenAsset } from './in-asset.tsx'

/** A building or ship as the organisation keeps it, with what is known of it over all its surveys. */
export const AssetInformationScreen = inAsset(function AssetInformationScreen() {
  const { id, isBuilding, folder, folders, row, whyReadOnly } = useOpenAsset()
  return (
    <AssetForm
      key={id}
      isBuilding={isBuilding}
      row={row}
      readOnly={whyReadOnly('planner')}
      note={<MergedNote />}
      below={
        <>
          {isBuilding && <AssetParts row={row} readOnly={whyReadOnly('proposer')} />}
          <KnownOfAsset folders={folders} />
          <AssetDocuments
            folder={folder}
            route="assetmanagement-assets-asset-information"
            readOnly={whyReadOnly('worker')}
          />
          <SurveyDocuments folders={folders} />
        </>
      }
    />
  )
})

/** Which one this turned out to be, or which ones turned out to be this: what is known of those stands below as well. */
function MergedNote() {
  const t = useT(assetPhrases)
  const to = useTo()
  const { mergedInto, wentUpHere } = useOpenAsset()
  const named = mergedInto ? [mergedInto] : wentUpHere
  if (named.length === 0) return null
  return (
    <Message tone={mergedInto ? 'warning' : 'info'}>
      {t(mergedInto ? 'mergedInto' : 'wentUpHere')}{' '}
      {named.map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link className="link" to={to('assetmanagement-assets-asset-information', { asset: id })}>
            {title}
          </Link>
        </span>
      ))}
    </Message>
  )
}
