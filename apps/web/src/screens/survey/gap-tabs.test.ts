import { type EntityKey, model } from '@vezel/model'
import { dossierRules } from '@vezel/model/dossier-rules/index.ts'
import type { DossierRule } from '@vezel/model/dossier-rules/rule.ts'
import type { GapCode } from '@vezel/model/gaps.ts'
import { fill, routeOf } from '@vezel/model/route-paths.ts'
import { expect, test } from 'vitest'
import '../../areas/of-survey.ts'
import { type GapRoads, gapLink } from './gap-links.ts'
import { byTab, countedOnTabs, tabOf } from './gap-tabs.ts'

const roads = (locale: 'nl' | 'en'): GapRoads => ({
  to: (name, ...[params]) => fill(routeOf(name), { survey: 's', ...params }, locale),
  sourceOf: () => undefined,
  placeOf: () => undefined,
  spaceOf: () => undefined,
  analysisOf: () => undefined,
})
const rules: readonly (readonly [string, DossierRule])[] = Object.entries(dossierRules)
const linkOf = ([code, { at }]: (typeof rules)[number], locale: 'nl' | 'en') =>
  gapLink(
    {
      code: code as GapCode,
      type: model.entity(at.page as EntityKey).api.type,
      id: 'one',
      veld: { entity: at.of, id: null, name: at.field },
    },
    roads(locale),
  )

test.each(['nl', 'en'] as const)(
  'every rule is mended on a tab of the survey, also where its record is not known, in %s',
  (locale) => {
    const elsewhere = rules.filter((rule) => routeOf(tabOf(linkOf(rule, locale))).place !== 'tab').map(([code]) => code)
    expect(elsewhere).toEqual([])
  },
)

test('what is missing stands by the tab, in the order of the tabs', () => {
  const named = (codes: readonly GapCode[]) =>
    byTab(
      rules.filter(([code]) => codes.some((one) => one === code)),
      (rule) => linkOf(rule, 'nl'),
    ).map(([tab, gaps]) => [tab, gaps.map(([code]) => code)])
  expect(
    named(['clientMissing', 'sampleWithoutResult', 'amountZero', 'sourceWithoutPhoto', 'spaceWithoutState']),
  ).toEqual([
    ['surveys-survey-information-client', ['clientMissing']],
    ['surveys-survey-sources', ['sourceWithoutPhoto', 'amountZero']],
    ['surveys-survey-asset-spaces', ['spaceWithoutState']],
    ['surveys-survey-samples', ['sampleWithoutResult']],
  ])
})

test('what is missing counts on its tab and on those that it lies below', () => {
  const of = (code: GapCode) => rules.filter(([one]) => one === code).map((rule) => linkOf(rule, 'nl'))
  expect(
    Object.fromEntries(countedOnTabs([...of('clientMissing'), ...of('scopeMissing'), ...of('sampleRejected')])),
  ).toEqual({
    'surveys-survey-information': 2,
    'surveys-survey-information-client': 1,
    'surveys-survey-samples': 1,
  })
})
