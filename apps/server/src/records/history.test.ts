import { model } from '@vezel/model'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { blankHistory } from '../db/history.ts'
import { inTransaction } from '../db/work.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { makeEveryRole } from '../testing/roles.ts'
import { makeSurvey } from '../testing/survey.ts'
import type { SeenLine } from './history.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
let inspector: Session
beforeAll(async () => {
  api = await testApi()
  const roles = await makeEveryRole(api, api.inspector.organisationId)
  manager = roles.manager
  inspector = roles.inspector
})
afterAll(() => api.close())

const historyQuery =
  'query($type: String!, $id: ID!, $voor: ID, $limit: Int) { geschiedenis(type: $type, id: $id, voor: $voor, limit: $limit) { id actie op door { full_name } batch verzoek wijzigingen { veld oud nieuw verborgen gewist } } }'
const historyOf = (type: string, id: string, as = manager, page: { voor?: string; limit?: number } = {}) =>
  api.get(historyQuery, { type, id, ...page }, as) as Promise<SeenLine[]>
const changed = (line: SeenLine | undefined) =>
  Object.fromEntries((line?.wijzigingen ?? []).map(({ veld, oud, nieuw }) => [veld, [oud, nieuw]]))

const update = (type: string, id: string, input: Record<string, unknown>, as = manager) =>
  api.get(
    `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { record_version } }`,
    { id, input },
    as,
  ) as Promise<{ record_version: number }>
const restoreVersion = (type: string, id: string, regel: string, version: number, as = manager) =>
  api.ask(
    'mutation($type: String!, $id: ID!, $regel: ID!, $version: Int!) { herstelVersie(type: $type, id: $id, regel: $regel, record_version: $version) { id } }',
    { type, id, regel, version },
    as,
  )
const newClient = (input: Record<string, unknown> = {}) =>
  api.create('client', { naam: 'Gemeente Waterveen', land: 'NL', telefoon: '010 1', ...input }, manager)

describe('reading it', () => {
  test('tells of each change who made it, when, from and to, and by which request', async () => {
    const as = { ...manager, request: 'verzoek-7' }
    const id = await newClient()
    await update('Klant', id, { klantnummer: 'K-1' }, as)
    await update('Klant', id, { klantnummer: 'K-2' }, as)
    const lines = await historyOf('Klant', id)
    expect(lines.map(({ actie, verzoek }) => [actie, verzoek])).toEqual([
      ['update', 'verzoek-7'],
      ['update', 'verzoek-7'],
      ['create', null],
    ])
    expect(changed(lines[0])).toEqual({ klantnummer: ['K-1', 'K-2'] })
    expect(lines[0]?.door?.full_name).toMatch(/\w/)
    expect(lines[0]?.op).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    const [newest, ...older] = lines
    expect(await historyOf('Klant', id, manager, { limit: 1 })).toEqual([newest])
    expect(await historyOf('Klant', id, manager, { voor: newest?.id ?? '' })).toEqual(older)
  })

  test('names the batch that a delete and what brought it back were of', async () => {
    const id = await newClient()
    const [gone, back] = ['delete', 'restore'].map((what) => `mutation($id: ID!) { ${what}Klant(id: $id) { id } }`)
    await api.get(gone as string, { id }, manager)
    expect(await historyOf('Klant', id)).toEqual([])
    await api.get(back as string, { id }, manager)
    const [restored, deleted] = await historyOf('Klant', id)
    expect([restored?.actie, deleted?.actie]).toEqual(['restore', 'delete'])
    expect(deleted?.batch).toMatch(/^[0-9a-f-]{36}$/)
    expect(restored?.batch).toBe(deleted?.batch)
  })

  test('hides what tells of a person from everybody but managers and that person', async () => {
    const id = await newClient({ klantnummer: 'H-1' })
    await update('Klant', id, { telefoon: '010 2', klantnummer: 'H-9' })
    const [line] = await historyOf('Klant', id, inspector)
    expect(line?.wijzigingen.toSorted((a, b) => a.veld.localeCompare(b.veld))).toEqual([
      { veld: 'klantnummer', oud: 'H-1', nieuw: 'H-9', verborgen: false, gewist: false },
      { veld: 'telefoon', oud: null, nieuw: null, verborgen: true, gewist: false },
    ])
    expect(changed((await historyOf('Klant', id))[0])).toMatchObject({ telefoon: ['010 1', '010 2'] })
    await update('User', String(inspector.userId), { phone_number: '06 1' }, inspector)
    expect(changed((await historyOf('User', String(inspector.userId), inspector))[0])).toEqual({
      phone_number: [null, '06 1'],
    })
  })

  test('tells managers and the person who logged in and out, and no colleague', async () => {
    const mo = await api.as('mo@eerste.test')
    const actions = async (as: Session) => (await historyOf('User', String(mo.userId), as)).map((line) => line.actie)
    expect(await actions(mo)).toContain('login')
    expect(await actions(manager)).toContain('login')
    expect(await actions(inspector)).not.toContain('login')
  })

  test('is of every kind of record that is read, and nothing of one of another organisation', async () => {
    const ids = await makeOneOfEach(api, await api.as('mo@eerste.test'))
    const stranger = await api.as('bea@tweede.test')
    for (const {
      key,
      api: { type },
    } of model.entities.filter((entity) => ids.has(entity.key))) {
      const id = ids.get(key) ?? ''
      expect(await historyOf(type, id), key).toBeInstanceOf(Array)
      expect(await historyOf(type, id, stranger), key).toEqual([])
      expect(await historyOf(type, uuid(), stranger), key).toEqual([])
    }
    const answer = await api.ask(historyQuery, { type: 'Niets', id: uuid() }, manager)
    expect(answer.errors?.[0]?.extensions.code).toBe('badRequest')
  })
})

