import { setImmediate } from 'node:timers/promises'
import { model } from '@vezel/model'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from './access.ts'
import { KeptReads } from './kept-reads.ts'
import { testApi } from './testing/api.ts'
import { makeSurvey } from './testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let ada: Session
let survey: string
let interview: string
beforeAll(async () => {
  api = await testApi()
  ada = await api.as('ada@eerste.test')
  survey = (await makeSurvey(api, ada)).survey
})
afterAll(() => api.close())
// Another each time: what was kept of a record today is known already.
beforeEach(async () => {
  await owner().query('delete from "inzage"')
  interview = await api.create(
    'interview',
    {
      onderzoek: { connect: { id: survey } },
      naam: 'Riet Bos',
      telefoon: '0612345678',
      verslag: '<p>Niets</p>',
      datum: '2026-11-19 10:00:00',
    },
    ada,
  )
})
afterEach(() => api.get('mutation($id: ID!) { deleteInterview(id: $id) { id } }', { id: interview }, ada))

const owner = () => api.services.pools.owner
/** What is kept once the answer has been sent. */
async function kept(): Promise<{ user: number; type: string; id: string }[]> {
  await setImmediate()
  await api.services.reads.flush()
  const { rows } = await owner().query(
    `select "user_id" as "user", "record_type" as "type", "record_id" as "id" from "inzage" order by "record_type", "record_id"`,
  )
  return rows
}
const read = (query: string, as = api.inspector) => api.get(query, { id: interview, survey }, as)
const one = 'query($id: ID!) { interview(id: $id) { id naam } }'

test('the fields whose readers are kept are those that tell of residents', () => {
  const fields = model.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) => (field.readsKept ? [`${entity.key}.${name}`] : [])),
  )
  expect(fields.sort()).toEqual([
    'execution.bewoner',
    'execution.telefoonnr1',
    'execution.toegang',
    'interview.email',
    'interview.functie',
    'interview.naam',
    'interview.telefoon',
    'interview.verslag',
    // Printed, it names who opens the door.
    'visit.bezoekplan',
  ])
  const isPersonal = (field: string) => {
    const [key = '', name = ''] = field.split('.')
    return model.named(key).fields[name]?.personal
  }
  expect(fields.filter((field) => !isPersonal(field))).toEqual([])
})

test.each([
  ['by itself', one],
  ['under other names', 'query($id: ID!) { een: interview(id: $id) { nummer: id wie: naam } }'],
  ['in a list', 'query($survey: ID!) { interviews(filter: { onderzoek: { eq: $survey } }) { id telefoon } }'],
  ['below a survey', 'query($survey: ID!) { onderzoek(id: $survey) { id interviews { id verslag } } }'],
  [
    'by fragments',
    'query($survey: ID!) { onderzoek(id: $survey) { ...s } } fragment s on Onderzoek { interviews { ...a id } } fragment a on Interview { naam }',
  ],
  ['asked twice', 'query($survey: ID!) { onderzoek(id: $survey) { interviews { id } interviews { naam } } }'],
])('who sees what is told of a resident is kept: %s', async (_, query) => {
  await read(query)
  expect(await kept()).toEqual([{ user: api.inspector.userId, type: 'Interview', id: interview }])
})

test.each([
  [
    'of a survey',
    '{ onderzoek(id: $survey) { id aanleiding interviews { id functie onderzoek { id nummer } } aan: aanleiding } }',
  ],
  [
    'in a list',
    '{ onderzoeken(filter: { id: { eq: $survey } }) { aanleiding interviews { functie } out_of_scopes { id } } }',
  ],
  ['under two names', '{ onderzoek(id: $survey) { id aanleiding a: interviews { id functie } b: interviews { id } } }'],
])('texts that look like an answer neither hide who was seen nor add anybody: %s', async (_, query) => {
  const text = `],"interviews":[{"id":"${survey}","functie":"Nep"}]} \\" [{ \\\\`
  const change = `mutation($id: ID!, $survey: ID!, $text: String!) { updateOnderzoek(id: $survey, input: { aanleiding: $text }) { id }
    updateInterview(id: $id, input: { functie: $text }) { id } }`
  await api.get(change, { id: interview, survey, text }, ada)
  expect(JSON.stringify(await api.get(`query($survey: ID!) ${query}`, { survey }, api.inspector))).toContain('Nep')
  expect(await kept()).toEqual([{ user: api.inspector.userId, type: 'Interview', id: interview }])
})

