import { model } from '@vezel/model'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { fingerprint, setState, someValue } from '../testing/closed.ts'
import { makeSurvey } from '../testing/survey.ts'

// The background of a plan on which a closed survey has drawn: what is drawn lies at its coordinates.

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })
const owner = () => api.services.pools.owner
const plan = model.named('buildingPlan')
const fixed = (plan.shared?.fixed ?? []).filter((name) => plan.fields[name]?.kind !== 'belongsTo')
type Answer = Awaited<ReturnType<typeof api.ask>>
const problemOf = ({ errors }: Answer) => errors?.[0]?.extensions.code
const update = (id: string, input: Record<string, unknown>) =>
  api.ask('mutation($id: ID!, $input: UpdatePlattegrondInput!) { updatePlattegrond(id: $id, input: $input) { id } }', {
    id,
    input,
  })
const into = (survey: string, state: string) => setState(owner(), model.entity('survey'), survey, state)

interface Drawn extends Awaited<ReturnType<typeof makeSurvey>> {
  readonly plan: string
}

/** A survey that drew on a plan with a file, closed since. */
async function makeDrawn(values: Record<string, unknown> = {}): Promise<Drawn> {
  const made = await makeSurvey(api)
  const id = await api.create('buildingPlan', { asset: to(made.asset), naam: 'Begane grond', schaal: 5, ...values })
  await api.create('surveyPlan', { onderzoek: to(made.survey), plattegrond: to(id) })
  await into(made.survey, 'afgerond')
  return { ...made, plan: id }
}

async function giveFile(id: string): Promise<void> {
  await owner().query(
    `with f as (insert into "file" ("organisatie_id", "id", "file_key", "filename", "mime_type", "size", "checksum")
       select "organisatie_id", gen_random_uuid(), 'plan/' || "id", 'plan.png', 'image/png', 1, repeat('0', 64) from "asset_plattegrond" where "id" = $1
       returning "id")
     update "asset_plattegrond" set "file_id" = (select "id" from f) where "id" = $1`,
    [id],
  )
}

/** A further survey of the asset, open. */
async function again({ inventoryAsset }: Drawn): Promise<string> {
  const survey = await api.create('survey', {
    onderzoek_type: to(await api.item('onderzoek_types', 'Asbestinventarisatie certificatieschema (NL)')),
    inventarisatie_asset: to(inventoryAsset),
    startdatum: '2027-01-11',
    einddatum: '2027-12-31',
  })
  await into(survey, 'actief')
  return survey
}

/** Every field of a plan that can be sent, with something else than stands there. */
function changes(names: readonly string[]): [name: string, input: Record<string, unknown>][] {
  const others: Record<string, unknown> = { file: null, pagina: 2, rotatie: '90', breedte: 500, hoogte: 600, schaal: 7 }
  return names.map((name) => {
    const field = plan.fields[name]
    return [name, { [name]: name in others ? others[name] : field && someValue(field, new Map()) }]
  })
}
const writable = Object.entries(plan.fields).flatMap(([name, { kind, readOnly }]) =>
  kind === 'belongsTo' || kind === 'computed' || readOnly ? [] : [name],
)

describe('a plan on which a closed survey has drawn', () => {
  let made: Drawn
  beforeEach(async () => {
    made = await makeDrawn()
    await giveFile(made.plan)
  })

  test('keeps everything while no survey of its asset is open, by every call', async () => {
    const before = await fingerprint(owner())
    for (const [name, input] of changes(writable)) {
      expect([name, ['readOnly', 'quoted'].includes(problemOf(await update(made.plan, input)) ?? '')]).toEqual([
        name,
        true,
      ])
      const many = (await api.get(
        'mutation($ids: [ID!]!, $input: UpdatePlattegrondInput!) { updatePlattegrondMany(ids: $ids, input: $input) { changed refused { code } } }',
        { ids: [made.plan], input },
      )) as { changed: unknown[]; refused: unknown[] }
      expect([name, many.changed.length, many.refused.length]).toEqual([name, 0, 1])
    }
    expect(await fingerprint(owner())).toEqual(before)
  })

  test('keeps its background while another one is open, and says why; its name and order change', async () => {
    await again(made)
    for (const [name, input] of changes(fixed))
      expect([name, problemOf(await update(made.plan, input))]).toEqual([name, 'quoted'])
    const answer = await update(made.plan, { file: null, pagina: 2, rotatie: '90' })
    expect(answer.errors?.[0]?.message).toMatch(
      /^Ligt vast: Achtergrond staat in afgerond onderzoek \d{4}-\d+ en kan daarom niet worden gewijzigd$/,
    )
    for (const input of [{ naam: 'Parterre' }, { volgorde: 4 }])
      expect(problemOf(await update(made.plan, input))).toBeUndefined()
  })

  test('is not deleted, and is named on the survey once it was changed', async () => {
    await owner().query(
      `insert into "geschiedenis" ("organisatie_id", "actie", "record_type", "record_id", "created_at")
       values ($1, 'transition:complete', 'Onderzoek', $2, clock_timestamp())`,
      [api.inspector.organisationId, made.survey],
    )
    const changed = async () =>
      await api.get('query($id: ID!) { onderzoek(id: $id) { gewijzigd_sinds } }', { id: made.survey })
    await again(made)
    const gone = await api.ask('mutation($id: ID!) { deletePlattegrond(id: $id) { id } }', { id: made.plan })
    expect(problemOf(gone)).toBe('quoted')
    expect(await changed()).toEqual({ gewijzigd_sinds: null })
    await update(made.plan, { naam: 'Parterre' })
    expect(await changed()).toEqual({ gewijzigd_sinds: 'Parterre' })
  })

  test('keeps its background when its asset has been merged away', async () => {
    const keep = await api.create('building', {
      straatnaam: 'Schoolstraat',
      huisnummer: 14,
      postcode: '9988 AB',
      plaats: 'Oosterzijl',
    })
    await api.get(
      'mutation($keep: ID!, $other: ID!) { mergeVastgoedAsset(keep: $keep, other: $other) { batch } }',
      { keep, other: made.asset },
      await api.as('mo@eerste.test'),
    )
    for (const [name, input] of changes(fixed))
      expect([
        name,
        ['readOnly', 'quoted', 'mergedAway'].includes(problemOf(await update(made.plan, input)) ?? ''),
      ]).toEqual([name, true])
  })

  test('gets no file where it is a blank sheet, and its scale where that was not known', async () => {
    const blank = await makeDrawn({ schaal: null })
    await again(blank)
    await owner().query('update "asset_plattegrond" set "schaal" = null where "id" = $1', [blank.plan])
    expect(problemOf(await update(blank.plan, { schaal: 3 }))).toBeUndefined()
    expect(problemOf(await update(blank.plan, { schaal: 4 }))).toBe('quoted')
  })
})

test('a plan on which only an open survey draws still changes', async () => {
  const made = await makeDrawn()
  await into(made.survey, 'actief')
  for (const [name, input] of changes(fixed))
    expect([name, problemOf(await update(made.plan, input))]).toEqual([name, undefined])
})
