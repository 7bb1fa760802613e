import { model } from '@vezel/model'
import { drawnLinks, isDrawnLinkKind } from '@vezel/model/drawn-links.ts'
import { exclusionKinds, statusKindOf } from '@vezel/model/material-kind.ts'
import type { DrawnObject, ElementType, PatternItem } from '@vezel/plan/drawing.ts'
import { objectOfRow } from '@vezel/plan/object-row.ts'
import type { Scene } from '@vezel/plan/scene.ts'
import { useMemo } from 'react'
import { type RowFor, type Rows, rowsQuestion, useRows } from '../../api/rows.ts'
import { rowsQuery } from '../../api/rows-query.ts'
import { shownIn } from './open-survey.ts'

const planObject = model.entity('planObject')
const elementTypes = model.entity('svg_element_types')
const patterns = model.entity('svg_patterns')

const numbered = { id: true, nummer: true } as const
const ofStatus = { id: true, nummer: true, materiaal_status: { color: true, prioriteit: true } } as const
const selection = {
  svg_element_type: { id: true },
  svg_pattern: { id: true },
  bron_locatie: ofStatus,
  uitgesloten_ruimte: { ...numbered, asbest_vermoed: true },
  out_of_scope: numbered,
  monster: ofStatus,
  waarneming: numbered,
  foto: { id: true, foto_nummer: true },
  inventarisatie_ruimte: { id: true },
  ruimte: { id: true, materiaal_status: { color: true } },
  x: true,
  y: true,
  rotatie: true,
  schaal_x: true,
  schaal_y: true,
  punten: true,
  grootte: true,
  kleur: true,
  opaciteit: true,
  label: true,
  label_x: true,
  label_y: true,
  laag: true,
  vergrendeld: true,
  oppervlakte: true,
  lengte: true,
} as const
/** An object on a plan with the record that it stands for. */
export type DrawnRow = RowFor<'planObject', typeof selection>

const typeSelection = {
  value: true,
  value_en: true,
  value_fr: true,
  code: true,
  svg: true,
  svg_active: true,
  svg_move: true,
  svg_rotate: true,
  svg_scale_x: true,
  svg_scale_y: true,
  locked_aspect_ratio: true,
  is_poly: true,
  is_area: true,
  has_size: true,
  default_size: true,
  koppeling: true,
} as const
const patternSelection = { value: true, value_en: true, value_fr: true, svg: true, width: true, height: true } as const

/** A plan may hold as many objects as a list answers. */
const MOST = 20_000

/** What an object takes from the record that it stands for: its number, and the colour of its status. The background names the rooms. */
function linkedIn(row: DrawnRow, type: ElementType): ReturnType<Scene['linkedOf']> {
  if (!isDrawnLinkKind(type.koppeling)) return null
  const record = row[drawnLinks[type.koppeling]]
  if (!record) return null
  return {
    label: 'nummer' in record ? record.nummer : 'foto_nummer' in record ? record.foto_nummer : null,
    color: 'materiaal_status' in record ? (record.materiaal_status?.color ?? null) : null,
    kinds:
      type.koppeling === 'BronLocatie' && row.bron_locatie
        ? [statusKindOf(row.bron_locatie.materiaal_status)]
        : type.koppeling === 'UitgeslotenRuimte' && row.uitgesloten_ruimte
          ? exclusionKinds(row.uitgesloten_ruimte)
          : [],
  }
}

/** All that is drawn on a plan of a survey, and how; the types come from the lists of the organisation. */
export interface Drawn extends Pick<Scene, 'objects' | 'typeOf' | 'patternOf' | 'linkedOf'> {
  readonly rows: readonly DrawnRow[]
  readonly status: Rows<unknown>['status']
}

/** The question for all that is drawn on a plan. */
const questionOf = (plan: string, survey: string) =>
  ({
    filter: { onderzoek_plattegrond: { eq: plan } },
    args: shownIn(survey, 'planObject', selection),
    limit: MOST,
  }) as const

/** The same as `useDrawn` asks, for what is no component: shared with it. */
export const drawnQuery = (plan: string, survey: string) => rowsQuery(planObject, selection, questionOf(plan, survey))

/** What of a plan was saved last, by anybody. */
export const lastDrawn = (plan: string) =>
  rowsQuestion(
    planObject,
    { updated_at: true },
    { filter: { onderzoek_plattegrond: { eq: plan } }, sort: [{ field: 'updated_at', direction: 'desc' }], limit: 1 },
  )

/** The items of the lists that a drawing names, with their words. */
export const useElementTypes = () => useRows(elementTypes, typeSelection)
export const usePatterns = () => useRows(patterns, patternSelection)

export function useDrawn(plan: string, survey: string): Drawn {
  const drawn = useRows(
    planObject,
    selection,
    useMemo(() => questionOf(plan, survey), [plan, survey]),
  )
  const types = useElementTypes()
  const tiles = usePatterns()
  const isReady = [drawn, types, tiles].every(({ status }) => status === 'ready')
  return useMemo(() => {
    const typesById = new Map<string, ElementType>(types.rows.map((type) => [type.id, type]))
    const tilesById = new Map<string, PatternItem>(tiles.rows.map((tile) => [tile.id, tile]))
    const rowsById = new Map(drawn.rows.map((row) => [row.id, row]))
    const typeOf = (object: DrawnObject) => typesById.get(object.svg_element_type) ?? unknown
    return {
      rows: drawn.rows,
      status: isReady ? 'ready' : drawn.status === 'failed' ? 'failed' : 'loading',
      objects: isReady ? drawn.rows.map(objectOfRow) : [],
      typeOf,
      patternOf: ({ svg_pattern }) => (svg_pattern === null ? null : (tilesById.get(svg_pattern) ?? null)),
      linkedOf: (object) => {
        const row = rowsById.get(object.id)
        return row ? linkedIn(row, typeOf(object)) : null
      },
    }
  }, [drawn.rows, drawn.status, types.rows, tiles.rows, isReady])
}

/** What an element is drawn as whose type cannot be found. */
export const unknown: ElementType = {
  id: '',
  code: '',
  svg: null,
  svg_active: null,
  svg_move: null,
  svg_rotate: null,
  svg_scale_x: null,
  svg_scale_y: null,
  locked_aspect_ratio: false,
  is_poly: false,
  is_area: false,
  has_size: false,
  default_size: null,
  koppeling: null,
}
