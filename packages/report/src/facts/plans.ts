import { drawnLinks, isDrawnLinkKind } from '@vezel/model/drawn-links.ts'
import { exclusionKinds, type StatusKind } from '@vezel/model/material-kind.ts'
import { isCrop } from '@vezel/model/rules/points.ts'
import type { DrawnObject, ElementType, PatternItem } from '@vezel/plan/drawing.ts'
import { partOf } from '@vezel/plan/legend.ts'
import { objectOfRow } from '@vezel/plan/object-row.ts'
import type { Scene } from '@vezel/plan/scene.ts'
import type { Dossier, Item, OnderzoekPlattegrondRow, SubAssetRow, TekenobjectRow } from '../dossier.ts'
import type { Words } from '../texts/words.ts'
import { isReckoned, type LocationFacts } from './locations.ts'
import type { SampleFacts } from './samples.ts'
import type { SourceBody } from './sources.ts'
import type { FloorFacts } from './spaces.ts'
import { distinct, spaceLabel } from './text.ts'

/** What something on a plan stands for, as the report tells of it. */
export interface DrawnRecord {
  /** Empty where it has none, as a space. */
  readonly number: string
  readonly space: SubAssetRow | null
  /** Its status; more than one where it tells of two things, none where nothing is there. */
  readonly kinds: readonly StatusKind[]
}

/** A source on a plan, with those of its places that are drawn there. */
export interface SourceOnPlan {
  readonly source: SourceBody
  readonly locations: readonly LocationFacts[]
}

/** A plan that is a page of the report. */
export interface PlanFacts {
  readonly row: OnderzoekPlattegrondRow
  /** What is drawn on the part that is shown, and how. */
  readonly scene: Pick<Scene, 'width' | 'height' | 'objects' | 'typeOf' | 'patternOf'> & {
    readonly part: NonNullable<Scene['part']>
  }
  /** Whether a part of it is left out. */
  readonly isCropped: boolean
  readonly recordOf: (object: DrawnObject) => DrawnRecord | null
  /** What an object is called by its type, as an item of a list. */
  readonly typeItem: (object: DrawnObject) => Item | null
  readonly patternItem: (object: DrawnObject) => Item | null
  readonly sources: readonly SourceOnPlan[]
  /** The numbers on it by room, in the order of the rooms. */
  readonly rooms: readonly { readonly name: string; readonly numbers: readonly string[] }[]
}

interface Known {
  /** Those that are left out of the report too: they are drawn. */
  readonly sources: readonly SourceBody[]
  readonly samples: readonly SampleFacts[]
  readonly floors: readonly FloorFacts[]
  readonly words: Words
}

/** The plans of a survey that are in its report, in their order, each with what it shows. */
export function plansOf({ onderzoek }: Dossier, known: Known): PlanFacts[] {
  const rows = onderzoek.onderzoek_plattegronden.filter(({ in_rapport, plattegrond }) => in_rapport && plattegrond)
  if (rows.length === 0) return []
  const records = recordsOf(onderzoek, known)
  const places = placesOf(known.sources)
  return [...rows]
    .sort((a, b) => a.volgorde - b.volgorde || (a.id < b.id ? -1 : 1))
    .map((row) => planOf(row, { records, places, known }))
}

type Records = ReadonlyMap<string, DrawnRecord>
type Places = ReadonlyMap<string, SourceOnPlan>

interface PlanContext {
  readonly records: Records
  /** The source of a place by its id, with that place alone. */
  readonly places: Places
  readonly known: Known
}

function planOf(row: OnderzoekPlattegrondRow, { records, places, known }: PlanContext): PlanFacts {
  const { breedte: width, hoogte: height } = row.plattegrond
  // What was kept before its drawing was asked, and is gone since, has no look.
  const rows = new Map(row.tekenobjecten.filter((one) => one.svg_element_type).map((one) => [one.id, one]))
  const types = new Map([...rows.values()].map(({ svg_element_type: type }) => [type.id, typeOf(type)]))
  const patterns = new Map(
    [...rows.values()].flatMap(({ svg_pattern: one }) => (one ? [[one.id, one as PatternItem] as const] : [])),
  )
  const whole = { minX: 0, minY: 0, maxX: width, maxY: height }
  const part = partIn(row) ?? whole
  const scene = {
    width,
    height,
    part,
    typeOf: (object: DrawnObject) => types.get(object.svg_element_type) ?? unknown,
    patternOf: ({ svg_pattern }: DrawnObject) => (svg_pattern === null ? null : (patterns.get(svg_pattern) ?? null)),
  }
  const all = [...rows.values()].map(objectOfRow)
  const objects = partOf({ ...scene, objects: all, linkedOf: () => null })
  const linkOf = (object: DrawnObject) => {
    const { koppeling } = scene.typeOf(object)
    return isDrawnLinkKind(koppeling) ? object[drawnLinks[koppeling]] : null
  }
  const recordOf = (object: DrawnObject) => records.get(linkOf(object) ?? '') ?? null
  const drawn = new Set(objects.flatMap((object) => linkOf(object) ?? []))
  return {
    row,
    scene: { ...scene, objects },
    isCropped: part !== whole,
    recordOf,
    typeItem: ({ id }) => rows.get(id)?.svg_element_type ?? null,
    patternItem: ({ id }) => rows.get(id)?.svg_pattern ?? null,
    sources: sourcesOn(drawn, places, known.sources),
    rooms: roomsOf(
      [...drawn].flatMap((id) => records.get(id) ?? []),
      known,
    ),
  }
}

