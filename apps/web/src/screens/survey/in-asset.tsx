import { model } from '@vezel/model'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import type { Policy } from '@vezel/model/rights.ts'
import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react'
import { useMe } from '../../api/me.ts'
import { type RowFor, useRow } from '../../api/rows.ts'
import { ItemLookContext } from '../../kinds/item-look.ts'
import type { Read } from '../../kinds/record.ts'
import { type Scope, ScopeContext } from '../../kinds/scope.ts'
import type { RecordBar } from '../../page/open-record.ts'
import { frameOf } from '../../resource/in-record.tsx'
import { AssignedContext, refusedBy } from '../../resource/rights.ts'
import { formSelection } from '../../resource/selection.ts'
import { PagePending } from '../../ui/page-pending.tsx'
import { useT } from '../../ui/texts.ts'
import { surveyLook } from './looks.tsx'

const selection = formSelection('asset', {
  __typename: true,
  inventarisatie_asset: { id: true },
  samengevoegd_met: { id: true, title: true },
  samengevoegde_assets: { id: true, title: true, inventarisatie_asset: { id: true } },
})
const vessel = model.entity('vessel')
const AssetFrame = frameOf('asset', selection)

const part = { id: true, title: true, inventarisatie_asset: { id: true } } as const
/** What a complex consists of, a storey or a block between included. */
const withParts = { onderdelen: { ...part, onderdelen: { ...part, onderdelen: part } } } as const

/** The parts of an asset that was read with them, whatever lies between, by the folders of their surveys. */
function partsOf(row: Read | null): ReadonlyMap<string, NamedAsset> {
  const found = new Map<string, NamedAsset>()
  const walk = (parts: unknown) => {
    if (!Array.isArray(parts)) return
    for (const { id, title, inventarisatie_asset: folder, onderdelen } of parts) {
      if (folder) found.set(folder.id, { id, title })
      walk(onderdelen)
    }
  }
  walk(row?.onderdelen)
  return found
}

export interface NamedAsset {
  readonly id: string
  readonly title: string
}

/** The asset that the screens below are about. */
export interface OpenAsset {
  readonly id: string
  readonly isBuilding: boolean
  /** Its folder of surveys, sources and documents. */
  readonly folder: string
  /** That one, those of the assets that turned out to be this one and of which closed surveys speak, and those of its parts. */
  readonly folders: readonly string[]
  /** The parts of a complex by their folder, with the parts of those. */
  readonly parts: ReadonlyMap<string, NamedAsset>
  /** The one that it turned out to be itself. */
  readonly mergedInto: NamedAsset | null
  readonly wentUpHere: readonly NamedAsset[]
  /** As its own kind was read for its form. */
  readonly row: Read
  /** Why nothing can be changed of what a policy is about, or null. */
  readonly whyReadOnly: (policy: Policy) => string | null
}

const OpenAssetContext = createContext<OpenAsset | null>(null)

/** The asset of this page; only below its frame. */
export function useOpenAsset(): OpenAsset {
  const asset = useContext(OpenAssetContext)
  if (!asset) throw new Error('This screen stands outside an asset')
  return asset
}

/** A screen that knows the building or ship of its address. */
export function inAsset(Screen: ComponentType): ComponentType {
  return function ScreenInAsset() {
    return (
      <AssetFrame route="assetmanagement-assets-asset" bar={barOf}>
        {({ id, row }) => (
          <OfKind
            id={id}
            isBuilding={row.__typename === model.entity('building').api.type}
            folder={row.inventarisatie_asset?.id ?? ''}
            merged={row}
          >
            <Screen />
          </OfKind>
        )}
      </AssetFrame>
    )
  }
}

const barOf = ({ __typename, title, adres }: RowFor<'asset', typeof selection>, locale: Locale): RecordBar => ({
  title: String(title ?? ''),
  subtitle: adres === title ? undefined : String(adres ?? ''),
  listed:
    __typename === vessel.api.type
      ? { label: inLocale(vessel.plural, locale), query: { kind: vessel.key } }
      : undefined,
})

interface OfKindProps extends Pick<OpenAsset, 'id' | 'isBuilding' | 'folder'> {
  /** The same in every drawing until it is read anew. */
  merged: RowFor<'asset', typeof selection>
  children: ReactNode
}

/** The asset as the kind that it is, which says who may change it. */
function OfKind({ id, isBuilding, folder, merged, children }: OfKindProps) {
  const t = useT(resourcePhrases)
  const words = useT(assetPhrases)
  const { me } = useMe()
  const entity = model.named(isBuilding ? 'building' : 'vessel')
  const read = useRow(
    entity,
    id,
    useMemo(() => (isBuilding ? formSelection('building', withParts) : formSelection('vessel')), [isBuilding]),
  )
  const row: Read | null = read.row
  const parts = useMemo(() => partsOf(row), [row])
  const open = useMemo(
    (): OpenAsset | null =>
      row && {
        ...{ id, isBuilding, folder, row },
        folders: [
          folder,
          ...merged.samengevoegde_assets.flatMap((one) => one.inventarisatie_asset?.id ?? []),
          ...parts.keys(),
        ],
        parts,
        mergedInto: merged.samengevoegd_met,
        wentUpHere: merged.samengevoegde_assets,
        whyReadOnly: (policy) => {
          if (merged.samengevoegd_met) return words('readAsMerged')
          const refused = refusedBy(policy, { entity, row, assigned: true }, me)
          return refused && (refused === 'notAssigned' ? words('notAssignedToAsset') : t(refused))
        },
      },
    [id, isBuilding, folder, merged, row, parts, entity, me, t, words],
  )
  const scope = useMemo(
    (): Scope => [
      ['asset', id],
      ['inventoryAsset', folder],
    ],
    [id, folder],
  )
  if (read.problem && open === null) throw read.problem
  if (open === null) return <PagePending />
  return (
    <OpenAssetContext value={open}>
      <AssignedContext value={open.row.toegewezen !== false}>
        <ScopeContext value={scope}>
          <ItemLookContext value={surveyLook}>{children}</ItemLookContext>
        </ScopeContext>
      </AssignedContext>
    </OpenAssetContext>
  )
}
