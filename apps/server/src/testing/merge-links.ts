import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { q, tableOf } from '../db/names.ts'
import { referencesTo } from '../db/references.ts'
import { fingerprint, isPartOf } from './closed.ts'
import { makeItem } from './list-items.ts'
import { codeOf, linkedKinds, type MergeAnswer, type MergeApi, mergeApi } from './merge.ts'
import { VESSEL_SURVEY } from './one-of-each/making.ts'
import { type Share, shareOf } from './roads.ts'

// Two of every kind that can be merged, pointed at by every relation there is, of a survey that is open and of one that is closed.

let it: MergeApi

const references = linkedKinds.flatMap((entity) =>
  referencesTo(entity).map((reference) => ({
    entity,
    reference,
    name: `${reference.from.key}.${reference.field} to ${entity.key}`,
  })),
)

/** What a merge did without the words: those of what moved may be of the one that stays. */
const counted = ({ batch: _, moved, stays, ...more }: MergeAnswer) => {
  const counts = (of: MergeAnswer['moved']) => of.map(({ type, count }) => [type, count])
  return { ...more, moved: counts(moved), stays: counts(stays) }
}

/**
 * Relations whose record asks that what it names goes with what else it names, which two items of their own do not: such a
 * merge is refused whole.
 */
const judged = [
  'survey.onderzoek_type',
  'source.materiaal_type',
  'sample.materiaal_type',
  'sample.monster_soort',
  'analysis.analyse_methode',
  'finding.materiaal_status',
  'result.analyse_materiaal',
  'result.analyse_resultaat',
  'result.analyse_resultaat_hoeveelheid',
  'analysis.laboratorium',
  'vscpEntry.document_status',
  'planObject.svg_element_type',
]

/** Tries all of it on a share of the relations. */
export function testMergeLinks(share: Share): void {
  beforeAll(async () => {
    it = await mergeApi()
    // Of an outcome that shows nothing a content is no more once its result is saved.
    await it.owner.query(
      `update "resultaat" r set "analyse_resultaat_id" = (select u."id" from "analyse_resultaat" u
         where u."analyse_materiaal_id" = r."analyse_materiaal_id" and u."code" = 'aangetoond')`,
    )
  }, 30_000)
  afterAll(() => it.close())

  describe.each(shareOf(references, share))('$name', ({ entity, reference, name }) => {
    /** The kind of the record that points: of an abstract one a variant of it. */
    const from = () => model.variants(reference.from).find(({ key }) => it.open.has(key)) ?? reference.from
    const isClosed = () => isPartOf(from(), model.entity('survey')) && !from().shared
    const rows = async () => ({
      // An item of a list that no survey names is nobody's but ours.
      here: from().isLookup
        ? await makeItem(it.api, from(), `Erin ${uuid()}`, it.admin)
        : (it.open.get(from().key) ?? ''),
      closed: it.shut.get(from().key) ?? '',
    })

    test('an open record points at the one that stays, a closed one where it did, and one undo gives all back', async () => {
      const { keep, other } = await it.two(entity)
      const { here, closed } = await rows()
      const back = [await it.point(reference, here, other)]
      if (isClosed()) back.push(await it.point(reference, closed, other))
      const retires = entity.mergeable?.retire !== undefined
      const stays = isClosed() || reference.kind.readOnly === true
      const preview = await it.merge(entity, { keep, other, preview: true })
      const before = await fingerprint(it.owner)
      const answer = await it.ask(entity, { keep, other })
      const isRefused = judged.includes(`${reference.from.key}.${reference.field}`) && preview.refused.length > 0
      if (isRefused || (stays && !retires)) {
        const code = isRefused ? 'invalid' : 'notMerged'
        expect([name, preview.refused[0]?.code, codeOf(answer)]).toEqual([name, code, code])
        expect(await fingerprint(it.owner)).toEqual(before)
      } else {
        expect([name, answer.errors?.map((e) => e.message), preview.refused]).toEqual([name, undefined, []])
        const done = answer.data?.it as MergeAnswer
        expect(counted(done)).toEqual(counted(preview))
        expect(done.other).toBe(stays ? 'retired' : 'deleted')
        expect(await it.isThere(entity, other)).toBe(stays)
        expect(await it.named(reference, here)).toContain(reference.kind.readOnly ? other : keep)
        if (isClosed()) expect(await it.named(reference, closed)).toContain(other)
        const undone = await it.undo(done.batch)
        expect([undone.errors, (undone.data?.undoBatch as { refused: object[] } | undefined)?.refused]).toEqual([
          undefined,
          [],
        ])
        expect(await it.named(reference, here)).toContain(other)
        expect(await it.named(reference, here)).not.toContain(keep)
        expect(await it.isThere(entity, other)).toBe(true)
      }
      for (const put of back) await put()
    })
  })

  describe('of an item of a list', () => {
    // Of a floor, or a document of an asset, no record of a survey speaks.
    const isSpokenOf = (shared: Entity) =>
      referencesTo(shared).some(({ from }) => isPartOf(from, model.entity('survey')))
    const told = references.filter(
      ({ entity, reference: { from } }) => entity.isLookup && from.shared && isSpokenOf(from),
    )

    const isAboard = (shared: Entity) => shared.key.startsWith('vessel')

    test.each(shareOf(told, share))(
      '$name: what a closed survey says in it stays, also where another survey is open',
      async ({ entity, reference, name }) => {
        const { keep, other } = await it.two(entity)
        const row = it.shut.get(reference.from.key) ?? ''
        const survey = isAboard(reference.from) ? VESSEL_SURVEY : 'survey'
        const move = (to: string) =>
          it.owner.query(`update "onderzoek" set "inventarisatie_asset_id" = $1 where "id" = $2`, [
            to,
            it.open.get(survey),
          ])
        const assets = await it.owner.query<{ id: string; asset: string }>(
          `select "id", "inventarisatie_asset_id" as "asset" from "onderzoek" where "id" = any($1)`,
          [[it.shut.get(survey), it.open.get(survey)]],
        )
        const assetOf = (of: string | undefined) => assets.rows.find(({ id }) => id === of)?.asset ?? ''
        const put = await it.point(reference, row, other)
        await move(assetOf(it.shut.get(survey)))
        const preview = await it.merge(entity, { keep, other, preview: true })
        expect([name, preview.moved, preview.stays.map(({ count }) => count), preview.refused]).toEqual([
          name,
          [],
          [1],
          [],
        ])
        expect((await it.merge(entity, { keep, other })).other).toBe('retired')
        expect(await it.named(reference, row)).toContain(other)
        await move(assetOf(it.open.get(survey)))
        await put()
      },
    )

    test.each([
      ['eenheden', 'soort', 'oppervlakte'],
      ['eenheden', 'symbool', 'm¹'],
      ['monster_soorten', 'prefix', 'ZZ'],
    ] as const)('of %s another %s means something else: two such are not one', async (key, field, value) => {
      const list = model.entity(key)
      const { keep, other } = await it.two(list)
      const merged = async () => codeOf(await it.ask(list, { keep, other, preview: true }))
      expect(await merged()).toBe('ok')
      await it.owner.query(`update ${q(tableOf(list))} set ${q(field)} = $2 where "id"::text = $1`, [other, value])
      expect(await merged()).toBe('notMerged')
    })
  })
}
