import { tmpdir } from 'node:os'
import { type EntityKey, model } from '@vezel/model'
import { drawnLinkFields, drawnLinks } from '@vezel/model/drawn-links.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany } from '@vezel/model/kit/kinds.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { type Anchor, anchorsOf, partsOf, shownBy } from '../db/same-asset.ts'
import { anyRecords } from '../testing/any-record.ts'
import { testApi } from '../testing/api.ts'
import { VESSEL_SURVEY } from '../testing/one-of-each/making.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
let own: ReadonlyMap<string, string>
let beside: ReadonlyMap<string, string>
let other: ReadonlyMap<string, string>
let later: ReadonlyMap<string, string>
/** What is to the survey of the vessel what `beside` is to that of the building. */
let aboard: ReadonlyMap<string, string>
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
  own = await makeOneOfEach(api, manager)
  const { survey, asset, inventoryAsset, visit, space } = Object.fromEntries(own) as Awaited<
    ReturnType<typeof makeSurvey>
  >
  beside = await makePieces({ survey, asset, inventoryAsset, visit, space })
  // The survey lists every space by itself, and each once: here one is to be free.
  await api.services.pools.owner.query('delete from "inventarisatie_ruimte" where "sub_asset_id" = $1', [
    idOf(beside, 'subAsset'),
  ])
  other = await makePieces(await makeSurvey(api, manager))
  aboard = await makeAboard()
  const next = await makeNext(inventoryAsset)
  later = await makePieces({ survey: next, asset, inventoryAsset, visit: '', space })
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })

/** What surveys and assets are made of, by key: a piece of each beside those that this survey and asset have already. */
async function makePieces(of: Awaited<ReturnType<typeof makeSurvey>>): Promise<ReadonlyMap<string, string>> {
  const make = (key: EntityKey, input: Record<string, unknown>) => api.create(key, input, manager)
  const item = async (list: EntityKey, value: string) => to(await api.item(list, value, manager))
  const pipe = {
    product: await item('producten', 'Leidingisolatie'),
    toepassing: await item('toepassingen', 'Leidingisolatie'),
  }
  const subAsset = await make('space', { asset: to(of.asset), naam: 'Zolder' })
  const source =
    own.get('source') && of.survey === own.get('survey')
      ? idOf(own, 'source')
      : await make('source', { onderzoek: to(of.survey), ...pipe })
  const visit = await make('visit', { onderzoek: to(of.survey) })
  const place = () => make('location', { bron: to(source), sub_asset: to(subAsset) })
  const finding = await make('finding', {
    bron_locatie: to(await place()),
    inventarisatie: to(visit),
    hoeveelheid: 1,
    bron_locatie_analysemethode: await item('bron_locatie_analysemethodes', 'Eigen monster geanalyseerd'),
  })
  const sample = await make('sample', {
    bron_locatie_inventarisatie: to(finding),
    inventarisatie: to(visit),
    omschrijving: 'Wit',
  })
  const observation = await make('observation', {
    onderzoek: to(of.survey),
    inventarisatie: to(visit),
    waarneming_type: to(await firstObservationKind()),
    sub_asset: to(subAsset),
    omschrijving: 'Glaswol',
  })
  const plan = await make('buildingPlan', { asset: to(of.asset), naam: 'Kelder' })
  return new Map([
    ['asset', of.asset],
    ['inventoryAsset', of.inventoryAsset],
    ['survey', await makeNext(of.inventoryAsset)],
    ['visit', visit],
    ['subAsset', subAsset],
    ['floor', await make('floor', { asset: to(of.asset), naam: 'Kelder' })],
    ['source', await make('source', { onderzoek: to(of.survey), ...pipe })],
    ['location', await place()],
    ['finding', finding],
    ['sample', sample],
    ['observation', observation],
    [
      'limitation',
      await make('limitation', { onderzoek: to(of.survey), beperking: await limited(), omschrijving: 'Dicht' }),
    ],
    [
      'document',
      await make('document', {
        onderzoek: to(of.survey),
        document_type: await item('document_types', 'Inventarisatieplan'),
        naam: 'Bestek',
        beschikbaar: false,
      }),
    ],
    [
      'controlMeasure',
      await make('controlMeasure', {
        onderzoek: to(of.survey),
        bron_locatie: to(await place()),
        beheersmaatregel_type: await item('beheersmaatregel_types', 'Ruimte afsluiten'),
      }),
    ],
    ['assetDocument', await keepDocument(of.inventoryAsset)],
    ['assetPlan', plan],
    ['surveyPlan', await make('surveyPlan', { onderzoek: to(of.survey), plattegrond: to(plan) })],
    [
      'exclusion',
      await make('exclusion', {
        onderzoek: to(of.survey),
        beperking: await limited(),
        omschrijving: 'Onder water',
        sub_asset: to(subAsset),
        asbest_vermoed: 'onbekend',
      }),
    ],
    ['outOfScope', await make('outOfScope', { onderzoek: to(of.survey), omschrijving: 'Schuur' })],
    ['sourcePhoto', await photoOf(await place(), visit)],
    ['surveySpace', await surveyedIn(of.survey, await make('space', { asset: to(of.asset), naam: 'Vliering' }))],
    ['analysis', await make('analysis', { monster: to(sample), laboratorium: to(idOf(own, 'laboratory')) })],
  ])
}

