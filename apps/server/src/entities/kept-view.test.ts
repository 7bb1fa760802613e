import { listNamed } from '@vezel/model/list-views.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'

let api: Awaited<ReturnType<typeof testApi>>
let inspector: Session
let manager: Session
beforeAll(async () => {
  api = await testApi()
  ;[inspector, manager] = await Promise.all([api.as('ines@eerste.test'), api.as('mo@eerste.test')])
})
afterAll(() => api.close())

const plain = { columns: null, density: 'normal', sort: null, filter: '' }
const given = (more: object) => ({ lijst: 'remark', naam: 'Van mij', inhoud: plain, ...more })
const make = (input: object, as: Session = inspector) =>
  api.ask('mutation($input: CreateWeergaveInput!) { createWeergave(input: $input) { id inhoud } }', { input }, as)
const made = async (more: object = {}, as: Session = inspector): Promise<string> =>
  ((await make(given(more), as)).data as { createWeergave: { id: string } }).createWeergave.id
const change = (id: string, input: object, as: Session) =>
  api.ask(
    'mutation($id: ID!, $input: UpdateWeergaveInput!) { updateWeergave(id: $id, input: $input) { id } }',
    { id, input },
    as,
  )
const remove = (id: string, as: Session) => api.ask('mutation($id: ID!) { deleteWeergave(id: $id) { id } }', { id }, as)
const seenBy = async (as: Session): Promise<readonly string[]> =>
  ((await api.get('{ weergaven { id } }', {}, as)) as { id: string }[]).map(({ id }) => id)
const codeOf = (answer: Awaited<ReturnType<typeof make>>) => answer.errors?.[0]?.extensions.code

test('a view is of whoever makes it, and only the one who made it sees it until it is shared', async () => {
  const id = await made()
  expect(await seenBy(inspector)).toContain(id)
  expect(await seenBy(manager)).not.toContain(id)
  expect(codeOf(await change(id, { naam: 'Van iemand anders' }, manager))).toBeDefined()
  expect(codeOf(await remove(id, manager))).toBeDefined()
  expect(await change(id, { gedeeld: true }, inspector)).not.toHaveProperty('errors')
  expect(await seenBy(manager)).toContain(id)
})

test('what is shared is changed by who made it and by managers, and by no other colleague', async () => {
  const ofManager = await made({ gedeeld: true }, manager)
  expect(codeOf(await change(ofManager, { naam: 'Mijn' }, inspector))).toBe('forbidden')
  expect(codeOf(await remove(ofManager, inspector))).toBe('forbidden')
  const ofInspector = await made({ gedeeld: true })
  expect(await change(ofInspector, { naam: 'Voor iedereen' }, manager)).not.toHaveProperty('errors')
  expect(await remove(ofInspector, manager)).not.toHaveProperty('errors')
})

test('a manager who takes the view of a colleague out of sight is answered what was written', async () => {
  const id = await made({ gedeeld: true })
  const hide = (key: string, as = manager) =>
    api.ask(
      'mutation($id: ID!, $input: UpdateWeergaveInput!, $key: String) { updateWeergave(id: $id, input: $input, key: $key) { id naam gedeeld record_version } }',
      { id, input: { gedeeld: false }, key },
      as,
    )
  const first = await hide('uit-het-zicht')
  expect(first).toEqual({ data: { updateWeergave: { id, naam: 'Van mij', gedeeld: false, record_version: 2 } } })
  expect(await hide('uit-het-zicht')).toEqual(first)
  expect(await seenBy(manager)).not.toContain(id)
  // What its owner makes of it since is no longer theirs to see, by the same key neither.
  expect(await change(id, { naam: 'Alleen van mij' }, inspector)).not.toHaveProperty('errors')
  const again = await hide('uit-het-zicht')
  expect(codeOf(again)).toBe('notFound')
  expect(JSON.stringify(again)).not.toContain('Alleen van mij')
  expect(codeOf(await hide('een-andere'))).toBeDefined()
})

const hostile: readonly (readonly [what: string, inhoud: unknown])[] = [
  ['nothing', null],
  ['a text', '{}'],
  ['a list', []],
  ['an empty object', {}],
  ['a member too many', { ...plain, script: 'x' }],
  [
    'a member of every object',
    JSON.parse(`{"columns":null,"density":"normal","sort":null,"filter":"","__proto__":{}}`),
  ],
  ['columns that are no list', { ...plain, columns: { 0: 'titel', length: 1 } }],
  ['a column that is no text', { ...plain, columns: [['titel']] }],
  ['a column that is markup', { ...plain, columns: ['<b>'] }],
  ['more columns than there can be', { ...plain, columns: Array.from({ length: 201 }, (_, n) => `k${n}`) }],
  ['another height', { ...plain, density: 'huge' }],
  ['a sort with a path', { ...plain, sort: 'titel; drop table' }],
  ['a filter that is no text', { ...plain, filter: { titel: 1 } }],
  ['a filter without end', { ...plain, filter: 'titel.contains.'.padEnd(4001, 'x') }],
]
test.each(hostile)('refuses %s for the content of a view', async (_, inhoud) => {
  expect(codeOf(await make(given({ inhoud })))).toBe('invalid')
})

