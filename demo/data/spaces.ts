/** A floor of an asset. */
export type FloorData = { key: string; asset: string; verdieping_naam: string; naam?: string; niveau: number }

/** A space of an asset with what its floor, walls and ceiling are made of. */
export type SpaceData = {
  key: string
  asset: string
  verdieping: string
  nummer: string
  naam: string
  ruimte_naam: string
  parent_ruimte?: string
  oppervlakte?: number
  hoogte?: number
  gebruik?: string
  volgorde: number
  /** As recorded by its first survey. */
  afwerking: { vloer?: string; wand?: string; plafond?: string; installaties?: string }
}

/** A space on one line. */
export type Row = readonly [
  key: string,
  nummer: string,
  naam: string,
  ruimte_naam: string,
  /** m² */
  oppervlakte: number | null,
  vloer: string,
  wand: string,
  plafond: string,
  installaties: string,
  parent_ruimte?: string,
]

/** The spaces of each floor, by the key of the floor without that of the asset; a dash stands for a part that a space does not have. */
export type FloorRows = Readonly<Record<string, { readonly hoogte?: number; readonly rows: readonly Row[] }>>

const part = (text: string): string | undefined => (text === '-' ? undefined : text)

/** The spaces of an asset, by floor from below and in the order of their numbers. */
export const spacesOf = (asset: string, floors: FloorRows): SpaceData[] =>
  Object.entries(floors)
    .flatMap(([floor, { hoogte, rows }]) =>
      rows.map(([key, nummer, naam, ruimte_naam, area, vloer, wand, plafond, installaties, parent]) => ({
        key: `${asset}/${key}`,
        asset,
        verdieping: `${asset}/${floor}`,
        nummer,
        naam,
        ruimte_naam,
        ...(parent && { parent_ruimte: `${asset}/${parent}` }),
        ...(area && { oppervlakte: area }),
        ...(hoogte && area && { hoogte }),
        afwerking: { vloer: part(vloer), wand: part(wand), plafond: part(plafond), installaties: part(installaties) },
      })),
    )
    .map((space, i) => ({ ...space, volgorde: i + 1 }))

/** A space by its key. */
export function spaceIn<Space extends { readonly key: string }>(spaces: readonly Space[], key: string): Space {
  const space = spaces.find((row) => row.key === key)
  if (!space) throw new Error(`There is no space ${key}`)
  return space
}
