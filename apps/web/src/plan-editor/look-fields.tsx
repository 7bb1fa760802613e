import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import { change, type Values } from '@vezel/plan/commands.ts'
import { type DrawnObject, type ElementType, opacityOf } from '@vezel/plan/drawing.ts'
import { isText } from '@vezel/plan/elements/text.ts'
import { kept } from '@vezel/plan/geometry/point.ts'
import { colorOf } from '@vezel/plan/scene.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Checkbox, Select, TextInput } from '../ui/inputs.tsx'
import { useT } from '../ui/texts.ts'
import { useEditor } from './editor.ts'
import { PlanNumber } from './plan-number.tsx'
import { useMeasure } from './words.ts'

const PERCENT = 100

/** How it looks: its label, colour, pattern, size and layer. */
export function LookFields({ object, type }: { object: DrawnObject; type: ElementType }) {
  const t = useT(drawingPhrases)
  const { plan, run } = useEditor()
  const disabled = plan.readOnly !== null || object.vergrendeld
  const set = (values: Partial<Values>) => run(change([object], values))
  const hasPattern = type.is_poly && type.is_area
  return (
    <>
      <LabelField object={object} isWords={isText(type)} disabled={disabled} set={set} />
      {type.has_size && (
        <PlanNumber
          label={t('size')}
          min={0}
          max={10_000}
          value={object.grootte ?? type.default_size}
          disabled={disabled}
          onChange={(grootte) => set({ grootte: grootte === null ? null : kept(grootte) })}
        />
      )}
      <PlanNumber
        label={t('opacity')}
        unit="%"
        min={0}
        max={PERCENT}
        value={Math.round(opacityOf(object, type) * PERCENT)}
        disabled={disabled}
        onChange={(value) => set({ opaciteit: value === null ? null : Math.round(value) / PERCENT })}
      />
      {hasPattern && (
        <Field label={t('pattern')}>
          <Select
            value={object.svg_pattern}
            empty={t('noPattern')}
            disabled={disabled}
            options={plan.patterns.map(({ id, word }) => ({ value: id, label: word }))}
            onChange={(svg_pattern) => set({ svg_pattern })}
          />
        </Field>
      )}
      <ColorField object={object} disabled={disabled} set={set} />
      <PlanNumber
        label={t('layer')}
        help={t('layerHelp')}
        value={object.laag}
        disabled={disabled}
        onChange={(laag) => laag !== null && set({ laag: Math.round(laag) })}
      />
      {!isText(type) && <LabelPlace object={object} disabled={disabled} set={set} />}
    </>
  )
}

interface Part {
  object: DrawnObject
  disabled: boolean
  set: (values: Partial<Values>) => void
}

function LabelField({ object, isWords, disabled, set }: Part & { isWords: boolean }) {
  const t = useT(drawingPhrases)
  const [typed, setTyped] = useState<string | null>(null)
  const done = () => {
    if (typed !== null && typed !== (object.label ?? '')) set({ label: typed.trim() || null })
    setTyped(null)
  }
  return (
    <Field label={isWords ? t('words') : t('label')} help={isWords ? undefined : t('labelHelp')} onBlur={done}>
      <TextInput
        value={typed ?? object.label ?? ''}
        disabled={disabled}
        maxLength={190}
        onChange={setTyped}
        onKeyDown={(event) => event.key === 'Enter' && done()}
      />
    </Field>
  )
}

function ColorField({ object, disabled, set }: Part) {
  const t = useT(drawingPhrases)
  const { scene } = useEditor()
  const color = colorOf(object, scene)
  return (
    <Field label={t('color')} group>
      <span className="plan-color">
        <Checkbox
          checked={object.kleur !== null}
          disabled={disabled}
          label={t('ownColor')}
          onChange={(isOwn) => set({ kleur: isOwn ? color : null })}
        />
        {object.kleur !== null && (
          <input
            type="color"
            aria-label={t('color')}
            value={color}
            disabled={disabled}
            onChange={(event) => set({ kleur: event.target.value })}
          />
        )}
      </span>
    </Field>
  )
}

/** A label finds its place by itself until somebody puts it somewhere. */
function LabelPlace({ object, disabled, set }: Part) {
  const t = useT(drawingPhrases)
  const { plan } = useEditor()
  const { unit, read, write } = useMeasure(plan.scale)
  const { label_x: x, label_y: y } = object
  const put = (right: number, down: number) => set({ label_x: kept(right), label_y: kept(down) })
  return (
    <>
      <PlanNumber
        label={t('labelRight')}
        unit={unit}
        value={x === null ? null : read(x)}
        disabled={disabled}
        onChange={(value) => value !== null && put(write(value), y ?? 0)}
      />
      <PlanNumber
        label={t('labelDown')}
        unit={unit}
        value={y === null ? null : read(y)}
        disabled={disabled}
        onChange={(value) => value !== null && put(x ?? 0, write(value))}
      />
      {x !== null && !disabled && (
        <Button kind="quiet" onClick={() => set({ label_x: null, label_y: null })}>
          {t('labelFree')}
        </Button>
      )}
    </>
  )
}
