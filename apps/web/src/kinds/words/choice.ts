import type { Choice, ChoiceFields } from '@vezel/model/kit/field.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { fold } from '../../ui/fold.ts'
import { type KindsOf, naming, none, type Speaking, value } from './kind.ts'

/** What is shown for a stored word; the word itself where the set no longer has it. */
export const choiceText = (choices: readonly Choice[], value: unknown, { locale }: Speaking) => {
  const found = choices.find((choice) => choice.value === value)
  return found ? inLocale(found.label, locale) : String(value)
}

export const choices: KindsOf<ChoiceFields> = {
  choice: {
    ...naming,
    text: (value, { choices }, speaking) => choiceText(choices, value, speaking),
    cell: (cell, { choices, notOffered }) => {
      const offered = choices.filter((one) => !notOffered.includes(one.value))
      const said = fold(cell)
      const found = offered.find((one) =>
        [one.value, one.label.nl, one.label.en, one.label.fr ?? ''].some((word) => fold(word) === said),
      )
      return found ? value(found.value) : { ...none('Choice', cell), offered }
    },
  },
}
