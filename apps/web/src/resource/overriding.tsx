import { IconArrowBackUp, IconPencil } from '@tabler/icons-react'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { useRow } from '../api/rows.ts'
import { kindOfField } from '../kinds/kinds.ts'
import { type Asked, askFor, fieldLabel, type Read, titleSelection } from '../kinds/record.ts'
import { speaking, titleOf, valueText } from '../kinds/words.ts'
import { Button } from '../ui/button.tsx'
import { ValueField } from '../ui/field.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { useFieldState } from './form-hooks.ts'
import type { FormPart } from './form-part.ts'

interface OverridingProps {
  part: FormPart
  name: string
  /** Of its input, and of the button where there is none. */
  id: string
  /** It can be changed here and now. */
  isInput: boolean
  /** The field as any other, with what stands below its value; of what is on offer `derived` is none. */
  children: (below: ReactNode, derived: unknown) => ReactNode
}

/** A field of `overrides`: what it follows, shown as that, until somebody departs from it, which is an act of its own. */
export function Overriding({ part, name, id, isInput, children }: OverridingProps) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const { store } = part
  const { value } = useFieldState(store, name)
  const { reason, what } = store.entity.overrides[name]!
  const derived = useDerived(part, name)
  const [isOpen, setOpen] = useState(false)
  const moved = useRef(false)
  const depart = useRef<HTMLButtonElement>(null)
  const follows = isEmpty(value) && !(isOpen && isInput)
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    if (follows) depart.current?.focus()
    else document.getElementById(id)?.focus()
  })
  const turn = (isDeparting: boolean) => {
    moved.current = true
    setOpen(isDeparting)
    if (isDeparting) return
    store.set(name, null)
    store.set(reason, null)
  }
  if (follows) return <Following {...{ part, name, id, isInput, derived, depart }} onDepart={() => turn(true)} />
  const told = valueText(derived.field, derived.value, locale)
  const names = { what: inLocale(what, locale), record: derived.title }
  return children(
    <div className="field-following">
      {derived.isKnown && (
        <small className="dim">{t('departs', { ...names, value: told || t('followsNothing') })}</small>
      )}
      {isInput && (
        <Button kind="quiet" icon={<IconArrowBackUp />} onClick={() => turn(false)}>
          {t('followAgain', names)}
        </Button>
      )}
    </div>,
    isEmpty(derived.value) ? null : (derived.value as Read).id,
  )
}

interface FollowingProps extends Omit<OverridingProps, 'children'> {
  derived: ReturnType<typeof useDerived>
  depart: Ref<HTMLButtonElement>
  onDepart: () => void
}

/** The derived value, in the place of the input that it needs none of. */
function Following({ part, name, id, isInput, derived, depart, onDepart }: FollowingProps) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const { fields, overrides } = part.store.entity
  const { Display } = kindOfField(derived.field)
  const names = { what: inLocale(overrides[name]!.what, locale), record: derived.title }
  return (
    <ValueField label={part.labels?.[name] ?? fieldLabel(fields[name]!, locale)} isAmongInputs={isInput}>
      <div className="field-following">
        {isEmpty(derived.value) ? (
          '–'
        ) : (
          <Display field={derived.field} value={derived.value} speaking={speaking[locale]} />
        )}
        {isInput && (
          <Button
            ref={depart}
            id={id}
            kind="quiet"
            icon={<IconPencil />}
            aria-label={t('departFrom', names)}
            onClick={onDepart}
          >
            <span>{t('depart')}</span>
          </Button>
        )}
      </div>
      <small className="dim">{t('follows', names)}</small>
    </ValueField>
  )
}

/** What a field of `overrides` follows: the value as it now stands, with the field and the record that it is of. */
function useDerived({ store, row }: FormPart, name: string) {
  const { locale } = useUiTexts()
  const { of } = store.entity.overrides[name]!
  const path = pathOf(store.entity, of.split('.'))
  const { value: at } = useFieldState(store, path.start)
  const first = path.between && (at ?? (row?.[path.start] as Read | null | undefined)?.id)
  const read = useRow(path.target, first ? String(first) : null, path.selection).row as Read | null
  // What is worked out of the record itself came with it, and has no other record to name.
  if (path.between === null)
    return { field: path.field, isKnown: row != null, value: row?.[path.start] ?? null, title: '' }
  const holder = path.between.reduce<Read | null>((from, step) => (from?.[step] as Read | null) ?? null, read)
  return {
    field: path.field,
    isKnown: holder !== null,
    value: holder?.[path.end] ?? null,
    title: holder ? titleOf(path.holder, holder, locale) : '',
  }
}

interface Path {
  readonly start: string
  readonly target: Entity
  /** Null where there is no way to go: a computed field of the record itself. */
  readonly between: readonly string[] | null
  readonly holder: Entity
  readonly end: string
  readonly field: Field
  readonly selection: Asked
}

/** The steps of a path of relations, and what is asked of the record where it starts. */
function pathOf(entity: Entity, steps: readonly string[]): Path {
  const [start = '', ...rest] = steps
  if (rest.length === 0) {
    const field = entity.fields[start]!
    return { start, target: entity, between: null, holder: entity, end: start, field, selection: {} }
  }
  const end = rest.at(-1)!
  const between = rest.slice(0, -1)
  const target = targetOf(entity, start)
  const holder = between.reduce(targetOf, target)
  const field = holder.fields[end]!
  const asked: Asked = { ...titleSelection(holder), [end]: askFor(field) }
  const selection = between.reduceRight<Asked>((inner, step) => ({ id: true, [step]: inner }), asked)
  return { start, target, between, holder, end, field, selection }
}

function targetOf({ key, fields }: Entity, name: string): Entity {
  const field = fields[name]
  if (!pointsAtOne(field)) throw new Error(`${key}.${name} leads to no record`)
  return model.named(field.target)
}
