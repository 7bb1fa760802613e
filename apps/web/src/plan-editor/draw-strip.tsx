import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import { begunAs } from '@vezel/plan/begin.ts'
import { distance } from '@vezel/plan/geometry/point.ts'
import { metresOf, scaleOf } from '@vezel/plan/scale.ts'
import { type RefObject, useState } from 'react'
import { useMedia } from '../layouts/use-media.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Message } from '../ui/message.tsx'
import { NumberInput } from '../ui/number-input.tsx'
import { useT } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import type { CanvasController } from './canvas-controller.ts'
import { useEditor } from './editor.ts'
import { usePlanWords } from './words.ts'

interface Strip {
  controller: RefObject<CanvasController | null>
  /** The length that is typed, in what the plan is measured in; null while none is. */
  typed: number | null
  setTyped: (next: number | null) => void
  unit: string
  lengthRef: RefObject<HTMLDivElement | null>
}

/** What to do now with the tool that somebody has, below the plan. */
export function DrawStrip(props: Strip) {
  const t = useT(drawingPhrases)
  const words = usePlanWords()
  const { plan, tool, setTool, recordOf } = useEditor()
  const isTouch = useMedia('(pointer: coarse)')
  if (tool.does === 'measure') return <MeasureStrip {...props} />
  if (tool.does !== 'draw')
    return <p className="plan-hint">{t(isTouch ? 'twoFingers' : tool.does === 'hand' ? 'hand' : 'pressToChoose')}</p>
  const record = recordOf(tool.link)
  const type = plan.types.find(({ id }) => id === tool.type.id)
  const what = record ? words.recordWords(record) : (type?.word ?? '')
  const count = props.controller.current?.trail.length ?? 0
  const isLong = begunAs(tool.type) === 'line' || begunAs(tool.type) === 'area'
  return (
    <fieldset className="plan-strip" aria-label={t('placing', { what })}>
      <p className="plan-hint">
        {count > 1 ? t('pressToFinish') : t(isLong ? 'pressToDraw' : 'pressToPlace', { what })}
      </p>
      {isLong && count > 0 && <LengthField {...props} />}
      {isLong && count > 0 && (
        <IconButton
          kind="outlined"
          label={t('lastPoint')}
          icon={<IconArrowBackUp />}
          onClick={() => props.controller.current?.takeBack()}
        />
      )}
      {isLong && (
        <Button
          kind="primary"
          icon={<IconCheck />}
          disabled={count < 2}
          onClick={() => props.controller.current?.finish()}
        >
          {t('ready')}
        </Button>
      )}
      <Button onClick={() => setTool({ does: 'choose' })}>{t('giveUp')}</Button>
    </fieldset>
  )
}

/** The length of the next stretch, typed: Enter puts its point. */
function LengthField({ controller, typed, setTyped, unit, lengthRef }: Strip) {
  const t = useT(drawingPhrases)
  return (
    <div className="plan-length" ref={lengthRef}>
      <NumberInput
        aria-label={t('length')}
        placeholder={t('length')}
        unit={unit}
        value={typed}
        onChange={(value) => setTyped(typeof value === 'number' && value > 0 ? value : null)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed === null) return
          event.preventDefault()
          event.stopPropagation()
          controller.current?.putTyped()
          setTyped(null)
        }}
      />
    </div>
  )
}

/** How long a stretch is; where somebody knows better, the scale of the plan follows. */
function MeasureStrip({ controller }: Strip) {
  const t = useT(drawingPhrases)
  const words = usePlanWords()
  const { plan, setTool } = useEditor()
  const [metres, setMetres] = useState<number | string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [from, to] = controller.current?.trail ?? []
  const scale = from && to && typeof metres === 'number' ? scaleOf([from, to], metres) : null
  const length = from && to && plan.scale !== null ? metresOf(distance(from, to), plan.scale) : null
  const save = async () => {
    if (scale === null) return
    setRefused(null)
    try {
      await plan.setScale?.(scale)
    } catch (cause) {
      // The scale stays once a closed survey has drawn by it.
      return setRefused(cause instanceof Error ? cause.message : String(cause))
    }
    toast({ text: t('scaleSet') })
    setTool({ does: 'choose' })
  }
  return (
    <fieldset className="plan-strip" aria-label={t('measure')}>
      <p className="plan-hint">
        {length === null ? (plan.scale === null ? t('noScale') : t('measure')) : null}
        {length !== null && (
          <>
            {t('measured')} <strong>{words.amount(length, 'm')}</strong>
          </>
        )}
      </p>
      {refused && <Message tone="error">{refused}</Message>}
      {from && to && plan.setScale && (
        <>
          <Field label={t('scaleIs')}>
            <NumberInput value={metres} unit="m" onChange={setMetres} />
          </Field>
          <Button kind="primary" disabled={scale === null} onClick={() => void save()}>
            {t('setScale')}
          </Button>
        </>
      )}
      <Button onClick={() => setTool({ does: 'choose' })}>{t('giveUp')}</Button>
    </fieldset>
  )
}
