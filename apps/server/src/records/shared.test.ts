import { model } from '@vezel/model'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { fingerprint, setState, someValue } from '../testing/closed.ts'
import { startSurvey } from '../testing/start-survey.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })
const owner = () => api.services.pools.owner
const codeOf = (answer: Awaited<ReturnType<typeof api.ask>>) => answer.errors?.[0]?.extensions.code
const update = (type: string, id: string, input: Record<string, unknown>) =>
  api.ask(`mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`, {
    id,
    input,
  })
const remove = (type: string, id: string, as?: Session) =>
  api.ask(`mutation($id: ID!) { delete${type}(id: $id) { id } }`, { id }, as)
const restore = (type: string, id: string, as?: Session) =>
  api.ask(`mutation($id: ID!) { restore${type}(id: $id) { id } }`, { id }, as)
const isThere = async (type: string, id: string) => {
  const single = type.charAt(0).toLowerCase() + type.slice(1)
  return (await api.get(`query($id: ID!) { ${single}(id: $id) { id } }`, { id })) !== null
}
const into = (survey: string, state: string) => setState(owner(), model.entity('survey'), survey, state)

/** A survey with a source, a place of it and a finding there. */
async function makeFound() {
  const made = await makeSurvey(api)
  const source = await makeSource(made.survey)
  const location = await api.create('location', { bron: to(source), sub_asset: to(made.space) })
  return { ...made, source, location, finding: await find(location, made.visit) }
}
const makeSource = async (survey: string) =>
  api.create('source', {
    onderzoek: to(survey),
    product: to(await api.item('producten', 'Leidingisolatie')),
    toepassing: to(await api.item('toepassingen', 'Leidingisolatie')),
  })
const find = async (location: string, visit: string) =>
  api.create('finding', {
    bron_locatie: to(location),
    inventarisatie: to(visit),
    hoeveelheid: 3,
    bron_locatie_analysemethode: to(await api.item('bron_locatie_analysemethodes', 'Eigen monster geanalyseerd')),
  })
/** A further survey of the same asset, active, with its visit. */
async function again({ inventoryAsset }: { inventoryAsset: string }, startdatum = '2027-01-11') {
  const survey = await api.create('survey', {
    onderzoek_type: to(await api.item('onderzoek_types', 'Asbestinventarisatie certificatieschema (NL)')),
    inventarisatie_asset: to(inventoryAsset),
    startdatum,
    einddatum: '2027-12-31',
  })
  await startSurvey(api, survey, manager)
  const { inventarisaties } = (await api.get('query($id: ID!) { onderzoek(id: $id) { inventarisaties { id } } }', {
    id: survey,
  })) as { inventarisaties: { id: string }[] }
  return { survey, visit: inventarisaties[0]?.id ?? '' }
}

