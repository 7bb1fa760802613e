import type { EntityKey } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { type GraphqlAnswer, testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let ids: ReadonlyMap<string, string>
let method: string
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, admin)
  const { analyse_methode } = (await api.get(
    'query($id: ID!) { analyse(id: $id) { analyse_methode { id } } }',
    { id: ids.get('analysis') },
    admin,
  )) as { analyse_methode: { id: string } }
  method = analyse_methode.id
}, 60_000)
afterAll(() => api.close())

const to = (id: unknown) => ({ connect: { id } })
const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code ?? 'ok'
const issuesOf = ({ errors }: GraphqlAnswer) =>
  errors?.[0]?.extensions.issues?.map(({ path, rule }: { path: string; rule: string }) => `${path} ${rule}`) ?? []

/** A sample of the finding of every kind, with an analysis in this state. */
async function sampleWith(status: string, more: Record<string, unknown> = {}) {
  const sample = await api.create(
    'sample',
    { bron_locatie_inventarisatie: to(ids.get('finding')), omschrijving: 'Grijs' },
    admin,
  )
  const analysis = await api.create(
    'analysis',
    { monster: to(sample), laboratorium: to(ids.get('laboratory')), analyse_methode: to(method), status, ...more },
    admin,
  )
  return { sample, analysis }
}
const remove = (type: string, id: unknown) =>
  api.ask(`mutation($id: ID!) { delete${type}(id: $id) { id } }`, { id }, admin)