/** A document that is kept with an asset. */
const keepDocument = async (inventoryAsset: string) => {
  const { wholeInputFor } = anyRecords(api, new Map([...own, ['inventoryAsset', inventoryAsset]]), tmpdir())
  return api.create('assetDocument', await wholeInputFor(model.named('assetDocument')), manager)
}

/** Pieces of the vessel and of its survey. */
async function makeAboard(): Promise<ReadonlyMap<string, string>> {
  const make = (key: EntityKey, input: Record<string, unknown>) => api.create(key, input, manager)
  const item = async (list: EntityKey, value: string) => to(await api.item(list, value, manager))
  const onderzoek = to(idOf(own, VESSEL_SURVEY))
  const asset = to(idOf(own, 'vessel'))
  const subAsset = await make('vesselSpace', { asset, naam: 'Ruim 1' })
  const source = await make('source', {
    onderzoek,
    product: await item('producten', 'Leidingisolatie'),
    toepassing: await item('toepassingen', 'Leidingisolatie'),
  })
  const finding = await make('finding', {
    bron_locatie: to(await make('location', { bron: to(source), sub_asset: to(subAsset) })),
    inventarisatie: to(await make('visit', { onderzoek })),
    hoeveelheid: 1,
    bron_locatie_analysemethode: await item('bron_locatie_analysemethodes', 'Eigen monster geanalyseerd'),
  })
  return new Map([
    ['subAsset', subAsset],
    ['floor', await make('floor', { asset, naam: 'Tussendek' })],
    ['finding', finding],
    ['limitation', await make('limitation', { onderzoek, beperking: await limited(), omschrijving: 'Dicht' })],
    [
      'document',
      await make('document', {
        onderzoek,
        vessel_document_type: await item('vessel_document_types', 'Algemeen plan'),
        naam: 'GA-plan',
        beschikbaar: false,
      }),
    ],
  ])
}

const limited = async () =>
  to(((await api.get('{ beperkingen(limit: 1) { id } }', {}, manager)) as { id: string }[])[0]?.id ?? '')
const firstObservationKind = async () =>
  ((await api.get('{ waarneming_types(limit: 1) { id } }', {}, manager)) as { id: string }[])[0]?.id ?? ''

/** A photo without its upload, which says nothing of where it belongs. */
async function photoOf(location: string, visit: string): Promise<string> {
  const { rows } = await api.services.pools.owner.query(
    `insert into "bron_locatie_foto" ("organisatie_id", "id", "bron_locatie_id", "inventarisatie_id", "file_id", "foto_nummer", "in_rapport", "volgorde")
     values ($1, gen_random_uuid(), $2, $3, $4, 'F09', true, 1) returning "id"::text`,
    [manager.organisationId, location, visit, idOf(own, 'file')],
  )
  return String(rows[0].id)
}

/** What a survey did in a space: one that runs has it by itself. */
async function surveyedIn(survey: string, space: string): Promise<string> {
  const found = (await api.get(
    'query($survey: ID!, $space: ID!) { inventarisatieRuimtes(filter: { onderzoek: { eq: $survey }, sub_asset: { eq: $space } }) { id } }',
    { survey, space },
    manager,
  )) as { id: string }[]
  return found[0]?.id ?? api.create('surveySpace', { onderzoek: to(survey), sub_asset: to(space) }, manager)
}

