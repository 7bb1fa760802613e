import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useState } from 'react'
import { useHere, useTo } from '../../page/place.ts'
import { useBulk } from '../../resource/bulk-rights.ts'
import { ImportButton } from '../../resource/import-button.tsx'
import { ListTable } from '../../resource/list-table.tsx'
import { ownOrChosen } from '../../resource/own-group.ts'
import { listQuery } from '../../resource/row-address.ts'
import { NoRows } from '../../resource/table-parts.tsx'
import { useNavigate, useSearch } from '../../router/router.tsx'
import { Split } from '../../ui/detail-card.tsx'
import { useT } from '../../ui/texts.ts'
import { WhyNot } from '../../ui/why-not.tsx'
import { inSurvey } from './in-survey.tsx'
import type { NextSpace } from './next-here.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { useSpaceSteps } from './row-steps.tsx'
import { ofSpace, useWithPhotos } from './source-photos.tsx'
import { useSpaceBulk } from './space-bulk.tsx'
import { LocationsOf, SpaceCard } from './space-card.tsx'
import { useColumns, useOwnGroup } from './space-columns.tsx'
import { useSpaceMoves } from './space-moves.ts'
import { AddButtons, type Added, Creating, EmptyFloors, OpenFloor } from './space-parts.tsx'
import { type SpaceRow, useSpaceList } from './space-rows.ts'
import { VesselSpaces } from './vessel-spaces.tsx'
import './survey.css'

/** The spaces of the asset floor by floor, with what was found in each and which were left out. */
export const SpacesScreen = inSurvey(function SpacesScreen() {
  const { asset, readOnly } = useOpenSurvey('planner')
  const list = useTo('surveys-survey')('surveys-survey-asset-spaces')
  if (asset.isBuilding) return <BuildingSpaces />
  const above = (id: string) => <LocationsOf space={id} />
  return (
    <VesselSpaces asset={asset.id} route="surveys-survey-asset-spaces" list={list} readOnly={readOnly} above={above} />
  )
})

function BuildingSpaces() {
  const t = useT(surveyAreas)
  const { asset, readOnly } = useOpenSurvey('planner')
  const to = useSpaceLink()
  const selected = useHere().space ?? null
  const [creating, setCreating] = useState<Added | null>(null)
  const list = useSpaceList()
  const { state, asked, rows } = list
  const seen = useWithPhotos(useColumns(), asked.status === 'ready', ofSpace)
  const navigate = useNavigate()
  const [search] = useSearch()
  const listed = useTo('surveys-survey')('surveys-survey-asset-spaces', {}, { query: listQuery(search) })
  const { columns, dialog } = useSpaceSteps(seen, (id) => id === selected && navigate(listed, { keepScroll: true }))
  const ownGroup = useOwnGroup(list.floors, useTo('surveys-survey')('surveys-survey-asset-spaces'))
  const where = { asset: asset.id }
  const surveyed = useSpaceBulk(rows)
  const bulk = useBulk({ of: 'space', where, readOnly, actions: surveyed.actions })
  const tree = useSpaceMoves(list.known, state, readOnly)
  const add = readOnly === null && <AddButtons asset={asset} onAdd={setCreating} />
  return (
    <Split card={selected && <SpaceCard key={selected} id={selected} next={nextTo(rows, selected, to)} />}>
      <ListTable
        of="space"
        label={t('spaces')}
        {...{ state, asked, rows, columns, ownGroup, bulk, selected, to }}
        grouping={ownOrChosen(state, columns, ownGroup)}
        readOnly={readOnly}
        add={add || <WhyNot>{readOnly}</WhyNot>}
        id={(row) => row.id}
        indent={(row) => row.depth}
        tree={tree}
        counts={list.counts}
        count={(n) => (state.query ? t('spacesFound', { n }) : t('spacesCount', list.counted))}
        tools={readOnly === null && <ImportButton of="space" where={where} />}
        empty={<NoRows of="space" readOnly={readOnly} why={t('spacesEmptyWhy')} add={add} state={state} />}
        foot={list.emptyFloors.length > 0 && <EmptyFloors floors={list.emptyFloors} />}
      />
      <Creating
        what={creating}
        floor={rows.find(({ id }) => id === selected)?.floor || null}
        {...{ asset, to }}
        onClose={() => setCreating(null)}
      />
      {dialog}
      {surveyed.dialog}
      <OpenFloor {...{ asset, readOnly }} />
    </Split>
  )
}

/** Where a space leads; what was searched and filtered goes along. */
function useSpaceLink(): (space: { readonly id: string }) => string {
  const to = useTo('surveys-survey')
  const [search] = useSearch()
  return ({ id }) => to('surveys-survey-asset-spaces-space', { space: id }, { query: listQuery(search) })
}

/** The one below a space in the list. */
function nextTo(rows: readonly SpaceRow[], selected: string, to: (space: SpaceRow) => string): NextSpace | null {
  const at = rows.findIndex(({ id }) => id === selected)
  const next = at === -1 ? undefined : rows[at + 1]
  return next ? { name: next.read.naam ?? '', to: to(next) } : null
}
