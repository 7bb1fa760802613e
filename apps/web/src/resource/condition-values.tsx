import { model } from '@vezel/model'
import type { FilterKind } from '@vezel/model/kit/field.ts'
import { uncapital } from '@vezel/model/kit/in-sentence.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { unitIn } from '@vezel/model/kit/unit.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { type ComponentType, type ReactNode, useContext, useMemo, useState } from 'react'
import { useListItems } from '../api/lookups.ts'
import { useRows } from '../api/rows.ts'
import { formats } from '../i18n/formats.ts'
import { useOffered, useOfferedById } from '../kinds/offered.ts'
import { titleSelection } from '../kinds/record.ts'
import { ScopeContext, withinScope } from '../kinds/scope.ts'
import { titleOf } from '../kinds/words.ts'
import { Segments } from '../ui/choices.tsx'
import { DateInput } from '../ui/date-input.tsx'
import { type Option, TextInput } from '../ui/inputs.tsx'
import { NumberInput as NumberField } from '../ui/number-input.tsx'
import { OptionList } from '../ui/option-list.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import type { FilterField } from './conditions.ts'

const targetOf = ({ target = '' }: FilterField) => target

/** The items of a list, each once, whatever the set they are in. */
function useItems(list: string): readonly Option[] {
  const { locale } = useUiTexts()
  const { all } = useListItems(list)
  return useMemo(() => {
    const options = all.map((item) => ({ value: item.code, label: itemText(item, locale) }))
    return options.filter(({ value }, at) => options.findIndex((other) => other.value === value) === at)
  }, [all, locale])
}

/** What the words of values are read from. */
interface WordsProps {
  field: FilterField
  values: readonly string[]
  /** Given what puts a value into words. */
  children: (read: (value: string) => string) => ReactNode
}

function RecordWords({ field, values, children }: WordsProps) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const entity = model.named(targetOf(field))
  const selection = useMemo(() => titleSelection(entity), [entity])
  const { rows, status } = useRows(entity, selection, { filter: { id: { in: values } }, skip: values.length === 0 })
  return children((value) => {
    const found = rows.find(({ id }) => id === value)
    if (found) return titleOf(entity, found, locale)
    return status === 'loading' ? '…' : t('filterUnknown')
  })
}

function ItemWords({ field, children }: WordsProps) {
  const items = useItems(targetOf(field))
  return children((value) => items.find((item) => item.value === value)?.label ?? value)
}

const DayWords = ({ children }: WordsProps) => children(formats(useUiTexts().locale).longDate)

function NumberWords({ field, children }: WordsProps) {
  const { locale } = useUiTexts()
  const { number } = formats(locale)
  return children((value) => number(Number(value), unitIn(field.unit, locale, Number(value))))
}

function YesNoWords({ children }: WordsProps) {
  const t = useT(resourcePhrases)
  return children((value) => t(value === 'true' ? 'yes' : 'no'))
}

function ChoiceWords({ field, children }: WordsProps) {
  const { locale } = useUiTexts()
  return children((value) => {
    const choice = field.choices?.find((one) => one.value === value)
    return choice ? uncapital(inLocale(choice.label, locale)) : value
  })
}

const PlainWords = ({ children }: WordsProps) => children((value) => value)

interface ValueInputProps {
  field: FilterField
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

function ChoicesInput({ field: { choices = [] }, values, onChange }: ValueInputProps) {
  const { locale } = useUiTexts()
  const options = choices.map((choice) => ({ value: choice.value, label: inLocale(choice.label, locale) }))
  return <OptionList value={values} onChange={onChange} options={options} />
}

function YesNoInput({ values: [value = ''], onChange }: ValueInputProps) {
  const t = useT(resourcePhrases)
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

/** Records of what the page is about, found by what is typed; those already chosen come first when they are not among them. */
function RecordsInput({ field, values, onChange }: ValueInputProps) {
  const { locale } = useUiTexts()
  const [search, setSearch] = useState('')
  const entity = model.named(targetOf(field))
  const scope = useContext(ScopeContext)
  const within = useMemo(() => withinScope(entity, scope), [entity, scope])
  const { records, loading } = useOffered(entity.key, search, within)
  const chosen = useOfferedById(entity.key, values)
  const offered = [...chosen.filter((one) => !records.some(({ id }) => id === one.id)), ...records]
  const options = offered.map((one) => ({ value: String(one.id), label: titleOf(entity, one, locale) }))
  return <OptionList value={values} onChange={onChange} options={options} onSearch={setSearch} loading={loading} />
}

function NumberInput({ field, values: [value], onChange }: ValueInputProps) {
  const { locale } = useUiTexts()
  const number = value ? Number(value) : null
  return (
    <NumberField
      value={Number.isNaN(number) ? String(value) : number}
      unit={unitIn(field.unit, locale, number)}
      onChange={(next) => onChange(next === null ? [] : [String(next)])}
    />
  )
}

interface Editor {
  /** Puts the values of a condition into words. */
  readonly Words: ComponentType<WordsProps>
  readonly Input: ComponentType<ValueInputProps>
  /** The input is a group of controls: values are chosen, not typed. */
  readonly isGroup: boolean
  /** What is said where no value was given. */
  readonly missing: 'filterNoValue' | 'filterNoDay' | 'filterNoNumber' | 'filterNoText'
}

const chosen = { isGroup: true, missing: 'filterNoValue' } as const
const day = { Words: DayWords, Input: DayInput, isGroup: false, missing: 'filterNoDay' } as const
/** How the values of every kind of filter read and are put in. */
export const editors: { readonly [K in FilterKind]: Editor } = {
  list: { ...chosen, Words: ItemWords, Input: ItemsInput },
  record: { ...chosen, Words: RecordWords, Input: RecordsInput },
  choice: { ...chosen, Words: ChoiceWords, Input: ChoicesInput },
  boolean: { ...chosen, Words: YesNoWords, Input: YesNoInput },
  date: day,
  moment: day,
  number: { Words: NumberWords, Input: NumberInput, isGroup: false, missing: 'filterNoNumber' },
  text: { Words: PlainWords, Input: WordsInput, isGroup: false, missing: 'filterNoText' },
  // Whether there is one: that takes no value.
  presence: { ...chosen, Words: PlainWords, Input: () => null },
}
