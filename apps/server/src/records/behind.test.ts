import defaults from '@vezel/model/lookups/defaults.json' with { type: 'json' }
import { outcomesWithoutContent } from '@vezel/model/rules/measured-codes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let ids: ReadonlyMap<string, string>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, admin)
}, 30_000)
afterAll(() => api.close())

const to = (id: unknown) => ({ connect: { id } })
const kinds = defaults.materiaal_types.find(({ code }) => code === 'asbest')?.monster_soorten ?? []
const measured = { laag: 'Bovenste', lucht_volume: 480, meetduur: 120, oppervlak: 10 }

/** What a sample of a kind is sent with: of a source for material, in a space for the rest. */
async function sampleInput(value: string, isOfSource: boolean, besides: Partial<typeof measured> = {}) {
  const own = expected[kinds.find((kind) => kind.value === value)?.code ?? ''] ?? []
  return {
    onderzoek: to(ids.get('survey')),
    inventarisatie: to(ids.get('visit')),
    ...(isOfSource ? { bron_locatie_inventarisatie: to(ids.get('finding')) } : { sub_asset: to(ids.get('space')) }),
    monster_soort: to(await api.item('monster_soorten', value, admin)),
    omschrijving: 'Grijs',
    ...Object.fromEntries(Object.entries(measured).filter(([name]) => own.includes(name))),
    ...besides,
  }
}
const keptOf = (row: object) =>
  Object.entries(row).flatMap(([name, value]) => (name in measured && value !== null ? [name] : []))
const expected: Readonly<Record<string, readonly string[]>> = {
  materiaal: ['laag'],
  grond: ['laag'],
  puin: ['laag'],
  lucht: ['lucht_volume', 'meetduur'],
  kleef: ['oppervlak'],
  veeg: ['oppervlak'],
}

test.each(kinds.filter(({ code }) => code in expected))(
  'a sample of the kind $code keeps what is measured of it, and takes nothing else, in a call on one and on many',
  async ({ code, value }) => {
    for (const isOfSource of code === 'materiaal' ? [true] : [true, false]) {
      const input = await sampleInput(value, isOfSource)
      const fields = Object.keys(measured).join(' ')
      const one = await api.get(
        `mutation($input: CreateMonsterInput!) { createMonster(input: $input) { ${fields} } }`,
        { input },
        admin,
      )
      expect(keptOf(one as object)).toEqual(expected[code])
      const { changed } = (await api.get(
        'mutation($rows: [CreateMonsterInput!]!) { createMonsterMany(rows: $rows) { changed } }',
        { rows: [input, input] },
        admin,
      )) as { changed: string[] }
      expect(changed).toHaveLength(2)
      const many = (await api.get(
        `query($ids: [ID!]!) { monsters(filter: { id: { in: $ids } }) { ${fields} } }`,
        { ids: changed },
        admin,
      )) as object[]
      expect(many.map(keptOf)).toEqual([expected[code], expected[code]])
      // What is measured of other kinds is not dropped without a word.
      for (const [name, sent] of Object.entries(measured).filter(([name]) => !expected[code]?.includes(name))) {
        const { errors } = await api.ask(
          'mutation($input: CreateMonsterInput!) { createMonster(input: $input) { id } }',
          { input: await sampleInput(value, isOfSource, { [name]: sent }) },
          admin,
        )
        expect(errors?.[0]?.extensions.issues).toMatchObject([{ path: name, rule: 'belongsHere' }])
      }
    }
  },
)

test('a kind that changes takes along what is no longer measured', async () => {
  const id = await api.create('sample', await sampleInput('Luchtmonster', false), admin)
  const update = async (value: string) =>
    keptOf(
      (await api.get(
        `mutation($id: ID!, $input: UpdateMonsterInput!) { updateMonster(id: $id, input: $input) { ${Object.keys(measured).join(' ')} } }`,
        { id, input: { monster_soort: to(await api.item('monster_soorten', value, admin)) } },
        admin,
      )) as object,
    )
  expect(await update('Luchtmonster')).toEqual(['lucht_volume', 'meetduur'])
  expect(await update('Kleefmonster')).toEqual([])
})

test('a material sample is of a source, in the words of its field', async () => {
  const { errors } = await api.ask(
    'mutation($input: CreateMonsterInput!) { createMonster(input: $input) { id } }',
    { input: await sampleInput('Materiaalmonster', false) },
    admin,
  )
  expect(errors?.[0]?.extensions.issues).toMatchObject([{ path: 'bron_locatie_inventarisatie', rule: 'isRequired' }])
})

