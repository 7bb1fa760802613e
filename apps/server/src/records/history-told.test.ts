import { tmpdir } from 'node:os'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { inTransaction } from '../db/work.ts'
import { anyRecords } from '../testing/any-record.ts'
import { testApi } from '../testing/api.ts'
import { isPartOf } from '../testing/closed.ts'
import { callOnMany } from '../testing/many.ts'
import { surveyOf } from '../testing/one-of-each/making.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { makeEveryRole } from '../testing/roles.ts'
import type { SeenLine } from './history.ts'
import type { SeenStep } from './history-below.ts'
import { update } from './write.ts'

// How history tells what was done to several records: in one go, with their parent, or to all that is part of a survey.

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
let maker: Session
let inspector: Session
let reader: Session
let stranger: Session
let ids: ReadonlyMap<string, string>
let survey: string
beforeAll(async () => {
  api = await testApi()
  const roles = await makeEveryRole(api, api.inspector.organisationId)
  manager = roles.manager
  inspector = roles.inspector
  reader = roles.reader
  stranger = await api.as('bea@tweede.test')
  maker = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, maker)
  survey = ids.get('survey') ?? ''
}, 30_000)
afterAll(() => api.close())

const historyOf = (type: string, id: string, as = manager) =>
  api.get(
    'query($type: String!, $id: ID!) { geschiedenis(type: $type, id: $id) { id actie batch draait_terug aantal mee { type aantal } met { id titel kwam_hierin } wijzigingen { veld oud nieuw verborgen gewist } } }',
    { type, id },
    as,
  ) as Promise<SeenLine[]>
const below = (
  asked: { voor?: string; door?: string; soort?: string; limit?: number } = {},
  as = manager,
  id = survey,
) =>
  api.get(
    `query($id: ID!, $voor: ID, $door: ID, $soort: String, $limit: Int) { geschiedenisOnder(type: "Onderzoek", id: $id, voor: $voor, door: $door, soort: $soort, limit: $limit) {
       id actie batch draait_terug mag_terug aantal door { id } soorten { type actie aantal } record { type id titel weg } mee { type aantal } wijzigingen { veld oud nieuw verborgen } } }`,
    { id, ...asked },
    as,
  ) as Promise<SeenStep[]>
const choices = (as = manager) =>
  api.get(
    'query($id: ID!) { geschiedenisKeuzes(type: "Onderzoek", id: $id) { personen { id full_name } soorten } }',
    { id: survey },
    as,
  ) as Promise<{ personen: { id: string; full_name: string }[]; soorten: string[] }>
/** All steps, page by page. */
async function all(limit: number, as = manager): Promise<SeenStep[]> {
  const steps: SeenStep[] = []
  for (
    let page = await below({ limit }, as);
    page.length > 0;
    page = await below({ limit, voor: page.at(-1)?.id ?? '' }, as)
  )
    steps.push(...page)
  return steps
}
const remark = (titel: string) =>
  api.create('remark', { onderzoek: { connect: { id: survey } }, titel, tekst: '<p>x</p>' }, manager)
const change = (of: readonly string[], input: object) =>
  callOnMany(api, 'updateOpmerkingMany', { ids: of, input }, manager)

