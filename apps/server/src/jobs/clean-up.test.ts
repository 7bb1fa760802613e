import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type EntityKey, model } from '@vezel/model'
import { file as fileField } from '@vezel/model/kit/field.ts'
import { limits } from '@vezel/model/limits.ts'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { linkTableOf, tableOf, tenantColumn } from '../db/names.ts'
import { inTransaction } from '../db/work.ts'
import { objectKey } from '../files/store.ts'
import { storeFile } from '../files/store-file.ts'
import { uploadFolder } from '../files/upload-folder.ts'
import { inspectLocalFile, newUploadPath } from '../files/uploaded-file.ts'
import type { Services } from '../services.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { testServices } from '../testing/services.ts'
import { makeSurvey } from '../testing/survey.ts'
import { cleanUp } from './clean-up.ts'

let api: Awaited<ReturnType<typeof testApi>>
let services: Services
let dataDir: string
let ada: Session
beforeAll(async () => {
  api = await testApi()
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-clean-up-'))
  services = testServices(api.services.pools, { dataDir })
  ada = await api.as('ada@eerste.test')
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true })
})

const night = (signal = new AbortController().signal) => cleanUp({}, services, signal)
const owner = () => services.pools.owner
const query = async (sql: string, values: unknown[] = []) => (await owner().query(sql, values)).rows
const link = (id: string) => ({ connect: { id } })
const table = (key: EntityKey) => `"${tableOf(model.named(key))}"`
const isThere = async (key: EntityKey, id: string) =>
  (await query(`select from ${table(key)} where "id"::text = $1`, [id])).length === 1
/** Deletes a record through the API, so many days ago. */
async function deleted(key: EntityKey, id: string, daysAgo: number): Promise<void> {
  const { type } = model.named(key).api
  await api.get(`mutation($id: ID!) { delete${type}(id: $id) { id } }`, { id }, ada)
  const [batch] = await query(`select "delete_batch" from ${table(key)} where "id"::text = $1`, [id])
  for (const entity of model.entities.filter((e) => !e.variantOf)) {
    await query(
      `update "${tableOf(entity)}" set "deleted_at" = now() - $2 * interval '1 day' where "delete_batch" = $1`,
      [batch.delete_batch, daysAgo],
    )
  }
}
const address = () =>
  api.create(
    'address',
    { straatnaam: 'Kade', huisnummer: 1, postcode: '9990 AA', plaats: 'Waterveen', land: 'NL' },
    ada,
  )

