import { type EntityKey, model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { type RouteName, routeOf } from '@vezel/model/route-paths.ts'
import { AssetForm } from '../../asset/asset-form.tsx'
import { DueMeasures } from '../../asset/due-measures.tsx'
import { titleOf } from '../../kinds/words.ts'
import { useTo } from '../../page/place.ts'
import { HistoryBelow } from '../../resource/history.tsx'
import { Link } from '../../router/router.tsx'
import { Message } from '../../ui/message.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { Toolbar } from '../../ui/toolbar.tsx'
import { AssetDocuments, SurveyDocuments } from './asset-documents.tsx'
import { AssetParts } from './asset-parts.tsx'
import { KnownOfAsset } from './asset-timeline.tsx'
import { inAsset, type NamedAsset, useOpenAsset } from './in-asset.tsx'

/** Where what an asset has is shown, which has no address of its own. */
const pages = {
  building: 'assetmanagement-assets-asset-information',
  vessel: 'assetmanagement-assets-asset-information',
  assetDocument: 'assetmanagement-assets-asset-information',
} as const satisfies { readonly [Key in EntityKey]?: RouteName }

/** A building or ship as the organisation keeps it, with what is known of it over all its surveys. */
export const AssetInformationScreen = inAsset(function AssetInformationScreen() {
  const { id, isBuilding, folder, folders, row, whyReadOnly } = useOpenAsset()
  const { locale } = useUiTexts()
  return (
    <>
      <Toolbar title={inLocale(routeOf('assetmanagement-assets-asset-information').label, locale)}>
        <HistoryBelow
          of={isBuilding ? 'building' : 'vessel'}
          row={row}
          route="assetmanagement-assets-asset"
          pages={pages}
        />
      </Toolbar>
      <AssetForm
        key={id}
        isBuilding={isBuilding}
        row={row}
        readOnly={whyReadOnly('planner')}
        note={
          <>
            <MergedNote />
            <PartOfNote />
          </>
        }
        below={
          <>
            {isBuilding && <AssetParts row={row} readOnly={whyReadOnly('proposer')} />}
            <DueMeasures folders={folders} />
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
    </>
  )
})

/** Which one this turned out to be, or which ones turned out to be this: what is known of those stands below as well. */
function MergedNote() {
  const t = useT(assetPhrases)
  const { mergedInto, wentUpHere } = useOpenAsset()
  if (mergedInto) return <AssetsNote tone="warning" words={t('mergedInto')} assets={[mergedInto]} />
  return <AssetsNote tone="info" words={t('wentUpHere')} assets={wentUpHere} />
}

/** The complex that this is a part of, with the way to it. */
function PartOfNote() {
  const t = useT(assetPhrases)
  const { locale } = useUiTexts()
  const complex = useOpenAsset().row.parent_asset
  if (!isRecord(complex) || typeof complex.id !== 'string') return null
  const title = titleOf(model.entity('building'), complex, locale)
  return <AssetsNote tone="info" words={t('partOf')} assets={[{ id: complex.id, title }]} />
}

interface AssetsNoteProps {
  tone: 'info' | 'warning'
  words: string
  assets: readonly NamedAsset[]
}

/** Names other assets, each with the way to it. */
function AssetsNote({ tone, words, assets }: AssetsNoteProps) {
  const to = useTo()
  if (assets.length === 0) return null
  return (
    <Message tone={tone}>
      {words}{' '}
      {assets.map(({ id, title }, at) => (
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