/** The part of a plan that is printed; null for all of it, or where the part lies beside it. */
function partIn({ uitsnede, plattegrond: { breedte, hoogte } }: OnderzoekPlattegrondRow) {
  if (uitsnede === null || !isCrop.test(uitsnede, {})) return null
  const { x, y, width, height } = uitsnede as Readonly<Record<'x' | 'y' | 'width' | 'height', number>>
  const part = {
    minX: Math.max(0, x),
    minY: Math.max(0, y),
    maxX: Math.min(breedte, x + width),
    maxY: Math.min(hoogte, y + height),
  }
  return part.maxX - part.minX >= 1 && part.maxY - part.minY >= 1 ? part : null
}

const typeOf = (type: TekenobjectRow['svg_element_type']): ElementType => ({
  ...type,
  code: type.code ?? '',
  // Of what is chosen or held nothing is printed.
  ...{ svg_active: null, svg_move: null, svg_rotate: null, locked_aspect_ratio: false },
})

const unknown: ElementType = {
  ...{ id: '', code: '', svg: null, svg_active: null, svg_move: null, svg_rotate: null },
  ...{ svg_scale_x: null, svg_scale_y: null, locked_aspect_ratio: false, is_poly: false, is_area: false },
  ...{ has_size: false, default_size: null, koppeling: null },
}

/** All that a plan of this survey may stand for, by its id. */
function recordsOf(onderzoek: Dossier['onderzoek'], { sources, samples, floors }: Known): Records {
  const records = new Map<string, DrawnRecord>()
  for (const { locations } of sources)
    for (const location of locations) {
      const { row, kind } = location
      const { sub_asset: space } = row
      records.set(row.id, { number: row.nummer, space, kinds: isReckoned(location) ? [kind] : [] })
      for (const photo of row.fotos) records.set(photo.id, { number: photo.foto_nummer, space, kinds: [] })
    }
  for (const { row, room } of samples) records.set(row.id, { number: row.nummer, space: room, kinds: [] })
  for (const row of onderzoek.uitgesloten_ruimtes)
    records.set(row.id, {
      number: row.nummer,
      space: row.sub_asset,
      kinds: exclusionKinds(row),
    })
  for (const row of [...onderzoek.out_of_scopes, ...onderzoek.waarnemingen])
    records.set(row.id, { number: row.nummer, space: row.sub_asset, kinds: [] })
  for (const { space, row, kind } of floors.flatMap(({ spaces }) => spaces)) {
    const record = { number: '', space, kinds: kind === 'none' ? [] : [kind] }
    records.set(space.id, record)
    if (row) records.set(row.id, record)
  }
  return records
}

const placesOf = (sources: readonly SourceBody[]): Places =>
  new Map(
    sources.flatMap((source) => source.locations.map((one) => [one.row.id, { source, locations: [one] }] as const)),
  )

function sourcesOn(drawn: ReadonlySet<string>, places: Places, sources: readonly SourceBody[]): SourceOnPlan[] {
  const shown = Map.groupBy(
    [...drawn].flatMap((id) => places.get(id) ?? []),
    ({ source }) => source,
  )
  return sources.flatMap((source) => {
    const own = new Set(shown.get(source)?.flatMap(({ locations }) => locations))
    return own.size > 0 ? [{ source, locations: source.locations.filter((one) => own.has(one)) }] : []
  })
}

function roomsOf(records: readonly DrawnRecord[], { floors, words }: Known): PlanFacts['rooms'] {
  const byRoom = Map.groupBy(
    records.filter(({ number }) => number !== ''),
    ({ space }) => space?.id ?? '',
  )
  const order = [...floors.flatMap(({ spaces }) => spaces.map(({ space }) => space.id)), '']
  const known = new Set(order)
  return [...order, ...[...byRoom.keys()].filter((id) => !known.has(id))].flatMap((id) => {
    const inside = byRoom.get(id)
    if (!inside) return []
    const space = inside[0]?.space
    const name = space ? spaceLabel(space, words) : words.t('elsewhere')
    return [{ name, numbers: distinct(inside.map(({ number }) => number)) }]
  })
}
