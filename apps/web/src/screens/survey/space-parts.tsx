import { IconPlaylistAdd, IconPlus, IconStack2 } from '@tabler/icons-react'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { EditDialog } from '../../resource/edit-dialog.tsx'
import { useNewOne } from '../../resource/words.ts'
import { useNavigate, useSearch } from '../../router/router.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { useT } from '../../ui/texts.ts'
import { SpacesMany } from './spaces-many.tsx'

/** The asset of which spaces and floors are. */
export interface SpacesAsset {
  readonly id: string
  readonly isBuilding: boolean
}

/** Of a building the floors, of a vessel the decks. */
const floorNames = (isBuilding: boolean) => [isBuilding ? 'verdieping_naam' : 'deck_name', 'naam', 'niveau'] as const

/** What is being added: a space, several at once, or a floor. */
export type Added = 'space' | 'many' | 'floor'

/** What adds a floor, and spaces. */
export function AddButtons({ asset, onAdd }: { asset: SpacesAsset; onAdd: (what: Added) => void }) {
  const newOne = useNewOne()
  const t = useT(surveyAreas)
  return (
    <>
      <IconButton kind="outlined" label={newOne('floor')} icon={<IconStack2 />} onClick={() => onAdd('floor')} />
      {asset.isBuilding && (
        <IconButton kind="outlined" label={t('addMany')} icon={<IconPlaylistAdd />} onClick={() => onAdd('many')} />
      )}
      <Button kind="primary" icon={<IconPlus />} onClick={() => onAdd('space')}>
        {newOne('space')}
      </Button>
    </>
  )
}

interface CreatingProps {
  what: Added | null
  /** On which a new space lies. */
  floor: string | null
  asset: SpacesAsset
  /** Where a space leads. */
  to: (space: { readonly id: string }) => string
  onClose: () => void
}

/** The dialog that adds a space, which is then opened, or a floor. */
export function Creating({ what, floor, asset, to, onClose }: CreatingProps) {
  const navigate = useNavigate()
  const ofAsset = { asset: { eq: asset.id } }
  if (what === 'space') {
    return (
      <CreateDialog
        of="space"
        values={{ asset: asset.id, verdieping: floor }}
        place={asset.id}
        offers={{ verdieping: { filter: () => ofAsset }, parent_ruimte: { filter: () => ofAsset } }}
        onClose={onClose}
        onCreated={(made) => navigate(to(made), { keepScroll: true })}
      />
    )
  }
  if (what === 'many') return <SpacesMany asset={asset} floor={floor} onClose={onClose} />
  if (what === 'floor') {
    return (
      <CreateDialog
        of="floor"
        names={floorNames(asset.isBuilding)}
        values={{ asset: asset.id }}
        place={asset.id}
        onClose={onClose}
      />
    )
  }
  return null
}

/** The floor that the address names. */
export function OpenFloor(props: Omit<FloorDialogProps, 'id' | 'onClose'>) {
  const [{ floor }, setSearch] = useSearch()
  return floor ? <FloorDialog key={floor} {...props} id={floor} onClose={() => setSearch({ floor: null })} /> : null
}

interface EmptyFloorsProps {
  floors: readonly { readonly id: string; readonly title: string | null }[]
  /** A vessel has decks. */
  isBuilding?: boolean
}

/** Floors in which no space is, each with the way to change it. */
export function EmptyFloors({ floors, isBuilding = true }: EmptyFloorsProps) {
  const t = useT(surveyAreas)
  const [, setSearch] = useSearch()
  return (
    <p className="table-foot">
      {t(isBuilding ? 'emptyFloors' : 'emptyDecks')}{' '}
      {floors.map(({ id, title }) => (
        <Button key={id} kind="quiet" onClick={() => setSearch({ floor: id })}>
          {title}
        </Button>
      ))}
    </p>
  )
}

interface FloorDialogProps {
  id: string
  asset: SpacesAsset
  readOnly: string | null
  onClose: () => void
}

/** A floor: its name and level, and the way to delete it. */
function FloorDialog({ id, asset, readOnly, onClose }: FloorDialogProps) {
  return (
    <EditDialog
      of="floor"
      id={id}
      names={floorNames(asset.isBuilding)}
      isHere={(row) => row.asset.id === asset.id}
      readOnly={readOnly}
      canDelete
      onClose={onClose}
    />
  )
}
