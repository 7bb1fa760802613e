import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { tableOf } from '../db/names.ts'
import { inTransaction, type Work } from '../db/work.ts'
import { askAs, run } from '../graphql/run.ts'
import { schema } from '../graphql/schema.ts'
import { keepDossiers } from '../reports/keep-dossiers.ts'
import { testApi } from '../testing/api.ts'
import { isPartOf, setState, someValue } from '../testing/closed.ts'
import { surveyOf } from '../testing/one-of-each/making.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { pauseBefore, untilOneWaits } from '../testing/paused.ts'
import { makeSurvey } from '../testing/survey.ts'
import { blankPersonal } from './blanking.ts'
import { remove } from './remove.ts'
import { sort } from './sort.ts'
import { transition } from './transition.ts'
import { create, update } from './write.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let ids: ReadonlyMap<string, string>
const inputs = new Map<string, Record<string, unknown>>()
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, admin, inputs)
})
afterAll(() => api.close())

const owner = () => api.services.pools.owner
const idOf = (key: string) => ids.get(key) ?? ''
const inOne = <T>(task: (work: Work) => Promise<T>) => inTransaction(api.services.pools.serve, admin, task)

test('whoever holds a connection never waits for another: what is read belongs to the transaction', async () => {
  const logged: unknown[] = []
  const log = { error: (details: unknown) => void logged.push((details as { err?: unknown }).err) }
  const context = { services: api.services, session: admin, locale: 'nl' as const, token: undefined, address: 'test' }
  const inner = async () => JSON.parse((await run({ query: '{ me { id } }' }, context, log)).body)
  expect(await inOne(inner)).toMatchObject({ errors: [{ extensions: { code: 'internal' } }] })
  expect(logged).toEqual([new Error('A transaction asks for a second connection: read within it')])
  const title = 'Zoals de schrijfactie het ziet'
  await takenBack(async (work) => {
    const id = idOf('survey')
    await work.query(`update "onderzoek" set "nummer" = $2 where "id" = $1`, [id, title])
    const ask = askAs(api.services, admin, undefined, work)
    expect(await ask('query Own($id: ID!) { onderzoek(id: $id) { nummer } }', { id })).toEqual({
      onderzoek: { nummer: title },
    })
    const [left] = await work.query(`select current_setting('statement_timeout') as "ms"`)
    expect(left).toEqual({ ms: '30s' })
  })
  expect(await inner()).toMatchObject({ data: { me: {} } })
})

class TakenBack extends Error {}
/** Runs a write to its end and takes it back, so that the next finds everything as it was. */
const takenBack = (task: (work: Work) => Promise<unknown>) =>
  inOne(async (work) => {
    await task(work)
    throw new TakenBack()
  }).catch((error) => {
    if (!(error instanceof TakenBack)) throw error
  })

const survey = model.entity('survey')
const cancel = (work: Work, of = 'survey') =>
  transition(work, survey, idOf(of), 'cancel', { annuleer_reden: 'Uitgesteld' })
const exists = (mutation: string) => schema.getMutationType()?.getFields()[mutation] !== undefined

interface Way {
  readonly name: string
  readonly write: (work: Work) => Promise<unknown>
  /** The statement that writes, after the looking. */
  readonly statement: RegExp
}

/** The ways to write a record that is part of a survey. */
function waysOf(entity: Entity): Way[] {
  const { type } = entity.api
  const id = idOf(entity.key)
  const input = inputs.get(entity.key)
  const easy = ['text', 'textArea', 'richText', 'choice', 'date', 'boolean']
  const [changing] = Object.entries(entity.fields).filter(
    ([name, f]) => !f.readOnly && easy.includes(f.kind) && !f.unique && input?.[name] === undefined,
  )
  const inserting = new RegExp(`^insert into "${tableOf(entity)}"`)
  const updating = new RegExp(`^update "${tableOf(entity)}"`)
  const ways: (Way | false | undefined)[] = [
    input && { name: 'create', write: (work) => create(work, entity, input), statement: inserting },
    changing && {
      name: 'update',
      write: (work) => update(work, entity, id, { [changing[0]]: someValue(changing[1], ids) }),
      statement: updating,
    },
    exists(`delete${type}`) && { name: 'delete', write: (work) => remove(work, entity, id), statement: updating },
    entity.table.reorder !== undefined && {
      name: 'sort',
      write: (work) => sort(work, entity, id, '0', '1'),
      statement: updating,
    },
  ]
  return ways.filter((way) => !!way)
}

