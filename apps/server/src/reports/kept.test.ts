import { tmpdir } from 'node:os'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { filterOf, isDrafted, pointsAtMany, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { decidingSample } from '@vezel/report/dossier/sample.ts'
import { strategy } from '@vezel/report/dossier/source.ts'
import { type Dossier, dossier } from '@vezel/report/dossier.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { columnOf, q, tableOf, tenantColumn } from '../db/names.ts'
import { askAs } from '../graphql/run.ts'
import { keepClosedDossiers } from '../jobs/keep-closed-dossiers.ts'
import { single } from '../kinds/sdl-names.ts'
import { leadsTo, type Selected } from '../records/question.ts'
import { anyRecords } from '../testing/any-record.ts'
import { testApi } from '../testing/api.ts'
import { isPartOf, setState } from '../testing/closed.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { asPrinted } from '../testing/reports.ts'
import { fingerprintOf } from './fingerprint.ts'
import { gather, recordsOf } from './gather.ts'
import type { Records } from './kept-records.ts'

/** What the dossier of a closed survey says of what surveys share, or name, and others may still change. */
let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
let admin: Session
let ids: Map<string, string>
let report: string
let survey: string
/** A version that is never released. */
let draft: string
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
  admin = await api.as('ada@eerste.test')
  ids = new Map(await makeOneOfEach(api, admin))
  survey = ids.get('survey') ?? ''
  report = ids.get('report') ?? ''
  await nameEverything()
  await nameEverybody()
  // Another survey of the asset goes on: as long as none does, nothing that surveys share is changed.
  const other = await api.create(
    'survey',
    { inventarisatie_asset: to('inventoryAsset'), onderzoek_type: await first('onderzoek_types') },
    admin,
  )
  await setState(owner(), model.entity('survey'), other, 'actief')
})
afterAll(() => api.close())

const owner = () => api.services.pools.owner
const ask = () => askAs(api.services, manager)
const to = (key: string) => ({ connect: { id: ids.get(key) ?? '' } })
const first = async (list: 'onderzoek_types') => ({ connect: { id: ids.get(list) ?? '' } })

/** The kinds of record with fields that tell of a person, of which there is one. */
const tellingOfPersons = () =>
  model.entities.filter((entity) => personalIn(entity).length > 0 && !entity.variantOf && ids.has(entity.key))
const personalIn = ({ fields }: Entity) =>
  Object.entries(fields).filter(([, field]) => field.personal && isDrafted(field))
/** The id of a file that tells of a person. */
async function storedFile(): Promise<string> {
  const { rows } = await owner().query(
    `insert into "file" ("organisatie_id", "id", "file_key", "filename", "mime_type", "size", "checksum")
     values ($1, gen_random_uuid(), 'f/' || gen_random_uuid(), 'a.pdf', 'application/pdf', 1, repeat('0', 64)) returning "id"::text`,
    [admin.organisationId],
  )
  return rows[0].id
}
/** The words of these fields that are known to be of a person. */
async function named(key: string): Promise<string[]> {
  const entity = model.named(key)
  const { rows } = await owner().query(`select t::text as "all" from ${q(tableOf(entity))} t where "id"::text = $1`, [
    ids.get(key),
  ])
  return [...new Set<string>(rows[0].all.match(/Persoon \w+/g))].sort()
}
async function nameEverybody(): Promise<void> {
  for (const entity of tellingOfPersons())
    for (const [name, field] of personalIn(entity))
      if (field.kind === 'file' || filterOf(field)?.kind === 'text')
        await owner().query(`update ${q(tableOf(entity))} set ${q(columnOf(name, field))} = $2 where "id"::text = $1`, [
          ids.get(entity.key),
          field.kind === 'file' ? await storedFile() : `Persoon ${name}`,
        ])
}
const erase = (type: string, id: unknown) =>
  api.get(
    'mutation($type: String!, $id: ID!) { wisGeschiedenis(type: $type, id: $id) { regels } }',
    { type, id: String(id) },
    manager,
  )

