import { tmpdir } from 'node:os'
import { model } from '@vezel/model'
import { Problem } from '@vezel/model/problems.ts'
import { type GraphQLInputType, getNamedType, isInputObjectType, isListType, isNonNullType } from 'graphql'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { inTransaction } from '../db/work.ts'
import { hashOf } from '../records/hash-of.ts'
import { keyFrom } from '../secrets/key.ts'
import { type GraphqlAnswer, testApi } from '../testing/api.ts'
import { picture } from '../testing/picture.ts'
import { makeSurvey } from '../testing/survey.ts'
import { once } from './once.ts'
import { schema } from './schema.ts'

let api: Awaited<ReturnType<typeof testApi>>
let asset: string
beforeAll(async () => {
  api = await testApi()
  asset = (await makeSurvey(api)).asset
})
afterAll(() => api.close())

const mutation =
  'mutation($input: CreateRuimteInput!, $key: String) { createRuimte(input: $input, key: $key) { id naam } }'
const input = (naam: string) => ({ asset: { connect: { id: asset } }, naam })
const named = (naam: string) =>
  api.get('query($naam: String!) { ruimtes(filter: { naam: { eq: $naam } }) { id } }', { naam })

test('a create that is sent several times at once with one id makes one record, and all are told so', async () => {
  const id = uuid()
  const answers = await Promise.all([1, 2, 3, 4].map(() => api.ask(mutation, { input: { id, ...input('Zolder') } })))
  for (const answer of answers) expect(answer).toEqual({ data: { createRuimte: { id, naam: 'Zolder' } } })
  expect(await named('Zolder')).toHaveLength(1)
})