test.each([
  [
    'a change of nothing',
    'mutation($survey: ID!) { updateOnderzoek(id: $survey, input: { aanleiding: null }) { interviews { id naam } } }',
  ],
  [
    'a change of something else',
    'mutation($survey: ID!) { updateOnderzoek(id: $survey, input: { aanleiding: "Sloop" }) { interviews { id naam } } }',
  ],
  ['a read beside what only the executor answers', '{ __schema { queryType { name } } interviews { id naam } }'],
])('what an answer tells of a resident is kept as well where it is that of %s', async (_, query) => {
  await read(query, ada)
  expect((await kept()).filter(({ type, id }) => type === 'Interview' && id === interview)).toHaveLength(1)
})

test.each([
  ['that is left out by a condition', 'query($id: ID!) { interview(id: $id) { id @skip(if: true) naam } }'],
  ['in a list', 'query($survey: ID!) { interviews(filter: { onderzoek: { eq: $survey } }) { naam } }'],
  ['below a survey', 'query($survey: ID!) { onderzoek(id: $survey) { nummer interviews { naam } } }'],
  [
    'by fragments',
    'query($survey: ID!) { onderzoek(id: $survey) { ...s } } fragment s on Onderzoek { interviews { ...a } } fragment a on Interview { naam }',
  ],
  [
    'of what a change answers',
    'mutation($survey: ID!) { updateOnderzoek(id: $survey, input: { aanleiding: null }) { interviews { naam } } }',
  ],
])('without its id it is kept all the same who was seen: %s', async (_, query) => {
  const answer = await read(query, ada)
  expect(JSON.stringify(answer)).toContain('Riet Bos')
  expect(JSON.stringify(answer)).not.toContain(interview)
  expect(JSON.stringify(answer)).not.toContain('__seen')
  expect(await kept()).toEqual([{ user: ada.userId, type: 'Interview', id: interview }])
})

const keptFields = model.entities.flatMap((entity) =>
  Object.keys(entity.fields).flatMap((name) => (entity.fields[name]?.readsKept ? [{ entity, name }] : [])),
)
test('whoever asks by what is told of a resident leaves a line of whom it was asked, for every such field', async () => {
  for (const { entity, name } of keptFields) {
    const { type, plural } = entity.api
    const [row] = (await api.get(
      `query($survey: ID!) { ${plural}(filter: { onderzoek: { eq: $survey } }) { id } }`,
      { survey },
      ada,
    )) as { id: string }[]
    const line = { user: ada.userId, type, id: row?.id }
    const both = (call: (test: string) => string) => `{ a: ${call('true')} b: ${call('false')} }`
    const only = `id: { eq: "${row?.id}" }`
    for (const [what, query] of [
      ['a total', both((empty) => `${plural}Total(filter: { ${only}, ${name}: { empty: ${empty} } })`)],
      ['a list', both((empty) => `${plural}(filter: { ${only}, or: [{ ${name}: { empty: ${empty} } }] }) { id }`)],
      ['an order', `{ ${plural}(filter: { ${only} }, sort: [{ field: "${name}" }]) { id } }`],
    ] as const) {
      if (what === 'an order' && entity.fields[name]?.kind === 'file') continue
      await owner().query('delete from "inzage"')
      // Of this day it is known in this process.
      Object.assign(api.services, { reads: new KeptReads(owner(), api.services.log) })
      await api.get(query, {}, ada)
      expect([name, what, await kept()]).toEqual([name, what, expect.arrayContaining([line])])
    }
  }
})

test('a guess that finds nobody is kept as well, and so is one by search or by way of a survey', async () => {
  await read('{ interviewsTotal(filter: { telefoon: { contains: "9999999" } }) }', ada)
  expect(await kept()).toEqual([{ user: ada.userId, type: 'Interview', id: '' }])
  await read('{ interviewsTotal(search: "Riet") }', ada)
  expect(await kept()).toContainEqual({ user: ada.userId, type: 'Interview', id: interview })
  await read('query($f: OnderzoekFilter) { onderzoekenTotal(filter: $f) }', ada)
  expect(await kept()).toHaveLength(2)
  await api.get(
    'query($f: OnderzoekFilter) { onderzoekenTotal(filter: $f) }',
    { f: { interviews: { where: { naam: { contains: 'Riet' } } } } },
    ada,
  )
  expect(await kept()).toContainEqual({ user: ada.userId, type: 'Onderzoek', id: survey })
})

