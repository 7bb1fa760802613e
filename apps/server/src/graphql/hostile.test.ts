import { model } from '@vezel/model'
import { limits } from '@vezel/model/limits.ts'
import { problemKinds } from '@vezel/model/problems.ts'
import {
  type GraphQLArgument,
  type GraphQLFieldMap,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { type GraphqlAnswer, testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { makeSurvey } from '../testing/survey.ts'
import { isRows } from './many.ts'
import { schema } from './schema.ts'

/** Nothing that a request holds may keep a connection longer than this; a derived status is planned anew on each, which takes half a second on a slow machine. */
const STATEMENT_MS = 2000
/** Conditions in one filter; small enough for the limits on cost. */
const BATCH = 20

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let ids: ReadonlyMap<string, string>
let tries = 0
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, admin)
  Object.assign(limits, { readMs: STATEMENT_MS, writeMs: STATEMENT_MS })
}, 30_000)
afterAll(async () => {
  process.stdout.write(`hostile values: ${tries} tries\n`)
  await api.close()
})

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
const long = Array.from({ length: 20_000 }, (_, i) => String.fromCodePoint(0x21 + ((i * 7919) % 90))).join('')

/** By scalar: what the schema refuses wherever it stands. */
const refused: Readonly<Record<string, readonly unknown[]>> = {
  String: ['a\0b', '\ud800', 'b\udc00c', 5, true, ['a', 'b'], { a: 1 }],
  ID: ['\0', 'a\ud83d', 1.5, true, { id: 1 }],
  Int: [2_147_483_648, -2_147_483_649, 1.5, '5', true, Number.POSITIVE_INFINITY, Number.NaN],
  Float: [Number.POSITIVE_INFINITY, Number.NaN, '1', true, {}],
  Boolean: ['true', 0, {}],
  Date: ['0000-01-01', '2026-02-30', '10000-01-01', '-0001-01-01', 'infinity', '2026-01-01\0', 5],
  DateTime: [
    '0000-12-31 00:00:00',
    '2026-02-29 10:00:00',
    '2026-01-01 24:00:00',
    '2026-01-01T10:00:00Z',
    '2026-03-29 02:30:00',
    'epoch',
    {},
  ],
  JSON: ['a\0', { a: ['\ud800'] }, { 'b\0': 1 }, { a: Number.NaN }, deep(limits.jsonDepth + 1)],
  Upload: ['file', {}, 5, [], true],
}
/** By scalar: what is well formed and means harm, or lies at an edge. */
const accepted: Readonly<Record<string, readonly unknown[]>> = {
  String: [
    'constructor',
    '__proto__',
    `%_\\'); drop table "user"; --`,
    long,
    '\u202e\u2066gpj.exe',
    '\u0001\u001f\uffff',
  ],
  ID: ['', 'constructor', '-1', '2147483648', long, '00000000-0000-7000-8000-00000000000g'],
  Int: [2_147_483_647, -2_147_483_647, 0, -1],
  Float: [1e308, -1e308, 5e-324, 999_999_999.9999, 1e15, -0],
  Boolean: [true, false],
  Date: ['0001-01-01', '9999-12-31', '', ' 2026-01-01 ', '2026-01-01 10:00'],
  DateTime: ['0001-01-01 00:00:00', '9999-12-31 23:59:59', '2026-10-25 02:30:00', '2026-01-01', ''],
  JSON: [JSON.parse('{"__proto__":{"a":1},"constructor":1}'), 'toString', [], 1e308, deep(limits.jsonDepth - 1), long],
  Upload: [null],
}
const longest = (of: Readonly<Record<string, readonly unknown[]>>) =>
  Math.max(...Object.values(of).map((values) => values.length))
const nth = (of: Readonly<Record<string, readonly unknown[]>>, scalar: string, at: number) => {
  const values = of[scalar] ?? []
  return values[at % values.length]
}

