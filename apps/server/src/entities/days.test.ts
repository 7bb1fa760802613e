import { dutchTime } from '@vezel/model/dutch-time.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
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
  const lead = async (id: string, event: string) => {
    const { errors } = await api.ask(
      `mutation($id: ID!) { transitionInventarisatie(id: $id, event: "${event}") { id } }`,
      { id },
      manager,
    )
    return errors ? (errors[0]?.extensions.args.reason as { nl: string } | undefined)?.nl.split(':')[0] : 'ok'
  }
  const planned = async (days: number) => {
    const { visit } = await makeSurvey(api)
    const inspecteurs = { connect: [{ id: api.inspector.inspectionUserId }] }
    await change('Inventarisatie', visit, { start: at(days), eind: at(days), inspecteurs })
    return visit
  }

  test('is notified late rather than never, or with an urgency that there was not', async () => {
    expect(await lead(await planned(-1), 'notify')).toBe('ok')
    expect(await lead(await planned(1), 'notify')).toBe('ok')
  })

  test('that was carried out lies behind us, and does not move ahead', async () => {
    const later = await planned(1)
    await lead(later, 'notify')
    expect(await lead(later, 'carryOut')).toBe('het bezoek is nog niet begonnen')
    const visit = await planned(-1)
    await lead(visit, 'notify')
    expect(await lead(visit, 'carryOut')).toBe('ok')
    expect(await change('Inventarisatie', visit, { start: at(2), eind: at(3) })).toEqual([
      ['start', 'isNotFuture'],
      ['eind', 'isNotFuture'],
    ])
    expect(await change('Inventarisatie', visit, { start: at(-2) })).toBe('ok')
  })
})
