import type { DrawnObject, ElementType } from '../drawing.ts'
import { area } from './area.ts'
import type { ElementKind, Outline } from './kind.ts'
import { polyline } from './polyline.ts'
import { onlyRectangle, rectangleElement } from './rectangle.ts'
import { symbol } from './symbol.ts'
import { isText, textElement } from './text.ts'

/** Which kind of element an item of the list is follows from what it says, and never from what it is called. */
export function kindOf(type: ElementType): ElementKind {
  if (type.is_poly) return type.is_area ? area : polyline
  if (isText(type)) return textElement
  if (onlyRectangle(type) && (type.svg_scale_x !== null || type.svg_scale_y !== null)) return rectangleElement
  return symbol
}

export const outlineOf = (object: DrawnObject, type: ElementType): Outline => kindOf(type).outline(object, type)