const queries = schema.getQueryType()?.getFields() as GraphQLFieldMap<unknown, unknown>
const mutations = schema.getMutationType()?.getFields() as GraphQLFieldMap<unknown, unknown>
/** Every scalar within a type, as a path; types within themselves are opened once. */
function leaves(type: GraphQLInputType, path: readonly string[] = [], seen: readonly string[] = []): Leaf[] {
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return [{ path, scalar: named.name, wrap: wrapOf(type) }]
  if (seen.includes(named.name)) return []
  return Object.values(named.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type)
    // The fields of another record are tried on that record's own call.
    const isOther = isInputObjectType(inner) && /^(Create|Update).+Input$|Filter$/.test(inner.name) && seen.length > 0
    if (isOther && isRecordInput(inner.name) && path.length > 0) return []
    return leaves(field.type, [...path, field.name], [...seen, named.name]).map((leaf) => ({
      ...leaf,
      wrap: (value: unknown) => ({ [field.name]: wrapOf(field.type, isInputObjectType(inner))(leaf.wrap(value)) }),
    }))
  })
}
const isRecordInput = (name: string) =>
  model.entities.some(({ api: { type } }) =>
    [`Create${type}Input`, `Update${type}Input`, `${type}Filter`].includes(name),
  )
interface Leaf {
  readonly path: readonly string[]
  readonly scalar: string
  /** The value of the whole with this at its leaf. */
  readonly wrap: (value: unknown) => unknown
}
const isList = (type: GraphQLInputType): boolean => (isNonNullType(type) ? isList(type.ofType) : isListType(type))
/** A list holds the value twice; within an object the inner one has wrapped it. */
const wrapOf =
  (type: GraphQLInputType, isObject = true) =>
  (value: unknown) =>
    isList(type) && isObject ? [value, value] : value

const merge = (one: unknown, other: unknown): unknown => {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((item, at) => merge(item, other[at]))
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return other
  const result = { ...one } as Record<string, unknown>
  for (const [name, value] of Object.entries(other)) result[name] = name in one ? merge(result[name], value) : value
  return result
}

/** A call of a root field with variables for some of its arguments. */
function call(kind: 'query' | 'mutation', name: string, args: Readonly<Record<string, unknown>>) {
  const field = (kind === 'query' ? queries : mutations)[name]
  if (!field) throw new Error(name)
  const sent = field.args.filter((argument) => argument.name in args)
  const heads = sent.map((a) => `$${a.name}: ${a.type}`).join(', ')
  const given = sent.map((a) => `${a.name}: $${a.name}`).join(', ')
  const answer = getNamedType(field.type)
  const selection = isObjectType(answer) || isInterfaceType(answer) ? ' { __typename }' : ''
  return { text: `${kind}${heads && `(${heads})`} { ${name}${given && `(${given})`}${selection} }`, variables: args }
}

/** What an answer may not be: a defect, a time-out, or a fault of the server. Those who write at once may have to wait. */
function wrongCodes(answer: GraphqlAnswer): string[] {
  const codes = (answer.errors ?? []).map((error) => error.extensions.code)
  return codes.filter((code) => code !== 'busy' && (code === 'tooHeavy' || !isRefusal(code)))
}
const isRefusal = (code: string) => Object.hasOwn(problemKinds, code) && problemKinds[code as 'invalid'].status < 500
async function ask(kind: 'query' | 'mutation', name: string, args: Readonly<Record<string, unknown>>, weight = 1) {
  tries += weight
  const { text, variables } = call(kind, name, args)
  const answer = await api.ask(text, variables, admin)
  const wrong = wrongCodes(answer)
  const told = () => `${name} ${JSON.stringify(args)?.slice(0, 300)} → ${JSON.stringify(answer.errors)?.slice(0, 600)}`
  if (wrong.length > 0) failures.push(told())
  return answer
}
let failures: string[] = []
const noFailures = () => {
  const found = failures
  failures = []
  expect(found.slice(0, 10).join('\n')).toBe('')
}
/** Runs tasks a few at a time. */
async function inParallel<T>(items: readonly T[], task: (item: T) => Promise<unknown>, width = 6): Promise<void> {
  const rest = [...items]
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await task(item)
    }),
  )
}
/** Conditions that go together in one filter; a value that is worked out is a long expression of its own. */
function batches(name: string, all: readonly Leaf[]): Leaf[][] {
  const entity = model.entities.find(({ api: { plural } }) => name === plural || name === `${plural}Total`)
  const isComputed = ({ path }: Leaf) => entity?.fields[path[0] ?? '']?.kind === 'computed'
  return [
    ...chunks(
      all.filter((leaf) => !isComputed(leaf)),
      BATCH,
    ),
    ...chunks(all.filter(isComputed), 3),
  ]
}
const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))

