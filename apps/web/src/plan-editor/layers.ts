import { type DrawnLinkKind, drawnLinks, isDrawnLinkKind } from '@vezel/model/drawn-links.ts'
import type { DrawnObject, ElementType } from '@vezel/plan/drawing.ts'

/** What is shown, hidden and locked together: all that stands for one kind of record, and what stands for none. */
export type Layer = DrawnLinkKind | 'drawing'

export const layers: readonly Layer[] = [...(Object.keys(drawnLinks) as DrawnLinkKind[]), 'drawing']

export const layerOf = (type: ElementType): Layer => (isDrawnLinkKind(type.koppeling) ? type.koppeling : 'drawing')

/** How somebody looks at the layers of a plan, by layer; what is not named is shown and free. */
export interface LayerStates {
  readonly hidden: ReadonlySet<Layer>
  readonly locked: ReadonlySet<Layer>
}

export const allShown: LayerStates = { hidden: new Set(), locked: new Set() }

/** Hides or shows a layer, or locks or frees it. */
export function switched(states: LayerStates, what: keyof LayerStates, layer: Layer): LayerStates {
  const next = new Set(states[what])
  if (!next.delete(layer)) next.add(layer)
  return { ...states, [what]: next }
}

/** What of a drawing is shown. */
export const shownOf = (
  objects: Iterable<DrawnObject>,
  typeOf: (object: DrawnObject) => ElementType,
  { hidden }: LayerStates,
): DrawnObject[] => [...objects].filter((object) => !hidden.has(layerOf(typeOf(object))))