/** An element that may be linked to what each relation leads to, without its other links: an object has one. */
async function elementFor(entity: Entity, name: string): Promise<Record<string, unknown>> {
  const kind = Object.entries(drawnLinks).find(([, field]) => field === name)?.[0]
  if (entity.key !== 'planObject' || !kind) return {}
  const types = (await api.get('{ svg_element_types { id koppeling is_area } }', {}, manager)) as {
    id: string
    koppeling: string | null
    is_area: boolean
  }[]
  const type = types.find(({ koppeling }) => koppeling === kind)
  const others = drawnLinkFields.filter((field) => field !== name)
  return {
    svg_element_type: to(type?.id ?? ''),
    punten: type?.is_area
      ? [
          [0, 0],
          [9, 0],
          [9, 9],
        ]
      : null,
    ...Object.fromEntries(others.map((field) => [field, { disconnect: true }])),
  }
}

/** Another survey of an asset. */
const makeNext = async (inventoryAsset: string) =>
  api.create(
    'survey',
    {
      onderzoek_type: to(await api.item('onderzoek_types', 'Asbestinventarisatie certificatieschema (NL)', manager)),
      inventarisatie_asset: to(inventoryAsset),
    },
    manager,
  )

/** Changes one relation of the record made of each, to the piece among these. */
const updateOf = async (entity: Entity, { name, field, target }: Anchor, from: ReadonlyMap<string, string>) => {
  const link = pointsAtMany(field) ? { set: [{ id: idOf(from, target.key) }] } : to(idOf(from, target.key))
  const { type } = entity.api
  return api.ask(
    `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
    { id: idOf(own, entity.key), input: { ...(await elementFor(entity, name)), [name]: link } },
    manager,
  )
}

const asked = model.entities
  .filter((e) => !e.abstract && e.access.create !== 'nobody' && anchorsOf(e).length > 1)
  .flatMap((entity) => {
    // Of an abstract one a variant has those of its own; a read-only relation nobody sends.
    const [base, ...others] = anchorsOf(entity).filter(({ name }) => entity.fields[name])
    return base ? others.map(({ name, field, target }) => ({ entity, base, name, field, target })) : []
  })

test('asks it of what surveys record and of what assets are made of', () => {
  // By hand: what the definitions give is what somebody would list.
  expect(asked.map(({ entity, base, name }) => `${entity.key}.${name} as ${base.name}`).sort()).toEqual([
    'buildingPhoto.sub_asset as asset',
    'buildingPlan.verdieping as asset',
    'controlMeasure.bron_locatie as onderzoek',
    'document.asset_document as onderzoek',
    'exclusion.sub_asset as onderzoek',
    'finding.bron_locatie as inventarisatie',
    'finding.verwijst_naar_monster as inventarisatie',
    'limitation.sub_assets as onderzoek',
    'location.sub_asset as bron',
    'observation.bron_locatie as onderzoek',
    'observation.inventarisatie as onderzoek',
    'observation.sub_asset as onderzoek',
    'outOfScope.sub_asset as onderzoek',
    'planObject.bron_locatie as onderzoek_plattegrond',
    'planObject.foto as onderzoek_plattegrond',
    'planObject.inventarisatie_ruimte as onderzoek_plattegrond',
    'planObject.monster as onderzoek_plattegrond',
    'planObject.out_of_scope as onderzoek_plattegrond',
    'planObject.ruimte as onderzoek_plattegrond',
    'planObject.uitgesloten_ruimte as onderzoek_plattegrond',
    'planObject.waarneming as onderzoek_plattegrond',
    'sample.bron_locatie_inventarisatie as onderzoek',
    'sample.inventarisatie as onderzoek',
    'sample.sub_asset as onderzoek',
    'sanitationStrategy.bron as onderzoek',
    'sanitationStrategy.bron_locaties as onderzoek',
    'source.onderzoek as inventarisatie_asset',
    'sourcePhoto.inventarisatie as bron_locatie',
    'sourcePhoto.verwijzingen as bron_locatie',
    'sourcePhoto.waarnemingen as bron_locatie',
    'space.parent_ruimte as asset',
    'space.verdieping as asset',
    'suitability.sub_asset as onderzoek',
    'surveyPhoto.monsters as onderzoek',
    'surveyPhoto.waarnemingen as onderzoek',
    'surveyPlan.plattegrond as onderzoek',
    'surveySpace.sub_asset as onderzoek',
    'vesselPhoto.sub_asset as asset',
    'vesselPlan.verdieping as asset',
    'vesselSpace.parent_ruimte as asset',
    'vesselSpace.verdieping as asset',
    'vscpEntry.beperking as onderzoek',
    'vscpEntry.bevinding as onderzoek',
    'vscpEntry.document as onderzoek',
    'vscpEntry.sub_asset as onderzoek',
  ])
})

const idOf = (of: ReadonlyMap<string, string>, key: string) => {
  const id = of.get(key)
  if (!id) throw new Error(`Nothing of ${key} was made`)
  return id
}

/** What lies on a vessel has its pieces there. */
const besides = ({ key }: Entity) =>
  ['vesselSpace', 'vesselPhoto', 'vesselPlan', 'vscpEntry'].includes(key) ? aboard : beside

describe.each(asked.map((one) => [`${one.entity.key}.${one.name}`, one] as const))(
  '%s',
  (_, { entity, name, field, target }) => {
    const update = (from: ReadonlyMap<string, string>) => updateOf(entity, { name, field, target }, from)

    test('is refused for another asset', async () => {
      const answer = await update(other)
      expect(answer.errors?.map((e) => e.extensions.code)).toEqual(['invalid'])
      expect(answer.errors?.[0]?.extensions.issues.map((i) => i.path)).toContain(name)
    })

    test('is allowed for another piece of the own one', async () => {
      expect((await update(besides(entity))).errors).toBeUndefined()
    })
  },
)

const written = model.entities.filter((e) => !e.abstract && e.access.update !== 'nobody')
const sendable = (of: (entity: Entity) => readonly Anchor[]) =>
  written.flatMap((entity) =>
    of(entity)
      .filter(({ name }) => entity.fields[name])
      .map((relation) => [`${entity.key}.${relation.name}`, { entity, relation }] as const),
  )
const issuesOf = (answer: Awaited<ReturnType<typeof updateOf>>) =>
  answer.errors?.[0]?.extensions.issues.map((i) => [i.path, i.rule])

describe('what one relation alone holds to its asset', () => {
  const single = sendable((entity) => anchorsOf(entity).slice(0, 1))

  /** The survey that a record is a plain part of: one that has no other way to an asset is not worth a line. */
  const plain = single.flatMap(([name, { relation }]) => (relation.name === 'onderzoek' ? [name] : []))

  test('is the survey of whatever names one', () => {
    const naming = written.filter(({ fields }) => fields.onderzoek?.required).map(({ key }) => `${key}.onderzoek`)
    expect(plain.filter((name) => naming.includes(name)).sort()).toEqual(
      naming.filter((name) => name !== 'source.onderzoek').sort(),
    )
  })

  test('is, of anything else, what assets are made of and what is found there', () => {
    expect(
      single
        .map(([name]) => name)
        .filter((name) => !plain.includes(name))
        .sort(),
    ).toEqual([
      'analysis.monster',
      'assetDocument.inventarisatie_asset',
      'buildingPhoto.asset',
      'buildingPlan.asset',
      'finding.inventarisatie',
      'floor.asset',
      'location.bron',
      'measureCheck.beheersmaatregel',
      'planObject.onderzoek_plattegrond',
      'result.analyse',
      'source.inventarisatie_asset',
      'sourcePhoto.bron_locatie',
      'space.asset',
      'survey.inventarisatie_asset',
      'treatment.bron_locatie',
      'vesselPhoto.asset',
      'vesselPlan.asset',
      'vesselSpace.asset',
    ])
  })

  // What no survey records may be put right while nothing hangs on it, as the tests below say.
  const movable = [
    'assetDocument.inventarisatie_asset',
    'buildingPhoto.asset',
    'buildingPlan.asset',
    'floor.asset',
    'space.asset',
    'survey.inventarisatie_asset',
    'vesselPhoto.asset',
    'vesselPlan.asset',
    'vesselSpace.asset',
  ]
  const held = single.filter(([name]) => !movable.includes(name))

  test.each(held)('stays there: %s', async (_, { entity, relation }) => {
    const rule = partsOf(entity).some(({ name }) => name === relation.name) ? 'staysInSurvey' : 'sameAsset'
    expect(issuesOf(await updateOf(entity, relation, other))).toEqual([[relation.name, rule]])
  })
})

describe('what is part of a survey', () => {
  const parts = sendable(partsOf)

  test.each(parts)('is not led to another survey of its asset: %s', async (_, { entity, relation }) => {
    const rule = partsOf(entity)[0]?.name === relation.name ? 'staysInSurvey' : 'sameSurvey'
    expect(issuesOf(await updateOf(entity, relation, later))).toEqual([[relation.name, rule]])
  })

  const among = parts.filter(([, { relation }]) => relation.target.key !== 'survey')
  test.each(among)('is led to another piece of the same one: %s', async (_, { entity, relation }) => {
    expect((await updateOf(entity, relation, besides(entity))).errors).toBeUndefined()
  })
})

describe('what a record shows of others', () => {
  const shown = sendable(shownBy)

  test('is samples and observations on photos', () => {
    expect(shown.map(([name]) => name).sort()).toEqual([
      'sourcePhoto.verwijzingen',
      'sourcePhoto.waarnemingen',
      'surveyPhoto.monsters',
      'surveyPhoto.waarnemingen',
    ])
  })

  test.each(shown)('is of its own survey: %s', async (_, { entity, relation }) => {
    expect(issuesOf(await updateOf(entity, relation, later))).toEqual([[relation.name, 'sameSurvey']])
    expect((await updateOf(entity, relation, besides(entity))).errors).toBeUndefined()
  })
})

test('a photo is not taken out of its survey, and so not moved in two steps', async () => {
  const answer = await api.ask(
    'mutation($id: ID!) { updateBronLocatieFoto(id: $id, input: { inventarisatie: { disconnect: true } }) { id } }',
    { id: idOf(own, 'sourcePhoto') },
    manager,
  )
  expect(issuesOf(answer)).toEqual([['inventarisatie', 'staysInSurvey']])
})

test('a new sample is of one survey', async () => {
  const input = {
    onderzoek: to(idOf(own, 'survey')),
    inventarisatie: to(idOf(later, 'visit')),
    bron_locatie_inventarisatie: to(idOf(later, 'finding')),
    omschrijving: 'Wit',
  }
  const answer = await api.ask(
    'mutation($input: CreateMonsterInput!) { createMonster(input: $input) { id } }',
    { input },
    manager,
  )
  expect(issuesOf(answer)).toEqual([
    ['inventarisatie', 'sameSurvey'],
    ['bron_locatie_inventarisatie', 'sameSurvey'],
  ])
})

describe('another asset', () => {
  const ask = (call: string, variables: Record<string, unknown>) =>
    api.ask(`mutation($id: ID!) { ${call} { id } }`, variables, manager)

  test('is refused to what is made new, with the field that leads there', async () => {
    const input = {
      inventarisatie: to(idOf(own, 'visit')),
      bron_locatie: to(idOf(other, 'location')),
      hoeveelheid: 1,
      bron_locatie_analysemethode: to(await api.item('bron_locatie_analysemethodes', 'Eigen monster geanalyseerd')),
    }
    const answer = await api.ask(
      'mutation($input: CreateBronLocatieInventarisatieInput!) { createBronLocatieInventarisatie(input: $input) { id } }',
      { input },
      manager,
    )
    expect(issuesOf(answer)).toEqual([['bron_locatie', 'sameAsset']])
  })

  test('takes nothing on which a piece of this one hangs', async () => {
    const move = `updateRuimte(id: $id, input: { asset: { connect: { id: "${(await makeSurvey(api, manager)).asset}" } } })`
    expect(issuesOf(await ask(move, { id: idOf(beside, 'subAsset') }))).toEqual([['asset', 'staysOnAsset']])
    const free = await api.create('space', { asset: to(idOf(own, 'asset')), naam: 'Berging' }, manager)
    expect((await ask(move, { id: free })).errors).toBeUndefined()
  })

  test('takes a started survey that found nothing, which then lists the spaces there', async () => {
    const [here, there] = [await makeSurvey(api, manager), await makeSurvey(api, manager)]
    const limitation = await api.create(
      'limitation',
      {
        onderzoek: to(here.survey),
        beperking: to(((await api.get('{ beperkingen(limit: 1) { id } }')) as { id: string }[])[0]?.id ?? ''),
        omschrijving: 'Op slot',
        sub_assets: { connect: [{ id: here.space }] },
      },
      manager,
    )
    const move = `updateOnderzoek(id: $id, input: { inventarisatie_asset: { connect: { id: "${there.inventoryAsset}" } } })`
    expect(issuesOf(await ask(move, { id: here.survey }))).toEqual([['inventarisatie_asset', 'staysOnAsset']])
    await api.get('mutation($id: ID!) { deleteOnderzoekBeperking(id: $id) { id } }', { id: limitation }, manager)
    expect((await ask(move, { id: here.survey })).errors).toBeUndefined()
    const read = 'query($id: ID!) { onderzoek(id: $id) { inventarisatie_ruimtes { sub_asset { id } } } }'
    expect(await api.get(read, { id: here.survey })).toEqual({
      inventarisatie_ruimtes: [{ sub_asset: { id: there.space } }],
    })
    // What went before the move does not come back to where it no longer belongs.
    expect(issuesOf(await ask('restoreOnderzoekBeperking(id: $id)', { id: limitation }))).toEqual([
      ['sub_assets', 'sameAsset'],
    ])
  })

  test('gets no source when its survey wrote of it before this was asked', async () => {
    const { owner } = api.services.pools
    const [here, there] = [
      await makePieces(await makeSurvey(api, manager)),
      await makePieces(await makeSurvey(api, manager)),
    ]
    const at = async (id: string, column: string, table: string) =>
      String((await owner.query(`select "${column}"::text as "to" from "${table}" where "id" = $1`, [id])).rows[0].to)
    await owner.query('update "bron_locatie_inventarisatie" set "bron_locatie_id" = $1 where "id" = $2', [
      idOf(here, 'location'),
      idOf(there, 'finding'),
    ])
    // A sample of it would hold the delete back.
    await ask('deleteMonster(id: $id)', { id: idOf(there, 'sample') })
    const source = await at(idOf(here, 'location'), 'bron_id', 'bron_locatie')
    const survey = await at(source, 'onderzoek_id', 'bron')
    await ask('transitionOnderzoek(id: $id, event: "cancel", input: { annuleer_reden: "Vervalt" })', { id: survey })
    expect((await ask('deleteOnderzoek(id: $id)', { id: survey })).errors).toBeUndefined()
    expect(await at(source, 'onderzoek_id', 'bron')).toBe(survey)
  })
})

test('a finding refers to a sample of its own source, of its own or an earlier survey', async () => {
  const here = await makeSurvey(api, manager)
  const { survey, inventoryAsset, space } = here
  const early = await makePieces(here)
  const item = async (list: EntityKey, value: string) => to(await api.item(list, value, manager))
  const later = await api.create(
    'survey',
    {
      onderzoek_type: await item('onderzoek_types', 'Asbestinventarisatie certificatieschema (NL)'),
      inventarisatie_asset: to(inventoryAsset),
      startdatum: '2026-12-01',
      einddatum: '2026-12-02',
    },
    manager,
  )
  const visitOf = async (id: string) =>
    (
      (await api.get('query($id: ID!) { onderzoek(id: $id) { inventarisaties { id } } }', { id })) as {
        inventarisaties: { id: string }[]
      }
    ).inventarisaties[0]?.id ?? ''
  const refer = async (location: string, of: string, sample: string) => {
    const answer = await api.ask(
      'mutation($input: CreateBronLocatieInventarisatieInput!) { createBronLocatieInventarisatie(input: $input) { id } }',
      {
        input: {
          bron_locatie: to(location),
          inventarisatie: to(await visitOf(of)),
          hoeveelheid: 1,
          bron_locatie_analysemethode: await item(
            'bron_locatie_analysemethodes',
            'Verwijzing naar monster op andere locatie',
          ),
          verwijst_naar_monster: to(sample),
        },
      },
      manager,
    )
    return answer.errors?.[0]?.extensions.issues.map((i) => [i.path, i.rule]) ?? 'ok'
  }
  const elsewhere = await api.create('location', { bron: to(idOf(early, 'source')), sub_asset: to(space) }, manager)
  const refused = [['verwijst_naar_monster', 'ofSourceBefore']]
  expect(await refer(elsewhere, survey, idOf(early, 'sample'))).toEqual(refused)
  expect(await refer(idOf(early, 'location'), survey, idOf(early, 'sample'))).toBe('ok')
  expect(await refer(idOf(early, 'location'), later, idOf(early, 'sample'))).toBe('ok')
  const found = await api.create(
    'finding',
    {
      bron_locatie: to(elsewhere),
      inventarisatie: to(await visitOf(later)),
      hoeveelheid: 1,
      bron_locatie_analysemethode: await item('bron_locatie_analysemethodes', 'Eigen monster geanalyseerd'),
    },
    manager,
  )
  const after = await api.create('sample', { bron_locatie_inventarisatie: to(found), omschrijving: 'Later' }, manager)
  const again = await api.create('location', { bron: to(idOf(early, 'source')), sub_asset: to(space) }, manager)
  expect(await refer(again, survey, after)).toEqual(refused)
})
