import { IconCopy, IconLock, IconLockOpen, IconRotateClockwise, IconTrash } from '@tabler/icons-react'
import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import { linkKindOf } from '@vezel/plan/begin.ts'
import { change, copy, link, remove, rotate } from '@vezel/plan/commands.ts'
import { type DrawnObject, linkOf } from '@vezel/plan/drawing.ts'
import { offersOf } from '@vezel/plan/handles.ts'
import { newId } from '../api/ids.ts'
import { Link } from '../router/router.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/inputs.tsx'
import { useT } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import { Amount } from './amount.tsx'
import { useEditor, useShown } from './editor.ts'
import { LookFields } from './look-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { PointFields } from './point-fields.tsx'
import { usePlanWords } from './words.ts'

/** How far beside itself a copy lies, in units of a usual sheet. */
const BESIDE = 40
const QUARTER = 90

/** What is chosen: what it stands for, where it lies and how it looks, all of it to be typed. */
export function ObjectForm() {
  const t = useT(drawingPhrases)
  const { store } = useEditor()
  const { drawing, chosen } = useShown(store)
  const objects = [...chosen].flatMap((id) => drawing.get(id) ?? [])
  const [object, ...more] = objects
  if (!object) return <p className="dim plan-panel-words">{t('noneChosen')}</p>
  return (
    <div className="plan-object">
      {more.length > 0 ? (
        <p className="plan-panel-words">{t('manyChosen', { n: objects.length })}</p>
      ) : (
        <OneObject key={object.id} object={object} />
      )}
      <ObjectActions objects={objects} />
    </div>
  )
}

function OneObject({ object }: { object: DrawnObject }) {
  const t = useT(drawingPhrases)
  const words = usePlanWords()
  const { plan, recordOf } = useEditor()
  const type = plan.sceneOf.typeOf(object)
  const record = recordOf(linkOf(object, type))
  const size = words.sizeOf(object)
  return (
    <>
      <header className="plan-object-head">
        <h3>{words.nameOf(object)}</h3>
        <p className="dim">{[record?.name, words.typeOf(object)].filter(Boolean).join(', ')}</p>
        {record?.status}
        {record?.to && <Link to={record.to}>{t('openRecord', { what: record.label })}</Link>}
      </header>
      {size && record === null && (
        <p>
          {t('measured')} <strong>{size}</strong>
        </p>
      )}
      {record && <Amount record={record} />}
      <div className="plan-fields">
        <LinkFields object={object} />
        <PlaceFields object={object} type={type} />
        <LookFields object={object} type={type} />
        {type.is_poly && <PointFields object={object} type={type} />}
      </div>
    </>
  )
}

/** What it is drawn as, and which record it stands for. */
function LinkFields({ object }: { object: DrawnObject }) {
  const t = useT(drawingPhrases)
  const words = usePlanWords()
  const { plan, run } = useEditor()
  const type = plan.sceneOf.typeOf(object)
  const kind = linkKindOf(type)
  const isOff = plan.readOnly !== null || object.vergrendeld
  const alike = plan.types.filter(
    (one) => linkKindOf(one) === kind && one.is_poly === type.is_poly && one.is_area === type.is_area,
  )
  const records = plan.records.filter((record) => record.link.of === kind)
  return (
    <>
      <Field label={t('element')}>
        <Select
          value={type.id}
          disabled={isOff}
          options={alike.map(({ id, word }) => ({ value: id, label: word }))}
          onChange={(id) => id && run(change([object], { svg_element_type: id }))}
        />
      </Field>
      {kind && (
        <Field label={t('linkedTo')} width="full">
          <Select
            value={linkOf(object, type)?.id ?? null}
            disabled={isOff}
            options={records.map((record) => ({ value: record.link.id, label: words.recordWords(record) }))}
            onChange={(id) => id && run(link([object], plan.sceneOf.typeOf, { of: kind, id }))}
          />
        </Field>
      )}
    </>
  )
}

/** What can be done to all that is chosen. */
function ObjectActions({ objects }: { objects: readonly DrawnObject[] }) {
  const t = useT(drawingPhrases)
  const { plan, run } = useEditor()
  if (plan.readOnly !== null) return null
  const { typeOf } = plan.sceneOf
  const isLocked = objects.every(({ vergrendeld }) => vergrendeld)
  const turns = objects.some((object) => offersOf(typeOf(object)).rotate)
  const beside = (BESIDE * Math.max(plan.width, plan.height)) / 4200
  const copyTo = async (id: string | null) => {
    const other = plan.others.find((one) => one.id === id)
    if (!other) return
    await plan.copyTo(other.id, objects)
    toast({ text: t('copied', { plan: other.name }) })
  }
  return (
    <div className="plan-object-actions">
      <Button icon={<IconCopy />} onClick={() => run(copy(objects, newId, { x: beside, y: beside }))}>
        {t('copy')}
      </Button>
      {turns && (
        <IconButton
          kind="outlined"
          label={t('turn')}
          icon={<IconRotateClockwise />}
          disabled={isLocked}
          onClick={() => run(rotate(objects, typeOf, QUARTER))}
        />
      )}
      <IconButton
        kind="outlined"
        label={t('locked')}
        pressed={isLocked}
        icon={isLocked ? <IconLock /> : <IconLockOpen />}
        onClick={() => run(change(objects, { vergrendeld: !isLocked }))}
      />
      <Button icon={<IconTrash />} disabled={isLocked} onClick={() => run(remove(objects))}>
        {t('remove')}
      </Button>
      {plan.others.length > 0 && (
        <Select
          aria-label={t('copyTo')}
          value={null}
          empty={t('copyTo')}
          options={plan.others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => void copyTo(id)}
        />
      )}
    </div>
  )
}
