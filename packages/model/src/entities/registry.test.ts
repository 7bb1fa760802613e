import { describe, expect, test } from 'vitest'
import type { Entity } from '../kit/entity.ts'
import type { Field } from '../kit/field.ts'
import { inLocale, locales } from '../kit/label.ts'
import { fill } from '../kit/phrase.ts'
import type { Transition } from '../kit/transitions.ts'
import { unitIn } from '../kit/unit.ts'
import { bytes, days, hours, months } from '../kit/unit-words.ts'
import { grantOf, roles } from '../rights.ts'
import { issueText } from '../rules/named.ts'
import { years } from '../validity.ts'
import { model, registry } from './index.ts'

const relates = (field: Field | undefined) => field?.kind === 'belongsTo' || field?.kind === 'manyToMany'
const implied = (entity: Entity) => [
  'id',
  'record_version',
  'created_at',
  'updated_at',
  ...(entity.recorded ? ['inventarisatie_user'] : []),
]
/** A record of this kind can be made through the API, so a form must be able to fill it. */
const isMade = (entity: Entity) => !entity.isLookup && entity.access.create !== 'nobody'
const repeated = (names: readonly string[]) => names.filter((name, i) => names.indexOf(name) !== i)

test('no API name is used twice', () => {
  expect(repeated(model.entities.flatMap((e) => [e.api.type, e.api.plural]))).toEqual([])
})

test('what one language tells apart no other calls the same', () => {
  // A variant may be called as what it is one of.
  const kinds = model.entities.filter(({ isLookup, variantOf }) => !isLookup && !variantOf)
  const confused = kinds.flatMap((one, at) =>
    kinds.slice(at + 1).flatMap((other) => {
      const same = locales.filter((locale) => inLocale(one.plural, locale) === inLocale(other.plural, locale))
      return same.length === 0 || same.length === locales.length ? [] : [`${one.key} ${other.key} ${same}`]
    }),
  )
  expect(confused).toEqual([])
})

test('a unit that is a word is one in each language, of one and of more', () => {
  const words = [bytes, days, hours, months, years].flatMap(({ one, more }) => [one, more])
  expect(words.filter((label) => locales.some((locale) => !label[locale]))).toEqual([])
  const inModel = model.entities.flatMap(({ fields }) => Object.values(fields).flatMap(({ unit }) => unit ?? []))
  const spelled = inModel.filter((unit) => typeof unit === 'string').filter((unit) => /^[a-z]{4,}$/i.test(unit))
  expect(spelled).toEqual([])
  expect(inModel.filter((unit) => typeof unit === 'object').length).toBeGreaterThan(5)
  expect(locales.map((locale) => unitIn(hours, locale, 24))).toEqual(['uur', 'hours', 'heures'])
  expect(locales.map((locale) => unitIn(years, locale, 1))).toEqual(['jaar', 'year', 'an'])
})

test('every definition stands in the registry under its own key', () => {
  expect(Object.keys(registry)).toEqual(Object.values(registry).map(({ key }) => key))
})

