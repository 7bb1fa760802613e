import { outcomeKindOf, type StatusKind } from '@vezel/model/material-kind.ts'
import type { Dossier, InventarisatieRuimteRow, SubAssetRow, UitsluitingRow } from '../dossier.ts'
import type { Words } from '../texts/words.ts'
import { isReckoned } from './locations.ts'
import type { SourceBody } from './sources.ts'
import { byNumber, floorName } from './text.ts'

export interface SpaceFacts {
  readonly space: SubAssetRow
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
  const floors = new Map<string, { name: string; level: number; spaces: SpaceFacts[] }>()
  const all = [...onderzoek.inventarisatie_asset.asset.sub_assets].sort(
    (a, b) => (a.volgorde ?? 0) - (b.volgorde ?? 0) || byNumber(a.volledige_naam, b.volledige_naam),
  )
  for (const space of all) {
    const row = rows.get(space.id) ?? null
    const inside = sourcesIn.get(space.id) ?? []
    const surveyed = space.onderzocht === 'ja' || space.onderzocht === 'gedeeltelijk'
    const kind = outcomeKindOf(space.uitkomst)
    const key = space.verdieping?.id ?? ''
    const floor = floors.get(key) ?? {
      name: floorName(space, words),
      level: space.verdieping?.niveau ?? 1e9,
      spaces: [],
    }
    floors.set(key, floor)
    floor.spaces.push({
      space,
      row,
      surveyed,
      partly: space.onderzocht === 'gedeeltelijk',
      inScope: kind !== 'none',
      kind,
      sources: inside.map((source) => source.row.nummer),
      exclusions: excluded.get(space.id) ?? [],
    })
  }
  return [...floors.values()].sort((a, b) => a.level - b.level)
}
