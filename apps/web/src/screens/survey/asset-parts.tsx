import { model } from '@vezel/model'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { useMemo, useState } from 'react'
import { AssetStatus } from '../../asset/asset-status.tsx'
import type { Read } from '../../kinds/record.ts'
import { useTo } from '../../page/place.ts'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { ResourceTable } from '../../resource/resource-table.tsx'
import { flatDraft } from '../../resource/selection.ts'
import { useNavigate } from '../../router/router.tsx'
import { useT } from '../../ui/texts.ts'

interface AssetPartsProps {
  /** The complex, as its form was read. */
  row: Read
  readOnly: string | null
}

const building = model.entity('building')
/** What the dwellings of a complex have in common with it. */
const shared = ['straatnaam', 'postcode', 'plaats', 'land', 'klant', 'bouwjaar', 'gebruiksfunctie'] as const

/** The parts of a complex, such as the dwellings of a block of flats, with what is known of each. */
export function AssetParts({ row, readOnly }: AssetPartsProps) {
  const t = useT(assetPhrases)
  const to = useTo()
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const id = String(row.id)
  const values = useMemo(() => {
    const draft = flatDraft(building, row)
    return { parent_asset: id, ...Object.fromEntries(shared.map((name) => [name, draft[name] ?? null])) }
  }, [row, id])
  const partTo = (part: string) => to('assetmanagement-assets-asset-information', { asset: part })
  return (
    <>
      <ResourceTable
        of="building"
        title={t('parts')}
        where={{ parent_asset: id }}
        values={values}
        columns={['adres', 'naam', 'vastgoed_asset_type', 'asbest_status', 'aantal_onderzoeken']}
        sort={[{ field: 'straatnaam' }, { field: 'huisnummer' }, { field: 'toevoeging' }]}
        kinds={{ asbest_status: 'status' }}
        cells={{ asbest_status: AssetStatus }}
        readOnly={readOnly}
        to={partTo}
        onCreate={() => setAdding(true)}
        createLabel={t('addPart')}
        emptyWhy={t('partsEmptyWhy')}
      />
      {isAdding && (
        <CreateDialog
          of="building"
          title={t('addPart')}
          values={values}
          place={id}
          onClose={() => setAdding(false)}
          onCreated={(made) => navigate(partTo(made.id))}
        />
      )}
    </>
  )
}