/**
 * Which of the values a call is tried with: all. The plain lists are some sixty times the same five calls, and a count has
 * the filter of its list: those share the values among them.
 */
function roundsOf(name: string, most: number): number[] {
  const isAlike =
    name.endsWith('Total') || alike.has(name.replace(/^(create|update|delete|restore|Update)|SortTable$/g, ''))
  shared += 1
  return isAlike ? [shared % most] : Array.from({ length: most }, (_, at) => at)
}
let shared = 0
const alike = new Set(
  model.entities
    .filter((entity) => entity.isLookup)
    .flatMap(({ api: { type, plural } }) => [type, plural, `${type.charAt(0).toLowerCase()}${type.slice(1)}`]),
)

const roots = [
  ...Object.values(queries).map((field) => ({ kind: 'query' as const, field })),
  ...Object.values(mutations).map((field) => ({ kind: 'mutation' as const, field })),
]
const need = (args: readonly GraphQLArgument[]) =>
  Object.fromEntries(
    args.filter((a) => isNonNullType(a.type)).map((a) => [a.name, isInputObjectType(getNamedType(a.type)) ? {} : '0']),
  )

test('every scalar of every input, filter, sort and argument refuses what it cannot be, by name', async () => {
  const silent: string[] = []
  await inParallel(roots, async ({ kind, field }) => {
    for (const argument of field.args) {
      // What is one row of several refuses that row alone: `many-bad-rows.test.ts`.
      if (isRows(field.name, argument.name)) continue
      const all = leaves(argument.type)
      const most = Math.max(...all.map(({ scalar }) => refused[scalar]?.length ?? 0))
      for (const at of roundsOf(field.name, most)) {
        // All at once: each is named in the answer.
        const value = all.map((leaf) => leaf.wrap(nth(refused, leaf.scalar, at))).reduce(merge, undefined)
        const answer = await ask(kind, field.name, { ...need(field.args), [argument.name]: value }, all.length)
        const [error] = answer.errors ?? []
        const issues = error?.extensions.issues ?? []
        if (error?.extensions.code !== 'badValue' || issues.some((issue) => issue.message === 'Ongeldige waarde'))
          silent.push(`${field.name}.${argument.name} ${at}: ${JSON.stringify(answer).slice(0, 300)}`)
        const lead = argument.name === 'input' ? '' : `${argument.name}.`
        for (const { path } of all) {
          const shown = path.filter((step) => !['connect', 'disconnect', 'set', 'type'].includes(step))
          const first = shown[0] === undefined ? argument.name : `${lead}${shown[0]}`
          if (
            !issues.some(
              (issue) => issue.path === first || issue.path.startsWith(first) || issue.path.includes(`.${shown[0]}`),
            )
          )
            silent.push(
              `${field.name}: nothing about ${path.join('.')}: ${JSON.stringify(issues.map((i) => i.path)).slice(0, 200)}`,
            )
        }
      }
    }
  })
  noFailures()
  expect(silent.slice(0, 10)).toEqual([])
}, 60_000)

