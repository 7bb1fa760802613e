import type { Choice, ChoiceField, ChoiceFields } from '@vezel/model/kit/field.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { Segments } from '../ui/choices.tsx'
import { Combobox } from '../ui/combobox.tsx'
import { fold } from '../ui/fold.ts'
import type { InputProps, KindsOf, Speaking } from './kind.ts'
import { filled, naming, none, value } from './plain.tsx'

/** What is shown for a stored word; the word itself where the set no longer has it. */
export const choiceText = (choices: readonly Choice[], value: unknown, { locale }: Speaking) => {
  const found = choices.find((choice) => choice.value === value)
  return found ? inLocale(found.label, locale) : String(value)
}

const isSegmented = (field: ChoiceField) => field.choices.length <= 3

/** Three or fewer side by side, more as a list. */
function ChoiceKindInput({ field, value, onChange, speaking, disabled }: InputProps<ChoiceField>) {
  // What a row holds already stays to be seen, also when nobody can choose it any more.
  const options = field.choices
    .filter((choice) => choice.value === value || !field.notOffered.includes(choice.value))
    .map((choice) => ({ value: choice.value, label: inLocale(choice.label, speaking.locale) }))
  return isSegmented(field) ? (
    <Segments value={filled(value)} onChange={onChange} options={options} disabled={disabled} />
  ) : (
    <Combobox
      value={filled(value)}
      onChange={onChange}
      options={options}
      required={field.required}
      disabled={disabled}
    />
  )
}

const choiceIn: NonNullable<KindsOf<ChoiceFields>['choice']['read']> = (cell, { choices, notOffered }) => {
  const offered = choices.filter((one) => !notOffered.includes(one.value))
  const said = fold(cell)
  const found = offered.find((one) =>
    [one.value, one.label.nl, one.label.en, one.label.fr ?? ''].some((word) => fold(word) === said),
  )
  return found ? value(found.value) : { ...none('Choice', cell), offered }
}

export const choices: KindsOf<ChoiceFields> = {
  choice: {
    ...naming,
    Input: ChoiceKindInput,
    start: (field, _now, country) => {
      const isWord = field.isCountry && field.choices.some((one) => one.value === country)
      return isWord ? country : (field.default ?? null)
    },
    // Long words side by side need the whole width.
    width: (field) => (isSegmented(field) && field.choices.some(({ label }) => label.nl.length > 12) ? 'full' : 'half'),
    isGroup: isSegmented,
    isChosen: true,
    text: (value, { choices }, speaking) => choiceText(choices, value, speaking),
    read: choiceIn,
    inFile: { write: (value, { choices }, speaking) => choiceText(choices, value, speaking), read: choiceIn },
  },
}
