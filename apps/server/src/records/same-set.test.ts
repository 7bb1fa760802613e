import { tmpdir } from 'node:os'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany } from '@vezel/model/kit/kinds.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { parentOf } from '../db/fill-list.ts'
import { q, tableOf } from '../db/names.ts'
import { type ItemRelation, itemRelationsOf, setOfItem } from '../db/same-set.ts'
import { anyRecords } from '../testing/any-record.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let ids: ReadonlyMap<string, string>
let own: string
let other: string
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, admin)
  const { variable_set } = (await api.get('query($id: ID!) { onderzoek(id: $id) { variable_set { id } } }', {
    id: idOf('survey'),
  })) as { variable_set: { id: string } }
  own = variable_set.id
  const input = { name: 'Volgende', geldig_van: '2099-01-01', vorige_set: { connect: { id: own } } }
  const made = (await api.get(
    'mutation($input: CreateVariableSetInput!) { createVariableSet(input: $input) { id } }',
    { input },
    admin,
  )) as { id: string }
  other = made.id
}, 60_000)
afterAll(() => api.close())

const idOf = (key: string) => {
  const id = ids.get(key)
  if (!id) throw new Error(`Nothing of ${key} was made`)
  return id
}
const to = (id: string) => ({ connect: { id } })

/** An item of a set that means what the record names by a relation, or any where it names none. */
async function itemIn(set: string, list: Entity, like?: string): Promise<string> {
  const { rows } = await api.services.pools.owner.query(
    `select t."id"::text from ${q(tableOf(list))} t where ${setOfItem(list, 't."id"', 't."organisatie_id"')} = $1 and t."deleted_at" is null
     order by (t."code" is not distinct from (select l."code" from ${q(tableOf(list))} l where l."id" = $2::integer)) desc, t."id" limit 1`,
    [set, like ?? null],
  )
  return rows[0].id
}

/** Every relation to an item of a list that somebody sends. */
const asked = model.entities
  .filter((e) => !e.abstract && e.access.update !== 'nobody')
  .flatMap((entity) =>
    itemRelationsOf(entity)
      // What an item stands in is asked below.
      .filter(({ name, field }) => !field.readOnly && !(entity.isLookup && parentOf(entity)?.name === name))
      .map((relation) => [`${entity.key}.${relation.name}`, entity, relation] as const),
  )

const single = ({ api: { type } }: Entity) => type.charAt(0).toLowerCase() + type.slice(1)
const held = async (entity: Entity, { name, field }: ItemRelation) => {
  const row = (await api.get(
    `query($id: ID!) { ${single(entity)}(id: $id) { ${name} { id } } }`,
    { id: idOf(entity.key) },
    admin,
  )) as Record<string, { id: string } | { id: string }[] | null>
  const value = row[name]
  return pointsAtMany(field) || Array.isArray(value) ? (value as { id: string }[])[0]?.id : value?.id
}
const update = (entity: Entity, { name, field }: ItemRelation, item: string) =>
  api.ask(
    `mutation($id: ID!, $input: Update${entity.api.type}Input!) { update${entity.api.type}(id: $id, input: $input) { id } }`,
    { id: idOf(entity.key), input: { [name]: pointsAtMany(field) ? { set: [{ id: item }] } : to(item) } },
    admin,
  )
const issuesOf = (answer: Awaited<ReturnType<typeof update>>) => {
  const refusal = answer.errors?.[0]?.extensions
  return refusal?.issues?.length ? refusal.issues.map((i) => [i.path, i.rule]) : (refusal?.code ?? 'none')
}

/** Relations of which something else is wrong as well with an item of another set, or that do not belong to what was made. */
const otherwise: Readonly<Record<string, unknown>> = {
  'analyse_resultaten.materiaal_status': 'meaningKept',
  'assetTemplateSpace.location_name': [['location_name', 'belongsHere']],
  'assetTemplateSpace.deck_name': [['deck_name', 'belongsHere']],
  'document.vessel_document_type': [['vessel_document_type', 'ofOtherAssets']],
  'survey.ihm_scope': [['ihm_scope', 'belongsHere']],
  'finding.materiaal_status': ['bevestiging', 'conditie', 'beschadiging', 'bereikbaarheid'].map((n) => [
    n,
    'isRequired',
  ]),
  'building.eigen_asbest_status': [['reden_eigen_asbest_status', 'isRequiredFor']],
  // The same item of another set says what is followed.
  'vessel.eigen_asbest_status': 'none',
  'finding.bron_advies': [['reden_afwijkend_advies', 'isRequiredFor']],
  'source.materiaal_type': [['materiaal_type', 'ofSamples']],
  'analysis.analyse_methode': [['analyse_methode', 'ofSubstance']],
  'sample.materiaal_type': [
    ['monster_soort', 'ofSubstance'],
    ['materiaal_type', 'ofSource'],
  ],
  'sample.monster_soort': [['monster_soort', 'ofSubstance']],
  'result.analyse_materiaal': [
    ['analyse_materiaal', 'ofSubstance'],
    ['analyse_resultaat', 'ofSubstance'],
  ],
  'result.analyse_resultaat': [['analyse_resultaat', 'ofSubstance']],
  'result.analyse_resultaat_hoeveelheid': [['analyse_resultaat_hoeveelheid', 'belongsHere']],
  'result.eenheid': [['eenheid', 'belongsHere']],
}

