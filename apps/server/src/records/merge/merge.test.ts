import { model } from '@vezel/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { q, tableOf } from '../../db/names.ts'
import { type Reference, referencesTo } from '../../db/references.ts'
import { fingerprint } from '../../testing/closed.ts'
import { callOnMany } from '../../testing/many.ts'
import { codeOf, type MergeApi, mergeApi, mergedKinds } from '../../testing/merge.ts'

let it: MergeApi
beforeAll(async () => {
  it = await mergeApi()
}, 30_000)
afterAll(() => it.close())

describe('what is asked of both', () => {
  const client = model.entity('client')

  test.each(mergedKinds.map((entity) => [entity.key, entity] as const))(
    '%s: only whoever may delete it merges two of their own organisation',
    async (_, entity) => {
      const { keep, other } = await it.two(entity)
      expect(codeOf(await it.ask(entity, { keep, other }, it.api.inspector))).toBe('forbidden')
      expect(codeOf(await it.ask(entity, { keep, other }, await it.api.as('bea@tweede.test')))).toMatch(
        /^(notFound|forbidden)$/,
      )
      expect(codeOf(await it.ask(entity, { keep, other, preview: true }, it.api.inspector))).toBe('forbidden')
      expect(codeOf(await it.ask(entity, { keep, other: keep }))).toBe('notMerged')
      expect(codeOf(await it.ask(entity, { keep, other: '00000000-0000-7000-8000-000000000000' }))).toBe('notFound')
      expect(codeOf(await it.ask(entity, { keep, other, take: ['id'] }))).toBe('badRequest')
      expect([await it.isThere(entity, keep), await it.isThere(entity, other)]).toEqual([true, true])
      expect(codeOf(await it.ask(entity, { keep, other }))).toBe('ok')
      expect([await it.isThere(entity, keep), await it.isThere(entity, other)]).toEqual([true, false])
    },
  )

  test('two that hang on different ones, and two that mean something else, are not one', async () => {
    const contact = model.entity('contact')
    const of = async (klant: string) =>
      it.api.create('contact', { achternaam: 'Jansen', klant: { connect: { id: klant } } }, it.admin)
    const [keep, other] = [await of(await it.make(client)), await of(await it.make(client))]
    expect(codeOf(await it.ask(contact, { keep, other }))).toBe('notMerged')
    const risk = model.entity('smart_risicoklasses')
    const items = await it.two(risk)
    await it.owner.query(`update ${q(tableOf(risk))} set "prioriteit" = 99 where "id"::text = $1`, [items.other])
    expect(codeOf(await it.ask(risk, items))).toBe('notMerged')
  })

  test('an item that the program relies on goes up in no other', async () => {
    for (const list of mergedKinds.filter(({ known }) => known.length > 0)) {
      const { rows } = await it.owner.query(
        `select "id"::text from ${q(tableOf(list))} where "organisatie_id" = $1 and "code" = $2 limit 1`,
        [it.admin.organisationId, list.known[0]],
      )
      const within = list.mergeable?.within ?? ''
      const keep = await it.make(list)
      const column = q(`${within}_id`)
      await it.owner.query(
        `update ${q(tableOf(list))} set ${column} = (select ${column} from ${q(tableOf(list))} where "id"::text = $2) where "id"::text = $1`,
        [keep, rows[0].id],
      )
      expect([list.key, codeOf(await it.ask(list, { keep, other: rows[0].id }))]).toEqual([
        list.key,
        expect.stringMatching(/^(meaningKept|notMerged)$/),
      ])
    }
  })
})