describe('of files', () => {
  const field = fileField({ label: { nl: 'Logo', en: 'Logo' }, accept: ['jpg'] })
  const photo = (shade: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: shade } })
      .jpeg()
      .toBuffer()
  /** Stores a file as an upload does; answers its row's id and the keys of its content. */
  async function stored(
    content: Buffer,
    { daysAgo = 0, used = async (_id: string): Promise<unknown> => undefined } = {},
  ) {
    const path = await newUploadPath(uploadFolder(services.config))
    await writeFile(path, content)
    const file = await inspectLocalFile(services.files, path, 'logo.jpg')
    const id = await inTransaction(services.pools.serve, ada, (work) =>
      storeFile(work, file, { entity: model.entity('branch'), field }),
    )
    await file.discard()
    await rm(path)
    await query(`update "file" set "created_at" = now() - $2 * interval '1 day' where "id" = $1`, [id, daysAgo])
    await used(id)
    const keys = [undefined, ...limits.imageWidths].map((width) => objectKey(ada.organisationId, file.sha256, width))
    return { id, keys, sha256: file.sha256 }
  }
  const sizes = (keys: readonly string[]) => Promise.all(keys.map((key) => services.files.size(key)))
  const nothing = [undefined, undefined, undefined, undefined]
  const inFolder = (key: string) => {
    const [organisation = '', name = ''] = key.split('/')
    return join(dataDir, 'files', organisation, name.slice(0, 2), name)
  }
  const writtenDaysAgo = async (path: string, days: number) => {
    const moment = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    await utimes(path, moment, moment)
  }

  test('one that no record uses is gone after a day with every copy, and one of today stays', async () => {
    const old = await stored(await photo('#111111'), { daysAgo: 2 })
    const young = await stored(await photo('#222222'))
    expect(await sizes(old.keys)).not.toContain(undefined)
    await night()
    expect([await isThere('file', old.id), await isThere('file', young.id)]).toEqual([false, true])
    expect(await sizes(old.keys)).toEqual(nothing)
    expect(await sizes(young.keys)).not.toContain(undefined)
  })

  test('one of a deleted record stays as long as the record can come back, and goes with it', async () => {
    const element = await api.create(
      'reportElement',
      { naam: 'Plaat', element_type: link((await someElementType()).id), inhoud: 'x' },
      ada,
    )
    const { id, keys } = await stored(await photo('#333333'), {
      daysAgo: 60,
      used: (file) => query('update "rapport_element" set "file_id" = $2 where "id" = $1', [element, file]),
    })
    await deleted('reportElement', element, 29)
    await night()
    expect(await isThere('file', id)).toBe(true)
    expect(await sizes(keys)).not.toContain(undefined)
    await query(`update "rapport_element" set "deleted_at" = now() - interval '31 days' where "id" = $1`, [element])
    await night()
    expect([await isThere('reportElement', element), await isThere('file', id)]).toEqual([false, false])
    expect(await sizes(keys)).toEqual(nothing)
  })

  test('content that two files share stays until the last of them goes', async () => {
    const content = await photo('#444444')
    const first = await stored(content, { daysAgo: 2 })
    const second = await stored(content)
    await night()
    expect([await isThere('file', first.id), await isThere('file', second.id)]).toEqual([false, true])
    expect(await sizes(second.keys)).not.toContain(undefined)
    await query(`update "file" set "created_at" = now() - interval '2 days' where "id" = $1`, [second.id])
    await night()
    expect(await sizes(second.keys)).toEqual(nothing)
  })

  test('content that a killed night or a refused upload left without a row is found again after a month', async () => {
    const { id, keys } = await stored(await photo('#555555'))
    const [original = '', small = '', ...young] = keys
    const draft = `${original}.${uuid()}.draft`
    await writeFile(inFolder(draft), 'half')
    for (const key of [original, small, draft]) await writtenDaysAgo(inFolder(key), 31)
    await night()
    expect(await sizes(keys)).not.toContain(undefined)
    expect(await services.files.size(draft)).toBeUndefined()
    await query('delete from "file" where "id" = $1', [id])
    await night()
    expect(await sizes([original, small])).toEqual([undefined, undefined])
    expect(await sizes(young)).not.toContain(undefined)
  })

  test('content of which another upload is under way stays', async () => {
    const content = await photo('#666666')
    const { id, keys } = await stored(content, { daysAgo: 2 })
    const path = await newUploadPath(uploadFolder(services.config))
    await writeFile(path, content)
    const file = await inspectLocalFile(services.files, path, 'logo.jpg')
    await inTransaction(services.pools.serve, ada, async (work) => {
      await storeFile(work, file, { entity: model.entity('branch'), field })
      await night()
      expect(await isThere('file', id)).toBe(false)
    })
    await file.discard()
    await rm(path)
    expect(await sizes(keys)).not.toContain(undefined)
  })

  test('what a killed process left of an upload is gone after a day', async () => {
    const folder = uploadFolder(services.config)
    const [old, young] = [await newUploadPath(folder), await newUploadPath(folder)]
    await writeFile(old, 'half')
    await writeFile(young, 'half')
    await writtenDaysAgo(old, 2)
    await night()
    expect(await readdir(folder)).toEqual([basename(young)])
  })

  const someElementType = async () =>
    (await api.get('{ element_types(limit: 1) { id } }', {}, ada))[0] as { id: string }
})