/** What an analysis of a kind of sample by a laboratory of a country found: the fields kept, or those that are asked. */
async function found(kind: string, land: string, has: { readonly content: boolean; readonly outcome?: string }) {
  const sample = await api.create('sample', await sampleInput(kind, kind === 'Materiaalmonster'), admin)
  const laboratory = await api.create(
    'laboratory',
    { naam: 'Lab', land, accreditatienummer: 'L-1', email: 'lab@lab.test' },
    admin,
  )
  const analysis = await api.create('analysis', { monster: to(sample), laboratorium: to(laboratory) }, admin)
  const [material] = (await api.get(
    '{ analyse_materialen(filter: { code: { eq: "chrysotiel" } }) { id analyse_resultaten { id code } analyse_resultaat_hoeveelheden { id code } } }',
    {},
    admin,
  )) as { id: string; analyse_resultaten: Item[]; analyse_resultaat_hoeveelheden: Item[] }[]
  const item = (items: Item[] | undefined, code: string) => to(items?.find((one) => one.code === code)?.id)
  const told = {
    ...(has.content && {
      analyse_resultaat_hoeveelheid: item(material?.analyse_resultaat_hoeveelheden, '15_30'),
    }),
    waarde: 20,
    eenheid: to(await api.item('eenheden', kind === 'Luchtmonster' ? 'vezels/m³' : '% (m/m)', admin)),
  }
  const send = (values: object) =>
    api.ask(
      `mutation($input: CreateResultaatInput!) { createResultaat(input: $input) {
        waarde eenheid { id } analyse_resultaat_hoeveelheid { id } } }`,
      {
        input: {
          analyse: to(analysis),
          analyse_materiaal: to(material?.id),
          analyse_resultaat: item(material?.analyse_resultaten, has.outcome ?? 'aangetoond'),
          ...values,
        },
      },
      admin,
    )
  // What does not belong to it is refused by name, and left out the second time.
  const first = await send(told)
  const strange = (first.errors?.[0]?.extensions.issues ?? []).flatMap(({ path, rule }: Issue) =>
    rule === 'belongsHere' ? [path] : [],
  )
  const { data, errors } =
    strange.length === 0
      ? first
      : await send(Object.fromEntries(Object.entries(told).filter(([name]) => !strange.includes(name))))
  const answer = data?.createResultaat as Record<string, unknown> | null
  if (errors) return errors[0]?.extensions.issues?.map(({ path, rule }: Issue) => `${path} ${rule}`)
  const kept = Object.entries(answer ?? {}).flatMap(([name, value]) => (value === null ? [] : [name]))
  expect([...kept, ...strange].sort()).toEqual(Object.keys(told).sort())
  return kept
}
interface Item {
  readonly id: string
  readonly code: string
}
interface Issue {
  readonly path: string
  readonly rule: string
}

test('what was measured is kept of soil and air, and of material the content, which a Dutch laboratory must tell', async () => {
  const content = 'analyse_resultaat_hoeveelheid'
  expect(await found('Materiaalmonster', 'NL', { content: true })).toEqual([content])
  expect(await found('Materiaalmonster', 'NL', { content: false })).toEqual([`${content} isRequired`])
  expect(await found('Materiaalmonster', 'BE', { content: true })).toEqual([])
  expect(await found('Luchtmonster', 'NL', { content: false })).toEqual(['waarde', 'eenheid'])
  expect(await found('Grondmonster', 'NL', { content: true })).toEqual(['waarde', 'eenheid', content])
  expect(await found('Grondmonster', 'BE', { content: true })).toEqual(['waarde', 'eenheid'])
})

test.each(outcomesWithoutContent)('an outcome %s has no content', async (outcome) => {
  expect(await found('Materiaalmonster', 'NL', { content: true, outcome })).toEqual([])
  expect(await found('Grondmonster', 'NL', { content: true, outcome })).toEqual(['waarde', 'eenheid'])
})

test.each(outcomesWithoutContent)(
  'an outcome that becomes %s decides the status, and its content goes',
  async (outcome) => {
    await found('Materiaalmonster', 'NL', { content: true })
    const shape =
      'id analyse_resultaat { code materiaal_status { id } } analyse_resultaat_hoeveelheid { id } materiaal_status { id }'
    const [row] = (await api.get(
      `{ resultaten(sort: [{ field: "created_at", direction: "desc" }], limit: 1) { ${shape} analyse_materiaal { analyse_resultaten { id code materiaal_status { id } } } } }`,
      {},
      admin,
    )) as {
      id: string
      materiaal_status: { id: string }
      analyse_resultaat_hoeveelheid: { id: string }
      analyse_materiaal: { analyse_resultaten: (Item & { materiaal_status: { id: string } })[] }
    }[]
    const meant = row?.analyse_materiaal.analyse_resultaten.find(({ code }) => code === outcome)
    expect(row?.materiaal_status.id).not.toBe(meant?.materiaal_status.id)
    // As it could be saved before.
    await api.services.pools.owner.query('update "resultaat" set "analyse_resultaat_id" = $2 where "id" = $1', [
      row?.id,
      meant?.id,
    ])
    const read = () => api.get(`query($id: ID!) { resultaat(id: $id) { ${shape} } }`, { id: row?.id }, admin)
    expect(await read()).toMatchObject({ materiaal_status: meant?.materiaal_status })
    await api.get(
      'mutation($id: ID!, $input: UpdateResultaatInput!) { updateResultaat(id: $id, input: $input) { id } }',
      { id: row?.id, input: { analyse_resultaat: to(meant?.id) } },
      admin,
    )
    expect(await read()).toMatchObject({
      analyse_resultaat_hoeveelheid: null,
      materiaal_status: meant?.materiaal_status,
    })
  },
)