describe('one step over many', () => {
  test('is told of a record with how many there were, and of the survey as one', async () => {
    const three = [await remark('Een'), await remark('Twee'), await remark('Drie')]
    const { batch } = await change(three, { titel: 'Samen' })
    for (const id of three) expect((await historyOf('Opmerking', id))[0]).toMatchObject({ batch, aantal: 3 })
    const [step, before] = await below()
    expect(step).toMatchObject({
      batch,
      aantal: 3,
      record: null,
      wijzigingen: [],
      soorten: [{ type: 'Opmerking', actie: 'update', aantal: 3 }],
    })
    expect(before).toMatchObject({
      aantal: 1,
      actie: 'create',
      record: { type: 'Opmerking', titel: 'Samen', weg: false },
    })
    await callOnMany(api, 'undoBatch', { batch }, manager)
    expect((await below())[0]).toMatchObject({
      aantal: 3,
      batch: expect.not.stringContaining(String(batch)),
      draait_terug: batch,
    })
    for (const id of three) expect((await historyOf('Opmerking', id))[0]).toMatchObject({ draait_terug: batch })
  })

  test('says whether the role of whoever reads may take it back, by what was done', async () => {
    const two = [await remark('Een'), await remark('Twee')]
    await change(two, { titel: 'Samen' })
    const may = async (as: Session) => (await below({}, as))[0]?.mag_terug
    expect([await may(manager), await may(inspector), await may(reader)]).toEqual([true, true, false])
    await callOnMany(api, 'transitionOnderzoekMany', { ids: [survey], event: 'start' }, manager)
    const step = (await below())[0]
    expect(step?.actie.startsWith('transition:') ? step.mag_terug : false).toBe(false)
  })

  test('on what is of one person is that person alone to take back', async () => {
    const field = model.entity('signature').fields.file
    const file = await anyRecords(api, ids, tmpdir()).valueFor(field)
    const own = await api.create('signature', { file, ondertekend_als: 'Een' }, inspector)
    await callOnMany(api, 'updateHandtekeningMany', { ids: [own], input: { ondertekend_als: 'Twee' } }, inspector)
    const told = async (as: Session) => {
      const lines = await api.get(
        'query($id: ID!) { geschiedenis(type: "Handtekening", id: $id) { actie batch mag_terug } }',
        { id: own },
        as,
      )
      return lines as { actie: string; batch: string; mag_terug: boolean }[]
    }
    const may = async (as: Session) => (await told(as)).map(({ actie, mag_terug }) => [actie, mag_terug])
    expect(await may(inspector)).toEqual([
      ['update', true],
      ['create', false],
    ])
    expect((await may(manager))[0]).toEqual(['update', false])
    const batch = (await told(manager))[0]?.batch
    const { refused } = await callOnMany(api, 'undoBatch', { batch }, manager)
    expect(refused.map(({ code }) => code)).toEqual(['forbidden'])
    expect((await callOnMany(api, 'undoBatch', { batch }, inspector)).changed).toEqual([own])
  })

  test('that is not there is refused in words', async () => {
    const answer = await api.ask(
      'mutation($batch: ID!) { undoBatch(batch: $batch) { changed } }',
      { batch: uuid() },
      manager,
    )
    expect(answer.errors?.[0]?.message).toBe('Niet ongedaan gemaakt: deze stap staat niet in de geschiedenis')
  })

  test('that somebody changed since says when in the words of whoever reads', async () => {
    const [one] = [await remark('Een')]
    const { batch } = await change([one], { titel: 'Stap' })
    await change([one], { titel: 'Daarna' })
    const { refused } = await callOnMany(api, 'undoBatch', { batch }, { ...manager, locale: 'nl' })
    expect(refused[0]?.message).toMatch(/heeft dit daarna gewijzigd \(\d{1,2} [a-z]+ \d{4} om \d{2}:\d{2}\)/)
  })
})

describe('a delete', () => {
  test('tells what went along, and all of it comes back at once', async () => {
    const sample = ids.get('sample') ?? ''
    const live = (await api.get(`{ monster(id: "${sample}") { analyses { id } } }`, {}, manager)) as {
      analyses: { id: string }[]
    }
    expect(live.analyses.length).toBeGreaterThan(0)
    // What was found in it is still theirs to mend who recorded it.
    await api.get(`mutation { deleteMonster(id: "${sample}") { id } }`, {}, maker)
    const [step] = await below()
    expect(step).toMatchObject({ actie: 'delete', record: { type: 'Monster', id: sample, weg: true } })
    expect(step?.mee).toContainEqual({ type: 'Analyse', aantal: live.analyses.length })
    expect(step?.record?.titel).toMatch(/\S/)
    expect((await below({}, inspector))[0]?.record?.titel).toBeNull()
    await api.get(`mutation { restoreMonster(id: "${sample}") { id } }`, {}, manager)
    expect((await below())[0]).toMatchObject({ actie: 'restore', record: { id: sample, weg: false } })
    expect(await api.get(`{ monster(id: "${sample}") { analyses { id } } }`, {}, manager)).toEqual(live)
  })
})

