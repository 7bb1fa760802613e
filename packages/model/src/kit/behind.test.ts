import { describe, expect, test } from 'vitest'
import { model } from '../entities/index.ts'
import type { Draft } from '../rules/rule.ts'
import { either, every, is, type Look, not, withBehind } from './behind.ts'
import type { Entity } from './entity.ts'
import type { Field } from './field.ts'
import { targetOf } from './kinds.ts'

type Condition = ((draft: Draft) => boolean) & { readonly looks?: readonly Look[] }
interface Rule {
  readonly entity: Entity
  readonly title: string
  readonly when: Condition
}

/** Every condition of every definition. */
const conditions: readonly Rule[] = model.entities.flatMap((entity) =>
  (['hide', 'requiredWhen', 'askedWhen'] as const).flatMap((part) =>
    Object.entries(entity[part]).map(([name, when]) => ({ entity, title: `${entity.key}.${name} ${part}`, when })),
  ),
)
/** Every rule of a field that looks behind relations, which is a condition as well. */
const lookingRules: readonly Rule[] = model.entities.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.rules.flatMap(({ name: rule, looks, test: holds }) =>
      looks
        ? [
            {
              entity,
              title: `${entity.key}.${name} ${rule}`,
              when: Object.assign((draft: Draft) => holds(draft[name], draft), { looks }),
            },
          ]
        : [],
    ),
  ),
)
const rules = [...conditions, ...lookingRules]
const looking = rules.filter(({ when }) => (when.looks ?? []).length > 0)

test('conditions of several definitions look behind their relations', () => {
  expect(rules.length).toBeGreaterThan(25)
  const kinds = new Set(looking.map(({ entity }) => entity.key))
  for (const key of ['sample', 'result', 'survey', 'vscpEntry']) expect(kinds).toContain(key)
})

/** The definition in which a path ends, and the field there. */
function endOf(entity: Entity, path: string): { readonly at: Entity; readonly field: Field | undefined } {
  const [name = '', ...rest] = path.split('.')
  const field = entity.fields[name]
  if (rest.length === 0) return { at: entity, field }
  const target = field && targetOf(field)
  if (target === undefined) throw new Error(`${entity.key}.${name} leads to no record`)
  return endOf(model.named(target), rest.join('.'))
}

describe.each(looking)('$title', ({ entity, when }) => {
  test('asks for codes that the list knows, or words that the choice has', () => {
    for (const { path, values } of when.looks ?? []) {
      const { at, field } = endOf(entity, path)
      const told = field?.kind === 'choice' ? field.choices.map(({ value }) => value) : at.known
      expect(field?.kind === 'choice' || path.endsWith('.code')).toBe(true)
      expect(told).toEqual(expect.arrayContaining([...values]))
    }
  })
})

/** What may stand in a field, as far as conditions tell one value from another. */
function valuesOf(field: Field | undefined): readonly unknown[] {
  if (field?.kind === 'boolean') return [null, true, false]
  if (field?.kind === 'choice') return [null, ...field.choices.map(({ value }) => value)]
  if (field?.kind === 'integer' || field?.kind === 'decimal') return [null, 1, 2]
  if (field?.kind === 'date') return [null, '2026-11-19', '2026-11-20']
  if (field?.kind === 'datetime') return [null, '2026-11-19 09:00:00', '2026-12-19 09:00:00']
  return [null, 'x']
}

/** Every draft that a condition can tell from another, of the fields that it turns out to read. */
function answersOf({ entity, when }: Rule): { answers: Set<boolean>; read: Set<string> } {
  const read = new Set<string>()
  const answers = new Set<boolean>()
  const behind = [...new Set((when.looks ?? []).map(({ path }) => path))].map((path) => {
    const own = (when.looks ?? []).flatMap((look) => (look.path === path ? look.values : []))
    return [path, [null, 'eigen_1', ...own]] as const
  })
  const turn = (values: Draft, known: Readonly<Record<string, unknown>>) => {
    const draft = new Proxy(withBehind(values, known), {
      get: (of, name) => {
        if (typeof name === 'string') read.add(name)
        return Reflect.get(of, name)
      },
    })
    answers.add(when(draft))
  }
  const allBehind = combinations(behind)
  for (let size = -1; size !== read.size; ) {
    size = read.size
    const fields = [...read].map((name) => [name, valuesOf(entity.fields[name])] as const)
    for (const values of combinations(fields)) for (const known of allBehind) turn(values, known)
  }
  return { answers, read }
}

function combinations(of: readonly (readonly [string, readonly unknown[]])[]): Draft[] {
  return of.reduce<Draft[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
}

test.each(rules)('$title can turn out either way, by fields of its own record', (rule) => {
  const { answers, read } = answersOf(rule)
  expect([...read].filter((name) => !(name in rule.entity.fields))).toEqual([])
  expect(answers).toEqual(new Set([true, false]))
})

test('conditions are put together of others, and tell all that these look at', () => {
  const isAir = is('soort.code', 'lucht', 'kleef')
  const isBelgian = is('lab.land', 'BE')
  const at = (soort: unknown, land: unknown) => withBehind({}, { 'soort.code': soort, 'lab.land': land })
  const both = every(isAir, not(isBelgian))
  expect(both.looks).toEqual([...isAir.looks, ...isBelgian.looks])
  expect([both(at('lucht', 'NL')), both(at('lucht', 'BE')), both(at('grond', 'NL'))]).toEqual([true, false, false])
  const one = either(isAir, isBelgian)
  expect([one(at('kleef', null)), one(at(null, 'BE')), one(at(null, null))]).toEqual([true, true, false])
})

test('what a draft carries behind its relations is no field of it', () => {
  const draft = withBehind({ naam: 'B01' }, { 'soort.code': 'lucht' })
  expect(Object.keys(draft)).toEqual(['naam'])
  expect(JSON.stringify(draft)).toBe('{"naam":"B01"}')
  expect(is('soort.code', 'lucht')({ ...draft })).toBe(true)
})
