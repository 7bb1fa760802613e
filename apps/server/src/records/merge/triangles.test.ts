import { model } from '@vezel/model'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Reference, referencesTo } from '../../db/references.ts'
import { fingerprint } from '../../testing/closed.ts'
import { codeOf, linkedKinds, type MergeApi, mergeApi } from '../../testing/merge.ts'

// A record that names two things of which one belongs to the other, such as a client and a contact of it, names two that
// belong together after a merge as well.

let it: MergeApi
beforeAll(async () => {
  it = await mergeApi()
}, 30_000)
afterAll(() => it.close())

/** What names a merged record, and something that belongs to such a record. */
const triangles = linkedKinds
  .filter(({ isLookup }) => !isLookup)
  .flatMap((entity) => {
    const belonging = referencesTo(entity).filter(({ kind }) => pointsAtOne(kind) && kind.required && !kind.isLookup)
    return belonging.flatMap((owner) =>
      referencesTo(owner.from).flatMap((to) =>
        referencesTo(entity)
          .filter(({ from, kind }) => from === to.from && pointsAtOne(kind) && kind.required)
          .map((side) => ({ entity, owner, to, side, name: `${to.from.key}.${to.field} of ${side.field}` })),
      ),
    )
  })

test('a contact of a client is one of them', () => {
  expect(triangles.map(({ name }) => name)).toContain('surveyClient.contact of klant')
})

describe.each(triangles)('$name', ({ entity, owner, to, side }) => {
  /** Lets a row name the record that goes, and what belongs to that. */
  const pointBoth = async (row: string, other: string, belongs: string) => {
    const puts = [await it.point(side, row, other), await it.point(to, row, belongs)]
    return async () => {
      for (const put of puts) await put()
    }
  }
  const start = async () => {
    const pair = await it.two(entity)
    const belongs = await it.make(owner.from)
    await it.point(owner, belongs, pair.other)
    return { ...pair, belongs }
  }
  const rowOf = (of: ReadonlyMap<string, string>, { from }: Reference) => of.get(from.key) ?? ''

  test('what belongs to the one that goes moves along with what names both', async () => {
    const { keep, other, belongs } = await start()
    const row = rowOf(it.open, to)
    const put = await pointBoth(row, other, belongs)
    expect(codeOf(await it.ask(entity, { keep, other }))).toBe('ok')
    expect([await it.named(side, row), await it.named(owner, belongs)]).toEqual([[keep], [keep]])
    await put()
  })

  test('where something closed holds what belongs to it, nothing is merged and nothing is parted', async () => {
    const { keep, other, belongs } = await start()
    const puts = [
      await pointBoth(rowOf(it.open, to), other, belongs),
      await pointBoth(rowOf(it.shut, to), other, belongs),
    ]
    const before = await fingerprint(it.owner)
    const { refused } = await it.merge(entity, { keep, other, preview: true })
    expect(refused.map(({ code }) => code)).toEqual(['invalid'])
    expect(codeOf(await it.ask(entity, { keep, other }))).toBe('invalid')
    expect(await fingerprint(it.owner)).toEqual(before)
    for (const put of puts) await put()
  })

  test('nothing names it beside another', async () => {
    const { keep, belongs } = await start()
    const input = {
      [side.field]: { connect: { id: keep } },
      [to.field]: { connect: { id: belongs } },
    }
    const row = rowOf(it.open, to)
    const { api } = model.named(to.from.key)
    const answer = await it.api.ask(
      `mutation($id: ID!, $input: Update${api.type}Input!) { update${api.type}(id: $id, input: $input) { id } }`,
      { id: row, input },
      it.admin,
    )
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'invalid', issues: [{ path: to.field }] })
  })
})