const update = (type: string, id: unknown, input: Record<string, unknown>) =>
  api.ask(
    `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
    { id, input },
    admin,
  )
const statusOf = async (id: unknown) =>
  ((await api.get('query($id: ID!) { analyse(id: $id) { status } }', { id }, admin)) as { status: string }).status

const dayOf = async (id: unknown) =>
  (
    (await api.get('query($id: ID!) { analyse(id: $id) { geanalyseerd_op } }', { id }, admin)) as {
      geanalyseerd_op: string | null
    }
  ).geanalyseerd_op

async function addResult(analysis: string): Promise<string> {
  const [material] = (await api.get(
    '{ analyse_materialen(filter: { code: { eq: "chrysotiel" } }) { id analyse_resultaten { id code } } }',
    {},
    admin,
  )) as { id: string; analyse_resultaten: { id: string; code: string }[] }[]
  const outcome = material?.analyse_resultaten.find(({ code }) => code === 'niet_aangetoond')
  return api.create(
    'result',
    { analyse: to(analysis), analyse_materiaal: to(material?.id), analyse_resultaat: to(outcome?.id) },
    admin,
  )
}

test('what a laboratory has or had in hand is not deleted, nor its sample, and the refusal names that', async () => {
  for (const status of ['verstuurd', 'ontvangen', 'gereed']) {
    const { sample, analysis } = await sampleWith(status === 'gereed' ? 'ontvangen' : status)
    if (status === 'gereed') await addResult(analysis)
    expect(await statusOf(analysis)).toBe(status)
    for (const answer of [await remove('Monster', sample), await remove('Analyse', analysis)]) {
      expect(codeOf(answer)).toBe('transitionRefused')
      expect(answer.errors?.[0]?.extensions.args).toMatchObject({ records: [{ type: 'Monster', id: sample }] })
    }
  }
})

test('an analysis that was not sent, or was rejected, goes with its sample', async () => {
  for (const status of ['aangemaakt', 'afgekeurd']) {
    const { sample } = await sampleWith(status)
    expect(codeOf(await remove('Monster', sample))).toBe('ok')
  }
})

test('whoever deletes what the sample hangs on meets the same guard', async () => {
  await sampleWith('verstuurd')
  const above: readonly (readonly [string, EntityKey])[] = [
    ['Bron', 'source'],
    ['BronLocatie', 'location'],
    ['BronLocatieInventarisatie', 'finding'],
    ['Inventarisatie', 'visit'],
    ['Onderzoek', 'survey'],
  ]
  for (const [type, key] of above) expect(codeOf(await remove(type, ids.get(key))), type).not.toBe('ok')
})

test('an analysis is done by its results, and only then', async () => {
  const { analysis } = await sampleWith('ontvangen')
  const done = { status: 'gereed', geanalyseerd_op: '2026-11-20 10:00:00' }
  expect(issuesOf(await update('Analyse', analysis, done))).toContain('status hasResult')
  const result = await addResult(analysis)
  expect(await statusOf(analysis)).toBe('gereed')
  for (const status of ['verstuurd', 'ontvangen'])
    expect(issuesOf(await update('Analyse', analysis, { status }))).toContain('status hasNoResult')
  // Its day is the laboratory's: nobody makes it up, and whoever changes the analysis next says it.
  expect(await dayOf(analysis)).toBeNull()
  expect(issuesOf(await update('Analyse', analysis, { opmerking: 'Gebeld' }))).toEqual(['geanalyseerd_op isRequired'])
  const told = { opmerking: 'Gebeld', geanalyseerd_op: dutchTime(new Date()) }
  expect(codeOf(await update('Analyse', analysis, told))).toBe('ok')
  expect(codeOf(await remove('Resultaat', result))).toBe('ok')
  expect(await statusOf(analysis)).toBe('ontvangen')
  await api.get('mutation($id: ID!) { restoreResultaat(id: $id) { id } }', { id: result }, admin)
  expect(await statusOf(analysis)).toBe('gereed')
})

test('a new analysis is done only when its results come with it', async () => {
  const now = { geanalyseerd_op: dutchTime(new Date()) }
  await expect(sampleWith('gereed', now)).rejects.toThrow('hasResult')
})

test('what was sent does not become unsent, and keeps the kind of its sample', async () => {
  const { sample, analysis } = await sampleWith('verstuurd')
  expect(issuesOf(await update('Analyse', analysis, { status: 'aangemaakt' }))).toEqual(['status wasSent'])
  const kind = await api.item('monster_soorten', 'Kleefmonster', admin)
  expect(issuesOf(await update('Monster', sample, { monster_soort: to(kind) }))).toEqual([
    'monster_soort ofAnalysedKind',
  ])
  expect(codeOf(await update('Analyse', analysis, { status: 'afgekeurd' }))).toBe('ok')
  expect(issuesOf(await update('Monster', sample, { monster_soort: to(kind) }))).toEqual([
    'monster_soort ofAnalysedKind',
  ])
  expect(codeOf(await remove('Analyse', analysis))).toBe('ok')
  expect(codeOf(await update('Monster', sample, { monster_soort: to(kind) }))).toBe('ok')
})

test('a sample keeps the number under which it was sent', async () => {
  for (const status of ['aangemaakt', 'verstuurd', 'ontvangen'] as const) {
    const { sample, analysis } = await sampleWith(status)
    const number = { nummer: `X-${status}` }
    if (status === 'aangemaakt') {
      expect(codeOf(await update('Monster', sample, number))).toBe('ok')
      // Rejected before it went anywhere.
      await update('Analyse', analysis, { status: 'afgekeurd' })
      expect(codeOf(await update('Monster', sample, { nummer: 'X-nieuw' }))).toBe('ok')
      continue
    }
    expect(issuesOf(await update('Monster', sample, number))).toEqual(['nummer isNumberOnBag'])
    expect(codeOf(await update('Monster', sample, { omschrijving: 'Wit' }))).toBe('ok')
    await update('Analyse', analysis, { status: 'afgekeurd' })
    if (status === 'ontvangen') await update('Analyse', analysis, { status: 'ontvangen' })
    expect(issuesOf(await update('Monster', sample, number)), status).toEqual(['nummer isNumberOnBag'])
  }
  const { sample, analysis } = await sampleWith('ontvangen')
  await addResult(analysis)
  expect(issuesOf(await update('Monster', sample, { nummer: 'X-9' }))).toEqual(['nummer isNumberOnBag'])
})

test('what a laboratory found stands once its hour is over: a correction is a new analysis, with the reason at the old one', async () => {
  const { sample, analysis } = await sampleWith('ontvangen')
  const result = await addResult(analysis)
  // A slip of the pen, by who made it.
  expect(codeOf(await update('Resultaat', result, { opmerking: 'Spoor' }))).toBe('ok')
  expect(codeOf(await update('Analyse', analysis, { status: 'afgekeurd' }))).toBe('ok')
  const now = { geanalyseerd_op: dutchTime(new Date()) }
  expect(codeOf(await update('Analyse', analysis, { status: 'gereed', ...now }))).toBe('ok')
  await api.services.pools.owner.query(
    `update "resultaat" set "created_at" = now() - interval '61 minutes' where "id" = $1`,
    [result],
  )
  await api.services.pools.owner.query(
    `update "analyse" set "geanalyseerd_op" = now() - interval '5 minutes' where "id" = $1`,
    [analysis],
  )
  expect(codeOf(await remove('Resultaat', result))).toBe('transitionRefused')
  expect(codeOf(await update('Resultaat', result, { opmerking: 'Toch niet' }))).toBe('transitionRefused')
  expect(codeOf(await update('Resultaat', result, { opmerking: 'Spoor' }))).toBe('ok')
  expect(issuesOf(await update('Analyse', analysis, { geanalyseerd_op: dutchTime(new Date()) }))).toEqual([
    'opmerking saysWhyOutcome',
  ])
  expect(issuesOf(await update('Analyse', analysis, { status: 'afgekeurd' }))).toEqual(['opmerking saysWhyOutcome'])
  expect(codeOf(await update('Analyse', analysis, { status: 'afgekeurd', opmerking: 'Verwisseld' }))).toBe('ok')
  expect(issuesOf(await update('Analyse', analysis, { status: 'gereed', opmerking: 'Toch goed' }))).toEqual([
    'status staysRejected',
  ])
  for (const [type, id] of [
    ['Resultaat', result],
    ['Analyse', analysis],
    ['Monster', sample],
  ] as const)
    expect(codeOf(await remove(type, id)), type).toBe('transitionRefused')
})

test('what somebody else recorded is no slip of yours', async () => {
  const { analysis } = await sampleWith('ontvangen')
  const result = await addResult(analysis)
  const mo = await api.as('mo@eerste.test')
  const { errors } = await api.ask('mutation($id: ID!) { deleteResultaat(id: $id) { id } }', { id: result }, mo)
  expect(errors?.[0]?.extensions.code).toBe('transitionRefused')
  expect(await statusOf(analysis)).toBe('gereed')
})

test('what was found stays at its analysis, and an analysis with an outcome at its sample', async () => {
  const [own, other] = [await sampleWith('ontvangen'), await sampleWith('ontvangen')]
  const result = await addResult(own.analysis)
  await addResult(other.analysis)
  await api.services.pools.owner.query(
    `update "resultaat" set "created_at" = now() - interval '61 minutes' where "id" = $1`,
    [result],
  )
  expect(codeOf(await update('Resultaat', result, { analyse: to(other.analysis) }))).toBe('transitionRefused')
  expect(codeOf(await update('Analyse', own.analysis, { monster: to(other.sample) }))).toBe('transitionRefused')
  // Nor does it find something more afterwards.
  await expect(addResult(own.analysis)).rejects.toThrow('transitionRefused')
})

test('a number stays on the bag, also once the analysis for which it was sent is gone', async () => {
  const { sample, analysis } = await sampleWith('aangemaakt')
  await update('Analyse', analysis, { status: 'verstuurd' })
  await update('Analyse', analysis, { status: 'afgekeurd' })
  expect(codeOf(await remove('Analyse', analysis))).toBe('ok')
  expect(issuesOf(await update('Monster', sample, { nummer: 'X-weg' }))).toEqual(['nummer isNumberOnBag'])
})

test('the reason of a rejection is not blanked, and may be worded better', async () => {
  const { analysis } = await sampleWith('verstuurd')
  await update('Analyse', analysis, { status: 'afgekeurd', opmerking: 'Zak gescheurd' })
  for (const opmerking of [null, '', '  '])
    expect(issuesOf(await update('Analyse', analysis, { opmerking }))).toEqual(['opmerking keepsWhyRejected'])
  const { changed, refused } = (await api.get(
    'mutation($ids: [ID!]!) { updateAnalyseMany(ids: $ids, input: { opmerking: null }) { changed refused { issues { rule } } } }',
    { ids: [analysis] },
    admin,
  )) as { changed: string[]; refused: { issues: { rule: string }[] }[] }
  expect([changed, refused.flatMap(({ issues }) => issues)]).toEqual([[], [{ rule: 'keepsWhyRejected' }]])
  expect(codeOf(await update('Analyse', analysis, { opmerking: 'Zak gescheurd bij aankomst' }))).toBe('ok')
})

test('the method and the laboratory by which something was found stay, also of a rejected analysis', async () => {
  const { analysis } = await sampleWith('ontvangen')
  const result = await addResult(analysis)
  const laboratory = await api.create(
    'laboratory',
    { naam: 'Ander lab', land: 'NL', accreditatienummer: 'L999', email: 'lab@ander.test' },
    admin,
  )
  const methods = (await api.get(
    'query($id: ID!) { analyse(id: $id) { analyse_methode { monster_soort { analyse_methodes { id } } } } }',
    { id: analysis },
    admin,
  )) as { analyse_methode: { monster_soort: { analyse_methodes: { id: string }[] } } }
  const other = methods.analyse_methode.monster_soort.analyse_methodes.find(({ id }) => id !== method)
  expect(other).toBeDefined()
  // A slip of the pen, within the hour of who made it.
  expect(codeOf(await update('Analyse', analysis, { geanalyseerd_op: dutchTime(new Date()) }))).toBe('ok')
  expect(codeOf(await update('Analyse', analysis, { laboratorium: to(laboratory) }))).toBe('ok')
  await api.services.pools.owner.query(
    `update "resultaat" set "created_at" = now() - interval '61 minutes' where "id" = $1`,
    [result],
  )
  const refuseOther = async () => {
    for (const [path, id] of [
      ['laboratorium', ids.get('laboratory')],
      ['analyse_methode', other?.id],
    ] as const)
      expect(issuesOf(await update('Analyse', analysis, { [path]: to(id) }))).toEqual([`${path} isOfOutcome`])
  }
  await refuseOther()
  expect(codeOf(await update('Analyse', analysis, { status: 'afgekeurd', opmerking: 'Verwisseld' }))).toBe('ok')
  await refuseOther()
  expect(codeOf(await update('Analyse', analysis, { lab_monsternummer: 'L-12' }))).toBe('ok')
})
