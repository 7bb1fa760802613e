import defaults from '@vezel/model/lookups/defaults.json' with { type: 'json' }
import type { DrawnObject, ElementType, PatternItem } from '../drawing.ts'

/** The element types of a new organisation, their code for an id. */
export const types: readonly ElementType[] = defaults.svg_element_types.map((item) => ({ ...item, id: item.code }))
export const patterns: readonly PatternItem[] = defaults.svg_patterns.map((item) => ({ ...item, id: item.code }))

export function typeCalled(code: string): ElementType {
  const type = types.find((one) => one.code === code)
  if (!type) throw new Error(`no element type ${code}`)
  return type
}

export const typeOf = (object: DrawnObject): ElementType => typeCalled(object.svg_element_type)

/** An object that says nothing but what is told. */
export const objectOf = (values: Partial<DrawnObject> & Pick<DrawnObject, 'svg_element_type'>): DrawnObject => ({
  id: 'a',
  x: 0,
  y: 0,
  rotatie: 0,
  schaal_x: 1,
  schaal_y: 1,
  punten: null,
  grootte: null,
  kleur: null,
  opaciteit: null,
  svg_pattern: null,
  label: null,
  label_x: null,
  label_y: null,
  laag: 0,
  vergrendeld: false,
  bron_locatie: null,
  uitgesloten_ruimte: null,
  out_of_scope: null,
  monster: null,
  waarneming: null,
  foto: null,
  inventarisatie_ruimte: null,
  ruimte: null,
  ...values,
})