/** Lets every record of the dossier name one wherever it may: what is named nowhere would not be asked. */
async function nameEverything(): Promise<void> {
  const seen = new Set<string>()
  const visit = async (entity: Entity, selection: Selected): Promise<void> => {
    for (const [name, below] of Object.entries(selection)) {
      const target = below === true ? undefined : leadsTo(entity, name)
      if (below === true || !target) continue
      const field = entity.fields[name]
      const tenant = tenantColumn(entity)
      const id = ids.get(target.key)
      const column = `${tableOf(entity)}.${name}`
      if (pointsAtOne(field) && tenant && id && !seen.has(column)) {
        seen.add(column)
        await owner().query(
          `update ${q(tableOf(entity))} set ${q(columnOf(name, field))} = $1 where ${q(columnOf(name, field))} is null and ${q(tenant)} = $2`,
          [id, admin.organisationId],
        )
      }
      await visit(target, below)
    }
  }
  await visit(model.entity('report'), dossier)
}

const lead = (event: string, input?: Record<string, unknown>) =>
  api.get(
    'mutation($id: ID!, $event: String!, $input: UpdateOnderzoekInput) { transitionOnderzoek(id: $id, event: $event, input: $input) { id } }',
    { id: survey, event, input },
    manager,
  )
/** Completes the survey by the road of the product, with a report that was released. */
async function complete(): Promise<void> {
  await owner().query(`update "bron_locatie_inventarisatie" set "te_controleren" = false`)
  await asPrinted(api, report, manager)
  await setState(owner(), model.entity('report'), report, 'vrijgegeven')
  await lead('complete')
}

/** A record of the dossier that is no piece of the survey: somebody may change it while that is closed. */
interface Shared {
  readonly key: string
  readonly id: string
  readonly entity: Entity
}
async function sharedIn(records: Records): Promise<Shared[]> {
  const found: Shared[] = []
  for (const key of Object.keys(records)) {
    const [type, id = ''] = key.split(':')
    const stored = model.entities.find(({ api }) => api.type === type)
    const top = model.entity('survey')
    if (!stored || (!stored.shared && (stored === top || isPartOf(stored, top)))) continue
    const kinds = model.variants(stored)
    if (kinds.length === 0) found.push({ key, id, entity: stored })
    else {
      const { rows } = await owner().query(`select "variant" from ${q(tableOf(stored))} where "id"::text = $1`, [id])
      const entity = kinds.find(({ api }) => api.type === rows[0]?.variant)
      if (entity) found.push({ key, id, entity })
    }
  }
  // Of a file nothing can be changed.
  return found.filter((record) => writable(record).length > 0)
}

/** The fields that somebody may fill in. */
const writable = ({ entity }: Shared) =>
  Object.entries(entity.fields).filter(([, field]) => isDrafted(field) && !field.readOnly && !pointsAtMany(field))

/** What stands in the fields of a record: of a relation the id. */
async function valuesOf(record: Shared): Promise<Record<string, unknown>> {
  const { entity, id } = record
  const asked = writable(record).map(([name]) => `${name} ${leadsTo(entity, name) ? '{ id }' : ''}`)
  const { row } = await ask()<{ row: Record<string, unknown> }>(
    `query($id: ID!) { row: ${single(entity)}(id: $id) { ${asked.join(' ')} } }`,
    { id },
  )
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, isRecord(value) ? value.id : value]))
}

/** Another value for each of its fields, where there is one. */
async function changesOf(record: Shared): Promise<Record<string, unknown>> {
  const now = await valuesOf(record)
  const made = writable(record).map(async ([name, field]) => [name, await another(field, now[name])] as const)
  return Object.fromEntries((await Promise.all(made)).filter(([, value]) => value !== undefined))
}

