import { IconPlus } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { type ComponentType, type FormEvent, Fragment, useEffect, useMemo, useRef, useState } from 'react'
import { itemText, useListItems } from '../api/lookups.ts'
import { useRows } from '../api/rows.ts'
import { formats } from '../i18n/formats.ts'
import { tags } from '../i18n/texts.ts'
import type { FilterKind } from '../kinds/filters.ts'
import { useOffered, useOfferedById } from '../kinds/offered.ts'
import { type Read, titleOf, titleSelection } from '../kinds/record.ts'
import { afterOpening } from '../ui/after-opening.ts'
import { Button } from '../ui/button.tsx'
import { RemovableChip } from '../ui/chip.tsx'
import { DateInput } from '../ui/date-input.tsx'
import { Field } from '../ui/field.tsx'
import { type Option, Segments, Select, TextInput } from '../ui/inputs.tsx'
import { OptionList } from '../ui/option-list.tsx'
import { Popover } from '../ui/popover.tsx'
import { useUiTexts } from '../ui/texts.ts'
import { type Condition, checked, type FilterField, type Operator, operatorsOf } from './conditions.ts'
import type { List } from './use-list.ts'
import { useT } from './words.ts'
import './list-form.css'
import './conditions-line.css'

/** The conditions with what can be done to them: change, remove, add, clear. */
export function Conditions({ list, subject }: { list: List; subject: string }) {
  const t = useT()
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
  const { Chip } = editors[field.kind]
  return <Chip {...props} field={field} />
}

interface FieldChipProps extends ConditionChipProps {
  field: FilterField
}

function RecordChip(props: FieldChipProps) {
  const t = useT()
  const { locale } = useUiTexts()
  const entity = model.named(targetOf(props.field))
  const selection = useMemo(() => titleSelection(entity), [entity])
  const { values } = props.condition
  const { rows, status } = useRows(entity, selection, { filter: { id: { in: values } }, skip: values.length === 0 })
  const read = (value: string) => {
    const found = rows.find(({ id }) => id === value)
    if (found) return titleOf(entity, found as Read, locale)
    return status === 'loading' ? '…' : t('filterUnknown')
  }
  return <Chip {...props} read={read} />
}

function ListChip(props: FieldChipProps) {
  const items = useItems(targetOf(props.field))
  return <Chip {...props} read={(value) => items.find((item) => item.value === value)?.label ?? value} />
}

const DayChip = (props: FieldChipProps) => <Chip {...props} read={formats(useUiTexts().locale).longDate} />

function BooleanChip(props: FieldChipProps) {
  const t = useT()
  return <Chip {...props} read={(value) => t(value === 'true' ? 'yes' : 'no')} />
}

function ChoiceChip(props: FieldChipProps) {
  const { locale } = useUiTexts()
  const read = (value: string) => {
    const choice = props.field.choices?.find((one) => one.value === value)
    return choice ? lower(inLocale(choice.label, locale)) : value
  }
  return <Chip {...props} read={read} />
}

const TextChip = (props: FieldChipProps) => <Chip {...props} read={(value) => value} />

/** `projectleider is Ilse Brouwer of Joost Hendriks` */
function Chip({
  condition,
  field,
  fields,
  read,
  onChange,
  onRemove,
}: FieldChipProps & { read: (value: string) => string }) {
  const t = useT()
  const { locale } = useUiTexts()
  const values = new Intl.ListFormat(tags[locale], { type: 'disjunction' }).format(condition.values.map(read))
  const words = [lower(inLocale(field.label, locale)), t(`operator.${condition.operator}`), values]
    .filter(Boolean)
    .join(' ')
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

const targetOf = ({ target = '' }: FilterField) => target

/** In the middle of a sentence; a shortening stays as it is. */
const lower = (words: string) => (/^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1))