test('what is well formed and strange reaches the database in every filter, search, sort and argument of a query', async () => {
  const tasks = Object.values(queries).flatMap((field) =>
    field.args.flatMap((argument) => {
      const all = leaves(argument.type)
      const isFilter = argument.name === 'filter'
      return roundsOf(field.name, longest(accepted)).flatMap((at) =>
        isFilter
          ? batches(field.name, all).map((some) => ({
              name: field.name,
              weight: some.length,
              args: { filter: { or: some.map((leaf) => leaf.wrap(nth(accepted, leaf.scalar, at))) } },
            }))
          : all.map((leaf) => ({
              name: field.name,
              weight: 1,
              args: {
                ...need(field.args),
                [argument.name]:
                  argument.name === 'sort' ? [sortOf(leaf, at)] : leaf.wrap(nth(accepted, leaf.scalar, at)),
              },
            })),
      )
    }),
  )
  await inParallel(tasks, ({ name, args, weight }) => ask('query', name, args, weight))
  noFailures()
}, 60_000)
const sortOf = ({ path, wrap }: Leaf, at: number) => {
  const [one] = [wrap(nth(accepted, 'String', at))].flat() as Record<string, unknown>[]
  return path.includes('field') ? one : { field: 'id', ...one }
}

const isHeld = (answer: GraphqlAnswer) =>
  ['transitionRefused', 'conflict', 'readOnly'].includes(answer.errors?.[0]?.extensions.code ?? '')
/** The record that a mutation is tried on. */
const recordOf = (name: string) => {
  const entity = model.ofType(name.replace(/^(update|delete|restore|transition|Update|make|cancel)|SortTable$/g, ''))
  return (entity && ids.get(entity.key)) ?? '0'
}

test('what is well formed and strange reaches the database in every field of every input', async () => {
  const tasks = Object.values(mutations).flatMap((field) => {
    const input = field.args.find((argument) => argument.name === 'input')
    if (!input) return []
    return roundsOf(field.name, longest(accepted)).map((at) => ({ field, at, all: leaves(input.type) }))
  })
  const written = new Set<string>()
  await inParallel(tasks, async ({ field, at, all }) => {
    const event = Object.keys(model.ofType(field.name.slice('transition'.length))?.transitions?.events ?? {})[0]
    const fixed = { ...need(field.args), id: recordOf(field.name), ...(event ? { event } : {}) }
    const write = async (some: readonly Leaf[]): Promise<void> => {
      if (some.length === 0) return
      const input = some.map((leaf) => leaf.wrap(nth(accepted, leaf.scalar, at))).reduce(merge, {})
      const answer = await ask('mutation', field.name, { ...fixed, input }, some.length)
      if (!answer.errors) written.add(field.name)
      // What is refused is left out, until the others have been written.
      const named = new Set(answer.errors?.[0]?.extensions.issues.map(({ path }) => path.split('.')[0]))
      const rest = some.filter(({ path }) => !named.has(path[0]))
      if (rest.length < some.length) return write(rest)
      // What is refused as a whole may hide what its parts would do; a state or a version refuses any part.
      if (!answer.errors || some.length === 1 || named.size > 0 || isHeld(answer)) return
      const half = Math.ceil(some.length / 2)
      await write(some.slice(0, half))
      await write(some.slice(half))
    }
    // A version that is not the present one would refuse all others.
    await write(all.filter(({ path }) => path[0] !== 'record_version'))
    const versions = all.filter(({ path }) => path[0] === 'record_version')
    const other = all.find(({ scalar }) => scalar === 'String')
    if (versions.length > 0 && other) await write([...versions, other])
  })
  noFailures()
  // The test would prove little if the values stopped at the rules.
  expect(written.size).toBeGreaterThan(40)
}, 60_000)

test('so does every other argument of every mutation', async () => {
  const tasks = Object.values(mutations).flatMap((field) =>
    field.args
      .filter((argument) => argument.name !== 'input' && argument.name !== 'key')
      .flatMap((argument) =>
        roundsOf(field.name, accepted[getNamedType(argument.type).name]?.length ?? 0).map((at) => ({
          field,
          argument,
          at,
        })),
      ),
  )
  await inParallel(tasks, async ({ field, argument, at }) => {
    const value = nth(accepted, getNamedType(argument.type).name, at)
    const key = nth(accepted, 'String', at)
    await ask('mutation', field.name, { ...need(field.args), id: recordOf(field.name), key, [argument.name]: value }, 2)
  })
  noFailures()
}, 60_000)

