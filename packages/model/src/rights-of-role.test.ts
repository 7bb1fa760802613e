import { expect, test } from 'vitest'
import { model } from './index.ts'
import { inLocale, locales } from './kit/label.ts'
import { roadOf } from './nested-lists.ts'
import { grantOf, roles } from './rights.ts'
import { rightsOfRole, rightsOfRoles } from './rights-of-role.ts'

const of = (role: keyof typeof roles) => rightsOfRole(model.entities, roles[role], 'nl')
const one = (role: keyof typeof roles, key: string) => of(role).find((rights) => rights.key === key)

test('says of a role what it may with a record, its single fields and its steps', () => {
  expect(one('planner', 'report')).toMatchObject({ read: 'yes', create: 'no', update: 'no' })
  const survey = one('inspector', 'survey')
  expect([survey?.read, survey?.create, survey?.update, survey?.delete]).toEqual(['yes', 'yes', 'assigned', 'no'])
  expect(survey?.steps.map(({ label, grant }) => [label.nl, grant])).toContainEqual(['Onderzoek starten', 'assigned'])
  // Text that who plans may fill in as well as who writes, for whom the rest is closed.
  expect(one('reporter', 'survey')?.fields.map(({ label, action, grant }) => [label.nl, action, grant])).toContainEqual(
    ['Omschrijving', 'update', 'yes'],
  )
  expect(one('inspector', 'inspectionUser')?.fields).toContainEqual({
    label: model.entity('inspectionUser').fields.personeelsnummer.label,
    action: 'read',
    grant: 'own',
  })
})

test('has every kind of record once, and lists with the same rights in one line', () => {
  const rights = of('manager')
  const kinds = model.entities.filter(({ abstract, isLookup }) => !abstract && !isLookup)
  expect(rights.flatMap(({ key, lists }) => (lists === 0 ? [key] : [])).sort()).toEqual(
    kinds.map(({ key }) => key).sort(),
  )
  expect(rights.reduce((sum, { lists }) => sum + lists, 0)).toBe(
    model.entities.filter((e) => e.isLookup && !roadOf(e)).length,
  )
  // The roles are nobody's to change.
  expect(rights.filter(({ lists }) => lists > 0).map(({ lists, update }) => [lists > 1, update])).toContainEqual([
    false,
    'no',
  ])
  expect(new Set(rights.map(({ label }) => label.nl)).size).toBe(rights.length)
  expect(rights.length).toBeLessThan(kinds.length + 6)
})

test('puts roles side by side, a line for each kind, in words and not by the names of types', () => {
  const ids = [roles.inspector, roles.planner, roles.admin]
  const lines = rightsOfRoles(model.entities, ids, 'nl')
  const names = lines.map(({ label }) => label.nl)
  expect(new Set(names).size).toBe(names.length)
  const types = model.entities.map(({ api }) => `(${api.type})`)
  expect(names.filter((name) => types.some((type) => name.includes(type)))).toEqual([])
  for (const { key, of } of lines.filter(({ lists }) => lists === 0))
    expect([key, of.map(({ update }) => update)]).toEqual([
      key,
      ids.map((id) => rightsOfRole(model.entities, id, 'nl').find((other) => other.key === key)?.update),
    ])
})

test.each(locales)('every line has a name of its own in each language: %s', (locale) => {
  const names = rightsOfRoles(model.entities, [roles.manager], locale).map(({ label }) => inLocale(label, locale))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('of what has variants it says what each of those says, and not that nobody may anything', () => {
  for (const role of ['inspector', 'planner', 'manager'] as const)
    for (const variant of model.entities.filter(({ variantOf }) => variantOf)) {
      const shown = one(role, variant.key)
      const { create, update } = variant.access
      expect([variant.key, shown?.create, shown?.update]).toEqual([
        variant.key,
        grantOf(create, roles[role]),
        grantOf(update, roles[role]),
      ])
    }
  expect(one('planner', 'space')).toMatchObject({ create: 'yes' })
})