describe.each(model.entities.map((entity) => [entity.key, entity] as const))('%s', (_key, entity) => {
  const fields = Object.entries(entity.fields)
  const inForm = entity.form.flatMap((section) => section.fields)

  test('has labels in Dutch and English', () => {
    const labels = [
      entity.label,
      entity.plural,
      ...entity.form.map((section) => section.title),
      ...fields.flatMap(([, f]) => [f.label, f.help].filter((label) => label !== undefined)),
      ...fields.flatMap(([, f]) => ('choices' in f && f.choices ? f.choices.map((c) => c.label) : [])),
      ...fields.flatMap(([, f]) => f.rules.map((rule) => rule.message)),
      ...Object.values(entity.transitions?.events ?? {}).map((event) => event.label),
    ]
    for (const label of labels) {
      expect(label.nl.trim(), JSON.stringify(label)).not.toBe('')
      expect(label.en.trim(), JSON.stringify(label)).not.toBe('')
    }
    // A relation shows the label of what it points at; anything else has its own.
    expect(fields.filter(([, f]) => !f.label && !relates(f)).map(([name]) => name)).toEqual([])
  })

  test('names in every step of its life what is led along it', () => {
    for (const { of, label } of Object.values(entity.transitions?.events ?? {}) as Transition[]) {
      const named = of === undefined ? entity.label : entity.fields[of]?.label
      for (const locale of locales) {
        const word = inLocale(label, locale).toLocaleLowerCase(locale)
        // French counts the article to the noun, as in "l'examen".
        expect(` ${word.replace("'", ' ')} `).toContain(
          ` ${inLocale(named ?? label, locale).toLocaleLowerCase(locale)} `,
        )
      }
    }
  })

  test('hides only what may be empty: what some read, others read as nothing', () => {
    for (const [name, f] of fields) {
      if (!f.access?.read) continue
      expect(f.required, name).toBe(false)
      expect(f.kind, name).not.toBe('manyToMany')
      expect('always' in f && f.always, name).toBeFalsy()
    }
  })

  test('finds the sentence of every rule by its name, where an answer of the server is read', () => {
    for (const [name, f] of fields) {
      for (const { name: rule, args, message } of f.rules) {
        expect(issueText({ path: name, rule, args }, 'nl')).toBe(fill(message.nl, { ...args }, 'nl'))
      }
    }
  })

  test('gives every field and every list of what points at it a name of its own', () => {
    const names = [...implied(entity), ...fields.map(([name]) => name), ...model.inverses(entity).map((i) => i.name)]
    expect(repeated(names)).toEqual([])
  })

  test('shows, searches and sorts by fields that exist', () => {
    const named = [
      ...entity.title,
      ...entity.table.columns,
      ...entity.order,
      ...(entity.table.edit ?? []),
      entity.table.reorder ?? 'id',
    ]
    expect(entity.title.length).toBeGreaterThan(0)
    expect(named.filter((name) => !entity.fields[name] && !implied(entity).includes(name))).toEqual([])
    for (const path of entity.search) expect(leadsToText(entity, path.split('.')), path).toBe(true)
  })

  test('asks on its form what it requires, unless its parent says it', () => {
    if (!isMade(entity)) return
    const isParent = (f: Field) =>
      f.kind === 'belongsTo' && !f.isLookup && f.inverse !== undefined && f.onDelete === 'cascade'
    const missing = fields.filter(
      ([name, f]) =>
        f.required && !f.readOnly && !inForm.includes(name) && !isParent(f) && name !== entity.table.reorder,
    )
    expect(missing.map(([name]) => name)).toEqual([])
  })

  test('has each field on its form once, and only fields that can be filled in', () => {
    expect(repeated(inForm)).toEqual([])
    expect(inForm.filter((name) => entity.fields[name]?.readOnly || entity.fields[name]?.kind === 'computed')).toEqual(
      [],
    )
  })

  test('is made in steps that have a title and fields each, and that ask all it requires', () => {
    if (entity.steps.length === 0) return
    const asked = entity.steps.flatMap((step) => step.fields)
    expect(entity.steps.length).toBeGreaterThan(1)
    for (const { title, fields: names } of entity.steps) {
      expect([title.nl.trim(), title.en.trim()], JSON.stringify(title)).not.toContain('')
      expect(names.length, title.en).toBeGreaterThan(0)
    }
    expect(repeated(entity.steps.map((step) => step.title.nl))).toEqual([])
    expect(repeated(asked)).toEqual([])
    expect(asked.filter((name) => !inForm.includes(name))).toEqual([])
    const filledIn = (name: string, f: Field) =>
      f.readOnly || f.proposed || f.default !== undefined || entity.numbered?.field === name
    // What the server fills in by itself need not be asked; `vestiging` is that of who makes the survey.
    const missing = fields.filter(([name, f]) => f.required && !filledIn(name, f) && !asked.includes(name))
    expect(missing.map(([name]) => name)).toEqual(entity.key === 'survey' ? ['vestiging'] : [])
  })

  test('leaves free to be empty what it may hide or asks only at times', () => {
    for (const name of [...Object.keys(entity.hide), ...Object.keys(entity.requiredWhen)]) {
      expect(entity.fields[name]?.required, name).toBe(false)
    }
  })

  test('overrides a value of the same kind that its path leads to, with a reason beside it on the form', () => {
    for (const [name, { of, reason }] of Object.entries(entity.overrides)) {
      const path = of.split('.')
      const end = path.slice(0, -1).reduce((at: Entity, step) => {
        const field = at.fields[step]
        return model.named((field as Field & { target: string }).target)
      }, entity)
      const [own, derived] = [entity.fields[name], end.fields[path.at(-1) ?? '']]
      const alike = (field: Field | undefined) => ({
        // What is worked out of the record itself names an item as a list does.
        kind: field?.kind === 'computed' && 'isLookup' in field && field.isLookup ? 'belongsTo' : field?.kind,
        target: field && 'target' in field && field.target,
      })
      expect(alike(derived), of).toEqual(alike(own))
      const section = entity.form.find(({ fields: names }) => names.includes(name))?.fields ?? []
      expect(section[section.indexOf(name) + 1], name).toBe(reason)
    }
  })

  test('bears a draft of which nothing is known yet', () => {
    for (const holds of [...Object.values(entity.hide), ...Object.values(entity.requiredWhen)]) {
      expect(typeof holds({})).toBe('boolean')
    }
  })

  test('is written by nobody when it belongs to nobody, and by the person alone when organisations share it', () => {
    const { create, update, delete: remove } = entity.access
    if (entity.scope === 'global') expect([create, update, remove]).toEqual(['nobody', 'nobody', 'nobody'])
    if (entity.scope === 'person') expect([create, update, remove]).toEqual(['nobody', 'self', 'nobody'])
  })

  test('is written by nobody who only reads, but for what concerns the reader alone', () => {
    const { read: _, ...writes } = entity.access
    const events = Object.entries(entity.transitions?.events ?? {})
    const asked = [
      ...Object.entries(writes),
      ...fields.flatMap(([name, f]) => (f.access?.update ? [[name, f.access.update] as const] : [])),
      ...events.map(([name, event]) => [name, event.who] as const),
    ]
    // By what the role is for, not by the matrix: reading is all this one does.
    for (const [what, policy] of asked) expect(['no', 'own'], what).toContain(grantOf(policy, roles.reader))
  })

  test('leads to a survey by every road when it is part of anything', () => {
    const ends = (at: Entity, chain: readonly string[]): string[] => {
      expect(chain).not.toContain(at.key)
      if (at.partOf.length === 0) return [at.key]
      return at.partOf.flatMap((name) => {
        const field = at.fields[name]
        expect(field?.kind, `${at.key}.${name}`).toBe('belongsTo')
        return ends(model.named((field as Field & { target: string }).target), [...chain, at.key])
      })
    }
    if (entity.partOf.length > 0) expect(new Set(ends(entity, []))).toEqual(new Set(['survey']))
  })

  test('says of every relation to what may be closed, or is shared by surveys, what it makes of the record', () => {
    const isClosable = (e: Entity) =>
      e.partOf.length > 0 || Object.values(e.transitions?.states ?? {}).some((state) => state.readOnly)
    const told = [...entity.partOf, ...entity.mentions, entity.goesWith?.relation]
    const untold = fields.filter(([name, f]) => {
      if ((f.kind !== 'belongsTo' && f.kind !== 'manyToMany') || f.isLookup || told.includes(name)) return false
      const target = model.named(f.target)
      if (!target.shared) return isClosable(target)
      // Beside a survey of its own, a relation to what is shared quotes it.
      return !entity.shared && entity.partOf.length === 0 && !isClosable(entity)
    })
    expect(untold.map(([name]) => name)).toEqual([])
    for (const name of [...entity.mentions, ...(entity.shared?.fixed ?? [])]) expect(entity.fields[name]).toBeDefined()
  })

  test('is shared by surveys exactly when what it is a variant of is', () => {
    if (!entity.variantOf) return
    const abstract = model.named(entity.variantOf)
    expect([entity.shared !== undefined, entity.partOf, entity.goesWith]).toEqual([
      abstract.shared !== undefined,
      abstract.partOf,
      abstract.goesWith,
    ])
  })

  test('never gives a number twice where it counts', () => {
    if (!entity.numbered) return
    const { field, within } = entity.numbered
    expect(['text', 'integer']).toContain(entity.fields[field]?.kind)
    if (within) expect(entity.fields[within]?.kind).toBe('belongsTo')
    expect(entity.fields[field]?.unique).toBe(within ?? true)
  })

  test('is unique within a field that exists', () => {
    for (const [name, f] of fields) {
      if (typeof f.unique === 'string') expect(entity.fields[f.unique], `${name} within ${f.unique}`).toBeDefined()
    }
  })

  test('holds the fields it shares with the other variants', () => {
    if (!entity.variantOf) return
    const shared = model.named(entity.variantOf)
    expect(shared.abstract).toBe(true)
    for (const [name, f] of Object.entries(shared.fields)) expect(entity.fields[name]?.kind, name).toBe(f.kind)
    expect(entity.recorded).toBe(shared.recorded)
    expect([entity.id, entity.scope]).toEqual([shared.id, shared.scope])
  })

  test('has a life whose states are words of its field and can all be reached', () => {
    if (!entity.transitions) return
    const { field, initial, states, events } = entity.transitions
    const status = entity.fields[field]
    expect(status?.readOnly).toBe(true)
    if (status?.kind === 'choice') {
      expect(status.choices.map((c) => c.value).sort()).toEqual(Object.keys(states).sort())
      expect(status.default).toBe(initial)
    }
    const own = Object.values(events).filter(({ of }) => of === undefined)
    expect(reachedFrom(initial, own)).toEqual(Object.keys(states).sort())
    for (const event of Object.values(events)) {
      for (const name of event.requires ?? []) expect(entity.fields[name], name).toBeDefined()
      for (const [kept, of] of Object.entries(event.keeps ?? {})) {
        const field = entity.fields[kept]
        // What an event fills nobody else does, and it is a copy of a field of its kind. It empties what another asks anew.
        const isAsked = of === null && Object.values(events).some(({ requires }) => requires?.includes(kept))
        expect([isAsked || field?.readOnly, field?.kind], kept).toEqual([
          true,
          of === 'now' ? 'datetime' : of === null ? field?.kind : entity.fields[of ?? '']?.kind,
        ])
      }
    }
  })

  test('runs its other courses by words of their fields, which can all be reached', () => {
    const { besides = {}, events = {}, states = {} } = entity.transitions ?? {}
    for (const [name, course] of Object.entries(besides)) {
      const field = entity.fields[name]
      const own = Object.values(events).filter(({ of }) => of === name)
      expect(field?.kind === 'choice' && field.choices.map(({ value }) => value)).toEqual(
        Object.keys(course?.states ?? {}),
      )
      expect([field?.readOnly, field?.default]).toEqual([true, course?.initial])
      expect(reachedFrom(course?.initial ?? '', own)).toEqual(Object.keys(course?.states ?? {}).sort())
    }
    for (const { of, during = [] } of Object.values(events)) {
      if (of !== undefined) expect(Object.keys(besides)).toContain(of)
      expect(Object.keys(states)).toEqual(expect.arrayContaining([...during]))
    }
  })

  test('proposes only what it requires, may be sent and has no default', () => {
    for (const [name, f] of fields)
      if (f.proposed) expect([f.required, f.readOnly, f.default], name).toEqual([true, undefined, undefined])
  })

  test('starts from values it offers', () => {
    for (const [name, f] of fields) {
      if (f.default === undefined) continue
      if (f.kind === 'choice')
        expect(
          f.choices.map((c) => c.value),
          name,
        ).toContain(f.default)
      else if (f.kind === 'boolean') expect(typeof f.default, name).toBe('boolean')
      else if (f.kind === 'integer' || f.kind === 'decimal') expect(typeof f.default, name).toBe('number')
      else expect(typeof f.default, name).toBe('string')
    }
  })
})

/** Every state that events lead to from the first, sorted. */
function reachedFrom(initial: string, events: readonly Transition[]): string[] {
  const reached = new Set([initial])
  for (let size = 0; size !== reached.size; ) {
    size = reached.size
    for (const event of events) if (event.from.some((state) => reached.has(state))) reached.add(event.to)
  }
  return [...reached].sort()
}

/** Follows a search path over relations to a value. */
function leadsToText(entity: Entity, [name = '', ...rest]: readonly string[]): boolean {
  const field = model.field(entity, name)
  const target = relates(field) ? (field as Field & { target: string }).target : model.inverse(entity, name)?.from.key
  if (rest.length === 0) return field !== undefined
  return target !== undefined && leadsToText(model.named(target), rest)
}
