import { dutchTime } from '@vezel/model/dutch-time.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { startSurvey } from '../testing/start-survey.ts'
import { makeSurvey } from '../testing/survey.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
})
afterAll(() => api.close())

const to = (id: string) => ({ connect: { id } })
/** A moment some days from now, as it goes over the wire. */
const at = (days: number) => dutchTime(new Date(Date.now() + days * 86_400_000))
const change = async (type: string, id: string, input: Record<string, unknown>) => {
  const { errors } = await api.ask(
    `mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
    { id, input },
    manager,
  )
  return errors?.[0]?.extensions.issues.map(({ path, rule }) => [path, rule]) ?? 'ok'
}

describe('a sample', () => {
  async function taken(days: number) {
    const { survey, space } = await makeSurvey(api)
    const kind = await api.item('monster_soorten', 'Kleefmonster')
    const input = { onderzoek: to(survey), sub_asset: to(space), monster_soort: to(kind), omschrijving: 'Grijs' }
    const laboratory = await api.create(
      'laboratory',
      { naam: `Lab ${survey}`, land: 'NL', accreditatienummer: 'L-1', email: 'a@lab.test' },
      manager,
    )
    const sample = await api.create('sample', { ...input, genomen_op: at(days) })
    return { sample, analysis: await api.create('analysis', { monster: to(sample), laboratorium: to(laboratory) }) }
  }

  test('has been taken, and an analysis has been made', async () => {
    const { sample, analysis } = await taken(-3)
    expect(await change('Monster', sample, { genomen_op: at(1) })).toEqual([['genomen_op', 'isNotFuture']])
    expect(await change('Analyse', analysis, { geanalyseerd_op: at(1) })).toEqual([['geanalyseerd_op', 'isNotFuture']])
  })

  test('is not analysed before the day it was taken, whichever of the two days moves', async () => {
    const { sample, analysis } = await taken(-3)
    expect(await change('Analyse', analysis, { geanalyseerd_op: at(-4) })).toEqual([
      ['geanalyseerd_op', 'isAfterSampling'],
    ])
    expect(await change('Analyse', analysis, { geanalyseerd_op: `${at(-3).slice(0, 10)} 00:00:00` })).toBe('ok')
    expect(await change('Analyse', analysis, { geanalyseerd_op: at(-2) })).toBe('ok')
    expect(await change('Monster', sample, { genomen_op: at(-1) })).toEqual([['genomen_op', 'isBeforeAnalysis']])
    expect(await change('Monster', sample, { genomen_op: at(-2) })).toBe('ok')
  })
})

describe('a visit', () => {
  const lead = async (id: string, event: string, input?: Record<string, unknown>) => {
    const { errors } = await api.ask(
      `mutation($id: ID!, $input: UpdateInventarisatieInput) { transitionInventarisatie(id: $id, event: "${event}", input: $input) { id } }`,
      { id, input },
      manager,
    )
    return errors ? (errors[0]?.extensions.args.reason as { nl: string } | undefined)?.nl.split(':')[0] : 'ok'
  }
  const told = (id: string) =>
    api.get('query($id: ID!) { inventarisatie(id: $id) { status melding_status } }', { id }, manager)
  const planned = async (days: number) => {
    const { visit } = await makeSurvey(api)
    const inspecteurs = { connect: [{ id: api.inspector.inspectionUserId }] }
    await change('Inventarisatie', visit, { start: at(days), eind: at(days), inspecteurs })
    return visit
  }
  /** Of a survey that has not started: one under way keeps the visit that it rests on. */
  const waiting = async () => {
    const visit = await planned(7)
    await api.services.pools.owner.query(
      `update "onderzoek" o set "onderzoek_status_id" = s."id" from "onderzoek_status" s, "inventarisatie" v
       where s."code" = 'gepland' and s."variable_set_id" = o."variable_set_id" and o."id" = v."onderzoek_id" and v."id" = $1`,
      [visit],
    )
    return visit
  }

  /** The same, with its survey. */
  const ofPlanned = async (): Promise<[visit: string, survey: string]> => {
    const visit = await waiting()
    const { rows } = await api.services.pools.owner.query(
      'select "onderzoek_id"::text as "survey" from "inventarisatie" where "id" = $1',
      [visit],
    )
    return [visit, rows[0].survey]
  }

  const inAnHour = at(1 / 24)
  /** As if the days that it was told for have gone by. */
  const passes = (visit: string) =>
    api.services.pools.owner.query(
      `update "inventarisatie" set "start" = $2::timestamp at time zone 'Europe/Amsterdam', "eind" = $3::timestamp at time zone 'Europe/Amsterdam',
         "gemeld_start" = $2::timestamp at time zone 'Europe/Amsterdam', "gemeld_eind" = $3::timestamp at time zone 'Europe/Amsterdam' where "id" = $1`,
      [visit, at(-1.5), at(-1)],
    )
  /** One that was notified, and lies behind us. */
  const done = async () => {
    const visit = await planned(7)
    await lead(visit, 'notify')
    await change('Inventarisatie', visit, { start: inAnHour, eind: inAnHour, ...urgent })
    await lead(visit, 'notifyChange')
    await passes(visit)
    expect(await lead(visit, 'carryOut')).toBe('ok')
    return visit
  }
  const urgent = { spoed: true, reden_spoed: 'Breuk in een leiding' }

  const tooLate = 'een bezoek wordt minstens een hele werkdag vooraf gemeld, tenzij het een calamiteit of spoed is'
  test('is notified a working day ahead, unless the work cannot wait', async () => {
    expect(await lead(await planned(0), 'notify')).toBe(tooLate)
    expect(await lead(await planned(-1), 'notify')).toBe(tooLate)
    expect(await lead(await planned(7), 'notify')).toBe('ok')
    const today = await planned(1 / 24)
    await change('Inventarisatie', today, urgent)
    expect(await lead(today, 'notify')).toBe('ok')
    // It is told before it begins all the same.
    const begun = await planned(-1)
    await change('Inventarisatie', begun, urgent)
    expect(await lead(begun, 'notify')).toBe('ook een calamiteit of spoed wordt gemeld voordat het bezoek begint')
  })

  test('is notified again after a change, by the rule of the notification, and anew after it was withdrawn', async () => {
    const visit = await waiting()
    expect(await lead(visit, 'notifyChange')).toBe('melding wijzigen kan niet vanuit de huidige status')
    expect(await lead(visit, 'notify')).toBe('ok')
    expect(await lead(visit, 'notifyChange')).toBe('er is niets gewijzigd sinds de melding')
    expect(await change('Inventarisatie', visit, { start: inAnHour, eind: at(1) })).toBe('ok')
    expect(await lead(visit, 'notifyChange')).toBe(tooLate)
    expect(await change('Inventarisatie', visit, urgent)).toBe('ok')
    expect(await lead(visit, 'notifyChange')).toBe('ok')
    // What the start has nothing to do with may be told on the day itself.
    expect(await change('Inventarisatie', visit, { eind: at(2) })).toBe('ok')
    expect(await lead(visit, 'notifyChange')).toBe('ok')
    expect(await lead(visit, 'withdraw')).toBe('ok')
    expect(await change('Inventarisatie', visit, { start: at(7), eind: at(7), spoed: false })).toBe('ok')
    expect(await lead(visit, 'notify')).toBe('ok')
    expect(await told(visit)).toMatchObject({ status: 'concept', melding_status: 'gemeld' })
  })

  test('says when it was notified, and apart from that when its last change was', async () => {
    const visit = await waiting()
    const moments = () =>
      api.get('query($id: ID!) { inventarisatie(id: $id) { gemeld_op wijziging_gemeld_op } }', { id: visit }, manager)
    await lead(visit, 'notify')
    await api.services.pools.owner.query(
      `update "inventarisatie" set "gemeld_op" = "gemeld_op" - interval '1 day' where "id" = $1`,
      [visit],
    )
    const { gemeld_op: first } = (await moments()) as { gemeld_op: string }
    await change('Inventarisatie', visit, { start: at(8), eind: at(8) })
    await lead(visit, 'notifyChange')
    expect(await moments()).toEqual({ gemeld_op: first, wijziging_gemeld_op: expect.any(String) })
    await lead(visit, 'withdraw')
    await lead(visit, 'notify')
    expect(await moments()).toEqual({ gemeld_op: expect.not.stringContaining(first), wijziging_gemeld_op: null })
  })

  test('that is cancelled is withdrawn from whoever was told of it, and history says so', async () => {
    const [untold, notified] = [await waiting(), await waiting()]
    await lead(notified, 'notify')
    for (const visit of [untold, notified])
      expect(await lead(visit, 'cancel', { annuleer_reden: 'Geen toegang' })).toBe('ok')
    expect(await told(untold)).toEqual({ status: 'geannuleerd', melding_status: 'concept' })
    expect(await told(notified)).toEqual({ status: 'geannuleerd', melding_status: 'ingetrokken' })
    const { rows } = await api.services.pools.owner.query(
      `select "wijzigingen"->'melding_status' as "change" from "geschiedenis" where "record_id" = $1 and "actie" = 'transition:withdraw'`,
      [notified],
    )
    expect(rows).toEqual([{ change: ['gemeld', 'ingetrokken'] }])
    // What takes no place is not announced either.
    expect(await lead(notified, 'notify')).not.toBe('ok')
  })

  test('that is deleted with its survey is withdrawn, and comes back as such; by itself it is kept', async () => {
    const { survey, visit } = await makeSurvey(api)
    const inspecteurs = { connect: [{ id: api.inspector.inspectionUserId }] }
    await change('Inventarisatie', visit, { start: at(7), eind: at(7), inspecteurs })
    await lead(visit, 'notify')
    const admin = await api.as('ada@eerste.test')
    const kept = await api.ask('mutation($id: ID!) { deleteInventarisatie(id: $id) { id } }', { id: visit }, admin)
    expect(kept.errors?.[0]?.extensions.code).toBe('transitionRefused')
    // What never began is deleted without being cancelled first.
    await api.services.pools.owner.query(
      `update "onderzoek" o set "onderzoek_status_id" = s."id" from "onderzoek_status" s
       where s."code" = 'gepland' and s."variable_set_id" = o."variable_set_id" and o."id" = $1`,
      [survey],
    )
    await api.get('mutation($id: ID!) { deleteOnderzoek(id: $id) { id } }', { id: survey }, admin)
    const { rows } = await api.services.pools.owner.query(
      `select "record_type", "actie" from "geschiedenis" where "record_id" = any($1) order by "id" desc limit 2`,
      [[survey, visit]],
    )
    expect(rows).toEqual([
      { record_type: 'Onderzoek', actie: 'delete' },
      { record_type: 'Inventarisatie', actie: 'transition:withdraw' },
    ])
    await api.get('mutation($id: ID!) { restoreOnderzoek(id: $id) { id } }', { id: survey }, admin)
    expect(await told(visit)).toEqual({ status: 'concept', melding_status: 'ingetrokken' })
  })

  const leadSurvey = (id: string, event: string, input?: Record<string, unknown>) =>
    api.ask(
      `mutation($id: ID!, $input: UpdateOnderzoekInput) { transitionOnderzoek(id: $id, event: "${event}", input: $input) { id } }`,
      { id, input },
      manager,
    )
  const reasonOf = async (answer: ReturnType<typeof leadSurvey>) => {
    const { errors } = await answer
    return errors ? (errors[0]?.extensions.args.reason as { nl: string } | undefined)?.nl : 'ok'
  }
  const plan = (id: string) =>
    api.get(
      'query($id: ID!) { inventarisatie(id: $id) { status melding_status start eind annuleer_reden } }',
      { id },
      manager,
    )

  test('of a survey that is cancelled is cancelled and withdrawn, unless it took place', async () => {
    const { survey, visit, space } = await makeSurvey(api)
    const inspecteurs = { connect: [{ id: api.inspector.inspectionUserId }] }
    const done = await api.create('visit', { onderzoek: to(survey) }, manager)
    for (const one of [visit, done]) {
      await change('Inventarisatie', one, { start: at(7), eind: at(7), inspecteurs })
      await lead(one, 'notify')
    }
    await change('Inventarisatie', done, { start: inAnHour, eind: inAnHour, ...urgent })
    await lead(done, 'notifyChange')
    await passes(done)
    await lead(done, 'carryOut')
    const seen = await api.create('visit', { onderzoek: to(survey), start: at(-1) }, manager)
    await api.create(
      'observation',
      {
        onderzoek: to(survey),
        inventarisatie: to(seen),
        waarneming_type: to(await api.item('waarneming_types', 'Niet-verdacht materiaal')),
        sub_asset: to(space),
        omschrijving: 'Kelder stond onder water',
      },
      manager,
    )
    expect(await reasonOf(leadSurvey(survey, 'cancel', { annuleer_reden: 'Verkocht' }))).toBe('ok')
    expect(await plan(visit)).toMatchObject({
      status: 'geannuleerd',
      melding_status: 'ingetrokken',
      annuleer_reden: 'Verkocht',
    })
    expect(await plan(seen)).toMatchObject({ status: 'concept', annuleer_reden: null })
    expect(await told(done)).toEqual({ status: 'uitgevoerd', melding_status: 'gewijzigd' })
  })

  test('that was cancelled with its survey comes back with it, without a time that has gone by; another stays cancelled', async () => {
    const [visit, survey] = await ofPlanned()
    const [gone, early] = [
      await api.create('visit', { onderzoek: to(survey), start: at(5) }, manager),
      await api.create('visit', { onderzoek: to(survey), start: at(-1), eind: at(-1) }, manager),
    ]
    const times = await plan(visit)
    await lead(visit, 'notify')
    await lead(gone, 'cancel', { annuleer_reden: 'Niet nodig' })
    await leadSurvey(survey, 'cancel', { annuleer_reden: 'Verkocht' })
    expect(await reasonOf(leadSurvey(survey, 'restore'))).toBe('ok')
    expect(await plan(visit)).toEqual({ ...(times as object), melding_status: 'ingetrokken' })
    expect(await plan(early)).toMatchObject({ status: 'concept', start: null, eind: null })
    expect(await plan(gone)).toMatchObject({ status: 'geannuleerd', annuleer_reden: 'Niet nodig' })
    // Told anew it is waited for again.
    expect(await lead(visit, 'notify')).toBe('ok')
  })

  test('of a survey that is postponed has no time until it is planned anew, which its notification waits for', async () => {
    const [visit, survey] = await ofPlanned()
    expect(await lead(visit, 'notify')).toBe('ok')
    await startSurvey(api, survey, manager)
    const inspecteurs = { connect: [{ id: api.inspector.inspectionUserId }] }
    const times = { start: at(7), eind: at(7) }
    const [moved, untold] = [
      await api.create('visit', { onderzoek: to(survey), ...times, inspecteurs }, manager),
      await api.create('visit', { onderzoek: to(survey), ...times }, manager),
    ]
    expect(await lead(moved, 'notify')).toBe('ok')
    const { start, eind } = (await plan(visit)) as { start: string; eind: string }
    await change('Inventarisatie', moved, { start: at(20), eind: at(20) })
    expect(await reasonOf(leadSurvey(survey, 'postpone'))).toBe('ok')
    expect(await plan(visit)).toMatchObject({ melding_status: 'gemeld', start: null, eind: null })
    for (const one of [moved, untold]) expect(await plan(one)).toMatchObject({ start: expect.any(String) })
    // A notification for a time at which nobody comes is none to start by.
    await lead(moved, 'withdraw')
    expect(await reasonOf(leadSurvey(survey, 'start'))).toContain('heeft nog geen nieuwe tijd')
    expect(await lead(visit, 'notifyChange')).not.toBe('ok')
    expect(await change('Inventarisatie', visit, { opmerking: 'Sleutel bij de buren' })).toEqual([
      ['start', 'isRequired'],
      ['eind', 'isRequired'],
    ])
    expect(await change('Inventarisatie', visit, { start: at(30), eind: at(30) })).toBe('ok')
    expect(await lead(visit, 'notifyChange')).toBe('ok')
    expect(await reasonOf(leadSurvey(survey, 'start'))).toBe('ok')
    const { rows } = await api.services.pools.owner.query(
      `select "wijzigingen" as "changes" from "geschiedenis" where "record_id" = $1 and "actie" = 'update' and "wijzigingen"->'start'->>1 is null and "wijzigingen" ? 'start'`,
      [visit],
    )
    expect(rows).toEqual([{ changes: { start: [start, null], eind: [eind, null] } }])
  })

  test('and with one of which something was seen it is not postponed', async () => {
    const { survey, visit, space } = await makeSurvey(api)
    const observation = await api.create(
      'observation',
      {
        onderzoek: to(survey),
        inventarisatie: to(visit),
        waarneming_type: to(await api.item('waarneming_types', 'Niet-verdacht materiaal')),
        sub_asset: to(space),
        omschrijving: 'Kelder stond onder water',
      },
      manager,
    )
    expect(await reasonOf(leadSurvey(survey, 'postpone'))).toContain('er is al iets vastgelegd')
    await api.get('mutation($id: ID!) { deleteWaarneming(id: $id) { id } }', { id: observation }, manager)
    expect(await reasonOf(leadSurvey(survey, 'postpone'))).toBe('ok')
  })

  test('that moves after it was notified is carried out once the change was told, and history keeps what was told', async () => {
    const visit = await planned(7)
    await lead(visit, 'notify')
    const [before, moved] = [at(1 / 24), at(2 / 24)]
    await change('Inventarisatie', visit, {
      start: before,
      eind: moved,
      inspecteurs: { connect: [{ id: manager.inspectionUserId }] },
      ...urgent,
    })
    expect(await lead(visit, 'carryOut')).toBe(
      'de melding zegt iets anders over start, einde, spoedeisend en inspecteurs',
    )
    expect(await lead(visit, 'notifyChange')).toBe('ok')
    const kept = await api.get(
      'query($id: ID!) { inventarisatie(id: $id) { gemeld_start gemeld_eind gemeld_calamiteit gemeld_spoed gemeld_op gemeld_inspecteurs { id } inspecteurs { id } } }',
      { id: visit },
      manager,
    )
    expect(kept).toMatchObject({
      gemeld_start: before,
      gemeld_eind: moved,
      gemeld_calamiteit: false,
      gemeld_spoed: true,
    })
    const ids = (name: string) => (kept as Record<string, { id: string }[]>)[name]?.map((person) => person.id).sort()
    expect(ids('gemeld_inspecteurs')).toEqual(ids('inspecteurs'))
    expect(ids('inspecteurs')).toHaveLength(2)
    const { rows } = await api.services.pools.owner.query(
      `select "wijzigingen" as "changes" from "geschiedenis" where "record_id" = $1 and "actie" like 'transition:notify%' order by "id"`,
      [visit],
    )
    expect(rows[0].changes).toMatchObject({ gemeld_op: [null, expect.any(String)], gemeld_spoed: [null, false] })
    expect(rows[1].changes).toMatchObject({
      melding_status: ['gemeld', 'gewijzigd'],
      gemeld_start: [expect.any(String), before],
      gemeld_inspecteurs: [[api.inspector.inspectionUserId], expect.arrayContaining(ids('inspecteurs') ?? [])],
    })
    await passes(visit)
    expect(await lead(visit, 'carryOut')).toBe('ok')
  })

  test('that was notified late keeps the urgency by which it was, whether it took place or not', async () => {
    const visit = await planned(1 / 24)
    await change('Inventarisatie', visit, { spoed: true, reden_spoed: 'Breuk in een leiding' })
    await lead(visit, 'notify')
    expect(await change('Inventarisatie', visit, { spoed: false })).toEqual([['spoed', 'isNotifiedInTime']])
    // Another reason may take its place, and what is put off long enough was told in time.
    expect(await change('Inventarisatie', visit, { spoed: false, calamiteit: true })).toBe('ok')
    expect(await change('Inventarisatie', visit, { calamiteit: false })).toEqual([['calamiteit', 'isNotifiedInTime']])
    expect(await change('Inventarisatie', visit, { calamiteit: false, start: at(9), eind: at(9) })).toBe('ok')
    expect(await change('Inventarisatie', visit, { start: at(0), eind: at(0) })).toEqual([
      ['start', 'isNotifiedInTime'],
    ])
    expect(
      await change('Inventarisatie', visit, { spoed: true, reden_spoed: 'Storm', start: inAnHour, eind: inAnHour }),
    ).toBe('ok')
    await lead(visit, 'notifyChange')
    await passes(visit)
    expect(await lead(visit, 'carryOut')).toBe('ok')
    expect(await change('Inventarisatie', visit, { spoed: false, reden_afwijking: 'Geen spoed' })).toEqual([
      ['spoed', 'isNotifiedInTime'],
    ])
  })

  test('of a building in Belgium is carried out without telling anybody, by somebody who may', async () => {
    const visit = await planned(-1)
    const untold = 'het bezoek is niet gemeld bij de certificerende instelling'
    expect(await lead(visit, 'carryOut')).toBe(untold)
    await api.services.pools.owner.query(
      `update "asset" set "land" = 'BE' where "id" = (select i."asset_id" from "inventarisatie_asset" i
         join "onderzoek" o on o."inventarisatie_asset_id" = i."id" join "inventarisatie" v on v."onderzoek_id" = o."id" where v."id" = $1)`,
      [visit],
    )
    await api.services.pools.owner.query('delete from "inventarisatie__inspecteurs" where "van_id" = $1', [visit])
    expect(await lead(visit, 'carryOut')).toContain('heeft niemand die het uitvoert de bevoegdheid')
    const inspecteurs = { connect: [{ id: api.inspector.inspectionUserId }] }
    await change('Inventarisatie', visit, { inspecteurs, start: null, eind: null })
    expect(await lead(visit, 'carryOut')).toBe('het bezoek is nog niet begonnen')
    await change('Inventarisatie', visit, { start: at(-1) })
    expect(await lead(visit, 'carryOut')).toBe('ok')
    // What was not known yet is filled in; what was known changes with a reason, although nobody was told.
    expect(await change('Inventarisatie', visit, { eind: at(-1) })).toBe('ok')
    const others = { set: [{ id: manager.inspectionUserId }] }
    for (const moved of [{ start: at(-2) }, { eind: at(0) }, { inspecteurs: others }])
      expect(await change('Inventarisatie', visit, moved)).toEqual([['reden_afwijking', 'saysWhyMoved']])
    expect(await change('Inventarisatie', visit, { start: at(-2), reden_afwijking: 'Eerder begonnen' })).toBe('ok')
    expect(await change('Inventarisatie', visit, { start: at(-3) })).toEqual([
      ['reden_afwijking', 'isReasonOfThisChange'],
    ])
  })

  test('is told a working day ahead, of those on which its firm is open', async () => {
    expect(await api.get('{ vrijeDagen { datum } }', {}, manager)).toEqual([{ datum: '2023-04-27' }])
    const visit = await planned(7)
    const closed: string[] = []
    for (let day = 0; day < 7; day += 1)
      closed.push(await api.create('holiday', { datum: at(day).slice(0, 10), naam: 'Gesloten' }, manager))
    expect(await lead(visit, 'notify')).toContain('minstens een hele werkdag vooraf')
    for (const id of closed) await api.get('mutation($id: ID!) { deleteVrijeDag(id: $id) { id } }', { id }, manager)
    expect(await lead(visit, 'notify')).toBe('ok')
  })

  test('that was notified keeps its hours and who goes', async () => {
    const visit = await waiting()
    await lead(visit, 'notify')
    expect(await change('Inventarisatie', visit, { start: null, inspecteurs: { set: [] } })).toEqual([
      ['start', 'isRequired'],
      ['inspecteurs', 'isRequired'],
    ])
    await lead(visit, 'withdraw')
    expect(await change('Inventarisatie', visit, { start: null })).toBe('ok')
  })

  test('that was carried out lies behind us, and does not move ahead', async () => {
    const later = await planned(7)
    expect(await lead(later, 'carryOut')).toBe('het bezoek is niet gemeld bij de certificerende instelling')
    await lead(later, 'notify')
    expect(await lead(later, 'carryOut')).toBe('het bezoek is nog niet begonnen')
    const visit = await done()
    expect(await change('Inventarisatie', visit, { start: at(2), eind: at(3), reden_afwijking: 'Typefout' })).toEqual([
      ['start', 'isNotFuture'],
      ['eind', 'isNotFuture'],
    ])
  })

  test('that was carried out otherwise than notified says why, of each change, and history keeps that', async () => {
    const visit = await done()
    const { inspecteurs } = (await api.get(
      'query($id: ID!) { inventarisatie(id: $id) { inspecteurs { id } } }',
      { id: visit },
      manager,
    )) as { inspecteurs: { id: string }[] }
    const others = { set: [{ id: manager.inspectionUserId }] }
    for (const moved of [
      { start: at(-2) },
      { eind: at(0) },
      { inspecteurs: others },
      { spoed: false, calamiteit: true },
    ])
      expect(await change('Inventarisatie', visit, moved)).toEqual([['reden_afwijking', 'isRequiredFor']])
    expect(await change('Inventarisatie', visit, { opmerking: 'Sleutel bij de buren' })).toBe('ok')
    expect(await change('Inventarisatie', visit, { start: at(-2), reden_afwijking: 'Eerder begonnen' })).toBe('ok')
    // The same words are no reason for what changes after that.
    expect(await change('Inventarisatie', visit, { inspecteurs: others })).toEqual([
      ['reden_afwijking', 'isReasonOfThisChange'],
    ])
    expect(await change('Inventarisatie', visit, { opmerking: null })).toBe('ok')
    expect(await change('Inventarisatie', visit, { inspecteurs: others, reden_afwijking: 'Samir was ziek' })).toBe('ok')
    const { rows } = await api.services.pools.owner.query(
      `select "wijzigingen" as "changes" from "geschiedenis" where "record_id" = $1 and "wijzigingen" ? 'reden_afwijking' order by "id" desc limit 2`,
      [visit],
    )
    expect(rows[0].changes).toEqual({
      inspecteurs: [inspecteurs.map(({ id }) => id), [manager.inspectionUserId]],
      reden_afwijking: ['Eerder begonnen', 'Samir was ziek'],
    })
    expect(rows[1].changes).toMatchObject({ reden_afwijking: [null, 'Eerder begonnen'] })
  })
})

test.each([
  ['Onderzoek', 'survey', ['startdatum', 'einddatum']],
  ['Inventarisatie', 'visit', ['start', 'eind']],
] as const)('the days of %s are of our time', async (type, key, names) => {
  const { survey, visit } = await makeSurvey(api)
  const id = key === 'survey' ? survey : visit
  const time = key === 'visit' ? ' 08:00:00' : ''
  const update = (day: string) =>
    api.ask(`mutation($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`, {
      id,
      input: Object.fromEntries(names.map((name) => [name, `${day}${time}`])),
    })
  for (const day of ['1200-01-01', '1899-12-31', '2200-01-01']) {
    const issues = (await update(day)).errors?.[0]?.extensions.issues
    expect(issues?.map(({ path, rule }: { path: string; rule: string }) => [path, rule])).toEqual(
      names.map((name) => [name, 'isOfOurTime']),
    )
  }
  for (const day of ['1900-01-01', '2199-12-31']) expect((await update(day)).errors).toBeUndefined()
})
