import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { historyPhrases } from '@vezel/model/messages/history/index.ts'
import { useAnswer } from '../api/rows.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/inputs.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { type Choices, choicesDocument } from './history-below-lines.ts'

/** What a history is narrowed to: the account that did it, the type it was done to; null: any. */
export interface Narrowed {
  readonly door: string | null
  readonly soort: string | null
}
export const anything: Narrowed = { door: null, soort: null }

interface FilterProps {
  record: { readonly type: string; readonly id: string }
  value: Narrowed
  onChange: (value: Narrowed) => void
}

/** Narrows a history to one person and to one kind of record, of those who did something and to which it was done. */
export function HistoryFilter({ record, value, onChange }: FilterProps) {
  const t = useT(historyPhrases)
  const { locale } = useUiTexts()
  const { data } = useAnswer<{ choices: Choices }>(choicesDocument, { ...record })
  const people = (data?.choices.personen ?? []).map(({ id, full_name: label }) => ({ value: id, label }))
  const kinds = (data?.choices.soorten ?? []).flatMap((type) => {
    const entity = model.ofType(type)
    return entity ? [{ value: type, label: inLocale(entity.plural, locale) }] : []
  })
  return (
    <div className="history-filter">
      <Field label={t('person')}>
        <Select
          value={value.door}
          onChange={(door) => onChange({ ...value, door })}
          options={people}
          empty={t('everybody')}
        />
      </Field>
      <Field label={t('kind')}>
        <Select
          value={value.soort}
          onChange={(soort) => onChange({ ...value, soort })}
          options={kinds.toSorted((a, b) => a.label.localeCompare(b.label, locale))}
          empty={t('allKinds')}
        />
      </Field>
    </div>
  )
}