describe.each(asked.filter(([, entity]) => entity.key !== 'variableMapping'))('%s', (name, entity, relation) => {
  test('takes no item of another set', async () => {
    const item = await itemIn(other, relation.list, await held(entity, relation))
    expect(issuesOf(await update(entity, relation, item))).toEqual(otherwise[name] ?? [[relation.name, 'isOfSet']])
    expect(await held(entity, relation)).not.toBe(item)
  })
})

describe('an item', () => {
  const lists = model.entities.filter((e) => e.isLookup && e.scope !== 'global')

  test.each(lists.map((list) => [list.key, list] as const))('stays in its set: %s', async (_, list) => {
    const above = parentOf(list)
    const name = above?.name ?? 'variable_set'
    const there = above ? await itemIn(other, model.named(above.field.target)) : other
    const answer = await api.ask(
      `mutation($id: ID!, $input: Update${list.api.type}Input!) { update${list.api.type}(id: $id, input: $input) { id } }`,
      { id: await itemIn(own, list), input: { [name]: to(there) } },
      admin,
    )
    // What it means stays as well, once it is used.
    const refused = [...(list.decides.includes(name) ? ['meaningKept'] : []), [[name, 'staysInSet']]]
    expect(refused).toContainEqual(issuesOf(answer))
  })
})

describe('of its survey', () => {
  const limitation = async (set: string) => ({
    onderzoek: to(idOf('survey')),
    omschrijving: 'Op slot',
    beperking: to(await itemIn(set, model.entity('beperkingen'))),
  })
  const create = (input: Record<string, unknown>) =>
    api.ask(
      'mutation($input: CreateOnderzoekBeperkingInput!) { createOnderzoekBeperking(input: $input) { id } }',
      { input },
      admin,
    )

  test('a new record names items, by itself, among many and along with another', async () => {
    const refused = [['beperking', 'isOfSet']]
    expect(issuesOf(await create(await limitation(other)))).toEqual(refused)
    const many = (await api.get(
      'mutation($rows: [CreateOnderzoekBeperkingInput!]!) { createOnderzoekBeperkingMany(rows: $rows) { changed refused { issues { path } } } }',
      { rows: [await limitation(other), await limitation(own)] },
      admin,
    )) as { changed: string[]; refused: { issues: { path: string }[] }[] }
    expect([many.changed.length, many.refused.map(({ issues }) => issues.map(({ path }) => path))]).toEqual([
      1,
      [['beperking']],
    ])
  })

  test('its state and a default are items of the set that it was opened with', async () => {
    await api.services.pools.owner.query(
      'update "inventarisatie_organisatie" set "variable_set_id" = $1 where "id" = $2',
      [other, admin.organisationId],
    )
    const input = await anyRecords(api, ids, tmpdir()).wholeInputFor(model.entity('surveyPhoto'))
    delete input.onderzoek_foto_size
    const photo = await api.create('surveyPhoto', input, admin)
    const read = (call: string, id: string) => api.get(call, { id }, admin)
    expect(
      await read('query($id: ID!) { onderzoekFoto(id: $id) { onderzoek_foto_size { variable_set { id } } } }', photo),
    ).toEqual({ onderzoek_foto_size: { variable_set: { id: own } } })
    await read(
      'mutation($id: ID!) { transitionOnderzoek(id: $id, event: "cancel", input: { annuleer_reden: "Vervalt" }) { id } }',
      idOf('survey'),
    )
    expect(
      await read(
        'query($id: ID!) { onderzoek(id: $id) { onderzoek_status { code variable_set { id } } } }',
        idOf('survey'),
      ),
    ).toEqual({ onderzoek_status: { code: 'geannuleerd', variable_set: { id: own } } })
  })
})
