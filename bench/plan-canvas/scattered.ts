import { type DrawnObject, placedAt } from '@vezel/plan/drawing.ts'
import { objectOf, patterns, types } from '@vezel/plan/testing/lists.ts'

/** A sheet as a plan of a large building has it. */
export const SHEET = { width: 4000, height: 2800 }

/** So many elements of all types over a sheet, each third with a label, areas with a pattern. */
export function scattered(count: number): DrawnObject[] {
  return Array.from({ length: count }, (_, n) => {
    const type = types[n % types.length]
    const at = { x: (n * 617) % SHEET.width, y: (n * 431) % SHEET.height }
    const corners = [at, { x: at.x + 90, y: at.y + 5 }, { x: at.x + 80, y: at.y + 70 }]
    return objectOf({
      id: `${n}`,
      svg_element_type: type?.code ?? '',
      ...(type?.is_poly ? placedAt(corners) : at),
      label: n % 3 === 0 ? `B${n}` : null,
      svg_pattern: type?.is_area ? (patterns[n % patterns.length]?.id ?? null) : null,
    })
  })
}
