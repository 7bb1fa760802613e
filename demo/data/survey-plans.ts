import { type PlacedRoom, placedOn } from '../plan.ts'
import { assetPlans } from './asset-plans.ts'
import { recorded, spaces } from './recorded.ts'
import type { SpaceData } from './spaces.ts'
import { visits } from './surveys.ts'

/** A plan of an asset on which a survey draws. */
export type SurveyPlanData = {
  key: string
  onderzoek: string
  plattegrond: string
  naam: string
  papierformaat: 'A4' | 'A3'
  volgorde: number
  inventarisatie_user: number
}

/** Something drawn on it: at a place, or through points beside that. */
export type PlanObjectData = {
  key: string
  onderzoek_plattegrond: string
  svg_element_type: string
  bron_locatie?: string
  monster?: string
  uitgesloten_ruimte?: string
  ruimte?: string
  svg_pattern?: string
  x: number
  y: number
  punten?: readonly (readonly [number, number])[]
  grootte?: number
  laag: number
  inventarisatie_user: number
}

/** The assets whose plans the surveys draw on. */
const drawnOn: Readonly<Record<string, string>> = { S1: 'A1', S2: 'A1', S3: 'A2/1', S7: 'A3', S9: 'A5' }

export const surveyPlans: readonly SurveyPlanData[] = Object.entries(drawnOn).flatMap(([onderzoek, asset]) =>
  assetPlans
    .filter((plan) => plan.asset === asset)
    .map(({ key, naam, inventarisatie_user }, index) => ({
      key: `${onderzoek}/${key}`,
      onderzoek,
      plattegrond: key,
      naam,
      papierformaat: asset === 'A3' ? 'A3' : 'A4',
      volgorde: index + 1,
      inventarisatie_user,
    })),
)

const sources = new Map(recorded.flatMap((records) => records.sources).map((source) => [source.key, source]))
const locations = new Map(recorded.flatMap((records) => records.locations).map((one) => [one.key, one]))
const surveyOf = (visit: string) => visits.find(({ key }) => key === visit)?.onderzoek

type Box = Pick<PlacedRoom<SpaceData>, 'x' | 'y' | 'width' | 'height'>
type Shape = Pick<PlanObjectData, 'svg_element_type' | 'x' | 'y' | 'punten' | 'grootte'>

/** A room with a margin to its walls, in which everything has a place of its own. */
function areaIn({ x, y, width, height }: Box, margin: number, svg_element_type: string): Shape {
  const [right, down] = [Math.round(width - 2 * margin), Math.round(height - 2 * margin)]
  return {
    svg_element_type,
    ...{ x: Math.round(x + margin), y: Math.round(y + margin) },
    punten: [
      [0, 0],
      [right, 0],
      [right, down],
      [0, down],
    ],
  }
}

/** Where one of a row in a room lies. */
const placeIn = ({ x, y, width, height }: Box, at: number, of: number, down: number) => ({
  x: Math.round(x + (width * (at + 1)) / (of + 1)),
  y: Math.round(y + height * down),
})

/** By the unit of its source: so many m² of a room, so many metres along a wall, or so many pieces. */
function locationIn(room: Box, at: number, of: number, unit: string): Shape {
  if (unit === 'm²') return areaIn(room, Math.min(30 + 25 * at, room.width / 4), 'Bron, vlak')
  if (unit.startsWith('m')) {
    const margin = Math.min(40, room.width / 4)
    const place = { x: Math.round(room.x + margin), y: Math.round(room.y + 60 + 40 * at) }
    const along = [
      [0, 0],
      [Math.round(room.width - 2 * margin), 0],
    ] as const
    return { svg_element_type: 'Bron, lijn', ...place, punten: along, grootte: 14 }
  }
  return { svg_element_type: 'Bron, punt', ...placeIn(room, at, of, 0.3), grootte: 50 }
}

/** What a survey found on a floor, drawn where it found it. */
function objectsOf(plan: SurveyPlanData): PlanObjectData[] {
  const floor = assetPlans.find(({ key }) => key === plan.plattegrond)?.verdieping
  const rooms = placedOn(spaces.filter(({ verdieping }) => verdieping === floor))
  const findings = recorded
    .flatMap((records) => records.findings)
    .filter(({ inventarisatie }) => surveyOf(inventarisatie) === plan.onderzoek)
  const samples = recorded.flatMap((records) => records.samples).filter(({ onderzoek }) => onderzoek === plan.onderzoek)
  const exclusions = recorded
    .flatMap((records) => records.exclusions)
    .filter(({ onderzoek }) => onderzoek === plan.onderzoek)
  const roomOf = (finding: string | undefined) =>
    locations.get(findings.find(({ key }) => key === finding)?.bron_locatie ?? '')?.sub_asset
  const own = { onderzoek_plattegrond: plan.key, inventarisatie_user: plan.inventarisatie_user }
  return rooms.flatMap(({ room, ...box }): PlanObjectData[] => {
    const found = findings.filter(({ bron_locatie }) => locations.get(bron_locatie)?.sub_asset === room.key)
    const taken = samples.filter(({ bron_locatie_inventarisatie }) => roomOf(bron_locatie_inventarisatie) === room.key)
    const shut = exclusions.filter(({ sub_asset }) => sub_asset === room.key)
    return [
      { ...own, key: `${plan.key}/${room.key}`, ruimte: room.key, ...areaIn(box, 8, 'Ruimtecontour'), laag: 0 },
      ...shut.map((exclusion) => ({
        ...own,
        key: `${plan.key}/${exclusion.nummer}`,
        uitgesloten_ruimte: `${exclusion.onderzoek}/${exclusion.nummer}`,
        ...areaIn(box, 20, 'Uitgesloten gebied'),
        svg_pattern: 'Stippen',
        laag: 1,
      })),
      ...found.map(({ bron_locatie }, at) => {
        const unit = sources.get(locations.get(bron_locatie)?.bron ?? '')?.eenheid ?? ''
        const shape = locationIn(box, at, found.length, unit)
        return {
          ...own,
          key: `${plan.key}/${bron_locatie}`,
          bron_locatie,
          ...shape,
          ...(shape.svg_element_type === 'Bron, vlak' && { svg_pattern: 'Arcering rechts' }),
          laag: 2,
        }
      }),
      ...taken.map(({ key }, at) => ({
        ...own,
        key: `${plan.key}/${key}`,
        monster: key,
        svg_element_type: 'Monsterpunt',
        ...placeIn(box, at, taken.length, 0.75),
        grootte: 50,
        laag: 3,
      })),
    ]
  })
}

export const planObjects: readonly PlanObjectData[] = surveyPlans.flatMap(objectsOf)
