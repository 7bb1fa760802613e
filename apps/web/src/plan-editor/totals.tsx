import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import { totalsOf } from '@vezel/plan/measure.ts'
import { useT } from '../ui/texts.ts'
import { useEditor, useShown } from './editor.ts'
import { usePlanWords } from './words.ts'

/** What is measured on this plan of each record that something stands for. */
export function Totals() {
  const t = useT(drawingPhrases)
  const words = usePlanWords()
  const { plan, store, recordOf } = useEditor()
  const { drawing } = useShown(store)
  const totals = totalsOf(drawing.values(), plan.sceneOf.typeOf, plan.scale).flatMap((total) => {
    const record = recordOf(total.link)
    const sizes = [
      total.oppervlakte === null ? null : words.amount(total.oppervlakte, 'm²'),
      total.lengte === null ? null : words.amount(total.lengte, 'm'),
    ].filter((size) => size !== null)
    return record && sizes.length > 0 ? [{ record, sizes }] : []
  })
  if (plan.scale === null) return <p className="dim plan-panel-words">{t('noScale')}</p>
  if (totals.length === 0) return null
  return (
    <section className="plan-totals">
      <h4>{t('totals')}</h4>
      <dl>
        {totals.map(({ record, sizes }) => (
          <div key={record.link.id}>
            <dt>{words.recordWords(record)}</dt>
            <dd>{sizes.join(' + ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
