import { IconPlus } from '@tabler/icons-react'
import { isDrawnLinkKind } from '@vezel/model/drawn-links.ts'
import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import { type Drawing, type ElementType, linkOf } from '@vezel/plan/drawing.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Segments } from '../ui/choices.tsx'
import { useT } from '../ui/texts.ts'
import { type EditedPlan, type PlanRecord, useEditor, useShown, type Worded } from './editor.ts'
import { layerKey } from './layer-list.tsx'
import { type Layer, layers } from './layers.ts'
import { usualType } from './tools.ts'
import { TypeSign } from './type-sign.tsx'
import { usePlanWords } from './words.ts'

/** The elements that may stand for a kind of record. */
export const typesFor = (plan: EditedPlan, of: string): readonly Worded<ElementType>[] =>
  plan.types.filter((type) => type.koppeling === of)

/** The records that nothing on this plan stands for, in the order of their lists. */
export function toPlaceOf(plan: EditedPlan, drawing: Drawing): readonly PlanRecord[] {
  const drawn = new Set(
    [...drawing.values()].flatMap((object) => linkOf(object, plan.sceneOf.typeOf(object))?.id ?? []),
  )
  return plan.records.filter(({ link, isHere }) => isHere && !drawn.has(link.id) && typesFor(plan, link.of).length > 0)
}

/** The record that comes after one, among those of its kind that are still to be placed. */
export function nextToPlace(plan: EditedPlan, drawing: Drawing, after: PlanRecord): PlanRecord | null {
  const left = toPlaceOf(plan, drawing).filter(({ link }) => link.of === after.link.of && link.id !== after.link.id)
  const order = plan.records.indexOf(after)
  return left.find((record) => plan.records.indexOf(record) > order) ?? left[0] ?? null
}

/** What is not on this plan yet, to be chosen and put on it one after another. */
export function ToPlace() {
  const t = useT(drawingPhrases)
  const { plan, store } = useEditor()
  const { drawing } = useShown(store)
  const left = toPlaceOf(plan, drawing)
  const kinds = layers.flatMap((layer) => {
    const records = left.filter(({ link }) => link.of === layer)
    return records.length > 0 || (plan.makes.includes(layer) && plan.readOnly === null) ? [{ layer, records }] : []
  })
  return (
    <div className="plan-to-place">
      {left.length === 0 && <p className="dim plan-panel-words">{t('allPlaced')}</p>}
      {kinds.map(({ layer, records }, at) => (
        <details key={layer} className="plan-kind" open={at === 0 && records.length > 0}>
          <summary>
            {t(layerKey(layer))} <span className="dim">{records.length}</span>
          </summary>
          <ul className="plan-records">
            {records.map((record) => (
              <li key={record.link.id}>
                <RecordButton record={record} />
              </li>
            ))}
          </ul>
          <NewRecord layer={layer} />
        </details>
      ))}
    </div>
  )
}

function RecordButton({ record }: { record: PlanRecord }) {
  const t = useT(drawingPhrases)
  const words = usePlanWords()
  const { plan, tool, setTool } = useEditor()
  const types = typesFor(plan, record.link.of)
  const isNow = tool.does === 'draw' && tool.link?.id === record.link.id
  const begin = (type: ElementType | undefined) => type && setTool({ does: 'draw', type, link: record.link })
  return (
    <>
      <button
        type="button"
        className={isNow ? 'plan-record plan-record-now' : 'plan-record'}
        aria-pressed={isNow}
        disabled={plan.readOnly !== null}
        aria-label={t('place', { what: words.recordWords(record) })}
        onClick={() => (isNow ? setTool({ does: 'choose' }) : begin(usualType(types, record.unit)))}
      >
        <TypeSign type={usualType(types, record.unit)} color={record.color} />
        <span className="plan-record-words">
          <strong>{record.label}</strong> {record.name}
        </span>
      </button>
      {isNow && types.length > 1 && (
        <Segments
          aria-label={t('as')}
          value={tool.does === 'draw' ? tool.type.id : null}
          options={types.map(({ id, word }) => ({ value: id, label: word }))}
          onChange={(id) => begin(types.find((type) => type.id === id))}
        />
      )}
    </>
  )
}

/** Makes a record without leaving the plan, and goes on to place it. */
function NewRecord({ layer }: { layer: Layer }) {
  const t = useT(drawingPhrases)
  const { plan, setTool } = useEditor()
  const [open, setOpen] = useState(false)
  if (!plan.makes.includes(layer) || plan.readOnly !== null || !isDrawnLinkKind(layer)) return null
  const [type] = typesFor(plan, layer)
  return (
    <>
      <Button kind="quiet" icon={<IconPlus />} onClick={() => setOpen(true)}>
        {t('newOne')}
      </Button>
      {open &&
        plan.maker(
          layer,
          (link) => {
            setOpen(false)
            if (type) setTool({ does: 'draw', type, link })
          },
          () => setOpen(false),
        )}
    </>
  )
}
