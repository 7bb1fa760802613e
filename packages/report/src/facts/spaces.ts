import { outcomeKindOf, type StatusKind } from '@vezel/model/material-kind.ts'
import type { Dossier, InventarisatieRuimteRow, SpaceRow, SubAssetRow, UitsluitingRow } from '../dossier.ts'
import type { Words } from '../texts/words.ts'
import { isReckoned } from './locations.ts'
import type { SourceBody } from './sources.ts'
import { byNumber, floorName } from './text.ts'

export interface SpaceFacts {
  readonly space: SpaceRow
  readonly row: InventarisatieRuimteRow | null
  readonly surveyed: boolean
  /** Surveyed, but not all of it. */
  readonly partly: boolean
  /** Whether the space belongs to what this survey looks at. */
  readonly inScope: boolean
  readonly kind: StatusKind | 'none'
  readonly sources: readonly string[]
  /** Its parts that were left out; more than one may be. */
  readonly exclusions: readonly UitsluitingRow[]
}

export interface FloorFacts {
  readonly name: string
  readonly spaces: readonly SpaceFacts[]
}

/** The floors of the asset from below, each with its spaces and what this survey says of them. */
export function floorsOf(
  dossier: Dossier,
  sources: readonly Pick<SourceBody, 'row' | 'locations'>[],
  words: Words,
): FloorFacts[] {
  const { onderzoek } = dossier
  const rows = new Map(onderzoek.inventarisatie_ruimtes.map((row) => [row.sub_asset.id, row]))
  const sourcesIn = new Map<string, (typeof sources)[number][]>()
  for (const source of sources) {
    for (const { row, presence, unaccounted } of source.locations) {
      if (row.sub_asset === null || !isReckoned({ presence, unaccounted })) continue
      const known = sourcesIn.get(row.sub_asset.id) ?? []
      if (!known.includes(source)) sourcesIn.set(row.sub_asset.id, [...known, source])
    }
  }
  const excluded = Map.groupBy(onderzoek.uitgesloten_ruimtes, (row) => row.sub_asset.id)
  return byFloor(onderzoek.inventarisatie_asset.asset.sub_assets, words, (space) => {
    const row = rows.get(space.id) ?? null
    const inside = sourcesIn.get(space.id) ?? []
    const surveyed = space.onderzocht === 'ja' || space.onderzocht === 'gedeeltelijk'
    const kind = outcomeKindOf(space.uitkomst)
    return {
      space,
      row,
      surveyed,
      partly: space.onderzocht === 'gedeeltelijk',
      inScope: kind !== 'none',
      kind,
      sources: inside.map((source) => source.row.nummer),
      exclusions: excluded.get(space.id) ?? [],
    }
  })
}

/** The floors from below, each with its spaces in their order and what `tell` says of them; spaces without a floor come last. */
export function byFloor<Space extends SubAssetRow, Told>(
  spaces: readonly Space[],
  words: Words,
  tell: (space: Space) => Told,
): { readonly name: string; readonly spaces: readonly Told[] }[] {
  const floors = new Map<string, { readonly name: string; readonly level: number; readonly spaces: Told[] }>()
  for (const space of [...spaces].sort(
    (a, b) => (a.volgorde ?? 0) - (b.volgorde ?? 0) || byNumber(a.volledige_naam, b.volledige_naam),
  )) {
    const key = space.verdieping?.id ?? ''
    const floor = floors.get(key) ?? {
      name: floorName(space, words),
      level: space.verdieping?.niveau ?? 1e9,
      spaces: [],
    }
    floors.set(key, floor)
    floor.spaces.push(tell(space))
  }
  return [...floors.values()].sort((a, b) => a.level - b.level)
}