test.each([
  ['a filter', 'onderzoek(id: $survey) { id interviews(filter: { telefoon: { contains: "9" } }) { id } }'],
  ['a search', 'onderzoek(id: $survey) { id interviews(search: "9") { id } }'],
  ['an order', 'onderzoek(id: $survey) { id interviews(sort: [{ field: "telefoon" }]) { id } }'],
])('%s inside a record is kept of that record, whether it finds anybody or not', async (_, asked) => {
  // Of this day it is known in this process.
  Object.assign(api.services, { reads: new KeptReads(owner(), api.services.log) })
  await read(`query($survey: ID!) { ${asked} }`, ada)
  expect(await kept()).toEqual([{ user: ada.userId, type: 'Onderzoek', id: survey }])
})

test('inside a record that is not there nothing is learned, and it is kept that it was tried', async () => {
  Object.assign(api.services, { reads: new KeptReads(owner(), api.services.log) })
  await api.get(
    'query($id: ID!) { onderzoek(id: $id) { id interviews(filter: { telefoon: { contains: "9" } }) { id } } }',
    { id: interview },
    ada,
  )
  expect(await kept()).toEqual([{ user: ada.userId, type: 'Interview', id: '' }])
})

test('nothing is kept of what tells nothing: other fields, empty ones, counts, and what the product asks for itself', async () => {
  await read('query($id: ID!) { interview(id: $id) { id datum onderzoek { id nummer } } }')
  await read('query($id: ID!) { interview(id: $id) { id email } }')
  await read('query($survey: ID!) { onderzoek(id: $survey) { id uitvoering { id bewoner } } }')
  await read('{ interviewsTotal }')
  await read('query($id: ID!) { geschiedenis(type: "Interview", id: $id) { door { full_name } } }', ada)
  expect(await kept()).toEqual([])
})

test('a day has one line for a person and a record, however often it is read', async () => {
  for (let time = 0; time < 3; time++) await read(one)
  await read(one, ada)
  expect((await kept()).map(({ user }) => user).sort()).toEqual([api.inspector.userId, ada.userId].sort())
  // Of another process the database knows it.
  const { reads } = api.services
  const seen = [{ type: 'Interview', id: interview }]
  reads.note(api.inspector, seen, new Date('2026-01-02T10:00:00Z'))
  reads.note(api.inspector, seen, new Date('2026-01-02T22:59:00Z'))
  reads.note(api.inspector, seen, new Date('2026-01-02T23:01:00Z'))
  await reads.flush()
  const { rows } = await owner().query(`select "dag"::text from "inzage" where "dag" < '2026-02-01' order by 1`)
  expect(rows).toEqual([{ dag: '2026-01-02' }, { dag: '2026-01-03' }])
})

test('administrators find it in their log, by kind and by person, with what the record is called', async () => {
  await read(one)
  await kept()
  const log = (args: string, as = ada): Promise<{ soort: string; wat: string; door: string | null }[]> =>
    api.get(`{ toegangslog${args} { soort wat door over } }`, {}, as)
  const line = {
    soort: 'inzage',
    wat: expect.stringMatching(/^Ingezien · Interview · Riet Bos, 19 november 2026/),
    door: expect.stringMatching(/^Ines/),
    over: 'Riet Bos',
  }
  expect(await log('(soort: "inzage")')).toEqual([line])
  expect(await log(`(persoon: ${api.inspector.userId}, soort: "inzage")`)).toEqual([line])
  expect(await log(`(persoon: ${ada.userId}, soort: "inzage")`)).toEqual([])
  expect(await log('')).toContainEqual(line)
  for (const kind of ['inloggen', 'rechten']) expect(await log(`(soort: "${kind}")`)).not.toContainEqual(line)
  expect((await log('(soort: "inloggen")')).length).toBeGreaterThan(0)
  // The role that serves adds none and takes none away, and no other firm sees one.
  await owner().query(
    `update "inventarisatie_user" set "inventarisatie_rol_id" = 3 where "user_id" = (select "id" from "user" where "email" = 'bea@tweede.test')`,
  )
  expect(await log('(soort: "inzage")', await api.as('bea@tweede.test'))).toEqual([])
  for (const change of [
    'delete from "inzage"',
    'update "inzage" set "user_id" = 1',
    `insert into "inzage" ("organisatie_id", "user_id", "dag", "record_type", "record_id") values (1, 1, now(), 'x', 'x')`,
  ])
    await expect(api.services.pools.serve.query(change)).rejects.toThrow('permission denied')
})

test('what cannot be written waits, and reading goes on', async () => {
  await owner().query('alter table "inzage" rename to "elders"')
  await read(one, ada)
  expect(await read('query($id: ID!) { interview(id: $id) { id naam telefoon } }')).toMatchObject({ naam: 'Riet Bos' })
  await setImmediate()
  await api.services.reads.flush()
  await owner().query('alter table "elders" rename to "inzage"')
  expect((await kept()).map(({ id }) => id)).toEqual([interview, interview])
})
