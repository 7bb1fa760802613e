import { IconPlus } from '@tabler/icons-react'
import { inLocale } from '@vezel/model/kit/label.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react'
import { afterOpening } from '../ui/after-opening.ts'
import { Button } from '../ui/button.tsx'
import { RemovableChip } from '../ui/chip.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/inputs.tsx'
import { Popover } from '../ui/popover.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { editors } from './condition-values.tsx'
import { conditionWords, wordOf } from './condition-words.ts'
import { type Condition, checked, type FilterField, type Operator, operatorsOf } from './conditions.ts'
import type { List } from './use-list.ts'
import './list-form.css'
import './conditions-line.css'

/** The conditions with what can be done to them: change, remove, add, clear. */
export function Conditions({ list, subject }: { list: List; subject: string }) {
  const t = useT(resourcePhrases)
  const { conditions, setConditions, filterId } = list
  const place = useRef<HTMLSpanElement>(null)
  const removed = useRef<number | null>(null)
  // What had the focus is gone: the next condition gets it, or the button with which one begins anew.
  const refocus = (at: number) => {
    removed.current = at
    if (conditions.length === 1 || at < 0) document.getElementById(filterId)?.focus()
  }
  useEffect(() => {
    const crosses = place.current?.querySelectorAll<HTMLElement>('.chip-remove')
    if (removed.current !== null) crosses?.[Math.min(removed.current, crosses.length - 1)]?.focus()
    removed.current = null
  })
  return (
    <>
      {subject}
      <span className="condition-chips" ref={place}>
        {conditions.map((condition, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition that is changed stays in its place.
          <Fragment key={at}>
            {at > 0 && t('filterAnd')}
            <ConditionChip
              condition={condition}
              fields={list.fields}
              onChange={(next) => setConditions(conditions.map((one) => (one === condition ? next : one)))}
              onRemove={() => {
                refocus(at)
                setConditions(conditions.filter((one) => one !== condition))
              }}
            />
          </Fragment>
        ))}
      </span>
      <Popover
        label={t('filterAddName')}
        className="condition-popover"
        trigger={(given) => (
          <Button {...given} kind="quiet" icon={<IconPlus />} aria-label={t('filterAddName')}>
            {t('filterAdd')}
          </Button>
        )}
      >
        {(close) => <NewCondition list={list} close={close} />}
      </Popover>
      <Button
        kind="quiet"
        onClick={() => {
          refocus(-1)
          setConditions([])
        }}
      >
        {t('filterClear')}
      </Button>
    </>
  )
}

interface ConditionChipProps {
  condition: Condition
  fields: readonly FilterField[]
  onChange: (condition: Condition) => void
  onRemove: () => void
}

/** One condition: its words change it, its cross takes it away. */
function ConditionChip(props: ConditionChipProps) {
  const field = props.fields.find(({ key }) => key === props.condition.field)!
  const { Words } = editors[field.kind]
  return (
    <Words field={field} values={props.condition.values}>
      {(read) => <Chip {...props} field={field} read={read} />}
    </Words>
  )
}

interface FieldChipProps extends ConditionChipProps {
  field: FilterField
}

function Chip({
  condition,
  field,
  fields,
  read,
  onChange,
  onRemove,
}: FieldChipProps & { read: (value: string) => string }) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const words = conditionWords(condition, field, read, locale)
  const name = t('filterChange', { condition: words })
  return (
    <RemovableChip label={words} onRemove={onRemove}>
      <Popover
        label={name}
        className="condition-popover"
        trigger={(given) => (
          <button {...given} type="button" className="condition-words" aria-label={name}>
            {words}
          </button>
        )}
      >
        {(close) => (
          <ConditionForm
            fields={fields}
            condition={condition}
            close={close}
            onApply={(next) => {
              close()
              onChange(next)
            }}
          />
        )}
      </Popover>
    </RemovableChip>
  )
}

/** Puts a new condition together and adds it at the end. */
export function NewCondition({ list, close }: { list: List; close: () => void }) {
  return (
    <ConditionForm
      fields={list.fields}
      condition={null}
      close={close}
      onApply={(condition) => {
        close()
        list.setConditions([...list.conditions, condition])
      }}
    />
  )
}

interface ConditionFormProps {
  fields: readonly FilterField[]
  condition: Condition | null
  close: () => void
  onApply: (condition: Condition) => void
}

/** Where a value is put in, or the first of those that may be chosen. */
const valueInput = '.condition-value :is(input, select)'

/** Begins at the value of a condition that is changed, and at the field of a new one. */
function useFocusOnValue(condition: Condition | null) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const find = (what: string) => form.current?.querySelector<HTMLElement>(what)
    const value = condition && find(valueInput)
    return afterOpening(() => (value ?? find('select'))?.focus({ preventScroll: true }))
  }, [condition])
  return form
}

/** A field, what is asked of it, and the value. */
function ConditionForm({ fields, condition, close, onApply }: ConditionFormProps) {
  const t = useT(resourcePhrases)
  const { locale, cancel } = useUiTexts()
  const form = useFocusOnValue(condition)
  const [draft, setDraft] = useState<Condition | null>(condition)
  const [isTried, setTried] = useState(false)
  const field = fields.find(({ key }) => key === draft?.field)
  const made = draft && checked(draft, fields)
  const choose = (key: string | null) => {
    const next = fields.find((one) => one.key === key)
    const [operator] = next ? operatorsOf(next) : []
    setTried(false)
    setDraft(next && operator ? { field: next.key, operator, values: [] } : null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (made) return onApply(made)
    setTried(true)
    form.current?.querySelector<HTMLElement>(field ? valueInput : 'select')?.focus()
  }
  const operators = field ? operatorsOf(field) : []
  return (
    <form ref={form} className="list-form" noValidate onSubmit={submit}>
      <Field label={t('filterField')} error={isTried && !field ? t('filterNoField') : null}>
        <Select
          value={draft?.field ?? null}
          onChange={choose}
          options={fields.map(({ key, label }) => ({ value: key, label: inLocale(label, locale) }))}
        />
      </Field>
      {draft && field && operators.length > 1 && (
        <Field label={t('filterOperator')}>
          <Select<Operator>
            value={draft.operator}
            onChange={(operator) => operator && setDraft({ ...draft, operator })}
            options={operators.map((operator) => ({ value: operator, label: t(wordOf(field, operator)) }))}
          />
        </Field>
      )}
      {draft && field && draft.operator !== 'empty' && draft.operator !== 'filled' && (
        <div className="condition-value">
          <ValueField
            key={field.key}
            field={field}
            values={draft.values}
            error={isTried && !made ? t(editors[field.kind].missing) : null}
            onChange={(values) => setDraft({ ...draft, values })}
          />
        </div>
      )}
      <div className="list-form-buttons">
        <Button kind="quiet" onClick={close}>
          {cancel}
        </Button>
        <Button type="submit">{t('filterApply')}</Button>
      </div>
    </form>
  )
}

interface ValueFieldProps {
  field: FilterField
  values: readonly string[]
  error: string | null
  onChange: (values: readonly string[]) => void
}

function ValueField({ error, ...props }: ValueFieldProps) {
  const t = useT(resourcePhrases)
  const { Input, isGroup } = editors[props.field.kind]
  // Nothing is wrong with the values that may be chosen: only that none of them is.
  const said = isGroup
    ? {
        note: error && (
          <span className="field-error" role="alert">
            {error}
          </span>
        ),
      }
    : { error }
  return (
    <Field label={t('filterValue')} group={isGroup} width="full" {...said}>
      <Input {...props} />
    </Field>
  )
}
