import { randomUUID } from 'node:crypto'
import { type EntityKey, model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { type Label, locales } from '@vezel/model/kit/label.ts'
import type { Transition } from '@vezel/model/kit/transitions.ts'
import { grantOf, roles } from '@vezel/model/rights.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Session } from '../access.ts'
import { hashToken } from '../auth/token.ts'
import { q, tableOf } from '../db/names.ts'
import { inTransaction } from '../db/work.ts'
import { behaviours } from '../entities/index.ts'
import { closePrinter } from '../jobs/print-task.ts'
import { type GraphqlAnswer, testApi } from '../testing/api.ts'
import { assign, makePerson } from '../testing/people.ts'
import { argueAll, asPrinted, printFolder, reportWork, taskIn } from '../testing/reports.ts'
import { makeReady } from '../testing/start-survey.ts'
import { makeSurvey } from '../testing/survey.ts'
import { factsOf } from './transition.ts'
import { lock } from './writing/lock.ts'

// A print takes some seconds where much else runs.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
beforeAll(async () => {
  api = await testApi({ dataDir: printFolder })
  manager = await api.as('mo@eerste.test')
})
afterAll(async () => {
  await closePrinter()
  await api.close()
})

const to = (id: unknown) => ({ connect: { id } })
const owner = (sql: string, values: unknown[]) => api.services.pools.owner.query(sql, values)

/** What the walk must know of an entity that its table does not say. */
interface Life {
  /** Makes a record in its first state; answers its id. */
  readonly make: () => Promise<string>
  /** What to send for the fields that events require. */
  readonly fields?: Readonly<Record<string, () => unknown>>
  /** Makes the guards of an event hold. */
  readonly before?: Readonly<Record<string, (id: string) => Promise<unknown>>>
  /** By guard: makes that one refuse where all hold. Answers who then tries the event, if it is not who does it else. */
  readonly refuses?: Readonly<Record<string, (id: string) => Promise<Session | undefined>>>
  /** Does an event that has a call of its own, as somebody; answers what that call answers. */
  readonly calls?: Readonly<Record<string, (id: string, as: Session) => Promise<GraphqlAnswer>>>
}
/** A manager to whom nothing was granted. */
async function unentitled(): Promise<Session> {
  const { organisationId } = manager
  const email = `${randomUUID()}@eerste.test`
  const person = await makePerson(api.services.pools.owner, organisationId, { email, role: roles.manager })
  await owner('delete from "user_capability" where "inventarisatie_user_id" = $1', [person.inspectionUserId])
  return { ...person, roleId: roles.manager, locale: 'nl', tokenHash: hashToken(email) }
}
const newReport = (survey: string) => api.create('report', { onderzoek: to(survey) })
const printed = (report: string) => asPrinted(api, report, manager)
const change = async (sql: string, id: string) => {
  await owner(sql, [id])
  return undefined
}
/** The survey of a record is planned, as if its work had not begun. */
const planAgain = (table: string, id: string) =>
  change(
    `update "onderzoek" o set "onderzoek_status_id" = s."id" from "onderzoek_status" s
     where s."code" = 'gepland' and s."variable_set_id" = o."variable_set_id" and o."id" = (select "onderzoek_id" from ${q(table)} where "id" = $1)`,
    id,
  )
/** Records something in a survey that must be looked at again; answers the finding. */
async function recordFinding(survey: string): Promise<string> {
  // Nothing is preset to a visit of which nobody said when it is.
  await owner(`update "inventarisatie" set "start" = coalesce("start", now()) where "onderzoek_id" = $1`, [survey])
  const at = 'query($id: ID!) { onderzoek(id: $id) { inventarisatie_asset { asset { id } } } }'
  const { inventarisatie_asset: folder } = (await api.get(at, { id: survey })) as {
    inventarisatie_asset: { asset: { id: string } }
  }
  const space = await api.create('space', { asset: to(folder.asset.id), naam: 'Zolder' })
  const source = await api.create('source', {
    onderzoek: to(survey),
    product: to(await api.item('producten', 'Leidingisolatie')),
    toepassing: to(await api.item('toepassingen', 'Leidingisolatie')),
  })
  return api.create('finding', {
    bron_locatie: to(await api.create('location', { bron: to(source), sub_asset: to(space) })),
    hoeveelheid: 1,
    bron_locatie_analysemethode: to(await api.item('bron_locatie_analysemethodes', 'Eigen monster geanalyseerd')),
    te_controleren: true,
  })
}
const leaveToCheck = (survey: string) => recordFinding(survey).then(() => undefined)
/** Takes a sample in a survey and sends it to a laboratory. */
async function sendSample(survey: string): Promise<void> {
  const laboratory = await api.create(
    'laboratory',
    { naam: 'Lab', land: 'NL', accreditatienummer: 'L-1', email: 'lab@lab.test' },
    await api.as('ada@eerste.test'),
  )
  const bron_locatie_inventarisatie = to(await recordFinding(survey))
  const monster = to(
    await api.create('sample', { onderzoek: to(survey), bron_locatie_inventarisatie, omschrijving: 'Plaat' }),
  )
  const analyse_methode = to(await api.item('analyse_methodes', 'Polarisatiemicroscopie (NEN 5896)'))
  await api.create('analysis', { monster, laboratorium: to(laboratory), analyse_methode, status: 'verstuurd' })
}
/** Tells the certification body of a visit. */
const notifyVisit = (id: string) =>
  api.get(
    'mutation($id: ID!, $input: UpdateInventarisatieInput) { transitionInventarisatie(id: $id, event: "notify", input: $input) { id } }',
    {
      id,
      input: {
        start: '2126-11-20 08:00:00',
        inspecteurs: { connect: [{ id: api.inspector.inspectionUserId }] },
        eind: '2126-11-20 17:00:00',
      },
    },
    manager,
  )
const lives: Readonly<Record<string, Life>> = {
  survey: {
    make: async () => {
      const type = await api.item('onderzoek_types', 'Asbestinventarisatie certificatieschema (NL)')
      const asset = await api.create('building', {
        straatnaam: 'Kade',
        huisnummer: 1,
        postcode: '9988 AB',
        plaats: 'Hier',
      })
      const at = 'query($id: ID!) { vastgoedAsset(id: $id) { inventarisatie_asset { id } } }'
      const { inventarisatie_asset: folder } = (await api.get(at, { id: asset })) as {
        inventarisatie_asset: { id: string }
      }
      return api.create('survey', { onderzoek_type: to(type), inventarisatie_asset: to(folder.id) })
    },
    fields: {
      startdatum: () => '2026-11-19',
      einddatum: () => '2026-11-20',
      annuleer_reden: () => 'Uitgesteld',
      heropen_reden: () => 'Een bron vergeten',
      actualisatie_verklaring: () => 'Bezocht, niets gewijzigd',
    },
    before: {
      start: (id) => makeReady(api, id, manager),
      complete: async (id) =>
        owner(`update "rapport" set "status" = 'vrijgegeven', "vrijgegeven_op" = now() where "id" = $1`, [
          await newReport(id),
        ]),
    },
    refuses: {
      async isCarriedOutByEntitled(id) {
        await assign(api.services.pools.owner, id, await unentitled())
        return change(
          `update "onderzoek" set "startdatum" = '2026-11-19', "einddatum" = '2026-11-20' where "id" = $1`,
          id,
        )
      },
      isPrepared: (id) => change(`update "onderzoek_klant" set "opdrachtdatum" = null where "onderzoek_id" = $1`, id),
      isToldToCertifier: (id) => change(`update "inventarisatie" set "spoed" = false where "onderzoek_id" = $1`, id),
      mayComplete: unentitled,
      maySurvey: unentitled,
      nothingHasChanged: (id) =>
        change(
          `insert into "geschiedenis" ("organisatie_id", "record_type", "record_id", "actie", "wijzigingen", "created_at")
           select a."organisatie_id", a."variant", a."id"::text, 'update', '{"naam": ["School", "Gymzaal"]}', now() + interval '1 second'
           from "asset" a join "inventarisatie_asset" i on i."asset_id" = a."id" join "onderzoek" o on o."inventarisatie_asset_id" = i."id" where o."id" = $1`,
          id,
        ),
      isStillReleased: (id) => change(`update "rapport" set "status" = 'vervallen' where "onderzoek_id" = $1`, id),
      samplesAreFinal: (id) => sendSample(id).then(() => undefined),
      async releaserIsAnother(id) {
        await owner('update "onderzoek" set "autorisator_id" = $2 where "id" = $1', [
          id,
          (await unentitled()).inspectionUserId,
        ])
        return undefined
      },
      hasReleasedReport: (id) => change(`update "rapport" set "status" = 'vervallen' where "onderzoek_id" = $1`, id),
      nothingToCheck: leaveToCheck,
      nothingFoundYet: leaveToCheck,
      async nothingAtLaboratory(id) {
        await makeReady(api, id, manager)
        await sendSample(id)
        return undefined
      },
      wasCancelledLately: (id) =>
        change(`update "slotstand" set "op" = now() - interval '91 days' where "onderzoek_id" = $1`, id),
      hasNoReleasedReport: async (id) =>
        change(`update "rapport" set "status" = 'vrijgegeven' where "id" = $1`, await newReport(id)),
    },
  },
  visit: {
    make: async () => (await makeSurvey(api)).visit,
    fields: {
      start: () => '2126-11-20 08:00:00',
      eind: () => '2126-11-20 17:00:00',
      inspecteurs: () => ({ connect: [{ id: api.inspector.inspectionUserId }] }),
      annuleer_reden: () => 'Geen toegang',
    },
    before: {
      notifyChange: (id) =>
        owner(`update "inventarisatie" set "gemeld_eind" = "gemeld_eind" - interval '1 hour' where "id" = $1`, [id]),
      // A survey under way keeps the visit that it rests on.
      withdraw: (id) => planAgain('inventarisatie', id),
      carryOut: async (id) => {
        await notifyVisit(id)
        await owner(
          `update "inventarisatie" set "start" = now() - interval '1 day', "gemeld_start" = now() - interval '1 day', "eind" = now(), "gemeld_eind" = now() where "id" = $1`,
          [id],
        )
      },
    },
    refuses: {
      isOfStartedSurvey: (id) => planAgain('inventarisatie', id),
      // Who goes alone, as was told, may not do what the survey is.
      async somebodyIsEntitled(id) {
        const { inspectionUserId } = await unentitled()
        for (const link of ['inventarisatie__inspecteurs', 'inventarisatie__gemeld_inspecteurs']) {
          await owner(`delete from ${q(link)} where "van_id" = $1`, [id])
          await owner(`insert into ${q(link)} ("organisatie_id", "van_id", "naar_id") values ($1, $2, $3)`, [
            manager.organisationId,
            id,
            inspectionUserId,
          ])
        }
        return change(
          `update "inventarisatie" set "start" = coalesce("gemeld_start", '2126-11-20 08:00'), "eind" = coalesce("gemeld_eind", '2126-11-20 17:00') where "id" = $1`,
          id,
        )
      },
      isNotifiedInTime: (id) =>
        change(`update "inventarisatie" set "start" = now(), "eind" = now() where "id" = $1`, id),
      isOtherThanNotified: (id) => change(`update "inventarisatie" set "gemeld_eind" = "eind" where "id" = $1`, id),
      isNotified: (id) => change(`update "inventarisatie" set "melding_status" = 'ingetrokken' where "id" = $1`, id),
      isNotifiedAsPlanned: (id) =>
        change(`update "inventarisatie" set "start" = "start" - interval '1 hour' where "id" = $1`, id),
      hasBegun: (id) =>
        change(
          `update "inventarisatie" set "start" = now() + interval '1 day', "gemeld_start" = now() + interval '1 day' where "id" = $1`,
          id,
        ),
    },
  },
  report: {
    make: async () => {
      const id = await newReport((await makeSurvey(api)).survey)
      await owner(`update "rapport" set "datum" = "datum" + 1 where "id" = $1`, [id])
      return id
    },
    before: {
      submit: (id) => owner(`update "rapport" set "datum" = "datum" - 1 where "id" = $1`, [id]),
      approve: printed,
      release: async (id) => {
        await argueAll(api, id, api.inspector)
        await printed(id)
        await api.get('mutation($id: ID!) { transitionRapport(id: $id, event: "approve") { id } }', { id }, manager)
      },
    },
    refuses: {
      isOfStartedSurvey: (id) => planAgain('rapport', id),
      // Who may release it is the only one who went.
      async isReleasedByAnother(id) {
        const ofSurvey = `"onderzoek_id" = (select "onderzoek_id" from "rapport" where "id" = $1)`
        for (const [link, table] of [
          ['inventarisatie__inspecteurs', 'inventarisatie'],
          ['onderzoek_uitvoering__inspecteurs', 'onderzoek_uitvoering'],
        ] as const)
          await owner(`delete from ${q(link)} where "van_id" in (select "id" from ${q(table)} where ${ofSurvey})`, [id])
        const { rows } = await owner('select "onderzoek_id"::text from "rapport" where "id" = $1', [id])
        await assign(api.services.pools.owner, rows[0].onderzoek_id, manager)
        return undefined
      },
      isDatedAfterWork: (id) => change(`update "rapport" set "datum" = "datum" + 1 where "id" = $1`, id),
      isPrinted: (id) => change(`update "rapport" set "file_id" = null where "id" = $1`, id),
      isReviewed: (id) => change(`update "rapport" set "gecontroleerd_door_id" = null where "id" = $1`, id),
      // Who may release it once began it.
      async isNotOwnWork(id) {
        await owner(
          `insert into "geschiedenis" ("organisatie_id", "actie", "record_type", "record_id", "user_id") values ($1, 'create', 'Rapport', $2, $3)`,
          [manager.organisationId, id, manager.userId],
        )
        return undefined
      },
      // Who may approve it was once to visit, and no more.
      async isNotOwnDossier(id) {
        const { rows } = await owner(
          `select v."id"::text from "inventarisatie" v join "rapport" r on r."onderzoek_id" = v."onderzoek_id" where r."id" = $1`,
          [id],
        )
        for (const of of [{ connect: [{ id: manager.inspectionUserId }] }, { set: [] }])
          await api.get(
            'mutation($id: ID!, $input: UpdateInventarisatieInput!) { updateInventarisatie(id: $id, input: $input) { id } }',
            { id: rows[0].id, input: { inspecteurs: of } },
            manager,
          )
        return undefined
      },
      isNotApprovedYet: (id) =>
        owner(`update "rapport" set "gecontroleerd_door_id" = $2 where "id" = $1`, [id, manager.inspectionUserId]).then(
          () => manager,
        ),
      mayReview: unentitled,
      mayRelease: unentitled,
      async nothingToCheck(id) {
        const { rows } = await owner(`select "onderzoek_id" from "rapport" where "id" = $1`, [id])
        return leaveToCheck(rows[0].onderzoek_id)
      },
    },
    calls: {
      async release(id, as) {
        const { call, run } = reportWork(api)
        const answer = await call('releaseRapport', id, as)
        if (!answer.errors) {
          const task = await run('releaseRapport', taskIn(answer), as)
          expect(task).toEqual({ status: 'klaar', fout: null, uitleg: null })
        }
        return answer
      },
    },
  },
}

const empty = (entity: Entity, name: string) => (entity.fields[name]?.kind === 'manyToMany' ? { set: [] } : null)

/** A free text that no event asks for and that is always shown: what an event can take along. Some have none. */
function remarkOf({ fields, hide, transitions }: Entity): string | undefined {
  const asked = Object.values(transitions?.events ?? {}).flatMap((step) => step.requires ?? [])
  const isFree = (name: string) => !fields[name]?.readOnly && !hide[name] && !asked.includes(name)
  const isPlain = (name: string) => fields[name]?.rules.length === 0 && fields[name]?.unique === undefined
  const of = (kind: string) => Object.keys(fields).find((name) => fields[name]?.kind === kind && isFree(name))
  return (
    of('textArea') ?? Object.keys(fields).find((name) => fields[name]?.kind === 'text' && isFree(name) && isPlain(name))
  )
}

/** What the inspector may, who made the survey and so is assigned to it. */
const grantOfInspector = (step: Transition | undefined) => grantOf(step?.who ?? 'nobody', roles.inspector)

/** A life, or a course beside it, as a table by itself. */
type Course = NonNullable<Entity['transitions']>

/** The life of an entity and the courses beside it, each with its own events. */
function coursesOf({ transitions: table }: Entity): readonly Course[] {
  if (!table) return []
  const eventsOf = (name: string | undefined) =>
    Object.fromEntries(Object.entries(table.events).filter(([, { of }]) => of === name))
  const beside = Object.entries(table.besides ?? {}).map(([field, { initial = '', states = {} } = {}]) => ({
    ...table,
    field,
    initial,
    states,
    events: eventsOf(field),
  }))
  return [{ ...table, events: eventsOf(undefined) }, ...beside]
}

/** One entity with one of its tables, and how its records are led along it through the API. */
function walk(entity: Entity, life: Life, table: Course) {
  const { type } = entity.api
  const single = type.charAt(0).toLowerCase() + type.slice(1)
  const field = entity.fields[table.field]
  const stateOf = async (id: string) => {
    const selection = field?.kind === 'belongsTo' ? `${table.field} { code }` : table.field
    const row = (await api.get(`query($id: ID!) { ${single}(id: $id) { ${selection} } }`, { id })) as Record<
      string,
      unknown
    >
    const value = row[table.field]
    return typeof value === 'object' ? (value as { code: string }).code : value
  }
  const fieldOf = async (id: string, name: string) =>
    ((await api.get(`query($id: ID!) { ${single}(id: $id) { ${name} } }`, { id })) as Record<string, unknown>)[name]
  const asOf = (event: string) =>
    ['yes', 'assigned'].includes(grantOfInspector(table.events[event])) ? api.inspector : manager
  const send = (id: string, event: string, input: Record<string, unknown> | undefined, as: Session, version?: number) =>
    api.ask(
      `mutation($id: ID!, $event: String!, $input: Update${type}Input, $version: Int) { transition${type}(id: $id, event: $event, input: $input, record_version: $version) { id } }`,
      { id, event, input: input && Object.keys(input).length > 0 ? input : undefined, version },
      as,
    )
  /** A colleague saves the record meanwhile; of a closed one the product itself, as it does when it prints. */
  const changeMeanwhile = async (id: string, state: string, input: Record<string, unknown>) => {
    const remark = remarkOf(entity)
    const change = { ...input, ...(remark ? { [remark]: 'Ondertussen' } : {}) }
    if (table.states[state]?.readOnly || Object.keys(change).length === 0)
      await owner(`update ${q(tableOf(entity))} set "record_version" = "record_version" + 1 where "id" = $1`, [id])
    else
      await api.get(
        `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
        { id, input: change },
        manager,
      )
  }
  const inputFor = (step: Transition, without?: string) =>
    Object.fromEntries(
      (step.requires ?? []).map((name) => [name, name === without ? empty(entity, name) : life.fields?.[name]?.()]),
    )
  const follow = async (id: string, path: readonly string[], along: Record<string, unknown> = {}) => {
    for (const event of path) {
      const step = table.events[event]
      if (!step) throw new Error(event)
      await life.before?.[event]?.(id)
      const answer = await (life.calls?.[event]?.(id, asOf(event)) ??
        send(id, event, { ...inputFor(step), ...along }, asOf(event)))
      expect([event, answer.errors?.map((e) => [e.message, e.extensions.issues])]).toEqual([event, undefined])
    }
    return id
  }
  return {
    table,
    stateOf,
    fieldOf,
    send,
    changeMeanwhile,
    asOf,
    inputFor,
    follow,
    at: async (path: readonly string[]) => follow(await life.make(), path),
  }
}

/** The shortest way of events to every state that can be reached. */
function pathsOf({ initial, events }: Course): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>([[initial, []]])
  for (const [state, path] of paths) {
    for (const [event, step] of Object.entries(events))
      if (step.from.includes(state) && !paths.has(step.to)) paths.set(step.to, [...path, event])
  }
  return paths
}

const walked = model.entities.filter((entity) => entity.transitions)

test('every entity that has a life is walked', () => {
  expect(
    walked.flatMap(({ key }) => (key in lives ? [] : [key])),
    'has transitions, and no line in "lives" of this test: how to make one, what its events require, what makes its guards hold and refuse',
  ).toEqual([])
  expect(Object.keys(lives).filter((key) => !walked.some((entity) => entity.key === key))).toEqual([])
})

const courses = walked.flatMap((entity) => coursesOf(entity).map((table) => [entity.key, table.field, table] as const))

describe.each(courses)('the life of %s in %s', (key, _field, table) => {
  const entity = model.named(key as EntityKey)
  const life = lives[key] as Life
  const paths = pathsOf(table)

  test('reaches every state', () => {
    expect([...paths.keys()].sort()).toEqual(Object.keys(table.states).sort())
  })

  test.each([...paths])('from %s, goes where its table says and nowhere else', async (state, path) => {
    const { at, send, stateOf, fieldOf, inputFor, follow, asOf } = walk(entity, life, table)
    const resting = await at(path)
    const allowed = Object.keys(table.events).filter((event) => table.events[event]?.from.includes(state))
    expect(await stateOf(resting)).toBe(state)
    for (const [event, step] of Object.entries(table.events)) {
      if (!step.from.includes(state)) {
        const refused = await send(resting, event, undefined, manager)
        expect([event, refused.errors?.[0]?.extensions.code]).toEqual([event, 'transitionRefused'])
        continue
      }
      const grant = grantOfInspector(step)
      if (grant === 'no' || grant === 'others') {
        const refused = await (life.calls?.[event]?.(resting, api.inspector) ??
          send(resting, event, undefined, api.inspector))
        expect([event, refused.errors?.[0]?.extensions.code]).toEqual([event, grant === 'no' ? 'forbidden' : 'ownWork'])
      }
      if (step.call) {
        const refused = await send(resting, event, undefined, manager)
        expect([event, refused.errors?.[0]?.extensions.args]).toEqual([
          event,
          {
            reason: {
              nl: `gebruik hiervoor ${step.call}`,
              en: `use ${step.call} for this`,
              fr: `utilisez ${step.call} pour cela`,
            },
          },
        ])
      }
      for (const name of step.requires ?? []) {
        const refused = await send(resting, event, inputFor(step, name), asOf(event))
        expect([event, refused.errors?.[0]?.extensions.issues.map((i) => [i.path, i.rule])]).toEqual([
          event,
          [[name, 'isRequired']],
        ])
      }
    }
    expect(await stateOf(resting)).toBe(state)
    for (const [index, event] of allowed.entries()) {
      const step = table.events[event] as Transition
      const id = index === 0 ? resting : await at(path)
      const along = remarkOf(entity)
      const remark = along ? { [along]: `Bij ${event}` } : {}
      const isClosed = (of: string) => table.states[of]?.readOnly === true
      // What opens a record, or still finds it open, takes any field along; a closed one stays as it is.
      const takesRemark = !step.call && !(isClosed(state) && isClosed(step.to))
      if (along && !step.call && !takesRemark) {
        const refused = await send(id, event, { ...inputFor(step), ...remark }, asOf(event))
        expect([event, refused.errors?.[0]?.extensions.code]).toEqual([event, 'readOnly'])
      }
      await follow(id, [event], takesRemark ? remark : {})
      expect([event, await stateOf(id)]).toEqual([event, step.to])
      if (along && takesRemark) expect(await fieldOf(id, along)).toBe(remark[along])
    }
  })

  test.each([...paths])('from %s, is led on only by who has read it as it stands', async (state, path) => {
    const { at, send, stateOf, fieldOf, changeMeanwhile, inputFor, asOf } = walk(entity, life, table)
    for (const [event, step] of Object.entries(table.events)) {
      if (!step.from.includes(state) || step.call) continue
      const id = await at(path)
      const seen = Number(await fieldOf(id, 'record_version'))
      const input = inputFor(step)
      await changeMeanwhile(id, state, input)
      // With nothing, with what stands there by now, and with the version beside it instead of in the call.
      const tries = [
        await send(id, event, undefined, asOf(event), seen),
        await send(id, event, input, asOf(event), seen),
        await send(id, event, { ...input, record_version: seen }, asOf(event)),
      ]
      expect([event, tries.map((answer) => answer.errors?.[0]?.extensions.code)]).toEqual([
        event,
        ['conflict', 'conflict', 'conflict'],
      ])
      expect(await stateOf(id)).toBe(state)
    }
  })

  const guards = new Set(Object.values(table.events).flatMap((step) => step.guards ?? []))
  test.each([...guards])('%s refuses', async (guard) => {
    const prepare = life.refuses?.[guard]
    if (!prepare)
      throw new Error(
        `Nobody knows how ${guard} of ${key} comes to refuse: add it to "refuses" in lives.${key}, as a function that takes a record where all guards hold and makes this one refuse.`,
      )
    const [event = '', step] = Object.entries(table.events).find(([, { guards }]) => guards?.includes(guard)) ?? []
    const { at, send, inputFor, asOf } = walk(entity, life, table)
    const id = await at(paths.get(step?.from[0] ?? '') ?? [])
    await life.before?.[event]?.(id)
    const as = (await prepare(id)) ?? asOf(event)
    const stands = await inTransaction(api.services.pools.serve, as, (work) => lock(work, entity, id))
    // What stands there is not sent anew: it may be why the guard refuses.
    const lacking = Object.fromEntries(
      Object.entries(step ? inputFor(step) : {}).filter(([name]) => isEmpty(stands[name])),
    )
    const answer = await (life.calls?.[event]?.(id, as) ?? send(id, event, lacking, as))
    const own = await inTransaction(api.services.pools.serve, as, async (work) => {
      const record = await lock(work, entity, id)
      const rule = table.rules?.[guard]
      if (rule) return rule(await factsOf(work, entity, record), { id: as.inspectionUserId, now: dutchTime() })
      return behaviours[key]?.guards?.[guard]?.(record, work)
    })
    const [error] = answer.errors ?? []
    const { reason, records } = error?.extensions.args ?? {}
    expect(own).toBeDefined()
    if (own && 'length' in own) {
      const issues = error?.extensions.issues.map(({ path, rule }) => ({ path, rule }))
      expect(issues).toEqual(own.map(({ path, rule }) => ({ path, rule })))
      return
    }
    // By this guard, also where others refuse as well: its words, with the records in its way.
    const said = own && 'reason' in own ? own : { reason: own, records: [] }
    for (const locale of locales) expect((reason as Label | undefined)?.[locale]).toContain(said.reason?.[locale])
    expect(records ?? []).toEqual(expect.arrayContaining([...said.records]))
  })
})