describe('of what was deleted', () => {
  test('a month later a record is gone with what belongs to it, and a day before that it comes back', async () => {
    const [old, young] = [await address(), await address()]
    const client = await api.create('client', { naam: 'Gemeente', land: 'NL' }, ada)
    const contact = await api.create('contact', { klant: link(client), achternaam: 'Jansen' }, ada)
    await deleted('client', client, limits.deletedDays + 1)
    await deleted('address', old, limits.deletedDays + 1)
    await deleted('address', young, limits.deletedDays - 1)
    await night()
    expect([await isThere('client', client), await isThere('contact', contact)]).toEqual([false, false])
    expect([await isThere('address', old), await isThere('address', young)]).toEqual([false, true])
    await expect(
      api.get('mutation($id: ID!) { restoreAdres(id: $id) { id } }', { id: young }, ada),
    ).resolves.toMatchObject({ id: young })
  })

  test('of a survey of which a visit was notified nothing goes, and it comes back years later; another goes', async () => {
    const [told, untold] = [await makeSurvey(api, ada), await makeSurvey(api, ada)]
    const limitation = await api.create(
      'limitation',
      {
        onderzoek: link(told.survey),
        beperking: link(await api.item('beperkingen', 'Ruimte afgesloten', ada)),
        omschrijving: 'Kluis',
      },
      ada,
    )
    await query(
      `update "onderzoek" o set "onderzoek_status_id" = s."id" from "onderzoek_status" s
       where s."code" = 'gepland' and s."variable_set_id" = o."variable_set_id" and o."id" = any($1)`,
      [[told.survey, untold.survey]],
    )
    await query(`update "inventarisatie" set "melding_status" = 'gemeld' where "id" = $1`, [told.visit])
    for (const { survey } of [told, untold]) await deleted('survey', survey, 900)
    await night()
    expect([
      await isThere('survey', told.survey),
      await isThere('visit', told.visit),
      await isThere('limitation', limitation),
      await isThere('survey', untold.survey),
    ]).toEqual([true, true, true, false])
    await expect(
      api.get('mutation($id: ID!) { restoreOnderzoek(id: $id) { id } }', { id: told.survey }, ada),
    ).resolves.toMatchObject({ id: told.survey })
  })

  test('what a live record needs stays, night after night, until that record goes', async () => {
    const laboratory = await api.create(
      'laboratory',
      { naam: 'Lab', land: 'NL', accreditatienummer: 'L-1', email: 'lab@lab.test' },
      ada,
    )
    const possibility = await api.create(
      'laboratoryPossibility',
      {
        laboratorium: link(laboratory),
        stof: 'Asbest',
        monster_soort: 'Materiaalmonster',
        analyse_methode: 'Polarisatiemicroscopie (NEN 5896)',
      },
      ada,
    )
    const other = await address()
    await deleted('laboratory', laboratory, 40)
    await deleted('address', other, 40)
    await query(`update ${table('laboratoryPossibility')} set "deleted_at" = null where "id" = $1`, [possibility])
    await night()
    expect([await isThere('laboratory', laboratory), await isThere('address', other)]).toEqual([true, false])
    await query(
      `update ${table('laboratoryPossibility')} set "deleted_at" = now() - interval '31 days' where "id" = $1`,
      [possibility],
    )
    await night()
    expect([await isThere('laboratory', laboratory), await isThere('laboratoryPossibility', possibility)]).toEqual([
      false,
      false,
    ])
  })

  test('a link that may be empty is emptied, and the record that had it stays as it was', async () => {
    const at = await address()
    const client = await api.create('client', { naam: 'Waterschap', land: 'NL', adres: link(at) }, ada)
    const [before] = await query(`select "record_version" from ${table('client')} where "id" = $1`, [client])
    await deleted('address', at, 31)
    await night()
    expect(await isThere('address', at)).toBe(false)
    expect(
      await query(`select "adres_id", "record_version" from ${table('client')} where "id" = $1`, [client]),
    ).toEqual([{ adres_id: null, ...before }])
  })

  test('a night that is broken off is finished by the next, in batches', async () => {
    await query(
      `insert into "adres" ("organisatie_id", "id", "straatnaam", "huisnummer", "postcode", "plaats", "land", "deleted_at")
       select $1, gen_random_uuid(), 'Dijk', n, '9990 AA', 'Waterveen', 'NL', now() - interval '31 days' from generate_series(1, 1200) n`,
      [ada.organisationId],
    )
    const left = async () => (await query(`select from "adres" where "straatnaam" = 'Dijk'`)).length
    await expect(night(AbortSignal.abort(new Error('the worker stops')))).rejects.toThrow('the worker stops')
    expect(await left()).toBe(700)
    await night()
    expect(await left()).toBe(0)
  })

  test('a number that stood in a report is not given to another source', async () => {
    const { survey } = await makeSurvey(api, ada)
    const source = async () =>
      api.create(
        'source',
        {
          onderzoek: link(survey),
          product: link(await api.item('producten', 'Leidingisolatie', ada)),
          toepassing: link(await api.item('toepassingen', 'Leidingisolatie', ada)),
        },
        ada,
      )
    const first = await source()
    await query(`update ${table('source')} set "nummer" = 'B40' where "id" = $1`, [first])
    await deleted('source', first, 31)
    await night()
    expect(await isThere('source', first)).toBe(false)
    const next = await source()
    expect(await query(`select "nummer" from ${table('source')} where "id" = $1`, [next])).toEqual([{ nummer: 'B41' }])
  })

  test('nothing of any kind stays behind but what has happened, and another organisation keeps all it has', async () => {
    const bea = await api.as('bea@tweede.test')
    await makeOneOfEach(api, ada)
    await makeOneOfEach(api, bea)
    const tables = [
      ...model.entities.filter((e) => e.scope === 'organisation' && !e.variantOf).map(tableOf),
      ...model.entities.flatMap((e) =>
        e.variantOf
          ? []
          : Object.keys(e.fields).flatMap((f) => (e.fields[f]?.kind === 'manyToMany' ? [linkTableOf(e, f)] : [])),
      ),
    ]
    const rowsOf = async ({ organisationId }: Session) => {
      const counts: Record<string, number> = {}
      for (const name of tables) {
        const [row] = await query(`select count(*)::integer as "n" from "${name}" where "organisatie_id" = $1`, [
          organisationId,
        ])
        if (row.n > 0) counts[name] = row.n
      }
      return counts
    }
    const [before, others] = [await rowsOf(ada), await rowsOf(bea)]
    expect(Object.keys(before).length).toBeGreaterThan(90)
    for (const entity of model.entities.filter((e) => tenantColumn(e) === 'organisatie_id' && !e.variantOf)) {
      await query(
        `update "${tableOf(entity)}" set "deleted_at" = now() - interval '31 days' where "organisatie_id" = $1`,
        [ada.organisationId],
      )
    }
    await query(`update "file" set "created_at" = now() - interval '2 days' where "organisatie_id" = $1`, [
      ada.organisationId,
    ])
    const [happened] = await query('select count(*) from "geschiedenis"')
    await night()
    // The organisation itself lives, and its set of lists is required of it.
    expect(await rowsOf(ada)).toEqual({ variable_set: before.variable_set })
    expect(await rowsOf(bea)).toEqual(others)
    expect(await query('select count(*) from "geschiedenis"')).toEqual([happened])
  }, 60_000)
})
