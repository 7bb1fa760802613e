import { model } from '@vezel/model'
import type { FilterKind } from '@vezel/model/kit/field.ts'
import { locales } from '@vezel/model/kit/label.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { expect, test } from 'vitest'
import { conditionWords, wordOf } from './condition-words.ts'
import { type FilterField, operatorsOf } from './conditions.ts'
import { filterFieldsOf } from './filter-fields.ts'

/** Every field of every definition by which lists are filtered. */
const fields = model.entities.flatMap((entity) => filterFieldsOf(entity, [], () => true))
const kinds = [...new Set(fields.map(({ kind }) => kind))]
const onDay = { nl: 'op', en: 'on', fr: 'le' }
const emptiness = {
  empty: { nl: 'is leeg', en: 'is empty', fr: 'est vide' },
  filled: { nl: 'is ingevuld', en: 'is filled in', fr: 'est rempli' },
}
const is = { is: { nl: 'is', en: 'is', fr: 'est' } }
const days = {
  from: { nl: 'vanaf', en: 'from', fr: 'à partir du' },
  to: { nl: 'tot en met', en: 'up to and including', fr: "jusqu'au" },
  on: onDay,
}
/** What stands between a field and its value, by what is asked, in each language. */
const expected: { readonly [K in FilterKind]: Readonly<Record<string, Readonly<Record<string, string>>>> } = {
  list: is,
  record: is,
  choice: is,
  boolean: is,
  date: days,
  moment: days,
  number: {
    ...is,
    from: { nl: 'vanaf', en: 'from', fr: 'à partir de' },
    to: { nl: 'tot en met', en: 'up to and including', fr: "jusqu'à" },
  },
  text: { contains: { nl: 'bevat', en: 'contains', fr: 'contient' } },
  presence: {},
}

test('lists are filtered by fields of every kind', () => {
  expect(new Set(kinds)).toEqual(new Set(Object.keys(expected)))
})

test.each(kinds)('a condition on a field of the kind %s is a whole sentence in three languages', (kind) => {
  const field = { ...fields.find((one) => one.kind === kind), isOptional: true } as FilterField
  const asked: (typeof expected)[FilterKind] = { ...expected[kind], ...emptiness }
  expect(operatorsOf(field).toSorted()).toEqual(Object.keys(asked).toSorted())
  for (const operator of operatorsOf(field))
    for (const locale of locales) {
      const values = operator in emptiness ? [] : ['A', 'B']
      const or = { nl: 'A of B', en: 'A or B', fr: 'A ou B' }[locale]
      const label = { nl: 'soort', en: 'kind', fr: 'type' }
      const named = { ...field, label: { nl: 'Soort', en: 'Kind', fr: 'Type' } }
      expect(conditionWords({ field: field.key, operator, values }, named, (value) => value, locale)).toBe(
        [label[locale], asked[operator]?.[locale], ...(values.length > 0 ? [or] : [])].join(' '),
      )
    }
})

test('what a filter says besides is there in every language', () => {
  const { nl, en, fr } = resourcePhrases
  const said = Object.keys(nl).filter((key) => /^(?:filter|operator|yes$|no$|whose)/.test(key))
  expect(said.length).toBeGreaterThan(24)
  expect(said.filter((key) => !(key in en) || !(key in fr))).toEqual([])
})

test('what a list is filtered by is called so in Dutch, English and French', () => {
  const lacking = fields.filter(({ label, kind }) => !label.en || (kind !== 'presence' && !label.nl))
  expect(lacking.map(({ key }) => key)).toEqual([])
  expect(
    fields.every((field) => operatorsOf(field).every((operator) => wordOf(field, operator) in resourcePhrases.nl)),
  ).toBe(true)
})
