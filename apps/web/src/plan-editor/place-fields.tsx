import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import { move, rotate, scale } from '@vezel/plan/commands.ts'
import type { DrawnObject, ElementType } from '@vezel/plan/drawing.ts'
import { offersOf } from '@vezel/plan/handles.ts'
import { useT } from '../ui/texts.ts'
import { useEditor } from './editor.ts'
import { PlanNumber } from './plan-number.tsx'
import { useMeasure } from './words.ts'

const PERCENT = 100
const FULL_TURN = 360

/** Where it lies, how it is turned and stretched: only what its type has a handle for. */
export function PlaceFields({ object, type }: { object: DrawnObject; type: ElementType }) {
  const t = useT(drawingPhrases)
  const { plan, run } = useEditor()
  const { unit, read, write } = useMeasure(plan.scale)
  const { typeOf } = plan.sceneOf
  const offers = offersOf(type)
  const disabled = plan.readOnly !== null || object.vergrendeld
  const moveBy = (x: number, y: number) => run(move([object], typeOf, { x, y }))
  return (
    <>
      <PlanNumber
        label={t('fromLeft')}
        unit={unit}
        value={read(object.x)}
        disabled={disabled || !offers.move}
        onChange={(value) => value !== null && moveBy(write(value) - object.x, 0)}
      />
      <PlanNumber
        label={t('fromTop')}
        unit={unit}
        value={read(object.y)}
        disabled={disabled || !offers.move}
        onChange={(value) => value !== null && moveBy(0, write(value) - object.y)}
      />
      {offers.rotate && (
        <PlanNumber
          label={t('rotation')}
          unit="°"
          min={0}
          max={FULL_TURN}
          value={object.rotatie}
          disabled={disabled}
          onChange={(value) => value !== null && run(rotate([object], typeOf, value - object.rotatie))}
        />
      )}
      <StretchFields object={object} type={type} disabled={disabled} />
    </>
  )
}

/** How much wider and higher than its sign it is. */
function StretchFields({ object, type, disabled }: { object: DrawnObject; type: ElementType; disabled: boolean }) {
  const t = useT(drawingPhrases)
  const { plan, run } = useEditor()
  const offers = offersOf(type)
  const stretch = (x: number, y: number) => run(scale([object], plan.sceneOf.typeOf, { x, y }))
  const shared = { unit: '%', min: 1, max: 10_000, disabled }
  return (
    <>
      {offers.scaleX && (
        <PlanNumber
          {...shared}
          label={t('widthFactor')}
          value={object.schaal_x * PERCENT}
          onChange={(value) => value !== null && stretch(value / PERCENT / object.schaal_x, 1)}
        />
      )}
      {offers.scaleY && (
        <PlanNumber
          {...shared}
          label={t('heightFactor')}
          value={object.schaal_y * PERCENT}
          onChange={(value) => value !== null && stretch(1, value / PERCENT / object.schaal_y)}
        />
      )}
    </>
  )
}
