import type { ElementType } from '@vezel/plan/drawing.ts'
import { identity } from '@vezel/plan/geometry/transform.ts'
import { listDrawing, marksIn } from '@vezel/plan/markup.ts'
import { marksSvg } from '@vezel/plan/svg.ts'
import { useMemo } from 'react'

/** How an element looks, as a small sign beside its word. */
export function TypeSign({ type, color = 'currentColor' }: { type: ElementType | undefined; color?: string | null }) {
  const svg = useMemo(() => {
    const drawing = listDrawing(type?.svg ?? null)
    if (!drawing) return ''
    const marks = marksIn(drawing, { color: color ?? 'currentColor', opacity: 1 }, identity)
    return marksSvg(marks, drawing.box)
  }, [type, color])
  return (
    <span
      className="plan-type-sign"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by packages/plan, of shapes and numbers.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