/** The items of a list, each once, whatever the set they are in. */
function useItems(list: string): readonly Option[] {
  const { locale } = useUiTexts()
  const { all } = useListItems(list)
  return useMemo(() => {
    const options = all.map((item) => ({ value: item.code, label: itemText(item, locale) }))
    return options.filter(({ value }, at) => options.findIndex((other) => other.value === value) === at)
  }, [all, locale])
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

/** Begins at the value of a condition that is changed, and at the field of a new one. */
function useFocusOnValue(condition: Condition | null) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const find = (what: string) => form.current?.querySelector<HTMLElement>(what)
    const value = condition && find('.condition-value :is(input, select)')
    return afterOpening(() => (value ?? find('select'))?.focus({ preventScroll: true }))
  }, [condition])
  return form
}

/** A field, what is asked of it, and the value. */
function ConditionForm({ fields, condition, close, onApply }: ConditionFormProps) {
  const t = useT()
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
    if (made) onApply(made)
    else setTried(true)
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
      {draft && operators.length > 1 && (
        <Field label={t('filterOperator')}>
          <Select<Operator>
            value={draft.operator}
            onChange={(operator) => operator && setDraft({ ...draft, operator })}
            options={operators.map((operator) => ({ value: operator, label: t(`operator.${operator}`) }))}
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
  const t = useT()
  const { Input, isGroup } = editors[props.field.kind]
  return (
    <Field label={t('filterValue')} error={error} group={isGroup} width="full">
      <Input {...props} />
    </Field>
  )
}

type ValueInputProps = Omit<ValueFieldProps, 'error'>

function ChoicesInput({ field: { choices = [] }, values, onChange }: ValueInputProps) {
  const { locale } = useUiTexts()
  const options = choices.map((choice) => ({ value: choice.value, label: inLocale(choice.label, locale) }))
  return <OptionList value={values} onChange={onChange} options={options} />
}

function YesNoInput({ values: [value = ''], onChange }: ValueInputProps) {
  const t = useT()
  return (
    <Segments
      value={value}
      onChange={(next) => onChange([next])}
      options={[
        { value: 'true', label: t('yes') },
        { value: 'false', label: t('no') },
      ]}
    />
  )
}

const DayInput = ({ values: [value], onChange }: ValueInputProps) => (
  <DateInput value={value || null} onChange={(next) => onChange(next ? [next] : [])} />
)

const WordsInput = ({ values: [value = ''], onChange }: ValueInputProps) => (
  <TextInput value={value} onChange={(next) => onChange([next])} autoComplete="off" />
)

function ItemsInput({ field, values, onChange }: ValueInputProps) {
  return <OptionList value={values} onChange={onChange} options={useItems(targetOf(field))} />
}

/** Records found by what is typed; those already chosen come first when they are not among them. */
function RecordsInput({ field, values, onChange }: ValueInputProps) {
  const { locale } = useUiTexts()
  const [search, setSearch] = useState('')
  const entity = model.named(targetOf(field))
  const { records, loading } = useOffered(entity.key, search)
  const chosen = useOfferedById(entity.key, values)
  const offered = [...chosen.filter((one) => !records.some(({ id }) => id === one.id)), ...records]
  const options = offered.map((one) => ({ value: String(one.id), label: titleOf(entity, one, locale) }))
  return <OptionList value={values} onChange={onChange} options={options} onSearch={setSearch} loading={loading} />
}

interface Editor {
  /** The condition as it stands above the list. */
  readonly Chip: ComponentType<FieldChipProps>
  readonly Input: ComponentType<ValueInputProps>
  /** The input is a group of controls: values are chosen, not typed. */
  readonly isGroup: boolean
  /** What is said where no value was given. */
  readonly missing: 'filterNoValue' | 'filterNoDay' | 'filterNoText'
}

const chosen = { isGroup: true, missing: 'filterNoValue' } as const
/** How the values of every kind of filter read and are put in. */
const editors: { readonly [K in FilterKind]: Editor } = {
  list: { ...chosen, Chip: ListChip, Input: ItemsInput },
  record: { ...chosen, Chip: RecordChip, Input: RecordsInput },
  choice: { ...chosen, Chip: ChoiceChip, Input: ChoicesInput },
  boolean: { ...chosen, Chip: BooleanChip, Input: YesNoInput },
  date: { Chip: DayChip, Input: DayInput, isGroup: false, missing: 'filterNoDay' },
  text: { Chip: TextChip, Input: WordsInput, isGroup: false, missing: 'filterNoText' },
}