describe('what a completed survey quotes', () => {
  let made: Awaited<ReturnType<typeof makeFound>>
  beforeEach(async () => {
    made = await makeFound()
    await into(made.survey, 'afgerond')
  })
  const rows = () =>
    ({ source: made.source, location: made.location, space: made.space, building: made.asset }) as const

  test('changes only while another survey of the asset is open, and says in history who did', async () => {
    for (const [key, id] of Object.entries(rows())) {
      const entity = model.named(key)
      const name = key === 'location' ? 'plaats' : key === 'space' ? 'gebruik' : key === 'source' ? 'kleur' : 'naam'
      expect([key, codeOf(await update(entity.api.type, id, { [name]: 'Anders' }))]).toEqual([key, 'readOnly'])
    }
    await again(made)
    expect(await update('Bron', made.source, { kleur: 'Grijs' })).not.toHaveProperty('errors')
    expect(await update('Ruimte', made.space, { gebruik: 'Berging' })).not.toHaveProperty('errors')
    const { rows: history } = await owner().query(
      `select "actie", "wijzigingen" from "geschiedenis" where "record_id" = $1 order by "id" desc limit 1`,
      [made.source],
    )
    expect(history).toEqual([{ actie: 'update', wijzigingen: { kleur: [null, 'Grijs'] } }])
  })

  test('is named on it when it has changed since it was completed', async () => {
    const other = await makeFound()
    const report = await api.create('report', { onderzoek: to(other.survey) })
    await setState(owner(), model.entity('report'), report, 'vrijgegeven')
    await update('Bron', other.source, { kleur: 'Wit' })
    const changed = async () =>
      (
        (await api.get('query($id: ID!) { onderzoek(id: $id) { gewijzigd_sinds } }', { id: other.survey })) as {
          gewijzigd_sinds: string | null
        }
      ).gewijzigd_sinds
    await api.get(
      'mutation($id: ID!) { transitionOnderzoek(id: $id, event: "complete") { id } }',
      { id: other.survey },
      manager,
    )
    expect(await changed()).toBeNull()
    await again(other)
    await update('Bron', other.source, { kleur: 'Grijs' })
    await update('Ruimte', other.space, { gebruik: 'Berging' })
    expect(await changed()).toBe('B01 Leidingisolatie, Kruipruimte')
  })

  test('counts its own samples and spaces, not those of a later survey', async () => {
    const other = await makeFound()
    const laboratorium = to(
      await api.create(
        'laboratory',
        { naam: 'Lab', land: 'NL', accreditatienummer: 'L-1', email: 'lab@lab.test' },
        await api.as('ada@eerste.test'),
      ),
    )
    const take = async (survey: string, finding: string) => {
      const of = { onderzoek: to(survey), bron_locatie_inventarisatie: to(finding), omschrijving: 'Plaat' }
      const monster = to(await api.create('sample', of))
      await api.create('analysis', { monster, laboratorium, status: 'afgekeurd' })
    }
    await take(other.survey, other.finding)
    const counted = async (survey?: string) =>
      (
        (await api.get(
          'query($id: ID!, $survey: ID) { bronLocatie(id: $id) { aantal_monsters(onderzoek: $survey) } }',
          {
            id: other.location,
            survey,
          },
        )) as { aantal_monsters: number }
      ).aantal_monsters
    const known = async () =>
      (
        (await api.get(
          'query($id: ID!, $survey: ID) { vastgoedAsset(id: $id) { sub_assets { uitkomst(onderzoek: $survey) } } }',
          { id: other.asset, survey: other.survey },
        )) as { sub_assets: { uitkomst: string | null }[] }
      ).sub_assets.filter(({ uitkomst }) => uitkomst !== null).length
    expect([await counted(other.survey), await known()]).toEqual([1, 1])
    const report = await api.create('report', { onderzoek: to(other.survey) })
    await setState(owner(), model.entity('report'), report, 'vrijgegeven')
    await api.get(
      'mutation($id: ID!) { transitionOnderzoek(id: $id, event: "complete") { id } }',
      { id: other.survey },
      manager,
    )
    const next = await again(other)
    const found = await find(other.location, next.visit)
    await take(next.survey, found)
    await take(next.survey, found)
    await api.create('space', { asset: to(other.asset), naam: 'Aanbouw' })
    expect([await counted(other.survey), await known()]).toEqual([1, 1])
    expect([await counted(next.survey), await counted()]).toEqual([2, 3])
  })

  test('is also the place that it did not see: it counted as suspected when the survey was completed', async () => {
    const other = await makeFound()
    const next = await again(other)
    const unseen = await api.create('location', { bron: to(other.source), sub_asset: to(other.space) })
    const report = await api.create('report', { onderzoek: to(other.survey) })
    await setState(owner(), model.entity('report'), report, 'vrijgegeven')
    await api.get(
      'mutation($id: ID!) { transitionOnderzoek(id: $id, event: "complete") { id } }',
      { id: other.survey },
      manager,
    )
    const refused = await remove('BronLocatie', unseen)
    expect(refused.errors?.[0]?.message).toMatch(/^Ligt vast: .* staat in afgerond onderzoek \d{4}-\d+/)
    const elsewhere = await api.create('space', { asset: to(other.asset), naam: 'Zolder' })
    expect(codeOf(await update('BronLocatie', unseen, { sub_asset: to(elsewhere) }))).toBe('quoted')
    // One that nobody knew of then goes as it came.
    const later = await api.create('location', { bron: to(other.source), sub_asset: to(other.space) })
    await find(later, next.visit)
    expect(await remove('BronLocatie', later)).not.toHaveProperty('errors')
  })

  test('names a sample of another survey that it refers to when that gets results later', async () => {
    const next = await again(made)
    const sample = await api.create('sample', {
      onderzoek: to(next.survey),
      bron_locatie_inventarisatie: to(await find(made.location, next.visit)),
      omschrijving: 'Plaat',
    })
    await owner().query('update "bron_locatie_inventarisatie" set "verwijst_naar_monster_id" = $1 where "id" = $2', [
      sample,
      made.finding,
    ])
    await owner().query(
      `insert into "geschiedenis" ("organisatie_id", "actie", "record_type", "record_id", "created_at")
       values ($1, 'transition:complete', 'Onderzoek', $2, clock_timestamp())`,
      [api.inspector.organisationId, made.survey],
    )
    const changed = async () =>
      await api.get('query($id: ID!) { onderzoek(id: $id) { gewijzigd_sinds } }', { id: made.survey })
    expect(await changed()).toEqual({ gewijzigd_sinds: null })
    const laboratory = await api.create(
      'laboratory',
      { naam: 'Lab', land: 'NL', accreditatienummer: 'L-1', email: 'lab@lab.test' },
      await api.as('ada@eerste.test'),
    )
    await api.create('analysis', {
      monster: to(sample),
      laboratorium: to(laboratory),
      analyse_methode: to(await api.item('analyse_methodes', 'Polarisatiemicroscopie (NEN 5896)')),
    })
    expect(await changed()).toEqual({ gewijzigd_sinds: expect.stringMatching(/^M01 /) })
  })

  test('keeps its number, and what it is a piece of, also while another survey is open', async () => {
    const next = await again(made)
    const answer = await update('Bron', made.source, { nummer: 'B77' })
    expect(answer.errors?.[0]?.message).toMatch(
      /^Ligt vast: Bronnummer staat in afgerond onderzoek \d{4}-\d+ en kan daarom niet worden gewijzigd$/,
    )
    expect(codeOf(await update('Bron', made.source, { onderzoek: to(next.survey) }))).toBe('quoted')
    const elsewhere = await api.create('space', { asset: to(made.asset), naam: 'Zolder' })
    expect(codeOf(await update('BronLocatie', made.location, { sub_asset: to(elsewhere) }))).toBe('quoted')
    // Every fixed field of every shared record that may be sent at all.
    for (const [key, id] of Object.entries(rows())) {
      const entity = model.named(key)
      for (const name of entity.shared?.fixed ?? []) {
        const field = entity.fields[name]
        if (!field || field.readOnly || field.kind === 'belongsTo') continue
        const { rows: stored } = await owner().query(
          `select "${name}" as "value" from "${key === 'source' ? 'bron' : 'sub_asset'}" where "id" = $1`,
          [id],
        )
        const expected = stored[0].value === null ? undefined : 'quoted'
        expect([name, codeOf(await update(entity.api.type, id, { [name]: someValue(field, new Map()) }))]).toEqual([
          name,
          expected,
        ])
      }
    }
  })

  test('is not deleted, whoever works on the asset', async () => {
    await again(made)
    const before = await fingerprint(owner())
    for (const [key, id] of Object.entries(rows()))
      expect(['quoted', 'readOnly', 'inUse', 'transitionRefused']).toContain(
        codeOf(await remove(model.named(key).api.type, id, manager)),
      )
    expect(await fingerprint(owner())).toEqual(before)
  })

  test('keeps a source that it recorded first and nobody saw', async () => {
    const fresh = await makeFound()
    const unseen = await makeSource(fresh.survey)
    await into(fresh.survey, 'afgerond')
    await again(fresh)
    expect(codeOf(await remove('Bron', unseen, manager))).toBe('quoted')
  })

  test('says of what goes that it quotes it, also where a record of its own would go along', async () => {
    await again(made)
    for (const key of ['source', 'location', 'space'] as const)
      expect(codeOf(await remove(model.entity(key).api.type, rows()[key], manager)), key).toBe('quoted')
    const judged = await api.get(
      'mutation($ids: [ID!]!) { deleteRuimteMany(ids: $ids, preview: true) { refused { message records { type id title } } } }',
      { ids: [made.space] },
    )
    const { nummer }: { nummer: string } = await api.get('query($id: ID!) { onderzoek(id: $id) { nummer } }', {
      id: made.survey,
    })
    expect(judged).toEqual({
      refused: [
        { message: expect.stringContaining(nummer), records: [{ type: 'Onderzoek', id: made.survey, title: nummer }] },
      ],
    })
  })

  test('gets no new source or place without an open survey', async () => {
    const create = (input: Record<string, unknown>) =>
      api.ask('mutation($input: CreateBronLocatieInput!) { createBronLocatie(input: $input) { id } }', { input })
    const input = { bron: to(made.source), sub_asset: to(made.space) }
    expect(codeOf(await create(input))).toBe('readOnly')
    await again(made)
    expect(codeOf(await create(input))).toBeUndefined()
  })

  test('is restored only into an open survey', async () => {
    const other = await makeFound()
    await remove('BronLocatieInventarisatie', other.finding)
    await into(other.survey, 'afgerond')
    expect(codeOf(await restore('BronLocatieInventarisatie', other.finding))).toBe('readOnly')
    expect(await isThere('BronLocatieInventarisatie', other.finding)).toBe(false)
  })

  test('has its treatments up to the last day of the survey for good, and later ones at any time', async () => {
    const treat = async (datum: string) =>
      api.ask(
        'mutation($input: CreateBronLocatieBehandelingInput!) { createBronLocatieBehandeling(input: $input) { id } }',
        {
          input: {
            bron_locatie: to(made.location),
            behandeling_status: to(await api.item('behandeling_statussen', 'Aanwezig')),
            datum,
          },
        },
      )
    // The survey ends on 20 November 2026.
    expect(codeOf(await treat('2026-11-20'))).toBe('readOnly')
    const later = await treat('2026-11-21')
    const id = String((later.data as { createBronLocatieBehandeling: { id: string } }).createBronLocatieBehandeling.id)
    expect(codeOf(await update('BronLocatieBehandeling', id, { datum: '2026-11-19' }))).toBe('readOnly')
    expect(codeOf(await update('BronLocatieBehandeling', id, { referentie: 'V-1' }))).toBeUndefined()
  })

  test('has the photos without a visit that it prints for good', async () => {
    const loose = async (location: string) =>
      (
        await owner().query(
          `with "f" as (insert into "file" ("organisatie_id", "id", "file_key", "filename", "mime_type", "size", "checksum")
             values (1, gen_random_uuid(), 'photo/' || gen_random_uuid(), 'a.jpg', 'image/jpeg', 1, repeat('0', 64)) returning "id")
           insert into "bron_locatie_foto" ("organisatie_id", "id", "bron_locatie_id", "file_id", "in_rapport", "volgorde", "foto_nummer")
           select 1, gen_random_uuid(), $1, "id", true, 1, 900 + (random() * 9000)::integer from "f" returning "id"::text`,
          [location],
        )
      ).rows[0].id as string
    const photo = await loose(made.location)
    const next = await again(made)
    expect(codeOf(await update('BronLocatieFoto', photo, { onderschrift: 'Anders' }))).toBe('readOnly')
    expect(codeOf(await update('BronLocatieFoto', photo, { inventarisatie: to(next.visit) }))).toBe('readOnly')
    expect(codeOf(await remove('BronLocatieFoto', photo))).toBe('readOnly')
    const free = await loose(await api.create('location', { bron: to(made.source), sub_asset: to(made.space) }))
    expect(codeOf(await update('BronLocatieFoto', free, { onderschrift: 'Leiding' }))).toBeUndefined()
  })
})