describe('closing a survey while somebody writes in it', () => {
  const parts = model.entities.filter((e) => isPartOf(e, survey) && !e.shared && e.access.update !== 'nobody')

  test.each(parts.map((e) => [e.key, e] as const))(
    'waits for the write of a %s, or refuses it',
    async (_key, entity) => {
      for (const { name, write, statement } of waysOf(entity)) {
        // The write has looked, and not yet written: the survey does not close in between.
        const pause = pauseBefore(statement)
        const writing = takenBack((work) => write(pause.within(work))).catch((error) => error)
        const stood = await Promise.race([pause.reached.then(() => true), writing.then(() => false)])
        if (stood) {
          const closing = takenBack((work) => cancel(work, surveyOf(entity)))
          await untilOneWaits(owner()).catch(() => {
            throw new Error(`${name}: the survey closed under the write`)
          })
          pause.go()
          await Promise.all([writing, closing])
        } else expect((await writing).code, name).toMatch(/^(invalid|inUse)$/)

        // The survey has been looked at, and not yet closed: the write finds it closed.
        const halt = pauseBefore(/^update "onderzoek"/)
        const closed = inOne((work) => cancel(halt.within(work), surveyOf(entity)))
        await halt.reached
        const late = takenBack(write).catch((error) => error)
        await untilOneWaits(owner())
        halt.go()
        await closed
        expect((await late)?.code, `${name} after closing`).toBe('readOnly')
        await setState(owner(), survey, idOf(surveyOf(entity)), 'actief')
      }
    },
  )
})

describe('erasing what is told of a person while a survey closes', () => {
  const close = (within = (work: Work) => work) =>
    inOne(async (work) => {
      await cancel(work)
      await keepDossiers(within(work), askAs(api.services, admin, undefined, work), idOf('survey'))
    })
  const erase = (type: string, id: string, within = (work: Work) => work) =>
    inTransaction(owner(), admin, (work) => blankPersonal(within(work), { type, id }))
  const kept = async () => {
    const { rows } = await owner().query(`select "records"::text from "slotstand_rapport" where "onderzoek_id" = $1`, [
      idOf('survey'),
    ])
    expect(rows.length).toBeGreaterThan(0)
    return rows.map(({ records }) => records).join()
  }
  beforeEach(async () => {
    await owner().query(`update "interview" set "naam" = 'Jansen uit de kelder' where "id" = $1`, [idOf('interview')])
    await owner().query(`update "klant" set "naam" = 'Kelderklant' where "id" = $1`, [idOf('client')])
  })
  afterEach(async () => {
    await owner().query('delete from "slotstand"')
    await owner().query('delete from "slotstand_rapport"')
    await setState(owner(), survey, idOf('survey'), 'actief')
  })

  test.each([
    ['Interview', 'interview', 'Jansen uit de kelder'],
    ['Klant', 'client', 'Kelderklant'],
  ] as const)('takes it of a %s out of the dossier that was being kept', async (type, key, name) => {
    const pause = pauseBefore(/^insert into "slotstand_rapport"/)
    const closing = close(pause.within)
    await pause.reached
    const erasing = erase(type, idOf(key))
    await untilOneWaits(owner())
    pause.go()
    await Promise.all([closing, erasing])
    expect((await kept()).includes(name)).toBe(false)
  })

  test('lets a survey be closed only after that, where it began first', async () => {
    const pause = pauseBefore(/^with "toen" as/)
    const erasing = erase('Klant', idOf('client'), pause.within)
    await pause.reached
    const closing = close()
    await untilOneWaits(owner())
    pause.go()
    await Promise.all([closing, erasing])
    expect((await kept()).includes('Kelderklant')).toBe(true)
  })
})