describe('values', () => {
  const client = model.entity('client')
  const of = (input: object) => it.api.create('client', { land: 'NL', ...input }, it.admin)
  const read = (id: string, fields: string) => it.api.get(`{ klant(id: "${id}") { ${fields} } }`, {}, it.admin)

  test('the one that stays takes those that were chosen, also one that only one may have, and gives them back', async () => {
    const keep = await of({ naam: 'Gemeente', klantnummer: 'S-1', telefoon: '010 1' })
    const other = await of({ naam: 'De gemeente', klantnummer: 'S-2', telefoon: '010 2', email: 'a@b.test' })
    const given = { keep, other, take: ['klantnummer', 'email'] }
    const preview = await it.merge(client, { ...given, preview: true })
    expect(preview).toMatchObject({ batch: null, differs: ['naam', 'klantnummer', 'email', 'telefoon'], refused: [] })
    const { batch } = await it.merge(client, given)
    const fields = 'naam klantnummer email telefoon'
    const merged = { naam: 'Gemeente', klantnummer: 'S-2', email: 'a@b.test', telefoon: '010 1' }
    expect(await read(keep, fields)).toEqual(merged)
    expect((await it.undo(batch)).errors).toBeUndefined()
    expect(await read(keep, fields)).toEqual({ ...merged, klantnummer: 'S-1', email: null })
    expect(await read(other, fields)).toMatchObject({ klantnummer: 'S-2', email: 'a@b.test' })
  })

  test('a merge that was taken back is told as that, and is not taken back twice', async () => {
    const [keep, other] = [await of({ naam: 'Blijft' }), await of({ naam: 'Gaat op' })]
    const told = async (id: string) =>
      (await it.api.get(
        'query($id: ID!) { geschiedenis(type: "Klant", id: $id, limit: 1) { actie batch draait_terug mag_terug } }',
        { id },
        it.admin,
      )) as { actie: string; batch: string; draait_terug: string | null; mag_terug: boolean }[]
    const { batch } = await it.merge(client, { keep, other })
    expect(await told(keep)).toEqual([{ actie: 'merge', batch, draait_terug: null, mag_terug: true }])
    expect(codeOf(await it.undo(batch))).toBe('ok')
    const [undone] = await told(other)
    expect(undone).toMatchObject({ actie: 'restore', draait_terug: batch })
    const again = await it.undo(batch)
    expect(again.errors?.[0]?.message).toBe('Niet ongedaan gemaakt: dit is al ongedaan gemaakt')
    // Taking that back merges them again.
    expect(codeOf(await it.undo(undone?.batch ?? null))).toBe('ok')
    expect([await it.isThere(client, keep), await it.isThere(client, other)]).toEqual([true, false])
  })

  test('what closed surveys call an item stays its word', async () => {
    const list = model.entity('beperkingen')
    const { keep, other } = await it.two(list)
    await it.owner.query(`update ${q(tableOf(list))} set "value" = 'Anders' where "id"::text = $1`, [other])
    const reference = referencesTo(list).find(({ from }) => from.key === 'limitation') as Reference
    const put = await it.point(reference, it.shut.get('limitation') ?? '', keep)
    const preview = await it.merge(list, { keep, other, take: ['value'], preview: true })
    expect(preview.refused.map(({ code }) => code)).toEqual(['notMerged'])
    expect(codeOf(await it.ask(list, { keep, other, take: ['value'] }))).toBe('notMerged')
    expect(codeOf(await it.ask(list, { keep, other }))).toBe('ok')
    await put()
  })

  test('two that would both be the one of a record leave everything as it is', async () => {
    const address = model.entity('address')
    const { keep, other } = await it.two(address)
    for (const adres of [keep, other]) await of({ naam: 'Met adres', adres: { connect: { id: adres } } })
    const before = await fingerprint(it.owner)
    expect((await it.merge(address, { keep, other, preview: true })).refused.map(({ code }) => code)).toEqual([
      'invalid',
    ])
    expect(codeOf(await it.ask(address, { keep, other }))).toBe('invalid')
    expect(await fingerprint(it.owner)).toEqual(before)
  })

  test('asked twice with one key it is one merge', async () => {
    const { keep, other } = await it.two(client)
    const given = { keep, other, key: 'sleutel-samen' }
    expect(await it.merge(client, given)).toEqual(await it.merge(client, given))
    expect(codeOf(await it.ask(client, { ...given, take: ['naam'] }))).toBe('keyUsed')
  })
})

describe('taking it back', () => {
  const client = model.entity('client')
  /** Two that were merged with a contact of the other, and what can happen to each since. */
  async function merged() {
    const { keep, other } = await it.two(client)
    const contact = await it.api.create('contact', { achternaam: 'Smit', klant: { connect: { id: other } } }, it.admin)
    return { keep, other, contact, batch: (await it.merge(client, { keep, other, take: ['naam'] })).batch }
  }
  const update = (type: string, id: string, input: object) =>
    it.api.get(
      `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
      { id, input },
      it.admin,
    )

  test.each([
    ['the one that stayed has a value', ({ keep }) => update('Klant', keep, { naam: 'Later' })],
    ['the one that stayed has another field', ({ keep }) => update('Klant', keep, { telefoon: '030 1' })],
    [
      'the one that went is back',
      ({ other }) => it.api.get(`mutation { restoreKlant(id: "${other}") { id } }`, {}, it.admin),
    ],
    [
      'what moved points elsewhere',
      async ({ contact }) => update('Contact', contact, { klant: { connect: { id: await it.make(client) } } }),
    ],
    [
      'what moved is gone',
      ({ contact }) => it.api.get(`mutation { deleteContact(id: "${contact}") { id } }`, {}, it.admin),
    ],
  ] as [string, (of: Awaited<ReturnType<typeof merged>>) => Promise<unknown>][])(
    'is refused whole once %s',
    async (_, happen) => {
      const pair = await merged()
      await happen(pair)
      const before = await fingerprint(it.owner)
      const foretold = await callOnMany(it.api, 'undoBatch', { batch: pair.batch, preview: true }, it.admin)
      expect([foretold.changed, foretold.refused.length]).toEqual([[], 1])
      expect((await it.undo(pair.batch)).errors?.length).toBe(1)
      expect(await fingerprint(it.owner)).toEqual(before)
    },
  )

  test('is not refused for what moved and was changed otherwise, which stays', async () => {
    const pair = await merged()
    await update('Contact', pair.contact, { functie: 'Beheerder' })
    expect((await it.undo(pair.batch)).errors).toBeUndefined()
    expect(await it.api.get(`{ contact(id: "${pair.contact}") { functie klant { id } } }`, {}, it.admin)).toEqual({
      functie: 'Beheerder',
      klant: { id: pair.other },
    })
    expect((await it.undo(pair.batch)).errors?.length).toBe(1)
  })
})