describe('of a whole survey', () => {
  test('tells of every kind that is part of it, newest first, page by page, each step once', async () => {
    const steps = await all(7)
    const numbers = steps.map(({ id }) => BigInt(id))
    expect(numbers).toEqual(numbers.toSorted((a, b) => (a > b ? -1 : 1)))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(await all(50)).toEqual(steps)
    const told = new Set(steps.flatMap(({ soorten }) => soorten.map(({ type }) => type)))
    const isHere = (entity: Entity) => isPartOf(entity, model.entity('survey')) && surveyOf(entity) === 'survey'
    const parts = model.entities.filter((entity) => isHere(entity) && ids.has(entity.key))
    for (const entity of parts) {
      const own = await historyOf(entity.api.type, ids.get(entity.key) ?? '')
      expect([entity.key, told.has(entity.api.type)]).toEqual([entity.key, own.length > 0])
    }
    expect(told.size).toBeGreaterThan(12)
  })

  test('by one person, and of one kind', async () => {
    const mine = await below({ door: String(manager.userId) })
    expect(mine.length).toBeGreaterThan(0)
    expect(mine.every(({ door }) => door?.id === String(manager.userId))).toBe(true)
    const samples = await below({ soort: 'Monster' })
    expect(samples.length).toBeGreaterThan(0)
    expect(samples.every(({ soorten }) => soorten.every(({ type }) => type === 'Monster'))).toBe(true)
    expect(await below({ door: '999999' })).toEqual([])
  })

  test('says who and which kinds there are, each of which answers something', async () => {
    const { personen, soorten } = await choices()
    const steps = await all(50)
    const people = new Map(steps.flatMap(({ door }) => (door ? [[door.id, door] as const] : [])))
    expect(personen.map(({ id }) => id).toSorted()).toEqual([...people.keys()].toSorted())
    expect(personen.every(({ full_name: name }) => /\S/.test(name))).toBe(true)
    const kinds = new Set(steps.flatMap((step) => step.soorten.map(({ type }) => type)))
    expect(soorten.toSorted()).toEqual([...kinds].toSorted())
    for (const soort of soorten) expect((await below({ soort })).length).toBeGreaterThan(0)
  })

  test('is nothing to another organisation, and of no other survey', async () => {
    expect(await choices(stranger)).toEqual({ personen: [], soorten: [] })
    expect(await below({}, stranger)).toEqual([])
    expect(await below({}, manager, uuid())).toEqual([])
    const answer = await api.ask('{ geschiedenisOnder(type: "Niets", id: "1") { id } }', {}, manager)
    expect(answer.errors?.[0]?.extensions.code).toBe('badRequest')
  })
})

