import { uncapital } from '@vezel/model/kit/in-sentence.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { speak, tags } from '@vezel/model/kit/phrase.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { type Condition, type FilterField, type Operator, operatorsOf } from './conditions.ts'

/** The phrase that stands between a field and its value; of what may be on a day a language may say otherwise from when, and until when. */
export const wordOf = (field: FilterField, operator: Operator) =>
  operatorsOf(field).includes('on') && (operator === 'from' || operator === 'to')
    ? (`operator.${operator}Day` as const)
    : (`operator.${operator}` as const)

/** A condition as it stands in the sentence of a filter: `projectleider is Ilse Brouwer of Joost Hendriks`. */
export function conditionWords(
  { operator, values }: Condition,
  field: FilterField,
  read: (value: string) => string,
  locale: Locale,
): string {
  const said = new Intl.ListFormat(tags[locale], { type: 'disjunction' }).format(values.map(read))
  const word = speak(resourcePhrases, locale)(wordOf(field, operator))
  return [uncapital(inLocale(field.label, locale)), word, said].filter(Boolean).join(' ')
}
