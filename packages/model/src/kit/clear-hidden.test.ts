import { describe, expect, test } from 'vitest'
import { model } from '../entities/index.ts'
import { isEmpty } from '../rules/rule.ts'
import { entity } from './entity.ts'
import {
  belongsTo,
  boolean,
  choice,
  date,
  decimal,
  type Field,
  integer,
  manyToMany,
  richText,
  text,
  textArea,
} from './field.ts'
import { unless } from './hide.ts'
import { clearHidden } from './model.ts'

const label = { nl: 'Proef', en: 'Trial' }
const words = { klein: label, groot: label }
/** A field of every kind that a form asks, with what it holds while it is shown. */
const asked = {
  ja: [boolean({ label, default: true }), false],
  nee: [boolean({ label }), true],
  soort: [choice(words, { label, default: 'klein' }), 'groot'],
  maat: [choice(words, { label }), 'groot'],
  naam: [text({ label }), 'Vloer'],
  uitleg: [textArea({ label }), 'Onder het zeil'],
  opmaak: [richText({ label }), '<p>Onder het zeil</p>'],
  aantal: [integer({ label }), 3],
  lengte: [decimal({ label }), 1.5],
  dag: [date({ label }), '2026-11-19'],
  klant: [belongsTo('client', { label }), 'k1'],
  onderzoeken: [manyToMany('survey', { label }), ['o1']],
} as const satisfies Readonly<Record<string, readonly [Field, unknown]>>
const names = Object.keys(asked) as (keyof typeof asked)[]
const held = Object.fromEntries(names.map((name) => [name, asked[name][1]]))

function cleared(hide: (draft: { vermoed?: unknown; aard?: unknown }) => boolean, draft: object) {
  const trial = entity({
    key: 'trial',
    api: { type: 'Proef', plural: 'proeven' },
    label,
    plural: label,
    fields: {
      vermoed: boolean({ label }),
      aard: choice(words, { label }),
      ...(Object.fromEntries(names.map((name) => [name, asked[name][0]])) as { [N in keyof typeof asked]: Field }),
    },
    title: ['vermoed'],
    hide: Object.fromEntries(names.map((name) => [name, hide])),
    access: { read: 'member', create: 'member', update: 'member', delete: 'member' },
  })
  const clean = clearHidden(trial, { ...held, ...draft })
  return Object.fromEntries(names.map((name) => [name, clean[name]]))
}

const nothing = { opmaak: null, aantal: null, lengte: null, dag: null, klant: null, onderzoeken: null }
describe('before saving, what is hidden is cleared', () => {
  test('a radio gets its default or false, a text that a negated flag hides a single space, anything else null', () => {
    expect(cleared(unless('vermoed'), { vermoed: false })).toEqual({
      ...nothing,
      ja: true,
      nee: false,
      // Of words there is none that means no: without a default nothing is chosen.
      soort: 'klein',
      maat: null,
      naam: ' ',
      uitleg: ' ',
    })
  })

  test('a text that is hidden for another reason is null', () => {
    const byWord = (draft: { aard?: unknown }) => draft.aard !== 'groot'
    expect(cleared(byWord, { aard: 'klein' })).toEqual({
      ...nothing,
      ja: true,
      nee: false,
      soort: 'klein',
      maat: null,
      naam: null,
      uitleg: null,
    })
  })

  test('what is shown stays as it is', () => {
    expect(cleared(unless('vermoed'), { vermoed: true })).toEqual(held)
  })
})

test('a single space is empty to every rule', () => expect(isEmpty(' ')).toBe(true))

test('a flag that hides is a yes or no of the same record', () => {
  const flags = model.entities.flatMap((one) =>
    Object.values(one.hide).flatMap((hide) => (hide.unless ? [one.fields[hide.unless]?.kind] : [])),
  )
  expect(flags.length).toBeGreaterThan(0)
  expect(new Set(flags)).toEqual(new Set(['boolean']))
})