describe('blanking', () => {
  const blank = (type: string, id: string, as = manager) =>
    api.ask(
      'mutation($type: String!, $id: ID!) { wisGeschiedenis(type: $type, id: $id) { regels velden } }',
      { type, id },
      as,
    )

  test('is for managers of the own organisation, says that it was done, and keeps every line', async () => {
    const id = await api.create(
      'client',
      { naam: 'Mevrouw Bos', land: 'NL', telefoon: '06 1', klantnummer: 'W-1' },
      manager,
    )
    await api.get(
      'mutation($id: ID!) { updateKlant(id: $id, input: { naam: "Bos BV", telefoon: "06 2" }) { id } }',
      { id },
      manager,
    )
    const before = await historyOf('Klant', id)
    expect((await blank('Klant', id, inspector)).errors?.[0]?.extensions.code).toBe('forbidden')
    expect((await blank('Klant', id, stranger)).errors?.[0]?.extensions.code).toMatch(/forbidden|notFound/)
    expect(await historyOf('Klant', id)).toEqual(before)
    expect((await blank('Klant', id)).data?.wisGeschiedenis).toMatchObject({ regels: 2 })
    const [told, ...after] = await historyOf('Klant', id)
    expect(told).toMatchObject({ actie: 'blank' })
    expect(told?.wijzigingen.every(({ gewist }) => gewist)).toBe(true)
    expect(after.map(({ wijzigingen, ...line }) => [line, wijzigingen.map(({ veld }) => veld)])).toEqual(
      before.map(({ wijzigingen, ...line }) => [line, wijzigingen.map(({ veld }) => veld)]),
    )
    expect(JSON.stringify(after)).not.toMatch(/Bos|06/)
    expect(JSON.stringify(after)).toContain('W-1')
    // There is nothing left to take out, and nothing more is told.
    expect((await blank('Klant', id)).data?.wisGeschiedenis).toMatchObject({ regels: 0 })
    expect((await historyOf('Klant', id)).length).toBe(after.length + 1)
  })

  test('leaves nothing of any field that tells of a person, of every kind', async () => {
    let blanked = 0
    for (const entity of model.entities) {
      const id = ids.get(entity.key)
      const names = Object.entries(entity.fields).flatMap(([name, field]) => (field.personal ? [name] : []))
      if (!id || names.length === 0) continue
      const answer = await blank(entity.api.type, id)
      expect([entity.key, answer.errors]).toEqual([entity.key, undefined])
      const left = (await historyOf(entity.api.type, id)).flatMap(({ wijzigingen }) => wijzigingen)
      for (const { veld, oud, nieuw, gewist } of left)
        if (names.includes(veld))
          expect([entity.key, veld, oud, nieuw, gewist]).toEqual([entity.key, veld, null, null, true])
      blanked += Number((answer.data as { wisGeschiedenis: { regels: number } }).wisGeschiedenis.regels > 0)
    }
    expect(blanked).toBeGreaterThan(3)
  })
})

describe('of any kind of record', () => {
  const belowOf = (type: string, id: string, as: Session) =>
    api.ask(
      'query($type: String!, $id: ID!) { geschiedenisOnder(type: $type, id: $id) { actie soorten { actie } record { type titel } } geschiedenisKeuzes(type: $type, id: $id) { soorten } }',
      { type, id },
      as,
    )

  test('is answered, also where it belongs to no one organisation, and of one of another organisation nothing', async () => {
    const own = model.entities.flatMap(({ key, api: { type } }): [string, string][] => {
      const id = ids.get(key)
      return id === undefined ? [] : [[type, id]]
    })
    for (const [type, id] of [...own, ['User', String(manager.userId)] as const])
      for (const as of [manager, inspector, stranger]) {
        const { errors, data } = await belowOf(type, id, as)
        const codes = errors?.map(({ extensions }) => extensions.code) ?? []
        expect([type, codes.filter((code) => code !== 'forbidden')]).toEqual([type, []])
        if (as === stranger && data) expect([type, data.geschiedenisOnder]).toEqual([type, []])
      }
  })

  test('tells no colleague when somebody came and went', async () => {
    const mo = await api.as('mo@eerste.test')
    const actions = async (as: Session) => JSON.stringify((await belowOf('User', String(mo.userId), as)).data)
    expect(await actions(manager)).toContain('"login"')
    expect(await actions(mo)).toContain('"login"')
    expect(await actions(inspector)).not.toContain('"login"')
  })
})