describe('deleting a survey', () => {
  test('is for a manager, and only before it starts or when it is cancelled', async () => {
    const { survey } = await makeSurvey(api)
    expect(codeOf(await remove('Onderzoek', survey, manager))).toBe('kept')
    await into(survey, 'geannuleerd')
    expect(codeOf(await remove('Onderzoek', survey))).toBe('forbidden')
    expect(codeOf(await remove('Onderzoek', survey, manager))).toBeUndefined()
    expect(await isThere('Onderzoek', survey)).toBe(false)
  })

  test.each(['vrijgegeven', 'vervallen'])('is refused when a report of it is %s', async (state) => {
    const { survey } = await makeSurvey(api)
    const report = await api.create('report', { onderzoek: to(survey) })
    await setState(owner(), model.entity('report'), report, state)
    await into(survey, 'geannuleerd')
    const answer = await remove('Onderzoek', survey, manager)
    expect(answer.errors?.[0]?.message).toBe('Niet mogelijk: van dit onderzoek is een rapport vrijgegeven')
  })

  test('takes a report along that is still under review', async () => {
    const { survey } = await makeSurvey(api)
    const report = await api.create('report', { onderzoek: to(survey) })
    await setState(owner(), model.entity('report'), report, 'ter_controle')
    expect(codeOf(await remove('Rapport', report, manager))).toBe('kept')
    await into(survey, 'geannuleerd')
    expect(codeOf(await remove('Onderzoek', survey, manager))).toBeUndefined()
    expect(await isThere('Rapport', report)).toBe(false)
  })

  test('takes its findings along, also those at the places of another survey, and leaves the asset', async () => {
    const made = await makeFound()
    const next = await again(made)
    const finding = await find(made.location, next.visit)
    const visit = next.visit
    await setState(owner(), model.entity('visit'), visit, 'geannuleerd')
    await into(next.survey, 'geannuleerd')
    expect(codeOf(await remove('Onderzoek', next.survey, manager))).toBeUndefined()
    for (const [type, id, stays] of [
      ['BronLocatieInventarisatie', finding, false],
      ['Inventarisatie', visit, false],
      ['BronLocatieInventarisatie', made.finding, true],
      ['BronLocatie', made.location, true],
      ['Ruimte', made.space, true],
      ['VastgoedAsset', made.asset, true],
    ] as const)
      expect([type, await isThere(type, id)]).toEqual([type, stays])
    expect(codeOf(await restore('Onderzoek', next.survey, manager))).toBeUndefined()
    expect(await isThere('BronLocatieInventarisatie', finding)).toBe(true)
  })

  test('takes along what it recorded itself, also where no survey of the asset is open any more', async () => {
    const made = await makeFound()
    await into(made.survey, 'afgerond')
    const next = await again(made)
    const own = await makeSource(next.survey)
    const place = await api.create('location', { bron: to(own), sub_asset: to(made.space) })
    await into(next.survey, 'geannuleerd')
    expect(codeOf(await remove('Onderzoek', next.survey, manager))).toBeUndefined()
    expect([await isThere('Bron', own), await isThere('BronLocatie', place)]).toEqual([false, false])
    expect(codeOf(await restore('Onderzoek', next.survey, manager))).toBeUndefined()
    expect(await isThere('Bron', own)).toBe(true)
  })

  test('hands a source that others found to the oldest of those surveys, and undo gives it back', async () => {
    const made = await makeFound()
    const own = await makeSource(made.survey)
    const [later, earlier] = [await again(made, '2027-06-01'), await again(made, '2027-02-01')]
    await find(made.location, later.visit)
    await find(made.location, earlier.visit)
    const firstOf = async (id: string) =>
      (
        (await api.get('query($id: ID!) { bron(id: $id) { onderzoek { id } } }', { id })) as {
          onderzoek: { id: string }
        } | null
      )?.onderzoek.id
    await into(made.survey, 'geannuleerd')
    expect(codeOf(await remove('Onderzoek', made.survey, manager))).toBeUndefined()
    expect(await firstOf(made.source)).toBe(earlier.survey)
    expect(await firstOf(own)).toBeUndefined()
    expect(await isThere('BronLocatieInventarisatie', made.finding)).toBe(false)
    expect(codeOf(await restore('Onderzoek', made.survey, manager))).toBeUndefined()
    expect(await firstOf(made.source)).toBe(made.survey)
    expect(await firstOf(own)).toBe(made.survey)
    expect(await isThere('BronLocatieInventarisatie', made.finding)).toBe(true)
  })
})

