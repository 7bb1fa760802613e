import { IconPlus, IconX } from '@tabler/icons-react'
import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import { leastPoints } from '@vezel/plan/begin.ts'
import { change } from '@vezel/plan/commands.ts'
import { type DrawnObject, type ElementType, pointsOf } from '@vezel/plan/drawing.ts'
import { type Point, plus, times } from '@vezel/plan/geometry/point.ts'
import { withPoints } from '@vezel/plan/handles.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { useT } from '../ui/texts.ts'
import { useEditor } from './editor.ts'
import { PlanNumber } from './plan-number.tsx'
import { useMeasure } from './words.ts'

/** The points of a line or area, each to be typed, with one more or one less. */
export function PointFields({ object, type }: { object: DrawnObject; type: ElementType }) {
  const t = useT(drawingPhrases)
  const { plan, run } = useEditor()
  const { unit, read, write } = useMeasure(plan.scale)
  const disabled = plan.readOnly !== null || object.vergrendeld
  const points = pointsOf(object)
  const put = (next: readonly Point[]) => run(change([object], withPoints(object, next)))
  const putAt = (at: number, point: Point) => put(points.map((one, index) => (index === at ? point : one)))
  const more = () => {
    const [last, before] = [points.at(-1), type.is_area ? points[0] : points.at(-2)]
    if (!last || !before) return
    // Of an area halfway its last side, of a line as far again.
    put([...points, type.is_area ? times(plus(last, before), 0.5) : plus(last, plus(last, times(before, -1)))])
  }
  return (
    <fieldset className="plan-points">
      <legend>{t('points')}</legend>
      {points.map((point, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the line.
        <fieldset key={at} className="plan-point" aria-label={t('pointAt', { n: String(at + 1) })}>
          <PlanNumber
            label={t('fromLeft')}
            unit={unit}
            value={read(point.x)}
            disabled={disabled}
            onChange={(value) => value !== null && putAt(at, { ...point, x: write(value) })}
          />
          <PlanNumber
            label={t('fromTop')}
            unit={unit}
            value={read(point.y)}
            disabled={disabled}
            onChange={(value) => value !== null && putAt(at, { ...point, y: write(value) })}
          />
          {!disabled && points.length > leastPoints(type) && (
            <IconButton
              label={t('removePoint', { n: String(at + 1) })}
              icon={<IconX />}
              onClick={() => put(points.filter((_, index) => index !== at))}
            />
          )}
        </fieldset>
      ))}
      {!disabled && (
        <Button kind="quiet" icon={<IconPlus />} onClick={more}>
          {t('addPoint')}
        </Button>
      )}
    </fieldset>
  )
}
