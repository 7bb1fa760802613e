import { model } from '@vezel/model'
import type { Dossier } from '@vezel/report/dossier.ts'
import { gaps } from '@vezel/report/gaps.ts'
import { renderReport } from '@vezel/report/report.tsx'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { q, tableOf } from '../db/names.ts'
import { askAs } from '../graphql/run.ts'
import { demoApi } from '../testing/api.ts'
import { gather } from './gather.ts'

vi.setConfig({ hookTimeout: 60_000 })
let api: Awaited<ReturnType<typeof demoApi>>
let before: Told
beforeAll(async () => {
  api = await demoApi()
  before = await tell()
  await renameAll()
})
afterAll(() => api.close())

interface Told {
  readonly surveys: unknown
  readonly dossiers: readonly { readonly data: unknown; readonly gaps: unknown; readonly tags: readonly string[] }[]
}

/** Every item gets other words of the same length, each with its letters the other way round, and another prefix. */
async function renameAll(): Promise<void> {
  const turned = (column: string) =>
    `${column} = (select string_agg(reverse("word"), ' ' order by "place") from regexp_split_to_table(${column}, ' ') with ordinality w("word", "place"))`
  for (const list of model.entities.filter((entity) => entity.isLookup)) {
    const changes = [turned('"value"'), turned('"value_en"'), turned('"value_fr"'), `"volgorde" = 10000 - "volgorde"`]
    if (list.fields.prefix) changes.push(`"prefix" = 'Z' || "prefix"`)
    await api.services.pools.owner.query(`update ${q(tableOf(list))} set ${changes.join(', ')}`)
  }
}

const isItem = (value: unknown) => typeof value === 'object' && value !== null && 'value' in value && 'code' in value

/** What was read, with items by their codes, and without the names that are made of their words. */
function byCode(value: unknown): unknown {
  // Several items stand in the order of their list, which is turned too.
  if (Array.isArray(value) && value.every(isItem))
    return value
      .map(byCode)
      .map((one) => JSON.stringify(one))
      .sort()
  if (Array.isArray(value)) return value.map(byCode)
  if (typeof value !== 'object' || value === null) return value
  if ('value' in value && 'code' in value && typeof value.code === 'string') {
    return byCode({ ...value, value: '', value_en: '', value_fr: '', code: [value.code] })
  }
  const read = Object.entries(value).filter(([name]) => name !== 'volledige_naam')
  return Object.fromEntries(read.map(([name, one]) => [name, byCode(one)]))
}

const tagsOf = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .match(/<[a-z][^>]*>/g)
    ?.map((tag) => tag.replace(/ (?:alt|title|aria-label|lang)="[^"]*"/g, '')) ?? []

/** All that rules, statuses, classes, gaps and chapters of the demonstration come to. */
async function tell(): Promise<Told> {
  const surveys = await api.get(`{ onderzoeken(limit: 500, sort: [{ field: "nummer" }]) {
      id onderzoek_status { code } is_uitgevoerd gesloten_op geldig_tot } }`)
  const reports = (await api.get(`{ rapporten(limit: 500) { id } }`)) as readonly { readonly id: string }[]
  expect(reports.length).toBeGreaterThan(1)
  const dossiers = []
  for (const { id } of reports) {
    const dossier: Dossier = await gather(askAs(api.services, api.inspector), id)
    const { html } = renderReport({ dossier, fonts: '', policy: '', photoSrc: () => null, richText: (text) => text })
    const found = gaps(dossier).map(({ code, id: record, about }) => [code, record, about === ''])
    dossiers.push({ data: byCode(dossier), gaps: found, tags: tagsOf(html) })
  }
  return { surveys, dossiers }
}

test('whatever every item is called, the dossiers say the same: statuses, classes, rules, gaps and chapters', async () => {
  const after = await tell()
  expect(after.surveys).toEqual(before.surveys)
  expect(after.dossiers.map(({ data }) => data)).toEqual(before.dossiers.map(({ data }) => data))
  expect(after.dossiers.map((one) => one.gaps)).toEqual(before.dossiers.map((one) => one.gaps))
  for (const [at, { tags }] of after.dossiers.entries()) expect(tags).toEqual(before.dossiers[at]?.tags)
})

test('a new record starts with the same default items', async () => {
  const [survey] = (await api.get(
    '{ onderzoeken(limit: 1) { onderzoek_type { id } inventarisatie_asset { id } } }',
  )) as {
    readonly onderzoek_type: { readonly id: string }
    readonly inventarisatie_asset: { readonly id: string }
  }[]
  const input = {
    onderzoek_type: { connect: { id: survey?.onderzoek_type.id } },
    inventarisatie_asset: { connect: { id: survey?.inventarisatie_asset.id } },
  }
  const made = await api.get(
    'mutation($input: CreateOnderzoekInput!) { createOnderzoek(input: $input) { onderzoek_soort { code } onderzoek_status { code } } }',
    { input },
  )
  expect(made).toEqual({ onderzoek_soort: { code: 'regulier' }, onderzoek_status: { code: 'gepland' } })
})
