import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { useMe } from '../../api/me.ts'
import { AssetStatus } from '../../asset/asset-status.tsx'
import { DueMeasures } from '../../asset/due-measures.tsx'
import { useTo } from '../../page/place.ts'
import { ResourceTable } from '../../resource/resource-table.tsx'
import { useRowAddress } from '../../resource/row-address.ts'
import { useNavigate, useSearch } from '../../router/router.tsx'
import { Segments } from '../../ui/choices.tsx'
import { PagePending } from '../../ui/page-pending.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { type AssetKind, CreateAsset, isAssetKind } from './create-asset.tsx'

/** Of a building what it is part of, and how many parts it has itself. */
const ofComplexes = ['parent_asset', 'aantal_onderdelen'] as const

const byAddress = [
  { field: 'plaats' },
  { field: 'straatnaam' },
  { field: 'huisnummer' },
  { field: 'toevoeging' },
] as const
const byName = [{ field: 'naam' }] as const

/** Beside the kinds of assets, what must be done at them. */
const MEASURES = 'measures'
type Shown = AssetKind | typeof MEASURES

/** The buildings and ships of the organisation, a list each, and the measures that are due at any of them. */
export function AssetsScreen() {
  const t = useT(assetPhrases)
  const { locale } = useUiTexts()
  const to = useTo()
  const navigate = useNavigate()
  const [search] = useSearch()
  const { me } = useMe()
  const kind = isAssetKind(search.kind) ? search.kind : 'building'
  const shown: Shown = search.kind === MEASURES ? MEASURES : kind
  const address = useRowAddress(kind, 'assetmanagement-assets')
  const assetTo = (asset: string) => to('assetmanagement-assets-asset-information', { asset })
  const listOf = (of: Shown) => to('assetmanagement-assets', {}, { query: { kind: of === 'building' ? null : of } })
  const parts = {
    to: assetTo,
    onCreate: () => address.setCreating(true),
    canDelete: true,
    emptyWhy: t('assetsEmptyWhy'),
    kinds: { asbest_status: 'status' },
    cells: { asbest_status: AssetStatus },
    tools: (
      <Segments<Shown>
        aria-label={t('assetKind')}
        value={shown}
        onChange={(of) => navigate(listOf(of))}
        options={[
          ...(['building', 'vessel'] as const).map((of) => ({
            value: of,
            label: inLocale(model.entity(of).plural, locale),
          })),
          { value: MEASURES, label: t('measures') },
        ]}
      />
    ),
  } as const
  // Which tools there are depends on the role.
  if (me === null) return <PagePending />
  if (shown === MEASURES) return <DueMeasures tools={parts.tools} />
  return (
    <>
      {kind === 'building' ? (
        <ResourceTable key="building" of="building" hidden={ofComplexes} sort={byAddress} {...parts} />
      ) : (
        <ResourceTable key="vessel" of="vessel" sort={byName} {...parts} />
      )}
      {address.isCreating && (
        <CreateAsset kind={kind} onClose={() => address.setCreating(false)} onCreated={(id) => navigate(assetTo(id))} />
      )}
    </>
  )
}
