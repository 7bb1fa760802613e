import { IconPlaylistAdd, IconStack2 } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { vesselPhrases } from '@vezel/model/messages/vessel/index.ts'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { useRows } from '../../api/rows.ts'
import { AssetStatus } from '../../asset/asset-status.tsx'
import { RecordList } from '../../resource/record-list.tsx'
import { IconButton } from '../../ui/button.tsx'
import { useT } from '../../ui/texts.ts'
import { type Added, Creating, EmptyFloors, OpenFloor } from './space-parts.tsx'

const deckSelection = { id: true, title: true } as const
const columns = ['naam', 'vscp_zone', 'zijde', 'spant_van', 'spant_tot', 'aantal_vscp_regels', 'verdieping'] as const
/** The deck stands above its spaces; a column of it says so once more. */
const hidden = ['verdieping', 'spant_van', 'spant_tot'] as const
/** What is known of it over all surveys, where no survey is shown. */
const knownColumns = [...columns, 'asbest_status'] as const
const kinds = { asbest_status: 'status' } as const
const cells = { asbest_status: AssetStatus }
const select = { volledige_naam: true, verdieping: { id: true, title: true } } as const
const placesSelection = { verdieping: { id: true } } as const

interface VesselSpacesProps {
  /** The vessel. */
  asset: string
  route: 'assetmanagement-assets-asset-spaces' | 'surveys-survey-asset-spaces'
  /** The address of the list. */
  list: string
  readOnly: string | null
  /** Above the form of a space: what was found in it. */
  above?: (id: string) => ReactNode
}

/** The decks of a vessel with the spaces on board, their zones and the entries of check plans in each. */
export function VesselSpaces({ asset, route, list, readOnly, above }: VesselSpacesProps) {
  const t = useT(vesselPhrases)
  const areas = useT(surveyAreas)
  const [creating, setCreating] = useState<Added | null>(null)
  const ofAsset = { asset: { eq: asset } }
  const decks = useRows(model.entity('floor'), deckSelection, { filter: ofAsset, sort: [{ field: 'niveau' }] })
  const groupOrder = useMemo(() => decks.rows.map(({ id }) => id), [decks.rows])
  const { rows: places, status } = useRows(model.entity('vesselSpace'), placesSelection, {
    filter: ofAsset,
    limit: pageLimits.listMost,
  })
  const empty = decks.rows.filter(({ id }) => status === 'ready' && !places.some((one) => one.verdieping?.id === id))
  const vessel = { id: asset, isBuilding: false }
  return (
    <>
      <RecordList
        of="vesselSpace"
        route={route}
        where={{ asset }}
        readOnly={readOnly}
        columns={route === 'assetmanagement-assets-asset-spaces' ? knownColumns : columns}
        kinds={kinds}
        cells={cells}
        hidden={hidden}
        select={select}
        groupBy="verdieping"
        groupTo={(deck) => list + (deck === '' ? '' : `?floor=${deck}`)}
        groupOrder={groupOrder}
        tree="parent_ruimte"
        emptyWhy={t('vesselSpacesEmptyWhy')}
        offers={{
          verdieping: { filter: () => ofAsset },
          parent_ruimte: { filter: () => ofAsset },
        }}
        card={above && { above: (row) => above(String(row.id)) }}
        tools={
          readOnly === null && (
            <>
              <IconButton
                kind="outlined"
                label={t('newDeck')}
                icon={<IconStack2 />}
                onClick={() => setCreating('floor')}
              />
              <IconButton
                kind="outlined"
                label={areas('addMany')}
                icon={<IconPlaylistAdd />}
                onClick={() => setCreating('many')}
              />
            </>
          )
        }
      />
      {empty.length > 0 && <EmptyFloors floors={empty} isBuilding={false} />}
      <Creating what={creating} floor={null} asset={vessel} to={() => ''} onClose={() => setCreating(null)} />
      <OpenFloor asset={vessel} readOnly={readOnly} />
    </>
  )
}