describe('undoing a delete', () => {
  test('takes the right to delete what it began with', async () => {
    const made = await makeFound()
    await into(made.survey, 'geannuleerd')
    await remove('Onderzoek', made.survey, manager)
    // An inspector may delete a finding, and not the survey that would come back with it.
    expect(codeOf(await restore('BronLocatieInventarisatie', made.finding))).toBe('forbidden')
    expect(await isThere('Onderzoek', made.survey)).toBe(false)
  })

  test('is refused while what a record belongs to is deleted', async () => {
    const made = await makeFound()
    await remove('BronLocatieInventarisatie', made.finding)
    await remove('BronLocatie', made.location)
    const answer = await restore('BronLocatieInventarisatie', made.finding)
    expect(answer.errors?.[0]?.message).toBe(
      'Niet teruggezet: Bevinding hoort bij Bronlocatie, en dat is verwijderd; zet dat eerst terug',
    )
    expect(codeOf(await restore('BronLocatie', made.location))).toBeUndefined()
    expect(codeOf(await restore('BronLocatieInventarisatie', made.finding))).toBeUndefined()
  })

  test('is refused while another record has the number', async () => {
    const made = await makeFound()
    const second = await makeSource(made.survey)
    await remove('Bron', second)
    await update('Bron', made.source, { nummer: 'B02' })
    expect((await restore('Bron', second)).errors?.[0]?.extensions.issues).toMatchObject([
      { path: 'nummer', rule: 'isUnique' },
    ])
    expect(await isThere('Bron', second)).toBe(false)
  })
})