async function another(field: Field, now: unknown): Promise<unknown> {
  if (pointsAtOne(field)) {
    const { plural } = model.named(field.target).api
    const rows: { id: string }[] = await api.get(`{ ${plural}(limit: 2) { id } }`, {}, manager)
    const other = rows.find(({ id }) => String(id) !== String(now))
    return other && { connect: { id: other.id } }
  }
  if (field.kind === 'boolean') return now !== true
  if (field.kind === 'choice') return field.choices.find(({ value }) => value !== now)?.value
  if (typeof now === 'number') return now + 1
  return anyRecords(api, ids, tmpdir()).valueFor(field)
}

/** Changes a record by the API, as an administrator who changes the own account as well; answers whether it was. */
async function change({ entity, id }: Shared, input: Record<string, unknown>): Promise<boolean> {
  const { type } = entity.api
  const { errors } = await api.ask(
    `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
    { id, input },
    admin,
  )
  return errors === undefined
}

/** Changes all that anybody may change of these records; answers the fields, as `key field`. */
async function changeAll(records: readonly Shared[]): Promise<string[]> {
  const changed: string[] = []
  for (const record of records) {
    const input = await changesOf(record)
    const names = Object.keys(input)
    // Where one of them is fixed, each goes by itself.
    if (await change(record, input)) changed.push(...names.map((name) => `${record.key} ${name}`))
    else
      for (const name of names) if (await change(record, { [name]: input[name] })) changed.push(`${record.key} ${name}`)
  }
  return changed
}

/** The fields of which records say something else than others, as `key field`. */
const differing = (then: Records, now: Records): string[] =>
  Object.entries(then).flatMap(([key, said]) =>
    Object.keys(said).flatMap((name) =>
      JSON.stringify(said[name]) === JSON.stringify(now[key]?.[name]) ? [] : [`${key} ${name}`],
    ),
  )

/** The fields of a selection that a value of JSON does not have; one of which nothing is there is named whole. */
function absent(value: unknown, shape: true | Selected, path: readonly string[] = []): string[] {
  if (Array.isArray(value) && value.length > 0) return [...new Set(value.flatMap((one) => absent(one, shape, path)))]
  if (shape === true) return []
  if (!isRecord(value)) return [path.join('.')]
  return Object.entries(shape).flatMap(([name, below]) =>
    name in value ? absent(value[name], below, [...path, name]) : [[...path, name].join('.')],
  )
}

describe('the dossier of a closed survey', () => {
  let closed: Dossier
  let then: Records
  beforeAll(async () => {
    await complete()
    closed = await gather(ask(), report)
    then = await recordsOf(ask(), report)
  })

  test('asks nothing that somebody of the organisation may not read', () => {
    const withheld: string[] = []
    const visit = (entity: Entity, selection: Selected) => {
      if (entity.access.read !== 'member') withheld.push(entity.key)
      for (const [name, below] of Object.entries(selection)) {
        if (entity.fields[name]?.access?.read) withheld.push(`${entity.key}.${name}`)
        const target = below === true ? undefined : leadsTo(entity, name)
        if (below !== true && target) visit(target, below)
      }
    }
    visit(model.entity('report'), dossier)
    expect(withheld).toEqual([])
  })

  test('stays, whatever is changed of the records that surveys share or name', async () => {
    const records = await sharedIn(then)
    const changed = await changeAll(records)
    const moved = differing(then, await recordsOf(ask(), report))
    // What was changed and is asked has moved: kept as it was, it could not have.
    const asked = changed.filter((field) => then[field.split(' ')[0] ?? '']?.[field.split(' ')[1] ?? ''] !== undefined)
    expect(asked.filter((field) => !moved.includes(field))).toEqual([])
    const untouched = records.filter(({ key }) => !moved.some((field) => field.startsWith(`${key} `)))
    // A place and a space go by another name, while another survey is open: in the dossier by that of then.
    for (const [key, name] of [
      ['location', 'plaats'],
      ['space', 'naam'],
    ] as const)
      expect(asked).toContain(`${model.stored(model.entity(key)).api.type}:${ids.get(key)} ${name}`)
    // Of what asset it is stays.
    expect(untouched.map(({ entity }) => entity.key)).toEqual(['inventoryAsset'])
    for (const computed of [
      'User:1 full_name',
      ...['title', 'adres'].map((name) => `Asset:${ids.get('asset')} ${name}`),
    ])
      expect(moved).toContain(computed)

    const later = await gather(ask(), report)
    expect(later).toEqual(closed)
    expect(fingerprintOf(later)).toBe(fingerprintOf(closed))
  })

  test('loses what it told of a person once that is erased, and says nothing that is written later', async () => {
    const telling = async () => {
      const { onderzoek, rapport } = await gather(ask(), report)
      const { bronnen, onderzoek_klant: client, interviews } = onderzoek
      return {
        name: rapport.opgesteld_door?.user.full_name,
        number: client?.klant?.klantnummer,
        source: bronnen[0]?.naam,
        interview: interviews.map(({ naam, functie, verslag, wijze }) => [naam, functie, verslag, wijze]),
      }
    }
    const was = await telling()
    expect(was.interview).toEqual([['Persoon naam', 'Persoon functie', 'Persoon verslag', 'op_locatie']])
    const user = { key: '', id: String(admin.userId), entity: model.entity('user') }
    expect(await change(user, { name: 'Later', tussenvoegsel: null, achternaam: 'Later' })).toBe(true)
    await erase('User', admin.userId)
    expect(await telling()).toEqual({ ...was, name: 'gewist' })
    for (const { key, api } of tellingOfPersons()) if (key !== 'client') await erase(api.type, ids.get(key))
    expect(await telling()).toEqual({ ...was, name: 'gewist', interview: [['gewist', null, 'gewist', 'op_locatie']] })
    // What it lacks can still be told, and only the client is still known by name.
    await api.get('query($id: ID!) { rapportGaten(id: $id) { actueel } }', { id: report }, manager)
    const { rows } = await owner().query(`select "records"::text from "slotstand_rapport"`)
    expect([...new Set(rows[0].records.match(/Persoon \w+/g))]).toEqual(['Persoon naam'])
  })

  test('lets what tells of a person be erased of a record that nobody can change any more', async () => {
    const top = model.entity('survey')
    const parts = tellingOfPersons().filter((entity) => isPartOf(entity, top))
    expect(parts.map(({ key }) => key).sort()).toEqual([
      'controlMeasure',
      'execution',
      'interview',
      'surveyClient',
      'visit',
    ])
    for (const entity of parts) {
      for (const [name, field] of personalIn(entity))
        expect(field.kind === 'file' ? 'text' : filterOf(field)?.kind, name).toBe('text')
      expect([entity.key, await named(entity.key)]).toEqual([entity.key, []])
      const { rows } = await owner().query(
        `select "actie", "wijzigingen" from "geschiedenis" where "record_id" = $1 order by "id" desc limit 1`,
        [ids.get(entity.key)],
      )
      const told = Object.fromEntries(personalIn(entity).map(([name]) => [name, { gewist: true }]))
      expect(rows[0]).toEqual({ actie: 'blank', wijzigingen: told })
    }
  })

  test('keeps of what another survey recorded every field that the dossier asks', async () => {
    await owner().query(
      `insert into "saneringsstrategie__bron_locaties" ("organisatie_id", "van_id", "naar_id", "volgorde") values ($1, $2, $3, 1)
       on conflict do nothing`,
      [admin.organisationId, ids.get('sanitationStrategy'), ids.get('location')],
    )
    for (const [kept, record, shape] of [
      ['monster_als_json', 'sample', decidingSample],
      ['strategie_als_json', 'sanitationStrategy', strategy],
    ] as const) {
      const { rows } = await owner().query<{ json: unknown }>(`select ${q(kept)}($1, $2) as json`, [
        admin.organisationId,
        ids.get(record),
      ])
      expect([record, absent(rows[0]?.json, shape)]).toEqual([record, []])
    }
    expect(absent({ analyses: [{ id: '1' }] }, { analyses: { id: true, status: true } })).toEqual(['analyses.status'])
  })

  const nameOfSource = async (of: string) => (await gather(ask(), of)).onderzoek.bronnen[0]?.naam
  const source = () => ({ key: '', id: ids.get('source') ?? '', entity: model.entity('source') })

  test('stays what a released version told once the survey is opened again; a draft tells what is so now', async () => {
    expect(await change(source(), { naam: 'Heet nu anders' })).toBe(true)
    const was = await gather(ask(), report)
    expect(was.onderzoek.bronnen[0]?.naam).toBe(closed.onderzoek.bronnen[0]?.naam)
    await lead('reopen', { heropen_reden: 'Een bron vergeten' })
    draft = await api.create('report', { onderzoek: to('survey'), wijziging: 'Anders' }, manager)
    expect(await nameOfSource(draft)).toBe('Heet nu anders')
    // It draws on: what the released version shows stays, also once it is gone from the plan.
    const drawn = ids.get('planObject')
    const drawnIn = async (of: string) =>
      (await gather(ask(), of)).onderzoek.onderzoek_plattegronden.flatMap(({ tekenobjecten }) => tekenobjecten)
    await owner().query(`update "tekenobject" set "x" = 777 where "id" = $1`, [drawn])
    expect((await drawnIn(draft)).map(({ x }) => x)).toContain(777)
    expect(await gather(ask(), report)).toEqual(was)
    await owner().query(`update "tekenobject" set "deleted_at" = now() where "id" = $1`, [drawn])
    expect((await drawnIn(draft)).map(({ id }) => id)).not.toContain(drawn)
    expect(await gather(ask(), report)).toEqual(was)
    const client = { key: '', id: ids.get('client') ?? '', entity: model.entity('client') }
    const { naam } = await valuesOf(client)
    await erase('Klant', client.id)
    // What can still be changed is changed by hand.
    expect(await valuesOf(client)).toMatchObject({ naam })
    expect((await gather(ask(), report)).onderzoek.onderzoek_klant?.klant?.naam).toBe('gewist')
    // It is closed with a version from after that.
    await expect(lead('complete')).rejects.toThrow('geen nieuwe versie')
    const { actueel } = (await api.get('query($id: ID!) { rapportGaten(id: $id) { actueel } }', { id: report })) as {
      actueel: boolean
    }
    expect(actueel).toBe(false)
  })

  test('stays as well when the survey is cancelled, with others in one call', async () => {
    // Only a survey of which nothing was ever released is cancelled.
    await owner().query('update "rapport" set "deleted_at" = now() where "id" = $1', [report])
    const { refused }: { refused: unknown[] } = await api.get(
      'mutation($id: ID!, $input: UpdateOnderzoekInput) { transitionOnderzoekMany(ids: [$id], event: "cancel", input: $input) { refused { message } } }',
      { id: survey, input: { annuleer_reden: 'Ingetrokken' } },
      manager,
    )
    expect(refused).toEqual([])
    await demandStays()
    // Of what was never released nothing is left once the survey goes on.
    await lead('restore')
    expect(await change(source(), { naam: 'Weer anders' })).toBe(true)
    expect(await nameOfSource(draft)).toBe('Weer anders')
  })

  test('stays from a start on where it closed before anything was kept', async () => {
    await lead('cancel', { annuleer_reden: 'Ingetrokken' })
    await owner().query('delete from "slotstand_rapport"')
    await keepClosedDossiers(api.services)
    await demandStays()
  })

  let count = 0
  async function demandStays(): Promise<void> {
    const was = await gather(ask(), draft)
    count += 1
    expect(await change(source(), { naam: `Naam ${count}` })).toBe(true)
    expect(await gather(ask(), draft)).toEqual(was)
    expect(await valuesOf(source())).toMatchObject({ naam: `Naam ${count}` })
  }
})