/** Every argument of every value that is worked out, with how it is asked of all records. */
const computedArguments = model.entities.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'computed' && !model.variants(entity).length
      ? Object.entries(field.args).map(([argument, is]) => ({
          name,
          argument,
          is,
          ask(value: unknown, literal?: string) {
            tries += 1
            const below = field.type === 'record' ? ' { id }' : ''
            const [head, given] = literal ? ['', literal] : [`($v: ${is === 'date' ? 'Date' : 'ID'})`, '$v']
            const text = `query${head} { rows: ${entity.api.plural} { value: ${name}(${argument}: ${given})${below} } }`
            return api.ask(text, { v: value }, admin)
          },
        }))
      : [],
  ),
)
const valuesOf = (answer: GraphqlAnswer) =>
  (answer.data?.rows as { value: unknown }[] | undefined)?.map(({ value }) => value) ?? []

test('the arguments of values that are worked out refuse what they cannot be, and find nothing of what is not there', async () => {
  expect(computedArguments.length).toBeGreaterThan(20)
  const elsewhere = await api.as('jan@tweede.test')
  const { survey: foreign } = await makeSurvey(api, elsewhere)
  const silent: string[] = []
  const say = (name: string, value: unknown, answer: GraphqlAnswer) =>
    silent.push(`${name} ${JSON.stringify(value)}: ${JSON.stringify(answer).slice(0, 300)}`)
  await inParallel(computedArguments, async ({ name, argument, is, ask: asked }) => {
    const wrong = is === 'date' ? refused.Date : [...(refused.ID ?? []), 'garbage', '', '1']
    for (const value of [...(wrong ?? []), 'garbage']) {
      const literals = typeof value === 'string' && /^[a-z0-9-]*$/.test(value) ? [undefined, `"${value}"`] : [undefined]
      for (const literal of literals) {
        const answer = await asked(value, literal)
        if (answer.errors?.[0]?.extensions.code !== 'badValue') say(`${name}(${argument})`, value, answer)
      }
    }
    for (const value of is === 'date' ? (accepted.Date ?? []) : ['00000000-0000-7000-8000-000000000000', foreign]) {
      const answer = await asked(value)
      const values = valuesOf(answer)
      if (answer.errors || values.length === 0) say(`${name}(${argument})`, value, answer)
      if (is === 'uuid' && values.some((one) => one !== null)) say(`${name}(${argument})`, value, answer)
    }
  })
  expect(silent.slice(0, 10)).toEqual([])
}, 60_000)

test('a create with an id that is used is refused for every kind of record, and its variants', async () => {
  const silent: string[] = []
  await inParallel([...model.entities], async (entity) => {
    const own = ids.get(entity.key)
    const others = model.entities.filter((e) => model.stored(e) === model.stored(entity)).map((e) => ids.get(e.key))
    const name = `create${entity.api.type}`
    if (entity.id !== 'uuid' || !mutations[name] || !own) return
    for (const id of new Set([own, ...others])) {
      const answer = await ask('mutation', name, { input: { id, ...someInput(name) } })
      const code = answer.errors?.[0]?.extensions.code
      if (code !== 'idUsed' && code !== 'forbidden') silent.push(`${name} ${id}: ${JSON.stringify(answer)}`)
    }
  })
  noFailures()
  expect(silent).toEqual([])
})
/** One field of an input, left empty. */
function someInput(name: string) {
  const type = getNamedType(mutations[name]?.args.find((argument) => argument.name === 'input')?.type)
  const [field] = isInputObjectType(type) ? Object.keys(type.getFields()).filter((f) => f !== 'id') : []
  return field ? { [field]: null } : {}
}

