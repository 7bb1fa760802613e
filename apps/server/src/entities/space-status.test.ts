import { dutchTime } from '@vezel/model/dutch-time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoApi } from '../testing/api.ts'
import { countStatements } from '../testing/statements.ts'

let api: Awaited<ReturnType<typeof demoApi>>
beforeAll(async () => {
  api = await demoApi()
}, 120_000)
afterAll(() => api.close())

interface Space {
  readonly id: string
  readonly asset: { readonly id: string }
  readonly parent_ruimte: { readonly id: string } | null
  readonly asbest_status: { readonly code: string } | null
}
interface Place {
  readonly sub_asset: { readonly id: string }
  readonly toestand: string | null
  readonly materiaal_status: { readonly prioriteit: number } | null
}

const spaces = `{ ruimtes(limit: 5000) { id asset { id } parent_ruimte { id } asbest_status { code } } }`
/** The places of asbestos as they are known today, by the space that they are in. */
async function placesBySpace(): Promise<ReadonlyMap<string, readonly Place[]>> {
  const sources = (await api.get(
    `query($day: Date) { bronnen(limit: 5000, filter: { materiaal_type: { where: { code: { eq: "asbest" } } } }) {
      locaties { sub_asset { id } toestand(dag: $day) materiaal_status(dag: $day) { prioriteit } } } }`,
    { day: dutchTime().slice(0, 10) },
  )) as { locaties: Place[] }[]
  return Map.groupBy(
    sources.flatMap(({ locaties }) => locaties),
    ({ sub_asset }) => sub_asset.id,
  )
}
/** The spaces in which a completed survey came. */
async function surveyedSpaces(): Promise<ReadonlySet<string>> {
  const rows = (await api.get(
    `{ inventarisatieRuimtes(limit: 5000, filter: { onderzocht: { in: ["ja", "gedeeltelijk"] }, onderzoek: { where: { onderzoek_status: { where: { code: { eq: "afgerond" } } } } } }) { sub_asset { id } } }`,
  )) as { sub_asset: { id: string } }[]
  return new Set(rows.map(({ sub_asset }) => sub_asset.id))
}

const codes = ['asbesthoudend', 'verdacht', 'niet_onderzocht', 'niet_asbesthoudend', 'niet_asbesthoudend']
/** What somebody would say of spaces who reads what is known of the places in them. */
function said(places: readonly Place[], isSurveyed: boolean): string | null {
  const there = places.filter(
    ({ toestand, materiaal_status }) =>
      toestand !== 'verwijderd' && (toestand !== 'niet_aangetroffen' || materiaal_status !== null),
  )
  const worst = Math.min(...there.map(({ materiaal_status }) => materiaal_status?.prioriteit ?? 3))
  if (there.length > 0) return codes[Math.min(5, worst) - 1] ?? null
  if (places.some(({ toestand }) => toestand === 'verwijderd')) return 'gesaneerd'
  return isSurveyed ? null : 'niet_onderzocht'
}

test('the status of a space is the worst of what is known in it and in its parts, over all surveys, in one statement', async () => {
  const [places, surveyed] = await Promise.all([placesBySpace(), surveyedSpaces()])
  const { answer, statements } = await countStatements(api.services.pools.serve, () => api.get(spaces))
  const rows = answer as unknown as readonly Space[]
  expect(statements).toHaveLength(1)
  const below = Map.groupBy(rows, ({ parent_ruimte }) => parent_ruimte?.id)
  const within = (id: string): readonly string[] => [id, ...(below.get(id) ?? []).flatMap((part) => within(part.id))]
  const expected = rows.map(({ id }) => {
    const all = within(id)
    return [
      id,
      said(
        all.flatMap((one) => places.get(one) ?? []),
        all.some((one) => surveyed.has(one)),
      ),
    ]
  })
  expect(rows.map(({ id, asbest_status }) => [id, asbest_status?.code ?? null])).toEqual(expected)
  // The demonstration has most of what can be said.
  const told = new Set(expected.map(([, code]) => code))
  expect([...told]).toEqual(expect.arrayContaining(['asbesthoudend', 'niet_onderzocht', null]))
})

test('spaces are found and sorted by their status', async () => {
  const found = (await api.get(
    `{ ruimtes(limit: 5000, filter: { asbest_status: { where: { code: { eq: "asbesthoudend" } } } }) { asbest_status { code } } }`,
  )) as Space[]
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found.map(({ asbest_status }) => asbest_status?.code))).toEqual(new Set(['asbesthoudend']))
})
