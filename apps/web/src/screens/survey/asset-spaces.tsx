import { model } from '@vezel/model'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { useMemo, useState } from 'react'
import { useRows } from '../../api/rows.ts'
import { useHere, useTo } from '../../page/place.ts'
import { together } from '../../resource/answered.tsx'
import { useBulk } from '../../resource/bulk-rights.ts'
import { ImportButton } from '../../resource/import-button.tsx'
import { ListTable } from '../../resource/list-table.tsx'
import { ownOrChosen } from '../../resource/own-group.ts'
import { useOwnRowMenu } from '../../resource/own-row-menu.tsx'
import { listQuery } from '../../resource/row-address.ts'
import { NoRows } from '../../resource/table-parts.tsx'
import { useFilterFields, useListState } from '../../resource/table-state.ts'
import { useMatching } from '../../resource/use-matching.ts'
import { useNavigate, useSearch } from '../../router/router.tsx'
import { Split } from '../../ui/detail-card.tsx'
import { useT } from '../../ui/texts.ts'
import { WhyNot } from '../../ui/why-not.tsx'
import { AssetSpaceCard } from './asset-space-card.tsx'
import { inAsset, useOpenAsset } from './in-asset.tsx'
import { useAssetColumns, useOwnGroup } from './space-columns.tsx'
import { useSpaceMoves } from './space-moves.ts'
import { AddButtons, type Added, Creating, EmptyFloors, OpenFloor } from './space-parts.tsx'
import { assetRowsOf, floorSelection, knownSelection, type SpaceRow } from './space-rows.ts'
import { VesselSpaces } from './vessel-spaces.tsx'
import './survey.css'

/** The spaces of an asset floor by floor, with what is known of each from its surveys. */
export const AssetSpacesScreen = inAsset(function AssetSpacesScreen() {
  const { id, isBuilding, whyReadOnly } = useOpenAsset()
  const list = useTo('assetmanagement-assets-asset')('assetmanagement-assets-asset-spaces')
  if (isBuilding) return <BuildingSpaces />
  return (
    <VesselSpaces
      asset={id}
      route="assetmanagement-assets-asset-spaces"
      list={list}
      readOnly={whyReadOnly('planner')}
    />
  )
})

function BuildingSpaces() {
  const t = useT(assetPhrases)
  const asset = useOpenAsset()
  const readOnly = asset.whyReadOnly('planner')
  const to = useTo('assetmanagement-assets-asset')
  const navigate = useNavigate()
  const [search] = useSearch()
  const selected = useHere().space ?? null
  const [creating, setCreating] = useState<Added | null>(null)
  const { state, asked, rows, known, floors } = useSpacesOf(asset.id)
  const query = listQuery(search)
  const list = to('assetmanagement-assets-asset-spaces', {}, { query })
  const spaceTo = ({ id }: { readonly id: string }) =>
    to('assetmanagement-assets-asset-spaces-space', { space: id }, { query })
  const { columns, dialog } = useOwnRowMenu({
    of: 'space',
    recordOf: readOf,
    readOnly,
    onDeleted: (id) => id === selected && navigate(list, { keepScroll: true }),
    columns: useAssetColumns(),
  })
  const ownGroup = useOwnGroup(floors, to('assetmanagement-assets-asset-spaces'))
  const where = { asset: asset.id }
  const bulk = useBulk({ of: 'space', where, readOnly })
  const tree = useSpaceMoves(known, state, readOnly)
  const add = readOnly === null && <AddButtons asset={asset} onAdd={setCreating} />
  const empty = floors.filter(({ id }) => asked.status === 'ready' && !known.some(({ floor }) => floor === id))
  return (
    <Split card={selected && <AssetSpaceCard key={selected} id={selected} />}>
      <ListTable
        of="space"
        label={t('spaces')}
        {...{ state, asked, rows, columns, ownGroup, bulk, selected }}
        to={spaceTo}
        grouping={ownOrChosen(state, columns, ownGroup)}
        readOnly={readOnly}
        add={add || <WhyNot>{readOnly}</WhyNot>}
        id={(row) => row.id}
        indent={(row) => row.depth}
        tree={tree}
        counts={{ shown: rows.length, total: rows.length, all: known.length }}
        tools={readOnly === null && <ImportButton of="space" where={where} />}
        empty={<NoRows of="space" readOnly={readOnly} why={t('spacesEmptyWhy')} add={add} state={state} />}
        foot={empty.length > 0 && <EmptyFloors floors={empty} />}
      />
      <Creating
        what={creating}
        floor={rows.find(({ id }) => id === selected)?.floor || null}
        asset={asset}
        to={spaceTo}
        onClose={() => setCreating(null)}
      />
      {dialog}
      <OpenFloor asset={asset} readOnly={readOnly} />
    </Split>
  )
}

const readOf = ({ read }: SpaceRow) => read

/** The spaces of an asset that meet the conditions of the list, in their places. */
function useSpacesOf(asset: string) {
  const ofAsset = { asset: { eq: asset } }
  const state = useListState('asset-spaces', useFilterFields('space', 'asset'))
  const conditions = state.list?.conditions ?? []
  const fits = useMatching('space', ofAsset, conditions, state)
  const spaces = useRows(model.entity('space'), knownSelection, { filter: ofAsset, limit: pageLimits.listMost })
  const floors = useRows(model.entity('floor'), floorSelection, { filter: ofAsset, sort: [{ field: 'niveau' }] })
  const known = useMemo(() => assetRowsOf(spaces.rows, floors.rows), [spaces.rows, floors.rows])
  const rows = useMemo(() => known.filter((row) => fits.has(row.id)), [known, fits])
  return {
    ...{ state, rows, known, floors: floors.rows },
    asked: {
      ...together(spaces, floors, fits.asked),
      isCut: false,
      all: spaces.total,
    },
  }
}
