import { type EntityKey, model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { q, tableOf } from '../db/names.ts'
import { schema } from '../graphql/schema.ts'
import { testApi } from '../testing/api.ts'
import {
  closedStates,
  fingerprint,
  isPartOf,
  keptStates,
  roadsOf,
  setStateOfOne,
  someValue,
} from '../testing/closed.ts'
import { askAsMany, callsOnMany } from '../testing/many.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'

type Inputs = Map<string, Record<string, unknown>>
let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
/** Everything below one survey, and below another that stays open. */
let ids: ReadonlyMap<string, string>
let open: ReadonlyMap<string, string>
const openInputs: Inputs = new Map()
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, admin)
  await freeNames()
  open = await makeOneOfEach(api, admin, openInputs)
})
afterAll(() => api.close())

/** A second one of each has the same names, where an organisation has each name once. */
const freeNames = () => owner().query(`update "rapport_template" set "naam" = 'Eerste'`)
const owner = () => api.services.pools.owner
const idIn = (of: ReadonlyMap<string, string>, entity: Entity) => {
  const id = of.get(entity.key)
  if (!id) throw new Error(`one-of-each.ts makes no ${entity.key}`)
  return id
}
const to = (id: string) => ({ connect: { id } })

interface Attempt {
  readonly name: string
  /** What is refused in words of its own. */
  readonly also?: readonly string[]
  readonly run: () => ReturnType<typeof api.ask>
}

const exists = (mutation: string) => schema.getMutationType()?.getFields()[mutation] !== undefined
const call = (mutation: string, declared: string, passed: string, variables: Record<string, unknown>): Attempt[] =>
  exists(mutation)
    ? [
        {
          name: `${mutation} ${JSON.stringify(variables.input ?? variables.event ?? '')}`,
          run: () => api.ask(`mutation(${declared}) { ${mutation}(${passed}) { id } }`, variables, admin),
        },
        ...(callsOnMany.includes(`${mutation}Many`)
          ? [
              {
                name: `${mutation}Many ${JSON.stringify(variables.input ?? variables.event ?? '')}`,
                run: async () => (await askAsMany(api, mutation, variables, admin)) ?? { data: null },
              },
            ]
          : []),
      ]
    : []

/** Every way to write a record that is part of a closed one. `above` is what is closed. */
function attempts(entity: Entity, above: Entity): Attempt[] {
  const { type } = entity.api
  const id = idIn(ids, entity)
  const isItself = entity === above
  const update = (of: string, input: Record<string, unknown>) =>
    call(`update${type}`, `$id: ID!, $input: Update${type}Input!`, 'id: $id, input: $input', { id: of, input })
  const create = (input: Record<string, unknown>) =>
    call(`create${type}`, `$input: Create${type}Input!`, 'input: $input', { input })
  const kinds = new Map(
    Object.entries(entity.fields)
      .filter(([, f]) => f.kind !== 'computed' && !f.readOnly)
      .map(([name, f]) => [f.kind, [name, f] as const]),
  )
  const closedRoads = roadsOf(entity).filter(({ target }) => target === above || isPartOf(target, above))
  const into = closedRoads.map(({ name, target }) => ({ [name]: to(idIn(ids, target)) }))
  const isMovable = (road: Record<string, unknown>) => Object.keys(road).every((name) => !entity.fields[name]?.readOnly)
  return [
    ...[...kinds.values()].flatMap(([name, field]) => update(id, { [name]: someValue(field, open) })),
    ...into.filter(isMovable).flatMap((road) => update(idIn(open, entity), road)),
    ...into.flatMap((road) => create({ ...openInputs.get(entity.key), ...road })),
    ...into.flatMap((road) => nestedCreates(entity, road)),
    ...call(`delete${type}`, '$id: ID!', 'id: $id', { id }).map((a) => ({
      ...a,
      // Its own state keeps it; of what is part of it, the behaviour may say first why it cannot go.
      also: isItself ? ['kept'] : ['transitionRefused'],
    })),
    ...call(`Update${type}SortTable`, '$id: ID!', 'id: $id, index_from: "0", index_to: "1"', { id }),
    ...(isItself ? [] : Object.keys(entity.transitions?.events ?? {})).flatMap((event) =>
      call(`transition${type}`, '$id: ID!, $event: String!', 'id: $id, event: $event', { id, event }),
    ),
    ...(isItself ? [] : call(`restore${type}`, '$id: ID!', 'id: $id', { id })).map((a) => ({
      ...a,
      run: async () => {
        const mark = (deleted: string) =>
          owner().query(`update ${q(tableOf(entity))} set ${deleted} where "id" = $1`, [id])
        await mark(`"deleted_at" = now(), "delete_batch" = gen_random_uuid()`)
        const answer = await a.run()
        await mark(`"deleted_at" = null, "delete_batch" = null`)
        return answer
      },
    })),
  ]
}

