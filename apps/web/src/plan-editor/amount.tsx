import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import { linkOf } from '@vezel/plan/drawing.ts'
import { totalsOf } from '@vezel/plan/measure.ts'
import { Button } from '../ui/button.tsx'
import { useT } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import { type PlanRecord, useEditor, useShown } from './editor.ts'
import { usePlanWords } from './words.ts'

/** The part by which a measured amount may differ from what somebody entered. */
const AGREES = 0.1

/** What is drawn of a record in all, in the unit in which it is counted, beside what somebody entered, and the button that takes it over. */
export function Amount({ record }: { record: PlanRecord }) {
  const t = useT(drawingPhrases)
  const words = usePlanWords()
  const { plan, store } = useEditor()
  const { drawing } = useShown(store)
  const { typeOf } = plan.sceneOf
  const own = [...drawing.values()].filter((object) => linkOf(object, typeOf(object))?.id === record.link.id)
  const [total] = totalsOf(own, typeOf, plan.scale)
  const measured = total ? measuredIn(record.unit, total) : null
  if (measured === null || record.unit === null) return null
  const amount = words.amount(measured, record.unit)
  const entered = record.amount
  const agrees = entered !== null && Math.abs(entered - measured) <= Math.abs(entered) * AGREES
  const takeOver = async () => {
    await plan.takeOver?.(record, Math.round(measured * 10) / 10)
    toast({ text: t('tookOver', { what: record.label }) })
  }
  return (
    <div className="plan-amount">
      <p>
        {t('measured')} <strong>{amount}</strong>
        {entered !== null && (
          <>
            {', '}
            {t('entered', { amount: words.amount(entered, record.unit) })}{' '}
            <span className={agrees ? 'plan-agrees' : 'plan-differs'}>{agrees ? t('agrees') : t('differs')}</span>
          </>
        )}
      </p>
      {plan.takeOver && plan.readOnly === null && entered !== Math.round(measured * 10) / 10 && (
        <Button onClick={() => void takeOver()}>{t('takeOver', { amount })}</Button>
      )}
    </div>
  )
}

/** A total in a unit: an area in m², a length in metres; what is counted in something else is not measured here. */
function measuredIn(unit: string | null, total: { oppervlakte: number | null; lengte: number | null }): number | null {
  if (unit === 'm²' || unit === 'm2') return total.oppervlakte
  return unit === 'm' || unit === 'm¹' || unit === 'm1' ? total.lengte : null
}