test('a create that is sent several times at once with one key makes one record, and all are told so', async () => {
  const key = uuid()
  const answers = await Promise.all([1, 2, 3, 4].map(() => api.ask(mutation, { input: input('Kelder'), key })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.errors).toBeUndefined()
  expect(await named('Kelder')).toHaveLength(1)
})

test('a key that was used for another call, or with other input, is refused in words', async () => {
  const key = uuid()
  const make = (naam: string, k = key) => api.ask(mutation, { input: input(naam), key: k })
  const first = await make('Trap')
  expect(await make('Trap', key.toUpperCase())).toEqual(first)
  expect((await make('Lift')).errors?.[0]?.message).toMatch(
    /^Niet opgeslagen: de sleutel van dit verzoek is al gebruikt/,
  )
  const other = await api.ask('mutation($key: String) { createRuimte(input: { naam: "Trap" }, key: $key) { id } }', {
    key,
  })
  expect(other.errors?.[0]?.extensions.code).toBe('keyUsed')
  const { id } = (first.data as { createRuimte: { id: string } }).createRuimte
  const gone = await api.ask('mutation($id: ID!, $key: String) { deleteRuimte(id: $id, key: $key) { id } }', {
    id,
    key,
  })
  expect(gone.errors?.[0]?.extensions.code).toBe('keyUsed')
  expect(await named('Trap')).toHaveLength(1)
})

test('an id that stands for anything else is refused in words, and nothing of what it stands for changes', async () => {
  const id = uuid()
  const refused = async (answer: Promise<GraphqlAnswer>) => {
    const [error] = (await answer).errors ?? []
    expect(error?.extensions.code).toBe('idUsed')
    expect(error?.message).toMatch(/^Niet opgeslagen: .+ is met deze id al eerder gemaakt/)
  }
  const make = (extra: Record<string, unknown>, as?: Session) =>
    api.ask(mutation, { input: { id, ...input('Serre'), ...extra } }, as)
  const first = await make({})
  expect(first.errors).toBeUndefined()
  expect(await make({ id: id.toUpperCase() })).toEqual(first)
  expect(await make({}, await api.as('mo@eerste.test'))).toEqual(first)
  await refused(make({ naam: 'Erker' }))
  await refused(make({ asset: { connect: { id: (await makeSurvey(api)).asset } } }))
  await refused(make({ volgorde: 7 }))
  // An id of what came into being without one, or as another kind.
  const [own, building] = [await api.create('space', input('Hok')), asset]
  await refused(make({ id: own, naam: 'Hok' }))
  const vessel = 'mutation($id: ID) { createVessel(input: { id: $id, naam: "Zeemeeuw" }) { id } }'
  await refused(api.ask(vessel, { id: building }))
  // Made along with another record, it is that record's: not what is sent by itself.
  const child = uuid()
  const nested =
    'mutation($input: CreateRuimteInput!) { createRuimte(input: $input) { id onderliggende_ruimtes { id } } }'
  const parent = {
    id: uuid(),
    ...input('Vleugel'),
    onderliggende_ruimtes: { create: [{ id: child, ...input('Kamer') }] },
  }
  const both = await api.ask(nested, { input: parent })
  expect(both).toMatchObject({ data: { createRuimte: { onderliggende_ruimtes: [{ id: child }] } } })
  expect(await api.ask(nested, { input: parent })).toEqual(both)
  await refused(make({ id: child, naam: 'Kamer' }))
  // What was changed since is still what that request made; what was deleted is not.
  await api.get('mutation($id: ID!) { updateRuimte(id: $id, input: { naam: "Tuinkamer" }) { id } }', { id })
  expect(await make({})).toEqual({ data: { createRuimte: { id, naam: 'Tuinkamer' } } })
  await api.get('mutation($id: ID!) { deleteRuimte(id: $id) { id } }', { id })
  await refused(make({}))
  expect(await named('Erker')).toHaveLength(0)
  // Of another organisation nothing shows: there the id is free.
  const elsewhere = await api.as('jan@tweede.test')
  const there = (await makeSurvey(api, elsewhere)).asset
  const own2 = { input: { id, asset: { connect: { id: there } }, naam: 'Serre' } }
  expect(await api.ask(mutation, own2, elsewhere)).toEqual(first)
})

test('an id in capitals is the same id, wherever it is sent', async () => {
  const spaces = await Promise.all(['Een', 'Twee', 'Drie'].map((naam) => api.create('space', input(naam))))
  const [a, b, c] = spaces.map((id) => id.toUpperCase()) as [string, string, string]
  const there = async () => {
    const rows = await api.get('query($b: ID!) { ruimtes(filter: { parent_ruimte: { eq: $b } }) { naam } }', {
      b: spaces[1],
    })
    return (rows as { naam: string }[]).map((row) => row.naam)
  }
  await api.get(
    'mutation($id: ID!, $b: ID!) { updateRuimte(id: $id, input: { parent_ruimte: { connect: { id: $b } } }) { id } }',
    { id: a, b },
  )
  expect(await there()).toEqual(['Een'])
  const removed = await api.get('mutation($id: ID!) { deleteRuimte(id: $id) { id } }', { id: a })
  expect(removed).toEqual({ id: spaces[0] })
  expect(await there()).toEqual([])
  expect(await api.get('mutation($id: ID!) { restoreRuimte(id: $id) { id } }', { id: a })).toEqual({ id: spaces[0] })
  expect(await there()).toEqual(['Een'])
  // What is part of another space stands in another order.
  const order = async () => {
    const rows = await api.get(
      'query($asset: ID!) { ruimtes(filter: { asset: { eq: $asset }, parent_ruimte: { empty: true } }) { id } }',
      { asset },
    )
    return (rows as { id: string }[]).map((row) => row.id)
  }
  const before = await order()
  await api.get('mutation($id: ID!) { UpdateRuimteSortTable(id: $id, index_from: "0", index_to: "0") { id } }', {
    id: c,
  })
  expect(await order()).toEqual([spaces[2], ...before.filter((id) => id !== spaces[2])])
})

test('a save that changes nothing makes no version and no line of history', async () => {
  const id = await api.create('space', input('Hal'))
  const save = (naam: string) =>
    api.get(
      'mutation($id: ID!, $naam: String) { updateRuimte(id: $id, input: { naam: $naam }) { naam record_version } }',
      { id, naam },
    )
  const count = async () =>
    (await api.services.pools.owner.query(`select 1 from "geschiedenis" where "record_id" = $1`, [id])).rowCount
  const [version, lines] = [await save('Hal'), await count()]
  expect(version).toEqual({ naam: 'Hal', record_version: 1 })
  expect(await save('Hal ')).toEqual(version)
  expect(await count()).toBe(lines)
  expect(await save('Hal 2')).toEqual({ naam: 'Hal 2', record_version: 2 })
})

const secretNames = new Set(
  model.entities.flatMap(({ fields }) => Object.keys(fields).filter((name) => fields[name]?.writeOnly)),
)
interface Leaf {
  readonly path: string
  readonly isFile: boolean
  /** What is sent with a value there. */
  readonly wrap: (value: unknown) => unknown
}
/** Where in a type a file or a secret may stand, of the record itself. */
function keptLeaves(type: GraphQLInputType, name: string, levels = 2): Leaf[] {
  if (isNonNullType(type)) return keptLeaves(type.ofType, name, levels)
  if (isListType(type))
    return keptLeaves(type.ofType, name, levels).map((leaf) => ({ ...leaf, wrap: (value) => [leaf.wrap(value)] }))
  const named = getNamedType(type)
  if (named.name === 'Upload') return [{ path: name, isFile: true, wrap: (value) => value }]
  if (!isInputObjectType(named))
    return secretNames.has(name) ? [{ path: name, isFile: false, wrap: (value) => value }] : []
  if (levels === 0) return []
  return Object.values(named.getFields()).flatMap((field) =>
    keptLeaves(field.type, field.name, levels - 1).map((leaf) => ({
      ...leaf,
      path: `${name}.${leaf.path}`,
      wrap: (value) => ({ [field.name]: leaf.wrap(value) }),
    })),
  )
}

test('the same key with another secret or file is refused, wherever a call takes one', async () => {
  const files = [await picture(api.services, tmpdir()), await picture(api.services, tmpdir())]
  const { serve } = api.services.pools
  const tried = new Set<string>()
  for (const { name, args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (!args.some((arg) => arg.name === 'key')) continue
    for (const arg of args)
      for (const { path, isFile, wrap } of keptLeaves(arg.type, arg.name)) {
        const key = uuid()
        const [first, second] = isFile ? files : ['een', 'twee']
        let writes = 0
        const send = (value: unknown) =>
          inTransaction(serve, api.inspector, (work) =>
            once(work, name, { key, [arg.name]: wrap(value) }, async () => String(++writes)),
          ).catch((problem) => (problem instanceof Problem ? problem.code : Promise.reject(problem)))
        const answers = [await send(first), await send(first), await send(second), await send(null)]
        expect([name, path, ...answers]).toEqual([name, path, '1', '1', 'keyUsed', 'keyUsed'])
        tried.add(`${name} ${path.split('.').at(-1)}`)
      }
  }
  for (const call of [
    ...['createLaboratoriumKoppeling api_sleutel', 'updateLaboratoriumKoppeling api_sleutel'],
    'updateLaboratoriumKoppelingMany api_sleutel',
    ...['importVariabelenset bestand', 'createOnderzoekFoto file', 'updateHandtekening file'],
  ])
    expect(tried).toContain(call)
}, 120_000)

test('what is kept of a secret is of no use to whoever tries guesses without the key of the installation', () => {
  const made = (api_sleutel: string | null) => ({ input: { koppelingen: { create: [{ api_sleutel }] } } })
  const sent = made('een')
  const here = hashOf(sent)
  expect(new Set([here, hashOf(made('twee')), hashOf(made(null)), hashOf(made(''))]).size).toBe(4)
  keyFrom({ secretsKey: Buffer.alloc(32, 9), secretsFile: '/nergens' })
  expect(hashOf(sent)).not.toBe(here)
  keyFrom(api.services.config)
  expect(hashOf(sent)).toBe(here)
})

test('the same id with another file is refused', async () => {
  const { survey } = await makeSurvey(api)
  const id = uuid()
  const send = async (file: unknown) =>
    api.ask('mutation($i: CreateOnderzoekFotoInput!) { createOnderzoekFoto(input: $i) { id } }', {
      i: { id, onderzoek: { connect: { id: survey } }, file },
    })
  const file = await picture(api.services, tmpdir())
  expect(await send(file)).toEqual({ data: { createOnderzoekFoto: { id } } })
  expect(await send(file)).toEqual({ data: { createOnderzoekFoto: { id } } })
  expect((await send(await picture(api.services, tmpdir()))).errors?.[0]?.extensions.code).toBe('idUsed')
})