/** A create of what the record also hangs on, such as a location, that brings one along into what is closed. */
const nestedCreates = (entity: Entity, road: Record<string, unknown>): Attempt[] =>
  model.entities.flatMap((parent) =>
    model.inverses(parent).flatMap((inverse) => {
      const input = openInputs.get(parent.key)
      if (inverse.from !== entity || entity.partOf.includes(inverse.field) || !input) return []
      // Of what a record has one, no second can be made to begin with.
      if (Object.keys(input).some((name) => parent.fields[name]?.unique)) return []
      const { [inverse.field]: _, ...child } = { ...openInputs.get(entity.key), ...road }
      return call(`create${parent.api.type}`, `$input: Create${parent.api.type}Input!`, 'input: $input', {
        input: { ...input, [inverse.name]: { create: inverse.many ? [child] : child } },
      })
    }),
  )

describe.each(closedStates.map(([entity, state]) => [entity.key, state, entity] as const))(
  'a %s that is %s',
  (_key, state, above) => {
    let reopen: () => Promise<void>
    let before: Awaited<ReturnType<typeof fingerprint>>
    beforeAll(async () => {
      reopen = await setStateOfOne(owner(), above, ids, state)
      before = await fingerprint(owner())
    })
    afterAll(() => reopen())
    const parts = model.entities.filter((e) => e === above || isPartOf(e, above))

    test.each(parts.map((e) => [e.key, e] as const))('lets nobody write a %s in it', async (_part, entity) => {
      const deletable = entity === above && entity.transitions?.states[state]?.deletable === 'alone'
      for (const { name, also = [], run } of attempts(entity, above)) {
        if (deletable && name.startsWith('delete')) continue
        const answer = await run()
        // What surveys share is said to be quoted, whichever survey recorded it.
        const codes = entity.shared && name.startsWith('delete') ? ['quoted'] : ['readOnly', ...also]
        expect(codes, `${name}: ${JSON.stringify(answer)}`).toContain(answer.errors?.[0]?.extensions.code)
      }
      expect(await fingerprint(owner())).toEqual(before)
    })

    test('is not emptied by the delete of what it shares with others', async () => {
      // No survey draws on the plan of the vessel of one of each.
      const shared = model.entities.filter((e) => e.shared && !e.abstract && e.key !== 'vesselPlan')
      for (const entity of shared.filter((e) => quotes(above, e))) {
        const { type } = entity.api
        for (const { name, run } of call(`delete${type}`, '$id: ID!', 'id: $id', { id: idIn(ids, entity) })) {
          const answer = await run()
          expect(['readOnly', 'quoted', 'inUse'], `${name}: ${JSON.stringify(answer)}`).toContain(
            answer.errors?.[0]?.extensions.code,
          )
        }
      }
      expect(await fingerprint(owner())).toEqual(before)
    })
  },
)

describe.each(keptStates.map(([entity, state]) => [entity.key, state, entity] as const))(
  'a %s that is %s',
  (_key, state, entity) => {
    let undo: () => Promise<void>
    let before: Awaited<ReturnType<typeof fingerprint>>
    beforeAll(async () => {
      undo = await setStateOfOne(owner(), entity, open, state)
      before = await fingerprint(owner())
    })
    afterAll(() => undo())

    test('is not deleted by itself', async () => {
      const { type } = entity.api
      const id = idIn(open, entity)
      const answer = await api.ask(`mutation($id: ID!) { delete${type}(id: $id) { id } }`, { id }, admin)
      expect(answer.errors?.map(({ extensions }) => [extensions.code, extensions.args.entity])).toEqual([
        ['kept', entity.label],
      ])
      expect(await fingerprint(owner())).toEqual(before)
    })
  },
)

/** Whether something that is part of what is closed names the shared record. */
const quotes = (above: Entity, shared: Entity) =>
  model.entities.some(
    (e) =>
      isPartOf(e, above) &&
      Object.values(e.fields).some(
        (f) => f.kind === 'belongsTo' && model.stored(model.named(f.target as EntityKey)) === model.stored(shared),
      ),
  )