describe('moving spaces at once', () => {
  // Each with one below it: the moves then touch no row in common.
  async function twoBranches() {
    const { asset } = await makeSurvey(api)
    const space = (naam: string, parent?: string) =>
      api.create('space', {
        asset: { connect: { id: asset } },
        naam,
        ...(parent ? { parent_ruimte: { connect: { id: parent } } } : {}),
      })
    const [hall, attic] = [await space('Gang'), await space('Zolder')]
    return { hall, attic, closet: await space('Kast', hall), beam: await space('Nok', attic) }
  }
  const noCycle = [{ path: 'parent_ruimte', rule: 'noCycle' }]

  test('never makes a ring of them, where one has looked and not yet moved', async () => {
    const { hall, attic, closet, beam } = await twoBranches()
    const move = (child: string, parent: string, within = (work: Work) => work) =>
      inOne((work) =>
        update(within(work), model.entity('space'), child, { parent_ruimte: { connect: { id: parent } } }),
      )
    const pause = pauseBefore(/^update "sub_asset"/)
    const first = move(hall, beam, pause.within)
    await pause.reached
    const second = move(attic, closet).catch((error) => error)
    await untilOneWaits(owner())
    pause.go()
    await first
    expect((await second).issues).toMatchObject(noCycle)
  })

  test('lets one of two win, in many tries', async () => {
    const { hall, attic, closet, beam } = await twoBranches()
    const mutation = 'mutation($id: ID!, $input: UpdateRuimteInput!) { updateRuimte(id: $id, input: $input) { id } }'
    for (let round = 0; round < 8; round++) {
      const moved = await Promise.all(
        [[hall, beam] as const, [attic, closet] as const].map(([id, parent]) =>
          api.ask(mutation, { id, input: { parent_ruimte: { connect: { id: parent } } } }),
        ),
      )
      expect(moved.flatMap((answer) => answer.errors?.map((e) => e.extensions.issues) ?? [])).toMatchObject([noCycle])
      for (const id of [hall, attic]) await api.get(mutation, { id, input: { parent_ruimte: null } })
    }
  })
})

describe('writes that collide', () => {
  const rename = (work: Work, id: string, naam: string) => update(work, model.entity('building'), id, { naam })

  test('that lock each other out are made one after the other', async () => {
    const [a, b] = [(await makeSurvey(api)).asset, (await makeSurvey(api)).asset]
    let tries = 0
    const meet = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const crosswise = (side: 0 | 1, first: string, second: string) =>
      inOne(async (work) => {
        tries += 1
        await rename(work, first, `Kant ${side}`)
        meet[side]?.resolve()
        await meet[1 - side]?.promise
        await rename(work, second, `Kant ${side}`)
      })
    await Promise.all([crosswise(0, a, b), crosswise(1, b, a)])
    // On a busy machine whoever begins again may be quicker than who waits, and they collide once more.
    expect(tries).toBeGreaterThanOrEqual(3)
    const names = await Promise.all(
      [a, b].map((id) => api.get('query($id: ID!) { vastgoedAsset(id: $id) { naam } }', { id })),
    )
    expect(names[0]).toEqual(names[1])
  })

  test('say so in words when that keeps happening', async () => {
    let tries = 0
    const failing = inOne(async (work) => {
      tries += 1
      await work.query(`do $$ begin raise exception using errcode = '40001'; end $$`)
    })
    await expect(failing).rejects.toMatchObject({ code: 'busy' })
    expect(tries).toBe(6)
  })
})
