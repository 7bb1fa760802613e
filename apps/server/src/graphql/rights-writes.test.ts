import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import {
  asksAssignment,
  grantOf,
  holds,
  type Policy,
  type Role,
  roles,
  updatePolicies,
  updatePolicy,
} from '@vezel/model/rights.ts'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { single } from '../kinds/sdl-names.ts'
import { type GraphqlAnswer, testApi } from '../testing/api.ts'
import { askAsMany } from '../testing/many.ts'
import { VESSEL_SURVEY } from '../testing/one-of-each/making.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { assign } from '../testing/people.ts'
import { makeEveryRole, roleNames } from '../testing/roles.ts'

/** Two surveys of two assets with a record of every kind: the people are inspectors of the first and not of the second. */
let api: Awaited<ReturnType<typeof testApi>>
let own: Map<string, string>
let other: Map<string, string>
const inputs = { own: new Map<string, Record<string, unknown>>(), other: new Map<string, Record<string, unknown>>() }
let people: Readonly<Record<Role, Session>>
/** Who made it all, and so reads what nobody else does. */
let maker: Session
beforeAll(async () => {
  api = await testApi()
  const administrator = await api.as('ada@eerste.test')
  maker = administrator
  own = new Map(await makeOneOfEach(api, administrator, inputs.own))
  // A second one of each has the same names, where an organisation has each name once.
  await api.services.pools.owner.query(`update "rapport_template" set "naam" = 'Eerste'`)
  other = new Map(await makeOneOfEach(api, administrator, inputs.other))
  people = await makeEveryRole(api, administrator.organisationId)
  // The one who made it all is the administrator, whom a manager does not change: that is no line of the matrix.
  for (const ids of [own, other]) ids.set('inspectionUser', people.reader.inspectionUserId)
  for (const survey of ['survey', VESSEL_SURVEY])
    for (const person of Object.values(people)) await assign(api.services.pools.owner, own.get(survey) ?? '', person)
}, 60_000)
afterAll(() => api.close())

const refusals = ['forbidden', 'notAssigned', 'ownWork']
/** What the rights make of a call: a refusal of theirs, or nothing, whatever else stands in the way. */
const rightsOf = (answer: GraphqlAnswer) =>
  answer.errors?.map((e) => e.extensions.code).find((code) => refusals.includes(code))

/** What the matrix alone says of a policy for a role, assigned or not. */
function expected(policy: Policy, role: Role, isAssigned: boolean, isOwn = false): string | undefined {
  const grant = grantOf(policy, roles[role])
  if (holds(grant, { isAssigned, isOwn })) return undefined
  return grant === 'assigned' ? 'notAssigned' : grant === 'others' ? 'ownWork' : 'forbidden'
}

/** Makes a call on one record, and as one of many: the rights make the same of both. */
async function both(name: string, query: string, variables: Record<string, unknown>, as: Session) {
  const answer = await api.ask(query, variables, as)
  const asMany = await askAsMany(api, name, variables, as)
  if (asMany) expect([`${name}Many`, rightsOf(asMany)]).toEqual([`${name}Many`, rightsOf(answer)])
  return answer
}

const records = model.entities.filter((e) => !e.abstract && !e.isLookup && e.scope === 'organisation')
const sides = [
  { isAssigned: true, ids: () => own, made: inputs.own },
  { isAssigned: false, ids: () => other, made: inputs.other },
] as const
/** What belongs to no survey is the same on both sides. */
const sidesOf = (entity: Entity) => (asksAssignment(entity) ? sides : sides.filter(({ isAssigned }) => isAssigned))

/** A change that says what stands there already, so that it can be made again and again. */
async function sameAsNow(entity: Entity, name: string, id: string): Promise<Record<string, unknown> | undefined> {
  const field = entity.fields[name]
  if (!field || field.kind === 'computed' || field.readOnly || field.writeOnly) return undefined
  if (field.kind === 'belongsTo' || field.kind === 'manyToMany' || field.kind === 'file') return undefined
  const row = (await api.get(`query($id: ID!) { ${single(entity)}(id: $id) { ${name} } }`, { id }, maker)) as Record<
    string,
    unknown
  >
  return { [name]: row[name] ?? null }
}

