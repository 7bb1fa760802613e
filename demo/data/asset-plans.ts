import { FEMKE, PIETER, SAMIR } from './people.ts'

/** A plan of a floor, drawn from its spaces. */
export type AssetPlanData = {
  key: string
  of: 'buildingPlan' | 'vesselPlan'
  asset: string
  verdieping: string
  naam: string
  volgorde: number
  inventarisatie_user: number
}

const drawn = (
  asset: string,
  by: number,
  floors: readonly (readonly [floor: string, naam: string])[],
): AssetPlanData[] =>
  floors.map(([floor, naam], index) => ({
    key: `${asset}/${floor}`,
    of: 'buildingPlan',
    asset,
    verdieping: `${asset}/${floor}`,
    naam,
    volgorde: index + 1,
    inventarisatie_user: by,
  }))

/** The plans of the assets that were surveyed; of the others the empty list says what to do. */
export const assetPlans: readonly AssetPlanData[] = [
  ...drawn('A1', SAMIR, [
    ['begane-grond', 'Begane grond'],
    ['eerste-verdieping', 'Eerste verdieping'],
    ['kruipruimte', 'Kruipruimte'],
    ['dak', 'Dak'],
    ['gevel', 'Gevels'],
    ['buitenterrein', 'Bijgebouwen'],
  ]),
  ...drawn('A2/1', FEMKE, [
    ['begane-grond', 'Begane grond'],
    ['eerste-verdieping', 'Eerste verdieping'],
    ['kruipruimte', 'Kruipruimte'],
    ['zolder', 'Zolder'],
  ]),
  ...drawn('A3', SAMIR, [
    ['onderbouw', 'Onderbouw'],
    ...Array.from({ length: 10 }, (_, floor) => [`laag-${floor + 1}`, `Verdieping ${floor + 1}`] as const),
    ['dak', 'Dak'],
    ['gevel', 'Gevels'],
  ]),
  ...drawn('A5', PIETER, [
    ['kelder', 'Kelder'],
    ['begane-grond', 'Gelijkvloers'],
    ['eerste-verdieping', 'Eerste verdieping'],
    ['tweede-verdieping', 'Tweede verdieping'],
    ['dak', 'Dak en gevels'],
  ]),
]
