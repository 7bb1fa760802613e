import { derive } from '@vezel/report/derive.ts'
import { wordsOf } from '@vezel/report/texts/words.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { askAs } from '../graphql/run.ts'
import { gather, gatherSurvey } from '../reports/gather.ts'
import { demoApi } from '../testing/api.ts'
import { demoId } from './load-demo.ts'

vi.setConfig({ hookTimeout: 60_000 })
let api: Awaited<ReturnType<typeof demoApi>>
beforeAll(async () => {
  api = await demoApi()
})
afterAll(() => api.close())

interface Completed {
  readonly nummer: string
  readonly rapporten: readonly { readonly id: string; readonly status: string }[]
}

test('every completed survey of the demonstration has a released report that lacks nothing and contradicts nothing', async () => {
  const surveys: readonly Completed[] = await api.get(
    `{ onderzoeken(filter: { onderzoek_status: { where: { code: { eq: "afgerond" } } } }, sort: [{ field: "nummer" }]) {
      nummer rapporten { id status } } }`,
  )
  expect(surveys).toHaveLength(3)
  const told = await Promise.all(
    surveys.map(async ({ nummer, rapporten }) => {
      const released = rapporten.find(({ status }) => status === 'vrijgegeven')
      if (!released) return { nummer, lacks: ['no released report'] }
      const dossier = await gather(askAs(api.services, api.inspector), released.id)
      const { gaps, contradictions } = derive(dossier, wordsOf('nl'))
      // Photos are drawn after it was loaded; that every source has some is held where they are told.
      const open = gaps.filter(({ code, argument }) => argument === null && code !== 'sourceWithoutPhoto')
      return { nummer, lacks: [...open.map(({ code, label }) => `${code} ${label.nl}`), ...contradictions] }
    }),
  )
  expect(told).toEqual(surveys.map(({ nummer }) => ({ nummer, lacks: [] })))
})

test('the survey of the ship is under way: it contradicts nothing, and lacks what is still to be looked at and answered', async () => {
  const dossier = await gatherSurvey(askAs(api.services, api.inspector), demoId('survey', 'S10'))
  const { gaps, contradictions } = derive(dossier, wordsOf('nl'))
  const open = Map.groupBy(gaps, ({ code }) => code)
  // Photos are drawn after it was loaded.
  open.delete('sourceWithoutPhoto')
  expect(contradictions).toEqual([])
  expect([...open].map(([code, rows]) => [code, rows.length]).sort()).toEqual([
    ['sampleWithoutResult', 11],
    ['spaceWithoutState', 29],
    ['vscpWithoutOutcome', 55],
  ])
})
