import { IconFocusCentered, IconLock, IconPlus } from '@tabler/icons-react'
import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import { anchorOf } from '@vezel/plan/anchor.ts'
import { begunAs, linkKindOf, objectThrough } from '@vezel/plan/begin.ts'
import { create } from '@vezel/plan/commands.ts'
import { type Drawing, type DrawnObject, type ElementType, linkOf, pointsOf } from '@vezel/plan/drawing.ts'
import { type Point, plus } from '@vezel/plan/geometry/point.ts'
import { containsPoint } from '@vezel/plan/geometry/polygon.ts'
import { useMemo, useState } from 'react'
import { newId } from '../api/ids.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/inputs.tsx'
import { useT } from '../ui/texts.ts'
import { type EditedPlan, type Editor, useEditor, useShown } from './editor.ts'
import { ObjectForm } from './object-form.tsx'
import { usePlanWords } from './words.ts'

/** A space with what is drawn in it. */
interface Room {
  readonly id: string | null
  readonly name: string
  readonly objects: readonly DrawnObject[]
}

/** The objects that are the outline of a space. */
export const outlinesOf = (drawing: Drawing): readonly DrawnObject[] =>
  [...drawing.values()].filter(({ ruimte }) => ruimte !== null)

/** In which space something lies: that of its record, else the one of the `outlines` that lies around it. */
export function spaceOf(
  object: DrawnObject,
  outlines: readonly DrawnObject[],
  plan: EditedPlan,
  recordOf: Editor['recordOf'],
) {
  const { typeOf } = plan.sceneOf
  const record = recordOf(linkOf(object, typeOf(object)))
  if (record?.space) return record.space
  const at = anchorOf(object, typeOf(object))
  const around = outlines.find((outline) => outline.id !== object.id && containsPoint(pointsOf(outline), at))
  return around ? around.ruimte : object.ruimte
}

function roomsOf({ plan, recordOf }: Editor, drawing: Drawing, noRoom: string): readonly Room[] {
  const known = new Set(plan.spaces.map(({ id }) => id))
  const outlines = outlinesOf(drawing)
  const bySpace = Map.groupBy(drawing.values(), (object) => {
    const space = spaceOf(object, outlines, plan, recordOf)
    return space && known.has(space) ? space : null
  })
  const rooms = plan.spaces.map(({ id, name }): Room => ({ id, name, objects: bySpace.get(id) ?? [] }))
  const rest = bySpace.get(null)
  return rest ? [...rooms, { id: null, name: noRoom, objects: rest }] : rooms
}

/** All that is on the plan, by space, as a list in which everything can be read, added, chosen and changed. */
export function TwinList() {
  const t = useT(drawingPhrases)
  const editor = useEditor()
  const { drawing, chosen } = useShown(editor.store)
  const noRoom = t('noRoom')
  const rooms = useMemo(() => roomsOf(editor, drawing, noRoom), [editor, drawing, noRoom])
  return (
    <div className="plan-twin">
      {editor.plan.readOnly === null && <AddObject />}
      <section aria-label={t('twin')}>
        {rooms.map((room) => (
          <section key={room.id ?? ''} className="plan-room">
            <h4>
              {room.name} {room.objects.length === 0 && <small className="dim">{t('nothingDrawn')}</small>}
            </h4>
            <ul className="plan-room-objects">
              {room.objects.map((object) => (
                <TwinLine
                  key={object.id}
                  object={object}
                  isChosen={chosen.has(object.id)}
                  isOpen={chosen.size === 1 && chosen.has(object.id)}
                />
              ))}
            </ul>
          </section>
        ))}
      </section>
    </div>
  )
}

/** One line of the list; what is chosen alone opens below its line. */
function TwinLine({ object, isChosen, isOpen }: { object: DrawnObject; isChosen: boolean; isOpen: boolean }) {
  const t = useT(drawingPhrases)
  const words = usePlanWords()
  const { store, show, plan, recordOf } = useEditor()
  const record = recordOf(linkOf(object, plan.sceneOf.typeOf(object)))
  const name = words.nameOf(object)
  return (
    <li className="plan-twin-line">
      <button
        type="button"
        className={isChosen ? 'plan-record plan-record-now' : 'plan-record'}
        aria-pressed={isChosen}
        onClick={() => store.choose(isOpen ? [] : [object.id])}
      >
        <span className="plan-record-words">
          <strong>{name}</strong>{' '}
          {[words.typeOf(object), record?.name, words.sizeOf(object)]
            .filter((word) => word && word !== name)
            .join(', ')}
        </span>
        {object.vergrendeld && <IconLock aria-label={t('locked')} />}
      </button>
      <IconButton label={t('showOnPlan')} icon={<IconFocusCentered />} onClick={() => show(object.id)} />
      {isOpen && <ObjectForm />}
    </li>
  )
}

const MIDDLE = 'middle'
/** Half of what is put somewhere without being drawn, in units of a usual sheet. */
const HALF = 100

/** Puts an element on the plan by choosing: what, for which record, in which space. */
function AddObject() {
  const t = useT(drawingPhrases)
  const words = usePlanWords()
  const { plan, run, store, middle } = useEditor()
  const { drawing } = useShown(store)
  const [typeId, setType] = useState<string | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const [space, setSpace] = useState<string>(MIDDLE)
  const type = plan.types.find(({ id }) => id === typeId)
  const kind = type ? linkKindOf(type) : null
  const records = plan.records.filter((record) => record.link.of === kind)
  const record = records.find((one) => one.link.id === link)
  const outlines = outlinesOf(drawing)
  const rooms = plan.spaces.filter(({ id }) => outlines.some(({ ruimte }) => ruimte === id))
  const isMissing = !type || (kind !== null && !record)
  const add = () => {
    if (!type || isMissing) return
    const room = outlines.find(({ ruimte }) => ruimte === space)
    const at = room ? anchorOf(room, plan.sceneOf.typeOf(room)) : middle()
    const half = (HALF * Math.max(plan.width, plan.height)) / 4200
    const object = objectThrough(type, newId(), usualPoints(type, at, half), record?.link ?? null)
    if (object) run(create([object]))
  }
  return (
    <div className="plan-add">
      <Field label={t('addWhat')}>
        <Select
          value={typeId}
          options={plan.types.map(({ id, word }) => ({ value: id, label: word }))}
          onChange={(next) => {
            setType(next)
            setLink(null)
          }}
        />
      </Field>
      {kind && (
        <Field label={t('linkedTo')}>
          <Select
            value={link}
            options={records.map((one) => ({ value: one.link.id, label: words.recordWords(one) }))}
            onChange={setLink}
          />
        </Field>
      )}
      <Field label={t('addIn')}>
        <Select
          value={space}
          options={[
            { value: MIDDLE, label: t('middle') },
            ...rooms.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(next) => setSpace(next ?? MIDDLE)}
        />
      </Field>
      <Button icon={<IconPlus />} refusal={isMissing ? t('chooseLink') : undefined} onClick={add}>
        {t('add')}
      </Button>
    </div>
  )
}

/** Where an element lies that nobody drew: a sign on its place, a line and an area around it. */
function usualPoints(type: ElementType, at: Point, half: number): readonly Point[] {
  const begun = begunAs(type)
  if (begun === 'place') return [at]
  const corners = [
    { x: -half, y: -half },
    { x: half, y: -half },
    { x: half, y: half },
    { x: -half, y: half },
  ].map((corner) => plus(at, corner))
  if (begun === 'area') return corners
  return begun === 'line' ? [plus(at, { x: -half, y: 0 }), plus(at, { x: half, y: 0 })] : [corners[0]!, corners[2]!]
}