describe('blanking what is gone', () => {
  const blank = async (type: string, id: string, as = manager) => {
    const answer = await api.ask(
      'mutation($type: String!, $id: ID!) { wisGeschiedenis(type: $type, id: $id) { regels } }',
      { type, id },
      as,
    )
    return (
      answer.errors?.[0]?.extensions.code ??
      (answer.data as { wisGeschiedenis: { regels: number } }).wisGeschiedenis.regels
    )
  }
  const client = (naam: string) => api.create('client', { naam, land: 'NL', telefoon: '06 77' }, manager)
  const stored = async (id: string) =>
    JSON.stringify(
      (await api.services.pools.owner.query(`select "wijzigingen" from "geschiedenis" where "record_id" = $1`, [id]))
        .rows,
    )
  const remove = (id: string) => api.get(`mutation { deleteKlant(id: "${id}") { id } }`, {}, manager)

  test('reaches a deleted record, and one that was cleaned up since', async () => {
    for (const isCleaned of [false, true]) {
      const id = await client('Mevrouw Weg')
      await remove(id)
      if (isCleaned) await api.services.pools.owner.query(`delete from "klant" where "id" = $1`, [id])
      expect([await blank('Klant', id, stranger), await blank('Klant', id, inspector)]).toEqual(
        expect.arrayContaining(['forbidden']),
      )
      expect(await stored(id)).toContain('Mevrouw Weg')
      expect(await blank('Klant', id)).toBe(1)
      expect(await stored(id)).not.toMatch(/Mevrouw Weg|06 77/)
    }
    expect(await blank('Klant', uuid())).toBe('notFound')
  })

  test('is not for another organisation, of no kind of record', async () => {
    const other = { ...stranger, roleId: manager.roleId }
    for (const entity of model.entities) {
      const id = ids.get(entity.key)
      // What all share is nobody's: it tells of no person.
      if (!id || entity.scope === 'global') continue
      expect([entity.key, await blank(entity.api.type, id, other)]).toEqual([entity.key, 'notFound'])
    }
  })

  test('is told of what nothing was told of before, once', async () => {
    const id = await client('Mevrouw Stil')
    await api.services.pools.owner.query(`delete from "geschiedenis" where "record_id" = $1`, [id])
    for (let times = 0; times < 2; times++) expect(await blank('Klant', id)).toBe(0)
    expect(await historyOf('Klant', id)).toMatchObject([{ actie: 'blank', wijzigingen: [] }])
  })

  test('reaches what went up in another, which the line of the merge then no longer names', async () => {
    const [keep, other] = [await client('Blijver'), await client('Mevrouw Verdwijner')]
    const { batch } = (await api.get(
      `mutation { mergeKlant(keep: "${keep}", other: "${other}") { batch } }`,
      {},
      manager,
    )) as { batch: string }
    expect((await historyOf('Klant', keep))[0]?.met?.titel).toBe('Mevrouw Verdwijner')
    expect(await blank('Klant', other)).toBe(1)
    expect((await historyOf('Klant', keep))[0]?.met).toMatchObject({ id: other, titel: null })
    // Nobody changed it: the merge is still taken back.
    expect(await blank('Klant', keep)).toBe(1)
    expect((await callOnMany(api, 'undoBatch', { batch }, manager)).refused).toEqual([])
  })

  test('knows a record by its id in capitals too', async () => {
    const id = await client('Mevrouw Hoofdletter')
    expect((await historyOf('Klant', id.toUpperCase())).length).toBe(1)
    expect(await blank('Klant', id.toUpperCase())).toBe(1)
    expect(await stored(id)).not.toContain('Hoofdletter')
  })

  test('waits for a save at the same moment, and takes its line along', async () => {
    const id = await client('Mevrouw Oud')
    const { owner, serve } = api.services.pools
    let blanking: Promise<unknown> | undefined
    await inTransaction(serve, manager, async (work) => {
      await update(work, model.entity('client'), id, { naam: 'Nieuw BV' })
      blanking = blank('Klant', id)
      const waits = async () =>
        (
          await owner.query(
            `select 1 from pg_stat_activity where "wait_event_type" = 'Lock' and "datname" = current_database()`,
          )
        ).rows.length > 0
      await expect.poll(waits, { timeout: 10_000 }).toBe(true)
    })
    expect(await blanking).toBe(2)
    expect(await stored(id)).not.toMatch(/Mevrouw Oud|Nieuw BV/)
  })
})

test('merging is told on both: what went up in what', async () => {
  const make = (naam: string) => api.create('client', { naam, land: 'NL' }, manager)
  const [keep, other] = [await make('Blijft'), await make('Gaat op')]
  await api.get(`mutation { mergeKlant(keep: "${keep}", other: "${other}") { batch } }`, {}, manager)
  expect((await historyOf('Klant', keep))[0]).toMatchObject({
    actie: 'merge',
    aantal: 2,
    met: { id: other, titel: 'Gaat op', kwam_hierin: true },
    wijzigingen: [],
  })
  expect((await historyOf('Klant', keep, inspector))[0]).toMatchObject({ met: { id: other, titel: null } })
})