test('names of a request are names alone: long, alike or of every object, each answers under its own key', async () => {
  const long = 'naam_van_een_veld_die_langer_is_dan_wat_de_database_van_een_naam_bewaart'
  const id = ids.get('building')
  const aliased = `{ id ${long}1: naam ${long}2: straatnaam __proto__: plaats constructor: postcode }`
  // The tests above have written into it.
  const own = { naam: 'School', straatnaam: 'Schoolstraat', plaats: 'Oosterzijl', postcode: '9988 AB', huisnummer: 12 }
  const set = 'mutation($id: ID!, $own: UpdateVastgoedAssetInput!) { updateVastgoedAsset(id: $id, input: $own) { id } }'
  expect((await api.ask(set, { id, own }, admin)).errors).toBeUndefined()
  const expected = JSON.parse(
    `{"id":"${id}","${long}1":"School","${long}2":"Schoolstraat","__proto__":"Oosterzijl","constructor":"9988 AB"}`,
  )
  const read = `query toString($__proto__: ID!) { ${long}: gebouw(id: $__proto__) ${aliased} constructor: gebouwen(filter: { id: { eq: $__proto__ } }) ${aliased} }`
  const variables = JSON.parse(`{"__proto__":"${id}"}`)
  const answer = await api.ask(
    read.replaceAll('gebouwen', 'vastgoedAssets').replaceAll('gebouw', 'vastgoedAsset'),
    variables,
    admin,
  )
  expect(answer).toEqual({ data: { [long]: expected, constructor: [expected] } })
  const write = `mutation { __proto__: updateVastgoedAsset(id: "${id}", input: { naam: "School" }) ${aliased} }`
  expect(Object.values((await api.ask(write, {}, admin)).data ?? {})).toEqual([expected])
})

test('what stands in the document itself is judged as what comes in variables', async () => {
  const code = async (query: string) => (await api.ask(query, {}, admin)).errors?.[0]?.extensions
  const list = (args: string) => `{ klanten(${args}) { id } }`
  for (const args of [
    'filter: { naam: { eq: "a\\u0000" } }',
    'filter: { naam: { eq: 5 } }',
    'filter: { naam: { eq: bareWord } }',
    'filter: { created_at: { from: "2026-02-30" } }',
    'limit: 99999999999',
    'limit: 1.5',
    'filter: { nietBestaand: { eq: "x" } }',
  ])
    expect(await code(list(args)), args).toMatchObject({ code: 'badValue', issues: [expect.anything()] })
  for (const args of [
    'filter: { and: null, or: null, naam: null }',
    'filter: { or: { naam: { in: "x" } } }',
    'sort: null, search: null',
  ])
    expect(await code(list(args)), args).toBeUndefined()
  // Half of a sort, or a list of one without its brackets, is what it says.
  expect(await code(list('sort: { field: "naam.x" }'))).toMatchObject({ code: 'badRequest' })
  expect(await code(list('sort: { field: "constructor" }'))).toMatchObject({ code: 'badRequest' })
  expect(await code(list(`sort: [{ field: "${'adres.'.repeat(200)}plaats" }]`))).toMatchObject({ code: 'tooMuch' })
})

test('the sentence names the field, in the language of the user', async () => {
  const { run } = await import('./run.ts')
  const sentence = async (locale: 'nl' | 'en' | 'fr') => {
    const query = 'mutation($input: CreateOpmerkingInput!) { createOpmerking(input: $input) { id } }'
    const variables = { input: { titel: 'a\0', onderzoek: { connect: { id: 'none' } } } }
    const context = { services: api.services, session: admin, locale, token: undefined, address: 'test' }
    const { body } = await run({ query, variables }, context, { error: () => {} })
    const [error] = (JSON.parse(body) as GraphqlAnswer).errors ?? []
    return [error?.message, error?.extensions.issues.map(({ path, rule }) => `${path} ${rule}`)]
  }
  const issues = ['onderzoek isId', 'titel isStorable']
  expect(await sentence('nl')).toEqual(['Ongeldige waarde: Onderzoek, Titel', issues])
  expect(await sentence('en')).toEqual(['Invalid value: Survey, Title', issues])
  expect((await sentence('fr'))[0]).toMatch(/^Valeur non valable: /)
  const alone = await api.ask('{ klanten(filter: { naam: { eq: "\\u0000" } }) { id } }', {}, admin)
  expect(alone.errors?.[0]?.message).toMatch(/^Ongeldige waarde: Naam: deze tekst bevat een teken/)
})
