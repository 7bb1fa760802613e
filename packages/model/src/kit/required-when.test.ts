import { expect, test } from 'vitest'
import { issueText } from '../rules/named.ts'
import { entity } from './entity.ts'
import { choice, text } from './field.ts'
import { check } from './model.ts'

const label = { nl: 'Proef', en: 'Trial' }
const trial = entity({
  key: 'trial',
  api: { type: 'Proef', plural: 'proeven' },
  label,
  plural: label,
  access: { read: 'member', create: 'member', update: 'member', delete: 'member' },
  fields: {
    soort: choice({ groot: label, klein: label }, { label }),
    reden: text({ label }),
    maat: text({ label }),
  },
  title: ['soort'],
  requiredWhen: {
    maat: (draft) => draft.soort === 'groot',
    reden: {
      when: (draft) => draft.soort === 'groot',
      message: { nl: 'Zeg waarom het groot is', en: 'Say why it is large' },
    },
  },
})

test('a field that is required at times says so in its own sentence, where it has one', () => {
  const sentences = (draft: object) =>
    check(trial, { ...draft }).map((issue) => [issue.path, issueText(issue, 'nl'), issueText(issue, 'en')])
  expect(sentences({ soort: 'groot' })).toEqual([
    ['reden', 'Zeg waarom het groot is', 'Say why it is large'],
    ['maat', 'Dit veld is verplicht', 'This field is required'],
  ])
  expect(sentences({ soort: 'klein' })).toEqual([])
  expect(sentences({ soort: 'groot', reden: 'Zo is het', maat: '3' })).toEqual([])
})