describe.each(roleNames)('the %s', (role) => {
  test('changes each field of each record as its policy says', async () => {
    for (const entity of records.filter((e) => e.access.update !== 'nobody')) {
      const { type } = entity.api
      for (const { isAssigned, ids } of sidesOf(entity)) {
        const id = ids().get(entity.key) ?? ''
        for (const policy of updatePolicies(entity)) {
          for (const name of Object.keys(entity.fields).filter((field) => updatePolicy(entity, field) === policy)) {
            const input = await sameAsNow(entity, name, id)
            if (!input) continue
            const answer = await both(
              `update${type}`,
              `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
              { id, input },
              people[role],
            )
            expect([type, name, isAssigned, rightsOf(answer)]).toEqual([
              type,
              name,
              isAssigned,
              expected(policy, role, isAssigned),
            ])
            break
          }
        }
      }
    }
  })

  test('makes, deletes and moves each record as its policy says', async () => {
    for (const entity of records) {
      const { type } = entity.api
      for (const { isAssigned, ids, made } of sidesOf(entity)) {
        const id = ids().get(entity.key) ?? ''
        const input = made.get(entity.key)
        const calls: [policy: Policy, query: string, variables: Record<string, unknown>][] = []
        if (entity.access.create !== 'nobody' && input) {
          const fresh = entity.id === 'uuid' ? { ...input, id: uuid() } : input
          calls.push([
            entity.access.create,
            `mutation($input: Create${type}Input!) { row: create${type}(input: $input) { id } }`,
            { input: fresh },
          ])
        }
        if (entity.table.reorder && entity.access.update !== 'nobody')
          calls.push([
            updatePolicy(entity, entity.table.reorder),
            `mutation($id: ID!) { Update${type}SortTable(id: $id, index_from: "0", index_to: "0") { id } }`,
            { id },
          ])
        for (const [policy, query, variables] of calls) {
          // What somebody makes is that person's own; everything else is somebody else's here.
          const isOwn = policy === entity.access.create && 'input' in variables
          const answer = await both(/(\w+)\(i/.exec(query)?.[1] ?? '', query, variables, people[role])
          expect([query, isAssigned, rightsOf(answer)]).toEqual([
            query,
            isAssigned,
            expected(policy, role, isAssigned, isOwn),
          ])
        }
        const wanted = expected(entity.access.delete, role, isAssigned)
        if (entity.access.delete === 'nobody' || wanted === undefined) continue
        const answer = await both(
          `delete${type}`,
          `mutation($id: ID!) { delete${type}(id: $id) { id } }`,
          { id },
          people[role],
        )
        expect([type, 'delete', isAssigned, rightsOf(answer)]).toEqual([type, 'delete', isAssigned, wanted])
      }
    }
  })

  test('leads each record along its events as the table says', async () => {
    for (const entity of records.filter((e) => e.transitions)) {
      const { type } = entity.api
      for (const { isAssigned, ids } of sides) {
        for (const [event, step] of Object.entries(entity.transitions?.events ?? {})) {
          const wanted = expected(step.who, role, isAssigned)
          // Where the rights let it, the record may move on: that is asked of what they refuse.
          if (wanted === undefined) continue
          const answer = await both(
            `transition${type}`,
            `mutation($id: ID!, $event: String!) { transition${type}(id: $id, event: $event) { id } }`,
            { id: ids().get(entity.key), event },
            people[role],
          )
          expect([type, event, isAssigned, rightsOf(answer)]).toEqual([type, event, isAssigned, wanted])
        }
      }
    }
  })

  test('is told of each record whether it is assigned, as the page asks', async () => {
    for (const entity of records.filter((e) => asksAssignment(e))) {
      for (const { isAssigned, ids } of sidesOf(entity)) {
        const row = (await api.get(
          `query($id: ID!) { ${single(entity)}(id: $id) { toegewezen } }`,
          { id: ids().get(entity.key) },
          people[role],
        )) as { toegewezen: boolean } | null
        expect([entity.key, row?.toegewezen]).toEqual([entity.key, isAssigned])
      }
    }
  })
})
