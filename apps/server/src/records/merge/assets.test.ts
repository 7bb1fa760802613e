import { model } from '@vezel/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fingerprint, setState } from '../../testing/closed.ts'
import { codeOf, type MergeApi, mergeApi, mergedKinds } from '../../testing/merge.ts'

// One of everything that lies on an asset, of a closed survey on one and of an open one on another.

let it: MergeApi
const building = model.entity('building')
/** The assets of the closed survey and of the open one. */
let shut: string
let open: string
beforeAll(async () => {
  it = await mergeApi()
  shut = await assetOf(it.shut.get('survey'))
  open = await assetOf(it.open.get('survey'))
  // Both are buildings.
  await it.owner.query(
    `update "onderzoek" o set "onderzoek_type_id" = (select t."id" from "onderzoek_type" t where t."organisatie_id" = o."organisatie_id"
       and t."asset_soort" = 'VastgoedAsset' and t."land" = 'NL' order by t."id" limit 1) where o."id" = any($1)`,
    [[it.open.get('survey'), it.shut.get('survey')]],
  )
}, 30_000)
afterAll(() => it.close())

async function assetOf(survey: string | undefined): Promise<string> {
  const { rows } = await it.owner.query<{ id: string }>(
    `select f."asset_id"::text as "id" from "onderzoek" o join "inventarisatie_asset" f on f."id" = o."inventarisatie_asset_id" where o."id" = $1`,
    [survey],
  )
  return rows[0]?.id ?? ''
}

/** What the asset of every record below the open survey is now. */
async function placesOf(of: ReadonlyMap<string, string>): Promise<Record<string, string>> {
  const { rows } = await it.owner.query<{ key: string; asset: string }>(
    `select 'survey' as "key", f."asset_id"::text as "asset" from "onderzoek" o join "inventarisatie_asset" f on f."id" = o."inventarisatie_asset_id" where o."id" = $1
     union all select 'source', f."asset_id"::text from "bron" b join "inventarisatie_asset" f on f."id" = b."inventarisatie_asset_id" where b."id" = $2
     union all select 'space', s."asset_id"::text from "sub_asset" s where s."id" = $3
     union all select 'floor', v."asset_id"::text from "verdieping" v where v."id" = $4`,
    [of.get('survey'), of.get('source'), of.get('space'), of.get('floor')],
  )
  return Object.fromEntries(rows.map(({ key, asset }) => [key, asset]))
}
const numbersOf = async (source: string | undefined) => {
  const { rows } = await it.owner.query<{ source: string; place: string }>(
    `select b."nummer" as "source", l."nummer" as "place" from "bron" b join "bron_locatie" l on l."bron_id" = b."id" where b."id" = $1`,
    [source],
  )
  return rows
}
const all = (asset: string) => ({ survey: asset, source: asset, space: asset, floor: asset })

test('what lies on the one that goes moves along, and one undo gives all of it back', async () => {
  const before = await placesOf(it.open)
  expect(before).toEqual(all(open))
  const whole = await fingerprint(it.owner)
  const preview = await it.merge(building, { keep: shut, other: open, preview: true })
  expect(preview).toMatchObject({ refused: [], stays: [], other: 'deleted' })
  expect(await fingerprint(it.owner)).toEqual(whole)
  const { batch, other } = await it.merge(building, { keep: shut, other: open })
  expect(other).toBe('deleted')
  expect([await placesOf(it.open), await it.isThere(building, open)]).toEqual([all(shut), false])
  expect(await placesOf(it.shut)).toEqual(all(shut))
  const undone = await it.undo(batch)
  expect([undone.errors, (undone.data?.undoBatch as { refused: object[] } | undefined)?.refused]).toEqual([
    undefined,
    [],
  ])
  expect([await placesOf(it.open), await it.isThere(building, open)]).toEqual([all(open), true])
})

test('a number that is taken is another one there, with those of its places, and comes back', async () => {
  const source = it.open.get('source')
  const taken = (await numbersOf(it.shut.get('source')))[0]?.source ?? ''
  const [had] = await numbersOf(source)
  await it.owner.query(`update "bron" set "nummer" = $2 where "id" = $1`, [source, taken])
  await it.owner.query(`update "bron_locatie" set "nummer" = $2 where "bron_id" = $1`, [source, `${taken}.1`])
  const preview = await it.merge(building, { keep: shut, other: open, preview: true })
  const [{ from, to } = { from: '', to: '' }] = preview.renumbered
  expect([preview.renumbered.length, from]).toEqual([1, taken])
  const { batch, renumbered } = await it.merge(building, { keep: shut, other: open })
  expect(renumbered).toEqual(preview.renumbered)
  expect(await numbersOf(source)).toEqual([{ source: to, place: `${to}.1` }])
  expect(codeOf(await it.undo(batch))).toBe('ok')
  expect(await numbersOf(source)).toEqual([{ source: taken, place: `${taken}.1` }])
  await it.owner.query(`update "bron" set "nummer" = $2 where "id" = $1`, [source, had?.source])
  await it.owner.query(`update "bron_locatie" set "nummer" = $2 where "bron_id" = $1`, [source, had?.place])
})