test.each(['', 'geen lijst', 'constructor', '__proto__', 'surveys; x'])(
  'refuses a view of the list %j',
  async (lijst) => {
    expect(codeOf(await make(given({ lijst })))).toBe('invalid')
  },
)

const whole = {
  ...plain,
  columns: ['titel', 'updated_at'],
  group: 'titel',
  sort: '-titel',
  filter: 'titel.contains.dak',
}
test.each([
  ['a column', { columns: ['titel', 'kleur', 'updated_at'] }],
  ['a group', { group: 'kleur' }],
  ['an order', { sort: '-kleur' }],
  ['a condition', { filter: 'kleur.is.rood*titel.contains.dak' }],
])('refuses %s that the list does not know; one that stood there goes with the next save', async (_, part) => {
  const inhoud = { ...whole, ...part }
  const refused = await make(given({ inhoud }))
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'invalid', issues: [{ path: 'inhoud' }] })
  const id = await made({ inhoud: whole })
  expect(codeOf(await change(id, { inhoud }, inspector))).toBe('invalid')
  // As if an earlier version of the product had kept it.
  await api.services.pools.owner.query('update "weergave" set "inhoud" = $2 where "id" = $1', [id, inhoud])
  expect(await change(id, { naam: 'Anders' }, inspector)).not.toHaveProperty('errors')
  const kept = (await api.get('query($id: ID!) { weergave(id: $id) { inhoud } }', { id }, inspector)) as object
  expect(kept).toMatchObject({ inhoud: { density: 'normal' } })
  expect(JSON.stringify(kept)).not.toContain('kleur')
})

test.each([
  ['a column 200 times', { columns: Array.from({ length: 200 }, () => 'titel') }],
  ['a column twice', { columns: ['titel', 'tekst', 'titel'] }],
  ['a condition twice', { filter: 'titel.contains.dak*tekst.contains.dak*titel.contains.dak' }],
])('refuses a view that names %s', async (_, part) => {
  const refused = await make(given({ inhoud: { ...plain, ...part } }))
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'invalid', issues: [{ path: 'inhoud' }] })
})

test('a view of random names, heights, orders and conditions comes back as it was kept', async () => {
  for (const name of ['surveys', 'sources', 'spaces', 'sample', 'remark']) {
    const list = listNamed(name)
    const columns = [...(list?.columns ?? [])]
    const some = columns.filter(() => Math.random() < 0.4)
    const inhoud = {
      columns: some.length > 0 ? some : null,
      density: Math.random() < 0.5 ? 'compact' : 'normal',
      group: Math.random() < 0.5 ? null : columns.at(-1),
      sort: Math.random() < 0.5 ? null : `-${columns[0]}`,
      filter: [...(list?.conditions ?? [])]
        .map((key) => `${key}.is.a%2Eb.%E2%82%AC`)
        .join('*')
        .slice(0, 4000),
    }
    const whole = { ...inhoud, filter: inhoud.filter.slice(0, inhoud.filter.lastIndexOf('*')) }
    const answer = await make(given({ lijst: name, inhoud: whole }))
    expect((answer.data as { createWeergave: { inhoud: unknown } }).createWeergave.inhoud).toEqual(whole)
  }
})

test('a view that is sent as it stands is no change, in whatever order its parts come', async () => {
  const id = await made({ inhoud: { ...plain, sort: 'titel' } })
  const version = async () =>
    await api.get('query($id: ID!) { weergave(id: $id) { record_version } }', { id }, inspector)
  const before = await version()
  const { columns, density, sort, filter } = { ...plain, sort: 'titel' }
  for (const inhoud of [
    { filter, sort, density, columns },
    { columns, density, sort, filter },
  ])
    expect(codeOf(await change(id, { naam: 'Van mij', inhoud }, inspector))).toBeUndefined()
  expect(await version()).toEqual(before)
  await change(id, { inhoud: { columns, density, sort: 'tekst', filter } }, inspector)
  expect(await version()).not.toEqual(before)
})

test('a list opens for each person with one view that this person may read', async () => {
  const open = (weergave: string, as: Session) =>
    api.ask(
      'mutation($input: CreateOpeningsweergaveInput!) { createOpeningsweergave(input: $input) { id } }',
      { input: { weergave: { connect: { id: weergave } } } },
      as,
    )
  const own = await made()
  const shared = await made({ gedeeld: true })
  expect(codeOf(await open(own, manager))).toBe('invalid')
  expect(await open(shared, manager)).not.toHaveProperty('errors')
  expect(await open(own, inspector)).not.toHaveProperty('errors')
  expect(codeOf(await open(shared, inspector))).toBe('invalid')
  const opens = (await api.get('{ weergaven { id opent { id } } }', {}, inspector)) as {
    id: string
    opent: unknown[]
  }[]
  expect(opens.filter(({ opent }) => opent.length > 0).map(({ id }) => id)).toEqual([own])
})
