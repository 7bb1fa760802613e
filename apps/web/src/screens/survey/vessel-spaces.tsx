import { IconPlaylistAdd, IconStack2 } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { vesselPhrases } from '@vezel/model/messages/vessel/index.ts'
import { type ReactNode, useState } from 'react'
import { useRows } from '../../api/rows.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { IconButton } from '../../ui/button.tsx'
import { useT } from '../../ui/texts.ts'
import { type Added, Creating, EmptyFloors, OpenFloor } from './space-parts.tsx'

const deckSelection = { id: true, title: true } as const
const select = { parent_ruimte: { id: true } } as const

interface VesselSpacesProps {
  /** The vessel. */
  asset: string
  route: 'assetmanagement-assets-asset-spaces' | 'surveys-survey-asset-spaces'
  readOnly: string | null
  /** Above the form of a space: what was found in it. */
  above?: (id: string) => ReactNode
}

/** The decks of a vessel with the spaces on board, their zones and the entries of check plans in each. */
export function VesselSpaces({ asset, route, readOnly, above }: VesselSpacesProps) {
  const t = useT(vesselPhrases)
  const areas = useT(surveyAreas)
  const [creating, setCreating] = useState<Added | null>(null)
  const ofAsset = { asset: { eq: asset } }
  const decks = useRows(model.entity('floor'), deckSelection, { filter: ofAsset, sort: [{ field: 'niveau' }] })
  const vessel = { id: asset, isBuilding: false }
  return (
    <>
      <RecordList
        of="vesselSpace"
        route={route}
        where={{ asset }}
        readOnly={readOnly}
        select={select}
        groupBy="verdieping"
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
      {decks.rows.length > 0 && <EmptyFloors floors={decks.rows} />}
      <Creating what={creating} floor={null} asset={vessel} to={() => ''} onClose={() => setCreating(null)} />
      <OpenFloor asset={vessel} readOnly={readOnly} />
    </>
  )
}