describe.each(mergedKinds.filter(({ mergeable }) => mergeable?.into !== undefined))(
  '$key: one that was merged before',
  (entity) => {
    test('is neither merged again nor merged into, which the preview says too, and takes no change', async () => {
      const [merged, into, third] = [await it.make(entity), await it.make(entity), await it.make(entity)]
      await it.owner.query(`update "asset" set "samengevoegd_met_id" = $2 where "id" = $1`, [merged, into])
      const whole = await fingerprint(it.owner)
      for (const pair of [
        { keep: merged, other: third },
        { keep: third, other: merged },
        { keep: into, other: merged },
      ])
        for (const preview of [true, false]) {
          const answer = await it.ask(entity, { ...pair, preview })
          expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual([
            'notMerged',
            'Niet samengevoegd: een van de twee is al samengevoegd met een ander; kies die ander',
          ])
        }
      const { type } = entity.api
      const change = `mutation($id: ID!, $input: Update${type}Input!) { it: update${type}(id: $id, input: $input) { id } }`
      const input = { opmerking: 'Anders', record_version: 1 }
      expect(codeOf(await it.api.ask(change, { id: merged, input }, it.admin))).toBe('mergedAway')
      expect(await fingerprint(it.owner)).toEqual(whole)
      expect(codeOf(await it.api.ask(change, { id: third, input }, it.admin))).toBe('ok')
    })
  },
)

describe('what a closed survey speaks of', () => {
  test('stays where it is, and its asset with it, which says what it turned out to be', async () => {
    const preview = await it.merge(building, { keep: open, other: shut, preview: true })
    // No closed survey speaks of a floor on which no space lies, nor of the photo; its own took over the document, and drew on the plan.
    const moved = ['VastgoedAssetFoto', 'Verdieping'].map((type) => ({ type, count: 1 }))
    expect(preview).toMatchObject({ refused: [], moved, other: 'retired' })
    const { batch } = await it.merge(building, { keep: open, other: shut })
    expect(await placesOf(it.shut)).toEqual({ ...all(shut), floor: open })
    const read = (id: string) =>
      it.api.get('query($id: ID!) { vastgoedAsset(id: $id) { title samengevoegd_met { id } } }', { id }, it.admin)
    expect(await read(shut)).toEqual({
      title: expect.stringContaining('samengevoegd met'),
      samengevoegd_met: { id: open },
    })
    // Nothing new comes on it, by any road.
    const floor = { asset: { connect: { id: shut } }, naam: 'Nieuw' }
    const { rows } = await it.owner.query<{ id: string }>(
      `select "id"::text from "inventarisatie_asset" where "asset_id" = $1`,
      [shut],
    )
    const make = (type: string, input: object) =>
      it.api.ask(
        `mutation($input: Create${type}Input!) { it: create${type}(input: $input) { id } }`,
        { input },
        it.admin,
      )
    const made = [
      await make('Verdieping', floor),
      await make('Ruimte', { asset: { connect: { id: shut } }, naam: 'Nieuw' }),
      await make('Onderzoek', { inventarisatie_asset: { connect: { id: rows[0]?.id } } }),
    ]
    expect(
      made.map(({ errors }) => errors?.[0]?.extensions.issues?.some(({ rule }) => rule === 'isMergedAway')),
    ).toEqual([true, true, true])
    expect(codeOf(await it.undo(batch))).toBe('ok')
    expect(await read(shut)).toMatchObject({ samengevoegd_met: null })
  })

  test('holds an open survey that speaks of it as well: such a merge names that survey, and nothing changes', async () => {
    const survey = it.open.get('survey') ?? ''
    const closed = it.shut.get('survey') ?? ''
    // Both surveys come to be of one asset, of whose spaces each has a list.
    await setState(it.owner, model.entity('survey'), closed, 'actief')
    expect(codeOf(await it.ask(building, { keep: open, other: shut }))).toBe('ok')
    await setState(it.owner, model.entity('survey'), closed, 'afgerond')
    const keep = await it.make(building)
    const whole = await fingerprint(it.owner)
    const preview = await it.merge(building, { keep, other: open, preview: true })
    expect(preview.refused).toMatchObject([{ code: 'notMerged', records: [{ type: 'Onderzoek', id: survey }] }])
    expect(codeOf(await it.ask(building, { keep, other: open }))).toBe('notMerged')
    expect(await fingerprint(it.owner)).toEqual(whole)
  })
})