describe('blanking', () => {
  test('takes the values of a person out and leaves every line where it was', async () => {
    const id = await newClient({ klantnummer: 'UIT-1' })
    await update('Klant', id, { telefoon: '010 2' })
    await update('Klant', id, { klantnummer: 'UIT-3' })
    const before = await historyOf('Klant', id)
    const record = { organisation: manager.organisationId, types: ['Klant'], id }
    const { owner } = api.services.pools
    expect(await inTransaction(owner, manager, (work) => blankHistory(work, record, ['telefoon', 'email']))).toEqual({
      lines: 2,
      fields: ['telefoon'],
    })
    const after = await historyOf('Klant', id)
    const facts = (lines: SeenLine[]) => lines.map(({ wijzigingen, ...line }) => [line, wijzigingen.map((w) => w.veld)])
    expect(facts(after)).toEqual(facts(before))
    expect(JSON.stringify(after)).not.toContain('010')
    expect(after[1]?.wijzigingen).toMatchObject([{ veld: 'telefoon', gewist: true }])
    // What was blanked is not brought back; the rest is.
    const version = (await update('Klant', id, { telefoon: '010 4', klantnummer: 'K-4' })).record_version
    await restoreVersion('Klant', id, after[2]?.id ?? '', version)
    expect(await api.get('query($id: ID!) { klant(id: $id) { klantnummer telefoon } }', { id }, manager)).toEqual({
      klantnummer: 'UIT-1',
      telefoon: '010 4',
    })
  })
})

describe('bringing back an older version', () => {
  test('puts every field back as it was after that line, relations and lists of them too', async () => {
    const { survey } = await makeSurvey(api, manager)
    const people = (ids: string[]) => ({ inspecteurs: { set: ids.map((id) => ({ id })) } })
    const execution = (
      (await api.get('query($id: ID!) { onderzoek(id: $id) { uitvoering { id } } }', { id: survey }, manager)) as {
        uitvoering: { id: string }
      }
    ).uitvoering.id
    await update('OnderzoekUitvoering', execution, { methode: 'Eerst', ...people([manager.inspectionUserId]) })
    const [line] = await historyOf('OnderzoekUitvoering', execution)
    await update('OnderzoekUitvoering', execution, { methode: 'Daarna' })
    const { record_version } = await update('OnderzoekUitvoering', execution, { methode: null, ...people([]) })
    const answer = await restoreVersion('OnderzoekUitvoering', execution, line?.id ?? '', record_version)
    expect(answer.errors).toBeUndefined()
    expect(
      await api.get(
        'query($id: ID!) { onderzoekUitvoering(id: $id) { methode inspecteurs { id } record_version } }',
        { id: execution },
        manager,
      ),
    ).toEqual({
      methode: 'Eerst',
      inspecteurs: [{ id: manager.inspectionUserId }],
      record_version: record_version + 1,
    })
    expect(changed((await historyOf('OnderzoekUitvoering', execution))[0])).toEqual({
      methode: [null, 'Eerst'],
      inspecteurs: [[], [manager.inspectionUserId]],
    })
  })

  test('is an update: refused with a conflict, without the right, and by a rule', async () => {
    const id = await newClient({ email: 'een@klant.test' })
    const [made] = await historyOf('Klant', id)
    const { record_version: version } = await update('Klant', id, { naam: 'Anders' })
    const code = async (as: Session, at = version) =>
      (await restoreVersion('Klant', id, made?.id ?? '', at, as)).errors?.[0]?.extensions.code
    expect(await code(manager, version - 1)).toBe('conflict')
    expect(await code(inspector)).toBe('forbidden')
    expect(await code(await api.as('bea@tweede.test'))).toBe('notFound')
    // Somebody has the number by now.
    await update('Klant', id, { klantnummer: 'UNIEK-1' })
    const [numbered] = await historyOf('Klant', id)
    const { record_version: last } = await update('Klant', id, { klantnummer: null })
    await newClient({ klantnummer: 'UNIEK-1' })
    const taken = await restoreVersion('Klant', id, numbered?.id ?? '', last)
    expect(taken.errors?.[0]?.extensions.issues).toMatchObject([{ path: 'klantnummer', rule: 'isUnique' }])
  })

  test('changes nothing of a survey that is closed', async () => {
    const { survey } = await makeSurvey(api, manager)
    const remark = await api.create(
      'remark',
      { onderzoek: { connect: { id: survey } }, titel: 'Eerst', tekst: '<p>x</p>' },
      manager,
    )
    const [line] = await historyOf('Opmerking', remark)
    const { record_version } = await update('Opmerking', remark, { titel: 'Daarna' })
    await api.get(
      'mutation($id: ID!) { transitionOnderzoek(id: $id, event: "cancel", input: { annuleer_reden: "Ingetrokken" }) { id } }',
      { id: survey },
      manager,
    )
    const answer = await restoreVersion('Opmerking', remark, line?.id ?? '', record_version)
    expect(answer.errors?.[0]?.extensions.code).toBe('readOnly')
  })

  test('knows no line of another record', async () => {
    const [one, other] = [await newClient(), await newClient()]
    const [line] = await historyOf('Klant', other)
    const answer = await restoreVersion('Klant', one, line?.id ?? '', 1)
    expect(answer.errors?.[0]?.extensions.code).toBe('notFound')
  })
})
